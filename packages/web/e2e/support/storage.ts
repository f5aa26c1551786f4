import type { Page } from '@playwright/test';

export type Trouble = 'refused' | 'full' | 'silent';

/**
 * A browser whose database refuses, is full or never answers, from the first page on. Only while `window.storageFails`
 * is not false, so that a test can make it work again.
 */
export async function withTrouble(page: Page, trouble: Trouble): Promise<void> {
  await page.addInitScript((kind) => {
    const fails = () => Reflect.get(window, 'storageFails') !== false;
    const open = IDBFactory.prototype.open;
    const put = IDBObjectStore.prototype.put;
    if (kind === 'refused')
      IDBFactory.prototype.open = function (...args) {
        if (fails()) throw new DOMException('Not here.', 'SecurityError');
        return open.apply(this, args);
      };
    if (kind === 'silent')
      IDBFactory.prototype.open = function (...args) {
        const request = open.apply(this, args);
        if (fails()) request.addEventListener = () => {};
        return request;
      };
    if (kind === 'full')
      IDBObjectStore.prototype.put = function (...args) {
        if (fails()) throw new DOMException('No room.', 'QuotaExceededError');
        return put.apply(this, args);
      };
  }, trouble);
}

/** The browser cannot read one of the games any more, alone or among others, from the first page on. */
export async function withLostBytes(page: Page, lost: string): Promise<void> {
  await page.addInitScript((id) => {
    const { get, getAll } = IDBObjectStore.prototype;
    const failing = (request: IDBRequest): IDBRequest => {
      request.addEventListener('success', (event) => {
        event.stopImmediatePropagation();
        Object.defineProperty(request, 'error', { value: new DOMException('Lost.', 'NotReadableError') });
        const told = new Event('error', { bubbles: true, cancelable: true });
        if (request.dispatchEvent(told)) request.transaction?.abort(); // as with an error of the browser's own
      });
      return request;
    };
    IDBObjectStore.prototype.get = function (key) {
      const request = get.call(this, key);
      return this.name === 'games' && key === id ? failing(request) : request;
    };
    IDBObjectStore.prototype.getAll = function (...args) {
      const request = getAll.apply(this, args);
      return this.name === 'games' ? failing(request) : request;
    };
  }, lost);
}

export const mend = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Reflect.set(window, 'storageFails', false);
  });

/** From the next page on it is noted what is read from the database, each kind once: "infos.getAll". */
export async function watchReads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const reads = new Set<string>();
    Reflect.set(window, 'reads', reads);
    for (const how of ['get', 'getAll', 'openCursor'] as const) {
      const read = IDBObjectStore.prototype[how] as (...args: unknown[]) => IDBRequest;
      Reflect.set(IDBObjectStore.prototype, how, function (this: IDBObjectStore, ...args: unknown[]) {
        reads.add(`${this.name}.${how}`);
        return read.apply(this, args);
      });
    }
  });
}

export const readsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(Reflect.get(window, 'reads') as Set<string>)]);

/** A page of the same browser on which the game does not run. */
async function openEmpty(page: Page): Promise<void> {
  await page.route('**/empty.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto('./empty.html');
}

/** Saves as the page wrote them in its first version: whole games only, and nothing else. */
export async function withOldSaves(page: Page, records: readonly object[]): Promise<void> {
  await openEmpty(page);
  await page.evaluate(async (all) => {
    await new Promise((done) => {
      indexedDB.deleteDatabase('bretwalda').onsuccess = done;
    });
    const db = await new Promise<IDBDatabase>((done, failed) => {
      const request = indexedDB.open('bretwalda', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' });
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error);
    });
    const change = db.transaction('games', 'readwrite');
    for (const record of all) change.objectStore('games').put(record);
    await new Promise((done) => {
      change.oncomplete = done;
    });
    db.close();
  }, records);
}

/** A record of the first version. */
export const oldSave = (id: string, change: object = {}): object => ({
  id,
  name: `Game ${id}`,
  kind: 'named',
  text: 'bretwalda',
  scenario: 'standard-4',
  round: 3,
  nation: 'saxons',
  players: [{ kind: 'person', name: 'Elena' }],
  saved: Date.parse('2026-03-04T10:00'),
  over: false,
  fresh: false,
  ...change,
});
