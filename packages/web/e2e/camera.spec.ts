import type { Page } from '@playwright/test';
import { Board } from './play/index.ts';
import { openPosition } from './positions/table.ts';
import { expect, test } from './support/index.ts';

/** Drags the map until a point of an area lies at its left edge. */
async function dragToEdge(page: Page, board: Board, area: string, nation?: string): Promise<void> {
  const { x, y } = await board.spot({ area, ...(nation && { nation }) });
  const left = (await board.map.boundingBox())?.x ?? 0;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 20, y);
  await page.mouse.move(left + 24, y, { steps: 4 });
  await page.mouse.up();
}

test('what is looked at by hand stays where it is; keys and chosen stacks take the map along', async ({
  page,
}) => {
  await openPosition(page, 'battle');
  const board = new Board(page);
  await board.map.focus();
  for (const _ of [1, 2, 3]) await page.keyboard.press('+');

  await dragToEdge(page, board, 'avalon');
  const before = await board.view();
  await board.click('avalon');
  await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Avalon' })).toHaveCount(1);
  expect(await board.view()).toEqual(before);

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => board.view()).not.toEqual(before); // now all of it is in sight

  await dragToEdge(page, board, 'wessex', 'saxons');
  const atEdge = await board.view();
  await board.click('wessex', 'saxons');
  await expect(board.marks('go', 'attack').first()).toBeAttached();
  await expect.poll(() => board.view()).not.toEqual(atEdge);
});
