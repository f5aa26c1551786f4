import { useEffect, useRef, useState } from 'react';
import type { StartWords } from '../../language/words.ts';
import { untilIdle, untilWanted } from '../../ui/idle.ts';
import { recallSaves, type SavesSummary, withoutWords, withWords } from './saves-summary.ts';

function remembered(): SavesSummary {
  const kept = recallSaves();
  return kept ? withoutWords(kept) : { count: 0, last: null };
}

interface ShownSaves {
  readonly saves: SavesSummary;
  readonly isRead: boolean;
}

/**
 * The saved games as remembered, then as they are; `isRead` tells which. Read again when the language changes.
 * `isArriving`: no other page was visited yet, so reading the saves would have to load the whole game first.
 */
export function useSavesSummary({ language, start }: StartWords, isArriving: boolean): ShownSaves {
  const [saves, setSaves] = useState(remembered);
  const [isRead, setRead] = useState(false);
  const mayWait = useRef(isArriving);
  const { locale } = start;
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      await untilIdle();
      const kept = mayWait.current ? recallSaves() : null;
      mayWait.current = false;
      if (kept && isCurrent) {
        if (kept.language === language) setSaves(withWords(kept, locale));
        await untilWanted();
      }
      if (!isCurrent) return;
      const { readSavesSummary } = await import('./read-saves-summary.ts');
      const found = await readSavesSummary();
      if (!isCurrent) return;
      setSaves(withWords(found, locale));
      setRead(true);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [language, locale]);
  return { saves, isRead };
}
