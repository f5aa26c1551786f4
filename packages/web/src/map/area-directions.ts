import { type AreaId, areaId, areaOf } from '@bretwalda/engine';
import { STEPS } from '@bretwalda/engine/queries';
import { LANDS, middle, type Point, WATERS } from './geometry.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

const VECTORS: Readonly<Record<Direction, Point>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/** The widest angle at which a neighbour still counts as lying in a direction. */
const CONE = Math.cos((62 * Math.PI) / 180);

function bestOf(areas: readonly AreaId[], from: Point, [dx, dy]: Point): AreaId | null {
  let best: AreaId | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const area of areas) {
    const [x, y] = middle(area);
    const far = Math.hypot(x - from[0], y - from[1]);
    const along = ((x - from[0]) * dx + (y - from[1]) * dy) / (far || 1);
    if (far === 0 || along < CONE) continue;
    const cost = far * (2.4 - 1.4 * along);
    if (cost < least) {
      least = cost;
      best = area;
    }
  }
  return best;
}

/** The neighbour that lies in a direction, or else the nearest area that does. */
export function areaInDirection(area: AreaId, direction: Direction): AreaId | null {
  const from = middle(area);
  const neighbours = (STEPS[areaOf(area)] ?? []).map(areaId);
  const vector = VECTORS[direction];
  return bestOf(neighbours, from, vector) ?? bestOf([...LANDS, ...WATERS], from, vector);
}

/** The land area nearest to a point of the sheet. */
export function nearestLand(x: number, y: number): AreaId {
  const far = (area: AreaId) => Math.hypot(middle(area)[0] - x, middle(area)[1] - y);
  return LANDS.reduce((best, area) => (far(area) < far(best) ? area : best));
}
