import { type GameState, type NationId, nationOf } from '@bretwalda/engine';
import { NATIONS } from '@bretwalda/engine/data';
import { appearsIn, armiesInPlay, scenarioOf } from '@bretwalda/engine/queries';

/** The nations that play a part in a scenario, in playing order; a position may bring those that would not come. */
export const roster = (state: GameState): readonly NationId[] => {
  const scenario = scenarioOf(state);
  const played = scenario.groups.flat();
  return NATIONS.map(({ id }) => id).filter(
    (id) => played.includes(id) && (appearsIn(scenario, id) || armiesInPlay(state, nationOf(id)) > 0),
  );
};

/** The nation before or after this one, wrapping around. */
export function neighbourNation(state: GameState, id: NationId, step: 1 | -1): NationId {
  const all = roster(state);
  const at = all.indexOf(id);
  return all[(at + step + all.length) % all.length] ?? id;
}
