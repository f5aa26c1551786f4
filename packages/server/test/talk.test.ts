import {
  commitmentTo,
  LONGEST_MESSAGE,
  LONGEST_NOTE,
  newTableSchema,
  refusalIn,
  type TalkBody,
} from '@bretwalda/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentsOf } from './support/contents.ts';
import { TestServer } from './support/server.ts';
import type { Visitor } from './support/visitor.ts';

/** Play together, 6 (UI-96): what players say to each other, what they write for themselves, and what operators do. */

let server: TestServer;
let reeve: Visitor;

beforeAll(async () => {
  server = await TestServer.start({ env: { OPERATORS: 'Reeve' } });
  reeve = await server.person('Reeve');
});
afterAll(() => server.stop());

const why = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'done',
    (error) => refusalIn(error)?.code ?? String(error),
  );

const idOf = async (visitor: Visitor): Promise<string> => (await visitor.me())?.id ?? 'nobody';

interface Heard extends TalkBody {
  readonly seq: number;
}

async function heard(visitor: Visitor, id: string, invitation?: string): Promise<readonly Heard[]> {
  const { events } = await visitor.api.table.events.query({ id, invitation });
  return events.flatMap(({ seq, kind, body }) => (kind === 'talk' ? [{ seq, ...(body as TalkBody) }] : []));
}

const words = async (visitor: Visitor, id: string, invitation?: string) =>
  (await heard(visitor, id, invitation)).map((one) => one.words);

const say = (visitor: Visitor, id: string, what: string, to: number[] | null = null) =>
  visitor.api.talk.say.mutate({ id, words: what, to });

/** Three at a table that gathers or plays. */
async function three(isBegun = true) {
  const people = [await server.guest(), await server.guest(), await server.guest()] as const;
  const [ann, ben, cat] = people;
  const kinds = isBegun ? ['me', 'open', 'open'] : ['me', 'open', 'open', 'open'];
  const table = newTableSchema.parse({
    scenario: isBegun ? 'short-3' : 'standard-4',
    seats: kinds.map((kind) => ({ kind })),
    agreed: { standIn: 'squire', title: 'Thursday' },
  });
  const { id, invitation } = await ann.api.table.create.mutate(table);
  const link = invitation as string;
  await ben.api.table.join.mutate({ id, seat: 1, invitation: link });
  await cat.api.table.join.mutate({ id, seat: 2, invitation: link });
  return { id, link, ann, ben, cat };
}

