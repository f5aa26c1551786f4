import {
  armiesInPlay,
  type GameState,
  N,
  NATION_COUNT,
  type Nation,
  type NationId,
  nationId,
  scenarioOf,
  TIMELINE,
} from '@bretwalda/engine';
import { inScenario } from './moment.ts';

/** The nations that play a part in a scenario, in playing order. */

const arrives = (state: GameState, id: NationId): boolean =>
  TIMELINE.some(
    ({ round, events }) =>
      inScenario(state, round) &&
      events.some((e) => e.nation === id && (e.invaders ?? e.place) !== undefined),
  );

function appears(state: GameState, nation: Nation): boolean {
  const id = nationId(nation);
  const { groups, setup, atSea, rounds } = scenarioOf(state);
  if (!groups.some((group) => group.includes(id))) return false;
  const fleet = Object.values(atSea ?? {}).some((sea) => (sea[id] ?? 0) > 0);
  // RB-1: they follow the Romans in round 6.
  const heirs = nation === N['romano-british'] && rounds[0] < 6 && rounds[1] >= 6;
  return setup[id] !== undefined || fleet || heirs || arrives(state, id) || armiesInPlay(state, nation) > 0;
}

export const roster = (state: GameState): readonly NationId[] =>
  Array.from({ length: NATION_COUNT }, (_, nation) => nation)
    .filter((nation) => appears(state, nation))
    .map(nationId);

/** The nation before or after this one, round and round. */
export function neighbourNation(state: GameState, id: NationId, step: 1 | -1): NationId {
  const all = roster(state);
  const at = all.indexOf(id);
  return all[(at + step + all.length) % all.length] ?? id;
}
