import { useEffect, useState } from 'react';
import { openSave } from '../storage/files.ts';
import type { FileProblem } from '../storage/problem.ts';
import type { StoredGame } from '../storage/stored-game.ts';
import type { Route } from './route.ts';

/** The game that the address names, from its save, or why it cannot be had; neither while it is looked for. */
export function useStoredGame(route: Route): readonly [StoredGame | null, FileProblem | null] {
  const [game, setGame] = useState<StoredGame | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const wanted = 'id' in route ? route.id : null;
  const missing = wanted !== null && game?.id !== wanted;
  useEffect(() => {
    // A game that was left is read again from its save when the way leads back to it.
    if (wanted === null) setGame(null);
    setProblem(null);
    if (!missing) return;
    let current = true;
    void openSave(wanted).then((found) => {
      if (!current) return;
      if (found.ok) setGame(found.value);
      else setProblem(found.problem);
    });
    return () => {
      current = false;
    };
  }, [missing, wanted]);
  return [game, problem];
}
