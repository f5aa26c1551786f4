import {
  type Action,
  apply,
  check,
  type Dice,
  defaultAction,
  type GameState,
  type Seat,
  seatOfAction,
} from '@bretwalda/engine';
import type { Bot, Budget, Choice } from '../bot.ts';
import { decide } from '../decide/decide.ts';
import { NO_DICE, type Plan } from '../plan/plan.ts';
import { stakesOf } from '../value/stakes.ts';
import type { Evaluation } from '../value/value.ts';
import type { Weights } from '../value/weights.ts';
import { choosePlan } from './choose-plan.ts';
import type { Effort, Stage } from './effort.ts';
import { judge, trialsFor } from './judge.ts';
import { variantsOf } from './styles.ts';
import { Watch } from './watch.ts';

/** What makes a computer player strong or weak. */
export interface Level {
  readonly weights: Weights;
  /** How wrong it may judge a gain: 0.3 is thirty per cent either way. */
  readonly noise: number;
  readonly effort: Readonly<Record<Stage, Effort>>;
  /** Whether it asks about single places too. */
  readonly wide: boolean;
  /** Turns of others whom it concerns that it plays through after its own before it judges a plan. */
  readonly replies: number;
  /** Dice samples through which it plays weighty decisions, and those about a few places; 0: it judges at a glance. */
  readonly trials: number;
  readonly details: number;
}

/** Where the armies of the moving nation stand, and how far they have come. */
const standing = (s: GameState): string => JSON.stringify([s.groups, s.leaders[s.nation]]);

/** A player that plans whole turns by the value of positions. */
export function commander(e: Evaluation, level: Level): Bot {
  const variants = variantsOf(level.weights);
  let plan: Plan | undefined;
  let done = 0;
  let phase = '';
  let expected = '';
  let takenBack = '';

  /** The next step of the plan. Where the armies do not stand as it left them, others have moved them: plan anew. */
  function move(s: GameState, legal: readonly Action[], seat: Seat, random: Dice, watch: Watch): Choice {
    const choice = nextStep(s, legal, seat, random, watch);
    expected = standing(choice.action.type === 'end' ? s : apply(s, choice.action, NO_DICE).state);
    return choice;
  }

  function nextStep(s: GameState, legal: readonly Action[], seat: Seat, random: Dice, watch: Watch): Choice {
    const now = `${s.round} ${s.nation} ${s.half}`;
    if (now !== phase || standing(s) !== expected) {
      phase = now;
      plan = choosePlan(e, s, seat, level, variants, random, watch);
      done = 0;
    }
    const step = plan?.steps[done];
    if (plan && step && !check(s, step.action)) {
      return { action: step.action, reasons: plan.reasons(done++) };
    }
    plan = undefined;
    const end = legal.find((a) => a.type === 'end');
    if (end) return { action: end, reasons: [{ code: 'nothing-to-gain' }] };
    const action = defaultAction(s) as Action;
    // A phase that was taken back as a whole is planned anew, but only once (RUL-87).
    if (action.type === 'take-back' && action.area === undefined && takenBack !== now) {
      takenBack = now;
      phase = '';
    }
    return { action, reasons: [{ code: 'as-the-rules-demand' }] };
  }

  return {
    choose(s: GameState, all: readonly Action[], random: Dice, budget?: Budget): Choice {
      // It costs a computer nothing to be asked again, and dice may change its mind: it never holds out for a turn.
      const legal = s.pending?.kind === 'submit' ? all.filter((a) => a.type !== 'hold-out') : all;
      const first = legal[0] as Action;
      if (legal.length === 1) return { action: first, reasons: [{ code: 'only-choice' }] };
      const seat = seatOfAction(s, first);
      const watch = new Watch(budget);
      if (s.pending?.kind === 'move') return move(s, legal, seat, random, watch);
      const trials = trialsFor(s, legal, level);
      const { action, why } =
        trials > 0
          ? judge(e, s, legal, seat, level, trials, random, watch)
          : decide(e, s, legal, stakesOf(e, s, seat, level.weights));
      return { action, reasons: why() };
    },
  };
}
