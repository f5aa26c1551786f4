import {
  areaPoints,
  areasWithBodies,
  bodiesIn,
  type GameState,
  infantrySupply,
  N,
  type NationId,
  nationOf,
  overpopulation,
} from '@bretwalda/engine';

export const ARMY_COST = 6;
const MARKER_TOP = 5;

/** How a nation grows (POP). */
export interface Population {
  /** Points kept from the last growth, of six. */
  readonly marker: number;
  /** What its areas bring, and what it gets of it as a subject without leave (POP-13). */
  readonly fromAreas: number;
  readonly ifHalved?: number;
  /** Armies of the next growth, and what is kept. */
  readonly armies: number;
  readonly kept: number;
  /** Armies and burhs on land, the most there may be, and how many are too many (OPOP-1). */
  readonly onLand: number;
  readonly limit: number;
  readonly over: number;
}

/** The Romans have reinforcements instead (POP-6). */
export function populationOf(state: GameState, id: NationId): Population | undefined {
  const nation = nationOf(id);
  if (nation === N.romans) return undefined;
  const areas = areasWithBodies(state, nation);
  const full = areaPoints(state, nation);
  const subject = (state.overlord[nation] ?? -1) >= 0;
  const half = Math.ceil(full / 2);
  const marker = state.markers[nation] ?? 0;
  const points = marker + (subject ? half : full);
  const armies = Math.min(Math.floor(points / ARMY_COST), infantrySupply(state, nation));
  return {
    marker,
    fromAreas: full,
    ...(subject && { ifHalved: half }),
    armies,
    kept: Math.min(MARKER_TOP, points - armies * ARMY_COST),
    onLand: areas.reduce((sum, area) => sum + bodiesIn(state, nation, area), 0),
    limit: 2 * areas.length,
    over: overpopulation(state, nation),
  };
}
