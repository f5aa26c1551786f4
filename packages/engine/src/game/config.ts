import { isScenario, presetOf, scenario, scenarioIds, variantOf } from '../data/rulesets.ts';
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
import { rulesWith } from '../model/rules.ts';
import { type Config, type GameState, isKnownVersion, type Options, RULES_VERSION } from '../model/state.ts';
import { type Violation, violation } from '../model/violation.ts';
import { isWhole } from '../model/whole.ts';

export const DEFAULT_OPTIONS: Options = {
  sides: 'fixed',
  minRaise: 1,
  ballot: 'ask',
  variants: [],
  handicap: [],
  negotiation: 'free',
};

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
  if (!isKnownVersion(version)) return otherVersion(`${rules ?? 'second-edition'} ${version}`);
  if (!isScenario(id)) return bad('scenario', id, scenarioIds().join(', '));
  const ruleset = scenario(id as string).rules;
  if (rules !== undefined && rules !== ruleset) return bad('rules', rules, ruleset);
  if (typeof options !== 'object' || options === null) return bad('options', options, 'an object');
  const { sides, minRaise, ballot, variants, handicap, negotiation } = {
    ...DEFAULT_OPTIONS,
    variants: presetOf(id as string),
    ...(options as Record<string, unknown>),
  };
  if (!['fixed', 'random', 'choose', 'bid'].includes(sides as string))
    return bad('options.sides', sides, 'fixed, random, choose or bid');
  if (!isWhole(minRaise, 1, 50)) return bad('options.minRaise', minRaise, 'a whole number from 1 to 50');
  if (!['ask', 'open', 'secret'].includes(ballot as string))
    return bad('options.ballot', ballot, 'ask, open or secret');
  if (!['free', 'open', 'none'].includes(negotiation as string))
    return bad('options.negotiation', negotiation, 'free, open or none');
  const count = scenario(id as string).groups.length;
  if (!isHandicap(handicap, count))
    return bad(
      'options.handicap',
      JSON.stringify(handicap),
      `${count} whole numbers from -50 to 50, or none`,
    );
  const conflict = variantProblem(ruleset, variants);
  if (conflict) return conflict;
  if (groups === undefined) return undefined;
  const all = Array.from({ length: count }, (_, i) => i);
  const permutation =
    Array.isArray(groups) && groups.length === count && all.every((i) => groups.includes(i));
  return permutation
    ? undefined
    : bad('groups', JSON.stringify(groups), `the numbers 0 to ${count - 1}, once each`);
}

/** A number for each group of nations, or none at all (RUL-143). */
const isHandicap = (handicap: unknown, groups: number): boolean =>
  Array.isArray(handicap) &&
  (handicap.length === 0 || handicap.length === groups) &&
  handicap.every((points) => isWhole(points, -50, 50));

/** Optional rules must exist, belong to the ruleset and go together. */
function variantProblem(ruleset: string, variants: unknown): Violation | undefined {
  if (!Array.isArray(variants) || new Set(variants).size < variants.length)
    return bad('options.variants', JSON.stringify(variants), 'a list of optional rules, each once');
  for (const id of variants) {
    const variant = variantOf(id);
    if (!variant?.rulesets.includes(ruleset))
      return bad('options.variants', id, `an optional rule of ${ruleset}`);
    const rival = variant.excludes?.find((other) => variants.includes(other));
    if (rival !== undefined) return violation('options-clash', 'variants', { option: id, other: rival });
  }
  return undefined;
}

const zeros = (length: number): number[] => new Array<number>(length).fill(0);
export const blankRows = (): number[][] => NATION_IDS.map(() => zeros(AREA_COUNT));

/** A deck for each seat, with all its cards (RUL-142); null: dice are rolled. */
const fullDecks = (copies: number, seats: number): number[][] | null =>
  copies === 0 ? null : Array.from({ length: seats }, () => new Array<number>(6).fill(copies));

/** A board without pieces, before the first step of its scenario. */
export function blankState(config: Config): GameState {
  const { groups, rounds, rules } = scenario(config.scenario);
  const options = { ...DEFAULT_OPTIONS, variants: presetOf(config.scenario), ...config.options };
  const seatOf = (group: number) => (config.groups?.indexOf(group) ?? group) as Seat;
  return {
    rules,
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
    decks: fullDecks(rulesWith(rules, options.variants).figures.diceDeck, groups.length),
    askedToSubmit: null,
    holdingOut: [],
    displacing: NOBODY,
    granted: [],
    refused: [],
    rewind: null,
    fullPopulation: false,
    leaderMayEnter: true,
    shortfall: 0,
    missing: null,
    pending: null,
  };
}
