import type { Page } from '@playwright/test';
import { Board, fightAll, newGame, playToEnd, Screen } from './play/index.ts';
import { answer, asked, battle, door, endPhase, march, openPosition } from './positions/table.ts';
import { axe, expect, test, withSettings } from './support/index.ts';

// Some hundred steps: a trace of them costs more than the test.
test.use({ trace: 'off' });

test('two people play Dragon prows to its end at one screen', async ({ page }) => {
  test.setTimeout(300_000);
  const screen = new Screen(page);
  const board = new Board(page);
  await withSettings(page, { motion: 'off', dice: 'skip', sound: false, hints: false, confirmIdle: false });
  await newGame(page, { seed: 5, story: 'two-vikings', seats: ['person', 'person'] });

  await test.step('between two people nothing of the game is seen', async () => {
    await expect(page.getByRole('heading', { level: 1, name: /^Pass to Player \d$/ })).toBeVisible();
    await expect(board.map).toHaveCount(0);
    await expect(screen.log).toHaveCount(0);
    await page.getByRole('button', { name: 'Ready', exact: true }).click();
  });

  await test.step('the first move is made on the map', async () => {
    await screen.expectTurn('Welsh');
    await board.click('cheshire', 'welsh');
    await expect(screen.stack('Cheshire')).toBeVisible();
    await board.click('march');
    await expect(screen.line('The Welsh move 1 army from Cheshire to the March.')).toBeVisible();
    await page.keyboard.press('v');
    await expect(page.getByTestId('list-view')).toBeVisible();
  });

  const tale = await test.step('the rest in the list view, the battles in their windows', () =>
    playToEnd(screen, (button) => button.click({ timeout: 3000 }), 5));
  expect(tale.handOvers.size, 'both people are asked for').toBe(2);
  expect(tale.battles.size, 'battles are seen').toBeGreaterThan(5);
  expect(tale.moves).toBeGreaterThan(30);
  expect([...tale.decisions]).toEqual(expect.arrayContaining(['move', 'end', 'place', 'fight', 'leader']));

  await test.step('the final scores: ranking, table and chart agree (UI-85)', async () => {
    await page.getByTestId('to-end').click();
    const end = page.getByTestId('end');
    await expect(end.getByRole('heading', { level: 1 })).toHaveText(/Player \d/);
    const places = end.getByRole('list', { name: 'Ranking' }).locator('> li');
    await expect(places).toHaveCount(2);
    const totals = (await places.locator('p > b').allTextContents()).map(Number);
    expect(totals[0]).toBeGreaterThanOrEqual(totals[1] ?? 0);
    expect(totals[0]).toBeGreaterThan(0);
    const names = await places.getByRole('heading').allTextContents();
    for (const [i, name] of names.entries()) {
      const row = end.getByRole('row', { name: new RegExp(`^${name} `) });
      await expect(row.last()).toContainText(String(totals[i]));
      await expect(end.locator('svg text', { hasText: `${name} ${totals[i]}` })).toBeVisible();
    }
    await expect(end.getByRole('img', { name: /points/i }).first()).toBeVisible();
    await axe(page);
  });
});

