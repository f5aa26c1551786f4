import type { AreaId, GameState, LeaderId, NationId, ScenarioId, Seat } from '@bretwalda/engine';
import { LAND, LEADER_NAMES, NATIONS, SEAS, scenario, TIMELINE } from '@bretwalda/engine/data';

/** Names for people, of everything the engine knows by an id or a number. */

const AREA_NAMES = new Map<string, string>([...LAND, ...SEAS].map((area) => [area.id, area.name]));
const NATION_NAMES = new Map<string, string>(NATIONS.map((nation) => [nation.id, nation.name.en]));
const DIFFICULT = new Set<string>(LAND.filter((area) => area.terrain === 'difficult').map((area) => area.id));
const SEA_IDS = new Set<string>(SEAS.map((sea) => sea.id));

export const areaName = (id: AreaId): string => AREA_NAMES.get(id) ?? id;
export const nationName = (id: NationId): string => NATION_NAMES.get(id) ?? id;
export const leaderName = (id: LeaderId): string => LEADER_NAMES[id] ?? id;

export const isSea = (id: AreaId): boolean => SEA_IDS.has(id);
export const isDifficult = (id: AreaId): boolean => DIFFICULT.has(id);

/** An area within a sentence. */
export const place = (id: AreaId): string => (isSea(id) ? `the ${areaName(id)}` : areaName(id));

/** Seats count from 1 for people, as groups do in the notation. */
export const player = (seat: Seat): string => `Player ${seat + 1}`;

/** The colour of a nation group, or its number where colours are mixed. */
export function groupName(id: ScenarioId, group: number): string {
  const members: readonly string[] = scenario(id).groups[group] ?? [];
  const colours = new Set(NATIONS.filter((n) => members.includes(n.id)).map((n) => n.colour));
  return colours.size === 1 ? ([...colours][0] as string) : `group ${group + 1}`;
}

/** 'Player 1 (yellow)', or only the number while sides are open. */
export function playerName(state: GameState, seat: Seat): string {
  const group = state.cards.findIndex((card) => card?.seat === seat);
  return group < 0 ? player(seat) : `${player(seat)} (${groupName(state.scenario, group)})`;
}

export function roundName(round: number): string {
  const years = TIMELINE[round - 1]?.years;
  return years ? `Round ${round}, AD ${years[0]}-${years[1]}` : `Round ${round}`;
}

/** Nations whose id starts with a text; only one if it is a whole id. */
export function findNations(text: string): NationId[] {
  const wanted = text.trim().toLowerCase();
  const exact = NATIONS.find((n) => n.id === wanted);
  if (exact || wanted === '') return exact ? [exact.id] : [];
  return NATIONS.filter((n) => n.id.startsWith(wanted)).map((n) => n.id);
}

export const plural = (count: number, word: string): string =>
  `${count} ${word}${Math.abs(count) === 1 ? '' : 's'}`;

/** 'seed 5', or 'seeds 5 to 8'. */
export const seeds = (first: number, count: number): string =>
  count === 1 ? `seed ${first}` : `seeds ${first} to ${first + count - 1}`;
