import { type AreaId, areaId, areaOf, BORDERS } from '@bretwalda/engine';
import { type Box, outline, type Point } from './geometry.ts';
import { type Lettering, letter, nameBoxes } from './names.ts';
import type { AreaPieces, Stack } from './types.ts';

/** Where the things of an area stand, in units of the sheet. */
export interface Placement {
  /** The middle of each stack's disc, in the order of the stacks. */
  readonly stacks: readonly Point[];
  /** Fort and burh without an army before them. */
  readonly buildings: Point | null;
  /** The crossed swords of an attack or battle. */
  readonly swords: Point;
  readonly figure: Point;
}

/** Sizes on the screen, in pixels. */
export interface Scale {
  /** Units of the sheet for a pixel. */
  readonly u: number;
  /** Diameter of a disc. */
  readonly token: number;
}

/** Discs are 22 pixels on the whole map, 30 in the middle and 34 from near (screen sizes, whatever the zoom). */
export const tokenPixels = (k: number): number => (k < 0.7 ? 22 : k < 1.4 ? 30 : 34);

export const scaleAt = (k: number): Scale => ({ u: 1 / k, token: tokenPixels(k) });

export const isCrowded = (pieces: AreaPieces): boolean => pieces.stacks.length > 2;

export const armiesOf = (stack: Stack): number => stack.infantry + stack.cavalry;

/** A single foreign army bears no number on a small or crowded map. */
export const hasBadge = (stack: Stack, small: boolean): boolean =>
  armiesOf(stack) > 0 && (armiesOf(stack) > 1 || stack.badge !== 'other' || !small);

/** Steps between the parts of a stack, for a disc of 30. */
export const CAVALRY_AT = 25;
export const LEADER_AT = 28;
export const RIBBON_LETTER = 6.4;
/** Middle of a building behind and to the left of the disc. */
export const BUILDING_AT: Point = [-20, -8];
export const SECOND_BUILDING_AT: Point = [-21, 10];

/** Half the width of a leader's ribbon. */
export const ribbonWidth = (name: string): number => Math.max(40, name.length * RIBBON_LETTER + 14);

const DISC: Box = [-15, -15, 15, 18];
const BADGE: Box = [3, -21, 24, -3];
const PENNANT: Box = [-20, -19, -6, -1];
const BUILDING: Box = [-33, -21, -8, 6];
const LOW_BUILDING: Box = [-34, -4, -8, 22];
const SWORDS: Box = [-5, -6, 5, 6];
const FIGURE: Box = [-15, -11, 15, 11];

const shift = (box: Box, dx: number, dy = 0): Box => [box[0] + dx, box[1] + dy, box[2] + dx, box[3] + dy];

/** What a stack covers on the screen round the middle of its disc, for a disc of 30. */
export function footprint(stack: Stack, leader: string, small: boolean): readonly Box[] {
  const boxes: Box[] = [];
  let right = 0;
  const discs = Number(stack.infantry > 0) + Number(stack.cavalry > 0);
  for (let i = 0; i < discs; i++) {
    right = i * CAVALRY_AT;
    boxes.push(shift(DISC, right));
    if (hasBadge(stack, small)) boxes.push(shift(BADGE, right));
  }
  if (stack.leader !== null) {
    const at = discs === 0 ? 0 : right + LEADER_AT;
    boxes.push([at - 14, -26, at + 14, 15]);
    if (!small) boxes.push([at - 24, 12, at - 24 + ribbonWidth(leader) + 4, 27]);
  }
  if (stack.overlord !== null) boxes.push(PENNANT);
  return boxes;
}

const overlap = (a: Box, b: Box): number => {
  const w = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const h = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return w > 0 && h > 0 ? w * h : 0;
};

/** How bad it is to stand outside the area, beside standing on something. */
const OUTSIDE = 0.25;

const JITTER = [-5, 0, 5] as const;

/** Finds the places of an area: names, discs and badges keep clear of each other as far as there is room. */
class Ground {
  private readonly taken: Box[];
  private readonly spots: readonly Point[];
  private readonly u: number;
  private readonly box: Box;

  constructor(area: AreaId, names: readonly Box[], u: number) {
    this.u = u;
    this.taken = [...names];
    this.box = outline(area).box;
    this.spots = outline(area).slots.flatMap(([x, y]) =>
      JITTER.flatMap((dx) => JITTER.map((dy) => [x + dx, y + dy] as const)),
    );
  }

