import { newTableSchema } from '@bretwalda/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { Tables } from '../src/table/tables.ts';
import { Outbox, type OutboxRow } from '../src/work/outbox.ts';
import { testDatabase } from './support.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const ANN = { id: 'user-ann', name: 'Ann' };
const wanted = newTableSchema.parse({ scenario: 'two-early', seats: [{ kind: 'me' }, { kind: 'open' }] });

const waiting = async (): Promise<string[]> =>
  (await database.query<{ game: string }>('select game_id as game from outbox order by id')).map(
    ({ game }) => game,
  );

describe('what happens at tables is followed up', () => {
  it('in every game but the one where that fails, which is tried again', async () => {
    const tables = new Tables({ database, now: Date.now });
    const gather = async (): Promise<string> => (await tables.create(ANN, wanted)).id;
    const [one, broken, other] = [await gather(), await gather(), await gather()];
    let isBroken = true;
    const done: string[] = [];
    const errors: unknown[] = [];
    const followUp = async (_: unknown, rows: readonly OutboxRow[]): Promise<void> => {
      if (isBroken && rows.some(({ gameId }) => gameId === broken))
        throw new Error('a game that cannot be read');
      done.push(...rows.map(({ gameId }) => gameId));
    };
    const outbox = new Outbox({ database, followUps: [followUp], onError: (error) => errors.push(error) });
    await outbox.drain();
    expect(done).toEqual([one, other]);
    expect(await waiting()).toEqual([broken]);
    expect(errors.length).toBeGreaterThan(0);
    isBroken = false;
    await outbox.drain();
    expect(done).toEqual([one, other, broken]);
    expect(await waiting()).toEqual([]);
  });
});
