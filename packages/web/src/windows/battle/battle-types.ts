import type { AreaId, Hits, LandId, LeaderId, NationId } from '@bretwalda/engine';
import type { BattleUnit, DieAccount } from '@bretwalda/engine/queries';

export type UnitKind = BattleUnit;
export type BattleSide = 'attacker' | 'defender';

export interface SideForce {
  readonly nation: NationId;
  /** Its infantry hits, and is hit, like cavalry (GEN-3). */
  readonly strong: boolean;
  readonly infantry: number;
  readonly cavalry: number;
  readonly fort: number;
  readonly burh: number;
  readonly leader: LeaderId | null;
}

export type DieReport = DieAccount;

export interface Losses {
  readonly infantry: number;
  readonly cavalry: number;
  readonly fort: number;
  readonly burh: number;
  readonly leader: LeaderId | null;
}

export interface RetreatReport {
  readonly nation: NationId;
  readonly to: AreaId;
  readonly infantry: number;
  readonly cavalry: number;
  readonly leader: boolean;
}

/** The cards left to the player of each side, by face; null: dice are rolled (RUL-142). */
export type Decks = Readonly<Record<BattleSide, readonly number[]>> | null;

/** Hits on one side that are left over: before a round of dice, and after it (X-BAT-5). */
export interface Carried {
  readonly before: Hits;
  readonly after: Hits;
}

export interface RoundReport {
  readonly round: number;
  readonly force: Readonly<Record<BattleSide, SideForce>>;
  readonly rolls: Readonly<Record<BattleSide, Readonly<Record<UnitKind, readonly number[]>>>>;
  /** What each die did; what fell to it is known once the losses are. */
  readonly dice: Readonly<Record<BattleSide, readonly DieReport[]>>;
  readonly losses: Readonly<Record<BattleSide, Losses>>;
  /** After the dice of this round. */
  readonly retreats: readonly RetreatReport[];
  /** Points scored in this round, for units that fell and for the area. */
  readonly points: readonly { readonly nation: NationId; readonly points: number }[];
  /** Hits on each side that are left over; null where every hit is a loss. */
  readonly carried: Readonly<Record<BattleSide, Carried>> | null;
  /** After the dice of this round. */
  readonly decks: Decks;
}

export interface Submission {
  readonly nation: NationId;
  readonly overlord: NationId;
  readonly after: number;
}

/** One battle as it was fought so far. */
export interface BattleReport {
  /** Number of the journal entry that opened it. */
  readonly entry: number;
  readonly area: LandId;
  readonly attacker: NationId;
  readonly defender: NationId;
  /** The round of the game and the half of the invasion. */
  readonly gameRound: number;
  readonly half: number;
  /** A burh falls before armies (CAS-8). */
  readonly burhFirst: boolean;
  /** The attacker moves and fights twice (MAJ-1). */
  readonly major: boolean;
  /** Dice of each unit, and hits for each loss (X-BAT-5). */
  readonly dicePerUnit: number;
  /** Before the first dice. */
  readonly decks: Decks;
  readonly start: Readonly<Record<BattleSide, SideForce>>;
  readonly rounds: readonly RoundReport[];
  /** Nations that submitted during it, and after how many rounds of dice (SUB-5). */
  readonly submissions: readonly Submission[];
  /** Nobody is left to fight; it may still wait for an answer before it ends. */
  readonly decided: boolean;
  readonly ended: boolean;
  /** Who holds the area, once it is decided. */
  readonly holder: NationId | null;
}

/** How many hits are left over. */
export const countHits = ({ high, low }: Hits): number => high + low;

export const NO_LOSSES: Losses = { infantry: 0, cavalry: 0, fort: 0, burh: 0, leader: null };

export const fighters = (f: SideForce | Losses): number => f.infantry + f.cavalry + f.fort + f.burh;
