import type { AreaId } from '@bretwalda/engine';
import { type Box, isWater, outline } from './geometry.ts';

/** The part of the sheet that shows an area; of a sea, its name and first places. */
export function boxOf(area: AreaId): Box {
  const { box, label, slots } = outline(area);
  if (!isWater(area)) return box;
  const xs = [label.x - label.w / 2, label.x + label.w / 2, ...slots.slice(0, 4).map(([x]) => x)];
  const ys = [label.y - 20, label.y + 20, ...slots.slice(0, 4).map(([, y]) => y)];
  return [Math.min(...xs) - 20, Math.min(...ys) - 20, Math.max(...xs) + 20, Math.max(...ys) + 20];
}

export function boxAround(areas: readonly AreaId[]): Box {
  const boxes = areas.map(boxOf);
  const margin = 18;
  return [
    Math.min(...boxes.map((box) => box[0])) - margin,
    Math.min(...boxes.map((box) => box[1])) - margin,
    Math.max(...boxes.map((box) => box[2])) + margin,
    Math.max(...boxes.map((box) => box[3])) + margin,
  ];
}
