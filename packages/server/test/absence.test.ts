import { decision, legalActions, type Seat, seededDice } from '@bretwalda/engine';
import { type Clocks, type NewTable, newTableSchema, timeLeft } from '@bretwalda/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/db/database.ts';
import type { Person } from '../src/table/tables.ts';
import { World } from '../src/world.ts';
import { testDatabase } from './support.ts';

/** What becomes of tables whose players do not answer, by a clock that the tests turn; nothing is swept by itself. */

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

const PEOPLE: readonly Person[] = ['Ann', 'Ben', 'Cat'].map((name) => ({ id: `user-${name}`, name }));
const [ANN, BEN, CAT] = PEOPLE as [Person, Person, Person];
const MINUTE = 60_000;
const CLOCK = { bank: 10 * MINUTE, increment: MINUTE, cap: 15 * MINUTE };

async function begun(absence: 'bot' | 'replacement' | 'vote', people = PEOPLE): Promise<string> {
  const { id } = await world.tables.create(
    people[0] as Person,
    newTableSchema.parse({
      scenario: people.length === 2 ? 'two-early' : 'standard-3',
      seats: people.map((_, i): NewTable['seats'][number] => ({ kind: i === 0 ? 'me' : 'open' })),
      agreed: { clock: CLOCK, absence, standIn: 'squire' },
    }),
  );
  for (const [seat, person] of people.entries()) if (seat > 0) await world.tables.join(person, id, seat);
  return id;
}

const kinds = async (id: string): Promise<string[]> =>
  (
    await database.query<{ kind: string }>(
      `select kind from event where game_id = $1 and kind not in ('gathered', 'joined', 'began') order by seq`,
      [id],
    )
  ).map(({ kind }) => kind);

const clocksOf = async (id: string): Promise<Clocks> => {
  const [row] = await database.query<{ clocks: Clocks }>('select clocks from game where id = $1', [id]);
  return row?.clocks as Clocks;
};

/** As if several had to decide at once, as in a secret ballot. */
async function allAreAsked(id: string): Promise<void> {
  const clocks = await clocksOf(id);
  await database.query('update game set clocks = $2, deciders = $3, deadline = $4 where id = $1', [
    id,
    JSON.stringify({ ...clocks, since: clocks.since.map(() => now) }),
    [...clocks.since.keys()],
    new Date(now + CLOCK.bank),
  ]);
}

const seatOfTurn = async (id: string): Promise<number> =>
  decision((await world.games.state(id)) as never)[0]?.seat as number;

const openKinds = async (id: string): Promise<string[]> =>
  (await world.agreements.open(id)).map(({ kind }) => kind);

async function playOne(id: string): Promise<void> {
  const present = await world.games.present(id);
  if (!present) throw new Error('no game');
  const seat = decision(present.state)[0]?.seat as Seat;
  const legal = legalActions(present.state, seat);
  const action = legal[seededDice(present.revision + 1).roll(legal.length) - 1];
  await world.games.submit(id, seat, [action as never], present.revision);
}

describe('several who are out of time at once', () => {
  it('are each asked about, where the others decide', async () => {
    const id = await begun('vote');
    await allAreAsked(id);
    now += 11 * MINUTE;
    await world.absences.sweep();
    const asked = (await world.agreements.open(id)).map(({ body, asked }) => [body.seat, asked]);
    expect(asked).toEqual([
      [0, [1, 2]],
      [1, [0, 2]],
      [2, [0, 1]],
    ]);
    expect((await clocksOf(id)).paused).toBe(true);
    const told = await kinds(id);
    await world.absences.sweep();
    expect(await kinds(id)).toEqual(told);
  });

  it('are all played by computers, where the table has chosen that', async () => {
    const id = await begun('bot');
    await allAreAsked(id);
    now += 11 * MINUTE;
    await world.absences.sweep();
    expect((await kinds(id)).filter((kind) => kind === 'stand-in')).toHaveLength(3);
  });
});

describe('a clock that is out', () => {
  it('is dealt with at every table, whatever is wrong at one', async () => {
    const [broken, sound] = [await begun('bot'), await begun('bot')];
    now += 11 * MINUTE;
    await database.query(
      `create function refuse() returns trigger as $$ begin raise 'no'; end $$ language plpgsql`,
    );
    await database.query(
      `create trigger refuse before update on seat for each row when (old.game_id = '${broken}') execute function refuse()`,
    );
    await expect(world.absences.sweep()).rejects.toThrow('no');
    expect(await kinds(sound)).toContain('stand-in');
    expect(await kinds(broken)).toEqual([]);
    await database.query('drop trigger refuse on seat');
    now += MINUTE;
    await world.absences.sweep();
    expect(await kinds(broken)).toContain('out-of-time');
  });

  it('does not stop a table twice over one who is away', async () => {
    const id = await begun('vote');
    const late = await seatOfTurn(id);
    now += 11 * MINUTE;
    await world.absences.sweep();
    expect(await openKinds(id)).toEqual(['absent']);
    // Others let the clocks run again before they have decided about the seat.
    const [one, two] = PEOPLE.filter((_, seat) => seat !== late) as [Person, Person];
    const resume = await world.agreements.propose(one, id, { kind: 'resume' });
    await world.agreements.answer(two, resume, true);
    await world.absences.sweep();
    await world.absences.sweep();
    expect(await openKinds(id)).toEqual(['absent']);
    expect((await clocksOf(id)).paused).toBe(true);
    expect((await kinds(id)).filter((kind) => kind === 'out-of-time')).toHaveLength(1);
    const [absent] = await world.agreements.open(id);
    await world.agreements.answer(one, absent?.id ?? '', true);
    await world.agreements.answer(two, absent?.id ?? '', true);
    expect((await world.tables.info(id, null)).seats[late]?.bot).toBe('squire');
    expect((await clocksOf(id)).paused).toBe(false);
  });
});

