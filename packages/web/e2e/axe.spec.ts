import type { Page } from '@playwright/test';
import axeCore, { type AxeResults, type RunOptions } from 'axe-core';
import { visitBattle, visitEnd, visitMovement, visitPages, visitWindows } from './positions/screens.ts';
import { QUICK } from './positions/table.ts';
import { expect, test, withSettings } from './support/index.ts';

/** axe-core finds nothing on any screen, in light and dark. */

test.describe.configure({ timeout: 240_000 });

type Theme = 'light' | 'dark';

declare global {
  interface Window {
    readonly axe: { run(context: object, options: RunOptions): Promise<AxeResults> };
  }
}

/** What only costs time: the drawing of the map, hidden from assistive technology, and most of the long handbook. */
const HEAVY = `[role=application] svg, dialog [data-depth]${' ~ [data-depth]'.repeat(6)}`;

/** Dark colours change nothing but contrasts; behind an open window nothing can be reached. */
async function violations(page: Page, theme: Theme): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  return page.evaluate(
    async ({ look, heavy }) => {
      document.documentElement.dataset.theme = look;
      const left = [...document.querySelectorAll<HTMLElement | SVGElement>(heavy)];
      for (const part of left) part.style.display = 'none';
      // Colours settle level by level; what never ends is not waited for.
      const changing = () =>
        document
          .getAnimations()
          .some((a) => a.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let calm = 0; calm < 3; calm = changing() ? 0 : calm + 1) await frame();
      const { violations: found } = await window.axe.run(document.querySelector('dialog[open]') ?? document, {
        resultTypes: ['violations'],
        ...(look === 'dark' && { runOnly: ['color-contrast'] }),
      });
      for (const part of left) part.style.display = '';
      return found.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, any }) => `${id}: ${help} | ${html.slice(0, 160)} | ${any[0]?.message ?? ''}`),
      );
    },
    { look: theme, heavy: HEAVY },
  );
}

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
