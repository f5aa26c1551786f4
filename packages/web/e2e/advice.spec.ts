import { newGame, Orders, Screen } from './play/index.ts';
import { expect, test, withSettings } from './support/index.ts';

test('a King advises a whole plan, also to armies that have moved', async ({ page }) => {
  const screen = new Screen(page);
  const orders = new Orders(page);
  await withSettings(page, { motion: 'off', dice: 'skip', sound: false, view: 'list' });
  await newGame(page, { seed: 4, story: 'two-early', seats: ['person', 'computer'] });
  await screen.expectTurn('Romans');
  const ask = page.getByRole('button', { name: 'Ask a King for advice' });
  const advice = page.getByTestId('advice').getByRole('listitem');

  await ask.click();
  await expect(advice.first()).toBeVisible({ timeout: 60_000 });
  expect(await advice.count()).toBeGreaterThan(3);
  for (const line of await advice.all()) await expect(line).toContainText('from the English Channel');

  await orders.give('move 16 english-channel kent');
  await ask.click();
  await expect(advice.first()).toContainText('from Kent', { timeout: 60_000 });
  await expect(page.getByTestId('advice')).not.toContainText('nothing else to gain');
});
