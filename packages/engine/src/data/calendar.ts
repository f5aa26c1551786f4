/** For what does not happen in a ruleset. */
export const NEVER = Number.POSITIVE_INFINITY;

/** The rounds in which something happens that no card and no row of the timeline names. */
export interface Calendar {
  /** The Belgae rise: Boudicca's army, and the end of their submission (BEL-2, BEL-5). */
  readonly belgaeRise: number;
  /** After this round legions are called home (ROM-5). */
  readonly legionsRecalled: number;
  /** The last turn of the Romans (ROM-7). */
  readonly lastRomanTurn: number;
  /** The Romans leave, and the Romano-British take over (RB-1). */
  readonly romansLeave: number;
  /** The last round in which the Romano-British may not attack former subjects of Rome first (RB-14). */
  readonly peaceEnds: number;
  /** Arthur appears (ART-1). */
  readonly arthur: number;
  /** Arthur leaves (ART-8). */
  readonly arthurLeaves: number;
  /** All Danes who raid go back to sea (DANE-1). */
  readonly danishRaid: number;
  /** The Saxons may buy burhs (BURH-1). */
  readonly burhs: readonly number[];
  /** Cnut may be king, and sails home (DANE-4, KING-5). */
  readonly cnut: number;
  /** From this round a burh falls before any army (CAS-8). */
  readonly burhsFallFirst: number;
  /** Special reinforcements, and the contest for the crown (R16-1, KING-11). */
  readonly lastRound: number;
  /** The first and last round in which a nation may submit to the Romans (SUB-4). */
  readonly submissionToRomans: readonly [number, number];
  /** The same for the Brigantes and the Angles (BSUB-1, BSUB-11). */
  readonly submissionToAngles: readonly [number, number];
}

export const SECOND_EDITION_CALENDAR: Calendar = {
  belgaeRise: 1,
  legionsRecalled: 2,
  lastRomanTurn: 5,
  romansLeave: 6,
  peaceEnds: 7,
  arthur: 7,
  arthurLeaves: 8,
  danishRaid: 11,
  burhs: [12, 13],
  cnut: 14,
  burhsFallFirst: 14,
  lastRound: 16,
  submissionToRomans: [1, 5],
  submissionToAngles: [6, 12],
};
