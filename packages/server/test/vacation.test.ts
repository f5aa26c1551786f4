import { decision, legalActions, type Seat } from '@bretwalda/engine';
import { agreedSchema, newTableSchema, timeLeft } from '@bretwalda/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { accessTo } from '../src/table/access.ts';
import { World } from '../src/world.ts';
import { testDatabase } from './support.ts';

/** UI-91, play together 3: days on which a clock stands, and reminders before it is out. */

let database: Database;
let world: World;
let now = Date.parse('2026-05-01T12:00:00Z');

beforeAll(async () => {
  database = await testDatabase();
  // Not started: everything that would happen by itself the tests ask for.
  world = new World({
    database,
    now: () => now,
    ask: () => Promise.reject(new Error('nobody is a computer here')),
    onError: (error) => console.error(error),
  });
  await world.queue.start();
});
afterAll(async () => {
  await world.queue.stop();
  await database.close();
});

const ANN = { id: 'user-ann', name: 'Ann' };
const BEN = { id: 'user-ben', name: 'Ben' };
const CAT = { id: 'user-cat', name: 'Cat' };

const DAY = 24 * 60 * 60_000;
const CLOCK = { bank: 3 * DAY, increment: DAY, cap: 5 * DAY };

/** Ann has the Romans, who move first. */
async function begun(agreed: object = {}, scenario = 'two-early'): Promise<string> {
  const people = scenario === 'short-3' ? [BEN, CAT] : [BEN];
  const table = newTableSchema.parse({
    scenario,
    seats: [{ kind: 'me' }, ...people.map(() => ({ kind: 'open' }))],
    agreed: agreedSchema.parse({ clock: CLOCK, vacation: 14, standIn: 'squire', ...agreed }),
  });
  const { id } = await world.tables.create(ANN, table);
  for (const [i, person] of people.entries()) await world.tables.join(person, id, i + 1);
  return id;
}

const info = (id: string) => world.tables.info(id, null);
const left = async (id: string, seat: number) => {
  const { clocks } = await info(id);
  return clocks ? timeLeft(clocks, seat, now) : Number.NaN;
};
const vacationOf = async (id: string, seat: number) => (await info(id)).seats[seat]?.vacation;

const told = (id: string, ...kinds: readonly string[]) =>
  database.query<{ kind: string; audience: unknown; body: Record<string, unknown> }>(
    'select kind, audience, body from event where game_id = $1 and kind = any ($2) order by seq',
    [id, kinds],
  );

/** The Romans end their movement without a battle: somebody else is asked then. */
async function annMoves(id: string): Promise<void> {
  for (let i = 0; i < 20; i++) {
    const { state, revision } = (await world.games.present(id)) ?? {};
    const asked = state && decision(state)[0];
    if (!state || asked?.seat !== 0) return;
    const legal = legalActions(state, 0 as Seat);
    const action = legal.find(({ type }) => type === 'end') ?? legal[0];
    await world.games.submit(id, 0 as Seat, action ? [action] : [], revision ?? 0, { userId: ANN.id });
  }
}

