import { decision, RULES_VERSION, type Seat } from '@bretwalda/engine';
import { people } from '@bretwalda/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { migrateGames } from '../src/game/migrate.ts';
import { compareVersions } from '../src/game/versions.ts';
import { old, running } from './support/old-games.ts';
import { beginGame, Client, startGames, testDatabase } from './support.ts';

let database: Database;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function migrated(isMoving: boolean): Promise<{ readonly code: number; readonly lines: string[] }> {
  const lines: string[] = [];
  const code = await migrateGames(database, isMoving, (line) => lines.push(line));
  return { code, lines };
}

const versions = async (): Promise<Record<string, number>> => {
  const rows = await database.query<{ id: string; version: number }>(
    `select id, (config ->> 'version')::int as version from game order by id`,
  );
  return Object.fromEntries(rows.map(({ id, version }) => [id, version]));
};

describe('the same journal under two versions of the rules', () => {
  const { config, journal } = old('standard-4');

  it('is the same as long as it needs no rule that has changed', () => {
    expect(compareVersions(config, journal.slice(0, 20))).toEqual({ verdict: 'same' });
  });

  it('breaks at the first entry that would be refused, with the reason', () => {
    expect(compareVersions(config, journal)).toMatchObject({
      verdict: 'breaks',
      entry: 940,
      violation: { rule: 'LDR-15' },
    });
    expect(compareVersions(config, journal.slice(0, 940)).verdict).not.toBe('breaks');
  });

  it('differs from a certain entry on, though it may stand the same later', () => {
    const early = old('two-early');
    const found = compareVersions(early.config, early.journal);
    expect(found).toEqual({ verdict: 'differs', entry: 124, parts: ['rewind'], now: false });
    expect(compareVersions(early.config, early.journal.slice(0, 124))).toEqual({ verdict: 'same' });
    expect(compareVersions(early.config, early.journal.slice(0, 125))).toMatchObject({ now: true });
  });
});

describe('migrate', () => {
  it('says what would become of every running game of older rules, and changes nothing', async () => {
    const same = await running(database, 'standard-4', 20);
    const alike = await running(database, 'two-early', 200);
    const differs = await running(database, 'two-early', 125);
    const breaks = await running(database, 'two-vikings', 200);
    const over = await running(database, 'short-3', 600);
    await database.query(`update game set status = 'over' where id = $1`, [over]);
    await beginGame(database, {
      scenario: 'two-early',
      version: RULES_VERSION,
      players: people('two-early'),
    });
    const before = await database.query('select * from game order by id');
    const { code, lines } = await migrated(false);
    expect(code).toBe(0);
    const line = (id: string) => lines.find((one) => one.startsWith(`${id}, `));
    expect(line(same)).toBe(`${same}, version 1, 20 entries: the same.`);
    expect(line(alike)).toMatch(
      /200 entries: differs from entry 125 on \(rewind\), but it stands the same now\.$/,
    );
    expect(line(differs)).toMatch(/differs from entry 125 on \(rewind\), and it still does\.$/);
    expect(line(breaks)).toMatch(
      /breaks\. Entry 145 would be refused: Alfred would be alone in Wessex\. .*\[LDR-5\]$/,
    );
    expect(lines.slice(-2)).toEqual([
      'Running games of older rules: 4. The same: 1, different: 2, broken: 1.',
      'Nothing was changed.',
    ]);
    expect(await database.query('select * from game order by id')).toEqual(before);
  });

  it('moves those that stand the same, and they go on under the present rules', async () => {
    const before = await versions();
    const { lines } = await migrated(true);
    expect(lines.at(-1)).toBe('Moved to the present rules: 2.');
    const moved = lines.filter((line) => line.endsWith('It was moved.')).map((line) => line.split(',')[0]);
    const after = await versions();
    for (const [id, version] of Object.entries(after))
      expect([id, version]).toEqual([id, moved.includes(id) ? RULES_VERSION : before[id]]);
    const server = await startGames(database);
    for (const id of moved as string[]) {
      const client = await Client.join(server, id, null);
      expect(client.remote.snapshot().state.version).toBe(RULES_VERSION);
      await client.leave();
    }
    const [id = ''] = moved;
    const state = await server.games.state(id);
    const seat = state ? (decision(state)[0]?.seat as Seat) : (0 as Seat);
    const player = await Client.join(server, id, seat);
    const action = player.some(seat, { roll: () => 1 });
    if (!action) throw new Error('nothing to do');
    const { revision } = player.remote;
    expect(await player.remote.submit([action], revision, seat)).toEqual({
      kind: 'ok',
      revision: revision + 1,
    });
    await player.leave();
    await server.streams.stop();
    expect((await migrated(true)).lines.at(-1)).toBe('Moved to the present rules: 0.');
  });

  it('moves nothing while a server has the games in its memory', async () => {
    await database.query(`insert into heartbeat (id, at) values ('alive', now())`);
    const { code, lines } = await migrated(true);
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining('Stop it')]);
    await database.query(`delete from heartbeat where id = 'alive'`);
  });
});
