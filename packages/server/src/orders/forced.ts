import { type Action, type GameState, legalActions, type Seat } from '@bretwalda/engine';

/**
 * The answer of a seat that has no other, where nobody need be asked for it.
 *
 * The engine takes decisions with a single answer by itself, within the action before and shown as such; two are left. The
 * lots for the sides come before any action, and whoever presses the button decides nothing: nobody waits for that. A
 * Movement Phase in which something has moved is ended by its player alone, also when nothing else can be done: dice may
 * follow, and until then every move can still be taken back. For the same reason nobody's moves are taken back for them,
 * and the last piece that can move is not moved: there is always the other way, back.
 */
export function forcedAnswer(state: GameState, seat: Seat): Action | undefined {
  if (state.pending?.kind !== 'begin') return undefined;
  const [action, other] = legalActions(state, seat);
  return other ? undefined : action;
}
