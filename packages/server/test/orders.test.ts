import { decision, legalActions, nationId, parseAction } from '@bretwalda/engine';
import { newTableSchema, type OrdersDropped, type OrderUsed } from '@bretwalda/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { forcedAnswer } from '../src/orders/forced.ts';
import { World } from '../src/world.ts';
import { until } from './support/until.ts';
import { testDatabase } from './support.ts';

/** Play together, 4: orders left behind. */

let database: Database;
let world: World;
let now = Date.now();

beforeAll(async () => {
  database = await testDatabase();
  world = new World({
    database,
    now: () => now,
    ask: () => Promise.reject(new Error('nobody is a computer here')),
    onError: (error) => console.error(error),
  });
  await world.start();
});
afterAll(async () => {
  await world.stop();
  await database.close();
});

const ANN = { id: 'user-ann', name: 'Ann' };
const BEN = { id: 'user-ben', name: 'Ben' };
const CAT = { id: 'user-cat', name: 'Cat' };

const CLOCK = { bank: 60_000, increment: 0, cap: 60_000 };

/** Ann has the Romans, Ben the Belgae after them. */
async function begun(agreed: object = {}): Promise<string> {
  const table = newTableSchema.parse({
    scenario: 'two-early',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    agreed,
  });
  const { id } = await world.tables.create(ANN, table);
  await world.tables.join(BEN, id, 1);
  return id;
}

