import type {
  Action,
  GameEvent,
  GameState,
  Seat,
  SeenEntry,
  SeenHistory,
  Violation,
} from '@bretwalda/engine';
import type { TableConfig } from './table.ts';

/** What can be seen of a game at one moment. Never changed in place; the same object until the game changes. */
export interface Snapshot extends SeenHistory {
  /**
   * Counts the changes of the game. It only ever grows, also when something is taken back: the number of entries alone
   * would be the same again after an undo and another move, and nobody would notice that the game is another.
   */
  readonly revision: number;
  readonly config: TableConfig;
  /** The present state: the last of `states`. */
  readonly state: GameState;
}

/** Entries that came to the journal, all of them played in one go or missed by somebody who was away. */
export interface Played {
  readonly kind: 'played';
  readonly revision: number;
  readonly entries: readonly SeenEntry[];
  /** The events of each of these entries. */
  readonly events: readonly (readonly GameEvent[])[];
  /** Earlier entries whose secret is out now: the votes of a ballot that has been counted. */
  readonly revealed: readonly SeenEntry[];
  /** All that was before them, if more of it may be seen now: hidden scores are open when the game is over. */
  readonly past?: Pick<SeenHistory, 'states' | 'events'>;
  /** The state after each of these entries. */
  readonly states: readonly GameState[];
  /** The state after all of them. */
  readonly state: GameState;
}

/** The journal was cut back to its first `length` entries. */
export interface Undone {
  readonly kind: 'undone';
  readonly revision: number;
  readonly length: number;
  readonly state: GameState;
}

export type Change = Played | Undone;
export type Listener = (change: Change) => void;

/** What became of actions, or of an undo. Only `ok` has changed anything. */
export type Submitted =
  | { readonly kind: 'ok'; readonly revision: number }
  /** The action at `index` is against the rules. */
  | { readonly kind: 'refused'; readonly index: number; readonly violation: Violation }
  /** The action at `index` comes after dice: it can be decided only when they have fallen. */
  | { readonly kind: 'premature'; readonly index: number }
  /** Somebody was faster: look again, the game is at this revision now. */
  | { readonly kind: 'stale'; readonly revision: number }
  /** Nothing can be played through this link for this seat. */
  | { readonly kind: 'closed' };

/**
 * The one way to a game, wherever it is played. `at` is the revision that the caller has seen. When an answer is there,
 * the snapshot is at its revision or later.
 */
export interface GameLink {
  snapshot(): Snapshot;
  /** Plays all of the actions for a seat, or none. Together they are one step for `undo`. */
  submit(actions: readonly Action[], at: number, seat: Seat): Promise<Submitted>;
  /**
   * Takes back what came after the first `to` entries, and the whole step that `to` lies in; never past dice, the entry
   * of another player or the opening of a secret ballot. When nothing can be taken back, the revision stays.
   */
  undo(to: number, at: number, seat: Seat): Promise<Submitted>;
  /**
   * Tells at once what happened after the revision `from`, then every change in order, until the returned function is
   * called. For a revision that this game never had, all is taken back first and told from the beginning.
   */
  subscribe(from: number, listener: Listener): () => void;
}