describe('talk at a table (UI-96)', () => {
  it('is heard by all players, or by those whom it is said to, and by nobody who looks on', async () => {
    const { id, link, ann, ben, cat } = await three();
    await say(ann, id, 'to all');
    await say(ann, id, 'to Cat alone', [2, 2]);
    expect(await words(ann, id)).toEqual(['to all', 'to Cat alone']);
    expect(await words(ben, id)).toEqual(['to all']);
    expect(await heard(cat, id)).toMatchObject([
      { seat: 0, player: await idOf(ann), to: null },
      { seat: 0, name: (await ann.me())?.name, words: 'to Cat alone', to: [2] },
    ]);
    const onlooker = await server.guest();
    expect(await words(onlooker, id, link)).toEqual([]);
    expect(await why(say(onlooker, id, 'hello'))).toBe('not-a-member');
    expect(await why(say(server.visitor(), id, 'hello'))).toBe('sign-in-first');
    expect(await why(say(ann, 'nosuchgame', 'hello'))).toBe('not-a-member');
  });

  it('begins while players gather; whoever moves takes along what was said', async () => {
    const { id, link, ann, ben, cat } = await three(false);
    await say(ann, id, 'good evening');
    await say(ann, id, 'for Ben', [1]);
    await ben.api.table.join.mutate({ id, seat: 3, invitation: link });
    await ben.api.table.join.mutate({ id, seat: 3, invitation: link, diceSeed: 'seven' });
    expect(await words(ben, id)).toEqual(['good evening', 'for Ben']);
    const dan = await server.guest();
    await dan.api.table.join.mutate({ id, seat: 1, invitation: link });
    await say(ann, id, 'welcome');
    expect(await words(dan, id)).toEqual(['welcome']);
    expect(await words(ben, id)).toEqual(['good evening', 'for Ben', 'welcome']);
    expect(await words(cat, id)).toEqual(['good evening', 'welcome']);
    const joined = (await cat.api.table.events.query({ id })).events.filter(({ kind }) => kind === 'joined');
    expect(joined.map(({ body }) => (body as { seat: number }).seat)).toEqual([1, 2, 3, 1]);
  });

  it('is not limited by what the table has agreed about deals: that is only shown (RUL-145)', async () => {
    const [ann, ben] = [await server.guest(), await server.guest()];
    for (const negotiation of ['open', 'none']) {
      const id = await server.begun([ann, ben], { options: { negotiation } });
      await say(ann, id, 'nice weather', [1]);
      expect(await words(ben, id)).toEqual(['nice weather']);
    }
  });

  it.each([
    ['to somebody who is not there', { words: 'hello', to: [3] }],
    ['to a computer', { words: 'hello', to: [2] }],
    ['to oneself', { words: 'hello', to: [0] }],
    ['to nobody', { words: 'hello', to: [] }],
    ['nothing', { words: ' \n ', to: null }],
    ['too much', { words: 'x'.repeat(LONGEST_MESSAGE + 1), to: null }],
    ['what cannot be written', { words: 'a\u0000b', to: null }],
    ['half a character', { words: 'a\ud800', to: null }],
  ])('refuses %s, and changes nothing', async (_, said) => {
    const [ann, ben] = [await server.guest(), await server.guest()];
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'squire' }] as const;
    const { id } = await ann.api.table.create.mutate(newTableSchema.parse({ scenario: 'short-3', seats }));
    const { invitation } = await ann.api.table.info.query({ id });
    await ben.api.table.join.mutate({ id, seat: 1, invitation: invitation as string });
    expect(await why(ann.api.talk.say.mutate({ id, ...said, to: said.to && [...said.to] }))).toBe(
      'bad-request',
    );
    expect(await words(ann, id)).toEqual([]);
  });

  it('keeps the lines of a message, and what stands in them', async () => {
    const { id, ann, ben } = await three();
    const long = '<b>no tags</b>\nתל אביב 🎲\tend';
    await say(ann, id, `  ${long.replace('\n', '\r\n')}\n`);
    expect(await words(ben, id)).toEqual([long]);
  });

  it('is slow enough to be read: twenty messages a minute', async () => {
    const { id, ann, ben } = await three();
    for (let i = 1; i <= 20; i++) await say(ann, id, `message ${i}`);
    const error = await say(ann, id, 'one more').catch((thrown: unknown) => thrown);
    expect(refusalIn(error)?.code).toBe('too-many-requests');
    expect(Number(refusalIn(error)?.details?.wait)).toBeGreaterThan(0);
    expect(Number(refusalIn(error)?.details?.wait)).toBeLessThanOrEqual(60_000);
    await say(ben, id, 'the others may speak');
    expect(await words(ben, id)).toHaveLength(21);
  });
});

