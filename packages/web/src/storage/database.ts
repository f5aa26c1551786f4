import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { Store } from '../session/store.ts';
import type { SaveRecord } from './record.ts';

interface Schema extends DBSchema {
  games: { key: string; value: SaveRecord };
}

/**
 * Whether games outlast this page. `memory`: the browser refused (a private window, a full disk), so they last until
 * the page is closed; whoever shows saves must say so.
 */
export const keeping = new Store<'unknown' | 'browser' | 'memory'>('unknown');

const memory = new Map<string, SaveRecord>();
let connection: Promise<IDBPDatabase<Schema>> | undefined;

function connect(): Promise<IDBPDatabase<Schema>> {
  connection ??= openDB<Schema>('bretwalda', 1, {
    upgrade: (db) => {
      db.createObjectStore('games', { keyPath: 'id' });
    },
    // A newer page in another tab wants to change the database: let it, and open anew when needed.
    blocking: () => {
      void connection?.then((db) => db.close());
      connection = undefined;
    },
    terminated: () => {
      connection = undefined;
    },
  });
  return connection;
}

async function attempt<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T | undefined> {
  try {
    const result = await work(await connect());
    if (memory.size === 0) keeping.set('browser');
    return result;
  } catch {
    connection = undefined;
    keeping.set('memory');
    return undefined;
  }
}

/** What cannot be written to the browser's database stays in memory, and what is in memory comes first. */
export const database = {
  async all(): Promise<readonly SaveRecord[]> {
    const kept = (await attempt((db) => db.getAll('games'))) ?? [];
    return [...kept.filter(({ id }) => !memory.has(id)), ...memory.values()];
  },

  async get(id: string): Promise<SaveRecord | undefined> {
    return memory.get(id) ?? (await attempt((db) => db.get('games', id)));
  },

  async put(record: SaveRecord): Promise<void> {
    memory.set(record.id, record);
    const done = await attempt((db) => db.put('games', record));
    if (done === undefined || memory.get(record.id) !== record) return;
    memory.delete(record.id);
    if (memory.size === 0) keeping.set('browser');
  },

  async remove(id: string): Promise<void> {
    memory.delete(id);
    await attempt((db) => db.delete('games', id));
  },
};
