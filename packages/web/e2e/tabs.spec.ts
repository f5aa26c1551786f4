import { door, expectArmies, march, openPosition, pick, takeSeat } from './positions/table.ts';
import { expect, test } from './support/index.ts';

test('two tabs: the one opened last plays, the other looks on and can take the game back', async ({
  page: first,
  context,
}) => {
  await openPosition(first, 'battle');
  await march(first, 'saxons', 'kent', 'essex');
  const second = await context.newPage();
  await second.goto(first.url());
  await takeSeat(second);
  await expectArmies(second, 'essex', 'saxons', 3); // what was played a moment ago is there

  const note = first.getByTestId('elsewhere');
  await expect(note).toContainText('This game is open in another tab.');
  await expect(first.getByTestId('undo')).toHaveAttribute('aria-disabled', 'true');
  await pick(first, 'wessex', 'saxons');
  await expect(first.getByRole('heading', { name: 'Wessex' })).toHaveCount(0);
  await first.getByTestId('menu').click();
  await expect(first.getByTestId('game-menu').getByRole('textbox')).toHaveCount(0); // no save from here
  await first.keyboard.press('Escape');

  await march(second, 'saxons', 'wessex', 'avalon');
  await first.getByTestId('play-here').click();
  await takeSeat(first);
  await expect(note).toHaveCount(0);
  await expectArmies(first, 'essex', 'saxons', 3);
  await expectArmies(first, 'avalon', 'saxons', 3);
  await expect(second.getByTestId('elsewhere')).toBeVisible();

  await second.close();
  await first.reload();
  await door(first).waitFor();
  await takeSeat(first);
  await expectArmies(first, 'avalon', 'saxons', 3);
});
