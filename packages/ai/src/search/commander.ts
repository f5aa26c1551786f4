import {
  type Action,
  apply,
  check,
  type Dice,
  defaultAction,
  type GameState,
  type Seat,
  seatOfAction,
  seededDice,
} from '@bretwalda/engine';
import type { Bot, Choice } from '../bot.ts';
import { decide } from '../decide/decide.ts';
import { PLAIN, type Plan, planTurn, type Taste } from '../plan/plan.ts';
import { type Evaluation, handMade, stakesOf, worth } from '../value/value.ts';
import type { Weights } from '../value/weights.ts';
import { endPhase, Rollout } from './rollout.ts';

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
      queue = bestPlan(e, s, seat, level, random).actions;
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

/** Sees every gain a little wrong, but always the same. */
function wrongBy(share: number, random: Dice): Taste {
  if (share === 0) return PLAIN;
  const wrong = new Map<number, number>();
  return (area, gain) => {
    let factor = wrong.get(area);
    if (factor === undefined) {
      factor = 1 + (share * (random.roll(201) - 101)) / 100;
      wrong.set(area, factor);
    }
    return gain > 0 ? gain * factor : gain;
  };
}

function bestPlan(e: Evaluation, s: GameState, seat: Seat, level: Level, random: Dice): Plan {
  const o = e.outlook(s);
  const stakes = Array.from({ length: s.seats }, (_, i) => stakesOf(e, s, i, level.weights));
  const own = stakes[seat] as Float64Array;
  const first = planTurn(o, own, wrongBy(level.noise, random));
  if (level.plans <= 1) return first;
  const plans: Plan[] = [first];
  const seen = new Set([JSON.stringify(first.after.groups)]);
  const add = (plan: Plan) => {
    const key = JSON.stringify(plan.after.groups);
    if (seen.has(key)) return;
    seen.add(key);
    plans.push(plan);
  };
  for (let i = 1; i < level.plans * 2 && plans.length < level.plans; i++)
    add(planTurn(o, own, wrongBy(0.3 + 0.1 * i, random)));
  const rollout = new Rollout(e, stakes);
  const seeds = Array.from({ length: level.samples }, () => random.roll(1_000_000_000));
  let best = first;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const plan of plans) {
    let total = 0;
    for (const seed of seeds) {
      const dice = seededDice(seed);
      total += worth(e, rollout.play(endPhase(plan.after, dice), level.replies, dice), own);
    }
    if (total > bestValue) {
      bestValue = total;
      best = plan;
    }
  }
  return best;
}

void apply;
