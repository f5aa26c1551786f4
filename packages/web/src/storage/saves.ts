import type { KeepRefusal } from '@bretwalda/text';
import { settings } from '../base/settings.ts';
import { database } from './database.ts';
import { markKept } from './kept.ts';
import {
  type DamagedSave,
  damagedSave,
  infoOf,
  readInfo,
  readRecord,
  recordOf,
  remainsOf,
  type SaveInfo,
  type SaveRecord,
} from './record.ts';
import type { StoredGame } from './stored-game.ts';

export const newId = (): string =>
  globalThis.crypto?.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** The saved games of this browser, and those of which too much is lost to show them as games. */
export interface SavedGames {
  readonly saves: readonly SaveInfo[];
  readonly damaged: readonly DamagedSave[];
}

/** A save, and why it lasts only as long as this page; null: the browser keeps it. */
export interface Kept {
  readonly info: SaveInfo;
  readonly refusal: KeepRefusal | null;
}

/** Why a save cannot be had. */
export type ReadProblem = 'gone' | 'damaged' | KeepRefusal;
export type Read = { readonly record: SaveRecord } | { readonly problem: ReadProblem };

/** The saved games of this browser. */
export const saves = {
  /** Latest first. */
  async all(): Promise<SavedGames> {
    const found = await database.infos();
    const infos = found.map(readInfo);
    return {
      saves: infos
        .filter((info) => info !== null)
        .filter(({ fresh }) => !fresh)
        .sort((a, b) => b.saved - a.saved),
      damaged: found.filter((_, i) => infos[i] === null).map(damagedSave),
    };
  },

  list: async (): Promise<readonly SaveInfo[]> => (await saves.all()).saves,

  async read(id: string): Promise<Read> {
    const found = await database.get(id);
    if ('refusal' in found) return { problem: found.refusal };
    if (found.value === undefined) return { problem: 'gone' };
    const record = readRecord(found.value);
    return record ? { record } : { problem: 'damaged' };
  },

  /** What is left of a save, whatever it is; null: nothing can be had. */
  async remains(id: string): Promise<string | null> {
    const found = await database.get(id);
    return 'value' in found && found.value !== undefined ? remainsOf(found.value) : null;
  },

  /** The save made by hand that bears a name. Nobody tells “Winter” from “winter ”. */
  async named(name: string): Promise<SaveInfo | undefined> {
    return (await saves.list()).find((save) => save.kind === 'named' && isSameName(save.name, name));
  },

  /** A save with a name; with the `id` of an older one it takes its place. The running save does not lag behind it. */
  async put(game: StoredGame, name: string, id: string = newId()): Promise<Kept> {
    const record = recordOf(game, 'named', id, name);
    const refusal = await database.put(record, () => markKept(game));
    if (settings.get().autosave) await autosave(game);
    return { info: infoOf(record), refusal };
  },

  /** Why it could not be deleted; null: it is gone. */
  remove: (id: string): Promise<KeepRefusal | null> => database.remove(id),

  /** Why the new name is not kept; null: it is. */
  async rename(id: string, name: string): Promise<ReadProblem | null> {
    const found = await saves.read(id);
    return 'problem' in found ? found.problem : database.put({ ...found.record, name });
  },
};

export const isSameName = (a: string, b: string): boolean =>
  a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase();

/** Games that were saved by themselves from this page: each tidies up once. */
const kept = new Set<string>();

/** One slot for each game. A game in which nothing happened yet is kept for a reload, and only the last such game. */
export async function autosave(game: StoredGame): Promise<void> {
  const record = recordOf(game, 'auto', game.id, game.name);
  await database.put(record, () => markKept(game));
  if (!record.fresh && kept.has(record.id)) return;
  kept.add(record.id);
  const all = (await database.infos()).map(readInfo).filter((info) => info !== null);
  for (const id of outdated(all, record)) await database.remove(id);
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
