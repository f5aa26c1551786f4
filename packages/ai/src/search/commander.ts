import {
  type Action,
  check,
  type Dice,
  defaultAction,
  type GameState,
  type Seat,
  seatOfAction,
} from '@bretwalda/engine';
import type { Bot, Choice } from '../bot.ts';
import { decide } from '../decide/decide.ts';
import { handMade, stakesOf } from '../value/value.ts';
import type { Weights } from '../value/weights.ts';
import { choosePlan } from './choose-plan.ts';

export interface Level {
  readonly weights: Weights;
  /** How wrong it may judge a gain: 0.3 is thirty per cent either way. */
  readonly noise: number;
  /** How many plans of a turn it compares, and with how many throws of the dice each. */
  readonly plans: number;
  readonly samples: number;
  /** Nation turns after its own that it plays through before it judges. */
  readonly replies: number;
}

export function commander(level: Level): Bot {
  const e = handMade(level.weights);
  let queue: readonly Action[] = [];
  let key = '';

  const stakes = (s: GameState, seat: Seat) => stakesOf(e, s, seat, level.weights);

  function move(s: GameState, legal: readonly Action[], seat: Seat, random: Dice): Action {
    const phase = `${s.round} ${s.nation} ${s.half} ${s.rewind === null}`;
    if (phase !== key) {
      key = phase;
      queue = choosePlan(e, s, seat, level, random).actions;
    }
    const [next, ...rest] = queue;
    if (next && !check(s, next)) {
      queue = rest;
      return next;
    }
    queue = [];
    const end = legal.find((a) => a.type === 'end');
    return end ?? (defaultAction(s) as Action);
  }

  return {
    choose(s, legal, random): Choice {
      const first = legal[0] as Action;
      if (legal.length === 1) return { action: first, reasons: [{ code: 'only-choice' }] };
      const seat = seatOfAction(s, first);
      const action =
        s.pending?.kind === 'move' ? move(s, legal, seat, random) : decide(e, s, legal, stakes(s, seat));
      return { action, reasons: [] };
    },
  };
}
