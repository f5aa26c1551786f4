import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { Store } from '../session/store.ts';
import { isRecord, type SaveRecord } from './record.ts';

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

const ASIDE = 'bretwalda.last';

/** The database answers later, but a page may be gone at once: until then the latest save lies here. */
const aside = {
  put(record: SaveRecord): void {
    try {
      localStorage.setItem(ASIDE, JSON.stringify(record));
    } catch {
      // No room or not allowed: the database alone must do.
    }
  },
  get(): SaveRecord | undefined {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(ASIDE) ?? 'null');
      return isRecord(kept) ? kept : undefined;
    } catch {
      return undefined;
    }
  },
  drop(record: SaveRecord): void {
    const kept = aside.get();
    if (kept?.id === record.id && kept.saved <= record.saved) localStorage.removeItem(ASIDE);
  },
};

const newer = (kept: SaveRecord | undefined, id: string): SaveRecord | undefined => {
  const last = aside.get();
  return last?.id === id && (kept === undefined || last.saved > kept.saved) ? last : kept;
};

/** What cannot be written to the browser's database stays in memory, and what is in memory comes first. */
export const database = {
  async all(): Promise<readonly SaveRecord[]> {
    const kept = (await attempt((db) => db.getAll('games'))) ?? [];
    const last = aside.get();
    const stored = kept.some(({ id }) => id === last?.id) ? kept : [...kept, ...(last ? [last] : [])];
    return [
      ...stored.filter(({ id }) => !memory.has(id)).map((record) => newer(record, record.id) ?? record),
      ...memory.values(),
    ];
  },

  async get(id: string): Promise<SaveRecord | undefined> {
    return memory.get(id) ?? newer(await attempt((db) => db.get('games', id)), id);
  },

  async put(record: SaveRecord): Promise<void> {
    memory.set(record.id, record);
    aside.put(record);
    const done = await attempt((db) => db.put('games', record));
    if (done === undefined || memory.get(record.id) !== record) return;
    memory.delete(record.id);
    aside.drop(record);
    if (memory.size === 0) keeping.set('browser');
  },

  async remove(id: string): Promise<void> {
    memory.delete(id);
    if (aside.get()?.id === id) localStorage.removeItem(ASIDE);
    await attempt((db) => db.delete('games', id));
  },
};