test.describe('a battle of people at one screen', () => {
  const DICE = { seed: 1, settings: { dice: 'fast' } } as const;

  test('the last battle of a turn is seen before the screen goes to the next person', async ({ page }) => {
    await openPosition(page, 'last-battle', DICE);
    await march(page, 'saxons', 'kent', 'essex');
    await endPhase(page);
    await expect(battle(page)).toContainText('Before the first roll');
    await expect(battle(page)).toContainText('Player 3, attacking');
    await answer(battle(page), 'Roll the dice').click();
    await expect(battle(page)).toContainText('The Saxons hold Essex');
    await expect(door(page)).toHaveCount(0);
    await answer(battle(page), 'Back to the map').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pass to Player 4' })).toBeVisible();
  });

  test('another person is asked only when the battle has been looked at', async ({ page }) => {
    await openPosition(page, 'ballot', DICE);
    await march(page, 'angles', 'bernicia', 'lothian');
    await endPhase(page);
    await answer(battle(page), 'Roll to the end').click();
    await expect(battle(page)).toContainText('The Angles hold Lothian');
    await answer(battle(page), 'Back to the map').click();
    await expect(battle(page)).toHaveCount(0);
    await expect(asked(page, 'ballot')).toContainText('Player 1');
  });

  test('from one battle into the next: another defender sees the dice and may retreat', async ({ page }) => {
    await openPosition(page, 'chained', DICE);
    await march(page, 'saxons', 'kent', 'essex');
    await march(page, 'saxons', 'wessex', 'avalon');
    await endPhase(page);
    await answer(page, 'Fight for Essex').click();
    await answer(battle(page), 'Roll the dice').click();
    await expect(battle(page)).toContainText('The Saxons hold Essex');
    await expect(battle(page).getByRole('radio')).toHaveCount(0); // the retreat belongs to the other battle
    await answer(battle(page), 'Next battle').click();
    await expect(battle(page).getByRole('heading', { name: 'The battle for Avalon' })).toBeVisible();
    await expect(battle(page)).toContainText('Before the first roll');
    await answer(battle(page), 'Roll the dice').click();
    await expect(battle(page)).toContainText('Player 2 decides');
    await expect(battle(page)).toContainText('Retreat?');
    await expect(battle(page).getByRole('radio').first()).toBeAttached();
  });

  test('who rolls to the end does not answer for the other person', async ({ page }) => {
    await openPosition(page, 'chained', DICE);
    await march(page, 'saxons', 'wessex', 'avalon');
    await endPhase(page);
    await answer(battle(page), 'Roll to the end').click();
    await expect(battle(page)).toContainText('Player 2 decides');
    await expect(answer(battle(page), 'Fight on')).toBeVisible();
    await page.waitForTimeout(1500); // longer than the pause between two rounds
    await expect(battle(page)).toContainText('Player 2 decides');
    await expect(battle(page)).toContainText('Dice, first roll');
  });
});

test('decks, kept hits and hidden scores in the last battle; the end tells all, and calls nobody you', async ({
  page,
}) => {
  await openPosition(page, 'house', { seed: 1, settings: { dice: 'fast' } });
  await march(page, 'normans', 'essex', 'kent');
  await endPhase(page);
  const side = (nation: RegExp) => battle(page).getByRole('region', { name: nation });
  const full =
    'Cards left in the deck: 4 with a 1, 4 with a 2, 4 with a 3, 4 with a 4, 4 with a 5, 4 with a 6';
  for (const nation of [/^Normans, /, /^Saxons, /]) await expect(side(nation)).toContainText(full);
  await answer(battle(page), 'Roll the dice').click();
  await expect(battle(page)).toContainText('Retreat?');
  for (const nation of [/^Normans, /, /^Saxons, /]) await expect(side(nation)).not.toContainText(full);
  await expect(battle(page)).toContainText(/1 hit kept for the next roll/);
  await answer(battle(page), 'Close').click();
  await expectHidden(page);
  await answer(page, 'Open the battle').click();
  await fightAll(new Screen(page), (button) => button.click());
  await page.getByTestId('to-end').click();
  const end = page.getByTestId('end');
  await expect(end.getByRole('heading', { level: 1 })).toContainText(/Player \d/);
  await expect(end).not.toContainText(/\byou\b/i);
  await expect(end).toContainText('Handicap');
  await expect(end).toContainText(/−\d/); // Player 3 ends below zero
});

/** Neither a panel nor a window nor the log tells a point. */
async function expectHidden(page: Page): Promise<void> {
  const hidden = 'Points stay hidden until the game is over.';
  await expect(page.getByText(hidden)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Log' })).not.toContainText(/ score | points/);
  await answer(page, 'Players').click();
  const players = page.getByRole('dialog');
  await expect(players).toContainText(hidden);
  await expect(players).toContainText('Handicap at the end: −40.');
  await expect(players.getByRole('columnheader', { name: 'Points' })).toHaveCount(0);
  await answer(players, 'Close').click();
}
