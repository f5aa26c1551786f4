import { type Area, areaOf, type GameState, type NationId, type ScenarioId } from '@bretwalda/engine';
import { NATIONS, scenario } from '@bretwalda/engine/data';
import { appearsIn } from '@bretwalda/engine/queries';

/** The nations of a group that a player really plays in a scenario, in playing order. */
export const nationsOfGroup = (id: ScenarioId, group: number): readonly NationId[] =>
  NATIONS.map((nation) => nation.id).filter(
    (nation) => scenario(id).groups[group]?.includes(nation) === true && appearsIn(scenario(id), nation),
  );

/** Where the armies of a move began, if that tells them from others in the same area; else null. */
export function startOfGroup(
  state: GameState,
  move: { readonly from: string; readonly unit: 'infantry' | 'cavalry'; readonly group: number },
): Area | null {
  const here = state.groups.filter((g) => g.at === areaOf(move.from) && g.kind === move.unit);
  const group = here[move.group];
  if (here.length < 2 || group === undefined || group.start === group.at) return null;
  return group.start;
}
