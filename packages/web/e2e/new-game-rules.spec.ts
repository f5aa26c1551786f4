import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { arrowTo, choose, chooseStory, expectNoSideways, openStartWith, tabTo } from './play/index.ts';
import { axe, expect, giveFile, openStart, test, withSettings } from './support/index.ts';

/** Choosing what is played: the game, its scenario and the rules of the table; and reading them again later. */

const QUICK = { motion: 'off', dice: 'skip', sound: false, hints: false } as const;

async function openNewGame(page: Page, settings: Readonly<Record<string, string>> = {}): Promise<void> {
  await withSettings(page, { ...QUICK, ...settings });
  await openStartWith(page, 7);
  await page.getByTestId('new-game').click();
}

const dialog = (page: Page): Locator => page.getByTestId('rules-dialog');
const summary = (page: Page): Locator => page.getByTestId('rules-summary');
const switchOf = (page: Page, name: RegExp): Locator => dialog(page).getByRole('switch', { name });
const openGroup = (page: Page, group: string): Promise<void> =>
  page.getByTestId(`rules-${group}`).locator('summary').click();

/** The person has the first turn, so that the game waits. */
async function begin(page: Page): Promise<void> {
  const seat = (index: number, kind: string) =>
    page.locator('main ol > li').nth(index).locator(`input[value=${kind}]`).check({ force: true });
  await seat(0, 'person');
  await seat(2, 'computer');
  await page.getByTestId('begin').click();
  await page.waitForURL(/#\/game\//);
  await page.getByTestId('menu').waitFor();
}

/** The window that tells by which rules the running game is played. */
async function readRules(page: Page, name = 'Rules of this game'): Promise<Locator> {
  await page.getByTestId('menu').click();
  await page.getByTestId('game-menu').getByRole('button', { name }).click();
  return page.getByTestId('rules-window');
}

test('newcomers get the second edition as printed; reduX is one choice away', async ({ page }) => {
  await openNewGame(page);
  const games = page.getByRole('radiogroup', { name: 'Game' });
  await expect(games.getByRole('radio', { name: /^Second edition/ })).toBeChecked();
  await expect(summary(page)).toContainText('As printed');
  await expect(page.getByTestId('story-redux-4')).toHaveCount(0);
  await choose(games, /^reduX/);
  await expect(games).toContainText('no leaders, forts or submission');
  await expect(page.getByTestId('story-redux-4').getByRole('radio')).toBeChecked();
  await expect(page.getByTestId('story-standard-4')).toHaveCount(0);
  await expect(summary(page)).toContainText('Usual rules');
  await expect(page.getByRole('radiogroup', { name: 'Votes' })).toHaveCount(0); // nobody votes in reduX
  await page.getByTestId('story-redux-short-4').click();
  await begin(page);
  const rules = await readRules(page);
  await expect(rules).toContainText('reduX');
  await expect(rules).toContainText('No optional rules');
});

test('two optional rules: chosen, begun, read, saved and loaded', async ({ page }) => {
  await openNewGame(page);
  await page.getByTestId('change-rules').click();
  await expect(dialog(page).getByRole('switch').filter({ visible: true })).toHaveCount(0); // no wall of switches
  await openGroup(page, 'movement');
  await switchOf(page, /^Several seas/).check();
  await openGroup(page, 'points');
  await switchOf(page, /^Hidden scores/).check();
  await dialog(page).getByRole('button', { name: 'Handicap of red, one point less' }).click();
  await expect(dialog(page).getByRole('spinbutton', { name: 'Handicap of red' })).toHaveValue('-1');
  const changes = page.getByTestId('rule-changes');
  await expect(changes).toContainText('Changed from “As printed”');
  for (const name of ['Several seas', 'Hidden scores', 'Handicap: Red −1'])
    await expect(changes).toContainText(name);
  await expect(dialog(page).getByRole('status')).toHaveText('As printed, 3 changes');
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(summary(page)).toContainText('As printed, 3 changes');
  await expect(summary(page)).toContainText('Several seas, Hidden scores, Handicap: Red −1');
  await begin(page);

  const expectRules = async () => {
    const rules = await readRules(page);
    await expect(rules).toContainText('As printed, 3 changes');
    await expect(rules.getByTestId('rules-in-force')).toContainText(
      'Boats and invaders may cross more than one sea',
    );
    await expect(rules.getByTestId('rules-in-force')).toContainText(
      'Nobody sees any points until the game is over',
    );
    await expect(rules).toContainText('Red −1');
    await page.keyboard.press('Escape');
  };
  await expectRules();
  await page.reload();
  await page.getByTestId('menu').waitFor();
  await expectRules();

  await page.getByTestId('menu').click();
  const menu = page.getByTestId('game-menu');
  await menu.getByLabel('Save as').fill('Two rules');
  await menu.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(menu.getByRole('status')).toContainText('Two rules');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    menu.getByRole('button', { name: 'Save to file' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text.split('\n')[1]).toContain('"variants":["several-seas","hidden-scores"]');
  await menu.getByTestId('quit').click();
  await page.getByTestId('saves').click();
  const row = page.getByRole('listitem').filter({ hasText: 'Two rules' });
  await expect(row).toContainText('Second edition. As printed, 3 changes');
  await row.getByRole('button', { name: 'Open Two rules' }).click();
  await page.getByTestId('menu').waitFor();
  await expectRules();

  await openStart(page);
  await giveFile(page, text);
  await page.waitForURL(/#\/game\//);
  await page.getByTestId('menu').waitFor();
  await expectRules();
});

test('what cannot be played together says why, and presets lead back', async ({ page }) => {
  await openNewGame(page);
  await page.getByTestId('change-rules').click();
  await openGroup(page, 'dice');
  await switchOf(page, /^Deck of 24 dice/).check();
  const other = switchOf(page, /^Deck of 48 dice/);
  await expect(other).toHaveAttribute('aria-disabled', 'true');
  await expect(other).toHaveAccessibleName(/Cannot be played together with “Deck of 24 dice”/);
  await other.focus(); // the reason can be reached
  await page.keyboard.press('Space');
  await expect(other).not.toBeChecked();
  await switchOf(page, /^Deck of 24 dice/).uncheck();
  await other.check();

  const presets = dialog(page).getByRole('radiogroup', { name: 'Preset' });
  await choose(presets, /^First printing/);
  await expect(dialog(page).getByRole('status')).toHaveText('First printing');
  await openGroup(page, 'first-printing');
  await expect(switchOf(page, /^No roads after straits/)).toBeChecked();
  await choose(presets, /^As printed/); // and its change is still there
  await expect(other).toBeChecked();
  await dialog(page).getByRole('button', { name: 'Back to “As printed”' }).click();
  await expect(page.getByTestId('rule-changes')).toContainText('Nothing is changed.');
  await expect(other).not.toBeChecked();
});

test('the computer game: its rules are on, and one can be left out', async ({ page }) => {
  await openNewGame(page);
  await chooseStory(page, 'computer-invasions');
  await page.getByTestId('change-rules').click();
  await openGroup(page, 'movement');
  await switchOf(page, /^Several seas/).uncheck();
  await page.keyboard.press('Escape');
  await expect(summary(page)).toContainText('Computer game, 1 change');
  await page.reload(); // the choice is kept
  await expect(summary(page)).toContainText('Computer game, 1 change');
  await begin(page);
  const rules = await readRules(page);
  await expect(rules.getByTestId('rules-left-out')).toContainText('Several seas');
});

test('by keys alone, and axe finds nothing', async ({ page }) => {
  await openNewGame(page);
  await arrowTo(page, page.getByRole('radiogroup', { name: 'Game' }), /^Computer game/);
  await arrowTo(page, page.getByRole('radiogroup', { name: 'Game' }), /^Second edition/);
  await axe(page);
  await tabTo(page, page.getByTestId('change-rules'));
  await page.keyboard.press('Enter');
  await arrowTo(page, dialog(page).getByRole('radiogroup', { name: 'Preset' }), /^First printing/);
  await tabTo(page, page.getByTestId('rules-dice').locator('summary'));
  await page.keyboard.press('Enter');
  await tabTo(page, switchOf(page, /^Deck of 24 dice/));
  await page.keyboard.press('Space');
  await tabTo(page, dialog(page).getByRole('spinbutton', { name: 'Handicap of blue' }));
  await page.keyboard.press('ArrowUp');
  await expect(dialog(page).getByRole('status')).toHaveText('First printing, 2 changes');
  await axe(page, '[data-testid=rules-dialog]');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByTestId('change-rules')).toBeFocused();
});

test('a file with rules that cannot be is refused, and says which', async ({ page }) => {
  await openStart(page);
  const variants = ['dice-deck-24', 'dice-deck-48'];
  await giveFile(page, `round 9 saxons movement\nkent: saxons 3\noptions ${JSON.stringify({ variants })}`);
  await expect(page.getByRole('dialog')).toContainText('“Deck of 24 dice” and “Deck of 48 dice”');
});

test.describe('on a phone, in Italian', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'it-IT',
  });

  test('choose, change, begin and read', async ({ page }) => {
    await openNewGame(page, { language: 'it' });
    await page.getByTestId('game-redux').tap();
    await expect(page.getByTestId('game-redux')).toContainText('niente comandanti, forti o sottomissioni');
    await expectNoSideways(page);
    await page.getByTestId('change-rules').tap();
    await expectNoSideways(page);
    const box = await dialog(page).boundingBox();
    expect(box?.width).toBe(390);
    await page.getByTestId('preset-redux-open-terrain').tap();
    await page.getByTestId('rules-dice').locator('summary').tap();
    await switchOf(page, /^Meno fortuna in battaglia/).tap();
    await expect(dialog(page).getByRole('status')).toHaveText('Terreno aperto, 1 modifica');
    await axe(page, '[data-testid=rules-dialog]');
    await dialog(page).getByRole('button', { name: 'Fatto' }).tap();
    await expect(summary(page)).toContainText('Terreno aperto, 1 modifica');
    await begin(page);
    const rules = await readRules(page, 'Regole di questa partita');
    await expect(rules).toContainText('Terreno aperto');
    await expect(rules).toContainText('Meno fortuna in battaglia');
    await expectNoSideways(page);
    await axe(page, '[data-testid=rules-window]');
  });
});
