import { expect } from '../support/index.ts';
import { test } from '../support/online.ts';

test('a cup: one makes it, another takes part, all games begin, the table of results tells', async ({
  context,
  come,
}) => {
  const ann = await come('Ann', context);
  const ben = await come('Ben');
  const annsName = (await ann.visitor.me())?.name as string;
  const title = `Spring cup ${Date.now()}`;
  const page = await context.newPage();
  await page.goto('./#/online');
  await page.getByRole('link', { name: 'Cups' }).click();
  await page.getByTestId('new-cup').click();
  await page.getByTestId('story-two-early').click();
  await expect(page.getByTestId('create-cup')).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Name of the cup').fill(title);
  await page.getByText('No clock', { exact: true }).click();
  await expect(page.getByText('A cup needs a clock, so that nobody can hold it up.').first()).toBeVisible();
  await page.getByText('By correspondence', { exact: true }).click();
  await expect(page.getByText('Sides', { exact: true })).toBeHidden(); // the schedule gives them
  await page.getByTestId('create-cup').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByTestId('begin-cup')).toHaveAttribute('aria-disabled', 'true');

  const friend = await ben.context.newPage();
  await friend.goto('./#/online/cups');
  await friend.getByRole('link', { name: `Open ${title}` }).click();
  await expect(friend.getByTestId('begin-cup')).toBeHidden();
  await expect(friend.getByText(`${annsName} starts the cup.`)).toBeVisible();
  await friend.getByTestId('join-cup').click();
  await expect(friend.getByTestId('leave-cup')).toBeVisible();

  await expect(
    page.getByText('With these players: 2 games in all, 2 for each player, all at the same time.'),
  ).toBeVisible();
  await page.getByTestId('begin-cup').click();
  await expect(page.getByTestId('cup-table')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Game \d$/ })).toHaveCount(2);

  const id = /cup\/(\w+)/.exec(page.url())?.[1] as string;
  const cup = await ann.visitor.api.cups.info.query({ id });
  for (const { id: game } of cup.games) {
    const proposal = await ann.visitor.api.table.propose.mutate({ id: game, kind: 'end' });
    await ben.visitor.api.table.answer.mutate({ proposal: proposal as string, yes: true });
  }
  await expect(page.getByText(/Over · 2 of 2 games played/)).toBeVisible();
  await expect(page.getByTestId('cup-table').getByRole('row')).toHaveCount(3);
  await page.getByRole('link', { name: 'Open Game 1' }).click();
  await expect(page.getByTestId('dice-statistics')).toBeVisible();
});

test('whoever has no account is led to one; whoever leaves an empty cup takes it along', async ({
  page,
  faults,
  come,
}) => {
  await page.goto('./#/online/new-cup');
  await expect(page.getByText('A cup takes weeks, so you need an account.').first()).toBeVisible();
  await expect(page.getByTestId('create-cup')).toHaveAttribute('aria-disabled', 'true');
  const cat = await come('Cat');
  const { id } = await cat.visitor.api.cups.create.mutate({
    title: 'Nobody came',
    scenario: 'two-early',
    agreed: { clock: { bank: 86_400_000, increment: 0, cap: 86_400_000 } },
  });
  await page.goto(`./#/online/cup/${id}`);
  await expect(page.getByRole('link', { name: /^A cup takes weeks/ })).toBeVisible();
  const own = await cat.context.newPage();
  await own.goto(`./#/online/cup/${id}`);
  faults.allow(/cups\.info.* 404$|status of 404/); // somebody else still looks at it
  await own.getByTestId('leave-cup').click();
  await expect(own.getByRole('heading', { level: 1 })).toHaveText('Cups');
  await expect(own.getByText('Nobody came')).toBeHidden();
});
