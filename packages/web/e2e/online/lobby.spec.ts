import { expect, test as plain } from '../support/index.ts';
import { test } from '../support/online.ts';
import { setUpTable } from './people.ts';

test('the start page leads online where there is a server of games, and remembers it', async ({ page }) => {
  await page.goto('./');
  await page.getByTestId('online').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Play online');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.route('**/server.json', () => {}); // it has not answered yet
  await page.reload();
  await expect(page.getByTestId('online')).toBeVisible();
});

plain('without a server of games the start page says nothing of it', async ({ page }) => {
  const asked = page.waitForResponse(/server\.json$/);
  await page.goto('./');
  expect(await (await asked).json()).toEqual({ games: false });
  await expect(page.getByTestId('together')).toBeVisible();
  await expect(page.getByTestId('online')).toBeHidden();
});

test('UI-89, UI-92, UI-98: a table is set up at once; a friend comes by its link, and the game starts', async ({
  page,
  another,
}) => {
  const link = await setUpTable(page, { title: 'Thursday', isPublic: false });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thursday');
  await expect(page.getByTestId('seat-0')).toContainText(/Guest \d+/);
  await expect(page.getByText('5 days, 1 day more for each turn, up to 7 days')).toBeVisible();
  await page.getByLabel('Your own words for the dice').fill('my lucky number 7');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Added. They count from the first roll.')).toBeVisible();

  const friend = await (await another()).newPage();
  await friend.goto('./#/online');
  await expect(friend.getByText(/^(Nobody is waiting for players|Open tables)/).first()).toBeVisible();
  await expect(friend.getByText('Thursday')).toHaveCount(0);
  await friend.goto(link);
  const commitment = await page.getByTestId('commitment').textContent();
  await expect(friend.getByTestId('commitment')).toHaveText(commitment ?? '');
  await expect(friend.getByLabel('Your own words for the dice')).toHaveValue('');
  await friend
    .getByTestId('seat-1')
    .getByRole('button', { name: /^Sit here/ })
    .click();
  for (const one of [page, friend]) await expect(one.getByTestId('invitation')).toBeHidden();

  await page.goto('./#/online');
  const row = page.getByTestId(/^table-/).filter({ hasText: 'Thursday' });
  await expect(row).toContainText(/Round 1 · Romans/);
  await expect(row.getByText(/4 days 23 hours left|5 days left/)).toBeVisible();
});

test('UI-90, UI-93, UI-94: public tables stand in the lobby, private ones do not; computers fill seats', async ({
  page,
  another,
  faults,
}) => {
  const title = `Open to all ${Date.now()}`;
  await setUpTable(page, { title });
  const host = page.url();
  const secret = await setUpTable(page, { title: `Not for all ${Date.now()}`, isPublic: false });

  const other = await (await another()).newPage();
  await other.goto('./#/online');
  await expect(other.getByTestId('account')).toHaveText('Sign in');
  await expect(other.getByText('Not for all')).toHaveCount(0);
  await other.getByRole('link', { name: `Join ${title}` }).click();
  await other
    .getByTestId('seat-1')
    .getByRole('button', { name: /^Sit here/ })
    .click();
  await expect(other.getByTestId('account')).toHaveText(/^Guest \d+$/);

  faults.allow(/table\.info.* 404$|status of 404/);
  await other.goto(secret.replace(/\/[^/]+$/, ''));
  await expect(other.getByTestId('refused')).toContainText('or it is private');

  // The host goes back to the second table and gives the free seat to a computer.
  await page.goto(secret);
  await page.getByTestId('seat-1').getByText('Computer').click();
  await expect(page.getByTestId('invitation')).toBeHidden();
  await page.goto(host);
  await expect(page.getByTestId('invitation')).toBeHidden();
});

test('whoever leaves makes room; the last one takes the table along', async ({ page, another }) => {
  const link = await setUpTable(page, { isPublic: false });
  await page
    .getByTestId('seat-1')
    .getByRole('button', { name: /^Move here/ })
    .click();
  await expect(page.getByTestId('seat-1')).toContainText('You');
  await expect(page.getByTestId('seat-0')).toContainText('Free seat');
  const friend = await (await another()).newPage();
  await friend.goto(link);
  await expect(friend.getByTestId('seat-0')).toContainText('Free seat');
  await page.getByTestId('leave').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Play online');
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('This table is closed');
});

test('what cannot be is said before it is asked for; a choice is kept for the next table', async ({
  page,
}) => {
  await page.goto('./#/online/new-table');
  await page.getByTestId('story-two-early').click();
  await page.getByTestId('choice-0').getByText('Open', { exact: true }).click();
  await expect(page.getByTestId('create-table')).toHaveAttribute('aria-disabled', 'true');
  await page.getByTestId('choice-1').getByText('You', { exact: true }).click();
  await expect(page.getByTestId('create-table')).not.toHaveAttribute('aria-disabled');
  await page.getByText('Live', { exact: true }).click();
  await page.getByLabel('At the start, in minutes').fill('90');
  await page.getByLabel('At the start, in minutes').blur();
  await expect(page.getByLabel('At most, in minutes')).toHaveValue('90'); // never below the bank
  await page.getByRole('button', { name: 'At most: less' }).click();
  await expect(page.getByLabel('At the start, in minutes')).toHaveValue('89');
  await page.getByLabel('When time runs out').selectOption('vote');
  await page.reload();
  await expect(page.getByLabel('At most, in minutes')).toHaveValue('89');
  await page.getByText('Auction', { exact: true }).click();
  await page.getByTestId('create-table').click();
  await expect(page.getByText('Players bid points for their group')).toBeVisible();
  await expect(page.getByText('1 hour 29 minutes, 2 minutes more for each turn')).toBeVisible();
  await expect(page.getByText('The others vote')).toBeVisible();
});
