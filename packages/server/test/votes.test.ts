import { decision, legalActions, type Seat } from '@bretwalda/engine';
import {
  type ClockRules,
  type Clocks,
  LONG_SILENCE,
  type NewTable,
  newTableSchema,
  timeLeft,
} from '@bretwalda/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Heartbeat } from '../src/clock/heartbeat.ts';
import type { Database } from '../src/db/database.ts';
import type { Person } from '../src/table/tables.ts';
import { World } from '../src/world.ts';
import { testDatabase } from './support.ts';

/** Votes that a game waits for: they have an end, so nobody can hold up a table by silence. */

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

const PEOPLE: readonly Person[] = ['Ann', 'Ben', 'Cat', 'Dan'].map((name) => ({ id: `user-${name}`, name }));
const MINUTE = 60_000;
const CLOCK = { bank: 10 * MINUTE, increment: MINUTE, cap: 15 * MINUTE };

async function begun(
  people: readonly Person[],
  absence: 'bot' | 'vote' | 'replacement',
  clock: ClockRules | null = CLOCK,
): Promise<string> {
  const { id } = await world.tables.create(
    people[0] as Person,
    newTableSchema.parse({
      scenario: people.length === 2 ? 'two-early' : `standard-${people.length}`,
      seats: people.map((_, i): NewTable['seats'][number] => ({ kind: i === 0 ? 'me' : 'open' })),
      agreed: { clock, absence, standIn: 'squire' },
    }),
  );
  for (const [seat, person] of people.entries()) if (seat > 0) await world.tables.join(person, id, seat);
  return id;
}

/** A table at which somebody has just been out of time, and who of the others is asked about it. */
async function voting(
  people: readonly Person[],
): Promise<{ id: string; late: number; others: readonly Person[] }> {
  const id = await begun(people, 'vote');
  const late = decision((await world.games.state(id)) as never)[0]?.seat as number;
  await sweepAfter(11 * MINUTE);
  return { id, late, others: people.filter((_, seat) => seat !== late) };
}

async function sweepAfter(time: number): Promise<void> {
  now += time;
  await world.absences.sweep();
  await world.agreements.sweep();
}

const clocksOf = async (id: string): Promise<Clocks> => (await world.tables.info(id, null)).clocks as Clocks;
const botOf = async (id: string, seat: number) => (await world.tables.info(id, null)).seats[seat]?.bot;
const open = (id: string) => world.agreements.open(id);
const kinds = async (id: string): Promise<string[]> =>
  (
    await database.query<{ kind: string }>(
      `select kind from event where game_id = $1 and kind not in ('gathered', 'joined', 'began') order by seq`,
      [id],
    )
  ).map(({ kind }) => kind);

/** A person does the first thing that the rules allow. */
async function playAs(id: string, seat: number, person: Person | undefined) {
  const present = await world.games.present(id);
  if (!present || !person) throw new Error('nothing to play');
  const [action] = legalActions(present.state, seat as Seat);
  return world.games.submit(id, seat as Seat, action ? [action] : [], present.revision, {
    userId: person.id,
  });
}

