import {
  type Action,
  type Decision,
  decision,
  type GameState,
  legalActions,
  type Seat,
} from '@bretwalda/engine';

const known = new WeakMap<GameState, Action[]>();

/** The legal actions of a state, listed once. */
export function legalIn(state: GameState): readonly Action[] {
  const before = known.get(state);
  if (before) return before;
  const actions = legalActions(state);
  known.set(state, actions);
  return actions;
}

/** What a seat has to decide now, or undefined. */
export const decisionOf = (state: GameState, seat: Seat | null): Decision | undefined =>
  seat === null ? undefined : decision(state).find((d) => d.seat === seat);
