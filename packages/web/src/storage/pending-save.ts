import { readRecord, type SaveRecord } from './record.ts';

const KEY = 'bretwalda.last';

/** The database answers later, but a page may be gone at once: until then the latest save lies here. */
export const pendingSave = {
  put(record: SaveRecord): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(record));
    } catch {
      // No room or not allowed: the database alone must do.
    }
  },

  get(): SaveRecord | null {
    try {
      return readRecord(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    } catch {
      return null;
    }
  },

  /** The database has this one or a later one. */
  drop({ id, saved }: SaveRecord): void {
    const kept = pendingSave.get();
    if (kept?.id === id && kept.saved <= saved) clear();
  },

  remove(id: string): void {
    if (pendingSave.get()?.id === id) clear();
  },
};

function clear(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Then a later save takes its place.
  }
}
