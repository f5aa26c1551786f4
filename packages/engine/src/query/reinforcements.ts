import { ROMAN_REINFORCEMENTS } from '../data/timeline.ts';

/** The row is read by Roman armies anywhere in play, the column by the round (ROM-2, CNT-17). */
export function romanReinforcements(round: number, armies: number): number {
  if (round < 2 || round > 5) return 0;
  const row = ROMAN_REINFORCEMENTS.find((r) => armies >= r.atLeast);
  return row?.rounds2to5[round - 2] ?? 0;
}
