import {
  type Area,
  cardNation,
  type GameState,
  holdValues,
  type NationId,
  nationId,
  occupyValues,
  scenarioOf,
} from '@bretwalda/engine';

/** What an area is worth to a nation. */
export interface Stake {
  readonly nation: NationId;
  /** For entering it in this round, once (SCORE-3). */
  readonly now: number;
  /** For holding it at the next round in which the nation scores (SCORE-4), or null without one. */
  readonly next: { readonly round: number; readonly points: number } | null;
}

export function stakeOf(state: GameState, nation: number, area: Area): Stake {
  const card = cardNation(state, nation);
  const now = state.scored[nation]?.[area] ? 0 : (occupyValues(state.round, card)?.[area] ?? 0);
  return { nation: nationId(nation), now, next: nextHold(state, card, area) };
}

function nextHold(state: GameState, card: number, area: Area): Stake['next'] {
  const [, last] = scenarioOf(state).rounds;
  for (let round = state.round; round <= last; round++) {
    const values = holdValues(round, card);
    if (values) return { round, points: values[area] ?? 0 };
  }
  return null;
}
