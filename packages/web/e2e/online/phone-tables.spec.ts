import type { Page } from '@playwright/test';
import { expect, violations } from '../support/index.ts';
import { test } from '../support/online.ts';

/** On a small phone, in Italian: everything is reached by thumb, and nothing sticks out. */

test.use({ locale: 'it-IT', viewport: { width: 360, height: 740 } });

async function fits(page: Page, screen: string): Promise<void> {
  const over = await page.evaluate(() => {
    const parts = document.querySelectorAll('main, main :not(input)'); // a long line is read inside its field
    const wide = [...parts].find((one) => one.scrollWidth > innerWidth);
    return wide?.outerHTML.slice(0, 120) ?? '';
  });
  expect.soft(over, `${screen} fits`).toBe('');
  expect.soft(await violations(page, 'light'), screen).toEqual([]);
}

test('a table is set up and filled, a guest becomes an account', async ({ page, another }) => {
  await page.goto('./');
  await page.getByTestId('online').tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gioca online');
  await fits(page, 'lobby');
  await page.getByTestId('new-table').tap();
  await page.getByTestId('story-two-early').tap();
  await fits(page, 'new table');
  await page.getByTestId('create-table').tap();
  await expect(page.getByTestId('seat-0')).toContainText('Tu');
  await fits(page, 'table');
  const link = await page.getByTestId('invitation').inputValue();

  const english = await another({ locale: 'en-GB' });
  const friend = await english.newPage();
  await friend.goto(link);
  await friend
    .getByTestId('seat-1')
    .getByRole('button', { name: /^Sit here/ })
    .click();
  await expect(page.getByTestId('invitation')).toBeHidden();

  await page.goto('./#/online');
  await expect(page.getByRole('heading', { name: /^(Tocca a te|Le tue partite)/ })).toBeVisible();
  await fits(page, 'lobby with a game');
  await page.getByTestId('account').tap();
  await fits(page, 'account of a guest');
  const form = page.getByRole('region', { name: 'Nuovo account' });
  await form.getByLabel('Nome', { exact: true }).fill(`Beda ${Date.now() % 1_000_000}`);
  await form.getByLabel('Password', { exact: true }).fill('cavallo giusto');
  await form.getByRole('button', { name: 'Crea l’account' }).tap();
  await expect(page.getByText('Il tuo account è pronto')).toBeVisible();
  await fits(page, 'account');
});
