import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axeCore, { type AxeResults, type RunOptions } from 'axe-core';

/** Expects that axe-core finds nothing, in the whole page or in a part of it. */
export async function axe(page: Page, part?: string): Promise<void> {
  const whole = new AxeBuilder({ page });
  const { violations } = await (part ? whole.include(part) : whole).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${help}\n  ${html.slice(0, 200)}\n  ${any[0]?.message ?? ''}`),
  );
  expect(found, 'axe-core finds nothing').toEqual([]);
}

export type Theme = 'light' | 'dark';

declare global {
  interface Window {
    readonly axe: { run(context: object, options: RunOptions): Promise<AxeResults> };
  }
}

/** What only costs time: the drawing of the map, hidden from assistive technology, and most of the long handbook. */
const HEAVY = `[role=application] svg, dialog [data-depth]${' ~ [data-depth]'.repeat(6)}`;

/** Dark colours change nothing but contrasts; behind an open window nothing can be reached. */
export async function violations(page: Page, theme: Theme): Promise<readonly string[]> {
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
