import type { NationId } from '@bretwalda/engine';

/** What people score in the full game of four players, to measure self-play by. */

export interface Band {
  readonly low: number;
  readonly high: number;
  /** Only less than `high` is inside. */
  readonly below?: true;
}

/** Mean points of each nation. */
export const NATION_TARGETS: Readonly<Record<NationId, number>> = {
  romans: 124,
  'romano-british': 12,
  belgae: 24,
  welsh: 95,
  brigantes: 60,
  caledonians: 36,
  picts: 60,
  irish: 20,
  scots: 36,
  norsemen: 34,
  dubliners: 12,
  danes: 65,
  norwegians: 30,
  saxons: 95,
  jutes: 18,
  angles: 90,
  normans: 36,
};

/** Mean points of each colour, and its share of wins in the heats of tournaments. */
export const COLOUR_TARGETS: Readonly<Record<string, { readonly points: number; readonly wins: number }>> = {
  yellow: { points: 214, wins: 0.3 },
  green: { points: 214, wins: 0.24 },
  red: { points: 209, wins: 0.29 },
  blue: { points: 210, wins: 0.17 },
};

/** The four scores together. */
export const TOTAL_BAND: Band = { low: 820, high: 920 };
export const WINNER_BAND: Band = { low: 225, high: 250 };
/** The share of wins of every colour. */
export const WINS_BAND: Band = { low: 0.15, high: 0.35 };
/** Nations whose course decides the rest of the game. */
export const NATION_BANDS: Readonly<Partial<Record<NationId, Band>>> = {
  romans: { low: 110, high: 140 },
  belgae: { low: 15, high: 28 },
};
/** Share of games in which a player has 300 points or more. */
export const HIGH_SCORE = 300;
export const HIGH_SCORE_BAND: Band = { low: 0, high: 0.05, below: true };
