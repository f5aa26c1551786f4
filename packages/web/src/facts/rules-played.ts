import type { Options, ScenarioId } from '@bretwalda/engine';
import {
  type Difference,
  differenceFrom,
  type GroupedVariants,
  groupedVariants,
  nearestPreset,
  scenario,
} from '@bretwalda/engine/data';
import { rulesWith } from '@bretwalda/engine/queries';
import type { Text } from '../language/language.ts';

/** What is chosen for a table, of which only this matters for its rules. */
export type ChosenOptions = Pick<Options, 'variants' | 'handicap' | 'negotiation'>;

/** By which rules a table plays, whether the game is running, saved or still being offered. */
export interface RulesPlayed {
  readonly ruleset: string;
  /** The preset that differs least. */
  readonly preset: string;
  readonly difference: Difference;
  /** How much differs from it, with what is agreed besides. */
  readonly changes: number;
  /** The optional rules in force, by what they are about. */
  readonly inForce: readonly GroupedVariants[];
}

export function rulesPlayed(id: ScenarioId, { variants, handicap, negotiation }: ChosenOptions): RulesPlayed {
  const ruleset = scenario(id).rules;
  const preset = nearestPreset(ruleset, variants);
  const difference = differenceFrom(preset, variants);
  const agreed = Number(handicap.some((points) => points !== 0)) + Number(negotiation !== 'free');
  return {
    ruleset,
    preset: preset.id,
    difference,
    changes: difference.added.length + difference.left.length + agreed,
    inForce: groupedVariants(ruleset)
      .map((group) => ({ ...group, variants: group.variants.filter((one) => variants.includes(one)) }))
      .filter((group) => group.variants.length > 0),
  };
}

/** Whether a table can say how it votes: not every game has a Bretwalda, and some only open ballots (DIG-28). */
export function hasVotes(id: ScenarioId, variants: readonly string[]): boolean {
  const { order, ways } = rulesWith(scenario(id).rules, variants);
  return order.includes('bretwalda') && ways.ballot !== 'open';
}

/** "Second edition. As printed, 2 changes" */
export function rulesSummary(t: Text, id: ScenarioId, options: ChosenOptions): string {
  const { ruleset, preset, changes } = rulesPlayed(id, options);
  const { tableRules: words } = t;
  return words.playedBy(words.ruleset(ruleset).name, words.summary(words.preset(preset).name, changes));
}
