import { useEffect, useState } from 'react';
import { untilIdle } from './idle.ts';

/** What the menu says of the saved games. */
export interface Shelf {
  readonly count: number;
  /** The game that goes on, with what to say of it. */
  readonly last: { readonly id: string; readonly line: string } | null;
}

const KEY = 'bretwalda.shelf';
const EMPTY: Shelf = { count: 0, last: null };

/** As it was at the last visit, so that the menu has its places before the saved games are read; index.html reads it, too. */
function recall(): Shelf {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const { count, last } = { ...EMPTY, ...(kept as Partial<Shelf>) };
    return {
      count: Number(count),
      last: typeof last?.line === 'string' && typeof last.id === 'string' ? last : null,
    };
  } catch {
    return EMPTY;
  }
}

function remember(shelf: Shelf): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(shelf));
  } catch {
    // Then the next visit begins without.
  }
}

/** The shelf as remembered, then as it is. `isRead` tells which. */
export function useShelf(language: string): { readonly shelf: Shelf; readonly isRead: boolean } {
  const [shelf, setShelf] = useState(recall);
  const [readIn, setReadIn] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      if (language) await untilIdle();
      const { readShelf } = await import('./shelf-reader.ts');
      const found = await readShelf();
      remember(found);
      if (!isCurrent) return;
      setShelf(found);
      setReadIn(language);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return { shelf, isRead: readIn !== null };
}
