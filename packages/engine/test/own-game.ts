import {
  addRules,
  LAND_IDS,
  NEVER,
  type Ruleset,
  type Scenario,
  SECOND_EDITION,
  type Variant,
} from '../src/data.ts';
import type { Config } from '../src/model/state.ts';

/**
 * A game on this board as somebody else would make it, of data alone: three summers in which the Norsemen come to a
 * north that the Picts and the Scots share, and neither rules, phases nor words know of it.
 */

const NOTHING = { infantry: 0, cavalry: 0 };

const nobody = Object.fromEntries(
  Object.keys(SECOND_EDITION.supply).map((nation) => [nation, NOTHING]),
) as Ruleset['supply'];
const blank = Object.fromEntries(Object.keys(nobody).map((nation) => [nation, {}])) as Ruleset['cards'];

const SUMMERS = [1, 2, 3];
const ISLES = ['orkneys', 'hebrides', 'skye', 'caithness'] as const;
const NORTH = LAND_IDS.slice(0, LAND_IDS.indexOf('galloway'));

export const THREE_SUMMERS: Ruleset = {
  id: 'three-summers',
  supply: {
    ...nobody,
    picts: { infantry: 9, cavalry: 2 },
    scots: { infantry: 8, cavalry: 0 },
    norsemen: { infantry: 10, cavalry: 0 },
  },
  prices: {},
  // What was Roman in the printed game.
  traits: {
    picts: { freeStacking: true, forts: true, roads: true },
    scots: { longMarches: true, burhs: true },
    norsemen: { strongInfantry: true },
  },
  cards: {
    ...blank,
    picts: {
      hold: [{ rounds: SUMMERS, values: [{ points: 2, areas: NORTH }] }],
      eliminate: [{ rounds: 'any', points: 1, armiesOf: ['norsemen'] }],
    },
    scots: {
      hold: [{ rounds: [3], values: [{ points: 3, areas: LAND_IDS }] }],
      occupy: [{ rounds: [1, 2], values: [{ points: 1, areas: ['alban', 'dunedin', 'lothian'] }] }],
    },
    norsemen: {
      occupy: [{ rounds: SUMMERS, values: [{ points: 4, areas: ISLES }] }],
      eliminate: [{ rounds: SUMMERS, points: 2, leader: 'fergus-mor-mac-erc' }],
    },
  },
  timeline: SUMMERS.map((round) => ({
    round,
    years: [792 + round, 792 + round],
    scoring: true,
    bretwalda: false,
    king: round === 3,
    events:
      round === 2
        ? [
            { nation: 'picts', status: ['boats'], place: { cavalry: 1 } },
            { nation: 'scots', status: [], leader: 'fergus-mor-mac-erc' },
            {
              nation: 'norsemen',
              status: ['major-invasion'],
              invaders: [{ sea: 'icelandic-sea', infantry: 4 }],
              leader: 'ketil-flatnose',
            },
          ]
        : [{ nation: 'norsemen', status: [], invaders: [{ sea: 'icelandic-sea', infantry: 3 }] }],
  })),
  reinforcements: {
    sea: 'icelandic-sea',
    rounds: [2, 3],
    rows: [
      { atLeast: 3, armies: [0, 1] },
      { atLeast: 0, armies: [2, 2] },
    ],
  },
  calendar: {
    belgaeRise: NEVER,
    legionsRecalled: NEVER,
    lastRomanTurn: NEVER,
    romansLeave: NEVER,
    peaceEnds: NEVER,
    arthur: NEVER,
    arthurLeaves: NEVER,
    danishRaid: NEVER,
    burhs: SUMMERS,
    cnut: NEVER,
    burhsFallFirst: 3,
    lastRound: NEVER,
    submissionToRomans: [NEVER, NEVER],
    submissionToAngles: [NEVER, NEVER],
  },
  figures: {
    ...SECOND_EDITION.figures,
    populationPoints: { clear: 3, difficult: 2 },
    armyCost: 5,
    burhCost: 3,
    markerTop: 9,
    maxBurhs: 2,
    burhAreas: 12,
    stack: { clear: 4, difficult: 3 },
    overstack: { clear: 5, difficult: 5 },
    freeStack: { clear: 6, difficult: 5 },
    longMarch: 4,
    kingdom: 2,
    kingPoints: 5,
  },
  ways: { ...SECOND_EDITION.ways, king: 'most-areas', seas: 'several', noRetreat: 'may-perish' },
  kingsLand: NORTH,
  garrisonLand: [],
  preset: ['long-days', 'harvest'],
  // A short turn; nobody asks, votes, raids, or calls armies home.
  order: [
    'sides',
    'round-start',
    'first-turn',
    'turn-start',
    'population',
    'invaders',
    'leader',
    'movement',
    'battles',
    'turn-end',
    'round-end',
    'over',
  ],
  landing: { norsemen: NORTH },
  closedSeas: { norsemen: ['north-sea'] },
  clauses: {},
};

export const TWO_THRONES: Scenario = {
  id: 'two-thrones',
  name: 'Two thrones in the north',
  rules: 'three-summers',
  groups: [['picts'], ['scots', 'norsemen']],
  rounds: [1, 3],
  setup: {
    picts: ['caithness', 'moray', 'mar', 'alban', 'dunedin'],
    scots: ['dalriada', 'skye', 'strathclyde'],
    norsemen: ['orkneys'],
  },
  atSea: { 'icelandic-sea': { norsemen: 2 } },
  special: {},
};

/** How the areas are counted: in the base game only battles and landings score. */
export const OWN_VARIANTS: readonly Variant[] = [
  {
    id: 'long-days',
    rulesets: ['three-summers'],
    change: (rules) => ({ ...rules, figures: { ...rules.figures, march: 3 } }),
  },
  {
    id: 'harvest',
    rulesets: ['three-summers'],
    change: (rules) => ({
      ...rules,
      order: rules.order.flatMap((step) => (step === 'round-end' ? ['hold-points', 'king', step] : [step])),
    }),
  },
  {
    id: 'hunger',
    rulesets: ['three-summers'],
    excludes: ['feast'],
    change: (rules) => ({
      ...rules,
      order: rules.order.flatMap((step) => (step === 'turn-end' ? ['overpopulation', step] : [step])),
    }),
  },
  {
    id: 'feast',
    rulesets: ['three-summers'],
    excludes: ['hunger'],
    change: (rules) => ({ ...rules, figures: { ...rules.figures, armyCost: 2 } }),
  },
];

/** Makes it known, as its author would. */
export const addOwnGame = (): void =>
  addRules({ rulesets: [THREE_SUMMERS], scenarios: [TWO_THRONES], variants: OWN_VARIANTS });

export const ownGame = (...variants: string[]): Config => ({
  scenario: 'two-thrones' as Config['scenario'],
  options: { variants },
});
