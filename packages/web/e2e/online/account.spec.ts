import { expect } from '../support/index.ts';
import { test } from '../support/online.ts';
import { setUpTable, signIn, signUp } from './people.ts';

const PASSWORD = 'correct horse battery';
const nameFor = (what: string) => `${what} ${Date.now() % 1_000_000}`;

test('a guest becomes an account and keeps the games; signing out and in, also elsewhere', async ({
  page,
  another,
  faults,
}) => {
  await setUpTable(page, { title: 'Begun as a guest' });
  await page.getByTestId('account').click();
  await expect(page.getByText(/You are playing as Guest \d+\./)).toBeVisible();
  const anna = nameFor('Anna');
  await signUp(page, anna, PASSWORD);
  await expect(page.getByText('Your account is ready.')).toBeVisible();
  await page.getByRole('link', { name: 'Games' }).click();
  await expect(page.getByTestId(/^table-/).filter({ hasText: 'Begun as a guest' })).toContainText('(you)');
  await page.getByTestId('account').click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You don’t need an account to play')).toBeVisible();

  faults.allow(/\/sign-(in|up) (401|409)$|status of (401|409)/);
  await signIn(page, anna, 'a wrong guess');
  await expect(page.getByTestId('refused')).toHaveText('The name and the password do not match.');
  await expect(page.getByLabel('Name or e-mail address')).toHaveValue(anna); // nothing typed is lost
  await signIn(page, anna, PASSWORD);
  await expect(page.getByTestId('account')).toHaveText(anna);

  const elsewhere = await (await another()).newPage();
  await elsewhere.goto('./#/online/account');
  await elsewhere
    .getByRole('region', { name: 'New account' })
    .getByLabel('Name', { exact: true })
    .fill(anna.toUpperCase());
  await elsewhere
    .getByRole('region', { name: 'New account' })
    .getByLabel('Password', { exact: true })
    .fill(PASSWORD);
  await elsewhere.getByRole('button', { name: 'Create account' }).click();
  await expect(elsewhere.getByTestId('refused')).toContainText('Somebody else has this name');
  await signIn(elsewhere, anna, PASSWORD);
  await expect(elsewhere.getByTestId('account')).toHaveText(anna);
  await elsewhere.getByRole('link', { name: 'Games' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Begun as a guest' })).toBeVisible();
});

test('name and password are changed, an account is deleted', async ({ page, faults }) => {
  faults.allow(/ 40[01]$|status of 40[01]/);
  await signUp(page, nameFor('Bede'), PASSWORD);
  const name = page.getByRole('region', { name: 'Name', exact: true });
  await name.getByLabel('Name').fill('x');
  await name.getByRole('button', { name: 'Change name' }).click();
  await expect(name.getByTestId('refused')).toContainText('A name has 3 to 24');
  const renamed = nameFor('Alcuin');
  await name.getByLabel('Name').fill(renamed);
  await name.getByLabel('Name').press('Enter');
  await expect(page.getByTestId('account')).toHaveText(renamed);

  const password = page.getByRole('region', { name: 'Password', exact: true });
  await password.getByLabel('Current password').fill(PASSWORD);
  await password.getByLabel('New password').fill('short');
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByTestId('refused')).toHaveText('A password has 8 to 128 characters.');
  await password.getByRole('button', { name: 'Show password' }).last().click();
  await password.getByLabel('New password').fill('another horse battery');
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByRole('status')).toContainText('Your password is changed.');

  await page.getByRole('button', { name: 'Delete account…' }).click();
  const sure = page.getByRole('dialog');
  await sure.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await sure.getByRole('button', { name: 'Delete for good' }).click();
  await expect(sure.getByTestId('refused')).toBeVisible();
  await sure.getByLabel('Password', { exact: true }).fill('another horse battery');
  await sure.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByTestId('account')).toHaveText('Sign in');
  await expect(page.getByText('It is deleted.')).toBeVisible();
});

test('a passkey is added, signs in, and is deleted', async ({ page, games }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const home = games.url.replace('127.0.0.1', 'localhost');
  await page.goto(home); // a passkey belongs to a name
  const offa = nameFor('Offa');
  await page.goto(`${home}#/online/account`);
  const form = page.getByRole('region', { name: 'New account' });
  await form.getByLabel('Name', { exact: true }).fill(offa);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Create account' }).click();
  const keys = page.getByRole('region', { name: 'Passkeys' });
  await expect(keys).toContainText('You have no passkey yet.');
  await keys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(keys.getByText('The passkey is added.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByTestId('account')).toHaveText(offa);
  await keys.getByRole('button', { name: /^Delete:/ }).click();
  await expect(keys).toContainText('You have no passkey yet.');
});

test('a forgotten password: this server cannot send letters, and a link that is too old says so', async ({
  page,
  faults,
}) => {
  faults.allow(/ 40[03]$|status of 40[03]/);
  await page.goto('./#/online/account');
  await page.getByRole('button', { name: 'Forgotten your password?' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail address').fill('nonsense');
  await dialog.getByRole('button', { name: 'Send the e-mail' }).click();
  await expect(dialog.getByTestId('refused')).toContainText('This is not an e-mail address.');
  await dialog.getByLabel('E-mail address').fill('anna@example.org');
  await dialog.getByRole('button', { name: 'Send the e-mail' }).click();
  await expect(dialog.getByTestId('refused')).toContainText('This server cannot send e-mail.');
  await page.goto('./#/online/password/never-sent');
  await page.getByRole('textbox', { name: 'New password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByTestId('refused')).toContainText('This link has been used or is too old.');
});
