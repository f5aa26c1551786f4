import { useCallback, useEffect, useRef, useState } from 'react';
import type { BrowserGame } from '../local/browser-game.ts';
import { isAtRisk } from '../storage/kept.ts';
import { goTo, guardRoute } from './route.ts';

/** The browser asks before the page is closed or loaded anew. Only while it must: browsers forget such pages at once. */
export function useQuestionOnClosing(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}

interface Leaving {
  /** Goes at once, or after a question if something would be lost. */
  readonly leave: (go: () => void) => void;
  readonly isAsking: boolean;
  readonly answer: (mayGo: boolean) => void;
}

/** Whichever way leads out of a game, unsaved play is asked about (UI-41). */
export function useLeaving(game: BrowserGame): Leaving {
  const [wanted, setWanted] = useState<{ readonly go: () => void } | null>(null);
  const isAgreed = useRef(false);

  /** Whether one may go at once; `go` is done if the person agrees. */
  const ask = useCallback(
    (go: () => void): boolean => {
      if (isAgreed.current || !isAtRisk(game.stored)) return true;
      setWanted({ go });
      return false;
    },
    [game],
  );
  useEffect(
    () => guardRoute((next) => ('id' in next && next.id === game.id) || ask(() => goTo(next))),
    [ask, game],
  );
  const answer = (mayGo: boolean) => {
    setWanted(null);
    if (!mayGo) return;
    isAgreed.current = true;
    wanted?.go();
  };
  const leave = (go: () => void) => {
    if (ask(go)) go();
  };
  return { leave, isAsking: wanted !== null, answer };
}
