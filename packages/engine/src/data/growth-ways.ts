/**
 * Ways of growing, arriving and building. The first word of each is that of the second edition; the
 * others are those of the computer game (DIG) and of the first printing.
 */
export interface GrowthWays {
  /** When an area may get one more new unit than others: when those are full (POP-9), or never while they fit one (DIG-2). */
  readonly newUnits: 'until-full' | 'in-turn';
  /** The most points that are carried over: the same for all (POP-15), or one less than a nation's dearest unit (DIG-3). */
  readonly markerTop: 'for-all' | 'below-dearest-unit';
  /** Pieces that burhs use up: infantry (BURH-6), or their own (first printing). */
  readonly burhPieces: 'infantry' | 'own';
  /** What a nation gets whose invaders lack pieces: full population points (INV-3), or nothing (first printing). */
  readonly shortage: 'fills-marker' | 'nothing';
  /** Forts are built at once (FORT-1), or only if their owner wants them (first printing). */
  readonly forts: 'at-once' | 'by-choice';
}

export const SECOND_EDITION_GROWTH: GrowthWays = {
  newUnits: 'until-full',
  markerTop: 'for-all',
  burhPieces: 'infantry',
  shortage: 'fills-marker',
  forts: 'at-once',
};
