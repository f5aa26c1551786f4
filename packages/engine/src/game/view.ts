import { HIDDEN_VOTE, type Nation, NO_VOTE, type Seat } from '../model/ids.ts';
import { ownerOf } from '../model/readers.ts';
import type { GameState } from '../model/state.ts';
import type { Entry, Journal } from './journal.ts';

/**
 * What a seat, or a spectator (no seat), may see. Everything is open (GEN-15) except the votes of others in a secret
 * ballot that is not yet revealed (BRET-7). A view is a state: it answers every question that a state answers.
 */
export function view(state: GameState, seat?: Seat): GameState {
  const p = state.pending;
  if (p === null || p.kind !== 'vote' || !p.secret) return state;
  const votes = p.votes.map((vote, i) =>
    vote !== NO_VOTE && ownerOf(state, p.voters[i] as Nation) !== seat ? HIDDEN_VOTE : vote,
  );
  return { ...state, pending: { ...p, votes } };
}

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
