/** The rounds in which something happens that no card and no row of the timeline names. */
export const CALENDAR = {
  /** The Belgae rise: Boudicca's army, and the end of their submission (BEL-2, BEL-5). */
  belgaeRise: 1,
  /** After this round legions are called home (ROM-5). */
  legionsRecalled: 2,
  /** The last turn of the Romans (ROM-7). */
  lastRomanTurn: 5,
  /** The Romans leave, and the Romano-British take over (RB-1). */
  romansLeave: 6,
  /** The last round in which the Romano-British may not attack former subjects of Rome first (RB-14). */
  peaceEnds: 7,
  /** Arthur appears (ART-1). */
  arthur: 7,
  /** Arthur leaves (ART-8). */
  arthurLeaves: 8,
  /** All Danes who raid go back to sea (DANE-1). */
  danishRaid: 11,
  /** The Saxons may buy burhs (BURH-1). */
  burhs: [12, 13],
  /** Cnut may be king, and sails home (DANE-4, KING-5). */
  cnut: 14,
  /** From this round a burh falls before any army (CAS-8). */
  burhsFallFirst: 14,
  /** Special reinforcements, and the contest for the crown (R16-1, KING-11). */
  lastRound: 16,
} as const;
