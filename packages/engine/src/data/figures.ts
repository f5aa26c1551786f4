import { CALENDAR } from './calendar.ts';
import type { NationId } from './nations.ts';

/** Figures of the rules that are not printed on any card. */

/** Most areas with which a nation may still submit to the Romans (SUB-1, SUB-2), in nation order. */
export const SUBMISSION_AREAS = [
  ['belgae', 4],
  ['welsh', 5],
  ['brigantes', 3],
  ['picts', 3],
] as const satisfies readonly (readonly [NationId, number])[];

/** Brigante areas among Scotland and Galloway with which they may submit to the Angles (BSUB-1). */
export const BRIGANTES_TO_ANGLES = 2;

/** The first and last round in which a nation may submit to the Romans (SUB-4) or to the Angles (BSUB-1, BSUB-11). */
export const SUBMISSION_ROUNDS = { romans: [1, 5], angles: [6, 12] } as const;

/** After which round legions are called home, and how many armies stay (ROM-5). */
export const LEGION_RECALL = { round: CALENDAR.legionsRecalled, stay: 12 } as const;

/** Most Romano-British infantry that the Romans leave behind (RB-1). */
export const GARRISON = 8;

/** BRET-4. */
export const BRETWALDA_POINTS = 4;

/** The fewest English areas that make a King (KING-1). */
export const KINGDOM = 4;

/** KING-2; in the last round more is at stake (KING-11). */
export const kingPoints = (round: number): number => (round === CALENDAR.lastRound ? 10 : 8);