describe('the question what becomes of somebody who is away', () => {
  it('waits as long as a full bank; then a computer plays if nobody has answered', async () => {
    const { id, late } = await voting(PEOPLE.slice(0, 3));
    const [asked] = await open(id);
    expect(asked?.due?.getTime()).toBe(now + CLOCK.bank);
    await sweepAfter(CLOCK.bank - 1);
    expect(await open(id)).toHaveLength(1);
    expect((await clocksOf(id)).paused).toBe(true);
    await sweepAfter(1);
    expect(await open(id)).toEqual([]);
    expect(await botOf(id, late)).toBe('squire');
    expect((await clocksOf(id)).paused).toBe(false);
  });

  it('is then decided by those who have answered, one for waiting against nobody', async () => {
    const { id, late, others } = await voting(PEOPLE.slice(0, 3));
    await world.agreements.answer(others[0] as Person, (await open(id))[0]?.id ?? '', false);
    // One of two against it is enough already: then the clocks run again, and the question comes again.
    expect(await botOf(id, late)).toBeNull();
    expect((await clocksOf(id)).paused).toBe(false);
    const four = await voting(PEOPLE);
    await world.agreements.answer(four.others[0] as Person, (await open(four.id))[0]?.id ?? '', false);
    expect(await open(four.id)).toHaveLength(1);
    await sweepAfter(CLOCK.bank);
    expect(await open(four.id)).toEqual([]);
    expect(await botOf(four.id, four.late)).toBeNull();
    expect(timeLeft(await clocksOf(four.id), four.late, now)).toBe(CLOCK.bank);
  });

  it('lets the game go on where they are of two minds', async () => {
    const { id, late, others } = await voting(PEOPLE);
    const proposal = (await open(id))[0]?.id ?? '';
    await world.agreements.answer(others[0] as Person, proposal, true);
    await world.agreements.answer(others[1] as Person, proposal, false);
    expect(await open(id)).toHaveLength(1);
    await sweepAfter(CLOCK.bank);
    expect(await botOf(id, late)).toBe('squire');
  });

  it('about a free seat has an end, too', async () => {
    const id = await begun(PEOPLE.slice(0, 3), 'replacement');
    const late = decision((await world.games.state(id)) as never)[0]?.seat as number;
    await sweepAfter(11 * MINUTE);
    const one = PEOPLE.slice(0, 3).find((_, seat) => seat !== late) as Person;
    await world.agreements.propose(one, id, { kind: 'absent', seat: late });
    await sweepAfter(CLOCK.bank);
    expect(await botOf(id, late)).toBe('squire');
  });

  it('is given the time back in which there was no server', async () => {
    const { id } = await voting(PEOPLE.slice(0, 3));
    const due = (await open(id))[0]?.due?.getTime() ?? 0;
    const before = new Heartbeat(database, () => now);
    await before.start();
    await before.stop();
    now += 30 * MINUTE;
    const after = new Heartbeat(database, () => now);
    await after.start();
    await after.stop();
    expect((await open(id))[0]?.due?.getTime()).toBe(due + 30 * MINUTE);
  });
});

describe('whoever plays on', () => {
  it('is back: the others need not decide any more, and the clocks run', async () => {
    const people = PEOPLE.slice(0, 3);
    const { id, late } = await voting(people);
    expect(await playAs(id, late, people[late])).toMatchObject({ kind: 'ok' });
    expect(await open(id)).toEqual([]);
    const clocks = await clocksOf(id);
    expect(clocks.paused).toBe(false);
    expect(timeLeft(clocks, late, now)).toBeGreaterThanOrEqual(CLOCK.bank);
    expect((await kinds(id)).slice(-3)).toEqual(['played', 'settled', 'came-back']);
    expect(
      (await playAs(id, decision((await world.games.state(id)) as never)[0]?.seat as number, people[late]))
        .kind,
    ).toBe('ok');
  });

  it('is back where the others have let the clocks run before they decided', async () => {
    const people = PEOPLE.slice(0, 3);
    const { id, late, others } = await voting(people);
    const resume = await world.agreements.propose(others[0] as Person, id, { kind: 'resume' });
    await world.agreements.answer(others[1] as Person, resume, true);
    expect((await clocksOf(id)).paused).toBe(false);
    await playAs(id, late, people[late]);
    expect(await open(id)).toEqual([]);
  });

  it('is back where a computer stands in', async () => {
    const people = PEOPLE.slice(0, 2);
    const id = await begun(people, 'bot');
    const late = decision((await world.games.state(id)) as never)[0]?.seat as number;
    await sweepAfter(11 * MINUTE);
    expect(await botOf(id, late)).toBe('squire');
    await playAs(id, late, people[late]);
    expect(await botOf(id, late)).toBeNull();
    expect((await kinds(id)).slice(-2)).toEqual(['played', 'came-back']);
  });

  it('says nothing about a table that has agreed to pause', async () => {
    const people = PEOPLE.slice(0, 2);
    const id = await begun(people, 'vote');
    const pause = await world.agreements.propose(people[0] as Person, id, { kind: 'pause' });
    await world.agreements.answer(people[1] as Person, pause, true);
    const seat = decision((await world.games.state(id)) as never)[0]?.seat as number;
    await playAs(id, seat, people[seat]);
    expect((await clocksOf(id)).paused).toBe(true);
    expect((await kinds(id)).at(-1)).toBe('played');
  });
});

