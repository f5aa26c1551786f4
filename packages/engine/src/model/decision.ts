import type { AreaId } from '../data/board.ts';
import type { NationId } from '../data/nations.ts';
import type { Action, ActionOf, ActionType } from './action.ts';
import type { WrittenAs } from './codec.ts';
import type { PENDINGS } from './codecs.ts';
import type { Draft } from './draft.ts';
import type { Seat } from './ids.ts';
import type { GameState, Pending, PendingKind } from './state.ts';
import type { Violation } from './violation.ts';

/**
 * Who must decide what now, with everything a prompt needs, by name. In a secret ballot each nation is told only about
 * itself; in a battle the area is named too.
 */
export type Decision = { readonly [K in PendingKind]: DecisionOf<K> }[PendingKind];

export interface DecisionOf<K extends PendingKind> {
  readonly kind: K;
  readonly seat: Seat;
  readonly nation: NationId | null;
  readonly data: DecisionData<K>;
}

export type DecisionData<K extends PendingKind> = K extends 'vote'
  ? { readonly secret: boolean; readonly nation: NationId }
  : WrittenAs<(typeof PENDINGS)[K]> & { readonly area?: AreaId };

export type PendingOf<K extends PendingKind> = Extract<Pending, { kind: K }>;

/** The types of action that answer each kind of decision. */
export interface Answers {
  readonly begin: 'begin';
  readonly side: 'bid' | 'choose';
  readonly allowance: 'population';
  readonly burhs: 'burh' | 'end';
  readonly place: 'place';
  readonly 'leave-out': 'leave-out';
  readonly leader: 'leader';
  readonly move: 'move' | 'end' | 'take-back';
  readonly permission: 'permit' | 'refuse';
  readonly submit: 'submit' | 'resist' | 'hold-out';
  readonly displace: 'displace';
  readonly battle: 'fight';
  readonly strike: 'strike';
  readonly 'burh-loss': 'give';
  readonly losses: 'lose';
  readonly retreat: 'stand' | 'retreat' | 'lose';
  readonly withdraw: 'withdraw' | 'end';
  readonly remove: 'remove';
  readonly forts: 'raze' | 'end';
  readonly replace: 'replace' | 'end';
  readonly ballot: 'ballot';
  readonly vote: 'vote';
  readonly exchange: 'exchange';
}

/** An action that answers a kind of decision. */
export type Answer<K extends PendingKind> = ActionOf<Answers[K]>;

/**
 * One kind of decision: its options, its refusals, its effect, and the engine's answer for a player who gives none, all
 * in one place.
 */
export interface DecisionRule<K extends PendingKind> {
  readonly kind: K;
  /** The actions that can answer it. */
  readonly answers: readonly Answers[K][];
  /** Every legal action in a fixed order; with a limit, at least that many if there are that many. */
  legal(s: GameState, p: PendingOf<K>, limit: number): Answer<K>[];
  /** Why an action of one of these types is refused, or undefined. */
  problem(s: GameState, p: PendingOf<K>, action: Answer<K>): Violation | undefined;
  apply(d: Draft, p: PendingOf<K>, action: Answer<K>): void;
  /** The answer of the DEC table for a player who does not answer. */
  fallback(s: GameState, p: PendingOf<K>): Answer<K>;
}

/** The same for a kind known only at run time. The flow passes each rule only what belongs to it. */
export interface AnyDecisionRule {
  readonly kind: PendingKind;
  readonly answers: readonly ActionType[];
  legal(s: GameState, p: Pending, limit: number): Action[];
  problem(s: GameState, p: Pending, action: Action): Violation | undefined;
  apply(d: Draft, p: Pending, action: Action): void;
  fallback(s: GameState, p: Pending): Action;
}

/** The first of a list that is never empty: a decision always has an answer. */
export const firstOf = <T>(list: readonly T[]): T => list[0] as T;

/** Legal actions of a decision with few candidates: those that have no problem. */
export function withoutProblem<K extends PendingKind>(
  rule: Pick<DecisionRule<K>, 'problem'>,
  s: GameState,
  p: PendingOf<K>,
  candidates: readonly Answer<K>[],
): Answer<K>[] {
  return candidates.filter((action) => rule.problem(s, p, action) === undefined);
}
