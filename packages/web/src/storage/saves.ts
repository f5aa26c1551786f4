import { settings } from '../session/settings.ts';
import type { Table } from '../session/table.ts';
import { database } from './database.ts';
import { infoOf, recordOf, type SaveInfo, type SaveRecord } from './record.ts';

export const newId = (): string =>
  globalThis.crypto?.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** The saved games of this browser. */
export const saves = {
  /** Latest first. */
  async list(): Promise<readonly SaveInfo[]> {
    const all = await database.all();
    return all
      .filter(({ fresh }) => !fresh)
      .map(infoOf)
      .sort((a, b) => b.saved - a.saved);
  },

  read: (id: string): Promise<SaveRecord | undefined> => database.get(id),

  /** A save with a name; with the `id` of an older one it takes its place. The running save does not lag behind it. */
  async put(table: Table, name: string, id: string = newId()): Promise<SaveInfo> {
    const record = recordOf(table, 'named', id, name);
    await database.put(record);
    if (settings.get().autosave) await autosave(table);
    return infoOf(record);
  },

  remove: (id: string): Promise<void> => database.remove(id),

  async rename(id: string, name: string): Promise<void> {
    const record = await database.get(id);
    if (record) await database.put({ ...record, name });
  },
};

/** One slot for each game. A game in which nothing happened yet is kept for a reload, and only the last such game. */
export async function autosave(table: Table): Promise<void> {
  const record = recordOf(table, 'auto', table.id, table.name);
  await database.put(record);
  if (!record.fresh) return;
  for (const other of await database.all())
    if (other.fresh && other.id !== record.id) await database.remove(other.id);
}

/** What "Continue" offers of a list: the running game last played; without one, the last save. */
export const toContinue = (list: readonly SaveInfo[]): SaveInfo | undefined =>
  list.find((save) => !save.over && save.kind === 'auto') ?? list.find((save) => !save.over);

export const latest = async (): Promise<SaveInfo | undefined> => toContinue(await saves.list());
