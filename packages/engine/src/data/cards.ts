import {
  CLEAR_ENGLAND,
  ENGLAND,
  ENGLISH_SOUTH_OF_CHESHIRE_AND_YORK,
  ENGLISH_SOUTH_OF_CHESHIRE_YORK_LINDSEY_NORFOLK,
  LAND_IDS,
  type LandId,
  NORTH_OF_CUMBRIA_PENNINES_BERNICIA,
  type Region,
} from './board.ts';
import type { LeaderId, NationId } from './nations.ts';

/** Points for areas, in the rounds of the line. */
export interface AreaLine {
  readonly rounds: readonly number[];
  readonly values: readonly { readonly points: number; readonly areas: readonly LandId[] }[];
  /** The Danes of round 11 score what they occupy when Raider Withdrawal starts, not on entering (DANE-2). */
  readonly when?: 'start-of-raider-withdrawal';
}

/** Points for units eliminated in battle (SCORE-6, SCORE-7). */
export interface EliminateLine {
  readonly rounds: readonly number[] | 'any';
  readonly points: number;
  readonly armiesOf?: readonly NationId[] | 'any-enemy' | 'submitted-to-romans-and-attacked-us';
  readonly cavalryOf?: readonly NationId[];
  readonly forts?: true;
  readonly leader?: LeaderId;
  /** All enemy leaders whom no other line of the card names (DIG-41). */
  readonly otherLeaders?: true;
  readonly ownTurnOnly?: true;
  readonly exceptOwnTurnOfRound?: number;
}

export interface SpecialLine {
  readonly rounds: readonly number[];
  readonly points: number;
  readonly event: 'belgae-submit' | 'harold-eliminated';
  readonly by?: readonly NationId[];
}

export interface Card {
  /** Its scoring centres, where armies may be placed (X-SCORE-1, X-REI-2). */
  readonly centres?: readonly LandId[];
  readonly occupy?: readonly AreaLine[];
  readonly hold?: readonly AreaLine[];
  readonly limes?: readonly AreaLine[];
  readonly eliminate?: readonly EliminateLine[];
  readonly special?: readonly SpecialLine[];
  /** Hold points of one part of the board are at most half of those of another (LIMIT-1..3). */
  readonly limit?: { readonly limited: Region | 'outside-wales'; readonly halfOf: Region };
}

