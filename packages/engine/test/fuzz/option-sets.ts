import { drawVariants } from '../../src/data/choices.ts';
import { variantsOf } from '../../src/data/rulesets.ts';
import { seededDice } from '../../src/model/dice.ts';

/**
 * Random legal choices of the optional rules of a ruleset, about half of them at each call. They cover pairs quickly:
 * each set is the one of several drawn that shows most pairs of rules in a way (both, one, the other, neither) in which
 * no set before it did.
 */
export function optionSets(ruleset: string, seed: number): () => readonly string[] {
  const chance = seededDice(seed);
  const seen = new Set<string>();
  return () => {
    const drawn = Array.from({ length: CANDIDATES }, () =>
      drawVariants(ruleset, (sides) => chance.roll(sides), 2),
    );
    const fresh = (set: readonly string[]) => pairsOf(ruleset, set).filter((pair) => !seen.has(pair)).length;
    const best = drawn.reduce((a, b) => (fresh(b) > fresh(a) ? b : a));
    for (const pair of pairsOf(ruleset, best)) seen.add(pair);
    return best;
  };
}

const CANDIDATES = 12;

/** How each two rules stand to each other in a set, in words. */
function pairsOf(ruleset: string, set: readonly string[]): string[] {
  const ids = variantsOf(ruleset).map(({ id }) => id);
  const word = (id: string) => `${set.includes(id) ? '+' : '-'}${id}`;
  return ids.flatMap((id, i) => ids.slice(i + 1).map((other) => `${word(id)} ${word(other)}`));
}
