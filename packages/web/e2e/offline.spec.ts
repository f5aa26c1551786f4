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
      () => true,
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
  await page.getByRole('combobox', { name: 'Interface language' }).selectOption('it');
  await expect(page.getByTestId('new-game')).toContainText('Nuova partita');
  await handbook.click();
  await expect(dialog).toContainText('Romani');
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Lingua dell’interfaccia' }).selectOption('en');
  await expect(page.getByTestId('new-game')).toContainText('New game');

  // Two computers play: their worker comes from the device too.
  await page.getByTestId('new-game').click();
  await page.getByTestId('story-two-vikings').click();
  for (const seat of [1, 2]) {
    const row = page.getByRole('listitem', { name: new RegExp(`^Seat ${seat}:`) });
    await row.getByRole('radio', { name: 'Computer' }).check({ force: true });
    await row.getByRole('radio', { name: /^Squire/ }).check({ force: true });
  }
  await page.getByTestId('begin').click();
  await page.waitForURL(/#\/game\//);
  await expect(moves(page).nth(2)).toBeAttached();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();

  const place = page.url();
  await page.reload();
  expect(page.url()).toBe(place);
  await expect(moves(page).nth(2)).toBeAttached(); // kept by itself, and it goes on
  await page.goto('./?seed=7');
  await page.getByTestId('continue').click();
  await expect(moves(page).nth(2)).toBeAttached();
  await page.context().setOffline(false);
});

test('the first page says when the game can be played without a connection, before anybody touches it', async ({
  page,
  faults,
}) => {
  faults.allowOffline();
  const ready = page.getByText('Ready to play offline');
  await page.goto('./');
  await expect(ready).toBeVisible();
  await goOffline(page);
  await page.reload();
  await expect(ready).toBeVisible(); // it has looked again: all is there
  await page.getByTestId('new-game').click();
  await page.getByTestId('begin').waitFor();
  await page.context().setOffline(false);
});

/** Moves told in the log. */
const moves = (page: Page) =>
  page
    .getByRole('region', { name: 'Log', exact: true })
    .getByRole('listitem')
    .filter({ hasText: / move / });
