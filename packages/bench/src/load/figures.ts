/** Times in milliseconds, and what is said of them. */
export interface Spread {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly most: number;
}

export function spreadOf(times: readonly number[]): Spread {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number =>
    rounded(sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN);
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
}

export const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));

/** Actions are flat; on their way through the database their fields may come to stand in another order. */
export const textOfAction = (action: object): string => JSON.stringify(Object.entries(action).sort());
