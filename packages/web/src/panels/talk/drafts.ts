import { Store } from '../../base/store.ts';

/** What somebody is about to say at a table, and to whom: `player` of their seats; nobody: all players. */
export interface TalkDraft {
  readonly words: string;
  readonly to: readonly string[];
}

const NOTHING: TalkDraft = { words: '', to: [] };

const drafts = new Map<string, Store<TalkDraft>>();

/** It stays while the page does, also when the talk is closed for a look at the map. */
export function draftAt(table: string): Store<TalkDraft> {
  const known = drafts.get(table);
  if (known) return known;
  const made = new Store(NOTHING);
  drafts.set(table, made);
  return made;
}
