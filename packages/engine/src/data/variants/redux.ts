import type { Variant } from '../ruleset.ts';

/** Optional rules of Britannia reduX. */
export const REDUX_VARIANTS = [
  {
    // XP-7, X-MOV-1: the document does not say that difficult terrain stops anybody.
    id: 'open-terrain',
    rule: 'X-MOV-1',
    rulesets: ['redux'],
    clauses: ['X-MOV-1', 'XP-7'],
    change: (rules) => ({ ...rules, ways: { ...rules.ways, difficultLand: 'open' } }),
  },
] as const satisfies readonly Variant[];
