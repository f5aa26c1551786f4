import type { AreaId } from '../data/board.ts';
import type { LeaderId, NationId } from '../data/nations.ts';
import type { Action, ActionType } from './action.ts';
import type { Draft } from './draft.ts';
import type { GameState, Pending, PendingKind, Seat } from './state.ts';
import type { Violation } from './violation.ts';

/** Who must decide what now, with what a prompt needs to say. */
export interface Decision {
  readonly kind: PendingKind;
  readonly seat: Seat;
  readonly nation: NationId | null;
  readonly data: Readonly<Record<string, DecisionDatum>>;
}

export type DecisionDatum =
  | number
  | boolean
  | string
  | null
  | AreaId
  | LeaderId
  | readonly (string | number)[]
  | readonly Readonly<Record<string, string | number>>[];

export type PendingOf<K extends PendingKind> = Extract<Pending, { kind: K }>;

/**
 * One kind of decision: its options, its refusals, its effect and what the engine does for a player who
 * gives no answer stand together in one place.
 */
export interface DecisionRule<K extends PendingKind> {
  readonly kind: K;
  /** The actions that can answer it. */
  readonly answers: readonly ActionType[];
  /** Every legal action in a fixed order; with a limit, at least that many if there are so many. */
  legal(s: GameState, p: PendingOf<K>, limit: number): Action[];
  /** Why an action of one of these types is refused, or undefined. */
  problem(s: GameState, p: PendingOf<K>, action: Action): Violation | undefined;
  apply(d: Draft, p: PendingOf<K>, action: Action): void;
  /** The answer of the DEC table for a player who does not answer. */
  fallback(s: GameState, p: PendingOf<K>): Action;
}

/** Legal actions of a decision with few candidates: those that have no problem. */
export function withoutProblem<K extends PendingKind>(
  rule: Pick<DecisionRule<K>, 'problem'>,
  s: GameState,
  p: PendingOf<K>,
  candidates: readonly Action[],
): Action[] {
  return candidates.filter((action) => rule.problem(s, p, action) === undefined);
}
