import type { LeaderId } from '../data/nations.ts';
import type { Step } from '../data/order.ts';
import type { ScenarioId } from '../data/scenarios.ts';
import type { Area, Nation, Seat } from './ids.ts';
import type { ScoreEntry } from './points.ts';
import type { Position } from './position.ts';
import { isWhole } from './whole.ts';

/**
 * Raised whenever a journal of an older engine would no longer replay to the same game. Older games continue under the
 * rules they began with; `query/version.ts` lists what changed.
 */
export const RULES_VERSION = 2;

/** Whether games of a version can be played: all past versions can, future ones cannot. */
export const isKnownVersion = (version: unknown): boolean => isWhole(version, 1, RULES_VERSION);

export type RulesetId = string;
export type Kind = 'infantry' | 'cavalry';

export interface Options {
  /** How the nation groups are assigned to the players (SETUP-1, DEC-1, BID). */
  readonly sides: 'fixed' | 'random' | 'choose' | 'bid';
  /** The least raise over a held card (BID-6). */
  readonly minRaise: number;
  /** Bretwalda: ask whether anyone wants a secret ballot (BRET-7), or settle it beforehand. */
  readonly ballot: 'ask' | 'open' | 'secret';
  /** The optional rules in force, by name. */
  readonly variants: readonly string[];
  /** Points added to the final score of each group of nations, or taken off (RUL-143); empty: none. */
  readonly handicap: readonly number[];
  /** What the table has agreed about deals: anything goes, only aloud, none. Nothing enforces it (RUL-145). */
  readonly negotiation: 'free' | 'open' | 'none';
}

export interface Config {
  /** The ruleset; it follows from the scenario. */
  readonly rules?: RulesetId;
  /** The version of the rules with which the game began; the present one if not given. */
  readonly version?: number;
  readonly scenario: ScenarioId;
  readonly options?: Partial<Options>;
  /** With fixed sides: the group of each seat; by default seat 0 plays group 0 and so on. */
  readonly groups?: readonly number[];
  /** A game that does not begin with the setup but in the middle; it brings its own options and sides. */
  readonly position?: Position;
}

export type { Step } from '../data/order.ts';

export const NO_FORT = 0;
export const FORT = 1;
export const DESTROYED_FORT = 2;
/** Intact, but built in the phase now played: no road yet (ROAD-1). */
export const NEW_FORT = 3;

/** Why a group may not simply move on. Bits of `Group.flags`. */
export const HALTED = 1; // entered difficult terrain, or crossed a strait: moves on only with a leader (MOV-4, DIG-7)
export const STOPPED = 2; // crossed a strait, or a leader joined a battle: no further step (MOV-8, LDR-7)
export const ALONE = 4; // made a step without the leader: cannot be led any more (LDR-9)
export const SEA_USED = 8; // entered a sea in this phase: no second one (SEA-2, SEA-11)
export const ROAD_ONLY = 16; // only road steps are left (ROAD-5, ROAD-8)

/** Armies of the moving nation that share their history of this turn (MOV-12). */
export interface Group {
  readonly at: Area;
  readonly kind: Kind;
  readonly count: number;
  /** Where they began the Movement Phase. */
  readonly start: Area;
  /** Where they go if they retreat from `at` (RET-10, RET-11); nowhere for those that have not moved. */
  readonly retreatTo: Area;
  /** The sea where raiders began the turn, or the land a Pict raider left (RAID-4, RAID-9, DIG-14). */
  readonly withdrawTo: Area;
  readonly spent: number;
  readonly flags: number;
  /** Areas visited by road steps since the last step that counted, as a bit set: free steps never go in circles. */
  readonly trail: number;
}

export interface Leader {
  readonly id: LeaderId;
  readonly at: Area;
  readonly start: Area;
  readonly withdrawTo: Area;
  readonly spent: number;
  readonly flags: number;
  /** The area he came from with his last step: armies left there may still follow him (LDR-8). */
  readonly from: Area;
}

export interface Hits {
  /** Six or more after the leader's bonus: reaches every target. */
  readonly high: number;
  /** Reaches normal targets only. */
  readonly low: number;
}

