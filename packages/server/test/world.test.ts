import { targetOf } from '@bretwalda/ai';
import { BotHost } from '@bretwalda/ai/pool';
import { decision, type GameState, nationId, type Seat, seededDice } from '@bretwalda/engine';
import { nationsOf } from '@bretwalda/engine/queries';
import { type NewTable, newTableSchema, timeLeft } from '@bretwalda/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { World } from '../src/world.ts';
import { until } from './support/until.ts';
import { Client, testDatabase } from './support.ts';

let database: Database;
let world: World;
let now = Date.now();

const bots = new BotHost();
/** Whatever goes wrong behind the scenes. */
const failures: unknown[] = [];

beforeAll(async () => {
  database = await testDatabase();
  world = new World({
    database,
    now: () => now,
    ask: async (question) => bots.choose(question),
    onError: (error) => failures.push(error),
  });
  await world.start();
});
afterAll(async () => {
  await world.stop();
  await database.close();
  expect(failures).toEqual([]);
});

const ANN = { id: 'user-ann', name: 'Ann' };
const BEN = { id: 'user-ben', name: 'Ben' };

const table = (more: Partial<NewTable> & Pick<NewTable, 'seats'>): NewTable =>
  newTableSchema.parse({ scenario: 'two-early', ...more });

const MINUTE = 60_000;
const CLOCK = { bank: 10 * MINUTE, increment: MINUTE, cap: 15 * MINUTE };

async function begun(more: Partial<NewTable> = {}): Promise<string> {
  now += 1; // lists of games are in the order in which they began
  const { id } = await world.tables.create(
    ANN,
    table({ seats: [{ kind: 'me' }, { kind: 'open' }], ...more }),
  );
  await world.tables.join(BEN, id, 1, 'a seed of mine');
  return id;
}

const kinds = async (id: string): Promise<string[]> =>
  (
    await database.query<{ kind: string }>('select kind from event where game_id = $1 order by seq', [id])
  ).map(({ kind }) => kind);

/** Plays at random for whoever is asked, until a test holds. */
async function playUntil(id: string, done: (client: Client) => boolean, most = 400): Promise<Client> {
  const client = await Client.join(world, id, null);
  const chance = seededDice(5);
  for (let i = 0; i < most && !done(client); i++) {
    const { state, revision } = client.remote.snapshot();
    const seat = decision(state)[0]?.seat as Seat;
    const action = client.some(seat, chance);
    if (!action) break;
    await client.remote.submit([action], revision, seat);
    await until(() => client.remote.revision > revision, 'the move to be seen, or another one');
  }
  return client;
}

describe('a table', () => {
  it('that breaks up before its game begins is no game to be rated, and what happens elsewhere is followed up', async () => {
    const seats: NewTable['seats'] = [{ kind: 'me' }, { kind: 'open' }];
    const { id } = await world.tables.create(ANN, table({ seats }));
    await world.tables.leave(ANN, id);
    expect(await world.tables.info(id, ANN.id)).toMatchObject({ status: 'ended', result: null });
    await until(async () => (await database.query('select from outbox')).length === 0, 'the follow-ups');
    expect(failures).toEqual([]);
  });

  it('begins when every seat is taken, whoever made it', async () => {
    const { id, commitment, invitation } = await world.tables.create(
      ANN,
      table({ seats: [{ kind: 'me' }, { kind: 'open' }] }),
    );
    expect(invitation).not.toBeNull();
    expect(await world.tables.info(id, null)).toMatchObject({
      status: 'gathering',
      invitation: null,
      commitment,
    });
    const joined = await world.tables.join(BEN, id, 1);
    expect(joined.status).toBe('running');
    expect(await kinds(id)).toEqual(['gathered', 'joined', 'began']);
    await expect(world.tables.join({ id: 'user-cat', name: 'Cat' }, id, 1)).rejects.toThrow('not-gathering');
  });

  it('says where its game stands, and to each player what they gave to the dice', async () => {
    const id = await begun({ agreed: newTableSchema.shape.agreed.parse({ clock: CLOCK }) });
    const info = await world.tables.info(id, BEN.id);
    const state = await world.games.state(id);
    expect(info).toMatchObject({
      round: state?.round,
      nation: 'romans',
      deciders: decision(state as never).map(({ seat }) => seat),
      diceSeed: 'a seed of mine',
      result: null,
    });
    expect(info.seats.map(({ player }) => player)).toEqual([ANN.id, BEN.id]);
    expect(info.clocks?.since.filter((since) => since !== null)).toHaveLength(info.deciders.length);
    const mine = (await world.tables.mine(ANN.id)).find((one) => one.id === id);
    expect(mine).toEqual(await world.tables.info(id, ANN.id));
    expect(mine?.diceSeed).toBe('');
    expect((await world.tables.info(id, null)).diceSeed).toBeNull();
    const round = info.round as number;
    await playUntil(id, (client) => client.remote.snapshot().state.round > round);
    expect(await world.tables.info(id, null)).toMatchObject({ round: round + 1 });
  });

  it('is set up again when its game is over, once for all who ask, with everybody one seat further', async () => {
    const id = await begun();
    await expect(world.tables.rematch(ANN, id)).rejects.toThrow('not-allowed');
    const proposal = await world.agreements.propose(ANN, id, { kind: 'end', by: 'present' });
    await world.agreements.answer(BEN, proposal, true);
    await expect(world.tables.rematch({ id: 'user-cat', name: 'Cat' }, id)).rejects.toThrow('not-a-member');
    const [again, same] = [await world.tables.rematch(ANN, id), await world.tables.rematch(BEN, id)];
    expect(again.seats.map(({ kind, isYou }) => (isYou ? 'you' : kind))).toEqual(['open', 'you']);
    expect(same).toMatchObject({ id: again.id, invitation: again.invitation });
    const invited = async () =>
      (await world.notices.unseen(BEN.id)).filter(
        ({ kind, gameId }) => kind === 'invitation' && gameId === again.id,
      );
    await until(async () => (await invited()).length > 0, 'the invitation');
    expect(await invited()).toMatchObject([{ body: { by: 'Ann', invitation: again.invitation } }]);
    expect((await world.notices.unseen(ANN.id)).filter(({ kind }) => kind === 'invitation')).toEqual([]);
    const hidden = await database.query<{ audience: number[] | null }>(
      `select audience from event where game_id = $1 and kind = 'rematch'`,
      [id],
    );
    expect(hidden).toEqual([{ audience: [0, 1] }]); // nobody who only looks on may join by it
    await world.tables.leave(ANN, again.id);
    expect((await world.tables.rematch(BEN, id)).id).not.toBe(again.id);
  });

  it('is played to its end by computers alone', async () => {
    const seats = [
      { kind: 'bot', level: 'squire' },
      { kind: 'bot', level: 'squire' },
    ] as const;
    const { id } = await world.tables.create(ANN, table({ seats: [...seats] }));
    await until(async () => (await world.tables.info(id, null)).status === 'over', 'the end of the game');
    const state = await world.games.state(id);
    expect(state?.step).toBe('over');
  });
});

