import type { GameState } from '@bretwalda/engine';
import { scenarioOf } from '@bretwalda/engine/queries';

/** What a player does to find a good plan for a turn. */
export interface Effort {
  /** How many further plans it thinks up. */
  readonly ideas: number;
  /** How many plans that differ it compares, and with how many throws of the dice each at first. */
  readonly plans: number;
  readonly samples: number;
}

/** Most of what is gained early melts away again; in the last round futures are short, and all that is gained stays. */
export type Stage = 'early' | 'late' | 'last';

/** With so many rounds to come it is early. */
const EARLY = 8;

export function stageOf(s: GameState): Stage {
  const left = scenarioOf(s).rounds[1] - s.round;
  return left >= EARLY ? 'early' : left > 0 ? 'late' : 'last';
}

/** The same from the beginning to the end. */
export const always = (effort: Effort): Readonly<Record<Stage, Effort>> => ({
  early: effort,
  late: effort,
  last: effort,
});
