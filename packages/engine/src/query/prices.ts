import type { Nation } from '../model/ids.ts';
import { numberAt } from '../model/readers.ts';
import { rulesOf } from '../model/rules.ts';
import type { GameState } from '../model/state.ts';
import { cavalrySupply } from './supply.ts';

/** What population points buy (POP-2, DIG-40), and how many are kept (POP-15, DIG-3). */

export const infantryPrice = (s: GameState, nation: Nation): number =>
  numberAt(rulesOf(s).infantryPrice, nation);

export const cavalryPrice = (s: GameState, nation: Nation): number =>
  numberAt(rulesOf(s).cavalryPrice, nation);

/** Is cavalry for sale at all? */
export const sellsCavalry = (s: GameState, nation: Nation): boolean =>
  cavalryPrice(s, nation) < Number.POSITIVE_INFINITY;

/** The most points that a nation carries over. */
export const markerTop = (s: GameState, nation: Nation): number => numberAt(rulesOf(s).mostPoints, nation);

/** How many cavalry so many points buy. */
export const affordableCavalry = (s: GameState, nation: Nation, points: number): number =>
  Math.min(Math.floor(points / cavalryPrice(s, nation)), cavalrySupply(s, nation));
