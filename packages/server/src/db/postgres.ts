import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Query } from './database.ts';

const RETRY_MS = 500;

const queryOn =
  (client: pg.Pool | pg.ClientBase): Query =>
  async <Row>(text: string, values: readonly unknown[] = [], name?: string) => {
    const result = await client.query({ text, values: [...values], ...(name && { name }) });
    return result.rows as Row[];
  };

/** A PostgreSQL behind an address. */
export function openPostgres(
  url: string,
  { connections = 10, name = 'PostgreSQL' as Database['name'], onError = (_: Error) => {} } = {},
): Database {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  // A connection may break while it is used, too, by us or by the library of accounts; without anybody who hears of it that
  // would end the process. It is replaced when the next one is needed.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => {}); // has been heard
  return {
    name,
    orm: drizzle(pool),
    query: queryOn(pool),
    async script(text) {
      await pool.query(text);
    },
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work(queryOn(client));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch(onError);
        throw error;
      } finally {
        client.release();
      }
    },
    listen: (channel, heard, lost) => keepListening(url, channel, heard, lost, onError),
    close: () => pool.end(),
  };
}

/** A connection of its own that listens, made anew whenever it breaks. */
async function keepListening(
  url: string,
  channel: string,
  heard: (message: string) => void,
  lost: () => void,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url });
    client = next;
    next.on('notification', ({ payload = '' }) => heard(payload));
    next.on('error', (error) => {
      onError(error);
      again(next);
    });
    next.on('end', () => again(next));
    await next.connect();
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
  };
  const again = (broken: pg.Client): void => {
    if (closed || broken !== client) return;
    client = undefined;
    timer = setTimeout(() => void connect().then(lost, onFailure), RETRY_MS);
  };
  const onFailure = (error: Error): void => {
    onError(error);
    if (client) again(client);
  };
  await connect();
  return async () => {
    closed = true;
    clearTimeout(timer);
    await client?.end();
  };
}
