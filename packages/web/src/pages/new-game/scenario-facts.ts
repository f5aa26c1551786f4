import { type NationId, newGame, type ScenarioId } from '@bretwalda/engine';
import { rulesetOf, SCENARIOS, scenario } from '@bretwalda/engine/data';
import { roster } from '@bretwalda/engine/queries';

/** In the order of the list: the whole game first, then shorter ones. */
export const SCENARIO_IDS: readonly ScenarioId[] = SCENARIOS.map((s) => s.id);

/** The one a newcomer should take. */
export const FIRST_SCENARIO: ScenarioId = 'two-early';

/** Minutes at a table with persons only. */
const MINUTES: Readonly<Record<ScenarioId, number>> = {
  'standard-4': 270,
  'standard-3': 240,
  'standard-5': 300,
  'short-3': 120,
  'two-early': 60,
  'two-germanic': 75,
  'two-vikings': 60,
  'computer-full': 270,
  'computer-invasions': 180,
  'computer-vikings': 110,
  'redux-4': 120,
  'redux-3': 120,
  'redux-5': 130,
  'redux-short-4': 60,
};

/** A computer needs about a quarter of a person's time. */
const COMPUTER_SHARE = 0.25;

export function minutesWith(id: ScenarioId, persons: number, computers: number): number {
  const all = persons + computers;
  return all === 0 ? 0 : (MINUTES[id] * (persons + COMPUTER_SHARE * computers)) / all;
}

export function roundsOf(id: ScenarioId): number {
  const [first, last] = scenario(id).rounds;
  return last - first + 1;
}

export function yearsOf(id: ScenarioId): readonly [number, number] {
  const { rules, rounds } = scenario(id);
  const years = rounds.map((round) => rulesetOf(rules)?.timeline.find((row) => row.round === round)?.years);
  return [years[0]?.[0] ?? 0, years[1]?.[1] ?? 0];
}

const playing = (id: ScenarioId): readonly NationId[] => roster(newGame({ scenario: id }));

/** The nations of each group that take part, in the order of play. */
export function groupsOf(id: ScenarioId): readonly (readonly NationId[])[] {
  const all = playing(id);
  return scenario(id).groups.map((group) => all.filter((nation) => group.includes(nation)));
}

export const nationCount = (id: ScenarioId): number => playing(id).length;
