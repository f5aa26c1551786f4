import type { Reason } from '@bretwalda/ai';
import {
  type AreaId,
  decision,
  type GameEvent,
  type GameState,
  type Seat,
  type Violation,
} from '@bretwalda/engine';
import type { Snapshot } from '@bretwalda/table';
import type { Layer } from '@bretwalda/text';
import type { Gain, Travel } from '../map/board-types.ts';
import type { Happening } from './happenings.ts';
import { type BotActivity, NO_ACTIVITY } from './host.ts';
import type { Offer } from './offers.ts';
import { onlyPerson, peopleOf } from './people.ts';
import type { Picked } from './picking.ts';
import type { Selection } from './selection.ts';

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

/** The game as it is known here, from the link to it. */
interface Mirror extends BotActivity {
  readonly game: Snapshot;
  /** The present, or the moment under review. */
  readonly state: GameState;
}

/** What a person is about to do and what they have just been shown. Whatever changes the game clears all of it. */
interface Transient {
  readonly selection: Selection | null;
  /** First half of a choice of two areas: displaced armies, raiders going home. */
  readonly from: AreaId | null;
  /** Pieces chosen to go together. */
  readonly picks: readonly Picked[];
  /** A question with several answers about one area. */
  readonly asking: AreaId | null;
  readonly refusal: Refusal | null;
  readonly confirmEnd: boolean;
  readonly advice: Advice | 'thinking' | null;
  /** Sent and not answered yet. Armies that arrive in `follow` stay selected. */
  readonly submitting: { readonly follow: AreaId | null } | null;
  readonly travels: readonly Travel[];
  readonly gains: readonly Gain[];
}

export const CLEARED: Transient = {
  selection: null,
  from: null,
  picks: [],
  asking: null,
  refusal: null,
  confirmEnd: false,
  advice: null,
  submitting: null,
  travels: [],
  gains: [],
};

/** Who is at the screen, and what they are looking at. */
interface Viewing {
  /** The seats that are played at this screen; the others belong to computers, or to people elsewhere. */
  readonly people: readonly Seat[];
  /** The person at the screen; null when only computers play. */
  readonly viewer: Seat | null;
  /** The person who should take the seat before anything is shown. */
  readonly handOver: Seat | null;
  /** Who was last asked to take the seat. */
  readonly seated: Seat | null;
  readonly paused: boolean;
  /** Another tab plays this game: here one can only look. */
  readonly elsewhere: boolean;
  readonly focus: AreaId | null;
  readonly layer: Layer;
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
  readonly review: {
    readonly at: number;
    readonly first: number;
    readonly last: number;
    /** It was opened at a moment, and does not go on by itself. */
    readonly isStill?: boolean;
  } | null;
  readonly notices: readonly { readonly key: string; readonly event: GameEvent }[];
}

/** All that the screen shows of one game. Never changed in place. */
export interface Scene extends Mirror, Transient, Viewing {}

/** A game as it is first shown. People who share the screen are asked to take the seat first. */
export function firstScene(game: Snapshot, people: readonly Seat[] = peopleOf(game.config.players)): Scene {
  const { state } = game;
  const deciding = decision(state).find((d) => people.includes(d.seat))?.seat;
  return {
    ...NO_ACTIVITY,
    ...CLEARED,
    game,
    state,
    people,
    viewer: onlyPerson(people),
    handOver: people.length > 1 ? (deciding ?? null) : null,
    seated: null,
    paused: false,
    elsewhere: false,
    focus: null,
    layer: 'moves',
    battle: null,
    seen: null,
    closedAt: null,
    happenings: [],
    scoring: null,
    review: null,
    notices: [],
  };
}

/** Another tab plays: nothing is asked or shown over the board any more. */
export const SPECTATING: Partial<Scene> = {
  ...CLEARED,
  elsewhere: true,
  handOver: null,
  thinking: null,
  battle: null,
  happenings: [],
  scoring: null,
  failure: null,
};
