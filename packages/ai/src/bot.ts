import type { Action, Dice, GameState } from '@bretwalda/engine';
import type { Reason } from './reasons.ts';

/** What a bot may spend on one decision. */
export interface Budget {
  /**
   * A moment on `clock` after which the bot answers with the best it has so far. The work of a level is counted, not
   * timed, so the same seed gives the same game on every machine, unless a bot runs out of time.
   */
  readonly deadline?: number;
  /** Milliseconds; by default the clock of the machine. */
  readonly clock?: () => number;
}

export interface Choice {
  readonly action: Action;
  /** Why, most important first; packages/text puts reasons into words. */
  readonly reasons: readonly Reason[];
}

/**
 * A computer player. It takes a seat and sees what a person in that seat can know: `botView(state, seat)`, never future dice.
 * A bot remembers its plan for the turn, so every seat of every game needs a bot of its own.
 */
export interface Bot {
  choose(view: GameState, legal: readonly Action[], random: Dice, budget?: Budget): Choice;
}
