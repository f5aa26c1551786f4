import type { GameState, Seat } from '../model/state.ts';

const NO_VOTE = -1;
const HIDDEN = -2;

/**
 * What a seat, or a spectator (no seat), may see. Everything is open (GEN-15) but the votes of others in a secret
 * ballot that is not yet revealed (BRET-7). A view is a state: every question that a state answers, it answers.
 */
export function view(state: GameState, seat?: Seat): GameState {
  const p = state.pending;
  if (p?.kind !== 'vote' || !p.secret) return state;
  const votes = p.votes.map((vote, i) =>
    vote !== NO_VOTE && state.owner[p.voters[i] as number] !== seat ? HIDDEN : vote,
  );
  return { ...state, pending: { ...p, votes } };
}
