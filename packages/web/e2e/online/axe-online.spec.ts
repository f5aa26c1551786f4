import { expect, violations } from '../support/index.ts';
import { test } from '../support/online.ts';
import { setUpTable, signUp } from './people.ts';

test('axe-core finds nothing on the pages before a game, in light and dark', async ({ page, faults }) => {
  const look = async (screen: string) => {
    for (const theme of ['dark', 'light'] as const)
      expect.soft(await violations(page, theme), `${screen}, ${theme}`).toEqual([]);
  };
  await page.goto('./#/online/new-table');
  await page.getByTestId('create-table').waitFor();
  await look('new table');
  await setUpTable(page);
  await look('table');
  await page.goto('./#/online');
  await page.getByRole('heading', { name: 'Waiting for players' }).waitFor();
  await look('lobby');
  await page.goto('./#/online/account');
  await page.getByRole('button', { name: 'Create account' }).waitFor();
  await look('guest');
  await signUp(page, `Axe ${Date.now() % 1_000_000}`, 'correct horse');
  await look('account');
  faults.allow(/reset 400$|status of 400/);
  await page.goto('./#/online/password/never-sent');
  await page.getByRole('button', { name: 'Set password' }).waitFor();
  await page.getByRole('textbox', { name: 'New password' }).fill('correct horse');
  await page.keyboard.press('Enter');
  await page.getByTestId('refused').waitFor();
  await look('password');
});
