import { fightAll, newGame, Orders, type Press, Screen, untilTurn } from './play/index.ts';
import { expect, test, withSettings } from './support/index.ts';

test('computers play Dragon prows to its end without a click', async ({ page }) => {
  test.setTimeout(240_000);
  const screen = new Screen(page);
  await withSettings(page, { motion: 'off', dice: 'skip', sound: false });
  await newGame(page, { seed: 3, story: 'two-vikings', seats: ['computer', 'computer'] });
  await expect(page.getByTestId('to-end')).toBeVisible({ timeout: 200_000 });
  await expect(page.getByRole('region', { name: 'Points', exact: true })).toContainText('round 14');
  await expect(screen.line(/wins the game\.|share the victory\./)).toHaveCount(1);
  // What came of a computer's last order has no reason of its own.
  await expect(screen.line(/wins the game\.|share the victory\./)).toHaveText(
    /^[^.]+ (wins the game|share the victory)\.$/,
  );
  await expect(page.getByTestId('refusal')).toHaveCount(0);

  await page.getByTestId('to-end').click();
  const places = page.getByTestId('end').getByRole('list', { name: 'Ranking' }).locator('> li');
  await expect(places).toHaveCount(2);

  await test.step('the whole game can be watched again', async () => {
    await page.getByRole('button', { name: 'Watch the replay' }).click();
    const bar = page.getByTestId('review');
    await bar.getByRole('button', { name: 'Stop' }).click();
    await bar.getByRole('button', { name: 'First step' }).click();
    await expect(bar).toContainText(/Looking back: 0 of \d+/);
    await screen.expectRound(11);
    await bar.getByRole('button', { name: 'Last step' }).click();
    await expect(screen.line(/wins the game\.|share the victory\./)).toHaveCount(1);
    await bar.getByRole('button', { name: 'Back to the game' }).click();
    await expect(page.getByTestId('to-end')).toBeVisible();
  });
});

test('what the others did since the last turn can be looked at step by step', async ({ page }) => {
  test.setTimeout(180_000);
  const screen = new Screen(page);
  const orders = new Orders(page);
  const press: Press = (button) => button.click({ timeout: 3000 });
  const since = page.getByRole('button', { name: 'Since your last turn' });
  await withSettings(page, { motion: 'off', dice: 'skip', sound: false, confirmIdle: false, view: 'list' });
  await newGame(page, { seed: 4, story: 'two-early', seats: ['person', 'computer'] });
  await screen.expectTurn('Romans');
  await expect(since).toBeDisabled();
  await orders.give('move 6 english-channel kent; move 4 kent essex');
  await orders.give('move 4 english-channel sussex; move 6 english-channel wessex');
  await orders.give('end');
  for (const area of ['essex', 'kent', 'sussex']) {
    await orders.type(`fight ${area}`); // the last one left is fought by itself
    await expect(screen.line(new RegExp(`fight the Belgae in ${area}`, 'i'))).toHaveCount(1);
    await fightAll(screen, press);
  }
  await screen.expectPhase('Move II');
  await screen.next.click();
  await untilTurn(screen, { nation: 'Caledonians', round: 1, press });
  await page.keyboard.press('v');

  await since.click();
  const bar = page.getByTestId('review');
  const title = bar.getByText(/^Looking back/);
  await expect(title, 'it plays by itself').toHaveText(/^Looking back: [1-9]/);
  await bar.getByRole('button', { name: 'Stop' }).click();
  await bar.getByRole('button', { name: 'First step' }).click();
  await expect(title).toHaveText(/^Looking back: 0 of \d+$/);
  const last = Number(/\d+$/.exec((await title.textContent()) ?? '')?.[0]);
  expect(last).toBeGreaterThan(5);
  await expect(screen.turn).not.toHaveAccessibleName('Caledonians, now at turn');
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
  await screen.expectTurn('Caledonians');
  await bar.getByRole('button', { name: 'Back to the game' }).click();
  await expect(bar).toHaveCount(0);
  await screen.expectTurn('Caledonians');
  await expect(screen.next).toBeVisible();
});
