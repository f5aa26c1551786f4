import type { Box, Point } from '../src/map/geometry.ts';

/** Reads outlines from path strings and measures them. */

/** A closed line; the last point joins the first. */
export type Ring = readonly Point[];

const round = (value: number): number => Math.round(value * 10) / 10;

/** Outlines use M, l and z only. */
export function ringsOf(d: string): readonly Ring[] {
  const rings: Point[][] = [];
  for (const [, command, text = ''] of d.matchAll(/([Mlz])([^Mlz]*)/g)) {
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (command === 'M') rings.push([[numbers[0] ?? 0, numbers[1] ?? 0]]);
    const ring = rings.at(-1) ?? [];
    for (let i = 0; command === 'l' && i < numbers.length; i += 2) {
      const [x, y] = ring.at(-1) ?? [0, 0];
      ring.push([round(x + (numbers[i] ?? 0)), round(y + (numbers[i + 1] ?? 0))]);
    }
  }
  return rings;
}

/** The sides of a ring. */
function* sides(ring: Ring): Generator<readonly [Point, Point]> {
  for (let i = 0; i < ring.length; i++) {
    yield [ring[i] as Point, ring[(i + 1) % ring.length] as Point];
  }
}

export function boxOfRings(rings: readonly Ring[]): Box {
  const xs = rings.flat().map(([x]) => x);
  const ys = rings.flat().map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Rings within rings are holes. */
export function inside([x, y]: Point, rings: readonly Ring[]): boolean {
  let within = false;
  for (const ring of rings) {
    for (const [a, b] of sides(ring)) {
      if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) within = !within;
    }
  }
  return within;
}

function toSide([x, y]: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / square));
  return Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy);
}

/** How far a point is from an outline. */
export function toOutline(point: Point, rings: readonly Ring[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const ring of rings) for (const [a, b] of sides(ring)) least = Math.min(least, toSide(point, a, b));
  return least;
}

const isClockwise = (ring: Ring): boolean => {
  let sum = 0;
  for (const [a, b] of sides(ring)) sum += a[0] * b[1] - b[0] * a[1];
  return sum > 0;
};

export interface Stride {
  readonly at: Point;
  /** A little outside the ring. */
  readonly beyond: Point;
  readonly length: number;
}

const STRIDE = 0.5;
const BEYOND = 0.7;

/** Walks along outlines in small strides. */
export function* walk(rings: readonly Ring[]): Generator<Stride> {
  for (const ring of rings) {
    const turn = isClockwise(ring) ? 1 : -1;
    for (const [a, b] of sides(ring)) {
      const whole = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const count = Math.ceil(whole / STRIDE);
      for (let i = 0; i < count; i++) {
        const t = (i + 0.5) / count;
        const at: Point = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
        const nx = ((b[1] - a[1]) / whole) * turn;
        const ny = (-(b[0] - a[0]) / whole) * turn;
        yield { at, beyond: [at[0] + nx * BEYOND, at[1] + ny * BEYOND], length: whole / count };
      }
    }
  }
}
