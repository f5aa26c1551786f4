import { type Action, defaultAction, type GameState } from '@bretwalda/engine';
import type { Stakes } from '../value/stakes.ts';
import type { Evaluation } from '../value/value.ts';
import { type Answer, answer } from './answer.ts';
import { nextBattle, standOrRetreat } from './battle.ts';
import { byValue } from './by-value.ts';
import { placeArmy, removeArmy } from './pieces.ts';
import { chooseSide } from './sides.ts';
import { submit } from './submit.ts';
import { vote } from './vote.ts';

/** Every decision except the moves of a turn, without looking ahead. */
export function decide(e: Evaluation, s: GameState, legal: readonly Action[], stakes: Stakes): Answer {
  const p = s.pending;
  switch (p?.kind) {
    case 'battle':
      return nextBattle(s);
    case 'retreat':
      if (legal.some((a) => a.type === 'lose')) return byValue(e, s, legal, stakes);
      return standOrRetreat(e.forecast(s), legal, p.nation, p.side, stakes);
    case 'place':
      return placeArmy(e.forecast(s), legal, p.nation, stakes);
    case 'remove':
      if (legal.some((a) => a.type === 'remove' && a.unit === 'burh')) return byValue(e, s, legal, stakes);
      return removeArmy(e.forecast(s), legal, p.nation, stakes);
    case 'submit':
      return submit(e, s, legal, p.overlord, stakes);
    case 'vote':
      return vote(s, legal, stakes);
    case 'ballot':
    case 'begin':
      return answer(defaultAction(s) as Action, { code: 'best-position', gain: 0 });
    case 'side':
      return chooseSide(s, legal);
    default:
      return byValue(e, s, legal, stakes);
  }
}
