import type { GameState } from '@bretwalda/engine';
import { useMemo } from 'react';
import { useScene } from '../session/context.ts';
import type { Selection } from '../session/selection.ts';
import { useAfterPaint } from '../ui/use-after-paint.ts';

export interface Chosen {
  readonly state: GameState;
  readonly selection: Selection;
}

/**
 * The stack that is chosen, with the state it was chosen in. Halo and marks on the map are painted first: this follows
 * one frame later. What is not chosen any more goes at once.
 */
export function useChosen(): Chosen | null {
  const state = useScene((s) => s.state);
  const selection = useScene((s) => s.selection);
  const now = useMemo(() => selection && { state, selection }, [state, selection]);
  const shown = useAfterPaint<Chosen | null>(now, null);
  return now && shown;
}
