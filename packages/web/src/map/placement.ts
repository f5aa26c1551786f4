import { type AreaId, areaId, areaOf } from '@bretwalda/engine';
import { BORDERS } from '@bretwalda/engine/queries';
import type { AreaPieces, Stack } from './board-types.ts';
import {
  buildingBoxes,
  footprint,
  isCrowded,
  NUMBER,
  numbersAlone,
  ownerOfBuildings,
  type Scale,
  SWORDS,
} from './footprint.ts';
import { type Box, outline, type Point } from './geometry.ts';
import { type Lettering, letter, nameBoxes } from './lettering.ts';
import { SpotFinder } from './spot-finder.ts';

/** Where the things of an area stand, in units of the sheet. */
export interface Placement {
  /** The middle of each stack's disc, in the order of the stacks. */
  readonly stacks: readonly Point[];
  /** Fort and burh without an army before them. */
  readonly buildings: Point | null;
  /** The crossed swords of an attack or battle. */
  readonly swords: Point;
  readonly number: Point;
}

/** What the names of an area and its neighbours cover. */
export interface NameObstacles {
  readonly own: Lettering | null;
  readonly boxes: readonly Box[];
}

export function nameObstacles(area: AreaId, names: (area: AreaId) => string, zoom: number): NameObstacles {
  const own = letter(area, names(area), zoom);
  const around = [area, ...(BORDERS[areaOf(area)] ?? []).map(areaId)];
  const boxes = around.flatMap((id) => {
    const text = letter(id, names(id), zoom);
    return text === null ? [] : nameBoxes(id, text);
  });
  return { own, boxes };
}

/** Crossed swords stand between two armies, or beside the last: the best place, and all that will do. */
function swordPlaces(armies: readonly Point[], other: Point, { pixel, token }: Scale): [Point, Point[]] {
  const [x, y] = armies.at(-1) ?? other;
  const r = token / 2;
  const round: readonly Point[] = [
    [-r - 6, 5],
    [-r - 6, -6],
    [r + 6, 9],
    [0, r + 10],
    [-r - 12, 0],
    [0, -r - 10],
  ];
  const places = round.map(([dx, dy]): Point => [x + dx * pixel, y + dy * pixel]);
  const before = armies.at(-2);
  if (before === undefined) return [places[0] ?? other, places];
  const between: Point = [(x + before[0]) / 2, (y + before[1]) / 2 + 4 * pixel];
  return [between, [between, ...places]];
}

export function place(
  pieces: AreaPieces,
  name: NameObstacles,
  scale: Scale,
  leaders: (stack: Stack) => string,
): Placement {
  const { area, stacks } = pieces;
  const { label, slots } = outline(area);
  const f = scale.token / 30;
  const ground = new SpotFinder(area, name.boxes, scale.pixel);
  const small = scale.token < 30 || isCrowded(pieces);
  const first = slots[0] ?? [label.x, label.y];
  const wish: Point =
    name.own === null ? first : [label.x, label.y + (name.own.h / 2 + 24 * f * scale.pixel) * 0.85];
  const owner = ownerOfBuildings(pieces);
  const built = buildingBoxes(pieces);
  const at = stacks.map((stack, index) => {
    const boxes = footprint(stack, leaders(stack), small);
    return ground.find(index === owner ? [...boxes, ...built] : boxes, f, wish);
  });
  const buildings = stacks.length === 0 && built.length > 0 ? ground.find(built, f, wish) : null;
  const swords = ground.find([SWORDS], 1, ...swordPlaces(at, buildings ?? wish, scale));
  const number = numbersAlone(area, scale)
    ? (at[0] ?? ground.find([NUMBER], 1, wish))
    : ground.find([NUMBER], 1, [wish[0], wish[1] + 20 * scale.pixel]);
  return { stacks: at, buildings, swords, number };
}
