import { type GrowthWays, SECOND_EDITION_GROWTH } from './growth-ways.ts';
import { type MovingWays, SECOND_EDITION_MOVING } from './moving-ways.ts';
import { type PoliticsWays, SECOND_EDITION_POLITICS } from './politics-ways.ts';

/** Rules that can be played in more than one way. The first word of each is that of the second edition. */
export interface Ways extends MovingWays, GrowthWays, PoliticsWays {
  /** Who is King: whoever has twice as many areas as any other (KING-1), or all who have most (X-SCORE-2). */
  readonly king: 'twice-the-next' | 'most-areas';
  /**
   * Armies beyond what the land feeds: they go when the turn ends (OPOP-1), or there is a limit at the end of movement
   * and for retreats, and those beyond it slow growth (X-LIM, X-POP-3, X-POP-4).
   */
  readonly crowding: 'removed' | 'limit';
  /** The population points of a nation without land: kept (POP-4) or lost (X-POP-2). */
  readonly landlessMarker: 'kept' | 'lost';
  /** How many areas a nation holds at the end of its movement: any number, or as many as before (X-MOV-8). */
  readonly areasHeld: 'any-number' | 'as-many';
  /** Where armies may overrun: everywhere (OVR-1), or not through difficult terrain (X-MOV-6). */
  readonly overruns: 'everywhere' | 'clear-land';
  /** What difficult terrain does to armies that enter it: halts them (MOV-4, XP-7), or nothing (X-MOV-1). */
  readonly difficultLand: 'halts' | 'open';
  /** Whether points are seen as they are scored (GEN-15), or only when the game is over (RUL-144). */
  readonly scores: 'open' | 'hidden';
}

export const SECOND_EDITION_WAYS: Ways = {
  ...SECOND_EDITION_MOVING,
  ...SECOND_EDITION_GROWTH,
  ...SECOND_EDITION_POLITICS,
  king: 'twice-the-next',
  crowding: 'removed',
  landlessMarker: 'kept',
  areasHeld: 'any-number',
  overruns: 'everywhere',
  difficultLand: 'halts',
  scores: 'open',
};
