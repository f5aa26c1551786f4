import { BotHost } from '@bretwalda/ai/pool';
import {
  type Action,
  decision,
  type GameState,
  legalActions,
  type Seat,
  seededDice,
} from '@bretwalda/engine';
import { newTableSchema } from '@bretwalda/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { Games } from '../src/game/games.ts';
import { Rooms } from '../src/game/rooms.ts';
import { Streams } from '../src/game/stream.ts';
import { World } from '../src/world.ts';
import { type TestDatabase, testDatabase } from './support/databases.ts';
import { pause, until } from './support/until.ts';
import { beginGame, TWO } from './support.ts';

/** What a server does when its database fails it. */

const bots = new BotHost();
let data: TestDatabase;
let sane: Database;
beforeAll(async () => {
  data = await testDatabase();
  sane = await data.open();
});
afterAll(async () => {
  await sane.close();
  await data.remove();
});

/** Ends the connections of a database but that of whoever asks. */
const cutAll = () =>
  sane.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );

describe('a connection that is cut', () => {
  it('ends its transaction and nothing else, whether a statement is on its way or not', async () => {
    const errors: unknown[] = [];
    const database = openPostgres(data.url ?? '', { connections: 2, onError: (error) => errors.push(error) });
    await database.query('create table cut (n integer)');
    for (const isIdle of [true, false]) {
      const work = database.transaction(async (query) => {
        await query('insert into cut values (1)');
        const waiting = isIdle ? undefined : query('select pg_sleep(20)');
        waiting?.catch(() => {});
        await cutAll();
        await (waiting ?? pause(200)); // the news arrives while nothing is asked
        await query('insert into cut values (2)');
      });
      await expect(work).rejects.toThrow();
      expect(await database.query('select n from cut')).toEqual([]);
    }
    await database.close();
  });

  it('does not keep a server from hearing what happens', async () => {
    const database = openPostgres(data.url ?? '', { connections: 2 });
    let missed = 0;
    const heard: string[] = [];
    const stop = await database.listen(
      'cut',
      (message) => heard.push(message),
      () => missed++,
    );
    await cutAll();
    await until(() => missed === 1, 'the connection to be made anew');
    await sane.query(`select pg_notify('cut', 'again')`);
    await until(() => heard.length > 0, 'the message');
    expect(heard).toEqual(['again']);
    await stop();
    await database.close();
  });
});

describe('a server whose connections are cut again and again', () => {
  it('goes on with its games to their end', async () => {
    const database = openPostgres(data.url ?? '', { onError: () => {} });
    const world = new World({
      database,
      ask: async (question) => bots.choose(question),
      stalledAfter: 2,
      onError: () => {},
    });
    await world.start();
    const squire = { kind: 'bot', level: 'squire' } as const;
    const table = newTableSchema.parse({ scenario: 'two-early', seats: [squire, squire] });
    const { id } = await world.tables.create({ id: 'user-ann', name: 'Ann' }, table);
    for (let cuts = 0; cuts < 10; cuts++) {
      await cutAll();
      await pause(150);
    }
    await until(async () => {
      const [row] = await sane.query<{ status: string }>('select status from game where id = $1', [id]);
      return row?.status === 'over';
    }, 'the end of the game');
    const rows = await sane.query<{ revision: number }>(
      'select revision from event where game_id = $1 and revision is not null order by revision',
      [id],
    );
    expect(rows.map(({ revision }) => revision)).toEqual(rows.map((_, i) => i + 1));
    await world.stop();
    await database.close();
  });
});

describe('a snapshot that cannot be written', () => {
  it('refuses no move', async () => {
    const errors: unknown[] = [];
    const database: Database = {
      ...sane,
      query: (text, values, name) =>
        name === 'snapshot' ? Promise.reject(new Error('no room')) : sane.query(text, values, name),
    };
    const rooms = new Rooms(database, 10);
    const onError = (error: unknown) => void errors.push(error);
    const streams = new Streams(database, onError);
    const games = new Games({ database, rooms, streams, now: Date.now, onError });
    const id = await beginGame(database, TWO, 'no room for it');
    // One is due where the game rests after its hundredth revision, which dice decide.
    for (let revision = 0; errors.length === 0 && revision < 300; revision++) {
      const state = (await games.state(id)) as GameState;
      const seat = decision(state)[0]?.seat as Seat;
      const legal = legalActions(state, seat);
      const action = legal[seededDice(revision + 1).roll(legal.length) - 1] as Action;
      const answer = await games.submit(id, seat, [action], revision);
      expect(answer).toEqual({ kind: 'ok', revision: revision + 1 });
    }
    expect(errors).toEqual([new Error('no room')]);
  });
});

describe('a server whose database is closed first', () => {
  it('stops all the same', async () => {
    const errors: unknown[] = [];
    const database = await data.open();
    const world = new World({
      database,
      ask: () => Promise.reject(new Error('nobody is asked')),
      onError: (error) => errors.push(error),
    });
    await world.start();
    await database.close();
    await world.stop();
    expect(errors.length).toBeGreaterThan(0);
  });
});
