import { decision, type Seat, seededDice } from '@bretwalda/engine';
import { type NewTable, newTableSchema } from '@bretwalda/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { Telling } from './support/telling.ts';
import { Client, type Server, startGames, testDatabase } from './support.ts';

let database: Database;
let games: Server;
let telling: Telling;
let count = 0;

beforeAll(async () => {
  database = await testDatabase();
  games = await startGames(database);
});
beforeEach(() => {
  telling = new Telling(database);
  count++;
});
afterAll(async () => {
  await games.streams.stop();
  await database.close();
});

const ann = () => ({ id: `ann-${count}`, name: 'Ann', isGuest: false });
const ben = () => ({ id: `ben-${count}`, name: 'Ben', isGuest: false });

const table = (more: Partial<NewTable> = {}): NewTable =>
  newTableSchema.parse({ scenario: 'two-early', seats: [{ kind: 'me' }, { kind: 'open' }], ...more });

async function begun(more: Partial<NewTable> = {}): Promise<string> {
  const { id } = await telling.tables.create(ann(), table(more));
  await telling.tables.join(ben(), id, 1);
  await telling.happen();
  return id;
}

/** A way that needs no code. */
const hook = (owner: { id: string; name: string; isGuest: boolean }, url = 'https://203.1.2.3/hook') =>
  telling.book.add(owner, { kind: 'webhook', body: { url }, language: 'en' });

const asked = async (id: string) => {
  const [row] = await database.query<{ userId: string }>(
    `select user_id as "userId" from game join seat on seat.game_id = game.id and seat = any (deciders) where game.id = $1`,
    [id],
  );
  return row?.userId === ann().id ? ann() : ben();
};

/** Plays one action for whoever is asked. */
async function play(id: string, until: (seat: Seat | undefined) => boolean): Promise<void> {
  const client = await Client.join(games, id, null);
  const chance = seededDice(3);
  for (let i = 0; i < 300; i++) {
    const { state, revision } = client.remote.snapshot();
    const seat = decision(state)[0]?.seat;
    if (seat === undefined || until(seat)) break;
    const action = client.some(seat, chance);
    if (action) await client.remote.submit([action], revision, seat);
  }
  await client.leave();
}

const kindsOf = (sent: Telling['sent']) => sent.map(({ notice, kind }) => `${notice.kind} by ${kind}`);