describe('a pause', () => {
  it('ends when one wants that and the others do not answer', async () => {
    const people = PEOPLE.slice(0, 2);
    const id = await begun(people, 'bot');
    const pause = await world.agreements.propose(people[0] as Person, id, { kind: 'pause' });
    await world.agreements.answer(people[1] as Person, pause, true);
    await world.agreements.propose(people[1] as Person, id, { kind: 'resume' });
    await sweepAfter(CLOCK.bank - 1);
    expect((await clocksOf(id)).paused).toBe(true);
    await sweepAfter(1);
    expect((await clocksOf(id)).paused).toBe(false);
    expect(await open(id)).toEqual([]);
  });

  it('is not begun by silence, nor is a game ended or anything taken back', async () => {
    const id = await begun(PEOPLE.slice(0, 2), 'bot');
    await world.agreements.propose(PEOPLE[0] as Person, id, { kind: 'pause' });
    await world.agreements.propose(PEOPLE[0] as Person, id, { kind: 'end', by: 'present' });
    expect((await open(id)).map(({ due }) => due)).toEqual([null, null]);
    now += 9 * MINUTE;
    await world.agreements.sweep();
    expect(await open(id)).toHaveLength(2);
  });
});

describe('a table without a clock', () => {
  const people = PEOPLE.slice(0, 3);
  const silent = async () => {
    const id = await begun(people, 'bot', null);
    const late = decision((await world.games.state(id)) as never)[0]?.seat as number;
    return { id, late, others: people.filter((_, seat) => seat !== late) as [Person, Person] };
  };

  it('gives a seat to a computer after a long silence, if the others want that, until its player is back', async () => {
    const { id, late, others } = await silent();
    const ask = () => world.agreements.propose(others[0], id, { kind: 'absent', seat: late });
    now += LONG_SILENCE - MINUTE;
    await expect(ask()).rejects.toThrow('not-allowed');
    now += MINUTE;
    const proposal = await ask();
    expect((await open(id))[0]).toMatchObject({
      seat: people.indexOf(others[0]),
      due: new Date(now + LONG_SILENCE),
    });
    expect((await open(id))[0]?.asked).not.toContain(late);
    expect(await botOf(id, late)).toBeNull();
    await world.agreements.answer(others[1], proposal, true);
    expect(await botOf(id, late)).toBe('squire');
    await world.absences.comeBack(people[late] as Person, id);
    expect(await botOf(id, late)).toBeNull();
  });

  it('does not wait for somebody else who is silent, too', async () => {
    const { id, late, others } = await silent();
    now += LONG_SILENCE;
    await world.agreements.propose(others[0], id, { kind: 'absent', seat: late });
    await sweepAfter(LONG_SILENCE);
    expect(await botOf(id, late)).toBe('squire');
  });

  it('keeps the seat for whoever plays before the others have decided', async () => {
    const { id, late, others } = await silent();
    now += LONG_SILENCE;
    const proposal = await world.agreements.propose(others[0], id, { kind: 'absent', seat: late });
    await playAs(id, late, people[late]);
    await database.query('update event set at = $2 where game_id = $1 and kind = $3', [
      id,
      new Date(now),
      'played',
    ]);
    await world.agreements.answer(others[1], proposal, true);
    expect(await open(id)).toEqual([]);
    expect(await botOf(id, late)).toBeNull();
  });

  it('gives nobody’s seat away who is not awaited', async () => {
    const { id, late, others } = await silent();
    now += LONG_SILENCE;
    const wanted = { kind: 'absent', seat: people.indexOf(others[1]) } as const;
    await expect(world.agreements.propose(others[0], id, wanted)).rejects.toThrow('not-allowed');
    expect(await botOf(id, late)).toBeNull();
  });
});

describe('votes that are due', () => {
  it('are settled at every table, whatever is wrong at one', async () => {
    const [broken, sound] = [
      await begun(PEOPLE.slice(0, 3), 'vote'),
      await begun(PEOPLE.slice(0, 3), 'vote'),
    ];
    await sweepAfter(11 * MINUTE);
    expect([...(await open(broken)), ...(await open(sound))]).toHaveLength(2);
    await database.query(
      `create function refuse() returns trigger as $$ begin raise 'no'; end $$ language plpgsql`,
    );
    await database.query(
      `create trigger refuse before update on seat for each row when (old.game_id = '${broken}') execute function refuse()`,
    );
    now += CLOCK.bank;
    await expect(world.agreements.sweep()).rejects.toThrow('no');
    expect(await open(sound)).toEqual([]);
    expect(await open(broken)).toHaveLength(1);
    await database.query('drop trigger refuse on seat');
    now += MINUTE;
    await world.agreements.sweep();
    expect(await open(broken)).toEqual([]);
  });
});
