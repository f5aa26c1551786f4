import { when } from '../saves/when.ts';

/** What the menu says of the saved games. */
export interface Shelf {
  readonly count: number;
  /** The game that goes on, with what to say of it. */
  readonly last: { readonly id: string; readonly line: string } | null;
}

/** The same as it is remembered between visits: what the game is, in a language, and when it was saved. */
export interface KeptShelf {
  readonly count: number;
  readonly language: string;
  readonly last: { readonly id: string; readonly what: string; readonly saved: number } | null;
}

/** index.html reads it, too, so that the menu has its places before any program has come. */
const KEY = 'bretwalda.shelf';

export function recall(): KeptShelf | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function remember(shelf: KeptShelf): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(shelf));
  } catch {
    // Then the next visit begins without.
  }
}

function isKept(value: unknown): value is KeptShelf {
  if (typeof value !== 'object' || value === null) return false;
  const { count, language, last } = value as Partial<KeptShelf>;
  const isLast =
    typeof last?.id === 'string' && typeof last.what === 'string' && typeof last.saved === 'number';
  return typeof count === 'number' && typeof language === 'string' && (last === null || isLast);
}

/** With the places alone; the words follow when the page stands. */
export const places = ({ count, last }: KeptShelf): Shelf => ({
  count,
  last: last && { id: last.id, line: ' ' },
});

export const inWords = ({ count, last }: KeptShelf, locale: string): Shelf => ({
  count,
  last: last && { id: last.id, line: `${last.what} · ${when(last.saved, locale)}` },
});