const order = (text: string) => {
  const read = parseAction(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};

/** The Romans' first turn, without ambition, up to the question that ends it for now. */
async function playTheRomans(id: string): Promise<void> {
  for (;;) {
    const { state, revision } = (await world.games.present(id)) ?? {};
    const [asked] = state ? decision(state) : [];
    if (!state || !asked || nationId(state.nation) !== 'romans') return;
    const legal = legalActions(state, asked.seat);
    const action = legal.find(({ type }) => type === 'end') ?? legal[0];
    await world.games.submit(id, asked.seat, action ? [action] : [], revision ?? 0);
  }
}

interface Told {
  readonly kind: string;
  readonly audience: readonly number[];
  readonly body: unknown;
}

async function told(id: string, ...kinds: readonly string[]): Promise<readonly Told[]> {
  return database.query<Told & object>(
    'select kind, audience, body from event where game_id = $1 and kind = any ($2) order by seq',
    [id, kinds],
  ) as never;
}

/** All that has happened is followed up, and whoever was woken by it has looked. */
const nothingWaits = () =>
  until(async () => {
    const left = await database.query(
      `select 1 from outbox union all select 1 from pgboss.job where name = 'advance' and state < 'completed'
       union all select 1 from advancing`,
    );
    return left.length === 0;
  }, 'all work to be done');

const journal = async (id: string) =>
  (await world.views.opening(id, null))?.steps.map(({ entry }) => entry.action) ?? [];

describe('a prepared turn', () => {
  const TURN = ['place lindsey', 'leader lindsey', 'move 1 lindsey norfolk', 'end'].map(order);

  it('is played when it comes, and its owner alone is told what was played', async () => {
    const id = await begun();
    await world.orders.prepare(BEN, id, { nation: 'belgae', round: 1, actions: TURN });
    expect((await world.orders.of(BEN, id)).prepared).toEqual([
      { nation: 'belgae', round: 1, actions: TURN },
    ]);
    await playTheRomans(id);
    await until(async () => (await told(id, 'order-used')).length === TURN.length);
    const used = await told(id, 'order-used');
    expect(used.every(({ audience }) => audience.length === 1 && audience[0] === 1)).toBe(true);
    const bodies = used.map(({ body }) => body as OrderUsed);
    expect(bodies.map(({ action }) => action)).toEqual(TURN);
    expect(bodies.map(({ left, kind }) => [left, kind])).toEqual([3, 2, 1, 0].map((left) => [left, null]));
    const played = await journal(id);
    expect(bodies.map(({ entry }) => played[entry])).toEqual(TURN);
    expect((await world.orders.of(BEN, id)).prepared).toEqual([]);
  });

  it('is played as far as the rules allow; the rest is dropped, and its owner is told why', async () => {
    const id = await begun();
    const actions = [...TURN.slice(0, 2), order('move 9 lindsey norfolk'), order('end')];
    await world.orders.prepare(BEN, id, { nation: 'belgae', round: 1, actions });
    await playTheRomans(id);
    await until(async () => (await told(id, 'orders-dropped')).length === 1);
    expect(await told(id, 'order-used')).toHaveLength(2);
    const [dropped] = await told(id, 'orders-dropped');
    expect(dropped?.audience).toEqual([1]);
    const body = dropped?.body as OrdersDropped;
    expect(body).toMatchObject({ nation: 'belgae', action: actions[2], left: 2 });
    expect(body.violation.code).toMatch(/./);
    expect((await world.orders.of(BEN, id)).prepared).toEqual([]);
  });

  it('waits while its owner answers what nobody could foresee, and goes on after it', async () => {
    const id = await begun();
    // Boudicca's army and where she stands are not planned, only what comes after them.
    const actions = TURN.slice(2);
    await world.orders.prepare(BEN, id, { nation: 'belgae', round: 1, actions });
    await playTheRomans(id);
    await world.outbox.drain();
    for (const action of TURN.slice(0, 2)) {
      const { revision = 0 } = (await world.games.present(id)) ?? {};
      expect(await world.games.submit(id, 1 as never, [action], revision)).toMatchObject({ kind: 'ok' });
    }
    await until(async () => (await told(id, 'order-used')).length === 2);
    expect(await told(id, 'orders-dropped')).toEqual([]);
    expect((await world.orders.of(BEN, id)).prepared).toEqual([]);
  });

  it('waits for its own nation and round, and can be taken back', async () => {
    const id = await begun();
    await world.orders.prepare(BEN, id, { nation: 'belgae', round: 2, actions: TURN });
    await world.orders.prepare(BEN, id, { nation: 'welsh', round: 1, actions: TURN });
    await world.orders.prepare(BEN, id, { nation: 'welsh', round: 1, actions: [] });
    await playTheRomans(id);
    await nothingWaits();
    expect(await told(id, 'order-used', 'orders-dropped')).toEqual([]);
    expect((await world.orders.of(BEN, id)).prepared.map(({ nation }) => nation)).toEqual(['belgae']);
  });

  it('goes with its player: a successor has no orders in the seat', async () => {
    const id = await begun({ clock: CLOCK, absence: 'replacement' });
    await world.orders.give(ANN, id, 'submit', { answer: 'resist' });
    await world.orders.prepare(ANN, id, { nation: 'romans', round: 2, actions: TURN });
    now += CLOCK.bank + 1000;
    await world.absences.sweep();
    await world.absences.takeOver(CAT, id, 0);
    expect(await world.orders.of(CAT, id)).toEqual({ standing: {}, prepared: [] });
  });
});

describe('a choice that is none', () => {
  it('SETUP-1: nobody is asked to draw the lots; the sides are there when the table is', async () => {
    const table = newTableSchema.parse({
      scenario: 'two-early',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      options: { sides: 'random' },
    });
    const { id } = await world.tables.create(ANN, table);
    await world.tables.join(BEN, id, 1);
    await until(async () => (await journal(id)).length === 1);
    expect(await journal(id)).toEqual([{ type: 'begin' }]);
    const state = await world.games.state(id);
    expect(state?.cards.every((card) => card !== null)).toBe(true);
  });

  it('MOV-14: a movement is ended by its player, even where nothing else can be done', async () => {
    const id = await begun();
    let forced = 0;
    for (let i = 0; i < 400 && forced < 3; i++) {
      const { state, revision } = (await world.games.present(id)) ?? {};
      const [asked] = state ? decision(state) : [];
      if (!state || !asked) break;
      const legal = legalActions(state, asked.seat);
      if (legal.length === 1) {
        forced++;
        expect(state.pending?.kind).toBe('move');
        expect(forcedAnswer(state, asked.seat)).toBeUndefined();
      }
      const action = legal.find(({ type }) => type === 'move') ?? legal[i % legal.length];
      await world.games.submit(id, asked.seat, action ? [action] : [], revision ?? 0);
    }
    expect(forced).toBeGreaterThan(0);
  });
});
