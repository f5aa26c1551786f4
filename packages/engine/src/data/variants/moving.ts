import type { Figures } from '../figures.ts';
import type { MovingWays } from '../moving-ways.ts';
import type { Ruleset, Variant } from '../ruleset.ts';

const BOARD_AND_COMPUTER = ['second-edition', 'computer-game'] as const;
const BOARD = ['second-edition'] as const;

const ways =
  (change: Partial<MovingWays>) =>
  (rules: Ruleset): Ruleset => ({ ...rules, ways: { ...rules.ways, ...change } });

const figures =
  (change: Partial<Figures>) =>
  (rules: Ruleset): Ruleset => ({ ...rules, figures: { ...rules.figures, ...change } });

/** Optional rules about movement, stacking, raids and retreats. */
export const MOVING_VARIANTS = [
  {
    id: 'leader-adds-one-area',
    rule: 'DIG-4',
    rulesets: BOARD_AND_COMPUTER,
    clauses: ['LDR-8'],
    change: ways({ led: 'one-area-more' }),
  },
  {
    id: 'difficult-costs-two',
    rule: 'DIG-6',
    rulesets: BOARD_AND_COMPUTER,
    clauses: ['MOV-3', 'MOV-4'],
    change: figures({ difficultMarch: 2 }),
  },
  {
    id: 'straits-cost-two',
    rule: 'DIG-7',
    rulesets: BOARD_AND_COMPUTER,
    excludes: ['roads-before-straits-only'],
    clauses: ['MOV-8'],
    change: ways({ straits: 'one-area-more' }),
  },
  {
    id: 'road-straits',
    rule: 'DIG-8',
    rulesets: BOARD_AND_COMPUTER,
    excludes: ['roads-before-straits-only'],
    clauses: ['ROAD-8'],
    change: ways({ straitRoads: 'across' }),
  },
  // First printing, in place of ROAD-8
  {
    id: 'roads-before-straits-only',
    rulesets: BOARD,
    excludes: ['straits-cost-two', 'road-straits'],
    clauses: ['ROAD-8'],
    change: ways({ straitRoads: 'before' }),
  },
  {
    id: 'roads-over-ruins',
    rule: 'DIG-9',
    rulesets: BOARD_AND_COMPUTER,
    clauses: ['ROAD-1'],
    change: ways({ ruins: 'carry-roads' }),
  },
  {
    id: 'several-seas',
    rule: 'DIG-10',
    rulesets: BOARD_AND_COMPUTER,
    clauses: ['SEA-2', 'SEA-11'],
    change: ways({ seas: 'several' }),
  },
  {
    id: 'angles-cross-brigantes',
    rule: 'DIG-25',
    rulesets: BOARD_AND_COMPUTER,
    clauses: ['BSUB-7'],
    change: (rules) => ({
      ...rules,
      traits: { ...rules.traits, angles: { ...rules.traits.angles, sparingPassage: true } },
    }),
  },
  {
    id: 'romans-two-in-difficult',
    rule: 'DIG-11',
    rulesets: BOARD_AND_COMPUTER,
    clauses: ['STK-3'],
    change: (rules) =>
      figures({ freeStack: { ...rules.figures.freeStack, difficult: rules.figures.stack.difficult } })(rules),
  },
  {
    id: 'burhs-need-no-food',
    rule: 'DIG-13',
    rulesets: BOARD_AND_COMPUTER,
    clauses: ['OPOP-5'],
    change: ways({ fed: 'armies' }),
  },
  {
    id: 'raiders-are-newcomers',
    rule: 'DIG-14',
    rulesets: BOARD_AND_COMPUTER,
    clauses: ['RAID-2', 'RAID-9'],
    change: ways({ raiders: 'newcomers' }),
  },
  {
    id: 'raiders-retreat-to-sea',
    rule: 'DIG-15',
    rulesets: BOARD_AND_COMPUTER,
    clauses: ['RET-10', 'RET-11'],
    change: ways({ raidersRetreat: 'to-start' }),
  },
  // First printing, in place of RET-10
  {
    id: 'sea-attackers-return',
    rulesets: BOARD,
    clauses: ['RET-10', 'RET-11'],
    change: ways({ invadersRetreat: 'to-start' }),
  },
  // As in the first printing
  {
    id: 'sea-retreat-raiders-only',
    rule: 'DIG-19',
    rulesets: BOARD_AND_COMPUTER,
    clauses: ['RET-12'],
    change: ways({ seaRetreat: 'raiders' }),
  },
  {
    id: 'free-defender-retreats',
    rule: 'DIG-17',
    rulesets: BOARD_AND_COMPUTER,
    clauses: ['RET-3', 'RET-6'],
    change: ways({ defendersRetreat: 'anywhere-free' }),
  },
  {
    id: 'one-retreat-area',
    rule: 'DIG-18',
    rulesets: BOARD_AND_COMPUTER,
    clauses: ['RET-7', 'RET-10'],
    change: ways({ retreatPlaces: 'one' }),
  },
  {
    id: 'retreat-or-perish',
    rule: 'DIG-16',
    rulesets: BOARD_AND_COMPUTER,
    clauses: ['RET-9', 'RET-14'],
    change: ways({ noRetreat: 'may-perish' }),
  },
] as const satisfies readonly Variant[];