/** The scoring side of the nation cards, as printed (RUL-10). */
export const CARDS: Readonly<Record<NationId, Card>> = {
  romans: {
    occupy: [
      {
        rounds: [1, 2, 3],
        values: [
          { points: 4, areas: ['alban', 'dalriada', 'dunedin', 'mar'] },
          { points: 2, areas: ['strathclyde'] },
          { points: 2, areas: ENGLAND },
          { points: 2, areas: ['devon', 'dyfed', 'gwynedd'] },
          { points: 1, areas: ['clwyd', 'cornwall', 'gwent', 'powys'] },
        ],
      },
    ],
    limes: [
      {
        rounds: [5],
        values: [
          { points: 6, areas: ['cheshire', 'essex', 'york'] },
          {
            points: 4,
            areas: [
              'hwicce',
              'kent',
              'norfolk',
              'north-mercia',
              'south-mercia',
              'suffolk',
              'sussex',
              'wessex',
            ],
          },
          {
            points: 2,
            areas: ['avalon', 'bernicia', 'cornwall', 'cumbria', 'devon', 'lothian', 'march', 'pennines'],
          },
          { points: 1, areas: ['clwyd', 'downlands', 'dyfed', 'gwent', 'gwynedd', 'powys'] },
        ],
      },
    ],
    eliminate: [{ rounds: [1, 2], points: 6, leader: 'boudicca' }],
    special: [{ rounds: [1], points: 6, event: 'belgae-submit' }],
  },
  'romano-british': {
    hold: [{ rounds: [7, 10, 13, 16], values: [{ points: 2, areas: CLEAR_ENGLAND }] }],
    eliminate: [
      { rounds: [6, 7], points: 6, leader: 'aelle' },
      { rounds: [6, 7], points: 2, armiesOf: ['saxons', 'angles', 'jutes'], ownTurnOnly: true },
      { rounds: [6, 7], points: 2, armiesOf: 'submitted-to-romans-and-attacked-us', ownTurnOnly: true },
    ],
  },
  belgae: {
    hold: [
      { rounds: [5, 7, 10, 13, 16], values: [{ points: 2, areas: ENGLISH_SOUTH_OF_CHESHIRE_AND_YORK }] },
    ],
    eliminate: [
      { rounds: [1], points: 6, armiesOf: ['romans'], forts: true, ownTurnOnly: true },
      { rounds: 'any', points: 2, armiesOf: ['romans'], exceptOwnTurnOfRound: 1 },
      { rounds: 'any', points: 4, forts: true, exceptOwnTurnOfRound: 1 },
    ],
  },
  welsh: {
    occupy: [{ rounds: [8, 9], values: [{ points: 12, areas: ['york'] }] }],
    hold: [
      {
        rounds: [5, 7, 10, 13],
        values: [
          { points: 4, areas: ['dyfed', 'gwynedd', 'powys'] },
          { points: 2, areas: ['clwyd', 'cornwall', 'devon', 'gwent'] },
          {
            points: 1,
            areas: [
              'alban',
              'avalon',
              'bernicia',
              'caithness',
              'cheshire',
              'cumbria',
              'dalriada',
              'downlands',
              'dunedin',
              'essex',
              'galloway',
              'hebrides',
              'hwicce',
              'kent',
              'lindsey',
              'lothian',
              'mar',
              'march',
              'moray',
              'norfolk',
              'north-mercia',
              'orkneys',
              'pennines',
              'skye',
              'south-mercia',
              'strathclyde',
              'suffolk',
              'sussex',
              'wessex',
              'york',
            ],
          },
        ],
      },
      {
        rounds: [16],
        values: [
          { points: 4, areas: ['dyfed', 'gwynedd', 'powys'] },
          { points: 2, areas: ['clwyd', 'cornwall', 'devon', 'gwent'] },
          { points: 2, areas: ['avalon', 'cheshire', 'hwicce', 'march'] },
          {
            points: 1,
            areas: [
              'alban',
              'bernicia',
              'caithness',
              'cumbria',
              'dalriada',
              'downlands',
              'dunedin',
              'essex',
              'galloway',
              'hebrides',
              'kent',
              'lindsey',
              'lothian',
              'mar',
              'moray',
              'norfolk',
              'north-mercia',
              'orkneys',
              'pennines',
              'skye',
              'south-mercia',
              'strathclyde',
              'suffolk',
              'sussex',
              'wessex',
              'york',
            ],
          },
        ],
      },
    ],
    eliminate: [
      { rounds: 'any', points: 2, armiesOf: ['romans'] },
      { rounds: 'any', points: 6, forts: true },
      { rounds: [6, 7], points: 2, leader: 'aelle' },
    ],
    limit: { limited: 'outside-wales', halfOf: 'wales' },
  },
  brigantes: {
    hold: [
      {
        rounds: [5],
        values: [
          { points: 6, areas: ['strathclyde'] },
          { points: 4, areas: ['galloway'] },
          {
            points: 2,
            areas: [
              'bernicia',
              'cheshire',
              'cumbria',
              'dalriada',
              'dunedin',
              'lindsey',
              'lothian',
              'march',
              'north-mercia',
              'pennines',
              'york',
            ],
          },
        ],
      },
      {
        rounds: [7],
        values: [
          { points: 6, areas: ['strathclyde'] },
          { points: 4, areas: ['bernicia', 'cumbria', 'dalriada', 'dunedin', 'galloway', 'york'] },
          { points: 2, areas: ['cheshire', 'lindsey', 'lothian', 'march', 'north-mercia', 'pennines'] },
        ],
      },
      {
        rounds: [10],
        values: [
          { points: 8, areas: ['strathclyde'] },
          { points: 6, areas: ['cumbria'] },
          { points: 4, areas: ['bernicia', 'dunedin', 'galloway', 'york'] },
          {
            points: 2,
            areas: ['cheshire', 'dalriada', 'lindsey', 'lothian', 'march', 'north-mercia', 'pennines'],
          },
        ],
      },
      {
        rounds: [13, 16],
        values: [
          { points: 10, areas: ['strathclyde'] },
          {
            points: 2,
            areas: [
              'bernicia',
              'cheshire',
              'cumbria',
              'dalriada',
              'dunedin',
              'galloway',
              'lindsey',
              'lothian',
              'march',
              'north-mercia',
              'pennines',
              'york',
            ],
          },
        ],
      },
    ],
    eliminate: [
      { rounds: 'any', points: 6, armiesOf: ['romans'] },
      { rounds: 'any', points: 2, forts: true },
    ],
  },
  caledonians: {
    hold: [
      {
        rounds: [5, 7],
        values: [
          { points: 4, areas: ['caithness', 'hebrides', 'orkneys'] },
          { points: 2, areas: ['dalriada', 'moray', 'skye'] },
        ],
      },
      {
        rounds: [10, 13, 16],
        values: [
          { points: 4, areas: ['hebrides', 'orkneys'] },
          { points: 2, areas: ['caithness', 'dalriada', 'moray', 'skye'] },
        ],
      },
    ],
  },
  picts: {
    hold: [
      {
        rounds: [5, 7, 10, 13, 16],
        values: [
          { points: 4, areas: ['alban', 'mar', 'moray'] },
          {
            points: 2,
            areas: ['caithness', 'dalriada', 'dunedin', 'hebrides', 'orkneys', 'skye', 'strathclyde'],
          },
          { points: 2, areas: ['bernicia', 'galloway', 'lothian'] },
        ],
      },
    ],
    eliminate: [
      { rounds: 'any', points: 2, armiesOf: ['romans'] },
      { rounds: 'any', points: 6, forts: true },
    ],
  },
  irish: {
    hold: [
      {
        rounds: [5, 7],
        values: [
          { points: 4, areas: ['avalon', 'cheshire', 'cornwall', 'cumbria', 'devon', 'dyfed', 'gwynedd'] },
        ],
      },
      {
        rounds: [10, 13],
        values: [
          { points: 2, areas: ['avalon', 'cheshire', 'cornwall', 'cumbria', 'devon', 'dyfed', 'gwynedd'] },
        ],
      },
      { rounds: [16], values: [{ points: 2, areas: LAND_IDS }] },
    ],
    eliminate: [
      { rounds: [3, 4, 5, 6], points: 2, armiesOf: 'any-enemy', ownTurnOnly: true },
      { rounds: 'any', points: 2, forts: true },
    ],
  },
  scots: {
    hold: [
      { rounds: [5], values: [{ points: 2, areas: NORTH_OF_CUMBRIA_PENNINES_BERNICIA }] },
      {
        rounds: [7, 10, 13, 16],
        values: [
          { points: 4, areas: ['dalriada', 'dunedin', 'skye'] },
          {
            points: 2,
            areas: [
              'alban',
              'caithness',
              'galloway',
              'hebrides',
              'lothian',
              'mar',
              'moray',
              'orkneys',
              'strathclyde',
            ],
          },
        ],
      },
    ],
    eliminate: [
      { rounds: [4, 5, 6], points: 2, armiesOf: 'any-enemy', ownTurnOnly: true },
      { rounds: 'any', points: 2, forts: true },
    ],
  },
  norsemen: {
    occupy: [
      {
        rounds: [11, 12, 13, 14, 15, 16],
        values: [
          { points: 3, areas: ['caithness', 'cumbria', 'hebrides', 'orkneys'] },
          {
            points: 1,
            areas: [
              'avalon',
              'cheshire',
              'clwyd',
              'dalriada',
              'dyfed',
              'galloway',
              'gwent',
              'gwynedd',
              'mar',
              'moray',
              'pennines',
              'skye',
              'strathclyde',
            ],
          },
        ],
      },
    ],
    hold: [
      {
        rounds: [13],
        values: [
          { points: 6, areas: ['caithness', 'hebrides', 'orkneys'] },
          { points: 4, areas: ['cumbria', 'skye'] },
          {
            points: 2,
            areas: [
              'avalon',
              'cheshire',
              'clwyd',
              'dalriada',
              'dyfed',
              'galloway',
              'gwent',
              'gwynedd',
              'mar',
              'moray',
              'pennines',
              'strathclyde',
            ],
          },
        ],
      },
      {
        rounds: [16],
        values: [
          { points: 4, areas: ['caithness', 'cumbria', 'hebrides', 'orkneys'] },
          {
            points: 2,
            areas: [
              'alban',
              'avalon',
              'bernicia',
              'cheshire',
              'clwyd',
              'cornwall',
              'dalriada',
              'devon',
              'downlands',
              'dunedin',
              'dyfed',
              'essex',
              'galloway',
              'gwent',
              'gwynedd',
              'hwicce',
              'kent',
              'lindsey',
              'lothian',
              'mar',
              'march',
              'moray',
              'norfolk',
              'north-mercia',
              'pennines',
              'powys',
              'skye',
              'south-mercia',
              'strathclyde',
              'suffolk',
              'sussex',
              'wessex',
              'york',
            ],
          },
        ],
      },
    ],
  },
  dubliners: {
    hold: [
      {
        rounds: [13],
        values: [
          { points: 8, areas: ['york'] },
          { points: 5, areas: ['cumbria'] },
          { points: 2, areas: ['avalon', 'bernicia', 'cheshire', 'dalriada', 'dyfed', 'gwent'] },
        ],
      },
      {
        rounds: [16],
        values: [
          { points: 4, areas: ['cumbria'] },
          { points: 2, areas: ['avalon', 'bernicia', 'cheshire', 'dalriada', 'dyfed', 'gwent', 'york'] },
          {
            points: 1,
            areas: [
              'alban',
              'caithness',
              'clwyd',
              'cornwall',
              'devon',
              'downlands',
              'dunedin',
              'essex',
              'galloway',
              'gwynedd',
              'hebrides',
              'hwicce',
              'kent',
              'lindsey',
              'lothian',
              'mar',
              'march',
              'moray',
              'norfolk',
              'north-mercia',
              'orkneys',
              'pennines',
              'powys',
              'skye',
              'south-mercia',
              'strathclyde',
              'suffolk',
              'sussex',
              'wessex',
            ],
          },
        ],
      },
    ],
  },
  danes: {
    occupy: [
      { rounds: [11], values: [{ points: 2, areas: LAND_IDS }], when: 'start-of-raider-withdrawal' },
      {
        rounds: [12],
        values: [
          { points: 8, areas: ['york'] },
          {
            points: 4,
            areas: [
              'bernicia',
              'cheshire',
              'cumbria',
              'essex',
              'lindsey',
              'lothian',
              'norfolk',
              'north-mercia',
              'pennines',
              'south-mercia',
              'strathclyde',
              'suffolk',
            ],
          },
          { points: 2, areas: ['kent', 'march'] },
          { points: 1, areas: ['avalon', 'cornwall', 'devon', 'downlands', 'hwicce', 'sussex', 'wessex'] },
        ],
      },
    ],
    hold: [
      {
        rounds: [13],
        values: [
          { points: 8, areas: ['york'] },
          { points: 4, areas: ['essex', 'lindsey', 'norfolk', 'north-mercia', 'suffolk'] },
          {
            points: 2,
            areas: [
              'avalon',
              'bernicia',
              'cheshire',
              'cumbria',
              'downlands',
              'galloway',
              'hwicce',
              'kent',
              'lothian',
              'march',
              'pennines',
              'south-mercia',
              'sussex',
              'wessex',
            ],
          },
          { points: 2, areas: ['cornwall', 'devon', 'dunedin', 'strathclyde'] },
        ],
      },
      {
        rounds: [16],
        values: [
          { points: 8, areas: ['york'] },
          { points: 4, areas: ['essex', 'lindsey', 'norfolk', 'north-mercia', 'suffolk'] },
          {
            points: 2,
            areas: [
              'avalon',
              'bernicia',
              'cheshire',
              'cumbria',
              'downlands',
              'galloway',
              'hwicce',
              'kent',
              'lothian',
              'march',
              'pennines',
              'south-mercia',
              'sussex',
              'wessex',
            ],
          },
          { points: 2, areas: ['cornwall', 'devon'] },
        ],
      },
    ],
    eliminate: [
      { rounds: [15, 16], points: 6, leader: 'harold' },
      { rounds: [15, 16], points: 6, leader: 'william' },
      { rounds: [15, 16], points: 6, leader: 'harald-hardrada' },
    ],
  },
  norwegians: {
    occupy: [
      {
        rounds: [15],
        values: [
          { points: 10, areas: ['york'] },
          { points: 6, areas: ['north-mercia'] },
          { points: 4, areas: ['bernicia', 'cheshire', 'march'] },
        ],
      },
    ],
    hold: [{ rounds: [16], values: [{ points: 2, areas: ENGLAND }] }],
    eliminate: [
      { rounds: [15, 16], points: 6, leader: 'harold' },
      { rounds: [15, 16], points: 6, leader: 'william' },
      { rounds: [15, 16], points: 6, leader: 'svein-estrithson' },
    ],
  },
  saxons: {
    hold: [
      { rounds: [5], values: [{ points: 2, areas: ENGLISH_SOUTH_OF_CHESHIRE_YORK_LINDSEY_NORFOLK }] },
      {
        rounds: [7],
        values: [
          { points: 6, areas: ['essex'] },
          { points: 4, areas: ['avalon', 'sussex', 'wessex'] },
          { points: 3, areas: ['kent', 'suffolk'] },
          {
            points: 2,
            areas: [
              'cheshire',
              'cornwall',
              'devon',
              'downlands',
              'hwicce',
              'march',
              'norfolk',
              'north-mercia',
              'south-mercia',
              'york',
            ],
          },
        ],
      },
      {
        rounds: [10, 13, 16],
        values: [
          { points: 4, areas: ['avalon', 'downlands', 'essex', 'hwicce', 'sussex', 'wessex'] },
          { points: 3, areas: ['kent'] },
          { points: 2, areas: ['cornwall', 'devon', 'march', 'norfolk', 'south-mercia', 'suffolk'] },
        ],
      },
    ],
    eliminate: [
      { rounds: 'any', points: 2, armiesOf: ['romans'] },
      { rounds: 'any', points: 6, forts: true },
      { rounds: 'any', points: 2, cavalryOf: ['romano-british'], ownTurnOnly: true },
      { rounds: 'any', points: 6, leader: 'arthur' },
      { rounds: 'any', points: 6, leader: 'ivar-and-halfdan' },
      { rounds: 'any', points: 6, leader: 'harald-hardrada' },
      { rounds: 'any', points: 6, leader: 'william' },
      { rounds: 'any', points: 6, leader: 'svein-estrithson' },
    ],
    limit: { limited: 'wales', halfOf: 'england' },
  },
  jutes: {
    hold: [
      {
        rounds: [5],
        values: [
          { points: 8, areas: ['kent'] },
          { points: 4, areas: ['essex', 'sussex', 'wessex'] },
        ],
      },
      {
        rounds: [7, 10, 13, 16],
        values: [
          { points: 4, areas: ['kent'] },
          { points: 2, areas: ['essex', 'sussex', 'wessex'] },
        ],
      },
    ],
    eliminate: [
      { rounds: 'any', points: 2, armiesOf: ['romans'] },
      { rounds: 'any', points: 6, forts: true },
      { rounds: 'any', points: 2, cavalryOf: ['romano-british'], ownTurnOnly: true },
      { rounds: [7], points: 6, leader: 'arthur' },
    ],
  },
  angles: {
    hold: [
      {
        rounds: [5],
        values: [
          {
            points: 2,
            areas: [
              'essex',
              'hwicce',
              'lindsey',
              'march',
              'norfolk',
              'north-mercia',
              'south-mercia',
              'suffolk',
              'york',
            ],
          },
        ],
      },
      {
        rounds: [7],
        values: [
          { points: 6, areas: ['norfolk'] },
          { points: 4, areas: ['bernicia', 'dunedin', 'lothian', 'north-mercia', 'york'] },
          {
            points: 2,
            areas: [
              'cheshire',
              'cumbria',
              'essex',
              'hwicce',
              'lindsey',
              'march',
              'pennines',
              'south-mercia',
              'suffolk',
            ],
          },
        ],
      },
      {
        rounds: [10, 13, 16],
        values: [
          {
            points: 4,
            areas: [
              'bernicia',
              'cheshire',
              'hwicce',
              'lothian',
              'norfolk',
              'north-mercia',
              'pennines',
              'york',
            ],
          },
          { points: 2, areas: ['cumbria', 'galloway', 'lindsey', 'march', 'south-mercia', 'suffolk'] },
        ],
      },
    ],
    eliminate: [
      { rounds: 'any', points: 2, armiesOf: ['romans'] },
      { rounds: 'any', points: 6, forts: true },
      { rounds: 'any', points: 2, cavalryOf: ['romano-british'], ownTurnOnly: true },
      { rounds: 'any', points: 6, leader: 'arthur' },
      { rounds: 'any', points: 6, leader: 'ivar-and-halfdan' },
      { rounds: 'any', points: 6, leader: 'harald-hardrada' },
      { rounds: 'any', points: 6, leader: 'william' },
      { rounds: 'any', points: 6, leader: 'svein-estrithson' },
    ],
    limit: { limited: 'scotland', halfOf: 'england' },
  },
  normans: {
    occupy: [
      {
        rounds: [15],
        values: [
          { points: 8, areas: ['essex'] },
          { points: 6, areas: ['wessex'] },
          { points: 4, areas: ['kent', 'south-mercia', 'suffolk', 'sussex'] },
          { points: 2, areas: ['avalon', 'hwicce', 'norfolk'] },
        ],
      },
    ],
    hold: [{ rounds: [16], values: [{ points: 2, areas: ENGLAND }] }],
    eliminate: [
      { rounds: [15, 16], points: 6, leader: 'harold' },
      { rounds: [15, 16], points: 6, leader: 'harald-hardrada' },
      { rounds: [15, 16], points: 6, leader: 'svein-estrithson' },
    ],
    special: [
      { rounds: [15, 16], points: 6, event: 'harold-eliminated', by: ['norwegians', 'danes', 'normans'] },
    ],
  },
};
