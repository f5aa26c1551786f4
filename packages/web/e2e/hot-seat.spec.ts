import { Board, newGame, playToEnd, Screen } from './play/index.ts';
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
    await expect(page.getByRole('heading', { level: 1, name: /^Player \d, please$/ })).toBeVisible();
    await expect(board.map).toHaveCount(0);
    await expect(screen.log).toHaveCount(0);
    await page.getByRole('button', { name: 'I am here' }).click();
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

  await test.step('the final scores: ranking, table and chart agree', async () => {
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
