import { seededDice } from '@bretwalda/engine';
import { expect } from 'vitest';
import { openPglite } from '../../src/db/pglite.ts';
import { type TestDatabase, testDatabase } from './databases.ts';
import { FatefulTable } from './fateful-table.ts';
import { Ledger } from './ledger.ts';
import { ServerProcess } from './process.ts';
import { pause, until } from './until.ts';
import { Visitor } from './visitor.ts';

/** Who sits where: people, or computers of the quickest kind. */
const TABLES = [
  { scenario: 'two-early', seats: 'pp' },
  { scenario: 'short-3', seats: 'ppb' },
  { scenario: 'two-vikings', seats: 'bp' },
  { scenario: 'standard-4', seats: 'bppb' },
] as const;

/** Kills the server so often, each time after some more moves, and looks each time at what is left. */
export async function crash(times: number, seed: number): Promise<void> {
  const data = await testDatabase();
  const isInside = data.url === undefined;
  const server = await ServerProcess.start(data, { AUTH_SECRET: 'x'.repeat(40) });
  const chance = seededDice(seed);
  const ledger = new Ledger();
  const people = await Promise.all(['Ann', 'Ben'].map((name) => account(server.url, name)));
  const tables = TABLES.map(
    ({ scenario, seats }, i) =>
      new FatefulTable({ people, scenario, seats, ledger, chance: seededDice(seed * 100 + i) }),
  );
  const downs: number[] = [];
  try {
    for (const table of tables) table.start();
    for (let i = 0; i < times; i++) {
      const wanted = ledger.acknowledged + 30 + chance.roll(60);
      await until(
        () => ledger.acknowledged >= wanted || tables.some(({ failure }) => failure),
        () => 'moves',
        120,
      );
      await pause(chance.roll(40));
      await server.kill();
      const begun = Date.now();
      await pause(chance.roll(100));
      await server.begin();
      downs.push(Date.now() - begun);
      if (!isInside) await inspect(data, ledger);
      const before = tables.map((table) => table.revisions);
      await until(
        () => tables.every((table, t) => table.revisions > (before[t] ?? 0)),
        () => `every game to go on after crash ${i + 1}: ${tables.map((table) => table.where).join('; ')}`,
      );
    }
    await Promise.all(tables.map((table) => table.finish()));
    for (const table of tables) if (table.failure) throw table.failure;
    if (!isInside) await inspect(data, ledger, true);
    if (isInside) {
      await pause(3000);
      await server.kill();
      const database = await openPglite(`${server.folder}/pglite`);
      const inside = { url: undefined, open: async () => database, remove: async () => {} };
      await inspect(inside, ledger, true);
    }
    const longest = Math.round(Math.max(...downs));
    console.log(
      `crashes: ${times} on ${isInside ? 'PGlite' : (process.env.BRETWALDA_TEST_DATABASE ?? 'embedded')}, seed ${seed}; ` +
        `${ledger.acknowledged} answers acknowledged, ${ledger.unanswered} left without an answer, ${ledger.rows} rows, ` +
        `${tables.reduce((n, { games }) => n + games, 0)} games; lost 0, doubled 0; longest time away ${longest} ms`,
    );
  } finally {
    for (const table of tables) table.stop();
    await server.remove();
    await data.remove();
  }
}

async function account(url: string, name: string): Promise<Visitor> {
  const visitor = new Visitor(url);
  await visitor.accounts.signUp({ name, password: `${name} has a password` });
  return visitor;
}

/** Looks into the database; at the end everything must be settled. */
async function inspect(data: TestDatabase, ledger: Ledger, isEnd = false): Promise<void> {
  const database = await data.open();
  try {
    await ledger.compare(database, isEnd);
    if (!isEnd) return;
    await until(
      async () => (await ledger.unsettled(database)).length === 0,
      () => 'all jobs to be done',
    ).catch(async () => expect(await ledger.unsettled(database)).toEqual([]));
    await ledger.eachOnce(database);
  } finally {
    await database.close();
  }
}
