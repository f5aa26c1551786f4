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

/** Games that were saved by themselves from this page: each tidies up once. */
const kept = new Set<string>();

/** One slot for each game. A game in which nothing happened yet is kept for a reload, and only the last such game. */
export async function autosave(table: Table): Promise<void> {
  const record = recordOf(table, 'auto', table.id, table.name);
  await database.put(record);
  if (!record.fresh && kept.has(record.id)) return;
  kept.add(record.id);
  for (const id of outdated(await database.all(), record)) await database.remove(id);
}

const MOST = 20;
const DAY = 24 * 60 * 60 * 1000;
const LONGEST_PAUSE = 30 * DAY;

/**
 * Which running saves go when a game is saved for the first time: all but the newest twenty. Who may still come back to
 * a game finds it: an unfinished one stays for thirty days. Saves with a name always stay.
 */
export function outdated(all: readonly SaveInfo[], now: SaveInfo): readonly string[] {
  const others = all.filter(({ id, kind }) => kind === 'auto' && id !== now.id);
  const stale = now.fresh ? others.filter(({ fresh }) => fresh) : [];
  const older = others
    .filter(({ fresh }) => !fresh)
    .sort((a, b) => b.saved - a.saved)
    .slice(MOST - 1)
    .filter(({ over, saved }) => over || now.saved - saved >= LONGEST_PAUSE);
  return [...stale, ...older].map(({ id }) => id);
}

/** What "Continue" offers of a list: the running game last played; without one, the last save. */
export const toContinue = (list: readonly SaveInfo[]): SaveInfo | undefined =>
  list.find((save) => !save.over && save.kind === 'auto') ?? list.find((save) => !save.over);

export const latest = async (): Promise<SaveInfo | undefined> => toContinue(await saves.list());
