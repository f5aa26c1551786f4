import {
  type Entry,
  type GameEvent,
  type GameState,
  type History,
  NO_VOTE,
  present,
  RuleError,
  replayEntry,
  type SeenEntry,
} from '@bretwalda/engine';
import { Sight, seenJournal, upTo, type Viewer } from './sight.ts';

/**
 * How a game travels to somebody who sees only part of it: its entries, from which everything else follows. While a
 * secret ballot is open nobody can work out what follows from entries they may not see, so that is told as well.
 */
export interface SeenStep {
  readonly entry: SeenEntry;
  readonly after?: { readonly state: GameState; readonly events: readonly GameEvent[] };
}

/** Entries that came to the journal, played in one go. */
export interface PlayedRow {
  readonly kind: 'played';
  readonly revision: number;
  readonly steps: readonly SeenStep[];
  /** The votes of a secret ballot that has just been counted. */
  readonly revealed: readonly Entry[];
}

/** The journal was cut back to its first `length` entries. */
export interface UndoneRow {
  readonly kind: 'undone';
  readonly revision: number;
  readonly length: number;
}

export type GameRow = PlayedRow | UndoneRow;

/** How many entries at the end of a journal are votes of a secret ballot that is still open (BRET-7). */
export function secretVotes({ pending }: GameState): number {
  if (pending?.kind !== 'vote' || !pending.secret) return 0;
  return pending.votes.filter((vote) => vote !== NO_VOTE).length; // during a ballot the only entries are votes
}

/** The entries from the one numbered `from`, as a viewer may see them now. */
export function seenSteps(history: History, from: number, viewer: Viewer): SeenStep[] {
  const now = present(history);
  const sight = new Sight(viewer);
  const open = history.journal.length - secretVotes(now);
  return seenJournal(history, viewer)
    .slice(from)
    .map((entry, i) => {
      const length = from + i + 1;
      if (length <= open) return { entry };
      const [state] = sight.states(history.states.slice(length, length + 1), now);
      const [events = []] = sight.events(history.events.slice(length, length + 1), now);
      return { entry, after: { state: state as GameState, events } };
    });
}

/** What came after the first `length` entries, as one row for a viewer who saw the game up to there. */
export function rowSince(history: History, length: number, revision: number, viewer: Viewer): PlayedRow {
  const votes = secretVotes(history.states[length] as GameState);
  const isOpened = votes > 0 && secretVotes(present(history)) === 0;
  return {
    kind: 'played',
    revision,
    steps: seenSteps(history, length, viewer),
    revealed: isOpened ? history.journal.slice(length - votes, length) : [],
  };
}

/** A history with more steps, played by the engine where nothing is hidden. An entry that does not fit throws. */
export function withSteps(history: History, steps: readonly SeenStep[]): History {
  const journal = [...history.journal];
  const states = [...history.states];
  const events = [...history.events];
  for (const { entry, after } of steps) {
    const next = after ?? played(states.at(-1) as GameState, entry as Entry, journal.length);
    // An entry whose action is hidden comes with the state after it, and nobody but the viewer's eyes reads it.
    journal.push(entry as Entry);
    states.push(next.state);
    events.push(next.events);
  }
  return { ...history, journal, states, events };
}

function played(state: GameState, entry: Entry, index: number) {
  const next = replayEntry(state, entry, index);
  if (!next.ok) throw new RuleError(next.violation);
  return next.value;
}

/** A history after a row. What was hidden and is not any more is played again, with what it really was. */
export function withRow(history: History, row: GameRow): History {
  if (row.kind === 'undone') return upTo(history, row.length);
  const [first] = row.revealed;
  const known = first ? upTo(history, first.seq) : history;
  return withSteps(known, [...row.revealed.map((entry) => ({ entry })), ...row.steps]);
}