describe('somebody who is out of time', () => {
  it('is played by a computer until coming back, and the game goes on (UI-91)', async () => {
    const id = await begun({
      agreed: newTableSchema.shape.agreed.parse({ clock: CLOCK, standIn: 'squire' }),
    });
    const [first] = decision((await world.games.state(id)) as never);
    const late = first?.seat === 0 ? ANN : BEN;
    now += 11 * MINUTE;
    await until(async () => (await kinds(id)).includes('stand-in'), 'a computer to stand in');
    await until(async () => (await kinds(id)).filter((kind) => kind === 'played').length > 3, 'its moves');
    await world.absences.comeBack(late, id);
    const info = await world.tables.info(id, late.id);
    expect(info.seats.find(({ isYou }) => isYou)).toMatchObject({ kind: 'person', bot: null });
    const tenures = await database.query<{ why: string }>(
      'select why from tenure where game_id = $1 and seat = $2 order by id',
      [id, first?.seat],
    );
    expect(tenures.map(({ why }) => why)).toEqual(['sat-down', 'out-of-time', 'came-back']);
    const [row] = await database.query<{ clocks: never }>('select clocks from game where id = $1', [id]);
    for (const seat of [0, 1])
      expect(timeLeft(row?.clocks as never, seat, now)).toBeGreaterThanOrEqual(CLOCK.bank);
  });
});

