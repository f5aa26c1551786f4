import {
  type Action,
  type Area,
  apply,
  check,
  defaultAction,
  type GameState,
  legalActions,
  type Nation,
  NOBODY,
  seatOfAction,
} from '@bretwalda/engine';
import { NATION_COUNT, ownerOf } from '@bretwalda/engine/queries';
import { decide } from '../decide/decide.ts';
import { planTurn } from '../plan/plan.ts';
import type { Stakes } from '../value/stakes.ts';
import type { Evaluation } from '../value/value.ts';
import type { CommonDice } from './common-dice.ts';
import { Memory } from './memory.ts';
import { everyRoundScores } from './search.ts';

/** All turns of two rounds. */
export const FURTHEST = 2 * NATION_COUNT;

const furthest = (s: GameState): number => (everyRoundScores(s) ? NATION_COUNT : FURTHEST);

/** A turn has fewer decisions than this. */
const LONGEST_TURN = 400;

const END: Action = { type: 'end' };

/** A running number of the turn; nations play in order (SEQ-2), and nobody (-1) comes before the first of them. */
const momentOf = ({ round, nation }: GameState): number => round * NATION_COUNT + nation;

/** Plays the game ahead: every nation that is affected plays its turns with a quick plan. */
export class Rollout {
  private readonly e: Evaluation;
  /** The stakes of every seat, as they were when the search began. */
  private readonly stakes: readonly Stakes[];
  /** Areas in which the compared plans or answers differ. */
  private readonly touched: readonly Area[];
  /** Every rollout ends at this moment, or they could not be compared. */
  private readonly end: number;
  private readonly memory = new Memory();

  /** Ends after this many turns of affected nations after the present one, or after the rounds that count. */
  constructor(
    e: Evaluation,
    now: GameState,
    replies: number,
    stakes: readonly Stakes[],
    touched: readonly Area[],
  ) {
    this.e = e;
    this.stakes = stakes;
    this.touched = touched;
    this.end = this.endOf(now, replies);
  }

  private endOf(now: GameState, replies: number): number {
    const first = momentOf(now) + 1;
    let moment = first;
    const last = first + furthest(now) - 1;
    for (let left = replies; left > 0 && moment < last; moment++)
      if (this.concerns(now, (moment % NATION_COUNT) as Nation)) left--;
    return moment;
  }

  /**
   * Plays on to the end. Nations that cannot get near the touched areas would do the same in every rollout: they take
   * the default actions.
   */
  play(from: GameState, sample: CommonDice): GameState {
    let s = from;
    let turn = Number.NaN;
    let sitsStill = false;
    for (let i = 0; i < LONGEST_TURN * FURTHEST && s.pending !== null; i++) {
      if (s.nation !== NOBODY && momentOf(s) >= this.end) break;
      if (momentOf(s) !== turn) {
        turn = momentOf(s);
        sitsStill = s.nation !== NOBODY && !this.concerns(s, s.nation);
      }
      s = sitsStill ? advance(s, defaultAction(s) as Action, sample).state : this.next(s, sample);
    }
    return s;
  }

  private concerns(s: GameState, nation: Nation): boolean {
    const near = this.e.forecast(s).strengthNear(nation);
    return this.touched.some((area) => s.holder[area] === nation || (near[area] as number) > 0);
  }

  private next(s: GameState, sample: CommonDice): GameState {
    // In the middle of a battle positions hardly ever repeat.
    if (s.battle) return advance(s, this.answer(s), sample).state;
    const thought = this.memory.of(s);
    if (thought.next) return thought.next;
    let future: Future;
    if (s.pending?.kind === 'move') {
      thought.moved ??= this.turn(s);
      future = endPhase(thought.moved, sample);
    } else {
      thought.answer ??= this.answer(s);
      future = advance(s, thought.answer, sample);
    }
    if (future.certain) thought.next = future.state;
    return future.state;
  }

  private turn(s: GameState): GameState {
    return planTurn(this.e.forecast(s), this.stakes[ownerOf(s, s.nation)] as Stakes).after;
  }

  private answer(s: GameState): Action {
    const legal = legalActions(s);
    const seat = seatOfAction(s, legal[0] as Action);
    const own = s.pending?.kind === 'vote' ? legal.filter((a) => seatOfAction(s, a) === seat) : legal;
    return own.length === 1 ? (own[0] as Action) : decide(this.e, s, own, this.stakes[seat] as Stakes).action;
  }
}

/** What follows from a position. */
interface Future {
  readonly state: GameState;
  /** No dice were rolled on the way. */
  readonly certain: boolean;
}

function advance(s: GameState, action: Action, sample: CommonDice, certain = true): Future {
  const { state, rolls } = apply(s, action, sample.dice(s, action));
  return { state, certain: certain && rolls.length === 0 };
}

/** Ends a Movement Phase, after the moves that the rules still demand. */
export function endPhase(s: GameState, sample: CommonDice): Future {
  let now: Future = { state: s, certain: true };
  const isMove = () => now.state.pending?.kind === 'move';
  for (let i = 0; i < LONGEST_TURN && isMove() && check(now.state, END); i++)
    now = advance(now.state, defaultAction(now.state) as Action, sample, now.certain);
  return isMove() ? advance(now.state, END, sample, now.certain) : now;
}
