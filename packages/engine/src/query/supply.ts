import type { Nation } from '../model/ids.ts';
import { numberAt } from '../model/readers.ts';
import type { GameState } from '../model/state.ts';
import { sum } from './occupation.ts';
import { MAX_CAVALRY, MAX_INFANTRY } from './tables.ts';
import { hasBurhs } from './traits.ts';

/** Unused infantry of a nation (GEN-5, GEN-7); Saxon burhs use up infantry pieces (BURH-6). */
export function infantrySupply(s: GameState, nation: Nation): number {
  const used = sum(s.infantry[nation]) + (hasBurhs(nation) ? sum(s.burhs) : 0);
  return Math.max(0, numberAt(MAX_INFANTRY, nation) - used);
}

export const cavalrySupply = (s: GameState, nation: Nation): number =>
  Math.max(0, numberAt(MAX_CAVALRY, nation) - sum(s.cavalry[nation]));
