import type { Reason } from '@bretwalda/ai';
import {
  type AreaId,
  decision,
  type GameEvent,
  type GameState,
  present,
  type Seat,
  type Violation,
} from '@bretwalda/engine';
import type { Gain, Travel } from '../map/types.ts';
import type { Offer } from './offers.ts';
import type { Picked } from './picking.ts';
import type { Selection } from './selection.ts';
import type { Table } from './table.ts';

export type Layer = 'moves' | 'points' | 'population' | 'stacking';

/** Why something was refused, and what could be done instead. */
export interface Refusal {
  readonly violation: Violation;
  readonly area: AreaId | null;
  readonly instead: Offer['instead'];
}

/** A battle whose dice a person should see: the journal entry with which it began. */
export interface ShownBattle {
  readonly from: number;
  readonly area: AreaId;
}

export interface Advice {
  readonly reasons: readonly Reason[];
  /** The journal length it was given for. */
  readonly at: number;
}

/** All that the screen shows of one game. Never changed in place. */
export interface Scene {
  readonly table: Table;
  /** The present, or the moment under review. */
  readonly state: GameState;
  /** The person at the screen; null when only computers play. */
  readonly viewer: Seat | null;
  /** The person who should take the seat before anything is shown. */
  readonly handOver: Seat | null;
  /** The computer player that is at it. */
  readonly thinking: Seat | null;
  readonly paused: boolean;
  /** Another tab plays this game: here one can only look. */
  readonly elsewhere: boolean;
  readonly selection: Selection | null;
  /** First half of a choice of two areas: displaced armies, raiders going home. */
  readonly from: AreaId | null;
  readonly focus: AreaId | null;
  readonly layer: Layer;
  readonly refusal: Refusal | null;
  /** Pieces chosen to go together, for the state they were chosen in; another state knows nothing of them. */
  readonly picks: { readonly state: GameState; readonly actions: readonly Picked[] } | null;
  /** A question with several answers about one area. */
  readonly asking: AreaId | null;
  readonly battle: ShownBattle | null;
  /** The scoring round whose points wait to be looked at (UI-83). */
  readonly scoring: number | null;
  /** Which state of the history is shown; null: the present. */
  readonly review: { readonly at: number; readonly first: number; readonly last: number } | null;
  readonly travels: readonly Travel[];
  readonly gains: readonly Gain[];
  readonly notices: readonly { readonly key: number; readonly event: GameEvent }[];
  readonly reasons: ReadonlyMap<number, readonly Reason[]>;
  readonly advice: Advice | 'thinking' | null;
  readonly confirmEnd: boolean;
  readonly failure: string | null;
}

/** A game as it is first shown. Who shares the screen is asked to sit down first. */
export function firstScene(table: Table): Scene {
  const state = present(table.history);
  const people = table.config.players.flatMap((p, seat) => (p.kind === 'person' ? [seat] : []));
  const deciding = decision(state).find((d) => people.includes(d.seat))?.seat;
  return {
    table,
    state,
    viewer: people.length === 1 ? (people[0] ?? null) : null,
    handOver: people.length > 1 ? (deciding ?? null) : null,
    thinking: null,
    paused: false,
    elsewhere: false,
    selection: null,
    from: null,
    focus: null,
    layer: 'moves',
    refusal: null,
    picks: null,
    asking: null,
    battle: null,
    scoring: null,
    review: null,
    travels: [],
    gains: [],
    notices: [],
    reasons: new Map(),
    advice: null,
    confirmEnd: false,
    failure: null,
  };
}