describe('somebody who is blocked', () => {
  it('is not heard by whoever has blocked them, at any table, until unblocked', async () => {
    const { id, ann, ben, cat } = await three();
    const player = await idOf(ben);
    await ann.api.talk.block.mutate({ id, user: player });
    await ann.api.talk.block.mutate({ id, user: player });
    const { blocked } = await ann.api.talk.limits.query();
    expect(blocked).toEqual([{ player, name: (await ben.me())?.name }]);
    await say(ben, id, 'to all');
    await say(ben, id, 'to Ann', [0]);
    await say(ann, id, 'I am still heard');
    const other = await server.begun([ann, ben]);
    await say(ben, other, 'and here?');
    expect(await words(ann, id)).toEqual(['I am still heard']);
    expect(await words(ann, other)).toEqual([]);
    expect(await words(cat, id)).toEqual(['to all', 'I am still heard']);
    // Nothing tells the one who is blocked.
    expect(await words(ben, id)).toEqual(['to all', 'to Ann', 'I am still heard']);
    expect(await ben.api.talk.limits.query()).toEqual({ blocked: [], muted: null });
    await ann.api.talk.unblock.mutate({ user: player });
    await say(ben, id, 'again');
    expect(await words(ann, id)).toEqual(['I am still heard', 'again']);
    expect((await ann.api.talk.limits.query()).blocked).toEqual([]);
  });

  it('can be blocked after leaving the table, and is who they are under another name', async () => {
    const { id, ann, ben } = await three();
    await say(ben, id, 'you will regret this');
    await ben.api.table.giveUp.mutate({ id });
    const [said] = await heard(ann, id);
    await ann.api.talk.block.mutate({ id, user: said?.player as string });
    await ben.accounts.signUp({ name: 'Ben the Loud', password: 'as loud as I can' });
    const player = await idOf(ben);
    expect((await ann.api.talk.limits.query()).blocked).toEqual([{ player, name: 'Ben the Loud' }]);
    expect((await heard(ann, id))[0]?.player).toBe(player);
    await ben.accounts.remove('as loud as I can');
    expect((await ann.api.talk.limits.query()).blocked).toEqual([]);
    expect(await heard(ann, id)).toMatchObject([{ player: null, name: '', words: 'you will regret this' }]);
  });

  it('must be at the table; only its players block there', async () => {
    const { id, link, ann, ben } = await three();
    const stranger = await server.guest();
    await stranger.api.table.info.query({ id, invitation: link });
    const block = async (who: Visitor, user: string) => why(who.api.talk.block.mutate({ id, user }));
    expect(await block(stranger, await idOf(ben))).toBe('not-a-member');
    expect(await block(ann, await idOf(stranger))).toBe('bad-request');
    expect(await block(ann, await idOf(ann))).toBe('bad-request');
    expect(await block(ann, 'nobody')).toBe('bad-request');
    expect(await server.database.query('select from block where user_id = $1', [await idOf(ann)])).toEqual(
      [],
    );
  });
});

describe('a report', () => {
  it('tells the operators who said it, where, to whom, what came before, who reports it and why', async () => {
    const { id, ann, ben, cat } = await three();
    await say(cat, id, 'for Ben alone', [1]);
    for (let i = 1; i <= 6; i++) await say(ann, id, `before ${i}`);
    const seq = await say(ben, id, 'you fool', [0]);
    await say(ben, id, 'later');
    await ben.api.table.giveUp.mutate({ id });
    await ann.api.talk.report.mutate({ id, seq, reason: ' rude ' });
    await ann.api.talk.report.mutate({ id, seq, reason: 'still rude' });
    const found = (await reeve.api.talk.reports.query()).filter(({ table }) => table.id === id);
    const [annIs, benIs] = [await ann.me(), await ben.me()];
    expect(found).toMatchObject([
      {
        reason: 'rude',
        reporter: { player: annIs?.id, name: annIs?.name },
        speaker: { player: benIs?.id, name: benIs?.name, muted: null },
        table: { id, title: 'Thursday', scenario: 'short-3' },
        said: { seq, seat: 1, name: benIs?.name, words: 'you fool', to: [0] },
      },
    ]);
    expect(found[0]?.before.map((one) => one.words)).toEqual([2, 3, 4, 5, 6].map((i) => `before ${i}`));
    await reeve.api.talk.settle.mutate({ report: found[0]?.id as number });
    await reeve.api.talk.settle.mutate({ report: found[0]?.id as number });
    expect((await reeve.api.talk.reports.query()).filter(({ table }) => table.id === id)).toEqual([]);
  });

  it('is only for what one has heard from others', async () => {
    const { id, link, ann, ben, cat } = await three();
    const toBen = await say(ann, id, 'for Ben', [1]);
    const toAll = await say(ann, id, 'for all');
    const report = (who: Visitor, seq: number, reason = 'rude') =>
      why(who.api.talk.report.mutate({ id, seq, reason }));
    expect(await report(cat, toBen)).toBe('bad-request');
    expect(await report(ann, toAll)).toBe('bad-request');
    expect(await report(ben, 1)).toBe('bad-request');
    expect(await report(ben, 999)).toBe('bad-request');
    expect(await report(ben, toAll, '  ')).toBe('bad-request');
    const onlooker = await server.guest();
    await onlooker.api.table.info.query({ id, invitation: link });
    expect(await report(onlooker, toAll)).toBe('not-a-member');
    expect(await report(server.visitor(), toAll)).toBe('sign-in-first');
    await ben.api.table.giveUp.mutate({ id });
    await onlooker.api.table.takeOver.mutate({ id, seat: 1, invitation: link });
    expect(await report(onlooker, toAll)).toBe('bad-request');
    expect(await server.database.query('select from report where game_id = $1', [id])).toEqual([]);
  });
});

