import { decision, legalActions, type Seat, seededDice } from '@bretwalda/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { readRows } from '../src/game/journal.ts';
import { stateAfter } from '../src/game/room.ts';
import { withoutUndone } from '../src/game/rooms.ts';
import { beginGame, plain, type Server, startGames, TWO, testDatabase } from './support.ts';

/** Play together, 2: opening a long game does not replay it all. */

let database: Database;
let server: Server;

beforeAll(async () => {
  database = await testDatabase();
  server = await startGames(database);
});
afterAll(async () => {
  await server.streams.stop();
  await database.close();
});

const snapshots = (id: string) =>
  database.query<{ revision: number }>('select revision from snapshot where game_id = $1', [id]);

async function play(id: string, count: number): Promise<number> {
  const chance = seededDice(4);
  for (let i = 0; i < count; i++) {
    const { state, revision } = (await server.games.present(id)) ?? {};
    const seat = state && (decision(state)[0]?.seat as Seat | undefined);
    if (!state || seat === undefined) return revision ?? 0;
    const legal = legalActions(state, seat);
    await server.games.submit(id, seat, [legal[chance.roll(legal.length) - 1] as never], revision ?? 0);
  }
  return (await server.games.present(id))?.revision ?? 0;
}

/** A process that has never seen the game, and the rows of the journal that it reads. */
async function fresh(): Promise<Server & { readonly read: unknown[] }> {
  const read: unknown[] = [];
  const query: Database['query'] = async (text, values, name) => {
    const rows = await database.query<never>(text, values, name);
    if (name === 'read-rows') read.push(...rows);
    return rows;
  };
  return { ...(await startGames({ ...database, query })), read };
}

const replayed = async (id: string, length: number) =>
  plain(stateAfter(TWO, withoutUndone(await readRows(database.query, id, 0), 0), length));

describe('a long game', () => {
  it('is opened from its last snapshot, of which there is one, and stands as if it were replayed', async () => {
    const id = await beginGame(database, TWO, 'long game');
    const revision = await play(id, 330);
    expect(revision).toBe(330);
    const kept = await snapshots(id);
    expect(kept).toHaveLength(1);
    expect(revision - (kept[0]?.revision ?? 0)).toBeLessThan(150); // dice decide where a game rests
    const other = await fresh();
    const present = await other.games.present(id);
    expect(other.read.length).toBe(revision - (kept[0]?.revision ?? 0));
    expect(plain(present?.state)).toEqual(await replayed(id, present?.length ?? 0));
    await other.streams.stop();
  });

  it('has no snapshot of what was taken back, and goes on from before', async () => {
    const id = await beginGame(database, TWO, 'taken back');
    await play(id, 250);
    expect(await snapshots(id)).toHaveLength(1);
    const undo = await server.games.prepareUndo(id, 20);
    if (!undo) throw new Error('nothing to take back');
    expect(await server.games.writeUndo(database.query, id, undo, [0, 1])).toBe(true);
    server.games.forget(id);
    expect(await snapshots(id)).toEqual([]);
    const other = await fresh();
    expect((await other.games.present(id))?.length).toBe(20);
    expect(plain(await other.games.state(id))).toEqual(await replayed(id, 20));
    await other.streams.stop();
  });
});
