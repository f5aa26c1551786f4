import type { Page } from '@playwright/test';
import { expect, violations } from '../support/index.ts';
import { test } from '../support/online.ts';
import { beginTable, Person } from '../support/people.ts';

/** Talk at a table, and what players write for themselves (UI-96). */

const say = ({ visitor }: Person, id: string, words: string, to: number[] | null = null) =>
  visitor.api.talk.say.mutate({ id, words, to });

const nameOf = async ({ visitor }: Person): Promise<string> => (await visitor.me())?.name ?? '';

const talkTab = (page: Page) => page.getByRole('tab', { name: 'Talk' });
const log = (page: Page) => page.getByRole('log', { name: 'What was said' });
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const notes = (page: Page) => page.getByRole('textbox', { name: 'Your notes on this game' });

test('UI-96: what is said is counted and read, in public and in private; whoever watches hears nothing', async ({
  another,
  come,
}) => {
  const [ann, ben, cat] = await Promise.all(['Ann', 'Ben', 'Cat'].map(async (name) => come(name)));
  if (!ann || !ben || !cat) throw new Error('Nobody came.');
  const id = await beginTable([ann, ben, cat], { scenario: 'short-3', isPublic: true });
  const [annSees, benSees] = [await ann.watch(id), await ben.watch(id)];
  await expect(talkTab(annSees)).toBeVisible();
  await say(ben, id, 'Good evening');
  await expect(talkTab(annSees)).toHaveText('Talk1 1 new message');
  await expect(annSees.getByText(`New message from ${await nameOf(ben)}.`)).toBeAttached();
  await talkTab(annSees).click();
  await expect(log(annSees)).toContainText('Good evening');
  await expect(talkTab(annSees)).toHaveText('Talk');

  // By keyboard: to Cat alone, two lines, then to all again.
  await annSees.getByRole('checkbox', { name: await nameOf(cat) }).focus();
  await annSees.keyboard.press('Space');
  await expect(annSees.getByRole('checkbox', { name: 'All players' })).not.toBeChecked();
  await message(annSees).focus();
  await annSees.keyboard.type('Shall we');
  await annSees.keyboard.press('Shift+Enter');
  await annSees.keyboard.type('go for Kent?');
  await annSees.keyboard.press('Enter');
  await expect(message(annSees)).toHaveValue('');
  await expect(log(annSees)).toContainText(`only to ${await nameOf(cat)}Shall we\ngo for Kent?`, {
    useInnerText: false,
  });
  await annSees.getByRole('checkbox', { name: 'All players' }).check({ force: true });
  await message(annSees).fill('Good evening, Ben');
  await annSees.getByTestId('send-message').click();

  await expect(talkTab(benSees)).toHaveText('Talk1 1 new message');
  await talkTab(benSees).click();
  await expect(log(benSees)).toContainText('Good evening, Ben');
  await expect(log(benSees)).not.toContainText('Kent');
  const catSees = await cat.watch(id, { language: 'it' });
  const tab = catSees.getByRole('tab', { name: 'Chat' });
  await expect(tab).toHaveText('Chat3 3 messaggi nuovi');
  await tab.click();
  await expect(catSees.getByTestId('talk')).toContainText('solo per te');

  const watcher = await (await another()).newPage();
  await watcher.goto(`./#/online/table/${id}`);
  await expect(watcher.getByTestId('spectating')).toBeVisible();
  await expect(watcher.getByText('Good evening')).toHaveCount(0);
  await expect(watcher.getByRole('tab')).toHaveCount(0);

  // Whatever was seen stays seen, also after a reload; the arrows go from tab to tab.
  await say(ben, id, 'One more');
  await expect(log(annSees)).toContainText('One more');
  await annSees.reload();
  await expect(talkTab(annSees)).toHaveText('Talk');
  await annSees.getByRole('tab', { name: 'Game' }).focus();
  await annSees.keyboard.press('ArrowRight');
  await expect(talkTab(annSees)).toBeFocused();
  await expect(log(annSees)).toContainText('One more');
});

