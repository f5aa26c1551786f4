import { Board, newGame, Orders, Screen } from './play/index.ts';
import { expect, test, withSettings } from './support/index.ts';

test.beforeEach(async ({ page }) => {
  await withSettings(page, { motion: 'off', dice: 'fast', sound: false, view: 'list' });
  await newGame(page, {
    seed: 9,
    story: 'standard-4',
    seats: ['person', 'computer', 'computer', 'computer'],
  });
});

test('typed orders are played, refused with a reason, or not understood', async ({ page }) => {
  const screen = new Screen(page);
  const orders = new Orders(page);
  await expect(orders.view).toContainText('Romans: Move');
  await expect(orders.view).toContainText('You decide.');
  await expect(screen.undo).toBeDisabled();

  await orders.type('move 16 english-channel cornwall');
  await expect(orders.answer).toHaveText(/^Refused: .*only 4 of these may enter/);
  await expect(orders.field).toHaveValue('move 16 english-channel cornwall');
  await orders.type('march on Kent');
  await expect(orders.answer).toHaveText(
    'This order cannot be read. “march” was not understood. Check the wording and try again.',
  );
  await orders.type('fight kent');
  await expect(orders.answer).toHaveText(/^Refused: /);
  await expect(screen.undo).toBeDisabled();

  await orders.type('move 6 Sea Kent');
  await expect(orders.answer).toHaveText(
    '“Sea” could mean several names: Icelandic Sea, North Sea, Frisian Sea, Irish Sea. Write a little more.',
  );
  await orders.type('Move 6 English Channel Kent');
  await expect(orders.answer).toHaveText('Done: move 6 english-channel kent');
  await expect(orders.field).toHaveValue('');
  await expect(screen.line('The Romans move 6 armies from the English Channel to Kent.')).toBeVisible();
  await expect(orders.row('Kent')).toContainText('Romans: 6 armies');
  await expect(orders.row('English Channel')).toContainText('Romans: 10 armies');
  await orders.give('move 4 kent essex; move 4 english-channel sussex');
  await expect(orders.row('Essex')).toContainText('Romans: 4 armies');
  await expect(orders.row('Sussex')).toContainText('Romans: 4 armies');
  await screen.undo.click();
  await expect(orders.row('Essex')).not.toContainText('Romans');
  await expect(orders.row('Sussex')).not.toContainText('Romans');

  await orders.type('move 2 english-channel wessex; move 2 wessex avalon');
  await expect(orders.answer, 'what was refused is told').toContainText('Refused: ');
  await expect(orders.answer).toContainText('Done: move 2 english-channel wessex');
  await expect(orders.row('Wessex')).toContainText('Romans: 2 armies');
  await expect(orders.row('Avalon')).not.toContainText('Romans');
});

test('choices can be narrowed by words and picked', async ({ page }) => {
  const screen = new Screen(page);
  const orders = new Orders(page);
  const filter = orders.view.getByRole('textbox', { name: 'Only with these words' });
  const count = orders.view.getByText(/^(\d+ of )?\d+ choices$/);
  const all = await orders.choices();
  await expect(count).toHaveText(`${all.length} choices`);
  await filter.fill('kent 3');
  await expect(orders.view.locator('li code')).toHaveText([
    'move 3 english-channel kent',
    'move 13 english-channel kent',
  ]);
  await expect(count).toHaveText('2 choices');
  await filter.fill('nowhere at all');
  await expect(count).toHaveText('0 choices');
  await filter.fill('devon');
  await expect(count).toHaveText('4 choices');
  await orders.view.getByRole('button', { name: /move 2 english-channel devon/ }).click();
  await expect(screen.line('The Romans move 2 armies from the English Channel to Devon.')).toBeVisible();
  await expect(screen.undo).toBeEnabled();
});

test('the table of areas picks like the map, and both show the same game', async ({ page }) => {
  const screen = new Screen(page);
  const board = new Board(page);
  const orders = new Orders(page);
  await orders.pick('English Channel').click();
  await expect(orders.row('English Channel')).toContainText('chosen');
  await expect(screen.stack('English Channel').getByText('16 of 16')).toBeVisible();
  await expect(orders.row('Kent')).toContainText('can attack there');
  await expect(orders.row('Cornwall')).toContainText(/cannot go there .*only 4 of these/);
  await orders.pick('Wessex').click();
  await expect(orders.row('Wessex')).toContainText('Romans: 16 armies');
  await expect(orders.row('Wessex')).toContainText('Belgae: 1 army');

  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(board.count('wessex', 'romans')).toHaveText('16');
  await expect(screen.stack('Wessex'), 'the stack stays chosen').toBeVisible();
  await board.click('avalon');
  await expect(board.count('avalon', 'romans')).toHaveText('14');

  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(orders.row('Avalon')).toContainText('Romans: 14 armies');
  await orders.view.getByRole('switch', { name: 'Only areas with my nations' }).check();
  await expect(orders.row('Avalon')).toBeVisible();
  await expect(orders.row('Kent')).toHaveCount(0);
  await orders.view.getByRole('button', { name: 'About Avalon' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Avalon' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await orders.type('end');
  await screen.expectPhase('Battles I');
  await expect(orders.view).toContainText('fight avalon');
});
