import type { Page } from '@playwright/test';
import { visitBattle, visitEnd, visitMovement, visitPages, visitWindows } from './positions/screens.ts';
import { QUICK } from './positions/table.ts';
import { expect, test, violations, withSettings } from './support/index.ts';

/** axe-core finds nothing on any screen, in light and dark. */

test.describe.configure({ timeout: 240_000 });

/** Each screen in dark colours, then in light ones, without leaving it. */
const inBothThemes = (page: Page) => async (screen: string) => {
  for (const theme of ['dark', 'light'] as const)
    expect.soft(await violations(page, theme), `${screen}, ${theme}`).toEqual([]);
};

test('start, new game, saves, settings, credits, handbook, damaged file', async ({ page }) => {
  await withSettings(page, QUICK);
  await visitPages(page, inBothThemes(page));
});

test('hand-over, a movement, its layers, the list', async ({ page }) => {
  await visitMovement(page, inBothThemes(page));
});

test('every window of the game', async ({ page }) => {
  await visitWindows(page, inBothThemes(page));
});

test('a battle before, during and after; the end and the saves', async ({ page }) => {
  await visitBattle(page, inBothThemes(page));
  await visitEnd(page, inBothThemes(page));
});
