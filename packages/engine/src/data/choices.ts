import { type Preset, presetsOf } from './presets.ts';
import { rulesetOf, variantOf, variantsOf } from './rulesets.ts';
import { VARIANT_GROUPS, type VariantGroup, variantGroupOf } from './variant-groups.ts';

/** Choosing optional rules: what goes together, and in what a choice differs from a preset. */

type Ids = readonly string[];

/** Whether two optional rules cannot be played together, whichever of them says so. */
const areRivals = (a: string, b: string): boolean =>
  a !== b && Boolean(variantOf(a)?.excludes?.includes(b) || variantOf(b)?.excludes?.includes(a));

/** Of a choice, what cannot be played together with an optional rule. */
export const rivalsOf = (id: string, chosen: Ids): Ids => chosen.filter((other) => areRivals(id, other));

/** A choice in the order of the table; what the ruleset does not know is left out. */
export const inOrder = (ruleset: string, chosen: Ids): Ids =>
  variantsOf(ruleset)
    .map(({ id }) => id)
    .filter((id) => chosen.includes(id));

/** The presets of a ruleset; one from elsewhere has the one that it brings itself. */
export function presetsFor(ruleset: string): readonly Preset[] {
  const own = presetsOf(ruleset);
  return own.length > 0 ? own : [{ id: ruleset, ruleset, variants: rulesetOf(ruleset)?.preset ?? [] }];
}

/** In what a choice differs from a preset. */
export interface Difference {
  readonly added: Ids;
  readonly left: Ids;
}

export const differenceFrom = ({ ruleset, variants }: Preset, chosen: Ids): Difference => ({
  added: inOrder(ruleset, chosen).filter((id) => !variants.includes(id)),
  left: inOrder(ruleset, variants).filter((id) => !chosen.includes(id)),
});

const sizeOf = ({ added, left }: Difference): number => added.length + left.length;

/** The preset that differs least from a choice; of several the first. */
export const nearestPreset = (ruleset: string, chosen: Ids): Preset =>
  presetsFor(ruleset).reduce((best, other) =>
    sizeOf(differenceFrom(other, chosen)) < sizeOf(differenceFrom(best, chosen)) ? other : best,
  );

/** Optional rules by what they are about. */
export interface GroupedVariants {
  /** Undefined: of rules from elsewhere nothing is known. */
  readonly group: VariantGroup | undefined;
  readonly variants: Ids;
}

/** All optional rules of a ruleset, by group; groups without any are left out. */
export function groupedVariants(ruleset: string): readonly GroupedVariants[] {
  const ids = variantsOf(ruleset).map(({ id }) => id);
  return [...VARIANT_GROUPS, undefined]
    .map((group) => ({ group, variants: ids.filter((id) => variantGroupOf(id) === group) }))
    .filter(({ variants }) => variants.length > 0);
}

/**
 * A choice at random that can be played: each optional rule with one chance in so many, unless one already chosen
 * cannot be played with it. They are looked at in random order, so rivals have the same chance.
 */
export function drawVariants(ruleset: string, roll: (sides: number) => number, oneIn = 3): Ids {
  const left = variantsOf(ruleset).map(({ id }) => id);
  const chosen: string[] = [];
  while (left.length > 0) {
    const [id = ''] = left.splice(roll(left.length) - 1, 1);
    if (roll(oneIn) === 1 && rivalsOf(id, chosen).length === 0) chosen.push(id);
  }
  return inOrder(ruleset, chosen);
}
