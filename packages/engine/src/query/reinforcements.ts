import { CALENDAR } from '../data/calendar.ts';
import { ROMAN_REINFORCEMENTS } from '../data/timeline.ts';
import { NATION, type Nation } from '../model/ids.ts';
import { hasReinforcements } from './traits.ts';

/** Armies that arrive in addition to invaders and growth (ROM-2, R16). */

const FIRST = 2;
const LAST = 5;

/** The row is read by Roman armies anywhere in play, the column by the round (ROM-2, CNT-17). */
export function romanReinforcements(round: number, armies: number): number {
  if (round < FIRST || round > LAST) return 0;
  const row = ROMAN_REINFORCEMENTS.find((r) => armies >= r.atLeast);
  return row?.rounds2to5[round - FIRST] ?? 0;
}

/** R16-1: special reinforcements come at the start of the last round. */
export const isSpecialRound = (round: number): boolean => round === CALENDAR.lastRound;

const SPECIAL: readonly Nation[] = [NATION.norwegians, NATION.saxons, NATION.normans];

/** Can reinforcements come to a nation in a round? */
export const isReinforced = (nation: Nation, round: number): boolean =>
  hasReinforcements(nation)
    ? round >= FIRST && round <= LAST
    : isSpecialRound(round) && SPECIAL.includes(nation);
