import {
  type Action,
  type Area,
  areaId,
  areaOf,
  type Dice,
  type GameState,
  type Nation,
  nationId,
  type Pending,
} from '@bretwalda/engine';
import type { Bot, Choice } from '../bot.ts';
import type { Reason } from '../reasons.ts';
import type { Step } from './board.ts';
import { lookAhead, rankFor, usual } from './decide.ts';
import { actionFor, bestPlan } from './moves.ts';
import { pointsNow } from './worth.ts';

/** A step must gain more than this. */
const LEAST_GAIN = 0.05;

/**
 * A baseline for measuring, in the style of early computer players: it wants the most points this turn, attacks at good
 * odds and rolls a die to decide whether to retreat. It has no plan beyond the turn and no idea of what others will do.
 */
export const greedyBot = (): Bot => {
  /** The second half of a plan of two steps. */
  let planned: Step | undefined;
  /** The Movement Phase in which moves had to be taken back: in it the bot moves only what it must. */
  let careful = '';

  function move(s: GameState, nation: Nation, legal: readonly Action[], random: Dice): Choice {
    const followUp = planned && actionFor(planned, legal);
    planned = undefined;
    if (followUp) return choiceOf(followUp, reasonFor(s, nation, areaOf(followUp.to)));
    const end = legal.find((action) => action.type === 'end');
    const phase = `${s.round} ${nation} ${s.invasionHalf}`;
    if (careful === phase) return choiceOf(end ?? best(legal, usual(s), random), BY_CHANCE);
    const plan = bestPlan(s, nation, legal, random);
    if (plan && (!end || plan.gain > LEAST_GAIN)) {
      planned = plan.next;
      return choiceOf(plan.action, reasonFor(s, nation, plan.next?.to ?? areaOf(plan.action.to)));
    }
    if (!end) careful = phase;
    return choiceOf(end ?? (legal[0] as Action), legal.length === 1 ? ONLY_CHOICE : BY_CHANCE);
  }

  return {
    choose(view, legal, random) {
      const p = view.pending as Pending;
      if (p.kind === 'move') return move(view, p.nation, legal, random);
      planned = undefined;
      if (legal.length === 1) return choiceOf(legal[0] as Action, ONLY_CHOICE);
      return choiceOf(best(legal, rankFor(view, p, random) ?? lookAhead(view, random), random), BY_CHANCE);
    },
  };
};

const ONLY_CHOICE: Reason = { code: 'only-choice' };
const BY_CHANCE: Reason = { code: 'by-chance' };
const choiceOf = (action: Action, reason: Reason): Choice => ({ action, reasons: [reason] });

function reasonFor(s: GameState, nation: Nation, area: Area): Reason {
  const points = s.holder[area] === nation ? 0 : pointsNow(s, nation, area);
  return points > 0
    ? { code: 'points-now', nation: nationId(nation), points, area: areaId(area) }
    : BY_CHANCE;
}

/** The action of the highest rank; the bot's own dice break ties. */
function best(legal: readonly Action[], rank: (action: Action) => number, random: Dice): Action {
  let action = legal[0] as Action;
  let most = Number.NEGATIVE_INFINITY;
  let equals = 1;
  for (const candidate of legal) {
    const value = rank(candidate);
    if (value < most) continue;
    equals = value > most ? 1 : equals + 1;
    most = value;
    if (random.roll(equals) === 1) action = candidate;
  }
  return action;
}
