import { type AreaId, areaId, type GameState } from '@bretwalda/engine';
import { AREAS, armiesIn, isSea, stepsFrom } from '@bretwalda/engine/queries';

interface OpeningView {
  readonly areas: readonly AreaId[];
  readonly key: string;
}

/** Where a turn opens: the acting nation's part of the island and what lies next to it, not the whole map. */
export function openingView(state: GameState): OpeningView | null {
  if (state.nation < 0) return null;
  const own = AREAS.filter((area) => armiesIn(state, state.nation, area) > 0);
  const near = own.flatMap((area) => [area, ...stepsFrom(area)]).filter((area) => !isSea(area));
  if (near.length === 0) return null;
  return { areas: [...new Set(near)].map(areaId), key: `${state.round}.${state.nation}` };
}
