import type { Variant } from '@bretwalda/engine/data';
import { variantOf, variantsOf } from '@bretwalda/engine/data';
import type { RulePlace } from './rule-places.ts';

/** An optional rule in force, shown where the text tells a clause that it changes. */
export interface Mark {
  readonly variant: string;
  /** Its own clause, if it has one. */
  readonly rule: string | undefined;
}

/** By passage, in the order in which the options are listed. */
export type Marks = ReadonlyMap<number, readonly Mark[]>;

const placesOf = ({ clauses = [] }: Variant, places: ReadonlyMap<string, RulePlace>): readonly RulePlace[] =>
  clauses.flatMap((clause) => places.get(clause) ?? []);

export function marksOf(variants: readonly string[], places: ReadonlyMap<string, RulePlace>): Marks {
  const marks = new Map<number, Mark[]>();
  for (const id of variants) {
    const variant = variantOf(id);
    if (!variant) continue;
    const passages = new Set(placesOf(variant, places).map(({ passage }) => passage));
    for (const passage of passages)
      marks.set(passage, [...(marks.get(passage) ?? []), { variant: id, rule: variant.rule }]);
  }
  return marks;
}

/** Where the optional rules of a ruleset stand, by their own clauses: those that the text does not tell itself. */
export function variantPlaces(
  ruleset: string,
  places: ReadonlyMap<string, RulePlace>,
): ReadonlyMap<string, RulePlace> {
  const all = new Map(places);
  for (const variant of variantsOf(ruleset)) {
    const [place] = placesOf(variant, places);
    if (variant.rule !== undefined && place && !all.has(variant.rule)) all.set(variant.rule, place);
  }
  return all;
}
