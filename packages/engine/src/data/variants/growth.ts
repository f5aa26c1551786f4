import { invadersFirst } from '../order.ts';
import type { Ruleset, Variant } from '../ruleset.ts';
import { all, calendar, cards, event, figures, traits, ways } from './changes.ts';
import { COMPUTER_TIMELINE } from './computer-timeline.ts';

const BOARD_AND_COMPUTER = ['second-edition', 'computer-game'] as const;
const BOARD = ['second-edition'] as const;

const NORSEMEN = 8;
const LEADER_POINTS = 6;

const fewerNorsemen = (rules: Ruleset): Ruleset => ({
  ...rules,
  supply: { ...rules.supply, norsemen: { ...rules.supply.norsemen, infantry: NORSEMEN } },
});

/** Optional rules about growth, arrivals, burhs, legions and the timeline. */
export const GROWTH_VARIANTS = [
  // As in the first printing
  {
    id: 'invaders-at-round-start',
    rule: 'DIG-1',
    rulesets: BOARD_AND_COMPUTER,
    clauses: ['INV-1'],
    change: (rules) => ({ ...rules, order: invadersFirst(rules.order) }),
  },
  {
    id: 'new-units-in-turn',
    rule: 'DIG-2',
    rulesets: BOARD_AND_COMPUTER,
    clauses: ['POP-9'],
    change: ways({ newUnits: 'in-turn' }),
  },
  {
    id: 'marker-by-dearest-unit',
    rule: 'DIG-3',
    rulesets: BOARD_AND_COMPUTER,
    clauses: ['POP-15'],
    change: ways({ markerTop: 'below-dearest-unit' }),
  },
  {
    id: 'computer-prices',
    rule: 'DIG-40',
    rulesets: BOARD_AND_COMPUTER,
    clauses: ['POP-2', 'POP-5'],
    change: (rules) => ({
      ...rules,
      prices: { ...rules.prices, norwegians: { infantry: 7 }, normans: { cavalry: 12 } },
    }),
  },
  {
    id: 'burhs-from-round-eleven',
    rule: 'DIG-32',
    rulesets: BOARD_AND_COMPUTER,
    clauses: ['BURH-1', 'BURH-2'],
    change: all(calendar({ burhs: [11, 12, 13] }), figures({ leastBurhs: 2 })),
  },
  // First printing, in place of BURH-6
  {
    id: 'burhs-beside-infantry',
    rulesets: BOARD,
    clauses: ['BURH-6'],
    change: ways({ burhPieces: 'own' }),
  },
  {
    id: 'two-legions-leave',
    rule: 'DIG-36',
    rulesets: BOARD_AND_COMPUTER,
    clauses: ['ROM-5'],
    change: figures({ legionsLeave: 2 }),
  },
  {
    id: 'reinforced-below-twelve',
    rule: 'DIG-37',
    rulesets: BOARD_AND_COMPUTER,
    clauses: ['ROM-2'],
    change: figures({ leastReinforcements: 1 }),
  },
  {
    id: 'computer-timeline',
    rule: 'DIG-38',
    rulesets: BOARD_AND_COMPUTER,
    clauses: ['INV-1'],
    change: COMPUTER_TIMELINE,
  },
  {
    id: 'angle-kings-at-home',
    rule: 'DIG-39',
    rulesets: BOARD_AND_COMPUTER,
    clauses: ['LDR-2', 'LDR-4'],
    change: all(
      event(9, 'angles', (one) => ({ ...one, leaderAt: 'bernicia' })),
      event(10, 'angles', (one) => ({ ...one, leaderAt: 'north-mercia' })),
    ),
  },
  {
    id: 'fewer-norsemen',
    rule: 'DIG-40',
    rulesets: BOARD_AND_COMPUTER,
    clauses: ['GEN-5'],
    change: fewerNorsemen,
  },
  {
    id: 'every-leader-scores',
    rule: 'DIG-41',
    rulesets: BOARD_AND_COMPUTER,
    clauses: ['SCORE-6'],
    change: cards((card) => ({
      ...card,
      eliminate: [...(card.eliminate ?? []), { rounds: 'any', points: LEADER_POINTS, otherLeaders: true }],
    })),
  },
  // First printing, in place of INV-3
  {
    id: 'nothing-for-missing-invaders',
    rulesets: BOARD,
    clauses: ['INV-3'],
    change: ways({ shortage: 'nothing' }),
  },
  // First printing, in place of ROM-3
  {
    id: 'romans-may-wait-at-sea',
    rulesets: BOARD,
    clauses: ['ROM-3'],
    change: traits('romans', { waitsAtSea: true }),
  },
  // First printing, in place of FORT-1
  {
    id: 'forts-by-choice',
    rulesets: BOARD,
    clauses: ['FORT-1'],
    change: ways({ forts: 'by-choice' }),
  },
  // First printing, in place of RAID-1
  {
    id: 'picts-raid-in-round-six',
    rulesets: BOARD,
    clauses: ['RAID-1'],
    change: event(6, 'picts', (one) => ({ ...one, status: ['raid', ...one.status] })),
  },
  // First printing, in place of DANE-2
  {
    id: 'danish-raids-score-nothing',
    rulesets: BOARD,
    clauses: ['DANE-2', 'SCORE-3'],
    change: cards((card) =>
      card.occupy ? { ...card, occupy: card.occupy.filter(({ when }) => when === undefined) } : card,
    ),
  },
] as const satisfies readonly Variant[];
