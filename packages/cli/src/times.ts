import type { Timing } from './statistics.ts';
import { table } from './text.ts';

/** Milliseconds with as many digits as matter. */
const ms = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(value >= 1 ? 1 : 3));

/** How long bots think about the turn of a nation. */
export const timeLines = (times: readonly (Timing & { readonly bot: string })[]): string[] =>
  table(
    [
      ['Time per nation turn', 'Turns', 'Median', '95%'],
      ...times.map(({ bot, turns, median, p95 }) => [bot, `${turns}`, `${ms(median)} ms`, `${ms(p95)} ms`]),
    ],
    ['left', 'right', 'right', 'right'],
  );
