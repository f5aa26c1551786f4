import type { GameState } from '@bretwalda/engine';
import { scenarioOf } from '@bretwalda/engine/queries';

/** How much work a player does to find a good plan for a turn. */
export interface Effort {
  /** How many more plans it makes after the first. */
  readonly ideas: number;
  /** How many different plans it compares, and with how many samples each at first. */
  readonly plans: number;
  readonly samples: number;
}

/** Most early gains melt away again; in the last round rollouts are short, and every gain stays. */
export type Stage = 'early' | 'late' | 'last';

/** With at least this many rounds left it is early. */
const EARLY = 8;

export function stageOf(s: GameState): Stage {
  const left = scenarioOf(s).rounds[1] - s.round;
  return left >= EARLY ? 'early' : left > 0 ? 'late' : 'last';
}

/** The same effort throughout the game. */
export const always = (effort: Effort): Readonly<Record<Stage, Effort>> => ({
  early: effort,
  late: effort,
  last: effort,
});
