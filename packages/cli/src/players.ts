import { type GameState, nationOf, type ScenarioId, type Seat } from '@bretwalda/engine';
import { NATIONS, scenario } from '@bretwalda/engine/data';
import { en } from '@bretwalda/text';
import { terminal } from '@bretwalda/text/terminal';

/** The colour of a nation group, or its number where colours are mixed. */
export function groupName(id: ScenarioId, group: number): string {
  const members = scenario(id).groups[group] ?? [];
  const [colour, ...others] = new Set(members.flatMap((nation) => NATIONS[nationOf(nation)]?.colour ?? []));
  return colour && others.length === 0 ? terminal.colour(colour) : terminal.group(group);
}

/** 'Player 1 (yellow)', or only the number while sides are open. */
export function playerName(state: GameState, seat: Seat): string {
  const group = state.cards.findIndex((card) => card?.seat === seat);
  return group < 0 ? en.names.player(seat) : terminal.playerOf(seat, groupName(state.scenario, group));
}
