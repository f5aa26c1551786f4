import type { GameState } from '../model/state.ts';

/**
 * Rules that changed. A game keeps the rules it began with (`GameState.version`), so that an old journal still replays
 * to the same end. Each line names the first version of the rules that has the change.
 */
const SINCE = {
  /** RUL-53: whoever takes his last army out of an area takes the leader along, though a burh stands there. */
  burhHoldsNoLeaderBack: 2,
  /** RUL-59: the stacks of a retreat are judged when all of it is done, in whatever order it is made. */
  retreatsAreOneDecision: 2,
  /** RUL-87: after leave to abandon an area was refused, the moves out of that area alone may be taken back. */
  movesAreTakenBackByArea: 2,
  /** RUL-139: a submission settles the unnamed losses only of a battle whose own armies it displaces. */
  losersAreNamedDespiteSubmission: 2,
  /** SUB-7: a nation may say once for the whole turn that it will not submit. */
  resistanceMayLastTheTurn: 2,
} as const;

export const has = (s: GameState, rule: keyof typeof SINCE): boolean => s.version >= SINCE[rule];
