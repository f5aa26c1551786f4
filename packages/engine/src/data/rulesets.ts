import { COMPUTER_GAME } from './computer-game.ts';
import { REDUX } from './redux.ts';
import type { Ruleset, Variant } from './ruleset.ts';
import { SCENARIOS, type Scenario } from './scenarios.ts';
import { SECOND_EDITION } from './second-edition.ts';
import { VARIANTS } from './variants.ts';

/** Everything that can be played, by its id. */

export const RULESETS = [SECOND_EDITION, REDUX, COMPUTER_GAME] as const satisfies readonly Ruleset[];

const byId = <T extends { readonly id: string }>(all: readonly T[]): Map<string, T> =>
  new Map(all.map((one) => [one.id, one]));

const rulesets = byId<Ruleset>(RULESETS);
const scenarios = byId<Scenario>(SCENARIOS);
const variants = byId<Variant>(VARIANTS);

/** Adds a game of one's own: rulesets, scenarios, optional rules. */
export function addRules(own: {
  readonly rulesets?: readonly Ruleset[];
  readonly scenarios?: readonly Scenario[];
  readonly variants?: readonly Variant[];
}): void {
  for (const ruleset of own.rulesets ?? []) rulesets.set(ruleset.id, ruleset);
  for (const scenario of own.scenarios ?? []) scenarios.set(scenario.id, scenario);
  for (const variant of own.variants ?? []) variants.set(variant.id, variant);
}

export const rulesetOf = (id: string): Ruleset | undefined => rulesets.get(id);
export const isScenario = (id: unknown): boolean => scenarios.has(id as string);
export const scenarioIds = (): readonly string[] => [...scenarios.keys()];
/** A scenario that is known to exist. */
export const scenario = (id: string): Scenario => scenarios.get(id) as Scenario;
/** The optional rules with which a scenario is played unless a table chooses others. */
export const presetOf = (id: string): readonly string[] => rulesets.get(scenario(id).rules)?.preset ?? [];
export const variantOf = (id: string): Variant | undefined => variants.get(id);

/** The optional rules of a ruleset, in the order in which they are shown and applied. */
export const variantsOf = (ruleset: string): readonly Variant[] =>
  [...variants.values()].filter((variant) => variant.rulesets.includes(ruleset));
