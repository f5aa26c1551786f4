import type { Seat } from '@bretwalda/engine';
import { useState } from 'react';
import type { Playback } from './use-playback.ts';

/** The wish to fight on without being asked again. */
export interface FightToEnd {
  readonly on: boolean;
  readonly pressed: boolean;
  readonly press: () => void;
}

interface Asked {
  /** Who answers at the screen. */
  readonly viewer: Seat | null;
  readonly alone: boolean;
}

/**
 * Fighting on without being asked again. It holds for the person who pressed it: at a shared screen the next person is
 * still asked.
 */
export function useFightToEnd({ viewer, alone }: Asked, asking: boolean, playback: Playback): FightToEnd {
  const [by, setBy] = useState<Seat | null>(null);
  const speaks = playback.toEnd && by === viewer;
  return {
    on: asking && speaks,
    pressed: playback.toEnd && (speaks || !asking),
    press: () => {
      setBy(alone || asking ? viewer : null);
      playback.all();
    },
  };
}
