import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { RULES_VERSION, type Seat, seededDice } from '@bretwalda/engine';
import { people, type TableConfig } from '@bretwalda/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { type TestDatabase, testDatabase } from './support/databases.ts';
import { running } from './support/old-games.ts';
import { until } from './support/until.ts';
import { beginGame, Client, type Server, startGames } from './support.ts';

/** `npm run migrate` as a program, as it was compiled, on a database full of games. */

const PROGRAM = fileURLToPath(new URL('../dist/migrate-main.js', import.meta.url));

let data: TestDatabase;
let database: Database;
let server: Server;

beforeAll(async () => {
  data = await testDatabase();
  database = await data.open();
  server = await startGames(database);
});
afterAll(async () => {
  await server.streams.stop();
  await database.close();
  await data.remove();
});

interface Ended {
  readonly code: number;
  readonly lines: readonly string[];
  readonly errors: string;
}

function migrate(url: string, ...args: readonly string[]): Promise<Ended> {
  const { BRETWALDA_TEST_DATABASE: _, ...inherited } = process.env;
  const env = { ...inherited, DATABASE_URL: url };
  return new Promise((done) =>
    execFile(process.execPath, [PROGRAM, ...args], { env }, (error, out, errors) =>
      done({ code: Number(error?.code ?? 0), lines: out.trim().split('\n'), errors }),
    ),
  );
}

/** A game of another ruleset, begun under the first version of the rules and played on a server, with something taken back. */
async function played(config: Pick<TableConfig, 'scenario' | 'options'>, count: number): Promise<string> {
  const seats = people(config.scenario);
  const id = await beginGame(database, { ...config, version: 1, players: seats }, `old ${config.scenario}`);
  const clients = await Promise.all(seats.map((_, seat) => Client.join(server, id, seat as Seat)));
  const chance = seededDice(count);
  for (let i = 0; i < count; i++) {
    const { revision, journal } = (clients[0] as Client).remote.snapshot();
    const [client, seat, action] = clients
      .map((one, seat) => [one, seat as Seat, one.some(seat as Seat, chance)] as const)
      .find(([, , action]) => action !== undefined) as readonly [Client, Seat, never];
    const back = i % 9 === 8 && (await client.remote.undo(journal.length - 1, revision, seat)).kind === 'ok';
    if (!back) expect(await client.remote.submit([action], revision, seat)).toMatchObject({ kind: 'ok' });
    await until(() => clients.every(({ remote }) => remote.revision === clients[0]?.remote.revision));
  }
  for (const client of clients) await client.leave();
  return id;
}

const everything = async () => {
  const rows: unknown[] = [];
  for (const table of ['game', 'event', 'snapshot', 'seat'])
    rows.push(await database.query(`select to_jsonb(t) as row from "${table}" t order by to_jsonb(t)::text`));
  return rows;
};

const versionOf = async (id: string): Promise<number | undefined> => {
  const [row] = await database.query<{ version: number }>(
    `select (config ->> 'version')::int as version from game where id = $1`,
    [id],
  );
  return row?.version;
};

describe('the program that compares rules', () => {
  it('tells of games of every ruleset, changes nothing unless it is asked to, and moves what stands the same', async () => {
    if (data.url === undefined) return; // no other program can look into this database
    const same = {
      plain: await running(database, 'standard-4', 20),
      redux: await played({ scenario: 'redux-4', options: { variants: ['open-terrain'] } }, 40),
      computer: await played({ scenario: 'computer-full', options: {} }, 40),
      first: await played({ scenario: 'short-3', options: { ballot: 'secret' } }, 40),
    };
    const differs = await running(database, 'two-early', 125);
    const breaks = await running(database, 'two-vikings', 200);
    const before = await everything();
    const report = await migrate(data.url);
    expect(report).toMatchObject({ code: 0, errors: '' });
    const line = (id: string) => report.lines.find((one) => one.startsWith(`${id}, version 1, `));
    for (const id of Object.values(same)) expect(line(id)).toMatch(/ entries: the same\.$/);
    expect(line(differs)).toMatch(/ differs from entry 125 on \(rewind\), and it still does\.$/);
    expect(line(breaks)).toMatch(/ breaks\. Entry 145 would be refused: Alfred would be alone in Wessex\./);
    expect(report.lines.slice(-2)).toEqual([
      'Running games of older rules: 6. The same: 4, different: 1, broken: 1.',
      'Nothing was changed.',
    ]);
    expect(await everything()).toEqual(before);
    expect((await migrate(data.url, '--move')).lines.at(-1)).toBe('Moved to the present rules: 4.');
    for (const id of Object.values(same)) expect(await versionOf(id)).toBe(RULES_VERSION);
    for (const id of [differs, breaks]) expect(await versionOf(id)).toBe(1);
    const later = await startGames(database);
    for (const id of [...Object.values(same), differs, breaks]) {
      const client = await Client.join(later, id, 0 as Seat);
      expect([id, client.remote.snapshot().state.version]).toEqual([id, await versionOf(id)]);
      await client.leave();
    }
    await later.streams.stop();
  });

  it('says what it does not understand, and where there are no games', async () => {
    if (data.url === undefined) return;
    expect(await migrate(data.url, '--now')).toMatchObject({ code: 2 });
    expect(await migrate(data.url, '--move', '--dry')).toMatchObject({ code: 2 });
    expect((await migrate(data.url, '--help')).lines[0]).toContain('npm run migrate');
    const empty = await testDatabase();
    const other = await empty.open();
    await other.query('drop schema public cascade');
    expect(await migrate(empty.url ?? '')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('There are no games yet'),
    });
    await other.close();
    await empty.remove();
  });
});
