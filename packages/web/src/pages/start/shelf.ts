import { useEffect, useRef, useState } from 'react';
import type { StartWords } from '../../language/words.ts';
import { untilIdle, untilWanted } from '../../ui/idle.ts';
import { inWords, places, recall, type Shelf } from './shelf-memory.ts';

function remembered(): Shelf {
  const kept = recall();
  return kept ? places(kept) : { count: 0, last: null };
}

interface ShownShelf {
  readonly shelf: Shelf;
  readonly isRead: boolean;
}

/**
 * The shelf as remembered, then as it is; `isRead` tells which. Read again when the language changes. `isArriving`:
 * nobody has been on another page yet, and reading the saves would have to fetch the whole game first.
 */
export function useShelf({ language, start }: StartWords, isArriving: boolean): ShownShelf {
  const [shelf, setShelf] = useState(remembered);
  const [isRead, setRead] = useState(false);
  const mayWait = useRef(isArriving);
  const { locale } = start;
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      await untilIdle();
      const kept = mayWait.current ? recall() : null;
      mayWait.current = false;
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