export type BattleStage = 'roll' | 'casualties' | 'losses-done' | 'defender' | 'attacker' | 'ended';

export interface Battle {
  readonly area: Area;
  readonly defender: Nation;
  readonly round: number;
  readonly stage: BattleStage;
  /** Hits suffered by the attacker and the defender in this round. */
  readonly onAttacker: Hits;
  readonly onDefender: Hits;
  /** Hits left over from the round before, where several make one loss (X-BAT-5); missing: none. */
  readonly carriedOnAttacker?: Hits;
  readonly carriedOnDefender?: Hits;
  /** Casualty choices made so far in this round; -1: not yet made. */
  readonly attackerCavalry: number;
  readonly defenderCavalry: number;
  readonly burhLost: number;
  /** Attackers' losses whose origin their owner has not named yet (CAS-7, RUL-55). */
  readonly owedInfantry: number;
  readonly owedCavalry: number;
}

/** A move that was made. Where its armies began the phase identifies them (RUL-87). */
export interface Move {
  readonly from: Area;
  readonly to: Area;
  readonly kind: Kind;
  /** 0: the leader went alone. */
  readonly count: number;
  readonly leader: boolean;
  readonly start: Area;
}

/** What a Movement Phase started from, so that its moves can be taken back (RUL-87, RUL-140). */
export interface Rewind {
  readonly infantry: readonly number[];
  readonly cavalry: readonly number[];
  readonly holder: readonly Nation[];
  readonly forts: readonly number[];
  readonly groups: readonly Group[];
  readonly leader: Leader | null;
  readonly ledger: number;
  readonly scored: readonly number[];
  /** What the overlord had scored; empty without one. */
  readonly overlordScored: readonly number[];
  readonly attacked: readonly number[];
  /** A subject's moves so far, some of which may be taken back; null: not recorded. */
  readonly moves: readonly Move[] | null;
  /** Armies beyond the stacking limits that no move of the phase can fix, and that are tolerated (STK-7, RUL-140). */
  readonly excess: number;
}

export interface SideCard {
  readonly seat: Seat;
  readonly points: number;
}

/** What is being decided. The rest of the data is in the state. */
export type Pending =
  | { readonly kind: 'begin' }
  | { readonly kind: 'side'; readonly seat: Seat }
  | { readonly kind: 'allowance'; readonly nation: Nation; readonly overlord: Nation }
  | {
      readonly kind: 'burhs';
      readonly nation: Nation;
      readonly points: number;
      readonly placed: readonly Area[];
    }
  | {
      readonly kind: 'place';
      readonly nation: Nation;
      readonly why: 'population' | 'king' | 'special' | 'boudicca' | 'reinforcements';
      readonly left: number;
      readonly placed: readonly Area[];
      /** How many of those left are cavalry; they are placed first (DIG-40). */
      readonly cavalry?: number;
    }
  | {
      readonly kind: 'leave-out';
      readonly nation: Nation;
      readonly excess: number;
      readonly due: readonly { readonly area: Area; readonly unit: Kind; readonly n: number }[];
    }
  | { readonly kind: 'leader'; readonly nation: Nation; readonly leader: LeaderId; readonly near: Area }
  | { readonly kind: 'move'; readonly nation: Nation }
  | { readonly kind: 'permission'; readonly nation: Nation; readonly overlord: Nation; readonly area: Area }
  | { readonly kind: 'submit'; readonly nation: Nation; readonly overlord: Nation }
  | { readonly kind: 'displace'; readonly nation: Nation; readonly subject: Nation }
  | { readonly kind: 'battle'; readonly nation: Nation }
  | {
      readonly kind: 'strike';
      readonly nation: Nation;
      readonly victim: Nation;
      readonly least: number;
      readonly most: number;
    }
  | { readonly kind: 'burh-loss'; readonly nation: Nation }
  | { readonly kind: 'forts'; readonly nation: Nation }
  | { readonly kind: 'losses'; readonly nation: Nation }
  | {
      readonly kind: 'retreat';
      readonly nation: Nation;
      readonly side: 'attacker' | 'defender';
      /** Some armies have left and others must follow before the side may stand (RUL-59). */
      readonly unfinished?: true;
      /** Where the first of them went, if the others may go nowhere else (DIG-18). */
      readonly to?: Area;
    }
  | { readonly kind: 'withdraw'; readonly nation: Nation }
  | {
      readonly kind: 'remove';
      readonly nation: Nation;
      readonly why: 'overpopulation' | 'reduction' | 'departure';
      readonly left: number;
    }
  | {
      readonly kind: 'replace';
      readonly nation: Nation;
      readonly unit: 'fort' | 'army';
      readonly left: number;
    }
  | { readonly kind: 'ballot'; readonly seat: Seat }
  | {
      readonly kind: 'vote';
      readonly secret: boolean;
      /** Nations that have votes, in nation order, and what each has voted for; -1: not yet; -2: hidden. */
      readonly voters: readonly Nation[];
      readonly votes: readonly Nation[];
    }
  | {
      readonly kind: 'exchange';
      readonly nation: Nation;
      /** The infantry that is due in round 16 (R16-5), or that the nation could raise (DIG-40). */
      readonly due: number;
      readonly why?: 'population';
    };