test('whoever reads above is left there; long words stay inside; a draft is not lost', async ({ come }) => {
  const ann = await come('Ann');
  const ben = await come('Ben');
  const id = await beginTable([ann, ben]);
  for (let i = 1; i <= 15; i++) await say(ben, id, `Message ${i}`);
  await say(ben, id, 'x'.repeat(1000));
  const page = await ann.watch(id);
  await talkTab(page).click();
  const inView = () =>
    log(page).evaluate(({ scrollTop, clientHeight, scrollHeight, scrollWidth, clientWidth }) => ({
      top: Math.round(scrollTop),
      isAtEnd: scrollHeight - scrollTop - clientHeight < 2,
      isWide: scrollWidth > clientWidth,
    }));
  await expect.poll(inView).toMatchObject({ isAtEnd: true, isWide: false });
  await say(ben, id, 'The latest');
  await expect(log(page)).toContainText('The latest');
  await expect.poll(inView).toMatchObject({ isAtEnd: true });

  await log(page).evaluate((box) => box.scrollTo(0, 0));
  await expect(page.getByRole('button', { name: 'To the latest' })).toBeVisible();
  await say(ben, id, 'Later than that');
  const latest = page.getByRole('button', { name: '1 new message' });
  await expect(latest).toBeVisible();
  await expect(talkTab(page)).toHaveText('Talk1 1 new message');
  expect(await inView()).toMatchObject({ top: 0 });
  await latest.click();
  await expect.poll(inView).toMatchObject({ isAtEnd: true });
  await expect(talkTab(page)).toHaveText('Talk');

  await message(page).fill('Not yet sent');
  await page.getByRole('tab', { name: 'Game' }).click();
  await talkTab(page).click();
  await expect(message(page)).toHaveValue('Not yet sent');
  await message(page).fill('y'.repeat(1003));
  await expect(page.getByText('3 characters too many').first()).toBeVisible();
  await expect(page.getByTestId('send-message')).toHaveAttribute('aria-disabled', 'true');
});

test('what cannot be sent stays, with the reason', async ({ faults, come }) => {
  const ann = await come('Ann');
  const ben = await come('Ben');
  const id = await beginTable([ann, ben]);
  const page = await ann.watch(id);
  await talkTab(page).click();
  faults.allow(/talk\.say|net::ERR_FAILED/);
  await page.route('**/talk.say**', (route) => route.abort());
  await message(page).fill('Are you there?');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('refused')).toContainText('The server does not answer');
  await expect(message(page)).toHaveValue('Are you there?');
  await page.unroute('**/talk.say**');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('Are you there?');
  await expect(page.getByTestId('refused')).toHaveCount(0);
});

