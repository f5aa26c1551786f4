import type { GameState } from '@bretwalda/engine';
import { holdAccount, nextScoring } from '@bretwalda/engine/queries';

/** The scoring round that comes next and what the nation at hand would get there now; none after the last. */
export function scoringAhead(
  state: GameState,
): { readonly round: number; readonly points: number | null } | undefined {
  const round = nextScoring(state);
  if (round === undefined) return undefined;
  return { round, points: state.nation < 0 ? null : holdAccount(state, state.nation, round).total };
}