describe('a notice', () => {
  it('says whose turn it is, by each way once, and not to the one who waits', async () => {
    const id = await begun();
    const who = await asked(id);
    await hook(who);
    await hook(who === ann() ? ben() : ann());
    await telling.deliver();
    await telling.happen();
    await telling.deliver();
    expect(kindsOf(telling.sent)).toEqual(['your-turn by webhook']);
    expect(telling.sent[0]?.notice).toMatchObject({ userId: who.id, gameId: id, scenario: 'two-early' });
    expect((await telling.notices.unseen(who.id)).map(({ kind }) => kind)).toEqual(['your-turn']);
  });

  it('is not sent to somebody who is looking at the game', async () => {
    const id = await begun();
    const who = await asked(id);
    await hook(who);
    await telling.notices.look(who.id, id);
    await telling.deliver();
    expect(telling.sent).toEqual([]);
    expect(await telling.notices.unseen(who.id)).toEqual([]);
  });

  it('is not sent for a turn that is over before anybody could look: played by an order, by a computer, or at once', async () => {
    const id = await begun();
    const who = await asked(id);
    await hook(who);
    const [mine] = await database.query<{ seat: Seat }>(
      'select seat from seat where game_id = $1 and user_id = $2',
      [id, who.id],
    );
    await play(id, (seat) => seat !== mine?.seat);
    await telling.happen();
    await telling.deliver();
    expect(telling.sent.filter(({ notice }) => notice.userId === who.id)).toEqual([]);
    expect(await telling.notices.unseen(who.id)).toEqual([]);
  });

  it('is not sent any more when it has waited for its minute and is not so any more', async () => {
    const id = await begun();
    const who = await asked(id);
    await hook(who);
    await telling.deliver();
    telling.sent.length = 0;
    const [notice] = await telling.notices.unseen(who.id);
    const [way] = await telling.book.all(who.id);
    await database.query(`update game set deciders = '{}' where id = $1`, [id]);
    await telling.sending.run({ id: notice?.id as string, way: way?.id as string });
    expect(telling.sent).toEqual([]);
  });

  it('that cannot be sent one way is sent by the others, and again only by that one', async () => {
    const id = await begun();
    const who = await asked(id);
    await hook(who);
    const keys = { p256dh: 'x', auth: 'y' };
    await telling.book.add(who, { kind: 'push', body: { endpoint: 'https://p/1', keys }, language: 'it' });
    telling.broken.add('webhook');
    const [first] = telling.waiting;
    telling.waiting.length = 0;
    await telling.sending.run(first?.data as never);
    const jobs = telling.waiting.splice(0).map(({ data }) => data);
    expect(jobs).toHaveLength(2);
    const results = await Promise.allSettled(jobs.map((job) => telling.sending.run(job)));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(kindsOf(telling.sent)).toEqual(['your-turn by push']);
    telling.broken.clear();
    const failed = jobs[results.findIndex(({ status }) => status === 'rejected')];
    await telling.sending.run(failed as never);
    expect(kindsOf(telling.sent)).toEqual(['your-turn by push', 'your-turn by webhook']);
    await telling.sending.run(first?.data as never); // the same job once more
    expect(await telling.deliver()).toEqual([]);
    expect(telling.sent).toHaveLength(2);
  });

  it('takes a way away that is gone for good', async () => {
    const id = await begun();
    const who = await asked(id);
    await hook(who);
    telling.gone.add('webhook');
    await telling.deliver();
    expect(await telling.book.all(who.id)).toEqual([]);
  });

  it('reminds whoever has used four fifths of the time, and tells all when the game is over', async () => {
    const MINUTE = 60_000;
    const clock = { bank: 10 * MINUTE, increment: 0, cap: 10 * MINUTE };
    const id = await begun({ agreed: newTableSchema.shape.agreed.parse({ clock }) });
    const who = await asked(id);
    await hook(who);
    await telling.deliver();
    expect(await telling.notices.remind()).toBe(0);
    telling.now += 8.1 * MINUTE;
    expect(await telling.notices.remind()).toBe(1);
    await telling.deliver();
    expect(kindsOf(telling.sent)).toEqual(['your-turn by webhook', 'reminder by webhook']);
    expect(Date.parse(telling.sent[1]?.notice.body.deadline ?? '')).toBeGreaterThan(telling.now);
    await database.query(`update game set status = 'over' where id = $1`, [id]);
    await database.query(`insert into outbox (game_id, seq, kind) values ($1, 0, 'ended')`, [id]);
    await telling.happen();
    await telling.deliver();
    for (const { id: user } of [ann(), ben()])
      expect((await telling.notices.unseen(user)).map(({ kind }) => kind)).toEqual(['game-over']);
  });

  it('is dismissed by its reader alone, one or all', async () => {
    await begun();
    const id = await begun();
    const who = await asked(id);
    const other = who.id === ann().id ? ben() : ann();
    const [one, two] = await telling.notices.unseen(who.id);
    await telling.notices.see(other.id, one?.id ?? '');
    expect(await telling.notices.unseen(who.id)).toHaveLength(2);
    await telling.notices.see(who.id, one?.id ?? '');
    expect((await telling.notices.unseen(who.id)).map((left) => left.id)).toEqual([two?.id]);
    await telling.notices.see(who.id, null);
    expect(await telling.notices.unseen(who.id)).toEqual([]);
  });

  it('tells those who stay when a seat is free, with the name of whoever is gone', async () => {
    const id = await begun();
    const who = await asked(id);
    const other = who.id === ann().id ? ben() : ann();
    const [seat] = await database.query<{ seat: number }>(
      'select seat from seat where game_id = $1 and user_id = $2',
      [id, who.id],
    );
    const body = JSON.stringify({ seat: seat?.seat, name: who.name });
    await database.query(
      `insert into event (game_id, seq, kind, body) values ($1, 900, 'replacement-wanted', $2)`,
      [id, body],
    );
    await database.query(`insert into outbox (game_id, seq, kind) values ($1, 900, 'replacement-wanted')`, [
      id,
    ]);
    await telling.happen();
    expect(await telling.notices.unseen(other.id)).toMatchObject([
      { kind: 'replacement-wanted', body: { name: who.name } },
    ]);
  });
});

