import type { NationId } from './nations.ts';

/** A number for clear and one for difficult terrain. */
export interface ByTerrain {
  readonly clear: number;
  readonly difficult: number;
}

/** Figures of the rules that are not printed on any card. */
export interface Figures {
  /** Population points of a held area (POP-1), and what they buy (POP-2, BURH-1). */
  readonly populationPoints: ByTerrain;
  readonly armyCost: number;
  readonly burhCost: number;
  /** The most points that are carried over (POP-4). */
  readonly markerTop: number;
  /** Most burhs on the board (BURH-6), and the areas that leave no need for any (BURH-2). */
  readonly maxBurhs: number;
  readonly burhAreas: number;
  /** How many burhs may be built in a turn however many areas there are (DIG-32). */
  readonly leastBurhs: number;
  /** Armies that each area feeds (OPOP-1). */
  readonly fedByArea: number;
  /** One army more for a nation that holds clear land (X-LIM-1). */
  readonly fedByClearLand: number;
  /** Armies of a nation in an area (STK-1), and in its one overstack (STK-2). */
  readonly stack: ByTerrain;
  readonly overstack: ByTerrain;
  /** The same in every area for nations that stack freely (STK-3, DIG-11). */
  readonly freeStack: ByTerrain;
  /** Areas that units may enter: infantry (MOV-2), armies that march longer (ROM-1, LDR-8), leaders (LDR-7). */
  readonly march: number;
  readonly longMarch: number;
  readonly leaderMarch: number;
  /** Dice that each unit rolls; as many hits make one loss (BAT-4, X-BAT-5). */
  readonly dicePerUnit: number;
  /** Cards of each face in a player's deck of dice (RUL-142); 0: dice are rolled (BAT-4). */
  readonly diceDeck: number;
  /** What entering a difficult area takes of them (MOV-3, DIG-6). */
  readonly difficultMarch: number;
  /** How many armies each defender stops (OVR-2). */
  readonly stoppedByOne: number;
  /** How many armies any number of defenders stop (X-MOV-6). */
  readonly mostStopped: number;
  /** Most areas with which a nation may still submit to the Romans (SUB-1, SUB-2), in nation order. */
  readonly submissionAreas: readonly (readonly [NationId, number])[];
  /** Brigante areas among Scotland and Galloway with which they may submit to the Angles (BSUB-1). */
  readonly brigantesToAngles: number;
  /** How many legions stay when some are called home (ROM-5). */
  readonly legionsStay: number;
  /** How many leave if there are more (DIG-36); 0: all those beyond. */
  readonly legionsLeave: number;
  /** The fewest that come from Rome while there are fewer than that (ROM-2, DIG-37). */
  readonly leastReinforcements: number;
  /** Most Romano-British infantry that the Romans leave behind (RB-1). */
  readonly garrison: number;
  /** Armies that the Normans get in the last round when Harold is gone (R16-4, DIG-34). */
  readonly haroldsFall: number;
  /** BRET-4. */
  readonly bretwaldaPoints: number;
  /** The fewest English areas that make a King (KING-1). */
  readonly kingdom: number;
  /** KING-2; in the last round more is at stake (KING-11). */
  readonly kingPoints: number;
  readonly lastKingPoints: number;
}

export const SECOND_EDITION_FIGURES: Figures = {
  populationPoints: { clear: 2, difficult: 1 },
  armyCost: 6,
  burhCost: 2,
  markerTop: 5,
  maxBurhs: 8,
  burhAreas: 8,
  leastBurhs: 0,
  fedByArea: 2,
  fedByClearLand: 0,
  stack: { clear: 3, difficult: 2 },
  overstack: { clear: Number.POSITIVE_INFINITY, difficult: 4 },
  freeStack: { clear: Number.POSITIVE_INFINITY, difficult: 4 },
  march: 2,
  longMarch: 3,
  leaderMarch: 3,
  dicePerUnit: 1,
  diceDeck: 0,
  difficultMarch: 1,
  stoppedByOne: 2,
  mostStopped: Number.POSITIVE_INFINITY,
  submissionAreas: [
    ['belgae', 4],
    ['welsh', 5],
    ['brigantes', 3],
    ['picts', 3],
  ],
  brigantesToAngles: 2,
  legionsStay: 12,
  legionsLeave: 0,
  leastReinforcements: 0,
  garrison: 8,
  haroldsFall: 3,
  bretwaldaPoints: 4,
  kingdom: 4,
  kingPoints: 8,
  lastKingPoints: 10,
};
