import { Board } from './play/index.ts';
import { openPosition, pick } from './positions/table.ts';
import { expect, test } from './support/index.ts';

test('a stack in hand goes with the mouse and stays out of its way (UI-59)', async ({ page }) => {
  await openPosition(page, 'battle');
  const board = new Board(page);
  const held = page.getByTestId('held');
  await board.hover('wessex');
  await expect(held).toBeHidden();

  await pick(page, 'kent', 'saxons');
  await expect(held).toBeVisible(); // at once, where the mouse rests
  await expect(held).toHaveText('3');
  await expect(held).toHaveAttribute('aria-hidden', 'true');

  const place = async () => {
    const box = await held.boundingBox();
    return { x: box?.x ?? 0, y: box?.y ?? 0 };
  };
  const before = await place();
  const spot = await board.spot({ area: 'essex' });
  await page.mouse.move(spot.x, spot.y);
  await expect.poll(place).not.toEqual(before);
  const after = await place();
  expect(Math.hypot(after.x - spot.x, after.y - spot.y)).toBeLessThan(90);

  await page.keyboard.press('2'); // two of the three
  await page.mouse.move(spot.x + 2, spot.y);
  await expect(held).toHaveText('2');
  await board.click('essex'); // it does not catch the click
  await expect(board.token('essex', 'saxons')).toHaveCount(1);

  await page.keyboard.press('Escape');
  await expect(held).toBeHidden();
});
