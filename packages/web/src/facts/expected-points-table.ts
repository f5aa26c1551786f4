import type { NationId } from '@bretwalda/engine';

/**
 * Points that a nation usually has by the end of a round of the full game; the last number is what to aim for. The aims
 * are set by hand, near those of a players' guide and so that the four sides come to 212 each. The numbers before them
 * follow the share of its points that each nation had made by then in 200 games of four squires, rounded and smoothed
 * by hand. Between two listed rounds no points are expected.
 */
// biome-ignore format: one nation a line
export const EXPECTED_POINTS: Readonly<Record<NationId, readonly (readonly [round: number, points: number])[]>> = {
  romans: [[1, 55], [2, 79], [3, 82], [5, 122]],
  'romano-british': [[6, 2], [7, 9], [10, 11], [13, 12]],
  belgae: [[1, 19], [2, 22], [3, 23], [5, 24], [7, 25]],
  welsh: [[1, 2], [5, 11], [7, 30], [8, 35], [10, 54], [13, 72], [16, 92]],
  brigantes: [[1, 6], [5, 18], [7, 31], [10, 42], [13, 51], [16, 58]],
  caledonians: [[5, 9], [7, 18], [10, 25], [13, 30], [16, 36]],
  picts: [[5, 9], [7, 23], [10, 37], [13, 49], [16, 60]],
  irish: [[3, 1], [4, 3], [5, 9], [6, 10], [7, 17], [10, 19], [13, 21], [16, 22]],
  scots: [[4, 1], [5, 4], [6, 5], [7, 13], [10, 22], [13, 29], [16, 36]],
  norsemen: [[11, 8], [12, 11], [13, 26], [16, 34]],
  dubliners: [[13, 6], [16, 12]],
  danes: [[11, 6], [12, 32], [13, 50], [14, 52], [16, 66]],
  norwegians: [[15, 22], [16, 30]],
  saxons: [[4, 4], [5, 11], [7, 29], [8, 30], [9, 31], [10, 53], [11, 56], [12, 60], [13, 84], [16, 98]],
  jutes: [[4, 4], [5, 13], [7, 15], [10, 17], [13, 18]],
  angles: [[4, 5], [5, 15], [7, 43], [10, 71], [13, 83], [16, 90]],
  normans: [[15, 25], [16, 37]],
};
