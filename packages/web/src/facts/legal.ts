import {
  type Action,
  type Decision,
  decision,
  type GameState,
  legalActions,
  type Seat,
} from '@bretwalda/engine';

/** The last two states asked about: the present, and the one before it or under review. */
let recent: readonly { readonly state: GameState; readonly actions: readonly Action[] }[] = [];

/** The legal actions of a state, computed once while it is shown. */
export function legalIn(state: GameState): readonly Action[] {
  const before = recent.find((entry) => entry.state === state);
  if (before) return before.actions;
  const actions = legalActions(state);
  recent = [{ state, actions }, ...recent.slice(0, 1)];
  return actions;
}

/** What a seat has to decide now, or undefined. */
export const decisionOf = (state: GameState, seat: Seat | null): Decision | undefined =>
  seat === null ? undefined : decision(state).find((d) => d.seat === seat);