describe('a vacation', () => {
  it('makes a clock stand, and everybody sees until when', async () => {
    const id = await begun();
    now += DAY;
    expect(await left(id, 0)).toBe(2 * DAY);
    await world.vacations.begin(ANN, id);
    expect(await vacationOf(id, 0)).toEqual({ until: new Date(now + 14 * DAY).toISOString(), left: 14 });
    expect(await told(id, 'vacation')).toEqual([
      {
        kind: 'vacation',
        audience: null,
        body: { seat: 0, name: 'Ann', until: new Date(now + 14 * DAY).toISOString() },
      },
    ]);
    now += 10 * DAY;
    await world.absences.sweep();
    expect(await left(id, 0)).toBe(2 * DAY); // nothing lost, and nothing gained for stopping
    expect((await info(id)).seats[0]?.bot).toBeNull();
  });

  it('is ended by its player; every day that has begun is counted, and the clock runs again', async () => {
    const id = await begun();
    await world.vacations.begin(ANN, id);
    now += 2 * DAY + 1;
    await world.vacations.end(ANN, id);
    expect(await vacationOf(id, 0)).toEqual({ until: null, left: 11 });
    now += DAY;
    expect(await left(id, 0)).toBe(2 * DAY);
    expect((await told(id, 'vacation-over'))[0]?.body).toEqual({ seat: 0, name: 'Ann', left: 11 });
    await world.vacations.begin(ANN, id);
    expect((await vacationOf(id, 0))?.until).toBe(new Date(now + 11 * DAY).toISOString());
  });

  it('ends by itself when the days are used up, and there is no other', async () => {
    const id = await begun({ vacation: 3 });
    await world.vacations.begin(ANN, id);
    now += 3 * DAY - 1;
    await world.vacations.sweep();
    expect((await vacationOf(id, 0))?.until).not.toBeNull();
    now += 1;
    await world.vacations.sweep();
    expect(await vacationOf(id, 0)).toEqual({ until: null, left: 0 });
    expect(await left(id, 0)).toBe(3 * DAY);
    await expect(world.vacations.begin(ANN, id)).rejects.toMatchObject({
      code: 'not-allowed',
      details: { reason: 'no-vacation-left' },
    });
    now += 3 * DAY;
    await world.absences.sweep();
    expect((await info(id)).seats[0]?.bot).toBe('squire');
  });

  it('lasts while its player decides now and then: the clock stands still after the move', async () => {
    const id = await begun();
    await world.vacations.begin(BEN, id);
    await annMoves(id);
    expect((await info(id)).deciders).toEqual([1]);
    expect((await info(id)).clocks?.since).toEqual([null, null]);
    now += 9 * DAY;
    await world.absences.sweep();
    expect((await info(id)).seats[1]?.bot).toBeNull();
    await world.vacations.end(BEN, id);
    expect((await info(id)).clocks?.since).toEqual([null, now]);
  });

  it('is not there without agreement, without a clock, or out of time', async () => {
    const none = await begun({ vacation: 0 });
    await expect(world.vacations.begin(ANN, none)).rejects.toThrow('not-allowed');
    const timeless = await begun({ clock: null });
    await expect(world.vacations.begin(ANN, timeless)).rejects.toThrow('not-allowed');
    const late = await begun();
    now += 3 * DAY;
    await expect(world.vacations.begin(ANN, late)).rejects.toMatchObject({
      details: { reason: 'out-of-time' },
    });
    await expect(world.vacations.begin(CAT, late)).rejects.toThrow('not-a-member');
    for (const id of [none, timeless, late]) expect(await told(id, 'vacation')).toEqual([]);
    await world.vacations.end(ANN, late); // nothing to end, nothing changed
    expect(await told(late, 'vacation-over')).toEqual([]);
  });

  it('belongs to its player: a successor has all days', async () => {
    const id = await begun({ absence: 'replacement' });
    await world.vacations.begin(ANN, id);
    now += 5 * DAY;
    await world.vacations.end(ANN, id);
    now += 3 * DAY;
    await world.absences.sweep();
    await world.absences.takeOver(CAT, id, 0);
    expect(await vacationOf(id, 0)).toEqual({ until: null, left: 14 });
  });

  it('holds up no vote of which most are enough', async () => {
    const id = await begun({ absence: 'vote' }, 'short-3');
    const [first] = (await info(id)).deciders;
    const [other, away] = [0, 1, 2].filter((seat) => seat !== first) as [number, number];
    const people = [ANN, BEN, CAT] as const;
    await world.vacations.begin(people[away] as typeof ANN, id);
    now += 3 * DAY;
    await world.absences.sweep();
    const [open] = await world.agreements.open(id);
    expect(open).toMatchObject({ kind: 'absent', asked: [other] });
    await world.agreements.answer(people[other] as typeof ANN, open?.id ?? '', true);
    expect((await info(id)).seats[first as number]?.bot).toBe('squire');
    const pause = await world.agreements.propose(people[other] as typeof ANN, id, { kind: 'pause' });
    expect((await info(id)).clocks?.paused).toBe(true);
    expect(pause).toMatch(/./);
  });
});

