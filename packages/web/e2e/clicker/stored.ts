import type { Page } from '@playwright/test';

/** The game that the address names, as the page has saved it by itself; null: not yet. */
export const storedGame = (page: Page): Promise<string | null> =>
  page.evaluate(async () => {
    const [, id] = /^#\/(?:game|end)\/(.+)/.exec(location.hash) ?? [];
    if (!id) return null;
    const last = JSON.parse(localStorage.getItem('bretwalda.last') ?? 'null');
    if (last?.id === id) return String(last.text);
    // To open it before the page has made it would make it without its tables.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'bretwalda')) return null;
    return new Promise<string | null>((resolve) => {
      const opened = indexedDB.open('bretwalda');
      opened.onerror = () => resolve(null);
      opened.onsuccess = () => {
        const { result: db } = opened;
        const found = db.transaction('games').objectStore('games').get(id);
        const answer = (text: string | null) => {
          db.close();
          resolve(text);
        };
        found.onsuccess = () => answer(found.result?.text ?? null);
        found.onerror = () => answer(null);
      };
    });
  });
