import { api } from '../api.ts';
import { type Draft, NoteKeeper } from './note-keeper.ts';

/** One for each game and player, however often it is shown on this page. */
const keepers = new Map<string, NoteKeeper>();

const isDraft = (found: unknown): found is Draft =>
  typeof found === 'object' &&
  found !== null &&
  'words' in found &&
  typeof found.words === 'string' &&
  'over' in found &&
  typeof found.over === 'string';

/** What the server has not got yet outlives the page here. */
const draftIn = (key: string) => ({
  get(): Draft | null {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
      return isDraft(found) ? found : null;
    } catch {
      return null;
    }
  },
  set(draft: Draft | null): void {
    try {
      if (draft) localStorage.setItem(key, JSON.stringify(draft));
      else localStorage.removeItem(key);
    } catch {
      // It is then only on this page, which says that it is not saved.
    }
  },
});

export function noteOf(id: string, player: string): NoteKeeper {
  const key = `bretwalda.note.${id}.${player}`;
  const known = keepers.get(key);
  if (known) return known;
  const keeper = new NoteKeeper({
    read: () => api.talk.note.query({ id }),
    keep: (words, over) => api.talk.keepNote.mutate({ id, words, over }),
    draft: draftIn(key),
  });
  keepers.set(key, keeper);
  return keeper;
}
