import { type Action, type ActionOf, countEnglish, type GameState, nationOf } from '@bretwalda/engine';

/** Bretwalda: the largest of one's own nations, else whoever profits least from it (BRET-2). */
export function vote(s: GameState, legal: readonly Action[], stakes: Float64Array): Action {
  const rank = (action: Action): number => {
    const candidate = nationOf((action as ActionOf<'vote'>).for);
    const stake = stakes[candidate] as number;
    const areas = countEnglish(s, candidate);
    return stake > 0 ? 1000 + areas : 100 * stake - areas;
  };
  return legal.reduce((best, action) => (rank(action) > rank(best) ? action : best));
}
