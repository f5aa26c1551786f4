import type { Page } from '@playwright/test';
import { visitBattle, visitEnd, visitGame, visitPages } from './positions/screens.ts';
import { QUICK } from './positions/table.ts';
import { axe, expect, test, withSettings } from './support/index.ts';

/** axe-core finds nothing on any screen, in light and dark. */

/** Each screen in light colours, then in dark ones, without leaving it. */
const inBothThemes = (page: Page) => async (screen: string) => {
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, theme);
    await test.step(`${screen}, ${theme}`, async () => {
      try {
        await axe(page);
      } catch (error) {
        expect.soft(String(error), `${screen}, ${theme}`).toBe('');
      }
    });
  }
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light';
  });
};

test('start, new game, saves, settings, credits, handbook, damaged file', async ({ page }) => {
  await withSettings(page, QUICK);
  await visitPages(page, inBothThemes(page));
});

test('a movement, the layers and every window of the game', async ({ page }) => {
  await visitGame(page, inBothThemes(page));
});

test('a battle before, during and after; the end and the saves', async ({ page }) => {
  await visitBattle(page, inBothThemes(page));
  await visitEnd(page, inBothThemes(page));
});
