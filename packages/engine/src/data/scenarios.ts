import { COMPUTER_SCENARIOS } from './computer-scenarios.ts';
import { REDUX_SCENARIOS } from './redux-scenarios.ts';
import type { Scenario } from './scenario.ts';
import {
  ROMAN_FLEET,
  ROUND_ELEVEN_SETUP,
  ROUND_SIX_SETUP,
  STANDARD_GROUPS,
  STANDARD_SETUP,
} from './setups.ts';

export type { Scenario, ScenarioRules } from './scenario.ts';

const SECOND_EDITION_SCENARIOS = [
  {
    id: 'standard-4',
    name: 'The full game, four players',
    rules: 'second-edition',
    rounds: [1, 16],
    groups: STANDARD_GROUPS,
    setup: STANDARD_SETUP,
    atSea: ROMAN_FLEET,
    special: {},
  },
  {
    id: 'standard-3',
    name: 'The full game, three players',
    rules: 'second-edition',
    rounds: [1, 16],
    groups: [
      ['romans', 'romano-british', 'scots', 'dubliners', 'danes', 'jutes'],
      ['belgae', 'welsh', 'picts', 'angles', 'normans'],
      ['brigantes', 'caledonians', 'irish', 'norsemen', 'norwegians', 'saxons'],
    ],
    setup: STANDARD_SETUP,
    atSea: ROMAN_FLEET,
    special: {},
  },
  {
    id: 'standard-5',
    name: 'The full game, five players',
    rules: 'second-edition',
    rounds: [1, 16],
    groups: [
      ['romans', 'romano-british', 'scots', 'norwegians'],
      ['welsh', 'danes', 'jutes'],
      ['brigantes', 'irish', 'norsemen', 'normans'],
      ['belgae', 'picts', 'angles'],
      ['caledonians', 'dubliners', 'saxons'],
    ],
    setup: STANDARD_SETUP,
    atSea: ROMAN_FLEET,
    special: {},
  },
  {
    id: 'short-3',
    name: 'Shorter game, three players',
    rules: 'second-edition',
    rounds: [6, 13],
    groups: [
      ['romano-british', 'welsh', 'brigantes', 'caledonians', 'danes'],
      ['picts', 'irish', 'norsemen', 'saxons'],
      ['scots', 'jutes', 'angles', 'dubliners'],
    ],
    setup: ROUND_SIX_SETUP,
    special: {
      submittedBefore: ['brigantes', 'welsh'],
      noPointsForSubmitted: true,
      truce: ['jutes', 'saxons', 'angles'],
    },
  },
  {
    id: 'two-early',
    name: 'Early invaders against the inhabitants of Britain',
    rules: 'second-edition',
    rounds: [1, 5],
    groups: [
      ['romans', 'caledonians', 'scots'],
      [
        'romano-british',
        'belgae',
        'welsh',
        'brigantes',
        'picts',
        'irish',
        'norsemen',
        'dubliners',
        'danes',
        'norwegians',
        'saxons',
        'jutes',
        'angles',
        'normans',
      ],
    ],
    setup: STANDARD_SETUP,
    atSea: ROMAN_FLEET,
    special: { mustSubmit: ['belgae', 'welsh', 'brigantes', 'picts'] },
  },
  {
    id: 'two-germanic',
    name: 'Germanic invaders against the inhabitants of Britain',
    rules: 'second-edition',
    rounds: [6, 10],
    groups: [
      ['angles', 'irish', 'jutes', 'saxons', 'scots'],
      [
        'romans',
        'romano-british',
        'belgae',
        'welsh',
        'brigantes',
        'caledonians',
        'picts',
        'norsemen',
        'dubliners',
        'danes',
        'norwegians',
        'normans',
      ],
    ],
    setup: {
      'romano-british': ['avalon', 'bernicia', 'cheshire', 'hwicce', 'march', 'wessex', 'york'],
      belgae: ['essex', 'kent', 'north-mercia', 'norfolk', 'south-mercia', 'suffolk', 'sussex'],
      welsh: ['clwyd', 'devon', 'dyfed', 'gwent', 'gwynedd', 'powys'],
      brigantes: ['cumbria', 'galloway', 'lothian', 'strathclyde'],
      caledonians: ['caithness', 'hebrides', 'orkneys'],
      picts: ['alban', 'dunedin', 'mar', 'moray', 'skye'],
      irish: ['cornwall'],
      scots: ['dalriada'],
    },
    special: { secondRomanoBritish: 'belgae' },
  },
  {
    id: 'two-vikings',
    name: 'Vikings against the inhabitants of Britain',
    rules: 'second-edition',
    rounds: [11, 14],
    groups: [
      ['danes', 'dubliners', 'norsemen'],
      [
        'romans',
        'romano-british',
        'belgae',
        'welsh',
        'brigantes',
        'caledonians',
        'picts',
        'irish',
        'scots',
        'norwegians',
        'saxons',
        'jutes',
        'angles',
        'normans',
      ],
    ],
    setup: ROUND_ELEVEN_SETUP,
    special: {},
  },
] as const satisfies readonly Scenario[];

/** Every scenario, of all rulesets; its id is known only once. */
export const SCENARIOS = [...SECOND_EDITION_SCENARIOS, ...COMPUTER_SCENARIOS, ...REDUX_SCENARIOS] as const;

export type ScenarioId = (typeof SCENARIOS)[number]['id'];
