import type { Dice, GameState, Seat } from '@bretwalda/engine';
import { rulesOf } from '@bretwalda/engine/queries';
import type { Evaluation } from '../value/value.ts';
import type { Effort, Stage } from './effort.ts';
import type { EvaluationVariants } from './styles.ts';
import type { Watch } from './watch.ts';

/** What makes a computer player strong or weak. */
export interface Level {
  /** How far off its judgement of a gain may be: 0.3 is thirty per cent either way. */
  readonly noise: number;
  readonly effort: Readonly<Record<Stage, Effort>>;
  /** Whether it also tries plans that differ in a single place. */
  readonly wide: boolean;
  /** How many turns of affected nations it plays after its own before it judges a plan. */
  readonly replies: number;
  /** Dice samples for each answer to a weighty decision, and to one about a few places; 0: it decides at a glance. */
  readonly trials: number;
  readonly details: number;
}

/** What a player thinks with; the same for all its decisions. */
export interface Thinking {
  readonly level: Level;
  readonly evaluation: Evaluation;
  readonly variants: EvaluationVariants;
}

/**
 * One decision to search: who decides, in which position, with which dice and how much time. Made once for each
 * decision.
 */
export interface Search extends Thinking {
  readonly state: GameState;
  readonly seat: Seat;
  /** The bot's own dice; those of the game are never seen. */
  readonly random: Dice;
  readonly watch: Watch;
}

/** Where every round brings points, plans show what they are worth in half the time, and everybody looks half as far. */
export const everyRoundScores = (s: GameState): boolean =>
  rulesOf(s).timeline.every(({ scoring }) => scoring);

/** How many turns of affected nations a level plays after its own. */
export const repliesOf = ({ replies }: Level, s: GameState): number =>
  everyRoundScores(s) ? Math.ceil(replies / 2) : replies;
