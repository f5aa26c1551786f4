import type { GameState } from '@bretwalda/engine';
import { startTransition, useEffect, useState } from 'react';
import { useScene, useSession } from '../session/context.ts';
import type { Scene } from '../session/scene.ts';
import type { Selection } from '../session/selection.ts';
import { afterPaint } from '../ui/use-after-paint.ts';

export interface StackChoice {
  readonly state: GameState;
  readonly selection: Selection;
}

/**
 * The stack that is chosen, with the state it was chosen in. Halo and highlights on the map are painted first: this
 * follows one frame later, also when the choice is dropped. A choice made in an older state goes at once.
 */
export function useChosenStack(): StackChoice | null {
  const { scene } = useSession();
  const [shown, setShown] = useState(() => chosenIn(scene.get()));
  useEffect(() => {
    let seen: Scene | null = null;
    let cancel = () => {};
    const look = () => {
      const now = scene.get();
      if (now.state === seen?.state && now.selection === seen.selection) return;
      seen = now;
      cancel();
      cancel = afterPaint(() => startTransition(() => setShown(chosenIn(now))));
    };
    look();
    const stop = scene.subscribe(look);
    return () => {
      stop();
      cancel();
    };
  }, [scene]);
  const stale = useScene((s) => s.selection === null && s.state !== shown?.state);
  return stale ? null : shown;
}

const chosenIn = ({ state, selection }: Scene): StackChoice | null => selection && { state, selection };
