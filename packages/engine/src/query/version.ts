import type { GameState } from '../model/state.ts';

/**
 * Rules that changed. A game keeps those it began with (`GameState.version`), so that an old journal still replays to
 * the very same end. Each line: the first version of the rules in which it holds.
 */
const SINCE = {
  /** RUL-53: whoever takes his last army out of an area takes the leader along, though a burh stands there. */
  burhHoldsNoLeaderBack: 2,
  /** RUL-59: the stacks of a retreat are judged when all of it is done, in whatever order it is made. */
  retreatsAreOneDecision: 2,
  /** RUL-87: a refused leave to abandon an area lets the moves out of that area alone be taken back. */
  movesAreTakenBackByArea: 2,
  /** RUL-139: a submission settles the unnamed losses only of a battle whose own armies it displaces. */
  losersAreNamedDespiteSubmission: 2,
  /** SUB-7: a nation may say once and for the turn that it will not submit. */
  resistanceMayLastTheTurn: 2,
} as const;

export const has = (s: GameState, rule: keyof typeof SINCE): boolean => s.version >= SINCE[rule];
