import { createContext, type ReactNode, useContext } from 'react';
import type { LogNote } from '../../windows/record/log-lines.ts';
import type { OpenWindow, PlaceWindow } from './open-window.ts';

/** What the screen of a game shows of the place where it is played: this device, or a server. */
export interface GamePlace {
  /** Above the map: what is wrong, and what is asked. */
  readonly bars: (onOpen: (window: OpenWindow) => void) => ReactNode;
  /** In the window of a battle, which lies above those bars: what is wrong. */
  readonly trouble?: ReactNode;
  /** At the top of the menu: what can be done with the game. */
  readonly menu: (onOpen: (window: OpenWindow) => void) => ReactNode;
  /** At its foot: what becomes of the game. */
  readonly note: ReactNode;
  /** Beside the points. */
  readonly panel?: ReactNode;
  /** Around points and log, beside the map. */
  readonly besideRecord?: (record: ReactNode) => ReactNode;
  /** In the bar at the top. */
  readonly tools?: (onOpen: (window: OpenWindow) => void) => ReactNode;
  readonly windows?: (window: PlaceWindow, onClose: () => void) => ReactNode;
  /** In the log. */
  readonly notes?: readonly LogNote[];
  /** It was ended before its last round. */
  readonly isOver?: boolean;
}

/** A game that is only shown. */
const NOWHERE: GamePlace = { bars: () => null, menu: () => null, note: null };

export const GamePlaceContext = createContext<GamePlace>(NOWHERE);

export const useGamePlace = (): GamePlace => useContext(GamePlaceContext);
