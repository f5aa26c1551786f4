import type { Page } from '@playwright/test';
import { expect } from '../support/index.ts';

/** What people do before a game that is played through a server. */

interface Wanted {
  readonly title?: string;
  readonly isPublic?: boolean;
  /** A computer for each seat that is not one's own. */
  readonly bots?: boolean;
}

/** Sets up a table for two, sits down at it and returns its link. */
export async function setUpTable(page: Page, { title, isPublic = true, bots }: Wanted = {}): Promise<string> {
  await page.goto('./#/online/new-table');
  await page.getByTestId('story-two-early').click();
  if (title) await page.getByLabel('Name of the table').fill(title);
  await page.getByRole('switch', { name: /^Public table/ }).setChecked(isPublic, { force: true });
  if (bots) await page.getByTestId('choice-1').getByText('Computer').click();
  await page.getByTestId('create-table').click();
  if (bots) return page.url();
  return page.getByTestId('invitation').inputValue();
}

export async function signUp(page: Page, name: string, password: string): Promise<void> {
  await page.goto('./#/online/account');
  const form = page.getByRole('region', { name: 'New account' });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByTestId('account')).toHaveText(name);
}

export async function signIn(page: Page, who: string, password: string): Promise<void> {
  const form = page.getByRole('region', { name: 'Sign in' });
  await form.getByLabel('Name or e-mail address').fill(who);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
}