test('somebody can be blocked, and heard again; a message is reported; operators mute and end it', async ({
  games,
  another,
  faults,
  come,
}) => {
  const ann = await come('Ann');
  const ben = await come('Ben');
  const name = await nameOf(ben);
  const id = await beginTable([ann, ben], { agreed: { title: 'Thursday', rated: false } as never });
  await say(ben, id, 'You play like a monk');
  const page = await ann.watch(id);
  await talkTab(page).click();
  const about = page.getByRole('button', { name: `About this message from ${name}` });

  await about.click();
  await expect(page.getByRole('dialog')).toContainText('You play like a monk');
  expect(await violations(page, 'light')).toEqual([]);
  await expect(page.getByTestId('report')).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('What is wrong with it?').fill('Insults, again and again');
  await page.getByTestId('report').click();
  await expect(page.getByText('The operators have been told.')).toBeVisible();
  await page.getByTestId('block').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(log(page)).not.toContainText('monk');
  await expect(page.getByText(`You have blocked ${name}.`)).toBeVisible();
  await say(ben, id, 'Do you hear me?');
  const account = await ann.context.newPage();
  await account.goto('./#/online/account');
  await expect(account.getByRole('region', { name: 'Blocked players' })).toContainText(name);
  expect.soft(await violations(account, 'light'), 'blocked players').toEqual([]);
  await page.getByRole('button', { name: 'Unblock' }).click();
  await expect(log(page)).toContainText('You play like a monk');
  await say(ben, id, 'And now?');
  await expect(log(page)).toContainText('And now?');
  await expect(log(page)).not.toContainText('Do you hear me?');

  // Only operators find the way.
  await page.goto('./#/online/reports');
  await expect(page.getByText('This page is for those who run this server.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reports' })).toHaveCount(0);
  const reeve = await Person.operator(games.url, await another());
  const desk = await reeve.context.newPage();
  await desk.goto('./#/online');
  await desk.getByRole('link', { name: /^Reports \d+ reports? to look at$/ }).click();
  const report = desk.getByTestId('report-card').filter({ hasText: name });
  await expect(report).toContainText('at “Thursday”, to all players');
  await expect(report).toContainText('You play like a monk');
  await expect(report).toContainText(`Reported by ${await nameOf(ann)}`);
  await expect(report).toContainText('Insults, again and again');
  for (const theme of ['dark', 'light'] as const)
    expect.soft(await violations(desk, theme), `reports, ${theme}`).toEqual([]);
  await report.getByTestId('mute').click();
  expect.soft(await violations(desk, 'light'), 'mute').toEqual([]);
  await desk.getByLabel('Reason').fill('Insults');
  await desk.getByLabel('For how long').selectOption('3 days');
  await desk.getByTestId('mute-sure').click();
  await expect(desk.getByTestId('report-card')).toHaveCount(0);
  const muted = desk.getByTestId('muted-player').filter({ hasText: name });
  await expect(muted).toContainText('Insults');

  const benSees = await ben.watch(id);
  await talkTab(benSees).click();
  await expect(benSees.getByTestId('muted')).toContainText(/You cannot write messages until .* Insults$/);
  await expect(message(benSees)).toHaveCount(0);
  await muted.getByTestId('unmute').click();
  await expect(desk.getByText(`${name} can write again.`)).toBeVisible();
  await expect(muted).toHaveCount(0);
  await benSees.reload();
  await talkTab(benSees).click();
  await message(benSees).fill('Sorry');

  // Somebody who is muted while they write is told when they send it.
  await reeve.visitor.api.talk.mute.mutate({
    user: (await ben.visitor.me())?.id ?? '',
    reason: 'Again',
    days: 1,
  });
  faults.allow(/talk\.say.* 403$|status of 403/);
  await benSees.keyboard.press('Enter');
  await expect(benSees.getByTestId('muted')).toContainText('Again');
});

test('a report that needs nothing is settled', async ({ games, another, come }) => {
  const ann = await come('Ann');
  const ben = await come('Ben');
  const id = await beginTable([ann, ben]);
  const words = `Good luck to you ${Date.now()}`;
  await say(ann, id, 'I wish you luck');
  const seq = await say(ben, id, words);
  await ann.visitor.api.talk.report.mutate({ id, seq, reason: 'Too polite' });
  const reeve = await Person.operator(games.url, await another());
  const desk = await reeve.context.newPage();
  await desk.goto('./#/online/reports');
  const report = desk.getByTestId('report-card').filter({ hasText: words });
  await report.getByText('1 message before it').click();
  await expect(report).toContainText('I wish you luck');
  await report.getByTestId('settle').click();
  await expect(report).toHaveCount(0);
});

