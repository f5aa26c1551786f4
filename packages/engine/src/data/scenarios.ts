import type { LandId, SeaId } from './board.ts';
import type { NationId } from './nations.ts';

export interface Scenario {
  readonly id: string;
  readonly name: string;
  /** The nation groups, one for each player (SETUP-2, SETUP-7, SETUP-8). */
  readonly groups: readonly (readonly NationId[])[];
  readonly rounds: readonly [number, number];
  /** One infantry in each area. */
  readonly setup: Readonly<Partial<Record<NationId, readonly LandId[]>>>;
  readonly atSea?: Readonly<Partial<Record<SeaId, Readonly<Partial<Record<NationId, number>>>>>>;
  readonly special: ScenarioRules;
}

/** What a scenario changes in the rules (SCN). */
export interface ScenarioRules {
  /** Nations that must submit to the Romans as soon as they qualify (SCN-9). */
  readonly mustSubmit?: readonly NationId[];
  /** Nations that count as having submitted to the Romans (SCN-3). */
  readonly submittedBefore?: readonly NationId[];
  /** The Romano-British never score for armies of nations that had submitted (SCN-3). */
  readonly noPointsForSubmitted?: true;
  /** Nations that the Romano-British may not attack in the first round (SCN-4). */
  readonly truce?: readonly NationId[];
  /** A nation that plays as a second Romano-British, with their card (SCN-11). */
  readonly secondRomanoBritish?: NationId;
}

const STANDARD_SETUP = {
  caledonians: ['caithness', 'hebrides', 'orkneys'],
  picts: ['alban', 'dalriada', 'dunedin', 'mar', 'moray', 'skye'],
  brigantes: [
    'bernicia',
    'cheshire',
    'cumbria',
    'galloway',
    'lothian',
    'march',
    'pennines',
    'strathclyde',
    'york',
  ],
  belgae: [
    'downlands',
    'essex',
    'kent',
    'lindsey',
    'north-mercia',
    'south-mercia',
    'norfolk',
    'suffolk',
    'sussex',
    'wessex',
  ],
  welsh: ['avalon', 'clwyd', 'cornwall', 'devon', 'dyfed', 'gwent', 'gwynedd', 'hwicce', 'powys'],
} as const;

const ROMAN_FLEET = { 'english-channel': { romans: 16 } } as const;

export const SCENARIOS = [
  {
    id: 'standard-4',
    name: 'The full game, four players',
    rounds: [1, 16],
    groups: [
      ['romans', 'romano-british', 'scots', 'dubliners', 'norwegians'],
      ['welsh', 'caledonians', 'danes', 'jutes'],
      ['brigantes', 'irish', 'norsemen', 'saxons'],
      ['belgae', 'picts', 'angles', 'normans'],
    ],
    setup: STANDARD_SETUP,
    atSea: ROMAN_FLEET,
    special: {},
  },
  {
    id: 'standard-3',
    name: 'The full game, three players',
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
    rounds: [6, 13],
    groups: [
      ['romano-british', 'welsh', 'brigantes', 'caledonians', 'danes'],
      ['picts', 'irish', 'norsemen', 'saxons'],
      ['scots', 'jutes', 'angles', 'dubliners'],
    ],
    setup: {
      'romano-british': ['avalon', 'downlands', 'hwicce', 'north-mercia', 'south-mercia', 'york'],
      welsh: ['cheshire', 'clwyd', 'devon', 'gwent', 'gwynedd', 'march', 'powys'],
      brigantes: ['bernicia', 'cumbria', 'galloway', 'lothian', 'pennines', 'strathclyde'],
      caledonians: ['caithness', 'orkneys'],
      picts: ['alban', 'dunedin', 'mar', 'moray', 'skye'],
      irish: ['cornwall', 'dyfed'],
      scots: ['dalriada', 'hebrides'],
      jutes: ['kent', 'essex'],
      saxons: ['sussex', 'wessex'],
      angles: ['lindsey', 'norfolk', 'suffolk'],
    },
    special: {
      submittedBefore: ['brigantes', 'welsh'],
      noPointsForSubmitted: true,
      truce: ['jutes', 'saxons', 'angles'],
    },
  },
  {
    id: 'two-early',
    name: 'Early invaders against the inhabitants of Britain',
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
    setup: {
      welsh: ['cheshire', 'clwyd', 'gwent', 'powys'],
      brigantes: ['galloway', 'strathclyde'],
      caledonians: ['hebrides', 'orkneys'],
      picts: ['alban', 'caithness', 'mar', 'moray'],
      irish: ['cornwall'],
      scots: ['dalriada', 'dunedin', 'skye'],
      saxons: ['avalon', 'devon', 'hwicce', 'sussex', 'wessex'],
      jutes: ['kent'],
      angles: ['bernicia', 'essex', 'lothian', 'norfolk', 'north-mercia', 'south-mercia', 'suffolk', 'york'],
    },
    special: {},
  },
] as const satisfies readonly Scenario[];

export type ScenarioId = (typeof SCENARIOS)[number]['id'];

const BY_ID = new Map<ScenarioId, Scenario>(SCENARIOS.map((s) => [s.id, s]));

export const scenario = (id: ScenarioId): Scenario => BY_ID.get(id) as Scenario;
