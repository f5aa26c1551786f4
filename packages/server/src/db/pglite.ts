import { PGlite, type Transaction } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Query } from './database.ts';

const queryOn =
  (client: PGlite | Transaction): Query =>
  async <Row>(text: string, values: readonly unknown[] = []) =>
    (await client.query<Row>(text, [...values])).rows;

/** PostgreSQL inside this process, for where no other can run. In memory without a folder. */
export async function openPglite(folder?: string): Promise<Database> {
  const client = await PGlite.create(folder === undefined ? {} : { dataDir: folder });
  return {
    name: 'PGlite',
    orm: drizzle(client),
    query: queryOn(client),
    script: async (text) => void (await client.exec(text)),
    transaction: (work) => client.transaction((inside) => work(queryOn(inside))),
    listen: (channel, heard) => client.listen(channel, heard),
    close: () => client.close(),
  };
}