test('notes save themselves, say so truly, and are on every device of their writer', async ({
  another,
  faults,
  come,
}) => {
  const ann = await come('Ann');
  const ben = await come('Ben');
  const id = await beginTable([ann, ben]);
  const page = await ann.watch(id);
  await page.getByRole('tab', { name: 'Notes' }).click();
  const fate = (of: Page) => of.getByTestId('note-fate');
  await expect(fate(page)).toHaveText('Saved');
  await notes(page).fill('The Danes come in round 9.');
  await expect(fate(page)).toHaveText('Saved');
  await page.reload();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect(notes(page)).toHaveValue('The Danes come in round 9.');

  const phone = await ann.on(await another());
  const second = await phone.watch(id);
  await second.getByRole('tab', { name: 'Notes' }).click();
  await expect(notes(second)).toHaveValue('The Danes come in round 9.');

  faults.allow(/talk\.keepNote|net::ERR_FAILED/);
  await page.route('**/talk.keepNote**', (route) => route.abort());
  await notes(page).fill('The Danes come in round 9. Hold Kent.');
  await expect(fate(page)).toContainText('Not saved. The server does not answer.');
  expect(await ann.visitor.api.talk.note.query({ id })).toBe('The Danes come in round 9.');
  await notes(second).fill('Beware of Cnut.');
  await expect(fate(second)).toHaveText('Saved');
  faults.allow(/status of 400/);
  await page.unroute('**/talk.keepNote**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('These notes were also changed on another device.')).toBeVisible();
  await expect(fate(page)).toHaveText('Saved');
  expect(await ann.visitor.api.talk.note.query({ id })).toBe(
    'Beware of Cnut.\n\n———\n\nThe Danes come in round 9. Hold Kent.',
  );
  expect(await ben.visitor.api.talk.note.query({ id })).toBe('');
});

test('talk begins while players gather, and says what the table has agreed about deals', async ({
  another,
  come,
}) => {
  const ann = await come('Ann');
  const ben = await come('Ben');
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
  const agreed = { title: '', clock: null, absence: 'bot', standIn: 'squire', rated: false } as const;
  const table = await ann.visitor.api.table.create.mutate({
    scenario: 'short-3',
    options: { negotiation: 'open' },
    seats,
    isPublic: true,
    agreed,
  });
  const annSees = await ann.watch(table.id);
  await expect(annSees.getByText('Nobody else is here yet')).toBeVisible();
  await ben.visitor.api.table.join.mutate({ id: table.id, seat: 1 });
  const benSees = await ben.watch(table.id);
  await expect(annSees.getByTestId('deals')).toContainText('Deals: only aloud, in front of everybody.');
  await message(annSees).fill('Are we waiting for anybody?');
  await annSees.keyboard.press('Enter');
  await expect(log(benSees)).toContainText('Are we waiting for anybody?');
  for (const theme of ['dark', 'light'] as const)
    expect.soft(await violations(benSees, theme), `gathering, ${theme}`).toEqual([]);
  const onlooker = await (await another()).newPage();
  await onlooker.goto(`./#/online/table/${table.id}`);
  await expect(onlooker.getByTestId('seat-2')).toBeVisible();
  await expect(onlooker.getByTestId('talk')).toHaveCount(0);

  // What was said is still there when the game has begun.
  await benSees
    .getByTestId('seat-2')
    .getByRole('button', { name: /^Move here/ })
    .click();
  await expect(benSees.getByTestId('seat-2')).toContainText('You');
  await ann.visitor.api.table.setBot.mutate({ id: table.id, seat: 1, level: 'squire' });
  await talkTab(benSees).click();
  await expect(log(benSees)).toContainText('Are we waiting for anybody?');
  await expect(benSees.getByTestId('deals')).toContainText('The game does not enforce this.');
  for (const theme of ['dark', 'light'] as const)
    expect.soft(await violations(benSees, theme), `talk, ${theme}`).toEqual([]);
  await benSees.getByRole('tab', { name: 'Notes' }).click();
  await expect(benSees.getByTestId('note-fate')).toHaveText('Saved');
  expect.soft(await violations(benSees, 'light'), 'notes').toEqual([]);
});
