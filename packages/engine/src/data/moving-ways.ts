/**
 * Ways of moving, stacking, raiding and retreating. The first word of each is that of the second edition; the others
 * are those of the computer game (DIG) and of the first printing.
 */
export interface MovingWays {
  /** Armies beside a leader go as far as cavalry (LDR-8), or one area further than without him (DIG-4). */
  readonly led: 'as-far-as-cavalry' | 'one-area-more';
  /** A strait takes the whole move (MOV-8), or one area more than the step itself, and a leader goes on (DIG-7). */
  readonly straits: 'whole-move' | 'one-area-more';
  /** Roads before a strait or after it (ROAD-8), only before it (first printing), or across it (DIG-8). */
  readonly straitRoads: 'before-or-after' | 'before' | 'across';
  /** Roads in the areas of subjects end at a ruined fort (ROAD-1), or run on (DIG-9). */
  readonly ruins: 'break-roads' | 'carry-roads';
  /** Seas that a unit may enter in a Movement Phase (SEA-2, SEA-11, DIG-10). */
  readonly seas: 'one' | 'several';
  /** Who is counted when the areas cannot feed all (OPOP-5, DIG-13). */
  readonly fed: 'armies-and-burhs' | 'armies';
  /** On a raiding turn all who began at sea are raiders (RAID-2), or those who arrived this round (DIG-14). */
  readonly raiders: 'all-at-sea' | 'newcomers';
  /** Where raiders retreat to after a march inland: the last area (RET-10), or where they began (DIG-15). */
  readonly raidersRetreat: 'one-area' | 'to-start';
  /** The same for all attackers who began at sea (RET-10, or the first printing). */
  readonly invadersRetreat: 'one-area' | 'to-start';
  /** Who may retreat to sea: raiders and the first half of a Major Invasion (RET-12), or raiders only (DIG-19). */
  readonly seaRetreat: 'raiders-and-first-half' | 'raiders';
  /**
   * Defenders keep away from where the attackers are and came from (RET-3, RET-6), only from vacant areas where those
   * came from who fight them (X-RET-2), or from neither (DIG-17).
   */
  readonly defendersRetreat: 'away-from-attackers' | 'not-where-attackers-came-from' | 'anywhere-free';
  /** Where the armies of one retreat go: each its own way (RET-7, RET-10), or all to one area (DIG-18). */
  readonly retreatPlaces: 'several' | 'one';
  /** Armies that cannot retreat fight on (RET-9, RET-14), or may be given up (DIG-16). */
  readonly noRetreat: 'fight-on' | 'may-perish';
}

export const SECOND_EDITION_MOVING: MovingWays = {
  led: 'as-far-as-cavalry',
  straits: 'whole-move',
  straitRoads: 'before-or-after',
  ruins: 'break-roads',
  seas: 'one',
  fed: 'armies-and-burhs',
  raiders: 'all-at-sea',
  raidersRetreat: 'one-area',
  invadersRetreat: 'one-area',
  seaRetreat: 'raiders-and-first-half',
  defendersRetreat: 'away-from-attackers',
  retreatPlaces: 'several',
  noRetreat: 'fight-on',
};
