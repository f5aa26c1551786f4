import type { AreaId } from '@bretwalda/engine';
import type { AreaPieces, Stack } from './board-types.ts';
import { type Box, isWater, type Point } from './geometry.ts';

/** Sizes on the screen, in pixels. */
export interface Scale {
  /** Units of the sheet for a pixel. */
  readonly pixel: number;
  /** Diameter of a disc. */
  readonly token: number;
}

/** Discs are 22 pixels wide on the whole map, 30 at medium zoom and 34 up close. */
export const tokenPixels = (zoom: number): number => (zoom < 0.7 ? 22 : zoom < 1.4 ? 30 : 34);

export const scaleAt = (zoom: number): Scale => ({ pixel: 1 / zoom, token: tokenPixels(zoom) });

/** Stacks are drawn for a disc of 30 pixels: what that is in units of the sheet. */
export const stackScale = ({ pixel, token }: Scale): number => (pixel * token) / 30;

/** Zoomed out, a number takes the place of the armies on land. */
export const numbersAlone = (area: AreaId, scale: Scale): boolean => scale.token < 30 && !isWater(area);

export const isCrowded = (pieces: AreaPieces): boolean => pieces.stacks.length > 2;

export const armiesOf = (stack: Stack): number => stack.infantry + stack.cavalry;

/** A single army of another nation has no number on a small or crowded map. */
export const hasBadge = (stack: Stack, small: boolean): boolean =>
  armiesOf(stack) > 0 && (armiesOf(stack) > 1 || stack.badge !== 'other' || !small);

/** Distances between the parts of a stack, for a disc of 30. */
export const CAVALRY_AT = 25;
export const LEADER_AT = 28;
export const RIBBON_LETTER = 6.4;
/** Middle of a building behind and to the left of the disc. */
export const BUILDING_AT: Point = [-20, -8];
export const SECOND_BUILDING_AT: Point = [-21, 10];

/** The width of a leader's ribbon. */
export const ribbonWidth = (name: string): number => Math.max(40, name.length * RIBBON_LETTER + 14);

const DISC: Box = [-15, -15, 15, 18];
const BADGE: Box = [3, -21, 24, -3];
const PENNANT: Box = [-20, -19, -6, -1];
const BUILDING: Box = [-33, -21, -8, 6];
const LOW_BUILDING: Box = [-34, -4, -8, 22];
export const SWORDS: Box = [-5, -6, 5, 6];
export const NUMBER: Box = [-15, -11, 15, 11];

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

/** Buildings stand with the army of their builder, or else with the first. */
export function ownerOfBuildings(pieces: AreaPieces): number {
  const owner = pieces.stacks.findIndex((stack) => stack.nation === pieces.builder);
  return Math.max(owner, 0);
}

/** What the buildings of an area cover, beside an army or alone. */
export function buildingBoxes(pieces: AreaPieces): readonly Box[] {
  const count = Number(pieces.fort !== 'none') + Number(pieces.burh);
  if (count === 0) return [];
  if (pieces.stacks.length === 0) return [shift(BUILDING, 19, 5)];
  return count === 1 ? [BUILDING] : [BUILDING, LOW_BUILDING];
}
