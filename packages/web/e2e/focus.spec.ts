import type { Page } from '@playwright/test';
import { tabTo } from './play/index.ts';
import { answer, asked, openPosition } from './positions/table.ts';
import { expect, openStart, test } from './support/index.ts';

const onBody = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement === null || document.activeElement === document.body);

test('V goes from the map to the list and back, and the focus goes along', async ({ page }) => {
  await openPosition(page, 'retreat');
  const map = page.getByRole('application');
  const list = page.getByTestId('list-view');
  await expect(map).toBeFocused();
  await page.keyboard.press('v');
  await expect(list).toBeFocused();
  await page.keyboard.press('v');
  await expect(map).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Selected: Kent' }), 'the map hears the keys').toBeVisible();

  await page.keyboard.press('v');
  const toMap = page.getByRole('button', { name: 'Map', exact: true });
  await tabTo(page, toMap, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(map).toBeVisible();
  expect(await onBody(page), 'the button that was pressed keeps the focus').toBe(false);
});

test('an answer that takes its own button away leaves the focus on the map', async ({ page }) => {
  await openPosition(page, 'place');
  await tabTo(page, answer(asked(page, 'place'), 'Gwynedd'));
  await page.keyboard.press('Enter');
  await expect(asked(page, 'place')).toHaveCount(0);
  await expect(page.getByRole('application')).toBeFocused();
});

test('the page of saved games begins at its title, too', async ({ page }) => {
  await openStart(page);
  await tabTo(page, page.getByTestId('saves'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Saved games' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(answer(page, 'Open file')).toBeFocused();
});

test('the page for a new game begins at its title, and Tab goes on from there', async ({ page }) => {
  await openStart(page);
  await tabTo(page, page.getByTestId('new-game'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'New game' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radiogroup', { name: 'Game' }).locator('input:checked')).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: /^About the .*Angles|^The Angles|Angles/ }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Angles/ }).first()).toBeFocused();
});
