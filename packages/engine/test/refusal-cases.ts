import type { ViolationCode } from '../src/model/violation.ts';
import type { Detail } from '../src/model/violation-details.ts';
import { GROWTH_CASES } from './refusal-cases-growth.ts';
import { MOVING_CASES } from './refusal-cases-moving.ts';
import { REDUX_CASES } from './refusal-cases-redux.ts';
import { at, start, type TestGame } from './support.ts';

/**
 * One case at least for each kind of refusal of an order, with all the data that a sentence needs; packages/text makes
 * sentences of them. Refused files, positions and configurations are told of in saves.test.ts and positions.test.ts.
 */

export interface Case {
  readonly code: ViolationCode;
  readonly game: () => TestGame;
  readonly order: string;
  readonly details: Readonly<Record<string, Detail>>;
}

const sides = (how: 'bid' | 'choose') =>
  start({ scenario: 'standard-4', options: { sides: how } }).do('begin', [1]);

/** Saxons from Kent and Sussex lost one of three in Essex. */
const twoBands = () =>
  at('round 10 saxons movement\nkent: saxons 2\nsussex: saxons 1\nessex: angles 2')
    .do('move 2 kent essex')
    .do('move 1 sussex essex')
    .do('end', [1, 1, 1, 5, 1])
    .do('stand');

/** Egbert with two armies in Essex, attacked by Angles. */
const egbert = () =>
  at('round 11 angles movement\nsuffolk: angles 2\nessex: saxons 2 leader egbert\nkent: saxons 1')
    .do('move 2 suffolk essex')
    .do('end', [1, 1, 1, 1]);

/** The Welsh submit while Romans stand in Gwent. */
const submitting = () =>
  at('round 2 romans movement\nhwicce: romans 2, fort\ngwent: welsh 1')
    .do('move 2 hwicce gwent')
    .do('end')
    .do('submit');

const EIGHT_FORTS = ['york', 'cheshire', 'march', 'norfolk', 'suffolk', 'hwicce', 'kent', 'essex']
  .map((area) => `${area}: fort`)
  .join('\n');

const ballot = () =>
  at(`
    round 9 bretwalda
    options {"ballot":"open"}
    mar: picts 1
    york: angles 1
    kent: saxons 1
    gwynedd: welsh 1
    powys: welsh 1
  `);