describe('what was proposed', () => {
  it('does not wait for somebody who has left', async () => {
    const id = await begun('bot');
    const proposal = await world.agreements.propose(ANN, id, { kind: 'end', by: 'present' });
    await world.agreements.answer(BEN, proposal, true);
    expect(await openKinds(id)).toEqual(['end']);
    await world.absences.giveUp(CAT, id);
    expect(await openKinds(id)).toEqual([]);
    expect((await world.tables.info(id, null)).status).toBe('ended');
  });

  it('does not wait for somebody whose time is out', async () => {
    const id = await begun('bot');
    const late = await seatOfTurn(id);
    const [one, two] = PEOPLE.filter((_, seat) => seat !== late) as [Person, Person];
    const proposal = await world.agreements.propose(one, id, { kind: 'end', by: 'present' });
    await world.agreements.answer(two, proposal, true);
    now += 11 * MINUTE;
    await world.absences.sweep();
    expect((await world.tables.info(id, null)).status).toBe('ended');
  });

  it('is carried out although the game goes on at the same moment', async () => {
    const id = await begun('bot', [ANN, BEN]);
    for (let i = 0; i < 6; i++) await playOne(id);
    const proposal = await world.agreements.propose(ANN, id, { kind: 'undo', to: 2 });
    const prepare = world.games.prepareUndo.bind(world.games);
    let moves = 0;
    world.games.prepareUndo = async (...what) => {
      const prepared = await prepare(...what);
      if (moves++ < 2) await playOne(id); // after it was worked out, before it is written
      return prepared;
    };
    await world.agreements.answer(BEN, proposal, true);
    world.games.prepareUndo = prepare;
    expect(await openKinds(id)).toEqual([]);
    expect((await world.games.present(id))?.length).toBe(2);
  });
});

describe('whoever comes back', () => {
  it('while the others still decide about the seat, settles it', async () => {
    const id = await begun('vote');
    const late = await seatOfTurn(id);
    now += 11 * MINUTE;
    await world.absences.sweep();
    expect(await openKinds(id)).toEqual(['absent']);
    await world.absences.comeBack(PEOPLE[late] as Person, id);
    expect(await openKinds(id)).toEqual([]);
    const clocks = await clocksOf(id);
    expect(clocks.paused).toBe(false);
    expect(timeLeft(clocks, late, now)).toBeGreaterThanOrEqual(CLOCK.bank);
    expect((await kinds(id)).slice(-2)).toEqual(['settled', 'came-back']);
  });
});

describe('the history of a seat', () => {
  it('says who played it from when to when, from its first player on', async () => {
    const id = await begun('bot', [ANN, BEN]);
    const late = await seatOfTurn(id);
    const name = [ANN, BEN][late]?.name;
    await playOne(id);
    now += 16 * MINUTE;
    await world.absences.sweep();
    await world.absences.comeBack([ANN, BEN][late] as Person, id);
    const rows = await database.query(
      'select name, bot, why, from_revision, to_revision from tenure where game_id = $1 and seat = $2 order by id',
      [id, late],
    );
    expect(rows).toEqual([
      { name, bot: null, why: 'sat-down', from_revision: 0, to_revision: 1 },
      { name, bot: 'squire', why: 'out-of-time', from_revision: 1, to_revision: 1 },
      { name, bot: null, why: 'came-back', from_revision: 1, to_revision: null },
    ]);
  });
});

describe('somebody with the link', () => {
  it('takes a seat that was given up, but none that the table has given to a computer', async () => {
    const { id } = await world.tables.create(
      ANN,
      newTableSchema.parse({
        scenario: 'standard-3',
        seats: [{ kind: 'me' }, { kind: 'bot', level: 'squire' }, { kind: 'open' }],
      }),
    );
    await world.tables.join(BEN, id, 2);
    await expect(world.absences.takeOver(CAT, id, 1)).rejects.toThrow('seat-taken');
    await world.absences.giveUp(BEN, id);
    await world.absences.takeOver(CAT, id, 2);
    expect((await world.tables.info(id, CAT.id)).seats.map(({ name }) => name)).toEqual(['Ann', '', 'Cat']);
  });
});
