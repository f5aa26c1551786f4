import { decision, legalActions, type Seat } from '@bretwalda/engine';
import { type Clocks, newTableSchema, timeLeft } from '@bretwalda/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Heartbeat } from '../src/clock/heartbeat.ts';
import type { Database } from '../src/db/database.ts';
import type { Person } from '../src/table/tables.ts';
import { World } from '../src/world.ts';
import { testDatabase } from './support.ts';

/** The time of tables, by a clock that the tests turn; nothing is looked after by itself. */

let database: Database;
let world: World;
let now = Date.now();

beforeAll(async () => {
  database = await testDatabase();
  world = new World({
    database,
    now: () => now,
    ask: () => Promise.reject(new Error('nobody is asked')),
    onError: (error) => console.error(error),
  });
});
afterAll(() => database.close());

const MINUTE = 60_000;
const CLOCK = { bank: 10 * MINUTE, increment: MINUTE, cap: 15 * MINUTE };
let games = 0;

/** A game of two new people, and the seat of the one who is asked first. */
async function begun(): Promise<{ id: string; people: readonly [Person, Person]; seat: number }> {
  games++;
  const people = ['Ann', 'Ben'].map((name) => ({ id: `${name}-${games}`, name, isGuest: false }));
  const [ann, ben] = people as unknown as readonly [Person, Person];
  const { id } = await world.tables.create(
    ann,
    newTableSchema.parse({
      scenario: 'two-early',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      agreed: { clock: CLOCK },
    }),
  );
  await world.tables.join(ben, id, 1);
  const seat = decision((await world.games.state(id)) as never)[0]?.seat as number;
  return { id, people: [ann, ben], seat };
}

const clocksOf = async (id: string): Promise<Clocks> => {
  const [row] = await database.query<{ clocks: Clocks }>('select clocks from game where id = $1', [id]);
  return row?.clocks as Clocks;
};

const leftOf = async (id: string, seat: number): Promise<number> => timeLeft(await clocksOf(id), seat, now);

const deadlineOf = async (id: string): Promise<number | undefined> => {
  const [row] = await database.query<{ deadline: Date | null }>('select deadline from game where id = $1', [
    id,
  ]);
  return row?.deadline?.getTime();
};

const reminders = async (id: string, who: Person | undefined): Promise<number> => {
  const [row] = await database.query<{ count: number }>(
    `select count(*)::int as count from notice where game_id = $1 and user_id = $2 and kind = 'reminder'`,
    [id, who?.id],
  );
  return row?.count ?? 0;
};

async function playOne(id: string): Promise<void> {
  const present = await world.games.present(id);
  const seat = decision(present?.state as never)[0]?.seat as Seat;
  const legal = legalActions(present?.state as never, seat);
  // Towards the end of the turn, whatever the dice say: moves alone may go to and fro for ever.
  const action = legal.find(({ type }) => type === 'end') ?? legal[0];
  const answer = await world.games.submit(id, seat, [action as never], present?.revision ?? 0);
  expect(answer.kind).toBe('ok');
}

