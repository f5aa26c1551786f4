import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames, unwrap } from 'idb';
import { infoOf, type SaveInfo, type SaveRecord } from './record.ts';

/** Where games lie. What comes out of it was written by any version of this page: whoever reads it looks first. */
export interface Vault {
  /** What lists show of each game; the games themselves would be a thousand times as much. */
  infos(): Promise<readonly unknown[]>;
  get(id: string): Promise<unknown>;
  put(record: SaveRecord): Promise<void>;
  remove(id: string): Promise<void>;
}

interface Schema extends DBSchema {
  games: { key: string; value: SaveRecord };
  infos: { key: string; value: SaveInfo };
}

const VERSION = 2;

type Upgrade = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>;

/** Enough to be quick, few enough for a small device: a game has some ten thousand characters. */
const AT_A_TIME = 100;

/** A game whose bytes the browser has lost harms no other: its id is all that is left of it. */
const whatIsLeft = (games: IDBObjectStore, id: string): Promise<object | undefined> =>
  new Promise((resolve, reject) => {
    const request = games.get(id);
    request.onsuccess = () => resolve(request.result);
    request.onerror = (event) => {
      if (request.error?.name === 'AbortError') return reject(request.error);
      // Else all that is being done together with it would be undone.
      event.preventDefault();
      event.stopPropagation();
      resolve({ id });
    };
  });

/** Version 1 had only the games: each gets its line for the lists, damaged ones as far as they go. */
async function addInfos(upgrade: Upgrade): Promise<void> {
  const games = unwrap(upgrade.objectStore('games'));
  const infos = upgrade.objectStore('infos');
  const ids = await upgrade.objectStore('games').getAllKeys();
  for (let at = 0; at < ids.length; at += AT_A_TIME) {
    const some = await Promise.all(ids.slice(at, at + AT_A_TIME).map((id) => whatIsLeft(games, id)));
    await Promise.all(some.map((record) => infos.put(infoOf(record as SaveRecord))));
  }
}

let connection: Promise<IDBPDatabase<Schema>> | undefined;

function connect(): Promise<IDBPDatabase<Schema>> {
  connection ??= openDB<Schema>('bretwalda', VERSION, {
    upgrade: async (db, from, _, transaction) => {
      if (from < 1) db.createObjectStore('games', { keyPath: 'id' });
      db.createObjectStore('infos', { keyPath: 'id' });
      await addInfos(transaction);
    },
    // A newer page in another tab wants to change the database: let it, and open anew when needed.
    blocking: forget,
    terminated: forget,
  });
  // Only a connection is kept: who was refused asks anew.
  connection.catch(forget);
  return connection;
}

function forget(): void {
  void connection?.then(
    (db) => db.close(),
    () => {},
  );
  connection = undefined;
}

/** The browser's database. A game and its line for the lists are written together or not at all. */
export const browserVault: Vault = {
  infos: async () => (await connect()).getAll('infos'),
  get: async (id) =>
    whatIsLeft(
      unwrap(await connect())
        .transaction('games')
        .objectStore('games'),
      id,
    ),

  async put(record) {
    const change = (await connect()).transaction(['games', 'infos'], 'readwrite');
    await Promise.all([
      change.objectStore('games').put(record),
      change.objectStore('infos').put(infoOf(record)),
      change.done,
    ]);
  },

  async remove(id) {
    const change = (await connect()).transaction(['games', 'infos'], 'readwrite');
    await Promise.all([
      change.objectStore('games').delete(id),
      change.objectStore('infos').delete(id),
      change.done,
    ]);
  },
};
