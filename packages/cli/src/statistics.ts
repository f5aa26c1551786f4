/** Numbers about numbers. */

export interface Spread {
  readonly mean: number;
  /** Standard deviation of the sample; 0 for a single value. */
  readonly deviation: number;
}

export const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

export function spread(values: readonly number[]): Spread {
  const mean = values.length > 0 ? sum(values) / values.length : 0;
  const squares = values.reduce((total, v) => total + (v - mean) ** 2, 0);
  return { mean, deviation: values.length > 1 ? Math.sqrt(squares / (values.length - 1)) : 0 };
}

/** A share and the Wilson interval in which the true one lies with 95 %. */
export interface Share {
  readonly games: number;
  /** Shared wins are split, so this need not be whole. */
  readonly wins: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

export function share(wins: number, games: number): Share {
  if (games === 0) return { games, wins, share: 0, low: 0, high: 1 };
  const p = wins / games;
  const z2 = Z * Z;
  const centre = (p + z2 / (2 * games)) / (1 + z2 / games);
  const half = (Z / (1 + z2 / games)) * Math.sqrt((p * (1 - p)) / games + z2 / (4 * games * games));
  return { games, wins, share: p, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** What a seat has of a win: all, or its part when equals share it. */
export const winOf = (winners: readonly number[], seat: number): number =>
  winners.includes(seat) ? 1 / winners.length : 0;

/** Milliseconds a nation turn. */
export interface Timing {
  readonly turns: number;
  readonly median: number;
  readonly p95: number;
}

export function timing(samples: readonly number[]): Timing {
  const sorted = Float64Array.from(samples).sort();
  return { turns: sorted.length, median: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) };
}

/** Of sorted values, between the two nearest; 0 of none. */
export function quantile(sorted: ArrayLike<number>, part: number): number {
  const at = (sorted.length - 1) * part;
  const low = sorted[Math.floor(at)] ?? 0;
  const high = sorted[Math.ceil(at)] ?? low;
  return low + (high - low) * (at - Math.floor(at));
}
