import type { History } from '@bretwalda/engine';
import { settings } from '../base/settings.ts';
import { Store, useStore } from '../base/store.ts';
import { isRefusal, type Keeping, keeping } from './database.ts';
import type { StoredGame } from './stored-game.ts';

/** Moments of games that lie in the browser's database or in a file. A history never changes: each stands for its moment. */
const moments = new WeakSet<History>();
const marks = new Store(0);

export function markKept({ history }: StoredGame): void {
  moments.add(history);
  marks.set(marks.get() + 1);
}

/** `kept`: all of it can be had again. `saving`: it will be in a moment. `lost`: it is gone when the page is left. */
export type Fate = 'kept' | 'saving' | 'lost';

export function fateOf({ history }: StoredGame, autosaves: boolean, now: Keeping): Fate {
  if (history.journal.length === 0 || moments.has(history)) return 'kept';
  return autosaves && !isRefusal(now) ? 'saving' : 'lost';
}

/** Would something be lost if the page were left now? */
export const isAtRisk = (game: StoredGame): boolean =>
  fateOf(game, settings.get().autosave, keeping.get()) === 'lost';

export function useFate(game: StoredGame): Fate {
  const autosaves = useStore(settings, (s) => s.autosave);
  const now = useStore(keeping);
  return useStore(marks, () => fateOf(game, autosaves, now));
}
