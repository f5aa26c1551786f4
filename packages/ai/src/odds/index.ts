/** Exact odds of battles. */
export { type Attack, carriedIn, oddsIn, specIn } from './in-state.ts';
export { type BattleSpec, battleOdds, type Odds } from './odds.ts';
export type { End, Outcome } from './outcomes.ts';
export type { RetreatPolicy } from './policy.ts';
export { NO_SIDE, type Side, type Units } from './sides.ts';
