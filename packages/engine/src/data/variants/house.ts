import type { Figures } from '../figures.ts';
import type { Ruleset, Variant } from '../ruleset.ts';

const EVERYWHERE = ['second-edition', 'computer-game', 'redux'] as const;

const withFigures =
  (figures: Partial<Figures>) =>
  (rules: Ruleset): Ruleset => ({ ...rules, figures: { ...rules.figures, ...figures } });

/** Optional rules about dice and points that tables agree on among themselves. */
export const HOUSE_VARIANTS = [
  {
    id: 'reduced-luck',
    rule: 'X-BAT-5',
    rulesets: EVERYWHERE,
    clauses: ['BAT-4', 'X-BAT-5'],
    change: withFigures({ dicePerUnit: 2 }),
  },
  {
    id: 'dice-deck-24',
    rule: 'RUL-142',
    rulesets: EVERYWHERE,
    excludes: ['dice-deck-48'],
    clauses: ['BAT-4', 'X-BAT-1'],
    change: withFigures({ diceDeck: 4 }),
  },
  {
    id: 'dice-deck-48',
    rule: 'RUL-142',
    rulesets: EVERYWHERE,
    excludes: ['dice-deck-24'],
    clauses: ['BAT-4', 'X-BAT-1'],
    change: withFigures({ diceDeck: 8 }),
  },
  {
    id: 'hidden-scores',
    rule: 'RUL-144',
    rulesets: EVERYWHERE,
    clauses: ['GEN-15', 'X-SCORE-1'],
    change: (rules) => ({ ...rules, ways: { ...rules.ways, scores: 'hidden' } }),
  },
] as const satisfies readonly Variant[];