describe('a seat that is free', () => {
  it('goes to whoever comes by the link, also to somebody who never saw the table', async () => {
    const id = await begun({ absence: 'replacement' });
    now += 3 * DAY;
    await world.absences.sweep();
    expect((await info(id)).seats[0]).toMatchObject({ kind: 'open', player: null });
    const { invitation } = await world.tables.info(id, BEN.id);
    const access = (userId: string, link?: string) =>
      accessTo(database.query, id, userId, { invitation: link });
    expect(await access(CAT.id)).toBeUndefined();
    expect(await access(CAT.id, invitation ?? '')).toEqual({ viewer: null, status: 'running' });
    await world.absences.takeOver(CAT, id, 0);
    expect(await access(CAT.id)).toEqual({ viewer: 0, status: 'running' });
    expect((await told(id, 'taken-over'))[0]?.body).toMatchObject({ seat: 0, name: 'Cat' });
  });

  it('can still be seen, and taken again, by whoever was out of time', async () => {
    const id = await begun({ absence: 'replacement' });
    await annMoves(id);
    now += 3 * DAY;
    await world.absences.sweep();
    expect((await info(id)).seats[1]?.kind).toBe('open');
    expect(await accessTo(database.query, id, BEN.id, {})).toEqual({ viewer: null, status: 'running' });
    await world.absences.takeOver(BEN, id, 1);
    expect((await info(id)).seats[1]).toMatchObject({ kind: 'person', player: BEN.id });
  });

  it('is given to a computer if most of the others want that, and may still be taken', async () => {
    const id = await begun({ absence: 'replacement' }, 'short-3');
    const [late] = (await info(id)).deciders as [number];
    now += 3 * DAY;
    await world.absences.sweep();
    const people = [ANN, BEN, CAT];
    const [one, two] = people.filter((_, seat) => seat !== late) as [typeof ANN, typeof ANN];
    await expect(
      world.agreements.propose(one, id, { kind: 'absent', seat: people.indexOf(two) }),
    ).rejects.toThrow('not-allowed');
    const proposal = await world.agreements.propose(one, id, { kind: 'absent', seat: late });
    expect((await info(id)).seats[late]?.bot).toBeNull();
    await world.agreements.answer(two, proposal, true);
    expect((await info(id)).seats[late]).toMatchObject({ kind: 'bot', bot: 'squire' });
    const name = people[late]?.name;
    expect((await told(id, 'stand-in')).at(-1)?.body).toMatchObject({ seat: late });
    expect((await told(id, 'proposed')).at(-1)?.body).toMatchObject({ body: { seat: late, name } });
    await world.absences.takeOver({ id: 'user-dan', name: 'Dan' }, id, late);
    expect((await info(id)).seats[late]).toMatchObject({ kind: 'person', bot: null });
  });

  it('goes to no computer if somebody took it while the others were asked', async () => {
    const id = await begun({ absence: 'replacement' }, 'short-3');
    const [late] = (await info(id)).deciders as [number];
    now += 3 * DAY;
    await world.absences.sweep();
    const [one, two] = [ANN, BEN, CAT].filter((_, seat) => seat !== late) as [typeof ANN, typeof ANN];
    const proposal = await world.agreements.propose(one, id, { kind: 'absent', seat: late });
    await world.absences.takeOver({ id: 'user-dan', name: 'Dan' }, id, late);
    await expect(world.agreements.answer(two, proposal, true)).rejects.toThrow('not-allowed');
    expect(await world.agreements.open(id)).toEqual([]);
    expect((await info(id)).seats[late]).toMatchObject({ kind: 'person', bot: null, name: 'Dan' });
  });
});

describe('a reminder', () => {
  const reminders = async (id: string) =>
    (
      await database.query<{ user_id: string }>(
        `select user_id from notice where game_id = $1 and kind = 'reminder' order by at`,
        [id],
      )
    ).map((row) => row.user_id);

  it('comes when four fifths of the time are used, from the first turn on, and only once', async () => {
    const id = await begun();
    now += 0.8 * CLOCK.bank - 1;
    await world.notices.remind();
    expect(await reminders(id)).toEqual([]);
    now += 1;
    await world.notices.remind();
    expect(await reminders(id)).toEqual([ANN.id]);
    // Whatever else happens at the table, the same wait is not told twice.
    await world.vacations.begin(BEN, id);
    await world.vacations.end(BEN, id);
    now += 1000;
    await world.notices.remind();
    expect(await reminders(id)).toEqual([ANN.id]);
  });

  it('does not come to somebody on vacation', async () => {
    const id = await begun();
    await world.vacations.begin(ANN, id);
    now += 12 * DAY;
    await world.notices.remind();
    expect(await reminders(id)).toEqual([]);
  });
});
