import { useEffect, useState } from 'react';
import { untilIdle, untilWanted } from '../../ui/idle.ts';
import { inWords, places, recall, type Shelf } from './shelf-memory.ts';
import type { StartWords } from './words.ts';

/** Nobody has been on another page yet: reading the saves would have to fetch the whole game first. */
let isArriving = true;

function remembered(): Shelf {
  const kept = recall();
  return kept ? places(kept) : { count: 0, last: null };
}

/** The shelf as remembered, then as it is; `isRead` tells which. Read again when the language changes. */
export function useShelf({ language, start }: StartWords): {
  readonly shelf: Shelf;
  readonly isRead: boolean;
} {
  const [shelf, setShelf] = useState(remembered);
  const [isRead, setRead] = useState(false);
  const { locale } = start;
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      await untilIdle();
      const kept = isArriving ? recall() : null;
      isArriving = false;
      if (kept && isCurrent) {
        if (kept.language === language) setShelf(inWords(kept, locale));
        await untilWanted();
      }
      if (!isCurrent) return;
      const { readShelf } = await import('./shelf-reader.ts');
      const found = await readShelf();
      if (!isCurrent) return;
      setShelf(inWords(found, locale));
      setRead(true);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [language, locale]);
  return { shelf, isRead };
}
