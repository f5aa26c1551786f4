import { fromPosition, type GameState, type Position } from '@bretwalda/engine';

/** The state of a position; one that the rules refuse fails the test with the reason. */
export const at = (position: Position): GameState => {
  const state = fromPosition(position);
  if (!state.ok) throw new Error(JSON.stringify(state.violation));
  return state.value;
};
