import type { GameEvent } from '../model/event.ts';
import { HIDDEN_VOTE, type Nation, NO_VOTE, type Seat } from '../model/ids.ts';
import { ownerOf } from '../model/readers.ts';
import type { GameState } from '../model/state.ts';
import { areScoresOpen } from '../query/score.ts';
import type { Entry, Journal } from './journal.ts';

/**
 * What a seat, or a spectator (no seat), may see. Everything is open (GEN-15) except the votes of others in a secret
 * ballot that is not yet revealed (BRET-7), and points that are hidden until the end (RUL-144). A view is a state: it
 * answers every question that a state answers.
 */
export const view = (state: GameState, seat?: Seat): GameState => withoutScores(botView(state, seat));

/** What a computer player sees: it keeps count of the points by itself, like anybody with a good memory. */
export function botView(state: GameState, seat?: Seat): GameState {
  const p = state.pending;
  if (p === null || p.kind !== 'vote' || !p.secret) return state;
  const votes = p.votes.map((vote, i) =>
    vote !== NO_VOTE && ownerOf(state, p.voters[i] as Nation) !== seat ? HIDDEN_VOTE : vote,
  );
  return { ...state, pending: { ...p, votes } };
}

/** Hides points that nobody may see yet (RUL-144). */
export const withoutScores = (state: GameState): GameState =>
  areScoresOpen(state) ? state : { ...state, ledger: [] };

/** The events that led to a state, as anybody may see them: without points that are hidden (RUL-144). */
export const viewEvents = (events: readonly GameEvent[], after: GameState): readonly GameEvent[] =>
  areScoresOpen(after) ? events : events.filter(({ type }) => type !== 'points');

/** An entry as somebody sees it; null: the vote of another in a secret ballot that is not yet revealed. */
export interface SeenEntry extends Omit<Entry, 'action'> {
  readonly action: Entry['action'] | null;
}

/** The journal that led to a state, as a seat or a spectator may see it. */
export function viewJournal(journal: Journal, state: GameState, seat?: Seat): readonly SeenEntry[] {
  const p = state.pending;
  if (p === null || p.kind !== 'vote' || !p.secret) return journal;
  const cast = p.votes.filter((vote) => vote !== NO_VOTE).length;
  const open = journal.length - cast; // during a ballot the only entries are votes
  return journal.map((entry, i) => (i >= open && entry.seat !== seat ? { ...entry, action: null } : entry));
}
