/**
 * Ways of submission, of the Roman departure, of crowns and of the last reinforcements. The first word of each is that
 * of the second edition; the others are those of the computer game (DIG) and of the first printing.
 */
export interface PoliticsWays {
  /**
   * When nations are asked whether they submit: after movement and in every battle of the overlord (SUB-5, SUB-6), or
   * also while he moves, and in battles only those who fight him (DIG-22).
   */
  readonly submissionOffers: 'in-any-battle' | 'when-attacked';
  /** Half of a subject's population points: up (POP-13), down (DIG-23), or down but not to nothing (first printing). */
  readonly halfGrowth: 'up' | 'down' | 'down-to-one';
  /** Half of what a subject scores for areas: up (SUB-24), or down (first printing). */
  readonly halfPoints: 'up' | 'down';
  /** What subjects of the Angles score for areas: half (BSUB-9), or all (first printing). */
  readonly pointsUnderAngles: 'half' | 'all';
  /**
   * How long subjects stay subjects: to the last round of it (SUB-25, SUB-26), or only while they have no leader and
   * both sides have an army (DIG-24).
   */
  readonly subjection: 'to-its-end' | 'leaderless';
  /** Are Belgae who submitted spared later, like others who did (RB-13, or the first printing)? */
  readonly belgaeLater: 'fair-game' | 'spared';
  /** Forts that become Romano-British: only intact ones (RB-1), or ruins too (DIG-27). */
  readonly garrisonForts: 'intact' | 'ruins-too';
  /** How many: all there are, up to the limit (RB-1), or as many as their owner wants and stacking allows (first printing). */
  readonly garrisonSize: 'all' | 'as-wanted';
  /** Where Arthur comes: with own armies or on vacant land (ART-3), or there only without armies (first printing). */
  readonly arthur: 'free-choice' | 'with-his-people';
  /** Is a ballot for the Bretwalda secret if a player asks for it (BRET-7), or always open (DIG-28)? */
  readonly ballot: 'on-request' | 'open';
  /** Who can be Bretwalda: nations with an English area (CNT-13), or all nations (first printing). */
  readonly bretwaldas: 'in-england' | 'anywhere';
  /** Who must have half as many areas as the King: every other nation (KING-1), or player (first printing). */
  readonly kingsRivals: 'nations' | 'players';
  /** Where the King's army is placed (KING-2, DIG-29). */
  readonly kingsArmy: 'anywhere' | 'england';
  /** Is the last leader of 1066 King if a fifth nation has twice his areas (KING-8, DIG-30)? */
  readonly lastLeader: 'unless-outdone' | 'always-king';
  /** How many men Cnut takes home: fewer if fewer came (DANE-4), or always four (DIG-31). */
  readonly cnutsMen: 'fewer-if-fewer-came' | 'four';
  /** Which areas bring the Norwegians an army in the last round (R16-2, DIG-33). */
  readonly norwegianLevy: 'all-areas' | 'english-areas';
  /** The Saxon army of the last round: placed one by one if Harold is in England (R16-3), or all in one area (DIG-35). */
  readonly saxonLevy: 'one-by-one' | 'together';
}

export const SECOND_EDITION_POLITICS: PoliticsWays = {
  submissionOffers: 'in-any-battle',
  halfGrowth: 'up',
  halfPoints: 'up',
  pointsUnderAngles: 'half',
  subjection: 'to-its-end',
  belgaeLater: 'fair-game',
  garrisonForts: 'intact',
  garrisonSize: 'all',
  arthur: 'free-choice',
  ballot: 'on-request',
  bretwaldas: 'in-england',
  kingsRivals: 'nations',
  kingsArmy: 'anywhere',
  lastLeader: 'unless-outdone',
  cnutsMen: 'fewer-if-fewer-came',
  norwegianLevy: 'all-areas',
  saxonLevy: 'one-by-one',
};
