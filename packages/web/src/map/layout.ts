import type { AreaId, LeaderId } from '@bretwalda/engine';
import type { AreaPieces } from './board-types.ts';
import { scaleAt } from './footprint.ts';
import { outline, type Point } from './geometry.ts';
import { nameObstacles, type Placement, place } from './placement.ts';

/** What the places of pieces depend on besides the pieces: the zoom, and how long the names are. */
export interface DrawContext {
  readonly zoom: number;
  readonly names: (area: AreaId) => string;
  readonly leaders: (leader: LeaderId) => string;
}

const known = new WeakMap<AreaPieces, DrawContext & { readonly placement: Placement }>();

/** Where the things of an area stand; worked out once for pieces, halo and swords. */
export function layOut(pieces: AreaPieces, { zoom, names, leaders }: DrawContext): Placement {
  const before = known.get(pieces);
  if (before?.zoom === zoom && before.names === names && before.leaders === leaders) return before.placement;
  const ground = nameObstacles(pieces.area, names, zoom);
  const placement = place(pieces, ground, scaleAt(zoom), ({ leader }) =>
    leader === null ? '' : leaders(leader),
  );
  known.set(pieces, { zoom, names, leaders, placement });
  return placement;
}

/** Where a nation's units stand, for pieces that arrive or leave. */
export function standingPlace(
  area: AreaId,
  nation: string,
  pieces: AreaPieces | undefined,
  drawn: DrawContext,
): Point {
  const first = outline(area).slots[0] ?? [outline(area).label.x, outline(area).label.y];
  const index = pieces?.stacks.findIndex((stack) => stack.nation === nation) ?? -1;
  if (pieces === undefined || index < 0) return first;
  return layOut(pieces, drawn).stacks[index] ?? first;
}

export const transformAt = ([x, y]: Point, scale: number): string =>
  `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})`;
