import type { Nation } from '../model/ids.ts';
import { numberAt } from '../model/readers.ts';
import { rulesOf, waysOf } from '../model/rules.ts';
import type { GameState } from '../model/state.ts';
import { sum } from './occupation.ts';
import { hasBurhs } from './traits.ts';

/** Infantry pieces in use; Saxon burhs use them up too (BURH-6), unless they have pieces of their own. */
export const infantryUsed = (s: GameState, nation: Nation): number =>
  sum(s.infantry[nation]) + (hasBurhs(s, nation) && waysOf(s).burhPieces === 'infantry' ? sum(s.burhs) : 0);

/** Unused infantry of a nation (GEN-5, GEN-7). */
export const infantrySupply = (s: GameState, nation: Nation): number =>
  Math.max(0, numberAt(rulesOf(s).maxInfantry, nation) - infantryUsed(s, nation));

export const cavalrySupply = (s: GameState, nation: Nation): number =>
  Math.max(0, numberAt(rulesOf(s).maxCavalry, nation) - sum(s.cavalry[nation]));
