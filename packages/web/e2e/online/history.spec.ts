import { readFile } from 'node:fs/promises';
import { expect, giveFile, openGame } from '../support/index.ts';
import { test } from '../support/online.ts';
import { beginTable, type Person } from '../support/people.ts';

/** A game of two that both have agreed to end. */
async function ended(ann: Person, ben: Person, title: string, isPublic = false): Promise<string> {
  const agreed = { title, clock: null, absence: 'bot', standIn: 'squire', rated: true } as const;
  const id = await beginTable([ann, ben], { isPublic, agreed });
  const proposal = await ann.visitor.api.table.propose.mutate({ id, kind: 'end' });
  await ben.visitor.api.table.answer.mutate({ proposal: proposal as string, yes: true });
  return id;
}

test('my games: my turn first, finished ones some at a time, each with its result and its moments', async ({
  context,
  come,
}) => {
  const ann = await come('Ann', context);
  const ben = await come('Ben');
  for (let i = 1; i <= 23; i++) await ended(ann, ben, `Evening ${i}`);
  const running = await beginTable([ann, ben]);
  const page = await context.newPage();
  await page.goto('./#/online');
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your games');
  const isMine = (await ann.visitor.api.table.info.query({ id: running })).deciders.includes(0);
  const first = page.locator('main section').first();
  await expect(first).toHaveAttribute('aria-labelledby', /.+/);
  await expect(first.getByRole('heading', { level: 2 })).toHaveText(isMine ? /^Your turn/ : /^Your games/);
  const finished = page.getByTestId(/^finished-/);
  await expect(finished).toHaveCount(20);
  await expect(finished.first()).toContainText('Evening 23');
  await expect(finished.first()).toContainText(/(Won|Lost|Shared win) · Ended by agreement · Ended on /);
  await expect(page.getByText('20 of 23 games')).toBeVisible();
  await page.getByTestId('more-games').click();
  await expect(finished).toHaveCount(23);
  await expect(page.getByTestId('more-games')).toBeHidden();

  await finished.first().getByRole('link', { name: 'Result' }).click();
  await expect(page.getByTestId('dice-statistics')).toBeVisible();
  await page.goBack();
  await finished.first().getByRole('link', { name: 'Watch from the start' }).click();
  await expect(page).toHaveURL(/\/at\/0$/);
  await expect(page.getByTestId('moment')).toBeVisible();
});

test('a finished game goes along as a file that the offline game opens, and comes back from it', async ({
  context,
  come,
}) => {
  const ann = await come('Ann', context);
  const ben = await come('Ben');
  const seats = [
    { kind: 'bot', level: 'squire' },
    { kind: 'bot', level: 'squire' },
  ] as const;
  // Two computers play to the end while Ann looks.
  const { id } = await ann.visitor.api.table.create.mutate({
    scenario: 'two-early',
    seats: [...seats],
    agreed: { title: 'Squires', standIn: 'squire' },
  });
  await expect
    .poll(async () => (await ann.visitor.api.table.info.query({ id })).status, { timeout: 60_000 })
    .toBe('over');
  const file = await ann.visitor.api.archive.save.query({ id });
  const page = await context.newPage();
  await page.goto('./#/online/history');
  await giveFile(page, file, 'Squires at war.txt');
  await expect(page).toHaveURL(/\/online\/table\/[0-9a-z]+\/end$/);
  await page.goto('./#/online/history');
  const row = page.getByTestId(/^finished-/);
  await expect(row).toContainText('Squires at war');
  await expect(row).toContainText('Imported on');

  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: /^Save as a file/ }).click();
  const path = await (await download).path();
  expect(await readFile(path, 'utf8')).toContain('bretwalda');

  // On the start page, as without any server.
  await openGame(page, await readFile(path, 'utf8'));
  await expect(page.getByText('The game is over').first()).toBeVisible();
  expect(await ben.visitor.api.archive.mine.query({})).toMatchObject({ total: 0 });
});

test('a damaged file, a game that is not over and a position are refused with the reason', async ({
  page,
}) => {
  await page.goto('./#/online/history');
  await expect(page.getByText('You have not played here yet.')).toBeVisible();
  await giveFile(page, 'bretwalda 1\nthis is no game\n', 'damaged.txt');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await giveFile(page, 'round 9 saxons movement\nwessex: saxons 2\n', 'position.txt');
  await expect(page.getByTestId('bring-problem')).toContainText('a single moment of a game');
  await expect(page.getByTestId('account')).toHaveText('Sign in'); // nobody became a guest for that
});

test('a name leads to what everybody may know of a player, and to nothing private', async ({
  context,
  another,
  faults,
  come,
}) => {
  const ann = await come('Ann', context);
  const ben = await come('Ben');
  await ended(ann, ben, 'Seen by all', true);
  await ended(ann, ben, 'Seen by nobody else');
  const name = (await ann.visitor.me())?.name as string;
  const user = (await ann.visitor.me())?.id as string;
  await expect
    .poll(async () => (await ann.visitor.api.archive.profile.query({ user })).rating?.games, {
      timeout: 30_000,
    })
    .toBe(2);
  const page = await (await another()).newPage();
  const table = await ann.visitor.api.table.create.mutate({
    scenario: 'two-early',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    isPublic: true,
    agreed: { title: 'Open table' },
  });
  await page.goto('./#/online');
  await page.getByTestId(`table-${table.id}`).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByTestId('rating')).toHaveText(/^-?\d+$/);
  await expect(page.getByText(/^Almost certainly at least/)).toBeVisible();
  await expect(page.getByRole('table')).toContainText('2');
  await expect(page.getByTestId(/^finished-/)).toHaveCount(1);
  await expect(page.getByTestId(/^finished-/)).toContainText('Seen by all');
  faults.allow(/archive\.profile.* 404$|status of 404/);
  await page.goto('./#/online/player/nobody');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such player');
});
