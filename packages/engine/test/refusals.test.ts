import { describe, expect, it } from 'vitest';
import { VIOLATION_CODES, type Violation, type ViolationCode } from '../src/model/violation.ts';
import type { Detail } from '../src/model/violation-details.ts';
import { explain } from '../src/notation/explain.ts';
import { at, start, type TestGame } from './support.ts';

/**
 * What a refusal tells: the clause, a sentence for people, and as data all that another language needs for its own
 * sentence. One case at least for each kind of refusal of an order; refused files, positions and configurations are
 * told of in contract.test.ts and positions.test.ts.
 */

interface Case {
  readonly code: ViolationCode;
  readonly game: () => TestGame;
  readonly order: string;
  readonly says: string;
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

const CASES: readonly Case[] = [
  {
    code: 'malformed',
    game: () => sides('bid'),
    order: 'bid 5 0',
    says: 'This is not an order: "group" is missing or has a wrong value. [BID-1]',
    details: { field: 'group', group: 4, groups: 4 },
  },
  {
    code: 'game-over',
    game: () => at('round 16 over'),
    order: 'end',
    says: 'The game is over. [WIN-1]',
    details: {},
  },
  {
    code: 'wrong-decision',
    game: () => at('round 9 bretwalda\nkent: saxons 2\nyork: angles 1'),
    order: 'remove kent',
    says: 'This cannot be done now; possible are: ballot. [SEQ-5]',
    details: { got: 'remove', expected: ['ballot'], decision: 'ballot' },
  },
  {
    code: 'wrong-decision',
    game: () => sides('choose'),
    order: 'bid 2 5',
    says: 'This cannot be done now; possible are: choose. [DEC-1]',
    details: { got: 'bid', expected: ['choose'] },
  },
  {
    code: 'wrong-decision',
    game: () => sides('bid'),
    order: 'choose 2',
    says: 'This cannot be done now; possible are: bid. [DEC-1]',
    details: { got: 'choose', expected: ['bid'] },
  },
  {
    code: 'bid-out-of-range',
    game: () => sides('bid').do('bid 4 6'),
    order: 'bid 4 6',
    says: 'A bid of 6 is not possible for that group: from 7 to 100. [BID-2]',
    details: { group: 3, points: 6, least: 7, most: 100 },
  },
  {
    code: 'bid-out-of-range',
    game: () => sides('bid'),
    order: 'bid 1 101',
    says: 'A bid of 101 is not possible for that group: from 0 to 100. [RUL-133]',
    details: { group: 0, points: 101, least: 0, most: 100 },
  },
  {
    code: 'side-taken',
    game: () => sides('choose').do('choose 2'),
    order: 'choose 2',
    says: 'That group is taken by player 1; choose a free one. [SETUP-1]',
    details: { group: 1, seat: 0 },
  },
  {
    code: 'burh-terrain',
    game: () => at('round 12 saxons population\nkent: saxons 1\ndevon: saxons 1\nmarker saxons 3'),
    order: 'burh devon',
    says: 'Devon is difficult terrain; burhs stand in clear areas only. [BURH-4]',
    details: { area: 'devon' },
  },
  {
    code: 'burh-present',
    game: () => at('round 13 saxons population\nkent: saxons 1 burh\nsussex: saxons 1\nmarker saxons 3'),
    order: 'burh kent',
    says: 'Kent already has a burh. [BURH-3]',
    details: { area: 'kent' },
  },
  {
    code: 'place-not-yours',
    game: () => at('round 12 saxons population\nkent: saxons 1\nyork: danes 1\nmarker saxons 3'),
    order: 'burh sussex',
    says: 'There are no own units in Sussex; new ones go only where own units stand. [BURH-4]',
    details: { area: 'sussex', nation: 'saxons' },
  },
  {
    code: 'place-stacking',
    game: () => at('round 13 saxons population\nkent: saxons 4\nsussex: saxons 2\nwessex: saxons 3'),
    order: 'burh wessex',
    says: '4 would stand in Wessex, the limit is 3; your one overstack is already in Kent. [POP-10]',
    details: { nation: 'saxons', area: 'wessex', armies: 4, limit: 3, overstack: 'kent' },
  },
  {
    code: 'arthur-area',
    game: () => at('round 7\nkent: jutes 1'),
    order: 'leader kent',
    says: 'Arthur goes to Romano-British armies or to a vacant area in the south, not to Kent. [ART-2]',
    details: { nation: 'romano-british', leader: 'arthur', area: 'kent' },
  },
  {
    code: 'move-no-such-units',
    game: () => at('round 9 saxons movement\nkent: saxons 1'),
    order: 'move 2 kent essex',
    says: 'There is only 1 such army in Kent (asked: 2). [MOV-9]',
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
    says: 'Your leader is not in Kent. [MOV-9]',
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
    says: 'Wessex is not next to Kent. [MOV-3]',
    details: { nation: 'saxons', from: 'kent', to: 'wessex', spent: 0, allowance: 2, led: false },
  },
  {
    code: 'move-allowance',
    game: () =>
      at('round 7 welsh movement\nkent: welsh 1').do('move 1 kent essex').do('move 1 essex suffolk'),
    order: 'move 1 suffolk norfolk',
    says: 'They have moved 2 of 2 areas and cannot reach Norfolk. [MOV-2]',
    details: { nation: 'welsh', from: 'suffolk', to: 'norfolk', spent: 2, allowance: 2, led: false },
  },
  {
    code: 'move-difficult',
    game: () => at('round 9 welsh movement\nwessex: welsh 1').do('move 1 wessex downlands'),
    order: 'move 1 downlands sussex',
    says: 'Downlands is difficult terrain: armies without a leader stop there. [MOV-4]',
    details: { nation: 'welsh', from: 'downlands', to: 'sussex', spent: 1, allowance: 2, led: false },
  },
  {
    code: 'move-strait',
    game: () => at('round 9 welsh movement\npowys: welsh 1').do('move 1 powys dyfed'),
    order: 'move 1 dyfed devon',
    says: 'Crossing the strait to Devon takes a whole move; it must be the first step. [MOV-8]',
    details: { nation: 'welsh', from: 'dyfed', to: 'devon', spent: 1, allowance: 2, led: false },
  },
  {
    code: 'move-stopped',
    game: () => at('round 9 saxons movement\ndevon: saxons 1').do('move 1 devon dyfed'),
    order: 'move 1 dyfed powys',
    says: 'They have to stop in Dyfed. [MOV-8]',
    details: { nation: 'saxons', from: 'dyfed', to: 'powys', spent: 3, allowance: 2, led: false },
  },
  {
    code: 'move-enemy-holds',
    game: () => at('round 13 danes movement\nkent: danes 2\nessex: saxons 1').do('move 2 kent essex'),
    order: 'move 1 essex suffolk',
    says: 'The Saxons hold Essex with 1: twice as many must stay, so 0 of 2 may go on. [OVR-2]',
    details: {
      nation: 'danes',
      from: 'essex',
      to: 'suffolk',
      holder: 'saxons',
      enemy: 1,
      armies: 2,
      mayGoOn: 0,
    },
  },
  {
    code: 'move-stacking',
    game: () => at('round 1 romans movement\nenglish-channel: romans 16\ncornwall: welsh 1'),
    order: 'move 5 english-channel cornwall',
    says: 'They would have to stay in Cornwall: of 5 only 4 may enter, the limit is 4. [STK-5]',
    details: { nation: 'romans', from: 'english-channel', to: 'cornwall', armies: 5, room: 4, limit: 4 },
  },
  {
    code: 'move-road-only',
    game: () =>
      at('round 3 romans movement\ndyfed: romans 1, fort\ndevon: fort\ngwent: fort').do('move 1 dyfed devon'),
    order: 'move 1 devon gwent',
    says: 'From Devon they may go on only along Roman roads, and Gwent is none. [ROAD-5]',
    details: { nation: 'romans', from: 'devon', to: 'gwent', spent: 3, allowance: 3, led: false },
  },
  {
    code: 'move-in-circles',
    game: () => at('round 3 romans movement\nyork: romans 1, fort\nlindsey: fort').do('move 1 york lindsey'),
    order: 'move 1 lindsey york',
    says: 'They have just come from York by road. [ROAD-2]',
    details: { nation: 'romans', from: 'lindsey', to: 'york', spent: 0, allowance: 3, led: false },
  },
  {
    code: 'move-no-boats',
    game: () => at('round 11 saxons movement\nkent: saxons 1'),
    order: 'move 1 kent english-channel',
    says: 'The Saxons have no boats this round and cannot enter the English Channel. [SEA-20]',
    details: { nation: 'saxons', from: 'kent', to: 'english-channel', spent: 0, allowance: 2, led: false },
  },
  {
    code: 'move-second-sea',
    game: () => at('round 8 angles movement\nnorth-sea: angles 1').do('move 1 north-sea frisian-sea'),
    order: 'move 1 frisian-sea english-channel',
    says: 'They may pass through one sea only; the English Channel would be another. [SEA-2]',
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
    says: 'From the Atlantic Ocean they could not land anywhere. [SEA-12]',
    details: { nation: 'scots', from: 'irish-sea', to: 'atlantic-ocean', spent: 0, allowance: 2, led: false },
  },
  {
    code: 'sea-closed',
    game: () => at('round 6 jutes movement\nenglish-channel: jutes 1'),
    order: 'move 1 english-channel atlantic-ocean',
    says: 'Invaders of the Jutes may not enter the Atlantic Ocean. [SEA-7]',
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
    says: 'Invaders of the Scots may not land in Cumbria. [SEA-7]',
    details: { nation: 'scots', from: 'irish-sea', to: 'cumbria', spent: 0, allowance: 2, led: false },
  },
  {
    code: 'attack-forbidden',
    game: () =>
      at('round 7 romano-british movement\navalon: romano-british 5\nwessex: welsh 1\nsubmitted welsh'),
    order: 'move 5 avalon wessex',
    says: 'The Romano-British may not attack the Welsh in Wessex. [RB-11]',
    details: { nation: 'romano-british', from: 'avalon', to: 'wessex', holder: 'welsh' },
  },
  {
    code: 'subject-no-way-on',
    game: () =>
      at('round 3 romans movement\nhwicce: romans 1, fort\npowys: welsh 1, ruin\nsubject welsh to romans'),
    order: 'move 1 hwicce powys',
    says: 'Romans may only pass through Powys, and from there they could not go on. [SUB-22]',
    details: { nation: 'romans', from: 'hwicce', to: 'powys', spent: 0, allowance: 3, led: false },
  },
  {
    code: 'leader-left-alone',
    game: () => at('round 11 saxons movement\nessex: saxons 1\nkent: saxons 1 leader egbert'),
    order: 'move 1 kent sussex',
    says: 'Egbert would be alone in Kent; take him along or leave an army. [LDR-5]',
    details: { nation: 'saxons', from: 'kent', to: 'sussex', leader: 'egbert' },
  },
  {
    code: 'leader-alone',
    game: () => at('round 9 angles movement\nbernicia: angles 2 leader oswiu\nyork: picts 1'),
    order: 'move leader bernicia lothian',
    says: 'Oswiu needs armies: alone he goes only where own armies stand. [LDR-7]',
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
    says: 'Oswiu has moved 3 of 3 areas. [LDR-7]',
    details: { nation: 'angles', from: 'mar', to: 'alban', leader: 'oswiu', spent: 3, allowance: 3 },
  },
  {
    code: 'end-stacking',
    game: () => at('round 9 welsh movement\npowys: welsh 5'),
    order: 'end',
    says: '5 stand in Powys (limit 4). 1 must leave Powys. [STK-2]',
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
    says: '1 in the Atlantic Ocean must land before movement ends. [SEA-6]',
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
    says: 'Romans may not stay in Avalon; move them on. [SUB-22]',
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
    says: 'The Angles do not let Galloway go: move an army back, or take back the moves out of it. [BSUB-10]',
    details: { nation: 'brigantes', area: 'galloway', overlord: 'angles' },
  },
  {
    code: 'take-back-not-needed',
    game: () => at('round 9 welsh movement\npowys: welsh 1').do('move 1 powys gwent'),
    order: 'take-back',
    says: 'Moves are taken back this way only when movement could not be ended otherwise. [STK-8]',
    details: { nation: 'welsh' },
  },
  {
    code: 'battle-none-there',
    game: () =>
      at('round 9 saxons battles\nessex: angles 1\nkent: saxons 1, angles 1\nwessex: welsh 1, saxons 2'),
    order: 'fight essex',
    says: 'There is no battle in Essex; battles wait in Kent, Wessex. [BAT-2]',
    details: { nation: 'saxons', area: 'essex', battles: ['kent', 'wessex'] },
  },
  {
    code: 'strike-range',
    game: () =>
      at('round 16 saxons movement\nessex: saxons 3\nkent: normans 1 cavalry 2')
        .do('move 3 essex kent')
        .do('end', [6, 6, 1, 1, 1, 1]),
    order: 'strike 0',
    says: 'Between 1 and 2 of the sixes go to cavalry. [CAS-5]',
    details: { cavalry: 0, least: 1, most: 2 },
  },
  {
    code: 'loss-not-possible',
    game: () => twoBands(),
    order: 'lose wessex',
    says: 'No infantry from there is among the losses still to be named. [CAS-7]',
    details: { unit: 'infantry', back: 'wessex', owed: 1 },
  },
  {
    code: 'losses-first',
    game: () => twoBands(),
    order: 'retreat 1 to kent',
    says: 'First say which armies were lost, by where they came from. [CAS-7]',
    details: { nation: 'saxons', from: 'essex', to: 'kent' },
  },
  {
    code: 'retreat-no-such-units',
    game: () =>
      at('round 13 danes movement\nessex: danes 2\nkent: saxons 1 burh')
        .do('move 2 essex kent')
        .do('end', [1, 1, 1, 1]),
    order: 'retreat 2 to sussex',
    says: 'There is only 1 such army (asked: 2). [RET-2]',
    details: { nation: 'saxons', from: 'kent', to: 'sussex', asked: 2, there: 1, infantry: 1, cavalry: 0 },
  },
  {
    code: 'retreat-no-such-units',
    game: () =>
      at('round 13 danes movement\nessex: danes 2\nkent: saxons 2')
        .do('move 2 essex kent')
        .do('end', [1, 1, 1, 1]),
    order: 'retreat 1 leader to sussex',
    says: 'Your leader is not in Kent. [LDR-16]',
    details: { nation: 'saxons', from: 'kent', to: 'sussex', leader: false },
  },
  {
    code: 'retreat-no-such-units',
    game: () =>
      at('round 16 saxons movement\nessex: saxons 3\nkent: normans 1 cavalry 2')
        .do('move 3 essex kent')
        .do('end', [1, 1, 1, 1, 1, 1]),
    order: 'retreat 4 to sussex',
    says: 'There are only 3 such armies (asked: 4). [RET-2]',
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
    says: 'The North Sea is not open to them; open are: Mar. [RET-10]',
    details: { nation: 'picts', from: 'york', to: 'north-sea', open: ['mar'] },
  },
  {
    code: 'retreat-stacking',
    game: () =>
      at('round 9 saxons movement\nsuffolk: saxons 3\nessex: angles 4\nkent: angles 3\ndownlands: angles 3')
        .do('move 3 suffolk essex')
        .do('end', [1, 1, 1, 1, 1, 1, 1]),
    order: 'retreat 1 to kent',
    says: '4 would stand in Kent, the limit is 3; your one overstack is already in Downlands. [RET-8]',
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
    says: '4 still stand in Hwicce, and your one overstack is now in Gwent: 1 more must leave. [RET-8]',
    details: { nation: 'welsh', area: 'hwicce', armies: 4, limit: 3, overstack: 'gwent', leave: 1 },
  },
  {
    code: 'retreat-leader',
    game: () => egbert(),
    order: 'retreat 2 to kent',
    says: 'Egbert cannot stay behind alone; take him along. [LDR-15]',
    details: { nation: 'saxons', from: 'essex', to: 'kent', leader: 'egbert' },
  },
  {
    code: 'withdraw-no-such-units',
    game: () =>
      at('round 6 irish movement\natlantic-ocean: irish 3').do('move 3 atlantic-ocean dyfed').do('end'),
    order: 'withdraw 4 dyfed atlantic-ocean',
    says: 'There are only 3 raiders in Dyfed that came from the Atlantic Ocean. [RAID-4]',
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
    says: 'Mar is taken or full; they have to stay. [RAID-11]',
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
    says: 'The leader in Mar withdraws to his own sea, or with his last company. [RAID-6]',
    details: { nation: 'norsemen', from: 'mar', to: 'icelandic-sea' },
  },
  {
    code: 'remove-nothing-there',
    game: () =>
      at(
        'round 14 danes before-withdrawal\nyork: danes 3 leader cnut\nnorfolk: danes 2\nsuffolk: danes 2\nkent: saxons 3',
      ),
    order: 'remove kent',
    says: 'There is no infantry to remove in Kent. [OPOP-1]',
    details: { nation: 'danes', area: 'kent', unit: 'infantry' },
  },
  {
    code: 'remove-last-unit',
    game: () =>
      at('round 14 saxons turn-start\nkent: saxons burh\nsussex: saxons 17\nwessex: saxons 1')
        .do('place wessex')
        .do('end'),
    order: 'remove burh kent',
    says: 'The last unit of Kent stays; remove one elsewhere. [OPOP-2]',
    details: { nation: 'saxons', area: 'kent', unit: 'burh' },
  },
  {
    code: 'displace-area',
    game: () => submitting(),
    order: 'displace hwicce powys',
    says: 'Armies leave Gwent now, not Hwicce. [SUB-11]',
    details: { nation: 'romans', from: 'hwicce', to: 'powys', areas: ['gwent'] },
  },
  {
    code: 'displace-place-left',
    game: () => submitting(),
    order: 'displace gwent march',
    says: 'From Gwent they may go to: Hwicce, Powys, Dyfed, Devon. [SUB-12]',
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
    says: 'The leader goes with the first army that leaves Galloway. [LDR-15]',
    details: { nation: 'angles', from: 'galloway', to: 'lothian' },
  },
  {
    code: 'must-submit',
    game: () =>
      at(
        'two-early round 2 romans battles\nkent: romans 2 fort\nalban: picts 1\nmar: picts 1\nturn {"window":[]}',
      ),
    order: 'resist',
    says: 'In this scenario the Picts must submit now. [SCN-9]',
    details: { nation: 'picts', overlord: 'romans' },
  },
  {
    code: 'place-second-unit',
    game: () =>
      at('round 12 saxons turn-start\nkent: saxons 1\nsussex: saxons 1\nwessex: saxons 1\navalon: saxons 1')
        .do('burh kent')
        .do('end'),
    order: 'place kent',
    says: 'Kent already got a new unit; Sussex comes first. [POP-9]',
    details: { nation: 'saxons', area: 'kent', first: 'sussex' },
  },
  {
    code: 'place-not-english',
    game: () =>
      at(
        'round 16\nkent: saxons 1 leader harold\nessex: saxons 1\nsussex: saxons 1\nwessex: saxons 1\ndevon: saxons 1',
      ),
    order: 'place devon',
    says: 'Devon is not in England; these armies go to English areas. [R16-3]',
    details: { nation: 'saxons', area: 'devon' },
  },
  {
    code: 'leave-out-not-due',
    game: () =>
      at('round 12 norsemen turn-start\norkneys: norsemen 4\ncaithness: norsemen 2\nhebrides: norsemen 2'),
    order: 'leave-out cavalry irish-sea',
    says: 'No cavalry has to stay out of the Irish Sea. [INV-3]',
    details: { nation: 'norsemen', sea: 'irish-sea', unit: 'cavalry' },
  },
  {
    code: 'leader-no-company',
    game: () => at('round 1 belgae turn-start\ndownlands: belgae 1\nkent: belgae 1').do('place kent'),
    order: 'leader essex',
    says: 'Boudicca must be placed with own armies; there are none in Essex. [LDR-2]',
    details: { nation: 'belgae', leader: 'boudicca', area: 'essex' },
  },
  {
    code: 'replace-nothing-there',
    game: () => at(`round 6\n${EIGHT_FORTS}\nlothian: fort\npowys: fort`),
    order: 'replace fort lothian',
    says: 'No fort can be replaced in Lothian; possible are: York, Cheshire, March, Norfolk, Suffolk, Hwicce, Essex, Kent, Powys. [RB-1]',
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
    says: 'At most 1 cavalry can be taken for 3 infantry. [R16-5]',
    details: { cavalry: 2, most: 1, due: 3 },
  },
  {
    code: 'vote-not-yours',
    game: () => ballot(),
    order: 'vote picts for angles',
    says: 'The Picts have no vote to cast now; open are: Saxons. [BRET-2]',
    details: { nation: 'picts', voters: ['saxons'] },
  },
  {
    code: 'vote-not-candidate',
    game: () => ballot(),
    order: 'vote saxons welsh',
    says: 'The Welsh hold nothing in England; candidates are: Saxons, Angles. [CNT-13]',
    details: { candidate: 'welsh', candidates: ['saxons', 'angles'] },
  },
];

describe('What a refusal tells', () => {
  it.each(CASES.map((c) => [c.code, c.order, c] as const))(
    '%s: %s',
    (code, order, { game, says, details }) => {
      const refusal = game().refuses(order);
      expect(refusal.code).toBe(code);
      expect(explain(refusal)).toBe(says);
      expect(refusal.details).toEqual(details);
    },
  );

  it('every kind of refusal of an order is told of here', () => {
    const input = ['unknown-text', 'bad-config', 'bad-position', 'bad-journal', 'other-version'];
    const other = [...input, 'not-your-decision'];
    const told = new Set<string>(CASES.map(({ code }) => code));
    expect(VIOLATION_CODES.filter((code) => !told.has(code))).toEqual(other);
  });
});

describe('How names and numbers are said', () => {
  const says = (code: ViolationCode, details: Readonly<Record<string, Detail>>) =>
    explain({ code, rule: 'X-1', details } as Violation);

  it('small words stay small, and the Romano-British keep their hyphen', () => {
    const spent = (leader: string) => says('leader-spent', { leader, spent: 3, allowance: 3 });
    expect(spent('fergus-mor-mac-erc')).toBe('Fergus mor mac Erc has moved 3 of 3 areas. [X-1]');
    expect(spent('ivar-and-halfdan')).toBe('Ivar and Halfdan has moved 3 of 3 areas. [X-1]');
    expect(says('must-submit', { nation: 'romano-british' })).toBe(
      'In this scenario the Romano-British must submit now. [X-1]',
    );
  });

  it('seas have an article, also at the start of a sentence', () => {
    const far = (to: string) => says('move-not-adjacent', { to, from: 'south-mercia' });
    expect(far('north-sea')).toBe('The North Sea is not next to South Mercia. [X-1]');
    expect(far('atlantic-ocean')).toBe('The Atlantic Ocean is not next to South Mercia. [X-1]');
    expect(far('english-channel')).toBe('The English Channel is not next to South Mercia. [X-1]');
  });

  it('players are counted from one, and an empty list is none', () => {
    expect(says('not-your-decision', { seat: 0, deciders: [1, 3] })).toBe(
      'Player 1 does not decide now; player 2, 4 does. [X-1]',
    );
    expect(says('retreat-not-open', { to: 'kent', open: [] })).toBe(
      'Kent is not open to them; open are: none. [X-1]',
    );
    for (const open of [{}, { open: null }])
      expect(says('retreat-not-open', { to: 'kent', ...open })).toBe(
        'Kent is not open to them; open are: none. [X-1]',
      );
  });

  it('a stack without limit, and an overstack elsewhere', () => {
    const stack = { armies: 5, area: 'kent', limit: Number.POSITIVE_INFINITY, overstack: null };
    expect(says('place-stacking', stack)).toBe('5 would stand in Kent, the limit is any number. [X-1]');
    expect(says('place-stacking', { ...stack, limit: 3, overstack: 'wessex' })).toBe(
      '5 would stand in Kent, the limit is 3; your one overstack is already in Wessex. [X-1]',
    );
  });

  it('stacks that are too high: who must leave, who still can, and which may stay', () => {
    const stacks = {
      areas: ['kent', 'essex'],
      armies: [5, 4],
      limits: [3, 3],
      from: ['kent', 'essex'],
      leave: [2, 1],
      enough: true,
      overstack: 'wessex',
    };
    const high = 'Only one stack may be above the limit: 5 stand in Kent (limit 3), 4 in Essex (limit 3).';
    expect(says('end-stacking', stacks)).toBe(
      `${high} 2 must leave Kent, 1 must leave Essex. Wessex may then be that stack. [X-1]`,
    );
    expect(says('end-stacking', { ...stacks, enough: false, overstack: 'kent' })).toBe(
      `${high} 2 can still leave Kent, 1 can still leave Essex. Take back your moves. [X-1]`,
    );
  });

  it('one army and several', () => {
    const few = (there: number) => says('move-no-such-units', { asked: 9, there, from: 'kent' });
    expect(few(1)).toBe('There is only 1 such army in Kent (asked: 9). [X-1]');
    expect(few(2)).toBe('There are only 2 such armies in Kent (asked: 9). [X-1]');
    expect(few(0)).toBe('There are only 0 such armies in Kent (asked: 9). [X-1]');
    const raiders = (there: number) =>
      says('withdraw-no-such-units', { there, from: 'kent', to: 'frisian-sea' });
    expect(raiders(1)).toBe('There is only 1 raider in Kent that came from the Frisian Sea. [X-1]');
    expect(raiders(3)).toBe('There are only 3 raiders in Kent that came from the Frisian Sea. [X-1]');
  });
});
