import type { ElementSize } from './use-element-size.ts';

/** The geometry of the chart of points, apart from its drawing. */
export interface ChartScale {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Where the totals after so many rounds stand. */
  readonly x: (rounds: number) => number;
  readonly y: (points: number) => number;
  /** The width of one round. */
  readonly step: number;
}

const MARGIN = { left: 36, right: 108, top: 12, bottom: 44 } as const;

/** Lays out some rounds from left to right and points from the lowest tick to the highest. */
export function chartScale(
  { width, height }: ElementSize,
  rounds: number,
  ticks: readonly number[],
): ChartScale {
  const left = MARGIN.left;
  const right = width - MARGIN.right;
  const top = MARGIN.top;
  const bottom = height - MARGIN.bottom;
  const [low, high] = [ticks[0] as number, ticks.at(-1) as number];
  return {
    left,
    right,
    top,
    bottom,
    x: (n) => left + (n * (right - left)) / rounds,
    y: (points) => bottom - ((points - low) * (bottom - top)) / (high - low),
    step: (right - left) / rounds,
  };
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100];
const MOST_LINES = 6;

/** Round values for the lines across, from below the least to above the most. */
export function ticks(least: number, most: number): readonly number[] {
  const span = Math.max(1, most - Math.min(0, least));
  const step = STEPS.find((size) => span / size <= MOST_LINES) ?? 200;
  const first = Math.floor(Math.min(0, least) / step) * step;
  const values: number[] = [];
  for (let value = first; value < most + step; value += step) values.push(value);
  return values.length > 1 ? values : [first, first + step];
}

/** Moves labels apart so that none covers another; the order stays. */
export function spread(
  wanted: readonly number[],
  gap: number,
  least: number,
  most: number,
): readonly number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] as number) - (wanted[b] as number));
  const placed = [...wanted];
  let edge = least;
  for (const i of order) {
    placed[i] = Math.max(placed[i] as number, edge);
    edge = (placed[i] as number) + gap;
  }
  let limit = most;
  for (const i of [...order].reverse()) {
    placed[i] = Math.min(placed[i] as number, limit);
    limit = (placed[i] as number) - gap;
  }
  return placed;
}
