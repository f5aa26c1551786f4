import type { AreaId } from '@bretwalda/engine';
import { type Box, outline, type Point } from './geometry.ts';

const overlap = (a: Box, b: Box): number => {
  const w = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const h = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return w > 0 && h > 0 ? w * h : 0;
};

/** What it costs to stand outside the area, compared with covering something. */
const OUTSIDE = 0.5;

/** What it costs to overlap something at all, in square pixels. */
const TOUCH = 40;

const JITTER = [-8, -4, 0, 4, 8] as const;

/** Finds spots for the pieces of an area: names, discs and badges keep clear of each other as far as there is room. */
export class SpotFinder {
  private readonly taken: Box[];
  private readonly spots: readonly Point[];
  private readonly pixel: number;
  private readonly box: Box;

  constructor(area: AreaId, names: readonly Box[], pixel: number) {
    this.pixel = pixel;
    this.taken = [...names];
    this.box = outline(area).box;
    this.spots = outline(area).slots.flatMap(([x, y]) =>
      JITTER.flatMap((dx) => JITTER.map((dy) => [x + dx, y + dy] as const)),
    );
  }

  private world(boxes: readonly Box[], scale: number, [x, y]: Point): readonly Box[] {
    const f = this.pixel * scale;
    return boxes.map(([x0, y0, x1, y1]) => [x + x0 * f, y + y0 * f, x + x1 * f, y + y1 * f] as const);
  }

  private cover(boxes: readonly Box[]): number {
    let sum = 0;
    for (const box of boxes) {
      for (const other of this.taken) {
        const common = overlap(box, other);
        if (common > 0) sum += common + TOUCH * this.pixel * this.pixel;
      }
      sum += OUTSIDE * (overlap(box, box) - overlap(box, this.box));
    }
    return sum / (this.pixel * this.pixel);
  }

  /** The best spot for a thing that covers these boxes, near a point. */
  find(boxes: readonly Box[], scale: number, wish: Point, spots: readonly Point[] = this.spots): Point {
    let best: Point = wish;
    let least = Number.POSITIVE_INFINITY;
    for (const spot of spots) {
      const far = Math.hypot(spot[0] - wish[0], spot[1] - wish[1]) / this.pixel;
      const cost = this.cover(this.world(boxes, scale, spot)) * 2 + far;
      if (cost < least) {
        least = cost;
        best = spot;
      }
    }
    this.taken.push(...this.world(boxes, scale, best));
    return best;
  }
}
