import type { Page } from '@playwright/test';
import { QUICK } from './positions/table.ts';
import { expect, openStart, test, untilOnDevice, withSettings } from './support/index.ts';

/** After one visit the whole game lies on the device. */

test.use({ serviceWorkers: 'allow' });

async function visitOnce(page: Page): Promise<void> {
  await withSettings(page, QUICK);
  await openStart(page);
  await untilOnDevice(page);
}

/** There is really no connection: what is not kept cannot be had. */
async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  const reached = await page.evaluate(() =>
    fetch(`./nothing-${Date.now()}`).then(
      (response) => response.status !== 404 && response.status < 500,
      () => false,
    ),
  );
  expect(reached).toBe(false);
}

test('without a connection: start page, handbook in both languages, a game with computers, and coming back', async ({
  page,
  faults,
}) => {
  faults.allowOffline();
  await visitOnce(page);
  await goOffline(page);
  await page.goto('./?seed=7');
  await expect(page.getByTestId('new-game')).toContainText('New game');

  const handbook = page.getByRole('button', { name: /^(Handbook|Manuale)$/ });
  const dialog = page.getByRole('dialog');
  await handbook.click();
  await expect(dialog).toContainText('Romans');
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('it');
  await expect(page.getByTestId('new-game')).toContainText('Nuova partita');
  await handbook.click();
  await expect(dialog).toContainText('Romani');
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Lingua' }).selectOption('en');
  await expect(page.getByTestId('new-game')).toContainText('New game');

  // A computer plays the other side: its worker comes from the device too.
  await page.getByTestId('new-game').click();
  await page.getByTestId('story-two-vikings').click();
  const second = page.getByRole('listitem', { name: /^Seat 2:/ });
  await second.getByRole('radio', { name: 'Computer' }).check({ force: true });
  await second.getByRole('radio', { name: /^Squire/ }).check({ force: true });
  await page.getByTestId('begin').click();
  await page.waitForURL(/#\/game\//);
  await untilComputerHasPlayed(page);

  const place = page.url();
  await page.reload();
  expect(page.url()).toBe(place);
  await expect(page.getByTestId('menu')).toBeVisible();
  await page.goto('./?seed=7');
  await page.getByTestId('continue').click();
  await expect(page.getByTestId('menu')).toBeVisible();
  await page.context().setOffline(false);
});

/** Ends own phases, or takes the first answer, until a reason of a computer stands in the log. */
async function untilComputerHasPlayed(page: Page): Promise<void> {
  const told = page.locator('section[aria-label=Log] li p + p, section[aria-label=Log] li p.tiny');
  const own = page.getByTestId('next-phase').or(page.locator('[data-testid^=decision-] button')).first();
  for (let i = 0; i < 60; i++) {
    await expect(told.first().or(own)).toBeAttached();
    if ((await told.count()) > 0) return;
    await own.click();
  }
  await expect(told.first()).toBeAttached();
}
