import { type Action, type ActionOf, type GameState, nationOf } from '@bretwalda/engine';
import { countEnglish } from '@bretwalda/engine/queries';
import type { Stakes } from '../value/stakes.ts';
import { type Answer, answer, bestOf } from './answer.ts';

const candidateOf = (action: Action) => (action as ActionOf<'vote'>).for;

/** Bretwalda: the largest of the player's own nations, or else whoever profits least from it (BRET-2). */
export function vote(s: GameState, legal: readonly Action[], stakes: Stakes): Answer {
  const stake = (action: Action): number => stakes.points[nationOf(candidateOf(action))] as number;
  const { action } = bestOf(legal, (candidate) => {
    const areas = countEnglish(s, nationOf(candidateOf(candidate)));
    return stake(candidate) > 0 ? 1000 + areas : 100 * stake(candidate) - areas;
  });
  const nation = candidateOf(action);
  return answer(action, { code: stake(action) > 0 ? 'own-candidate' : 'harmless-candidate', nation });
}
