import { createContext, useContext } from 'react';
import { useScene } from '../session/context.ts';
import type { StoredGame } from '../storage/stored-game.ts';
import type { BrowserGame } from './browser-game.ts';

export const BrowserGameContext = createContext<BrowserGame | null>(null);

/** The game around a component as it can be saved now. */
export function useStored(): StoredGame {
  const game = useContext(BrowserGameContext);
  if (!game) throw new Error('There is no game of this browser around this component.');
  useScene((scene) => scene.game); // drawn anew with every change
  return game.stored;
}