describe('an e-mail address (nobody can be flooded by somebody else)', () => {
  const address = () => `Someone-${count}@example.org`;
  const add = (owner = ann(), to = address()) =>
    telling.book.add(owner, { kind: 'mail', body: { address: to }, language: 'it' });
  const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? '';

  it('gets a code in the language of the reader, and nothing else before the code is repeated', async () => {
    const id = await add();
    expect(telling.letters).toHaveLength(1);
    expect(telling.letters[0]?.to).toBe(address());
    expect(telling.letters[0]?.subject).toContain('è il tuo codice');
    const game = await begun();
    if ((await asked(game)).id !== ann().id) await play(game, (seat) => seat === 0);
    await telling.happen();
    await telling.deliver();
    expect(telling.sent).toEqual([]);
    expect(await telling.book.all(ann().id)).toMatchObject([{ isConfirmed: false, label: address() }]);
    const code = codeIn(telling.letters[0]?.text ?? '');
    await telling.book.confirm(ann().id, id, code);
    expect(await telling.book.all(ann().id)).toMatchObject([{ isConfirmed: true }]);
    telling.now += 60_000; // after the letter with the code
    await telling.deliver();
    expect(telling.sent.map(({ to }) => to.address)).toEqual([address()]);
  });

  it('gets at most one letter a minute; the next waits', async () => {
    const id = await add();
    await telling.book.confirm(ann().id, id, codeIn(telling.letters[0]?.text ?? ''));
    telling.now += 60_000;
    for (let i = 0; i < 2; i++) {
      const game = await begun();
      if ((await asked(game)).id !== ann().id) await play(game, (seat) => seat === 0);
      await telling.happen();
    }
    const later = await telling.deliver();
    expect(telling.sent).toHaveLength(1);
    expect(later).toHaveLength(1);
    telling.now += 59_000;
    await telling.sending.run(later[0] as never);
    expect(telling.sent).toHaveLength(1);
    telling.now += 1000;
    await telling.sending.run(later[0] as never);
    expect(telling.sent).toHaveLength(2);
  });

  it('is not confirmed by a wrong code, by another person, after five tries or after half an hour', async () => {
    const id = await add();
    const code = codeIn(telling.letters[0]?.text ?? '');
    const wrong = code === '123456' ? '654321' : '123456';
    await expect(telling.book.confirm(ben().id, id, code)).rejects.toThrow('not-found');
    const reason = (given: string) =>
      telling.book.confirm(ann().id, id, given).then(
        () => 'confirmed',
        (error) => error.details.reason,
      );
    for (let i = 0; i < 5; i++) expect(await reason(wrong)).toBe('wrong-code');
    expect(await reason(code)).toBe('old-code');
    await database.query(`delete from attempt where key like 'code%'`);
    telling.now += 31 * 60_000;
    expect(await reason(code)).toBe('old-code');
    await telling.book.sendCode(ann(), id);
    const next = codeIn(telling.letters[1]?.text ?? '');
    if (next !== code) expect(await reason(code)).toBe('wrong-code');
    expect(await reason(next)).toBe('confirmed');
  });

  it('gets codes once a minute and five times a day, whoever asks and however it is written', async () => {
    await add();
    await expect(add(ben(), address().toUpperCase())).rejects.toThrow('too-many-requests');
    expect(telling.letters).toHaveLength(1);
    expect(await telling.book.all(ben().id)).toEqual([]); // what could not be sent is not kept
    const minutePasses = () => database.query(`delete from attempt where key like 'code-minute%'`);
    for (let i = 0; i < 4; i++) {
      await minutePasses();
      const other = { id: `other-${count}-${i}`, name: 'Other', isGuest: false };
      await add(other, `someone-${count}+${i}@example.org`);
    }
    await minutePasses();
    await expect(add(ben())).rejects.toThrow('too-many-requests');
    expect(telling.letters).toHaveLength(5);
  });

  it('that is confirmed stays so when it is given again', async () => {
    const id = await add();
    await telling.book.confirm(ann().id, id, codeIn(telling.letters[0]?.text ?? ''));
    expect(await add(ann(), address().toUpperCase())).toBe(id);
    expect(await telling.book.all(ann().id)).toMatchObject([{ id, isConfirmed: true }]);
    expect(telling.letters).toHaveLength(1);
  });

  it('is only for those with an account, and goes when its owner says so', async () => {
    await expect(add({ ...ann(), isGuest: true })).rejects.toThrow('account-first');
    const id = await add();
    await telling.book.drop(ben().id, id);
    expect(await telling.book.all(ann().id)).toHaveLength(1);
    await telling.book.drop(ann().id, id);
    expect(await telling.book.all(ann().id)).toEqual([]);
    await expect(telling.book.confirm(ann().id, id, '123456')).rejects.toThrow('not-found');
  });
});

describe('the ways of a player', () => {
  it('a browser belongs to one person: whoever uses it last', async () => {
    const body = { endpoint: `https://push.example/${count}`, keys: {}, device: 'Firefox' };
    await telling.book.add(ann(), { kind: 'push', body, language: 'en' });
    await telling.book.add(ben(), { kind: 'push', body, language: 'en' });
    expect(await telling.book.all(ann().id)).toEqual([]);
    expect(await telling.book.all(ben().id)).toMatchObject([{ label: 'Firefox', endpoint: body.endpoint }]);
  });

  it('are few; the same place takes the place of itself; all speak one language', async () => {
    for (let i = 0; i < 5; i++) await hook(ann(), `https://203.1.2.${i}/hook`);
    await hook(ann(), 'https://203.1.2.0/hook');
    await expect(hook(ann(), 'https://203.1.2.9/hook')).rejects.toThrow('not-allowed');
    await telling.book.setLanguage(ann().id, 'it');
    const ways = await telling.book.all(ann().id);
    expect(ways).toHaveLength(5);
    expect(ways.every(({ language }) => language === 'it')).toBe(true);
    expect(ways.map(({ label }) => label)).toContain('203.1.2.0'); // no path: it may hold a secret
  });
});
