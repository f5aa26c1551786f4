import type { Ruleset } from '../data/ruleset.ts';
import { NATION, type Nation } from '../model/ids.ts';
import { calendarOf, figuresOf, hasStep, rulesOf } from '../model/rules.ts';
import type { GameState } from '../model/state.ts';
import { areasWithArmies } from './occupation.ts';
import { timelineEvent } from './tables.ts';
import { hasReinforcements } from './traits.ts';

/** Armies that arrive in addition to invaders and growth (ROM-2, R16). */

/** The row is read by the armies anywhere in play, the column by the round (ROM-2, CNT-17). */
export function tableReinforcements(
  { reinforcements }: Pick<Ruleset, 'reinforcements'>,
  round: number,
  armies: number,
): number {
  const row = reinforcements.rows.find((r) => armies >= r.atLeast);
  return row?.armies[reinforcements.rounds.indexOf(round)] ?? 0;
}

/** The same, and at least so many while there are fewer armies than stay after the recall (DIG-37). */
export function reinforcementsDue(s: GameState, round: number, armies: number): number {
  const { leastReinforcements, legionsStay } = figuresOf(s);
  const rules = rulesOf(s);
  const isOpen = rules.reinforcements.rounds.includes(round) && armies < legionsStay;
  return Math.max(tableReinforcements(rules, round, armies), isOpen ? leastReinforcements : 0);
}

/** Armies that come by land in a round (X-REI-2): at least two for a nation without land (X-REI-3). */
export function landArrivals(s: GameState, nation: Nation, round: number): number {
  const listed = hasStep(s, 'reinforcements') ? (timelineEvent(s, round, nation)?.place?.infantry ?? 0) : 0;
  return listed > 0 && areasWithArmies(s, nation).length === 0
    ? Math.max(LEAST_WITHOUT_LAND, listed)
    : listed;
}

const LEAST_WITHOUT_LAND = 2;

/** R16-1: special reinforcements come at the start of the last round. */
export const isSpecialRound = (s: GameState, round: number): boolean => round === calendarOf(s).lastRound;

const SPECIAL: readonly Nation[] = [NATION.norwegians, NATION.saxons, NATION.normans];

/** Can reinforcements come to a nation in a round? */
export const isReinforced = (s: GameState, nation: Nation, round: number): boolean =>
  hasReinforcements(s, nation)
    ? rulesOf(s).reinforcements.rounds.includes(round)
    : isSpecialRound(s, round) && SPECIAL.includes(nation);