export type PendingKind = Pending['kind'];

/** A whole game at one moment: plain JSON, never changed in place. */
export interface GameState {
  readonly rules: RulesetId;
  readonly version: number;
  readonly scenario: ScenarioId;
  readonly options: Options;
  readonly seats: number;
  /** The seat of each nation; -1 while sides are still open. */
  readonly owner: readonly Seat[];
  /** Group of nations → who holds it, while and after sides are settled; null: free. */
  readonly cards: readonly (SideCard | null)[];
  /** Seats in the order of bidding or choosing. */
  readonly order: readonly Seat[];

  readonly round: number;
  /** Whose nation turn it is; -1 between turns. */
  readonly nation: Nation;
  readonly step: Step;
  /** A Major Invasion moves and fights twice in a turn: 1 or 2; always 1 on other turns (MAJ-1). */
  readonly invasionHalf: number;

  /** The nation that stands in a land area; of two in a battle the one that was there first. */
  readonly holder: readonly Nation[];
  readonly infantry: readonly (readonly number[])[];
  readonly cavalry: readonly (readonly number[])[];
  readonly forts: readonly number[];
  readonly burhs: readonly number[];
  readonly leaders: readonly (Leader | null)[];
  readonly markers: readonly number[];
  readonly overlord: readonly Nation[];
  /** Nations that submitted to the Romans (SUB-27) and those that attacked the Romano-British since (RB-11). */
  readonly submitted: readonly number[];
  readonly attacked: readonly number[];
  /** Areas for which a nation has already scored occupy points (SCORE-3). */
  readonly scored: readonly (readonly number[])[];
  readonly ledger: readonly ScoreEntry[];

  /** This turn: the armies of the moving nation by their history, and steps into held areas as from * 64 + to. */
  readonly groups: readonly Group[];
  readonly entries: readonly number[];
  readonly battle: Battle | null;
  /** With decks of dice: the cards left to each seat, by face (RUL-142); null: dice are rolled. */
  readonly decks: readonly (readonly number[])[] | null;
  /** Nations already asked whether they submit, at a moment when some may; null at all other moments (SUB-5). */
  readonly askedToSubmit: readonly Nation[] | null;
  /** Nations that resist for the rest of this turn and are not asked again (SUB-7). */
  readonly holdingOut: readonly Nation[];
  /** The nation whose submission is displacing armies (SUB-11). */
  readonly displacing: Nation;
  readonly granted: readonly Area[];
  readonly refused: readonly Area[];
  readonly rewind: Rewind | null;
  /** The overlord granted full population (POP-13); Oswiu's or Offa's condition is met (CNT-15). */
  readonly fullPopulation: boolean;
  readonly leaderMayEnter: boolean;
  /** Danish invaders that could not be placed in round 14 (DANE-4). */
  readonly shortfall: number;
  /** The same by nation while all invaders of a round come together (DIG-1); null: none is missing. */
  readonly missing: readonly number[] | null;

  readonly pending: Pending | null;
}