  private world(boxes: readonly Box[], scale: number, [x, y]: Point): readonly Box[] {
    const f = this.u * scale;
    return boxes.map(([x0, y0, x1, y1]) => [x + x0 * f, y + y0 * f, x + x1 * f, y + y1 * f] as const);
  }

  private cover(boxes: readonly Box[]): number {
    let sum = 0;
    for (const box of boxes) {
      for (const other of this.taken) sum += overlap(box, other);
      sum += OUTSIDE * (overlap(box, box) - overlap(box, this.box));
    }
    return sum / (this.u * this.u);
  }

  take(boxes: readonly Box[], scale: number, at: Point): void {
    this.taken.push(...this.world(boxes, scale, at));
  }

  /** The best spot for a thing that covers these boxes, near a point. */
  find(boxes: readonly Box[], scale: number, wish: Point, spots = this.spots): Point {
    let best: Point = wish;
    let least = Number.POSITIVE_INFINITY;
    for (const spot of spots) {
      const far = Math.hypot(spot[0] - wish[0], spot[1] - wish[1]) / this.u;
      const cost = this.cover(this.world(boxes, scale, spot)) * 2 + far;
      if (cost < least) {
        least = cost;
        best = spot;
      }
    }
    this.take(boxes, scale, best);
    return best;
  }

  /** The best of some places round a point, in pixels. */
  beside(boxes: readonly Box[], from: Point, offsets: readonly Point[]): Point {
    const spots = offsets.map(([x, y]) => [from[0] + x * this.u, from[1] + y * this.u] as const);
    return this.find(boxes, 1, spots[0] ?? from, spots);
  }
}

/** Buildings stand with the army that owns them, or else with the first. */
export function ownerOfBuildings(pieces: AreaPieces): number {
  const builder = pieces.fort !== 'none' ? 'romans' : 'saxons';
  const owner = pieces.stacks.findIndex((stack) => stack.nation === builder);
  return Math.max(owner, 0);
}

function buildingBoxes(pieces: AreaPieces): readonly Box[] {
  const count = Number(pieces.fort !== 'none') + Number(pieces.burh);
  return count === 0 ? [] : count === 1 ? [BUILDING] : [BUILDING, LOW_BUILDING];
}

/** What the names of an area and its neighbours cover. */
export interface NameGround {
  readonly own: Lettering | null;
  readonly boxes: readonly Box[];
}

export function nameGround(area: AreaId, names: (area: AreaId) => string, k: number): NameGround {
  const own = letter(area, names(area), k);
  const around = [area, ...(BORDERS[areaOf(area)] ?? []).map(areaId)];
  const boxes = around.flatMap((id) => {
    const text = letter(id, names(id), k);
    return text === null ? [] : nameBoxes(id, text);
  });
  return { own, boxes };
}

export function place(
  pieces: AreaPieces,
  name: NameGround,
  scale: Scale,
  leaders: (stack: Stack) => string,
): Placement {
  const { area, stacks } = pieces;
  const { label, slots } = outline(area);
  const f = scale.token / 30;
  const ground = new Ground(area, name.boxes, scale.u);
  const small = scale.token < 30 || isCrowded(pieces);
  const first = slots[0] ?? [label.x, label.y];
  const wish: Point =
    name.own === null ? first : [label.x, label.y + (name.own.h / 2 + 24 * f * scale.u) * 0.85];
  const owner = ownerOfBuildings(pieces);
  const at = stacks.map((stack, index) => {
    const boxes = footprint(stack, leaders(stack), small);
    return ground.find(index === owner ? [...boxes, ...buildingBoxes(pieces)] : boxes, f, wish);
  });
  const buildings =
    stacks.length === 0 && buildingBoxes(pieces).length > 0
      ? ground.find([shift(BUILDING, 19, 5)], f, wish)
      : null;
  const before = at[at.length - 1] ?? buildings ?? wish;
  const r = scale.token / 2;
  const round: readonly Point[] = [
    [-r - 6, 5],
    [-r - 6, -6],
    [r + 6, 9],
    [0, r + 10],
    [-r - 12, 0],
    [0, -r - 10],
  ];
  return {
    stacks: at,
    buildings,
    swords: ground.beside([SWORDS], before, round),
    figure: ground.find([FIGURE], 1, [wish[0], wish[1] + 20 * scale.u]),
  };
}
