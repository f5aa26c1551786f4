import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Entry, parseSave } from '@bretwalda/engine';
import { people, type TableConfig } from '@bretwalda/table';
import type { Database } from '../../src/db/database.ts';
import { beginGame } from '../support.ts';

/** A game that was played when the rules were of version 1. */
export function old(name: string): { readonly config: TableConfig; readonly journal: readonly Entry[] } {
  const path = fileURLToPath(new URL(`../../../engine/test/version-1/${name}.txt`, import.meta.url));
  const saved = parseSave(readFileSync(path, 'utf8'));
  if (!saved.ok) throw new Error(name);
  const { config, journal } = saved.value;
  return { config: { ...config, players: people(config.scenario) }, journal };
}

/** A running game of old rules that has come so far. */
export async function running(database: Database, name: string, length: number): Promise<string> {
  const { config, journal } = old(name);
  const id = await beginGame(database, config);
  for (const [i, entry] of journal.slice(0, length).entries())
    await database.query(
      `insert into event (game_id, seq, kind, revision, body) values ($1, $2, 'played', $2, $3)`,
      [id, i + 1, JSON.stringify({ start: i, entries: [entry], revealed: [] })],
    );
  await database.query('update game set revision = $2, seq = $2, length = $2 where id = $1', [id, length]);
  return id;
}
