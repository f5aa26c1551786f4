import { type Action, defaultAction, type GameState } from '@bretwalda/engine';
import type { Evaluation } from '../value/value.ts';
import { nextBattle, retreatWorth } from './battle.ts';
import { byValue } from './by-value.ts';
import { chooseSide } from './sides.ts';
import { vote } from './vote.ts';

/** Every decision but the moves of a turn. */
export function decide(
  e: Evaluation,
  s: GameState,
  legal: readonly Action[],
  stakes: Float64Array,
): Action {
  const p = s.pending;
  switch (p?.kind) {
    case 'battle':
      return nextBattle(s);
    case 'retreat': {
      if (legal.some((a) => a.type === 'lose')) return byValue(e, s, legal, stakes).action;
      const value = retreatWorth(e.outlook(s), p.nation, p.side, stakes);
      return best(legal, value);
    }
    case 'vote':
      return vote(s, legal, stakes);
    case 'ballot':
    case 'begin':
      return defaultAction(s) as Action;
    case 'side':
      return chooseSide(s, legal);
    default:
      return byValue(e, s, legal, stakes).action;
  }
}

function best(legal: readonly Action[], value: (action: Action) => number): Action {
  let found = legal[0] as Action;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    const v = value(action);
    if (v > most) {
      most = v;
      found = action;
    }
  }
  return found;
}
