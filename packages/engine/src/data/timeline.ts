import type { LandId, SeaId } from './board.ts';
import type { LeaderId, NationId } from './nations.ts';

export type Status = 'raid' | 'major-invasion' | 'boats';

export interface TimelineEvent {
  readonly nation: NationId;
  readonly status: readonly Status[];
  readonly invaders?: readonly {
    readonly sea: SeaId;
    /** They stand on the border with this sea, and land from either (X-REI-1). */
    readonly orSea?: SeaId;
    readonly infantry?: number;
    readonly cavalry?: number;
  }[];
  /** Arrivals on land during population increase (INV-8). */
  readonly place?: { readonly infantry?: number; readonly cavalry?: number };
  readonly leader?: LeaderId;
  /** The area that his nation must hold for him to come (LDR-4), and the only one where he comes (DIG-39). */
  readonly leaderNeeds?: LandId;
  readonly leaderAt?: LandId;
  /** A leader who is only a name (X-GEN-3). */
  readonly namesake?: LeaderId;
}

export interface TimelineRound {
  readonly round: number;
  readonly years: readonly [number, number];
  readonly scoring: boolean;
  readonly bretwalda: boolean;
  readonly king: boolean;
  readonly events: readonly TimelineEvent[];
}

/** What each round brings (INV-7, MAJ-3, RAID-1, LDR-1, LDR-2). */
export const TIMELINE: readonly TimelineRound[] = [
  {
    round: 1,
    years: [43, 60],
    scoring: false,
    bretwalda: false,
    king: false,
    events: [
      { nation: 'romans', status: ['major-invasion'] },
      { nation: 'belgae', status: [], place: { infantry: 1 }, leader: 'boudicca' },
    ],
  },
  { round: 2, years: [60, 100], scoring: false, bretwalda: false, king: false, events: [] },
  {
    round: 3,
    years: [100, 250],
    scoring: false,
    bretwalda: false,
    king: false,
    events: [{ nation: 'irish', status: ['raid'], invaders: [{ sea: 'atlantic-ocean', infantry: 1 }] }],
  },
  {
    round: 4,
    years: [250, 340],
    scoring: false,
    bretwalda: false,
    king: false,
    events: [
      { nation: 'caledonians', status: ['boats'] },
      { nation: 'picts', status: ['raid', 'boats'] },
      { nation: 'irish', status: ['raid', 'boats'], invaders: [{ sea: 'atlantic-ocean', infantry: 2 }] },
      { nation: 'scots', status: ['raid'], invaders: [{ sea: 'irish-sea', infantry: 1 }] },
      { nation: 'saxons', status: ['raid'], invaders: [{ sea: 'english-channel', infantry: 3 }] },
      { nation: 'jutes', status: ['raid'], invaders: [{ sea: 'english-channel', infantry: 2 }] },
      { nation: 'angles', status: ['raid'], invaders: [{ sea: 'frisian-sea', infantry: 3 }] },
    ],
  },
  {
    round: 5,
    years: [340, 430],
    scoring: true,
    bretwalda: false,
    king: false,
    events: [
      { nation: 'caledonians', status: ['boats'] },
      { nation: 'picts', status: ['raid', 'boats'] },
      { nation: 'irish', status: ['raid', 'boats'], invaders: [{ sea: 'atlantic-ocean', infantry: 1 }] },
      { nation: 'scots', status: ['raid', 'boats'], invaders: [{ sea: 'irish-sea', infantry: 2 }] },
      { nation: 'saxons', status: ['raid', 'boats'], invaders: [{ sea: 'english-channel', infantry: 3 }] },
      { nation: 'jutes', status: ['raid', 'boats'], invaders: [{ sea: 'english-channel', infantry: 2 }] },
      { nation: 'angles', status: ['raid', 'boats'], invaders: [{ sea: 'frisian-sea', infantry: 3 }] },
    ],
  },
  {
    round: 6,
    years: [430, 485],
    scoring: false,
    bretwalda: false,
    king: false,
    events: [
      { nation: 'caledonians', status: ['boats'] },
      { nation: 'picts', status: ['boats'] },
      { nation: 'irish', status: ['raid', 'boats'], invaders: [{ sea: 'atlantic-ocean', infantry: 1 }] },
      { nation: 'scots', status: ['raid', 'boats'], invaders: [{ sea: 'irish-sea', infantry: 2 }] },
      {
        nation: 'saxons',
        status: ['major-invasion', 'boats'],
        invaders: [{ sea: 'frisian-sea', infantry: 8 }],
        leader: 'aelle',
      },
      { nation: 'jutes', status: ['boats'], invaders: [{ sea: 'english-channel', infantry: 1 }] },
      { nation: 'angles', status: ['boats'], invaders: [{ sea: 'north-sea', infantry: 4 }] },
    ],
  },
  {
    round: 7,
    years: [485, 560],
    scoring: true,
    bretwalda: false,
    king: false,
    events: [
      { nation: 'romano-british', status: [], place: { cavalry: 2 }, leader: 'arthur' },
      { nation: 'brigantes', status: [], leader: 'urien' },
      { nation: 'irish', status: ['boats'], invaders: [{ sea: 'atlantic-ocean', infantry: 1 }] },
      {
        nation: 'scots',
        status: ['raid', 'major-invasion', 'boats'],
        invaders: [{ sea: 'irish-sea', infantry: 3 }],
        leader: 'fergus-mor-mac-erc',
      },
      { nation: 'saxons', status: ['boats'], invaders: [{ sea: 'frisian-sea', infantry: 4 }] },
      { nation: 'jutes', status: ['boats'] },
      {
        nation: 'angles',
        status: ['major-invasion', 'boats'],
        invaders: [{ sea: 'north-sea', infantry: 7 }],
        leader: 'ida',
      },
    ],
  },
  {
    round: 8,
    years: [560, 635],
    scoring: false,
    bretwalda: true,
    king: false,
    events: [
      { nation: 'irish', status: [], invaders: [{ sea: 'atlantic-ocean', infantry: 1 }] },
      { nation: 'scots', status: [], invaders: [{ sea: 'irish-sea', infantry: 1 }] },
      { nation: 'saxons', status: ['boats'] },
      { nation: 'jutes', status: ['boats'] },
      { nation: 'angles', status: ['boats'], invaders: [{ sea: 'north-sea', infantry: 2 }] },
    ],
  },
  {
    round: 9,
    years: [635, 710],
    scoring: false,
    bretwalda: true,
    king: false,
    events: [
      { nation: 'irish', status: [], invaders: [{ sea: 'atlantic-ocean', infantry: 1 }] },
      { nation: 'saxons', status: ['boats'] },
      { nation: 'angles', status: ['boats'], leader: 'oswiu', leaderNeeds: 'bernicia' },
    ],
  },
  {
    round: 10,
    years: [710, 785],
    scoring: true,
    bretwalda: true,
    king: false,
    events: [
      { nation: 'saxons', status: ['boats'] },
      { nation: 'angles', status: ['boats'], leader: 'offa', leaderNeeds: 'north-mercia' },
    ],
  },
  {
    round: 11,
    years: [785, 860],
    scoring: false,
    bretwalda: false,
    king: true,
    events: [
      {
        nation: 'norsemen',
        status: ['raid', 'major-invasion', 'boats'],
        invaders: [{ sea: 'icelandic-sea', infantry: 5 }],
        leader: 'ketil-flatnose',
      },
      {
        nation: 'danes',
        status: ['raid'],
        invaders: [
          { sea: 'north-sea', infantry: 4 },
          { sea: 'frisian-sea', infantry: 4 },
        ],
      },
      { nation: 'saxons', status: [], leader: 'egbert' },
    ],
  },
  {
    round: 12,
    years: [860, 935],
    scoring: false,
    bretwalda: false,
    king: true,
    events: [
      {
        nation: 'norsemen',
        status: ['raid', 'boats'],
        invaders: [
          { sea: 'irish-sea', infantry: 2 },
          { sea: 'atlantic-ocean', infantry: 2 },
        ],
      },
      { nation: 'dubliners', status: ['raid'], invaders: [{ sea: 'irish-sea', infantry: 2 }] },
      {
        nation: 'danes',
        status: ['major-invasion', 'boats'],
        invaders: [{ sea: 'north-sea', infantry: 6 }],
        leader: 'ivar-and-halfdan',
      },
      { nation: 'saxons', status: [], leader: 'alfred' },
    ],
  },
  {
    round: 13,
    years: [935, 985],
    scoring: true,
    bretwalda: false,
    king: true,
    events: [
      { nation: 'norsemen', status: ['boats'] },
      {
        nation: 'dubliners',
        status: ['major-invasion', 'boats'],
        invaders: [{ sea: 'irish-sea', infantry: 5 }],
        leader: 'olaf-guthfrithsson',
      },
      { nation: 'danes', status: ['boats'], invaders: [{ sea: 'north-sea', infantry: 2 }] },
      { nation: 'saxons', status: [], leader: 'edgar' },
    ],
  },
  {
    round: 14,
    years: [985, 1035],
    scoring: false,
    bretwalda: false,
    king: true,
    events: [
      { nation: 'norsemen', status: ['boats'] },
      { nation: 'dubliners', status: ['boats'], invaders: [{ sea: 'irish-sea', infantry: 3 }] },
      { nation: 'danes', status: ['boats'], invaders: [{ sea: 'frisian-sea', infantry: 6 }], leader: 'cnut' },
    ],
  },
  {
    round: 15,
    years: [1035, 1066],
    scoring: false,
    bretwalda: false,
    king: false,
    events: [
      { nation: 'danes', status: ['boats'] },
      {
        nation: 'norwegians',
        status: ['major-invasion', 'boats'],
        invaders: [{ sea: 'north-sea', infantry: 10 }],
        leader: 'harald-hardrada',
      },
      { nation: 'saxons', status: [], leader: 'harold' },
      {
        nation: 'normans',
        status: ['major-invasion'],
        invaders: [{ sea: 'english-channel', infantry: 6, cavalry: 4 }],
        leader: 'william',
      },
    ],
  },
  {
    round: 16,
    years: [1066, 1085],
    scoring: true,
    bretwalda: false,
    king: true,
    events: [
      {
        nation: 'danes',
        status: ['boats'],
        invaders: [{ sea: 'frisian-sea', infantry: 3 }],
        leader: 'svein-estrithson',
      },
      { nation: 'norwegians', status: ['boats'] },
    ],
  },
];

/** Armies that come to a nation instead of growth, by how many it has in play (ROM-2). */
export interface Reinforcements {
  readonly sea: SeaId;
  readonly rounds: readonly number[];
  /** The first row that fits counts; `armies`: those of each round. */
  readonly rows: readonly { readonly atLeast: number; readonly armies: readonly number[] }[];
}

/** Those of the Romans; the last row is "4 or fewer" (RUL-2). */
export const ROMAN_REINFORCEMENTS: Reinforcements = {
  sea: 'english-channel',
  rounds: [2, 3, 4, 5],
  rows: [
    { atLeast: 12, armies: [0, 0, 0, 0] },
    { atLeast: 11, armies: [1, 0, 0, 0] },
    { atLeast: 10, armies: [1, 1, 0, 0] },
    { atLeast: 9, armies: [1, 1, 1, 0] },
    { atLeast: 7, armies: [2, 2, 1, 1] },
    { atLeast: 6, armies: [3, 3, 2, 2] },
    { atLeast: 5, armies: [3, 3, 3, 3] },
    { atLeast: 0, armies: [4, 4, 3, 3] },
  ],
};