describe('operators', () => {
  it('mute somebody with a reason and for some days, and end it', async () => {
    const { id, ann, ben } = await three();
    const seq = await say(ben, id, 'you fool');
    await ann.api.talk.report.mutate({ id, seq, reason: 'rude' });
    const [report] = (await reeve.api.talk.reports.query()).filter(({ table }) => table.id === id);
    const user = await idOf(ben);
    await reeve.api.talk.mute.mutate({ user, reason: 'insults', days: 3, report: report?.id as number });
    const { muted } = await ben.api.talk.limits.query();
    expect(muted?.reason).toBe('insults');
    const days = (Date.parse(muted?.until ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(2.99);
    expect(days).toBeLessThanOrEqual(3);
    const refused = refusalIn(await say(ben, id, 'but').catch((thrown: unknown) => thrown));
    expect(refused).toMatchObject({ code: 'muted', details: { reason: 'insults', until: muted?.until } });
    expect(await words(ann, id)).toEqual(['you fool']);
    expect((await reeve.api.talk.reports.query()).filter(({ table }) => table.id === id)).toEqual([]);
    const mine = async () => (await reeve.api.talk.mutes.query()).filter(({ player }) => player === user);
    expect(await mine()).toEqual([
      { player: user, name: (await ben.me())?.name, reason: 'insults', until: muted?.until, by: 'Reeve' },
    ]);
    await reeve.api.talk.mute.mutate({ user, reason: 'again', days: 10 });
    expect(await mine()).toMatchObject([{ reason: 'again' }]);
    // Another name does not help.
    await ben.accounts.signUp({ name: 'Ben the Meek', password: 'sorry for that' });
    expect(await why(say(ben, id, 'but'))).toBe('muted');
    await reeve.api.talk.unmute.mutate({ user: await idOf(ben) });
    expect(await ben.api.talk.limits.query()).toEqual({ blocked: [], muted: null });
    await say(ben, id, 'sorry');
    expect(await words(ann, id)).toEqual(['you fool', 'sorry']);
  });

  it('need not end what is over', async () => {
    const { id, ben } = await three();
    const user = await idOf(ben);
    await server.services.world.moderation.mute('nobody', { user, reason: 'old', until: new Date() });
    expect((await ben.api.talk.limits.query()).muted).toBeNull();
    expect((await reeve.api.talk.mutes.query()).filter(({ player }) => player === user)).toEqual([]);
    await say(ben, id, 'hello again');
  });

  it('cannot mute or settle what is not there', async () => {
    // What the tests before have done is still followed up.
    await expect.poll(() => server.database.query('select from outbox'), { timeout: 90_000 }).toEqual([]);
    const before = await contentsOf(server.database);
    const { mute, settle, unmute } = reeve.api.talk;
    expect(await why(mute.mutate({ user: 'nobody', reason: 'rude', days: 1 }))).toBe('bad-request');
    expect(await why(settle.mutate({ report: 999_999 }))).toBe('bad-request');
    await unmute.mutate({ user: 'nobody' });
    const user = await idOf(reeve);
    for (const days of [0, 366, 1.5])
      expect(await why(mute.mutate({ user, reason: 'x', days }))).toBe('bad-request');
    expect(await why(mute.mutate({ user, reason: ' ', days: 1 }))).toBe('bad-request');
    const wrong = mute.mutate({ user, reason: 'rude', days: 1, report: 999_999 });
    expect(await why(wrong)).toBe('bad-request');
    expect(await contentsOf(server.database)).toEqual(before);
  });

  it('are the only ones who do, and who see reports', async () => {
    const { ann } = await three();
    const user = await idOf(ann);
    for (const [who, code] of [
      [ann, 'not-allowed'],
      [server.visitor(), 'sign-in-first'],
    ] as const) {
      const { talk } = who.api;
      expect(await why(talk.reports.query())).toBe(code);
      expect(await why(talk.mutes.query())).toBe(code);
      expect(await why(talk.settle.mutate({ report: 1 }))).toBe(code);
      expect(await why(talk.mute.mutate({ user, reason: 'rude', days: 1 }))).toBe(code);
      expect(await why(talk.unmute.mutate({ user }))).toBe(code);
    }
  });
});

describe('a note', () => {
  it('is seen by its writer alone, on every device', async () => {
    const { id, link, ann, ben } = await three();
    const { note, keepNote } = ann.api.talk;
    expect(await note.query({ id })).toBe('');
    await keepNote.mutate({ id, words: 'Beware of Wessex\n  and Kent ', over: commitmentTo('') });
    const laptop = server.visitor();
    for (const [name, value] of ann.cookies) laptop.cookies.set(name, value);
    expect(await laptop.api.talk.note.query({ id })).toBe('Beware of Wessex\n  and Kent ');
    expect(await ben.api.talk.note.query({ id })).toBe('');
    const onlooker = await server.guest();
    await onlooker.api.table.info.query({ id, invitation: link });
    expect(await why(onlooker.api.talk.note.query({ id }))).toBe('not-a-member');
    expect(await why(onlooker.api.talk.keepNote.mutate({ id, words: 'x' }))).toBe('not-a-member');
    expect(await why(server.visitor().api.talk.note.query({ id }))).toBe('sign-in-first');
    await ann.api.table.giveUp.mutate({ id });
    expect(await why(note.query({ id }))).toBe('not-a-member');
  });

  it('does not overwrite what was kept from another device meanwhile', async () => {
    const { id, ann } = await three();
    const { note, keepNote } = ann.api.talk;
    const keep = (text: string, over: string) =>
      why(keepNote.mutate({ id, words: text, over: commitmentTo(over) }));
    expect(await keep('first', '')).toBe('done');
    expect(await keep('second', '')).toBe('stale');
    expect(await note.query({ id })).toBe('first');
    expect(await keep('first', '')).toBe('done'); // the answer was lost, and it is sent again
    expect(await keep('second', 'first')).toBe('done');
    const both = await Promise.all([keep('third', 'second'), keep('fourth', 'second')]);
    expect(both.sort()).toEqual(['done', 'stale']);
  });

  it('has its length, and letters only', async () => {
    const { id, ann } = await three();
    const keep = (text: string) => why(ann.api.talk.keepNote.mutate({ id, words: text }));
    expect(await keep('ᚠ'.repeat(LONGEST_NOTE))).toBe('done');
    expect(await keep('x'.repeat(LONGEST_NOTE + 1))).toBe('bad-request');
    expect(await keep('a\u0000b')).toBe('bad-request');
    expect(await ann.api.talk.note.query({ id })).toBe('ᚠ'.repeat(LONGEST_NOTE));
  });
});
