import {
  type Action,
  apply,
  check,
  type Dice,
  defaultAction,
  type GameState,
  seatOfAction,
} from '@bretwalda/engine';
import type { Bot, Budget, Choice } from '../bot.ts';
import { decide } from '../decide/decide.ts';
import { NO_DICE, type Plan } from '../plan/plan.ts';
import { stakesOf } from '../value/stakes.ts';
import type { Evaluation } from '../value/value.ts';
import { choosePlan } from './choose-plan.ts';
import { judge, trialsFor } from './judge.ts';
import type { Level, Search, Thinking } from './search.ts';
import { variantsOf } from './styles.ts';
import { Watch } from './watch.ts';

/** Where the armies of the moving nation stand, and how far they have moved. */
const standing = (s: GameState): string => JSON.stringify([s.groups, s.leaders[s.nation]]);

/** A player that plans whole turns by the value of positions. */
export function commander(evaluation: Evaluation, level: Level): Bot {
  const thinking: Thinking = { level, evaluation, variants: variantsOf(evaluation.weights) };
  let plan: Plan | undefined;
  let done = 0;
  let phase = '';
  let expected = '';
  let takenBack = '';

  /** The next step of the plan. If the armies do not stand where it left them, somebody else moved them: plan again. */
  function move(search: Search, legal: readonly Action[]): Choice {
    const { state } = search;
    const choice = nextStep(search, legal);
    expected = standing(choice.action.type === 'end' ? state : apply(state, choice.action, NO_DICE).state);
    return choice;
  }

  function nextStep(search: Search, legal: readonly Action[]): Choice {
    const s = search.state;
    const now = `${s.round} ${s.nation} ${s.invasionHalf}`;
    if (now !== phase || standing(s) !== expected) {
      phase = now;
      plan = choosePlan(search);
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
    // A phase that was taken back as a whole is planned again, but only once (RUL-87).
    if (action.type === 'take-back' && action.area === undefined && takenBack !== now) {
      takenBack = now;
      phase = '';
    }
    return { action, reasons: [{ code: 'as-the-rules-demand' }] };
  }

  return {
    choose(s: GameState, all: readonly Action[], random: Dice, budget?: Budget): Choice {
      // Being asked again costs a computer nothing, and dice may change its mind, so it never holds out for a turn.
      const legal = s.pending?.kind === 'submit' ? all.filter((a) => a.type !== 'hold-out') : all;
      const first = legal[0] as Action;
      if (legal.length === 1) return { action: first, reasons: [{ code: 'only-choice' }] };
      const seat = seatOfAction(s, first);
      const search: Search = { ...thinking, state: s, seat, random, watch: new Watch(budget) };
      if (s.pending?.kind === 'move') return move(search, legal);
      const trials = trialsFor(s, legal, level);
      const { action, why } =
        trials > 0
          ? judge(search, legal, trials)
          : decide(evaluation, s, legal, stakesOf(evaluation, s, seat, evaluation.weights));
      return { action, reasons: why() };
    },
  };
}
