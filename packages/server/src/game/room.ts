import {
  type Action,
  apply,
  type Dice,
  decision,
  type Entry,
  earliestUndo,
  type GameEvent,
  type GameState,
  newGame,
  RuleError,
  replayEntry,
  type Seat,
  seatOfAction,
  startGame,
} from '@bretwalda/engine';
import { type GameRow, rowSince, secretVotes, type TableConfig, type Viewer } from '@bretwalda/table';
import type { JournalRow, PlayedBody, StoredSnapshot } from './journal.ts';

/**
 * The end of a game as one process has it in memory: everything since the last dice, which is as far as anybody may go
 * back without consent. Whatever is older stands in the database alone.
 */
export class Room {
  readonly config: TableConfig;
  revision: number;
  rolls: number;
  /** The revision of its last snapshot, as far as this process knows. */
  snapshotAt: number;
  /** The number of entries before those that are here. */
  private offset: number;
  private entries: Entry[] = [];
  private states: GameState[];
  private events: (readonly GameEvent[])[];
  /** The number of entries before each submission: undo takes back whole ones. */
  private starts: number[] = [];

  constructor(config: TableConfig, snapshot?: StoredSnapshot) {
    this.config = config;
    this.revision = snapshot?.revision ?? 0;
    this.snapshotAt = this.revision;
    this.rolls = snapshot?.rolls ?? 0;
    this.offset = snapshot?.length ?? 0;
    const opening = snapshot ? { state: snapshot.state, events: [] } : startGame(config);
    this.states = [opening.state];
    this.events = [opening.events];
  }

  get length(): number {
    return this.offset + this.entries.length;
  }

  get state(): GameState {
    return this.states.at(-1) as GameState;
  }

  get deciders(): readonly Seat[] {
    return [...new Set(decision(this.state).map(({ seat }) => seat))];
  }

  /** Plays actions without keeping them. An action that is refused throws a RuleError; `index` says which. */
  try(actions: readonly Action[], seat: Seat, dice: Dice): Attempt {
    let { state } = this;
    const entries: Entry[] = [];
    const states: GameState[] = [];
    const events: (readonly GameEvent[])[] = [];
    for (const [index, action] of actions.entries()) {
      const last = index === actions.length - 1;
      try {
        const by = seatOfAction(state, action);
        const applied = apply(state, action, last ? dice : NO_DICE, seat);
        entries.push({ seq: this.length + index, seat: by, action, rolls: applied.rolls });
        state = applied.state;
        states.push(state);
        events.push(applied.events);
      } catch (error) {
        if (error instanceof TooEarly) return { kind: 'premature', index: index + 1 };
        if (error instanceof RuleError) return { kind: 'refused', index, violation: error.violation };
        throw error;
      }
    }
    return { kind: 'played', entries, states, events, revealed: this.revealedBy(state) };
  }

  /** The votes of a secret ballot that is not open any more in a later state. */
  private revealedBy(later: GameState): readonly Entry[] {
    const votes = secretVotes(this.state);
    return votes > 0 && secretVotes(later) === 0 ? this.entries.slice(-votes) : [];
  }

  /** Where an undo to `to` entries ends: never past the barrier, and never within a submission. */
  undoTarget(to: number): number {
    if (to >= this.length) return this.length;
    const limit =
      this.offset +
      earliestUndo({ journal: this.entries, states: this.states, events: this.events, config: this.config });
    const step = this.starts.findLast((start) => start <= Math.max(to, limit));
    return Math.max(limit, step ?? limit);
  }

  /** The state after so many entries, if it is still here. */
  stateAt(length: number): GameState | undefined {
    return this.states[length - this.offset];
  }

  /** Keeps what was tried and written. */
  keep(played: Played): void {
    this.starts.push(this.length);
    this.entries.push(...played.entries);
    this.states.push(...played.states);
    this.events.push(...played.events);
    this.revision++;
    const rolls = played.entries.reduce((sum, { rolls }) => sum + rolls.length, 0);
    this.rolls += rolls;
    if (rolls > 0 && secretVotes(this.state) === 0) this.forget();
  }

  /** Follows a row that was written elsewhere. False: what it goes back to is not here any more. */
  follow(row: JournalRow): boolean {
    if (row.kind === 'undone') return this.cutTo(row.body.length);
    this.keep(this.replayed(row.body));
    return true;
  }

  cutTo(length: number): boolean {
    if (length < this.offset) return false;
    this.entries.length = length - this.offset;
    this.states.length = length - this.offset + 1;
    this.events.length = length - this.offset + 1;
    this.starts = this.starts.filter((start) => start < length);
    this.revision++;
    return true;
  }

  private replayed({ entries, revealed }: PlayedBody): Played {
    let { state } = this;
    const states: GameState[] = [];
    const events: (readonly GameEvent[])[] = [];
    for (const [i, entry] of entries.entries()) {
      const next = replayEntry(state, entry, this.length + i);
      if (!next.ok) throw new RuleError(next.violation);
      state = next.value.state;
      states.push(state);
      events.push(next.value.events);
    }
    return { kind: 'played', entries, states, events, revealed };
  }

  private forget(): void {
    this.offset = this.length;
    this.states = [this.state];
    this.events = [this.events.at(-1) ?? []];
    this.entries = [];
    this.starts = [];
  }

  /** A row of the journal as somebody may see it now. */
  seen(row: JournalRow, viewer: Viewer): GameRow {
    const { revision } = row;
    if (row.kind === 'undone') return { kind: 'undone', revision, length: row.body.length };
    const { start, entries, revealed } = row.body;
    const open = this.length - secretVotes(this.state);
    if (start + entries.length <= open || start < this.offset)
      return { kind: 'played', revision, revealed, steps: entries.map((entry) => ({ entry })) };
    const from = start - this.offset;
    const tail = { config: this.config, journal: this.entries, states: this.states, events: this.events };
    const { steps } = rowSince(tail, from, revision, viewer);
    return { kind: 'played', revision, revealed, steps: steps.slice(0, entries.length) };
  }

  /** The present position, if nothing before it can be needed: a good moment for a snapshot. */
  get restingPoint(): StoredSnapshot | undefined {
    if (this.entries.length > 0) return undefined;
    const { revision, length, rolls, state } = this;
    return { revision, length, rolls, state };
  }
}

export interface Played {
  readonly kind: 'played';
  readonly entries: readonly Entry[];
  readonly states: readonly GameState[];
  readonly events: readonly (readonly GameEvent[])[];
  readonly revealed: readonly Entry[];
}

export type Attempt =
  | Played
  | { readonly kind: 'premature'; readonly index: number }
  | { readonly kind: 'refused'; readonly index: number; readonly violation: RuleError['violation'] };

class TooEarly extends Error {}

/** Dice are rolled for the last action of a submission only: a later refusal would give them away. */
const NO_DICE: Dice = {
  roll() {
    throw new TooEarly('Dice are rolled for the last action of a submission only.');
  },
};

export const isOver = (state: GameState): boolean => state.step === 'over';

/** The state of a game after so many entries of its journal, whatever came later. */
export function stateAfter(config: TableConfig, rows: readonly JournalRow[], length: number): GameState {
  let state = newGame(config);
  for (const row of rows)
    for (const entry of row.kind === 'played' ? row.body.entries : []) {
      if (entry.seq >= length) return state;
      const next = replayEntry(state, entry, entry.seq);
      if (!next.ok) throw new RuleError(next.violation);
      state = next.value.state;
    }
  return state;
}
