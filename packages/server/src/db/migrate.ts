import { readFile } from 'node:fs/promises';
import type { Database } from './database.ts';

/** Tables are made and changed by numbered files, each applied once, in one transaction, under a lock. */

const FOLDER = new URL('../../migrations/', import.meta.url);
const LOCK = 43_1085; // any number that nothing else in this database locks

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

export async function migrate(database: Database): Promise<readonly string[]> {
  const journal: Journal = JSON.parse(await readFile(new URL('meta/_journal.json', FOLDER), 'utf8'));
  return database.transaction(async (query) => {
    await query('select pg_advisory_xact_lock($1)', [LOCK]);
    await query(
      'create table if not exists migration (tag text primary key, at timestamptz not null default now())',
    );
    const done = await query<{ tag: string }>('select tag from migration');
    const missing = journal.entries
      .map(({ tag }) => tag)
      .filter((tag) => !done.some((one) => one.tag === tag));
    for (const tag of missing) {
      const text = await readFile(new URL(`${tag}.sql`, FOLDER), 'utf8');
      for (const statement of text.split('--> statement-breakpoint')) await query(statement);
      await query('insert into migration (tag) values ($1)', [tag]);
    }
    return missing;
  });
}