export const CASES: readonly Case[] = [
  ...MOVING_CASES,
  ...GROWTH_CASES,
  ...REDUX_CASES,
  {
    code: 'malformed',
    game: () => sides('bid'),
    order: 'bid 5 0',
    details: { field: 'group', group: 4, groups: 4 },
  },
  {
    code: 'game-over',
    game: () => at('round 16 over'),
    order: 'end',
    details: {},
  },
  {
    code: 'wrong-decision',
    game: () => at('round 9 bretwalda\nkent: saxons 2\nyork: angles 1'),
    order: 'remove kent',
    details: { got: 'remove', expected: ['ballot'], decision: 'ballot' },
  },
  {
    code: 'wrong-decision',
    game: () => sides('choose'),
    order: 'bid 2 5',
    details: { got: 'bid', expected: ['choose'] },
  },
  {
    code: 'wrong-decision',
    game: () => sides('bid'),
    order: 'choose 2',
    details: { got: 'choose', expected: ['bid'] },
  },
  {
    code: 'bid-out-of-range',
    game: () => sides('bid').do('bid 4 6'),
    order: 'bid 4 6',
    details: { group: 3, points: 6, least: 7, most: 100 },
  },
  {
    code: 'bid-out-of-range',
    game: () => sides('bid'),
    order: 'bid 1 101',
    details: { group: 0, points: 101, least: 0, most: 100 },
  },
  {
    code: 'side-taken',
    game: () => sides('choose').do('choose 2'),
    order: 'choose 2',
    details: { group: 1, seat: 0 },
  },
  {
    code: 'burh-terrain',
    game: () => at('round 12 saxons population\nkent: saxons 1\ndevon: saxons 1\nmarker saxons 3'),
    order: 'burh devon',
    details: { area: 'devon' },
  },
  {
    code: 'burh-present',
    game: () => at('round 13 saxons population\nkent: saxons 1 burh\nsussex: saxons 1\nmarker saxons 3'),
    order: 'burh kent',
    details: { area: 'kent' },
  },
  {
    code: 'place-not-yours',
    game: () => at('round 12 saxons population\nkent: saxons 1\nyork: danes 1\nmarker saxons 3'),
    order: 'burh sussex',
    details: { area: 'sussex', nation: 'saxons' },
  },
  {
    code: 'place-stacking',
    game: () => at('round 13 saxons population\nkent: saxons 4\nsussex: saxons 2\nwessex: saxons 3'),
    order: 'burh wessex',
    details: { nation: 'saxons', area: 'wessex', armies: 4, limit: 3, overstack: 'kent' },
  },
  {
    code: 'arthur-area',
    game: () => at('round 7\nkent: jutes 1'),
    order: 'leader kent',
    details: { nation: 'romano-british', leader: 'arthur', area: 'kent', choice: 'either' },
  },
  {
    code: 'move-no-such-units',
    game: () => at('round 9 saxons movement\nkent: saxons 1'),
    order: 'move 2 kent essex',
    details: {
      nation: 'saxons',
      from: 'kent',
      to: 'essex',
      unit: 'infantry',
      asked: 2,
      there: 1,
      leader: false,
    },
  },
  {
    code: 'move-no-such-units',
    game: () => at('round 9 saxons movement\nkent: saxons 2'),
    order: 'move 2 leader kent essex',
    details: {
      nation: 'saxons',
      from: 'kent',
      to: 'essex',
      unit: 'infantry',
      asked: 2,
      there: 2,
      leader: false,
    },
  },
  {
    code: 'move-not-adjacent',
    game: () => at('round 9 saxons movement\nkent: saxons 1'),
    order: 'move 1 kent wessex',
    details: { nation: 'saxons', from: 'kent', to: 'wessex', spent: 0, allowance: 2, led: false },
  },
  {
    code: 'move-allowance',
    game: () =>
      at('round 7 welsh movement\nkent: welsh 1').do('move 1 kent essex').do('move 1 essex suffolk'),
    order: 'move 1 suffolk norfolk',
    details: { nation: 'welsh', from: 'suffolk', to: 'norfolk', spent: 2, allowance: 2, led: false },
  },
  {
    code: 'move-difficult',
    game: () => at('round 9 welsh movement\nwessex: welsh 1').do('move 1 wessex downlands'),
    order: 'move 1 downlands sussex',
    details: { nation: 'welsh', from: 'downlands', to: 'sussex', spent: 1, allowance: 2, led: false },
  },
  {
    code: 'move-strait',
    game: () => at('round 9 welsh movement\npowys: welsh 1').do('move 1 powys dyfed'),
    order: 'move 1 dyfed devon',
    details: { nation: 'welsh', from: 'dyfed', to: 'devon', spent: 1, allowance: 2, led: false },
  },
  {
    code: 'move-stopped',
    game: () => at('round 9 saxons movement\ndevon: saxons 1').do('move 1 devon dyfed'),
    order: 'move 1 dyfed powys',
    details: { nation: 'saxons', from: 'dyfed', to: 'powys', spent: 3, allowance: 2, led: false },
  },
  {
    code: 'move-enemy-holds',
    game: () => at('round 13 danes movement\nkent: danes 2\nessex: saxons 1').do('move 2 kent essex'),
    order: 'move 1 essex suffolk',
    details: {
      nation: 'danes',
      from: 'essex',
      to: 'suffolk',
      holder: 'saxons',
      enemy: 1,
      armies: 2,
      held: 2,
      mayGoOn: 0,
    },
  },
  {
    code: 'move-stacking',
    game: () => at('round 1 romans movement\nenglish-channel: romans 16\ncornwall: welsh 1'),
    order: 'move 5 english-channel cornwall',
    details: { nation: 'romans', from: 'english-channel', to: 'cornwall', armies: 5, room: 4, limit: 4 },
  },
  {
    code: 'move-road-only',
    game: () =>
      at('round 3 romans movement\ndyfed: romans 1, fort\ndevon: fort\ngwent: fort').do('move 1 dyfed devon'),
    order: 'move 1 devon gwent',
    details: { nation: 'romans', from: 'devon', to: 'gwent', spent: 3, allowance: 3, led: false },
  },
  {
    code: 'move-in-circles',
    game: () => at('round 3 romans movement\nyork: romans 1, fort\nlindsey: fort').do('move 1 york lindsey'),
    order: 'move 1 lindsey york',
    details: { nation: 'romans', from: 'lindsey', to: 'york', spent: 0, allowance: 3, led: false },
  },
  {
    code: 'move-no-boats',
    game: () => at('round 11 saxons movement\nkent: saxons 1'),
    order: 'move 1 kent english-channel',
    details: { nation: 'saxons', from: 'kent', to: 'english-channel', spent: 0, allowance: 2, led: false },
  },
  {
    code: 'move-second-sea',
    game: () => at('round 8 angles movement\nnorth-sea: angles 1').do('move 1 north-sea frisian-sea'),
    order: 'move 1 frisian-sea english-channel',
    details: {
      nation: 'angles',
      from: 'frisian-sea',
      to: 'english-channel',
      spent: 1,
      allowance: 2,
      led: false,
    },
  },
  {
    code: 'move-no-landing',
    game: () => at('round 8 scots movement\nirish-sea: scots 1'),
    order: 'move 1 irish-sea atlantic-ocean',
    details: { nation: 'scots', from: 'irish-sea', to: 'atlantic-ocean', spent: 0, allowance: 2, led: false },
  },
  {
    code: 'sea-closed',
    game: () => at('round 6 jutes movement\nenglish-channel: jutes 1'),
    order: 'move 1 english-channel atlantic-ocean',
    details: {
      nation: 'jutes',
      from: 'english-channel',
      to: 'atlantic-ocean',
      spent: 0,
      allowance: 2,
      led: false,
    },
  },
  {
    code: 'landing-forbidden',
    game: () => at('round 8 scots movement\nirish-sea: scots 1'),
    order: 'move 1 irish-sea cumbria',
    details: { nation: 'scots', from: 'irish-sea', to: 'cumbria', spent: 0, allowance: 2, led: false },
  },
  {
    code: 'attack-forbidden',
    game: () =>
      at('round 7 romano-british movement\navalon: romano-british 5\nwessex: welsh 1\nsubmitted welsh'),
    order: 'move 5 avalon wessex',
    details: { nation: 'romano-british', from: 'avalon', to: 'wessex', holder: 'welsh' },
  },
  {
    code: 'subject-no-way-on',
    game: () =>
      at('round 3 romans movement\nhwicce: romans 1, fort\npowys: welsh 1, ruin\nsubject welsh to romans'),
    order: 'move 1 hwicce powys',
    details: { nation: 'romans', from: 'hwicce', to: 'powys', spent: 0, allowance: 3, led: false },
  },
  {
    code: 'leader-left-alone',
    game: () => at('round 11 saxons movement\nessex: saxons 1\nkent: saxons 1 leader egbert'),
    order: 'move 1 kent sussex',
    details: { nation: 'saxons', from: 'kent', to: 'sussex', leader: 'egbert' },
  },
  {
    code: 'leader-alone',
    game: () => at('round 9 angles movement\nbernicia: angles 2 leader oswiu\nyork: picts 1'),
    order: 'move leader bernicia lothian',
    details: { nation: 'angles', from: 'bernicia', to: 'lothian', leader: 'oswiu', spent: 0, allowance: 3 },
  },
  {
    code: 'leader-spent',
    game: () =>
      at('round 9 angles movement\nbernicia: angles 1 leader oswiu')
        .do('move 1 leader bernicia lothian')
        .do('move 1 leader lothian dunedin')
        .do('move 1 leader dunedin mar'),
    order: 'move 1 leader mar alban',
    details: { nation: 'angles', from: 'mar', to: 'alban', leader: 'oswiu', spent: 3, allowance: 3 },
  },
  {
    code: 'end-stacking',
    game: () => at('round 9 welsh movement\npowys: welsh 5'),
    order: 'end',
    details: {
      nation: 'welsh',
      areas: ['powys'],
      armies: [5],
      limits: [4],
      from: ['powys'],
      leave: [1],
      overstack: null,
      enough: true,
    },
  },
  {
    code: 'end-at-sea',
    game: () => at('round 9 irish movement\natlantic-ocean: irish 1'),
    order: 'end',
    details: { nation: 'irish', sea: 'atlantic-ocean', armies: 1 },
  },
  {
    code: 'end-in-subject-area',
    game: () =>
      at(`
        round 3 romans movement
        hwicce: romans 1, fort
        avalon: welsh 1
        subject welsh to romans
      `).do('move 1 hwicce avalon'),
    order: 'end',
    details: { nation: 'romans', area: 'avalon' },
  },
  {
    code: 'end-abandoned',
    game: () =>
      at(`
        round 9 brigantes movement
        galloway: brigantes 1
        march: brigantes 1
        york: angles 1
        subject brigantes to angles
      `)
        .do('move 1 galloway strathclyde')
        .do('end')
        .do('refuse'),
    order: 'end',
    details: { nation: 'brigantes', area: 'galloway', overlord: 'angles' },
  },
  {
    code: 'take-back-not-needed',
    game: () => at('round 9 welsh movement\npowys: welsh 1').do('move 1 powys gwent'),
    order: 'take-back',
    details: { nation: 'welsh' },
  },
  {
    code: 'battle-none-there',
    game: () =>
      at('round 9 saxons battles\nessex: angles 1\nkent: saxons 1, angles 1\nwessex: welsh 1, saxons 2'),
    order: 'fight essex',
    details: { nation: 'saxons', area: 'essex', battles: ['kent', 'wessex'] },
  },
  {
    code: 'strike-range',
    game: () =>
      at('round 16 saxons movement\nessex: saxons 3\nkent: normans 1 cavalry 2')
        .do('move 3 essex kent')
        .do('end', [6, 6, 1, 1, 1, 1]),
    order: 'strike 0',
    details: { cavalry: 0, least: 1, most: 2 },
  },
  {
    code: 'loss-not-possible',
    game: () => twoBands(),
    order: 'lose wessex',
    details: { unit: 'infantry', back: 'wessex', owed: 1 },
  },
  {
    code: 'losses-first',
    game: () => twoBands(),
    order: 'retreat 1 to kent',
    details: { nation: 'saxons', from: 'essex', to: 'kent' },
  },
  {
    code: 'retreat-no-such-units',
    game: () =>
      at('round 13 danes movement\nessex: danes 2\nkent: saxons 1 burh')
        .do('move 2 essex kent')
        .do('end', [1, 1, 1, 1]),
    order: 'retreat 2 to sussex',
    details: { nation: 'saxons', from: 'kent', to: 'sussex', asked: 2, there: 1, infantry: 1, cavalry: 0 },
  },
  {
    code: 'retreat-no-such-units',
    game: () =>
      at('round 13 danes movement\nessex: danes 2\nkent: saxons 2')
        .do('move 2 essex kent')
        .do('end', [1, 1, 1, 1]),
    order: 'retreat 1 leader to sussex',
    details: { nation: 'saxons', from: 'kent', to: 'sussex', leader: false },
  },
  {
    code: 'retreat-no-such-units',
    game: () =>
      at('round 16 saxons movement\nessex: saxons 3\nkent: normans 1 cavalry 2')
        .do('move 3 essex kent')
        .do('end', [1, 1, 1, 1, 1, 1]),
    order: 'retreat 4 to sussex',
    details: { nation: 'normans', from: 'kent', to: 'sussex', asked: 4, there: 3, infantry: 1, cavalry: 2 },
  },
  {
    code: 'retreat-not-open',
    game: () =>
      at('round 5 picts movement\nmar: picts 2\nyork: brigantes 1')
        .do('move 2 mar north-sea')
        .do('move 2 north-sea york')
        .do('end', [1, 1, 1])
        .do('stand'),
    order: 'retreat 2 to north-sea',
    details: { nation: 'picts', from: 'york', to: 'north-sea', open: ['mar'] },
  },
  {
    code: 'retreat-not-open',
    game: () =>
      at('round 9 saxons movement\nkent: saxons 2\nessex: angles 1')
        .do('move 2 kent essex')
        .do('end', [1, 1, 1]),
    order: 'retreat 1 to nowhere',
    details: {
      nation: 'angles',
      from: 'essex',
      to: null,
      open: ['downlands', 'south-mercia', 'suffolk', 'sussex'],
    },
  },
  {
    code: 'retreat-stacking',
    game: () =>
      at('round 9 saxons movement\nsuffolk: saxons 3\nessex: angles 4\nkent: angles 3\ndownlands: angles 3')
        .do('move 3 suffolk essex')
        .do('end', [1, 1, 1, 1, 1, 1, 1]),
    order: 'retreat 1 to kent',
    details: { nation: 'angles', area: 'kent', armies: 4, limit: 3, overstack: 'downlands' },
  },
  {
    code: 'retreat-unfinished',
    game: () =>
      at('round 9 saxons movement\nsouth-mercia: saxons 3\nhwicce: welsh 5\ngwent: welsh 3')
        .do('move 3 south-mercia hwicce')
        .do('end', [1, 1, 1, 1, 1, 1, 1, 1])
        .do('retreat 1 to gwent'),
    order: 'stand',
    details: { nation: 'welsh', area: 'hwicce', armies: 4, limit: 3, overstack: 'gwent', leave: 1 },
  },
  {
    code: 'retreat-leader',
    game: () => egbert(),
    order: 'retreat 2 to kent',
    details: { nation: 'saxons', from: 'essex', to: 'kent', leader: 'egbert' },
  },
  {
    code: 'withdraw-no-such-units',
    game: () =>
      at('round 6 irish movement\natlantic-ocean: irish 3').do('move 3 atlantic-ocean dyfed').do('end'),
    order: 'withdraw 4 dyfed atlantic-ocean',
    details: { nation: 'irish', from: 'dyfed', to: 'atlantic-ocean', asked: 4, there: 3 },
  },
  {
    code: 'withdraw-not-open',
    game: () =>
      at('round 4 picts movement\nmar: picts 2\nskye: picts 1\ndunedin: brigantes 1')
        .do('move 2 mar north-sea')
        .do('move 2 north-sea dunedin')
        .do('move 1 skye icelandic-sea')
        .do('move 1 icelandic-sea orkneys')
        .do('end', [1, 1, 1])
        .do('retreat 1 to mar'),
    order: 'withdraw 2 dunedin mar',
    details: { nation: 'picts', from: 'dunedin', to: 'mar', armies: 0 },
  },
  {
    code: 'withdraw-leader',
    game: () =>
      at('round 11 norsemen movement\nicelandic-sea: norsemen 3 leader ketil-flatnose')
        .do('move 3 leader icelandic-sea mar')
        .do('end')
        .do('end')
        .do('withdraw 2 mar icelandic-sea'),
    order: 'withdraw 1 mar icelandic-sea',
    details: { nation: 'norsemen', from: 'mar', to: 'icelandic-sea' },
  },
  {
    code: 'remove-nothing-there',
    game: () =>
      at(
        'round 14 danes before-withdrawal\nyork: danes 3 leader cnut\nnorfolk: danes 2\nsuffolk: danes 2\nkent: saxons 3',
      ),
    order: 'remove kent',
    details: { nation: 'danes', area: 'kent', unit: 'infantry' },
  },
  {
    code: 'remove-last-unit',
    game: () =>
      at('round 14 saxons turn-start\nkent: saxons burh\nsussex: saxons 17\nwessex: saxons 1')
        .do('place wessex')
        .do('end'),
    order: 'remove burh kent',
    details: { nation: 'saxons', area: 'kent', unit: 'burh' },
  },
  {
    code: 'displace-area',
    game: () => submitting(),
    order: 'displace hwicce powys',
    details: { nation: 'romans', from: 'hwicce', to: 'powys', areas: ['gwent'] },
  },
  {
    code: 'displace-place-left',
    game: () => submitting(),
    order: 'displace gwent march',
    details: { nation: 'romans', from: 'gwent', to: 'march', open: ['hwicce', 'powys', 'dyfed', 'devon'] },
  },
  {
    code: 'displace-leader',
    game: () =>
      at('round 9 angles movement\nlothian: angles 3 leader oswiu\ngalloway: brigantes 1')
        .do('move 2 leader lothian galloway')
        .do('end')
        .do('submit'),
    order: 'displace galloway lothian',
    details: { nation: 'angles', from: 'galloway', to: 'lothian' },
  },
  {
    code: 'must-submit',
    game: () =>
      at(
        'two-early round 2 romans battles\nkent: romans 2 fort\nalban: picts 1\nmar: picts 1\nturn {"window":[]}',
      ),
    order: 'resist',
    details: { nation: 'picts', overlord: 'romans' },
  },
  {
    code: 'place-second-unit',
    game: () =>
      at('round 12 saxons turn-start\nkent: saxons 1\nsussex: saxons 1\nwessex: saxons 1\navalon: saxons 1')
        .do('burh kent')
        .do('end'),
    order: 'place kent',
    details: { nation: 'saxons', area: 'kent', first: 'sussex' },
  },
  {
    code: 'place-not-english',
    game: () =>
      at(
        'round 16\nkent: saxons 1 leader harold\nessex: saxons 1\nsussex: saxons 1\nwessex: saxons 1\ndevon: saxons 1',
      ),
    order: 'place devon',
    details: { nation: 'saxons', area: 'devon' },
  },
  {
    code: 'leave-out-not-due',
    game: () =>
      at('round 12 norsemen turn-start\norkneys: norsemen 4\ncaithness: norsemen 2\nhebrides: norsemen 2'),
    order: 'leave-out cavalry irish-sea',
    details: { nation: 'norsemen', sea: 'irish-sea', unit: 'cavalry' },
  },
  {
    code: 'leader-no-company',
    game: () => at('round 1 belgae turn-start\ndownlands: belgae 1\nkent: belgae 1').do('place kent'),
    order: 'leader essex',
    details: { nation: 'belgae', leader: 'boudicca', area: 'essex' },
  },
  {
    code: 'replace-nothing-there',
    game: () => at(`round 6\n${EIGHT_FORTS}\nlothian: fort\npowys: fort`),
    order: 'replace fort lothian',
    details: {
      area: 'lothian',
      unit: 'fort',
      open: ['york', 'cheshire', 'march', 'norfolk', 'suffolk', 'hwicce', 'essex', 'kent', 'powys'],
    },
  },
  {
    code: 'exchange-range',
    game: () =>
      at(
        'round 16\nhwicce: normans 1\nessex: normans 4 cavalry 3 leader william\nkent: saxons 1 leader harold\nwessex: normans 1',
      ),
    order: 'exchange 2',
    details: { cavalry: 2, most: 1, due: 3 },
  },
  {
    code: 'vote-not-yours',
    game: () => ballot(),
    order: 'vote picts for angles',
    details: { nation: 'picts', voters: ['saxons'] },
  },
  {
    code: 'vote-not-candidate',
    game: () => ballot(),
    order: 'vote saxons welsh',
    details: { candidate: 'welsh', candidates: ['saxons', 'angles'], inEngland: true },
  },
];
