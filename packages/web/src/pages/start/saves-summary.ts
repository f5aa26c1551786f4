import { formatTime } from '../saves/format-time.ts';

/** What the menu shows of the saved games. */
export interface SavesSummary {
  readonly count: number;
  /** The game to continue, and a line about it. */
  readonly last: { readonly id: string; readonly line: string } | null;
}

/** The same as remembered between visits: what the game is, in one language, and when it was saved. */
export interface RememberedSaves {
  readonly count: number;
  readonly language: string;
  readonly last: { readonly id: string; readonly what: string; readonly saved: number } | null;
}

/** index.html reads it too, so that the menu has its layout before any script has loaded. */
const KEY = 'bretwalda.saves';

export function recallSaves(): RememberedSaves | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isRemembered(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function rememberSaves(saves: RememberedSaves): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(saves));
  } catch {
    // The next visit then begins without it.
  }
}

function isRemembered(value: unknown): value is RememberedSaves {
  if (typeof value !== 'object' || value === null) return false;
  const { count, language, last } = value as Partial<RememberedSaves>;
  const isLast =
    typeof last?.id === 'string' && typeof last.what === 'string' && typeof last.saved === 'number';
  return typeof count === 'number' && typeof language === 'string' && (last === null || isLast);
}

/** Only the layout; the words follow when the page is there. */
export const withoutWords = ({ count, last }: RememberedSaves): SavesSummary => ({
  count,
  last: last && { id: last.id, line: ' ' },
});

export const withWords = ({ count, last }: RememberedSaves, locale: string): SavesSummary => ({
  count,
  last: last && { id: last.id, line: `${last.what} · ${formatTime(last.saved, locale)}` },
});