describe('a clock', () => {
  it('runs for whoever is asked, and gives the increment with each turn, up to the cap', async () => {
    const { id, seat } = await begun();
    now += 2 * MINUTE;
    expect(await leftOf(id, seat)).toBe(8 * MINUTE);
    expect(await leftOf(id, 1 - seat)).toBe(10 * MINUTE);
    const asked = async () => decision((await world.games.state(id)) as never)[0]?.seat;
    for (let i = 0; i < 200 && (await asked()) === seat; i++) await playOne(id);
    expect(await asked()).toBe(1 - seat);
    expect(await leftOf(id, seat)).toBe(9 * MINUTE);
    expect(await deadlineOf(id)).toBe(now + 10 * MINUTE);
  });

  it('is told of by itself: a move bears the moment of the clock, whatever the database thinks the time is', async () => {
    const { id } = await begun();
    now += 7 * MINUTE;
    await playOne(id);
    const [row] = await database.query<{ at: Date }>(
      `select at from event where game_id = $1 and kind = 'played' order by seq desc limit 1`,
      [id],
    );
    expect(row?.at.getTime()).toBe(now);
    expect((await world.tables.info(id, null)).lastAt).toBe(new Date(now).toISOString());
  });

  it('stands while the table pauses, and goes on where it was', async () => {
    const { id, people, seat } = await begun();
    now += 4 * MINUTE;
    const pause = await world.agreements.propose(people[0], id, { kind: 'pause' });
    expect(await deadlineOf(id)).toBeDefined(); // one of two is not most of them
    await world.agreements.answer(people[1], pause, true);
    now += 600 * MINUTE;
    expect(await deadlineOf(id)).toBeUndefined();
    await world.absences.sweep();
    expect(await leftOf(id, seat)).toBe(6 * MINUTE);
    const resume = await world.agreements.propose(people[1], id, { kind: 'resume' });
    await world.agreements.answer(people[0], resume, true);
    expect(await deadlineOf(id)).toBe(now + 6 * MINUTE);
  });
});

describe('a server that was away', () => {
  it('gives everybody back the time in which nobody could play, once for all processes', async () => {
    const [one, paused] = [await begun(), await begun()];
    const pause = await world.agreements.propose(paused.people[0], paused.id, { kind: 'pause' });
    await world.agreements.answer(paused.people[1], pause, true);
    const before = new Heartbeat(database, () => now);
    await before.start();
    await before.stop();
    now += 3 * MINUTE;
    const [first, second] = [new Heartbeat(database, () => now), new Heartbeat(database, () => now)];
    await Promise.all([first.start(), second.start()]);
    expect(await leftOf(one.id, one.seat)).toBe(10 * MINUTE);
    expect(await deadlineOf(one.id)).toBe(now + 10 * MINUTE);
    expect(await leftOf(paused.id, paused.seat)).toBe(10 * MINUTE);
    expect(await deadlineOf(paused.id)).toBeUndefined();
    await Promise.all([first.stop(), second.stop()]);
  });

  it('gives nothing back after a moment, in which clients only tried again', async () => {
    const { id, seat } = await begun();
    const before = new Heartbeat(database, () => now);
    await before.start();
    await before.stop();
    now += 10_000;
    const after = new Heartbeat(database, () => now);
    await after.start();
    expect(await leftOf(id, seat)).toBe(10 * MINUTE - 10_000);
    await after.stop();
  });
});

describe('a reminder', () => {
  it('comes once when four fifths of the time are used, in the first turn as in every other', async () => {
    const { id, people, seat } = await begun();
    now += 7.9 * MINUTE;
    await world.notices.remind();
    expect(await reminders(id, people[seat])).toBe(0);
    now += 0.2 * MINUTE;
    await world.notices.remind();
    expect(await reminders(id, people[seat])).toBe(1);
    // Its clock is written anew because of somebody else.
    await world.absences.giveUp(people[1 - seat] as Person, id);
    await world.notices.remind();
    expect(await reminders(id, people[seat])).toBe(1);
    expect(await reminders(id, people[1 - seat])).toBe(0);
  });

  it('comes to each of several who are asked at once at their own time', async () => {
    const { id, people } = await begun();
    const clocks = { left: [10 * MINUTE, 5 * MINUTE], since: [now, now], paused: false };
    await database.query(`update game set clocks = $2, deciders = '{0,1}', remind_at = $3 where id = $1`, [
      id,
      JSON.stringify(clocks),
      new Date(now + 4 * MINUTE),
    ]);
    now += 4 * MINUTE;
    await world.notices.remind();
    expect([await reminders(id, people[0]), await reminders(id, people[1])]).toEqual([0, 1]);
    now += 4 * MINUTE;
    await world.notices.remind();
    expect([await reminders(id, people[0]), await reminders(id, people[1])]).toEqual([1, 1]);
  });
});
