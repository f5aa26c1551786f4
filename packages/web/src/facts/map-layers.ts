import { type Area, areaId, type GameState, type NationId, nationOf } from '@bretwalda/engine';
import {
  figuresOf,
  isSoleOccupant,
  LAND_AREAS,
  normalLimit,
  overpopulation,
  overstackLimit,
  populationPoints,
  stackSizeIn,
} from '@bretwalda/engine/queries';
import type { AreaNumber, AreaNumbers } from './area-numbers.ts';
import { cardTable } from './card.ts';
import { columnsOf } from './columns.ts';

/** Figures for the layers of the map: points, population, stacking. */

export const limitText = (limit: number): string => (Number.isFinite(limit) ? `${limit}` : '∞');

/** What each area brings the nation when its card counts next; filled when it would, or has already. */
export function pointsLayer(state: GameState, id: NationId): AreaNumbers {
  const columns = columnsOf(state, id);
  const next = columns.findIndex((column) => column.next);
  const column = columns[next];
  const layer = new Map<ReturnType<typeof areaId>, AreaNumber>();
  if (column === undefined) return layer;
  const most = Math.max(...column.values.values());
  for (const { area, cells } of cardTable(state, id).rows) {
    const cell = cells[next];
    if (cell === undefined || cell.points === 0) continue;
    const held = cell.mark === 'held' || cell.mark === 'scored';
    layer.set(area, { text: `${cell.points}`, weight: cell.points / most, held });
  }
  return layer;
}

/** Population points of every area (POP-1); where armies stand that overpopulation could take, that is marked. */
export function populationLayer(state: GameState, id: NationId): AreaNumbers {
  const nation = nationOf(id);
  const crowded = overpopulation(state, nation) > 0;
  return new Map(
    LAND_AREAS.map((area) => {
      const points = populationPoints(state, area);
      const bodies = stackSizeIn(state, nation, area);
      const over = crowded && bodies > 1;
      return [
        areaId(area),
        {
          text: `${points}`,
          weight: points / figuresOf(state).populationPoints.clear,
          held: bodies > 0,
          ...(over && { over }),
        },
      ];
    }),
  );
}

/** Armies of the nation against the limit of the area (STK-1), and against that of the one overstack (STK-2). */
export function stackingLayer(state: GameState, id: NationId): AreaNumbers {
  const nation = nationOf(id);
  return new Map(
    LAND_AREAS.map((area) => {
      const bodies = stackSizeIn(state, nation, area);
      const limit = normalLimit(state, nation, area);
      const most = overstackLimit(state, area);
      const over = bodies > limit;
      const full = Number.isFinite(limit) ? limit : Math.max(4, bodies);
      return [
        areaId(area),
        {
          text: `${bodies}/${limitText(limit)}`,
          ...(most !== limit && { small: limitText(most) }),
          weight: Math.min(1, bodies / full),
          held: bodies > 0 && isSoleOccupant(state, nation, area),
          ...(over && { over }),
        },
      ];
    }),
  );
}

/** Now, the normal limit and the limit of the one overstack; none: no limit. */
export interface Stacking {
  readonly now: number;
  readonly limit: number;
  readonly overstack: number;
  readonly over: boolean;
}

export const stackingOf = (state: GameState, id: NationId, area: Area): Stacking => {
  const now = stackSizeIn(state, nationOf(id), area);
  const limit = normalLimit(state, nationOf(id), area);
  return { now, limit, overstack: overstackLimit(state, area), over: now > limit };
};
