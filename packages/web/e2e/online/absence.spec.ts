import { agreedSchema } from '@bretwalda/protocol';
import { expect, violations } from '../support/index.ts';
import { test } from '../support/online.ts';
import { beginTable, type Person } from '../support/people.ts';

/** UI-91, play together 3: who is away holds up nobody for long, and everybody sees how things stand. */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const HOURS = { bank: 600 * MINUTE, increment: 0, cap: 600 * MINUTE };

test('UI-91: a vacation makes the clock stand; the others see until when; a button ends it', async ({
  context,
  come,
}) => {
  const ann = await come('Ann', context);
  const ben = await come('Ben');
  const agreed = agreedSchema.parse({ clock: HOURS, vacation: 10, rated: false });
  const id = await beginTable([ann, ben], { agreed });
  const [page, other] = [await ann.watch(id), await ben.watch(id)];
  const clock = () => ann.visitor.api.table.info.query({ id }).then(({ clocks }) => clocks?.since);
  expect((await clock())?.[0]).not.toBeNull();
  await page.getByTestId('open-table').first().click();
  const table = page.getByTestId('table-window');
  await expect(table).toContainText('You have 10 days of vacation left.');
  await table.getByTestId('begin-vacation').click();
  await expect(table).toContainText('Your clock is stopped.');
  await expect(table.getByTestId('told')).toContainText('is on vacation, until');
  expect(await violations(page, 'light')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(other.getByTestId('table-panel').getByTestId('vacation-0')).toContainText(
    'on vacation, back by',
  );
  expect(await clock()).toEqual([null, null]);
  await page.getByTestId('end-vacation').click();
  await expect(page.getByTestId('vacation-bar')).toBeHidden();
  await expect(other.getByTestId('table-panel').getByTestId('vacation-0')).toBeHidden();
  expect((await clock())?.[0]).not.toBeNull();
  await page.getByTestId('open-table').first().click();
  await expect(table).toContainText('You have 9 days of vacation left.'); // a day that has begun counts
});

test('days of vacation are agreed on with the table: some by correspondence, none in a live game', async ({
  page,
}) => {
  await page.goto('./#/online/new-table');
  await page.getByTestId('story-two-early').click();
  const days = page.getByLabel('Vacation, in days');
  await expect(days).toHaveValue('14');
  await page.getByText('Live', { exact: true }).click();
  await expect(days).toHaveValue('0');
  await page.getByText('By correspondence', { exact: true }).click();
  await days.fill('20');
  await days.blur();
  await page.reload();
  await expect(days).toHaveValue('20'); // a choice is kept for the next table
  await page.getByTestId('create-table').click();
  await expect(page.getByText('20 days for every player')).toBeVisible();
});

test('a pause is asked for, agreed on, and ended the same way', async ({ context, come }) => {
  const ann = await come('Ann', context);
  const ben = await come('Ben');
  const agreed = agreedSchema.parse({ clock: HOURS, rated: false });
  const id = await beginTable([ann, ben], { agreed });
  const [page, other] = [await ann.watch(id), await ben.watch(id)];
  for (const [kind, one, two] of [
    ['pause', page, other],
    ['resume', other, page],
  ] as const) {
    await one.getByTestId('open-table').first().click();
    await one.getByTestId(`propose-${kind}`).click();
    await two.getByTestId(`proposal-${kind}`).getByTestId('answer-yes').click();
    const paused = two.getByTestId('table-panel').getByText('Paused');
    await expect(paused).toHaveCount(kind === 'pause' ? 1 : 0);
  }
});

test('a seat is free when time is out: the others agree on a computer, and anybody takes it by the link', async ({
  games,
  context,
  another,
  come,
}) => {
  const people = [await come('Ann', context)];
  for (const name of ['Ben', 'Cat']) people.push(await come(name));
  const agreed = agreedSchema.parse({
    clock: { bank: MINUTE, increment: 0, cap: MINUTE },
    absence: 'replacement',
    standIn: 'squire',
    rated: false,
  });
  const id = await beginTable(people, { scenario: 'short-3', agreed });
  const [first] = people as [Person];
  const { deciders } = await first.visitor.api.table.info.query({ id });
  const late = deciders[0] as number;
  const [one, two] = people.filter((_, seat) => seat !== late) as [Person, Person];
  const { invitation } = await one.visitor.api.table.info.query({ id });
  const page = await one.watch(id);
  const free = page.getByTestId('free-seat');
  await games.pass(2 * MINUTE);
  await expect(free).toContainText('send them the link to the table');
  expect(await violations(page, 'light')).toEqual([]);
  // Whoever was out of time may look on, and could take the seat again.
  const back = await (people[late] as Person).watch(id);
  await expect(back.getByTestId('spectating').getByRole('button')).toHaveText('Take this seat');

  await free.getByTestId('let-bot').click();
  const other = await two.watch(id);
  await other.getByTestId('proposal-absent').getByTestId('answer-yes').click();
  await expect(free).toBeHidden();
  await expect(page.getByTestId('table-panel').getByTestId(`seat-${late}`)).toContainText(
    /Squire\s*computer/,
  );

  // Somebody who never saw the table, and is nobody yet.
  const stranger = await (await another()).newPage();
  await stranger.goto(`./#/online/table/${id}/${invitation}`);
  await stranger.getByTestId(`take-${late}`).click();
  await expect(stranger.getByTestId('spectating')).toBeHidden();
  await expect(stranger.getByTestId('table-panel').getByTestId(`seat-${late}`)).toContainText('(you)');
});

test('without a clock, the others agree on a computer after days of silence, and until when they are waited for is shown', async ({
  games,
  context,
  come,
}) => {
  const people = [await come('Ann', context), await come('Ben'), await come('Cat')];
  const agreed = agreedSchema.parse({ standIn: 'squire', rated: false });
  const id = await beginTable(people, { scenario: 'short-3', agreed });
  const { deciders } = await (people[0] as Person).visitor.api.table.info.query({ id });
  const late = deciders[0] as number;
  const [one, two] = people.filter((_, seat) => seat !== late) as [Person, Person];
  const early = await one.watch(id);
  await expect(early.getByTestId('table-panel').getByTestId(`seat-${late}`)).toBeVisible();
  await expect(early.getByTestId('silent-seat')).toBeHidden();
  await games.pass(3 * DAY + MINUTE);
  const page = await one.watch(id);
  const silent = page.getByTestId('silent-seat');
  await expect(silent).toContainText('has not played for 3 days.');
  await silent.getByTestId('let-bot').click();
  const proposal = page.getByTestId('proposal-absent');
  await expect(proposal).toContainText('Should a computer play on');
  await expect(proposal).toContainText('There is time to answer until');
  await expect(silent).toBeHidden();
  expect(await violations(page, 'light')).toEqual([]);
  const other = await two.watch(id);
  await other.getByTestId('proposal-absent').getByTestId('answer-yes').click();
  await expect(page.getByTestId('table-panel').getByTestId(`seat-${late}`)).toContainText(
    'away: a Squire plays',
  );
  const back = await (people[late] as Person).watch(id);
  await back.getByTestId('come-back').click();
  await expect(back.getByTestId('come-back')).toBeHidden();
});
