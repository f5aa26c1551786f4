import { expectArmies, expectLog, expectNotInLog, openPosition, pick } from './positions/table.ts';
import { expect, test } from './support/index.ts';

test('undo and redo are a pair, by button and by key; a phase started again comes back too (UI-37)', async ({
  page,
}) => {
  const redo = page.getByTestId('redo');
  await openPosition(page, 'retreat');
  await expect(redo).toBeDisabled();
  await pick(page, 'kent', 'saxons');
  await pick(page, 'essex');
  await expectArmies(page, 'essex', 'saxons', 5);
  await page.getByTestId('undo').click();
  await expectArmies(page, 'kent', 'saxons', 5);
  await redo.click();
  await expectArmies(page, 'essex', 'saxons', 5);
  await expectLog(page, 'The Saxons move 5 armies from Kent to Essex.');
  await expect(redo).toBeDisabled();

  await page.getByTestId('restart').click();
  await expectArmies(page, 'kent', 'saxons', 5);
  await page.keyboard.press('y');
  await expectArmies(page, 'essex', 'saxons', 5);
  await page.keyboard.press('u');
  await pick(page, 'kent', 'saxons');
  await page.keyboard.press('2');
  await pick(page, 'essex');
  await expectArmies(page, 'essex', 'saxons', 2);
  await expect(redo, 'a new action ends it').toBeDisabled();
  await page.keyboard.press('y');
  await expectArmies(page, 'essex', 'saxons', 2);
  await expectNotInLog(page, '5 armies from Kent');
});
