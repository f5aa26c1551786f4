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
import type { Gain, Travel } from '../map/board-types.ts';
import type { Table } from '../storage/table.ts';
import type { Happening } from './happenings.ts';
import type { Offer } from './offers.ts';
import { onlyPerson, peopleOf } from './people.ts';
import type { Picked } from './picking.ts';
import type { Selection } from './selection.ts';

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

/** A battle is known by the entry that opened it and its area; one entry may open several. */
export interface SeenBattle {
  readonly entry: number;
  readonly area: AreaId;
  readonly rounds: number;
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
  /** Who was last given the screen with ceremony. */
  readonly seated: Seat | null;
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
  /** How much of which battle has been looked at, so that a window opened again goes on from there. */
  readonly seen: SeenBattle | null;
  /** The journal length at which a person last closed the window of a battle. */
  readonly closedAt: number | null;
  /** Turns of history that wait to be looked at (UI-80). */
  readonly happenings: readonly Happening[];
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
  const people = peopleOf(table.config.players);
  const deciding = decision(state).find((d) => people.includes(d.seat))?.seat;
  return {
    table,
    state,
    viewer: onlyPerson(table.config.players),
    handOver: people.length > 1 ? (deciding ?? null) : null,
    seated: null,
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
    seen: null,
    closedAt: null,
    happenings: [],
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

/** Another tab plays: nothing is asked or shown over the board any more. */
export const LOOKING_ON: Partial<Scene> = {
  elsewhere: true,
  handOver: null,
  thinking: null,
  selection: null,
  from: null,
  refusal: null,
  asking: null,
  battle: null,
  happenings: [],
  scoring: null,
  confirmEnd: false,
  failure: null,
};
