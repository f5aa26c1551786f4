import { type GameState, type NationId, nationId, nationOf } from '@bretwalda/engine';
import {
  cardNation,
  hadTurn,
  isCounted,
  nationPoints,
  scenarioOf,
  timelineRound,
} from '@bretwalda/engine/queries';
import { EXPECTED_POINTS } from './expected-points-table.ts';

/** Usual points by the end of a round. */
function expectedAfter(state: GameState, id: NationId, round: number): number {
  let points = 0;
  for (const [at, sum] of EXPECTED_POINTS[state.rules]?.[id] ?? []) if (at <= round) points = sum;
  return points;
}

/** The card a nation plays: a second nation may play that of the Romano-British (SCN-11). */
const cardId = (state: GameState, id: NationId): NationId => nationId(cardNation(state, nationOf(id)));

/** A scenario that begins later counts from its first round on. */
const before = (state: GameState, id: NationId): number =>
  expectedAfter(state, id, scenarioOf(state).rounds[0] - 1);

/** What a nation should have by the end of the scenario. */
export function targetOf(state: GameState, nation: NationId): number {
  const id = cardId(state, nation);
  return expectedAfter(state, id, scenarioOf(state).rounds[1]) - before(state, id);
}

/** What it should have by now: its turn of this round counts once played, a scoring round once counted. */
export function expectedByNow(state: GameState, nation: NationId): number {
  const id = cardId(state, nation);
  const { round } = state;
  const done = timelineRound(state, round).scoring
    ? isCounted(state, round)
    : hadTurn(state, nationOf(nation), round);
  return expectedAfter(state, id, done ? round : round - 1) - before(state, id);
}

export interface Standing {
  readonly points: number;
  readonly expected: number;
  readonly target: number;
}

export const standingOf = (state: GameState, id: NationId): Standing => ({
  points: nationPoints(state)[nationOf(id)] ?? 0,
  expected: expectedByNow(state, id),
  target: targetOf(state, id),
});
