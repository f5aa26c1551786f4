import type { AreaId, LandId } from '../data/board.ts';
import type { LeaderId, NationId } from '../data/nations.ts';
import type { Action } from './action.ts';
import type { Seat } from './ids.ts';
import type { PointsSource } from './points.ts';
import type { Hits, Kind } from './state.ts';

/** Hits on one side that were left over from the round before, and those left over for the next (X-BAT-5). */
export interface CarriedHits {
  readonly before: Hits;
  readonly after: Hits;
}

/** The dice of one side by unit; those of a unit that rolls several stand next to each other. */
export interface Rolls {
  readonly infantry: readonly number[];
  readonly cavalry: readonly number[];
  readonly fort: readonly number[];
  readonly burh: readonly number[];
}

/** Points and where they come from, as in the ledger; without an area if they belong to no single area. */
export type PointsEvent = {
  readonly type: 'points';
  readonly nation: NationId;
  readonly points: number;
  readonly round: number;
} & PointsSource<AreaId | null, NationId>;

/** What happened, in order, as data. Logs, animations and statistics are made from events. */
export type GameEvent =
  | { readonly type: 'order-drawn'; readonly order: readonly Seat[] }
  | { readonly type: 'side-taken'; readonly seat: Seat; readonly group: number; readonly points: number }
  | { readonly type: 'sides-settled'; readonly owner: Readonly<Partial<Record<NationId, Seat>>> }
  | { readonly type: 'round-started'; readonly round: number }
  | { readonly type: 'turn-started'; readonly nation: NationId; readonly round: number }
  | { readonly type: 'movement-started'; readonly nation: NationId; readonly half: number }
  | { readonly type: 'movement-ended'; readonly nation: NationId; readonly half: number }
  /** A decision with a single option, taken for the player. */
  | { readonly type: 'automatic'; readonly seat: Seat; readonly action: Action }
  | {
      readonly type: 'allowance';
      readonly nation: NationId;
      readonly overlord: NationId;
      readonly grant: 'full' | 'half';
    }
  | {
      readonly type: 'population';
      readonly nation: NationId;
      /** The areas that brought points (POP-1), and their sum. */
      readonly areas: readonly LandId[];
      readonly full: number;
      readonly carried: number;
      /** How much of the full sum the nation gets: half as a subject without leave (POP-13). */
      readonly fromAreas: number;
      readonly halved: boolean;
      readonly burhs: number;
      /** Cavalry bought (DIG-40). */
      readonly cavalry?: number;
      readonly armies: number;
      /** Armies beyond the limit, which are taken off those earned (X-POP-3). */
      readonly unfed?: number;
      readonly marker: number;
      /** Points that neither bought anything nor fit on the marker (POP-4). */
      readonly lost: number;
    }
  | { readonly type: 'marker-set'; readonly nation: NationId; readonly marker: number }
  | { readonly type: 'no-room'; readonly nation: NationId; readonly count: number; readonly why: PlacedWhy }
  | {
      readonly type: 'placed';
      readonly nation: NationId;
      readonly area: AreaId;
      readonly unit: Kind | 'burh';
      readonly count: number;
      readonly why: PlacedWhy;
    }
  | {
      readonly type: 'left-out';
      readonly nation: NationId;
      readonly area: AreaId;
      readonly unit: Kind;
      readonly count: number;
    }
  | {
      readonly type: 'leader-entered';
      readonly nation: NationId;
      readonly leader: LeaderId;
      readonly area: AreaId;
    }
  | { readonly type: 'leader-stays-out'; readonly nation: NationId; readonly leader: LeaderId }
  | {
      readonly type: 'leader-left';
      readonly nation: NationId;
      readonly leader: LeaderId;
      readonly area: AreaId;
    }
  | {
      readonly type: 'leader-eliminated';
      readonly nation: NationId;
      readonly leader: LeaderId;
      readonly area: AreaId;
      /** The nation that fought him; null when he fell without a battle. */
      readonly by: NationId | null;
    }
  | {
      readonly type: 'moved' | 'retreated' | 'withdrew' | 'displaced';
      readonly nation: NationId;
      readonly from: AreaId;
      readonly to: AreaId;
      readonly unit: Kind;
      readonly count: number;
      readonly leader: boolean;
    }
  | {
      readonly type: 'moves-taken-back';
      readonly nation: NationId;
      /** Those out of this area alone; null: all of the phase. */
      readonly area: AreaId | null;
      /** Where its armies stand again. */
      readonly infantry: Readonly<Partial<Record<AreaId, number>>>;
      readonly cavalry: Readonly<Partial<Record<AreaId, number>>>;
      /** Forts that these moves had built and that are gone again. */
      readonly forts: readonly AreaId[];
    }
  | { readonly type: 'fort-built' | 'fort-destroyed'; readonly area: LandId }
  | { readonly type: 'fort-removed'; readonly area: LandId; readonly intact: boolean }
  | {
      readonly type: 'permission';
      readonly nation: NationId;
      readonly overlord: NationId;
      readonly area: AreaId;
      readonly granted: boolean;
    }
  | { readonly type: 'submitted'; readonly nation: NationId; readonly overlord: NationId }
  | {
      readonly type: 'resisted';
      readonly nation: NationId;
      readonly overlord: NationId;
      /** For the rest of the turn: it is not asked again. */
      readonly forTurn: boolean;
    }
  | { readonly type: 'submission-ended'; readonly nation: NationId; readonly overlord: NationId }
  | {
      readonly type: 'battle-started';
      readonly area: LandId;
      readonly attacker: NationId;
      readonly defender: NationId;
    }
  | {
      readonly type: 'battle-rolled';
      readonly area: LandId;
      readonly round: number;
      readonly attacker: Rolls;
      readonly defender: Rolls;
      /** Only where a loss takes several hits. */
      readonly carried?: { readonly onAttacker: CarriedHits; readonly onDefender: CarriedHits };
      /** With decks of dice: the cards then left to the player of each side, by face (RUL-142). */
      readonly decks?: { readonly attacker: readonly number[]; readonly defender: readonly number[] };
    }
  | {
      readonly type: 'eliminated';
      readonly nation: NationId;
      readonly area: AreaId;
      readonly unit: Kind | 'burh';
      readonly count: number;
      /** null: displaced without a place to go. */
      readonly by: NationId | null;
    }
  | { readonly type: 'battle-ended'; readonly area: LandId; readonly holder: NationId | null }
  | {
      readonly type: 'removed';
      readonly nation: NationId;
      readonly area: AreaId;
      readonly unit: Kind | 'burh';
      readonly count: number;
      readonly why: 'overpopulation' | 'reduction' | 'departure' | 'roman-departure';
    }
  | {
      readonly type: 'replaced';
      readonly area: LandId;
      readonly unit: 'fort' | 'army';
      /** The fort was a ruin (DIG-27). */
      readonly ruined?: true;
    }
  | { readonly type: 'dismounted'; readonly nation: NationId; readonly area: AreaId; readonly count: number }
  | PointsEvent
  | { readonly type: 'ballot'; readonly seat: Seat; readonly secret: boolean }
  | { readonly type: 'ballot-cast'; readonly nation: NationId }
  | { readonly type: 'voted'; readonly nation: NationId; readonly for: NationId; readonly votes: number }
  | {
      readonly type: 'bretwalda';
      readonly nation: NationId | null;
      readonly votes: number;
      readonly of: number;
    }
  | {
      readonly type: 'king';
      readonly nation: NationId | null;
      readonly areas: number;
      readonly cnut: boolean;
      /** How many share the crown, if it is more than one (X-SCORE-2). */
      readonly among?: number;
    }
  | { readonly type: 'exchanged'; readonly nation: NationId; readonly cavalry: number }
  | { readonly type: 'lost-reinforcements'; readonly nation: NationId; readonly count: number }
  | { readonly type: 'round-ended'; readonly round: number }
  | { readonly type: 'game-over'; readonly winners: readonly Seat[] };

export type PlacedWhy =
  | 'population'
  | 'king'
  | 'special'
  | 'boudicca'
  | 'arthur'
  | 'invaders'
  | 'reinforcements'
  | 'romano-british';

export type EventType = GameEvent['type'];
