import { type Action, type ActionOf, type GameState, type NationId, nationOf } from '@bretwalda/engine';
import { scenarioOf } from '@bretwalda/engine/queries';
import { parOf } from '../value/par.ts';
import { type Answer, answer, bestOf } from './answer.ts';

/** Choosing and bidding for a group of nations: what it should score with its handicap, minus the price (BID). */
export function chooseSide(s: GameState, legal: readonly Action[]): Answer {
  const groups = scenarioOf(s).groups as readonly (readonly NationId[])[];
  const par = (group: number): number =>
    (groups[group] ?? []).reduce((sum, id) => sum + parOf(s, nationOf(id)), s.options.handicap[group] ?? 0);
  const worth = (action: Action): number => {
    if (action.type === 'choose') return par((action as ActionOf<'choose'>).group);
    if (action.type !== 'bid') return 0;
    const { group, points } = action as ActionOf<'bid'>;
    return par(group) - points;
  };
  const { action } = bestOf(legal, worth);
  return answer(action, { code: 'good-side', points: worth(action) });
}
