import { SCENARIOS, type ScenarioId, scenario } from '../data/scenarios.ts';
import {
  AREA_COUNT,
  LAND_COUNT,
  NATION_COUNT,
  NATION_IDS,
  type Nation,
  NO_SEAT,
  NOBODY,
  type Seat,
  seatsOf,
} from '../model/ids.ts';
import { type Config, type GameState, isKnownVersion, type Options, RULES_VERSION } from '../model/state.ts';
import { type Violation, violation } from '../model/violation.ts';
import { isWhole } from '../model/whole.ts';

export const DEFAULT_OPTIONS: Options = { sides: 'fixed', minRaise: 1, ballot: 'ask' };

const bad = (what: string, got: unknown, expected: string): Violation =>
  violation('bad-config', what, { got: String(got), expected });

/** Games of later versions of the rules cannot be played. */
export const otherVersion = (found: string, format = ''): Violation =>
  violation('other-version', 'version', {
    found,
    expected: `${format}second-edition ${RULES_VERSION} and before`,
  });

/** What is wrong with a configuration from outside, apart from its position, or undefined. */
export function checkSetup(config: unknown): Violation | undefined {
  if (typeof config !== 'object' || config === null) return bad('config', config, 'an object');
  const {
    rules,
    version = RULES_VERSION,
    scenario: id,
    options = {},
    groups,
  } = config as Record<string, unknown>;
  if (rules !== undefined && rules !== 'second-edition') return bad('rules', rules, 'second-edition');
  if (!isKnownVersion(version)) return otherVersion(`second-edition ${version}`);
  if (!SCENARIOS.some((s) => s.id === id)) return bad('scenario', id, SCENARIOS.map((s) => s.id).join(', '));
  if (typeof options !== 'object' || options === null) return bad('options', options, 'an object');
  const { sides, minRaise, ballot } = { ...DEFAULT_OPTIONS, ...(options as Record<string, unknown>) };
  if (!['fixed', 'random', 'choose', 'bid'].includes(sides as string))
    return bad('options.sides', sides, 'fixed, random, choose or bid');
  if (!isWhole(minRaise, 1, 50)) return bad('options.minRaise', minRaise, 'a whole number from 1 to 50');
  if (!['ask', 'open', 'secret'].includes(ballot as string))
    return bad('options.ballot', ballot, 'ask, open or secret');
  if (groups === undefined) return undefined;
  const count = scenario(id as ScenarioId).groups.length;
  const all = Array.from({ length: count }, (_, i) => i);
  const permutation =
    Array.isArray(groups) && groups.length === count && all.every((i) => groups.includes(i));
  return permutation
    ? undefined
    : bad('groups', JSON.stringify(groups), `the numbers 0 to ${count - 1}, once each`);
}

const zeros = (length: number): number[] => new Array<number>(length).fill(0);
export const blankRows = (): number[][] => NATION_IDS.map(() => zeros(AREA_COUNT));

/** A board without pieces, before the first step of its scenario. */
export function blankState(config: Config): GameState {
  const { groups, rounds } = scenario(config.scenario);
  const options = { ...DEFAULT_OPTIONS, ...config.options };
  const seatOf = (group: number) => (config.groups?.indexOf(group) ?? group) as Seat;
  return {
    rules: config.rules ?? 'second-edition',
    version: config.version ?? RULES_VERSION,
    scenario: config.scenario,
    options,
    seats: groups.length,
    owner: new Array<Seat>(NATION_COUNT).fill(NO_SEAT),
    cards: groups.map((_, i) => (options.sides === 'fixed' ? { seat: seatOf(i), points: 0 } : null)),
    order: seatsOf(groups.length),
    round: rounds[0],
    nation: NOBODY,
    step: 'sides',
    invasionHalf: 1,
    holder: new Array<Nation>(LAND_COUNT).fill(NOBODY),
    infantry: blankRows(),
    cavalry: blankRows(),
    forts: zeros(LAND_COUNT),
    burhs: zeros(LAND_COUNT),
    leaders: NATION_IDS.map(() => null),
    markers: zeros(NATION_COUNT),
    overlord: new Array<Nation>(NATION_COUNT).fill(NOBODY),
    submitted: zeros(NATION_COUNT),
    attacked: zeros(NATION_COUNT),
    scored: blankRows(),
    ledger: [],
    groups: [],
    entries: [],
    battle: null,
    askedToSubmit: null,
    holdingOut: [],
    displacing: NOBODY,
    granted: [],
    refused: [],
    rewind: null,
    fullPopulation: false,
    leaderMayEnter: true,
    shortfall: 0,
    pending: null,
  };
}
