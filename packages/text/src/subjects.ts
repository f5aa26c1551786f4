import type { BotName } from '@bretwalda/ai';
import type { GameEvent, LandId, LeaderId, NationId, Violation } from '@bretwalda/engine';
import type { Region } from '@bretwalda/engine/data';
import type { LeaderStay } from '@bretwalda/engine/queries';

/**
 * What sentences are about, where the engine has no type for it. Each type says no more than its sentence does, so that
 * a program may hand over whatever it has, as long as that is part of it.
 */

export type SeatColour = 'yellow' | 'green' | 'red' | 'blue' | 'purple';

/** The computer players that people play against. */
export type BotLevel = Extract<BotName, 'squire' | 'thane' | 'king'>;

/** All that a nation has in one area. */
export interface Presence {
  readonly infantry: number;
  readonly cavalry: number;
  readonly fort: boolean;
  readonly burh: boolean;
  readonly leader: LeaderId | null;
}

export type UnitKind = 'infantry' | 'cavalry' | 'leader' | 'fort' | 'burh';

/** The texts that tell rules: those of the full game, and those of reduX. */
export type BookId = 'full' | 'redux';

/** What the board shows besides its pieces. */
export type Layer = 'moves' | 'points' | 'population' | 'stacking';

// The card of a nation

/** How areas of one column of a card score: held at the end of a round, or of every round, or entered. */
export type ColumnKind = 'hold' | 'every' | 'limes' | 'occupy' | 'snapshot';

export type CellMark = 'none' | 'scored' | 'missed' | 'held' | 'open' | 'untold';

export type TimetableRow = 'arrivals' | 'raid' | 'major' | 'boats' | 'burhs' | 'reinforcements' | 'crown';

export type LeaderState = 'to-come' | 'here' | 'fallen' | 'gone';

/** When a leader leaves, unless at the start of his nation's next turn (LDR-6). */
export type LateLeaving = Exclude<LeaderStay, 'next-turn'>;

/** Where invaders may or may not land, whichever is the shorter list (SEA-7). */
export interface Landing {
  readonly only: boolean;
  readonly regions: readonly Region[];
  readonly areas: readonly LandId[];
}

/** A unit whose defeat a card rewards. */
export type Target =
  | { readonly kind: 'army' | 'cavalry'; readonly nation: NationId }
  | { readonly kind: 'any-army' | 'fort' | 'turncoat' | 'any-leader' | 'other-leader' }
  | { readonly kind: 'leader'; readonly leader: LeaderId };

/** What the defeat of one unit pays. */
export type Prize = { readonly points: number } & (
  | { readonly unit: 'infantry' | 'cavalry' | 'fort' }
  | { readonly unit: 'leader'; readonly leader: LeaderId }
);

// Turns of history

export type HappeningKind =
  | 'leader-entered'
  | 'leader-left'
  | 'leader-eliminated'
  | 'submitted'
  | 'recall'
  | 'cnut-leaves'
  | 'romans-leave'
  | 'bretwalda'
  | 'king';

/** A turn of history that has a window of its own (UI-80). */
export interface Happening {
  readonly kind: HappeningKind;
  readonly nation: NationId;
  readonly leader?: LeaderId;
  /** What the log tells of it, in its order. */
  readonly events: readonly GameEvent[];
}

// Scenarios

export interface ScenarioText {
  readonly title: string;
  readonly line: string;
  readonly history: string;
  /** How long it takes with people at the table. */
  readonly hours: string;
  readonly bestFor: string;
}

// Keeping games

/** Why the browser keeps nothing: it does not allow it, has no room left, or does not answer. */
export type KeepRefusal = 'refused' | 'full' | 'silent';

/** Why a file cannot be opened. */
export type FileProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'huge'; readonly size: number; readonly most: number }
  /** Bytes that are no text. */
  | { readonly kind: 'binary' }
  /** Text, but neither a game nor a position. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'other-version'; readonly found: string; readonly expected: string }
  /** The end is missing: an unfinished download or copy. */
  | { readonly kind: 'cut' }
  /** The checksum or a line does not fit: changed by hand or on the way. */
  | { readonly kind: 'changed'; readonly line: number }
  | { readonly kind: 'config'; readonly violation: Violation }
  | { readonly kind: 'players'; readonly reason: PlayersProblem }
  /** Well-formed, but this entry is not possible by the rules. */
  | { readonly kind: 'entry'; readonly entry: number; readonly violation: Violation }
  | { readonly kind: 'position'; readonly violation: Violation }
  /** A save of this browser that is no longer there. */
  | { readonly kind: 'gone' }
  /** A save of this browser of which too much is lost. */
  | { readonly kind: 'damaged' }
  /** The browser lets nothing be read now. */
  | { readonly kind: 'storage'; readonly refusal: KeepRefusal }
  /** The file could not be read at all. */
  | { readonly kind: 'unreadable' };

export type PlayersProblem =
  | { readonly what: 'number'; readonly found: number; readonly expected: number }
  | { readonly what: 'name' | 'kind' | 'level' | 'shape'; readonly seat: number };

/** An optional rule on the new-game page: a short name, and what it changes in one sentence. */
export interface VariantText {
  readonly name: string;
  readonly rule: string;
}

/** A game that can be played on this board. */
export interface RulesetText {
  readonly name: string;
  readonly line: string;
  /** What is different in it. */
  readonly difference: string;
  /** How long it takes with people at the table. */
  readonly hours: string;
}

/** A choice of optional rules with a name. */
export interface PresetText {
  readonly name: string;
  readonly note: string;
}
