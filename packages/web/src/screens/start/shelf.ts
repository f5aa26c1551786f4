import { useEffect, useState } from 'react';
import { untilIdle } from '../../ui/idle.ts';

/** What the menu says of the saved games. */
export interface Shelf {
  readonly count: number;
  /** The game that goes on, with what to say of it. */
  readonly last: { readonly id: string; readonly line: string } | null;
}

const KEY = 'bretwalda.shelf';
const EMPTY: Shelf = { count: 0, last: null };

const today = (): string => new Date().toDateString();

/** As it was at the last visit, so that the menu has its places before the saved games are read; index.html reads it, too. */
function recall(): Shelf {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const { count, last, day } = { ...EMPTY, day: '', ...(kept as Partial<Shelf & { day: string }>) };
    if (typeof last?.line !== 'string' || typeof last.id !== 'string')
      return { count: Number(count), last: null };
    // The line says "today"; on another day it waits until the saves are read.
    return { count: Number(count), last: day === today() ? last : { ...last, line: ' ' } };
  } catch {
    return EMPTY;
  }
}

function remember(shelf: Shelf): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...shelf, day: today() }));
  } catch {
    // Then the next visit begins without.
  }
}

/** The shelf as remembered, then as it is; `isRead` tells which. Read again when the language changes. */
export function useShelf(language: string): { readonly shelf: Shelf; readonly isRead: boolean } {
  const [shelf, setShelf] = useState(recall);
  const [isRead, setRead] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line of the last game is in the language
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      await untilIdle();
      const { readShelf } = await import('./shelf-reader.ts');
      const found = await readShelf();
      remember(found);
      if (!isCurrent) return;
      setShelf(found);
      setRead(true);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return { shelf, isRead };
}
