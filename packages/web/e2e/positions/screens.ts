import { expect, type Locator, type Page } from '@playwright/test';
import { giveFile, openStart } from '../support/index.ts';
import { battle, door, endPhase, march, openPosition, pick, takeSeat } from './table.ts';

/** A way through every screen, in either language, for checks that look at all of them. */

export type Visit = (screen: string) => Promise<void>;

const NAMES = {
  handbook: /^(Handbook|Manuale)$/,
  settings: /^(Settings|Impostazioni)$/,
  credits: /^(Credits|Crediti)$/,
  back: /^(Back|Indietro)$/,
  players: /^(Players|Giocatori)$/,
  rules: /^(Rules of this game|Regole di questa partita)$/,
  timeline: /^(Timeline|Cronologia)$/,
  units: /^(Units|Unità)$/,
  growth: /^(Growth|Crescita)$/,
  gameHandbook: /^(Rules handbook|Manuale delle regole)$/,
  advice: /^(General advice|Suggerimenti generali)$/,
  keys: /^(Keyboard shortcuts|Scorciatoie da tastiera)$/,
  where: /^(Score details|Dettaglio punti)$/,
  points: /^(Points|Punti)$/,
  toMap: /^(Back to the map|Torna alla mappa)$/,
  fightOn: /^(Fight on|Continua)$/,
  roll: /^(Roll the dice|Lancia i dadi)$/,
} as const;

const button = (where: Page | Locator, name: keyof typeof NAMES): Locator =>
  where.getByRole('button', { name: NAMES[name] });

const dialog = (page: Page): Locator => page.getByRole('dialog');

async function window(page: Page, screen: string, open: () => Promise<void>, visit: Visit): Promise<void> {
  await open();
  await expect(dialog(page)).toBeVisible();
  await visit(screen);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

/** Start page, saves, new game and the windows that open from them. */
export async function visitPages(page: Page, visit: Visit): Promise<void> {
  await openStart(page);
  await visit('start');
  for (const name of ['handbook', 'settings', 'credits'] as const) {
    const ready = name === 'handbook' ? () => dialog(page).getByRole('heading', { level: 4 }).first() : null;
    const open = async () => {
      await button(page, name).click();
      if (ready) await ready().waitFor({ state: 'attached' });
    };
    await window(page, name, open, visit);
  }
  await giveFile(page, 'no game at all');
  await expect(dialog(page)).toBeVisible();
  await visit('damaged file');
  await page.keyboard.press('Escape');
  await page.getByTestId('saves').click();
  await page.waitForURL(/saves$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await visit('no saves');
  await button(page, 'back').click();
  await page.getByTestId('new-game').click();
  await page.getByTestId('begin').waitFor();
  await visit('new game');
  await window(page, 'rules of the table', () => openRules(page), visit);
}

/** With two groups open, and an option that stands against another. */
async function openRules(page: Page): Promise<void> {
  await page.getByTestId('change-rules').click();
  for (const group of ['dice', 'points']) {
    await page.getByTestId(`rules-${group}`).locator('summary').click();
    await page.getByTestId(`rules-${group}`).getByRole('switch').last().click();
  }
}

const menu = async (page: Page, name: keyof typeof NAMES): Promise<void> => {
  await page.getByTestId('menu').click();
  await button(page.getByTestId('game-menu'), name).click();
  await expect(page.getByTestId('game-menu')).toHaveCount(0);
};

/** A movement with a chosen stack, the layers and the list. */
export async function visitMovement(page: Page, visit: Visit): Promise<void> {
  await openPosition(page, 'battle', { waitAtDoor: true, settings: { hints: true } });
  await door(page).waitFor();
  await visit('hand-over');
  await takeSeat(page);
  await visit('movement');
  await pick(page, 'kent', 'saxons');
  await visit('movement with a stack');
  await page.keyboard.press('Escape');
  for (const layer of ['points', 'population', 'stacking'] as const) {
    await look(page, layer);
    await visit(`layer ${layer}`);
  }
  await look(page, 'moves');
  await page.keyboard.press('v');
  await page.getByTestId('list-view').waitFor();
  await visit('list view');
  await page.keyboard.press('v');
}

/** Layers stand above the map; on a phone in the menu. */
async function look(page: Page, layer: string): Promise<void> {
  const above = page.locator(`main input[value="${layer}"]`);
  if (await above.isVisible()) return above.check({ force: true });
  await page.getByTestId('menu').click();
  await page.getByTestId('game-menu').locator(`input[value="${layer}"]`).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

/** All windows of the game. */
export async function visitWindows(page: Page, visit: Visit): Promise<void> {
  await openPosition(page, 'battle');
  await window(page, 'menu', () => page.getByTestId('menu').click(), visit);
  for (const name of [
    'players',
    'timeline',
    'rules',
    'units',
    'growth',
    'advice',
    'keys',
    'settings',
  ] as const)
    await window(page, name, () => menu(page, name), visit);
  await window(page, 'log', () => page.keyboard.press('g'), visit);
  await window(
    page,
    'nation',
    () => page.getByRole('banner').locator('li button').filter({ visible: true }).first().click(),
    visit,
  );
  await window(page, 'scores', () => toScores(page), visit);
  await window(page, 'area', () => inspect(page, 'essex'), visit);
}

/** The scores stand behind the points panel, which on a phone has a window of its own. */
async function toScores(page: Page): Promise<void> {
  const where = button(page, 'where').filter({ visible: true });
  if (!(await where.isVisible()))
    await page.getByRole('banner').getByRole('button', { name: NAMES.points }).click();
  await where.click();
}

async function inspect(page: Page, area: string): Promise<void> {
  await pick(page, area);
  await page.keyboard.press('i');
}

/** A battle before, between and after its dice; then the saves, which are no longer empty. */
export async function visitBattle(page: Page, visit: Visit): Promise<void> {
  await openPosition(page, 'battle', { seed: 4, settings: { dice: 'fast' } });
  await march(page, 'saxons', 'kent', 'essex');
  await march(page, 'saxons', 'wessex', 'avalon');
  await endPhase(page);
  await page.getByTestId('decision-battle').first().waitFor({ state: 'attached' });
  await visit('battles to choose from');
  await pick(page, 'essex');
  await expect(battle(page)).toBeVisible();
  await visit('battle, before the dice');
  await button(battle(page), 'roll').click();
  await expect(battle(page).getByRole('radio').first()).toBeAttached(); // a retreat is open
  await visit('battle, a retreat is open');
  while (await button(battle(page), 'fightOn').isVisible()) {
    await button(battle(page), 'fightOn').click();
    await expect(
      button(battle(page), 'fightOn')
        .or(button(battle(page), 'toMap'))
        .first(),
    ).toBeVisible();
  }
  await visit('battle, decided');
  await button(battle(page), 'toMap').click();
}

/** The last movement, and the final scores. */
export async function visitEnd(page: Page, visit: Visit): Promise<void> {
  await openPosition(page, 'last');
  await endPhase(page);
  await page.getByTestId('to-end').waitFor();
  await visit('the game is over');
  await page.getByTestId('to-end').click();
  await page.getByTestId('end').waitFor();
  await visit('final scores');
  await openStart(page);
  await page.getByTestId('continue').or(page.getByTestId('saves')).first().waitFor();
  await page.getByTestId('saves').click();
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  await visit('saves');
}
