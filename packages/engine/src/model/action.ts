import type { AreaId, LandId, SeaId } from '../data/board.ts';
import type { NationId } from '../data/nations.ts';
import type { Kind } from './state.ts';

/** What a player may answer. `legalActions` says which answers are legal. */
export type Action =
  | { readonly type: 'begin' }
  /** Take a free group, or one held by another seat by outbidding it (BID-2). */
  | { readonly type: 'bid'; readonly group: number; readonly points: number }
  | { readonly type: 'choose'; readonly group: number }
  | { readonly type: 'population'; readonly grant: 'full' | 'half' }
  | { readonly type: 'burh'; readonly area: LandId }
  | { readonly type: 'place'; readonly area: LandId }
  | { readonly type: 'leave-out'; readonly sea: SeaId; readonly unit: Kind }
  | { readonly type: 'leader'; readonly area: LandId }
  | MoveAction
  /** No more burhs, moves or withdrawals. */
  | { readonly type: 'end' }
  /**
   * Take back moves of this phase: all of them, or after a refused abandonment those out of that area alone (RUL-87).
   */
  | { readonly type: 'take-back'; readonly area?: LandId }
  | { readonly type: 'permit' }
  | { readonly type: 'refuse' }
  | { readonly type: 'submit' }
  | { readonly type: 'resist' }
  /** Not to be asked again in this nation turn (SUB-7). */
  | { readonly type: 'hold-out' }
  | {
      readonly type: 'displace';
      readonly from: LandId;
      /** null: no place is left, the army is eliminated (SUB-15). */
      readonly to: LandId | null;
      readonly leader: boolean;
    }
  | { readonly type: 'fight'; readonly area: LandId }
  /** How many of the sixes go to cavalry, chosen by the opponent (CAS-5). */
  | { readonly type: 'strike'; readonly cavalry: number }
  /** Which own unit dies: an army or the burh (CAS-8). */
  | { readonly type: 'give'; readonly unit: 'burh' | 'army' }
  /** Which attackers died, by where they came from (CAS-7). */
  | { readonly type: 'lose'; readonly unit: Kind; readonly back: AreaId | null; readonly home: AreaId | null }
  | RetreatAction
  | { readonly type: 'stand' }
  | WithdrawAction
  | { readonly type: 'remove'; readonly area: AreaId; readonly unit: Kind | 'burh' }
  /** A new fort is given up. */
  | { readonly type: 'raze'; readonly area: LandId }
  | { readonly type: 'replace'; readonly area: LandId; readonly unit: 'fort' | 'army' }
  | { readonly type: 'ballot'; readonly secret: boolean }
  | { readonly type: 'vote'; readonly nation: NationId; readonly for: NationId }
  | { readonly type: 'exchange'; readonly cavalry: number };

/** Some armies of one group, the leader, or both, one area further. */
export interface MoveAction {
  readonly type: 'move';
  readonly from: AreaId;
  readonly to: AreaId;
  readonly unit: Kind;
  /** 0: the leader goes alone. */
  readonly count: number;
  readonly leader: boolean;
  /** Which of the groups of that kind in the area, counted from 0. */
  readonly group: number;
}

export interface RetreatAction {
  readonly type: 'retreat';
  /** Null: there is nowhere to go, and the armies are given up (DIG-16). */
  readonly to: AreaId | null;
  /** Both 0: the leader goes alone. */
  readonly infantry: number;
  readonly cavalry: number;
  readonly leader: boolean;
  /** Attackers only: which of them, by the place they would withdraw to. */
  readonly home: AreaId | null;
}

export interface WithdrawAction {
  readonly type: 'withdraw';
  readonly from: LandId;
  readonly to: AreaId;
  readonly count: number;
  readonly leader: boolean;
}

export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;
