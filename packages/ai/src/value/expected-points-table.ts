import type { NationId } from '@bretwalda/engine';

type ExpectedPoints = Readonly<
  Partial<Record<NationId, readonly (readonly [round: number, points: number])[]>>
>;

/**
 * Points that a nation usually has by the end of a round of the full game; the last number is what to aim for. The aims
 * are set by hand, near those of a players' guide and so that the four sides come to 212 each. The numbers before them
 * follow the share of its points that each nation had made by then in 200 games of four squires, rounded and smoothed
 * by hand. Between two listed rounds no points are expected.
 */
// biome-ignore format: one nation a line
const FULL_GAME: ExpectedPoints = {
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

/** The same for Britannia reduX: the means of 100 games of four squires; the last number is what to aim for. */
// biome-ignore format: one nation a line
const REDUX: ExpectedPoints = {
  'romano-british': [[6, 11], [7, 20], [8, 27], [9, 35], [10, 42], [11, 49], [12, 55], [13, 61], [14, 67], [15, 72], [16, 78]],
  welsh: [[6, 10], [7, 19], [8, 28], [9, 37], [10, 47], [11, 57], [12, 66], [13, 74], [14, 82], [15, 90], [16, 99]],
  brigantes: [[6, 8], [7, 13], [8, 17], [9, 21], [10, 25], [11, 29], [12, 31], [13, 34], [14, 36], [15, 38], [16, 41]],
  caledonians: [[6, 6], [7, 12], [8, 18], [9, 24], [10, 30], [11, 34], [12, 38], [13, 42], [14, 47], [15, 51], [16, 55]],
  picts: [[6, 11], [7, 22], [8, 32], [9, 42], [10, 52], [11, 61], [12, 70], [13, 78], [14, 85], [15, 92], [16, 99]],
  irish: [[6, 4], [7, 7], [8, 11], [9, 14], [10, 18], [11, 21], [12, 24], [13, 28], [14, 31], [15, 35], [16, 38]],
  scots: [[6, 5], [7, 10], [8, 16], [9, 22], [10, 27], [11, 30], [12, 33], [13, 35], [14, 37], [15, 39], [16, 42]],
  norsemen: [[11, 3], [12, 7], [13, 12], [14, 16], [15, 21], [16, 25]],
  dubliners: [[12, 4], [13, 14], [14, 26], [15, 38], [16, 49]],
  danes: [[11, 5], [12, 13], [13, 21], [14, 33], [15, 41], [16, 52]],
  norwegians: [[15, 13], [16, 28]],
  saxons: [[6, 7], [7, 15], [8, 25], [9, 34], [10, 44], [11, 53], [12, 63], [13, 73], [14, 83], [15, 90], [16, 102]],
  jutes: [[6, 4], [7, 6], [8, 7], [9, 8], [10, 9], [12, 10], [13, 11]],
  angles: [[6, 7], [7, 18], [8, 32], [9, 46], [10, 60], [11, 72], [12, 82], [13, 91], [14, 97], [15, 102], [16, 106]],
  normans: [[15, 15], [16, 27]],
};

/** By ruleset. */
export const EXPECTED_POINTS: Readonly<Record<string, ExpectedPoints>> = {
  'second-edition': FULL_GAME,
  'computer-game': FULL_GAME,
  redux: REDUX,
};