describe('what players agree on', () => {
  it('an undo beyond dice is a row of the journal, and both see the same game after it', async () => {
    const id = await begun();
    const client = await playUntil(id, ({ remote }) =>
      remote.snapshot().journal.some(({ rolls }) => rolls.length > 0),
    );
    const { journal, revision } = client.remote.snapshot();
    const rolled = journal.findIndex(({ rolls }) => rolls.length > 0);
    const proposal = await world.agreements.propose(ANN, id, { kind: 'undo', to: rolled });
    expect((await world.agreements.open(id)).map(({ kind }) => kind)).toEqual(['undo']);
    await world.agreements.answer(BEN, proposal, true);
    await until(() => client.remote.revision === revision + 1, 'the undo');
    expect(client.remote.snapshot().journal).toHaveLength(rolled);
    const fresh = await Client.join(world, id, null);
    expect(JSON.stringify(fresh.remote.snapshot().state)).toEqual(
      JSON.stringify(client.remote.snapshot().state),
    );
    const again = await playUntil(id, ({ remote }) => remote.snapshot().journal.length > rolled);
    expect(again.remote.snapshot().journal.length).toBeGreaterThan(rolled);
    for (const one of [client, fresh, again]) await one.leave();
  });

  it('one who refuses is enough against an undo', async () => {
    const id = await begun();
    const client = await playUntil(id, ({ remote }) => remote.snapshot().journal.length >= 5);
    const proposal = await world.agreements.propose(ANN, id, { kind: 'undo', to: 0 });
    await world.agreements.answer(BEN, proposal, false);
    expect(await world.agreements.open(id)).toEqual([]);
    expect(client.remote.snapshot().journal.length).toBeGreaterThanOrEqual(5);
    await client.leave();
  });

  it('all may end a game as it stands, and it is written as such', async () => {
    const id = await begun();
    const proposal = await world.agreements.propose(BEN, id, { kind: 'end', by: 'present' });
    await world.agreements.answer(ANN, proposal, true);
    expect((await world.tables.info(id, null)).status).toBe('ended');
    const [row] = await database.query<{ result: object }>('select result from game where id = $1', [id]);
    expect(row?.result).toMatchObject({ agreed: [1, 0], players: [{ seat: 0 }, { seat: 1 }] });
  });

  it('an end counts for the ratings of its players, unless the table does not want that', async () => {
    const [dan, eve] = ['Dan', 'Eve'].map((name) => ({ id: `user-${name}`, name })) as [
      typeof ANN,
      typeof ANN,
    ];
    const rated = () =>
      database.query('select key, games from rating where key = any ($1) order by key', [[dan.id, eve.id]]);
    for (const isRated of [false, true]) {
      const agreed = newTableSchema.shape.agreed.parse({ rated: isRated });
      const { id } = await world.tables.create(
        dan,
        table({ seats: [{ kind: 'me' }, { kind: 'open' }], agreed }),
      );
      await world.tables.join(eve, id, 1);
      const proposal = await world.agreements.propose(dan, id, { kind: 'end', by: 'present' });
      await world.agreements.answer(eve, proposal, true);
      await until(async () => (await database.query('select from outbox')).length === 0, 'the follow-ups');
      const each = [dan, eve].map(({ id }) => ({ key: id, games: 1 }));
      expect(await rated()).toEqual(isRated ? each : []);
    }
  });

  it('all may end it by the result that it would probably have', async () => {
    const id = await begun();
    const state = (await world.games.state(id)) as GameState;
    const more = (seat: number) =>
      nationsOf(state, seat as Seat)
        .map(nationId)
        .reduce((sum, nation) => sum + targetOf(state, nation), 0);
    const proposal = await world.agreements.propose(BEN, id, { kind: 'end', by: 'projected' });
    await world.agreements.answer(ANN, proposal, true);
    const { result } = await world.tables.info(id, null);
    expect(result).toMatchObject({ by: 'projected', agreed: [1, 0] });
    expect(result?.players.map(({ points }) => points)).toEqual([more(0), more(1)]);
    expect(result?.winners).toEqual([more(0) > more(1) ? 0 : 1]);
    expect(Object.values(result?.nations ?? {}).reduce((sum, points) => sum + points, 0)).toBe(
      more(0) + more(1),
    );
  });

  it('points that are hidden until the end are told by no proposal (RUL-144)', async () => {
    const id = await begun({ options: { variants: ['hidden-scores'] } });
    const proposal = await world.agreements.propose(BEN, id, { kind: 'end', by: 'present' });
    const [proposed] = await world.agreements.open(id);
    expect(proposed?.body).toEqual({ by: 'present' });
    await world.agreements.answer(ANN, proposal, true);
    const { result } = await world.tables.info(id, null);
    expect(result).toMatchObject({
      by: 'present',
      players: [
        { seat: 0, points: 0 },
        { seat: 1, points: 0 },
      ],
    });
  });
});

describe('a standing order', () => {
  it('answers in its owner’s place, and only its owner hears of it', async () => {
    const id = await begun({ scenario: 'two-early' });
    await world.orders.give(ANN, id, 'retreat', { standUpTo: 100, to: [] });
    await world.orders.give(BEN, id, 'retreat', { standUpTo: 100, to: [] });
    const isAsked = ({ remote }: Client) => {
      const { pending } = remote.snapshot().state;
      return pending?.kind === 'retreat' && pending.side === 'defender';
    };
    const client = await playUntil(id, isAsked);
    const { state, revision, journal } = client.remote.snapshot();
    const owner = decision(state)[0]?.seat as Seat;
    await until(() => client.remote.revision > revision, 'the answer');
    expect(client.remote.snapshot().journal[journal.length]).toMatchObject({
      seat: owner,
      action: { type: 'stand' },
    });
    const told = () =>
      database.query<{ kind: string; audience: number[] }>(
        `select kind, audience from event where game_id = $1 and kind in ('orders', 'order-used') order by seq`,
        [id],
      );
    const events = await told();
    expect(events.slice(0, 3)).toEqual([
      { kind: 'orders', audience: [0] },
      { kind: 'orders', audience: [1] },
      { kind: 'order-used', audience: [owner] },
    ]);
    // The battle may have gone on meanwhile, and asked again.
    expect(events.every(({ audience }) => audience.length === 1)).toBe(true);
    await client.leave();
  });
});
