import { agreedSchema } from '@bretwalda/protocol';
import type { Page } from '@playwright/test';
import { expect, violations } from '../support/index.ts';
import { test } from '../support/online.ts';
import { beginTable, type Person } from '../support/people.ts';

/** Orders on a small phone, in Italian: everything is reached by thumb, and nothing sticks out. */

test.use({ locale: 'it-IT', viewport: { width: 360, height: 740 } });

async function fits(page: Page, screen: string): Promise<void> {
  const over = await page.evaluate(() => {
    const wide = [...document.querySelectorAll('main, dialog :not(input)')].find(
      (one) => one.scrollWidth > innerWidth,
    );
    return wide?.outerHTML.slice(0, 120) ?? '';
  });
  expect.soft(over, `${screen} fits`).toBe('');
  for (const theme of ['light', 'dark'] as const)
    expect.soft(await violations(page, theme), `${screen}, ${theme}`).toEqual([]);
}

test('orders are given and a turn is prepared by thumb', async ({ context, come }) => {
  const ann = await come('Ann');
  const ben = await come('Ben', context);
  const id = await beginTable([ann, ben], { scenario: 'two-germanic' });
  const page = await ben.watch(id, { language: 'it' });
  await page.getByTestId('table-strip').getByTestId('open-orders').tap();
  const retreat = page.getByTestId('order-retreat');
  await expect(retreat).toContainText('Decidi tu in ogni battaglia.');
  await retreat.getByLabel('Combattere').selectOption({ label: 'per niente: ritirarsi subito' });
  await retreat.getByTestId('add-area').selectOption({ index: 3 });
  await retreat.getByTestId('add-area').selectOption({ index: 5 });
  await page.getByTestId('give-retreat').tap();
  await expect(retreat).toContainText('Ordine dato.');
  await expect(retreat).toContainText('si ritirano dopo il primo giro di battaglia');
  await fits(page, 'orders');
  const { standing } = await ben.visitor.api.orders.mine.query({ id });
  expect(standing.retreat).toMatchObject({ standUpTo: 0 });

  await page
    .getByTestId(/^plan-/)
    .first()
    .tap();
  const bar = page.getByTestId('plan-bar');
  await expect(bar).toContainText('Questa è una copia della mappa.');
  await expect(page.getByTestId('plan-keep')).toBeInViewport({ ratio: 1 });
  await fits(page, 'plan');
  await page.getByTestId('plan-cancel').tap();
  await expect(bar).toBeHidden();
  await expect(page.getByTestId('table-strip')).toBeVisible();
});

test('UI-91: four players stand in the strip, the page stays as wide as the phone, and a vacation begins', async ({
  context,
  come,
}) => {
  const people = [await come('Ann', context)];
  for (const name of ['Ben', 'Cat', 'Dan']) people.push(await come(name));
  const clock = { bank: 36_000_000, increment: 0, cap: 36_000_000 };
  const agreed = agreedSchema.parse({ clock, vacation: 14, rated: false });
  const id = await beginTable(people, { scenario: 'standard-4', agreed });
  const page = await (people[0] as Person).watch(id, { language: 'it' });
  const strip = page.getByTestId('table-strip');
  await strip.getByTestId('open-table').tap();
  const table = page.getByTestId('table-window');
  await table.getByTestId('begin-vacation').tap();
  await expect(table.getByTestId('stop-vacation')).toBeVisible();
  await fits(page, 'table');
  await table.getByRole('button', { name: 'Chiudi' }).tap();
  await expect(page.getByTestId('vacation-bar')).toContainText('Sei in vacanza');
  expect(await page.evaluate(() => innerWidth)).toBe(360);
  await fits(page, 'vacation');
  await page.getByTestId('end-vacation').tap();
  await expect(page.getByTestId('vacation-bar')).toBeHidden();
});
