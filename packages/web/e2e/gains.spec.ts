import type { Page } from '@playwright/test';
import { asked, endPhase, expectArmies, openPosition, pick } from './positions/table.ts';
import { expect, test } from './support/index.ts';

/** Figures that rise above areas, as they come. */
const watchGains = (page: Page) =>
  page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof SVGElement && node.dataset.gain)
            told.push(`${node.dataset.gain} ${node.textContent}`);
    }).observe(document.body, { subtree: true, childList: true });
  });

const told = (page: Page) =>
  page.evaluate(() => (window as unknown as { readonly told: readonly string[] }).told);

test('growth: a figure rises where a burh or an army is placed, and goes (UI-64)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPosition(page, 'burhs', { settings: { motion: 'calm' } });
  await watchGains(page);
  await pick(page, 'wessex');
  await expect.poll(() => told(page)).toEqual(['wessex +1']);
  await endPhase(page);
  await expect(asked(page, 'place')).toBeVisible();
  await pick(page, 'essex');
  await expect.poll(() => told(page)).toEqual(['wessex +1', 'essex +1']);
  await expect(page.locator('[data-gain]')).toHaveCount(0);
});

test('growth: nothing rises where nothing may move', async ({ page }) => {
  await openPosition(page, 'place', { settings: { motion: 'calm' } }); // reduced motion is asked for
  await watchGains(page);
  await pick(page, 'gwynedd');
  await expectArmies(page, 'gwynedd', 'welsh', 2);
  expect(await told(page)).toEqual([]);
});
