import { newGame, Orders, Screen, untilTurn } from './play/index.ts';
import { expect, test, withSettings } from './support/index.ts';

test.beforeEach(({ isMobile }) => {
  test.skip(isMobile, 'the same program as on the large screen');
});

test('computers play Dragon prows to its end without a click', async ({ page }) => {
  test.setTimeout(240_000);
  const screen = new Screen(page);
  await withSettings(page, { motion: 'off', dice: 'skip', sound: false });
  await newGame(page, { seed: 3, story: 'two-vikings', seats: ['computer', 'computer'] });
  await expect(page.getByTestId('to-end')).toBeVisible({ timeout: 200_000 });
  await screen.expectRound(14);
  await expect(screen.line(/wins the game\.|share the victory\./)).toHaveCount(1);
  await expect(page.getByTestId('refusal')).toHaveCount(0);

  await page.getByTestId('to-end').click();
  const places = page.getByTestId('end').getByRole('list', { name: 'Ranking' }).locator('> li');
  await expect(places).toHaveCount(2);

  await test.step('the whole game can be watched again', async () => {
    await page.getByRole('button', { name: 'Watch it again' }).click();
    const bar = page.getByRole('region', { name: 'Since your last turn' });
    await expect(bar).toContainText(/Looking back: 0 of \d+/);
    await screen.expectRound(11);
    await bar.getByRole('button', { name: 'Last step' }).click();
    await screen.expectRound(14);
    await bar.getByRole('button', { name: 'Back to the game' }).click();
    await expect(page.getByTestId('to-end')).toBeVisible();
  });
});

test('what the others did since the last turn can be looked at step by step', async ({ page }) => {
  test.setTimeout(180_000);
  const screen = new Screen(page);
  const orders = new Orders(page);
  const since = page.getByRole('button', { name: 'Since your last turn' });
  await withSettings(page, { motion: 'off', dice: 'skip', sound: false, view: 'list' });
  await newGame(page, { seed: 4, story: 'two-early', seats: ['person', 'computer'] });
  await screen.expectTurn('Romans');
  await expect(since).toBeDisabled();
  await orders.give('move 6 english-channel kent; move 4 kent essex');
  await orders.give('end');
  await screen.next.click();
  await untilTurn(screen, { nation: 'Romans', round: 2, press: (button) => button.click({ timeout: 3000 }) });
  await page.keyboard.press('v');

  await since.click();
  const bar = page.getByRole('region', { name: 'Since your last turn' });
  const title = bar.getByText(/^Looking back/);
  await expect(title).toHaveText(/^Looking back: 0 of \d+$/);
  const last = Number(/\d+$/.exec((await title.textContent()) ?? '')?.[0]);
  expect(last).toBeGreaterThan(5);
  await screen.expectRound(1);
  await expect(screen.next).toHaveCount(0);

  await bar.getByRole('button', { name: 'Step on' }).click();
  await bar.getByRole('button', { name: 'Step on' }).click();
  await expect(title).toHaveText(`Looking back: 2 of ${last}`);
  await bar.getByRole('button', { name: 'Step back' }).click();
  await expect(title).toHaveText(`Looking back: 1 of ${last}`);
  await bar.getByRole('button', { name: 'First step' }).click();
  await bar.getByRole('button', { name: 'Step back' }).click();
  await expect(title).toHaveText(`Looking back: 0 of ${last}`);
  await bar.getByRole('button', { name: 'Last step' }).click();
  await expect(title).toHaveText(`Looking back: ${last} of ${last}`);
  await screen.expectRound(2);
  await bar.getByRole('button', { name: 'Back to the game' }).click();
  await expect(bar).toHaveCount(0);
  await screen.expectTurn('Romans');
  await expect(screen.next).toBeVisible();
});
