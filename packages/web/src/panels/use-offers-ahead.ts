import type { GameState } from '@bretwalda/engine';
import { useEffect } from 'react';
import { offersFor } from '../session/offers.ts';
import { movableAreas, selectAll } from '../session/selection.ts';
import { untilIdle } from '../ui/idle.ts';

/** Works out in idle time where each stack may go, so that a click is answered at once. */
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
