import type { GameState } from '@bretwalda/engine';
import { useEffect } from 'react';
import { offersFor } from '../session/offers.ts';
import { movableAreas, selectAll } from '../session/selection.ts';
import { untilIdle } from '../ui/idle.ts';

/** Where each stack may go is worked out while nobody waits, one after the other, so that a click finds it done. */
export function useOffersAhead(state: GameState, isMoving: boolean): void {
  useEffect(() => {
    if (!isMoving) return;
    let isCurrent = true;
    const work = async () => {
      for (const area of movableAreas(state)) {
        await untilIdle();
        if (!isCurrent) return;
        offersFor(state, selectAll(state, area), null);
      }
    };
    void work();
    return () => {
      isCurrent = false;
    };
  }, [state, isMoving]);
}
