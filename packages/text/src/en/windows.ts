import type { NationId } from '@bretwalda/engine';
import type { Region, SpecialLine, Status } from '@bretwalda/engine/data';
import { ARMY_COST } from '@bretwalda/engine/queries';
import { REINFORCED_ROUNDS } from '../figures.ts';
import type {
  CellMark,
  ColumnKind,
  Landing,
  LateLeaving,
  LeaderState,
  Target,
  TimetableRow,
  UnitKind,
} from '../subjects.ts';
import { rounds } from './advice.ts';
import { count, leader, list, place, plural, the } from './grammar.ts';
import { growth } from './growth.ts';
import { names } from './names.ts';

const span = (first: number, last: number): string =>
  first === last ? `round ${first}` : `rounds ${first} ${last === first + 1 ? 'and' : 'to'} ${last}`;

const LANES: Readonly<Record<TimetableRow, string>> = {
  arrivals: 'New armies',
  raid: 'Raid',
  major: 'Major invasion',
  boats: 'Boats',
  burhs: 'Burhs',
  reinforcements: 'Reinforcements',
  crown: 'Bretwalda, King',
};

const STATUS: Readonly<Record<Status, string>> = {
  raid: 'Raid',
  'major-invasion': 'Major invasion',
  boats: 'Boats',
};

const STATUS_NOTES: Readonly<Record<Status, string>> = {
  raid: 'Raiders may go back to where they came from at the end of the turn.',
  'major-invasion': 'Two movements and two rounds of battles in one turn.',
  boats: 'Armies may cross one sea from coast to coast.',
};

const LEADER_STATE: Readonly<Record<LeaderState, string>> = {
  'to-come': 'to come',
  here: 'in play',
  fallen: 'fell in battle',
  gone: 'gone',
};

const LEAVES: Readonly<Record<LateLeaving, string>> = {
  'end-of-game': 'stays to the end',
  'end-of-turn': 'stays for one turn',
  'round-8': 'stays until round 8',
};

const MARKS: Readonly<Record<CellMark, string>> = {
  none: 'nothing',
  scored: 'scored',
  missed: 'missed',
  held: 'held now',
  open: '',
};

const UNITS: Readonly<Record<UnitKind, { readonly name: string; readonly note: string }>> = {
  infantry: { name: 'Infantry', note: 'The common army: it walks, holds areas and fights.' },
  cavalry: { name: 'Cavalry', note: 'Hits more often, falls only to a six, and moves farther.' },
  leader: {
    name: 'Leader',
    note: 'Adds one to every die of the armies with him and leads them through difficult terrain.',
  },
  fort: {
    name: 'Roman fort',
    note: 'Built in every area the Romans occupy. It fights, stays where it is, and falls last.',
  },
  burh: { name: 'Burh', note: 'A fortified town of the Saxons: counts as an army, but never moves.' },
};

/** Armies of several nations are named together. */
function targets(all: readonly Target[]): string {
  const nations = all.flatMap((one) => (one.kind === 'army' ? [one.nation] : []));
  const armies = nations.length > 0 ? [`an army of ${list(nations.map(the), true)}`] : [];
  return list([...armies, ...all.filter(({ kind }) => kind !== 'army').map(target)], true);
}

function target(one: Target): string {
  switch (one.kind) {
    case 'army':
      return `an army of ${the(one.nation)}`;
    case 'cavalry':
      return `cavalry of ${the(one.nation)}`;
    case 'any-army':
      return 'any enemy army';
    case 'turncoat':
      return 'an army of a former Roman subject that attacked them';
    case 'fort':
      return 'a Roman fort';
    case 'leader':
      return leader(one.leader);
  }
}

const GOALS: Readonly<Record<SpecialLine['event'], (by: readonly NationId[]) => string>> = {
  'belgae-submit': () => 'The Belgae submit',
  'harold-eliminated': (by) => `Harold falls to ${list(by.map(the), true)}`,
};

function landing({ only, regions, areas }: Landing): string {
  const where = list([...regions.map(names.regions), ...areas.map(place)]);
  return only ? `Invaders may land only in ${where}.` : `Invaders may not land in ${where}.`;
}

const inRegion = (region: Region | 'outside-wales'): string =>
  region === 'outside-wales' ? 'outside Wales' : `in ${names.regions(region)}`;

export const windows = {
  round: (round: number): string => `Round ${round}`,
  span,
  years: (from: number, to: number): string => `${from} to ${to}`,
  of: (now: number, total: number): string => `${now} of ${total}`,
  difference: (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0'),
  ahead: (n: number): string =>
    n === 0
      ? 'just as usual'
      : `${count(Math.abs(n), 'point', 'points')} ${n > 0 ? 'ahead of' : 'behind'} the usual`,
  status: (status: Status): string => STATUS[status],
  statusNote: (status: Status): string => STATUS_NOTES[status],
  openNation: (id: NationId): string => `Open the card of ${the(id)}`,

  nation: {
    previous: (id: NationId): string => `Previous: ${names.nations(id)}`,
    next: (id: NationId): string => `Next: ${names.nations(id)}`,
    side: (colour: string, others: readonly string[]): string =>
      others.length === 0 ? colour : `${colour}, with ${list(others)}`,
    noSide: 'Not yet chosen by a player',
    subject: (overlord: NationId): string => `Subject of ${the(overlord)}`,
    pointsNow: 'points now',
    usual: 'usual by now',
    target: 'to aim for',
    tabs: 'Parts of the card',
    tab: { points: 'Points', army: 'Army', story: 'Map, story' },
    army: 'Army',
    inPlay: 'In play',
    burhs: 'Burhs',
    cavalry: 'Cavalry',
    upTo: (n: number): string => `up to ${n}`,
    moves: 'Moves',
    movesLed: (n: number, led: number | undefined): string =>
      led === undefined || led === n ? `${n}` : `${n}, led ${led}`,
    hitsOn: 'Hits on',
    rolls: (n: number): string => (n >= 6 ? '6' : n === 5 ? '5 or 6' : `${n} to 6`),
    fallsTo: 'Falls to',
    falls: (n: number, difficult: number): string =>
      n === difficult ? `${n}` : `${n}, in hills ${difficult}`,
    costs: 'Costs',
    population: (n: number): string => `${n} population`,
    noCost: 'not raised',
    growthTitle: 'Growth',
    marker: 'Kept',
    markerOf: (n: number): string => `${n} of ${ARMY_COST}`,
    fromAreas: 'From areas',
    perTurn: (n: number, half: number | undefined): string =>
      half === undefined ? `${n} a turn` : `${n} a turn, ${half} as a subject`,
    nextGrowth: 'Next growth',
    growth: (armies: number, kept: number): string =>
      armies === 0 ? `none, ${kept} kept` : `${count(armies, 'army', 'armies')}, ${kept} kept`,
    onLand: 'On land',
    onLandOf: (now: number, limit: number): string => `${now}, at most ${limit}`,
    over: (n: number): string => `${count(n, 'army', 'armies')} too many`,
    romanGrowth: `No growth: legions come from the sea in ${rounds(REINFORCED_ROUNDS)} as others are lost.`,
    leaders: 'Leaders',
    leaderRound: (round: number, year: number): string => `round ${round}, ${year}`,
    leaderState: (state: LeaderState): string => LEADER_STATE[state],
    leaves: (leaves: LateLeaving): string => LEAVES[leaves],
    limits: 'Limits',
    closedSeas: (seas: readonly string[]): string => `Invaders may not sail into ${list(seas, true)}.`,
    staysInSea: 'Invaders may not sail from their sea into another.',
    landing,
    limit: (limited: Region | 'outside-wales', halfOf: Region): string =>
      `Points ${inRegion(limited)}: at most half of those ${inRegion(halfOf)} that round.`,
    scores: 'What scores when',
    areaColumn: 'Area',
    column: (kind: ColumnKind, first: number, last: number): string =>
      kind === 'hold'
        ? `Held at the end of ${span(first, last)}`
        : kind === 'limes'
          ? `Limes at the end of ${span(first, last)}`
          : kind === 'occupy'
            ? `Entered in ${span(first, last)}`
            : `Occupied before withdrawing in ${span(first, last)}`,
    columnShort: (first: number, last: number): string => (first === last ? `${last}` : `${first}–${last}`),
    columnKind: (kind: ColumnKind, year: number): string =>
      kind === 'hold' ? `${year}` : kind === 'limes' ? 'Limes' : kind === 'occupy' ? 'enter' : 'raid',
    columnNotes: {
      hold: 'Held at the end of the round.',
      limes: 'Limes: a standing fort, or an area of a subject, at the end of the round.',
      occupy: 'Enter: once for each area, at any time in these rounds.',
      snapshot: 'Raid: occupied when the raiders are about to go back.',
    } satisfies Readonly<Record<ColumnKind, string>>,
    mark: (mark: CellMark): string => MARKS[mark],
    held: 'held',
    heldNow: 'held now',
    scoredAlready: 'scored',
    onCard: 'On the card',
    gained: 'Gained, or held now',
    others: (n: number): string => `${n} other areas, each`,
    showOthers: 'Show them',
    hideOthers: (n: number): string => `Fold away ${n} areas`,
    rounds: 'Round by round',
    lane: (kind: TimetableRow): string => LANES[kind],
    roundRow: 'Round',
    crown: (crown: 'bretwalda' | 'king'): string => (crown === 'bretwalda' ? 'B' : 'K'),
    crownName: (crown: 'bretwalda' | 'king'): string => (crown === 'bretwalda' ? 'Bretwalda' : 'King'),
    yes: 'yes',
    worth: (kind: ColumnKind, first: number, last: number): string =>
      kind === 'hold' || kind === 'limes'
        ? `Worth in round ${last}`
        : `Worth on entering, ${span(first, last)}`,
    allCounted: 'All rounds of this card have been counted.',
    picture: (id: NationId): string => `Map of what areas are worth to ${the(id)}`,
    eliminating: 'For eliminating',
    targets,
    when: (
      rounds: readonly [number, number] | undefined,
      ownTurnOnly: boolean,
      except: number | undefined,
    ): string =>
      [
        rounds && span(...rounds),
        ownTurnOnly && 'in their own turn',
        except !== undefined && `not in their own turn of round ${except}`,
      ]
        .filter(Boolean)
        .join(', '),
    times: (n: number): string => plural(n, 'scored', `scored ${n} times`),
    tooLate: 'no longer possible',
    goals: 'Other goals',
    goal: (event: SpecialLine['event'], by: readonly NationId[]): string => GOALS[event](by),
    noEliminations: 'They score nothing for eliminating units.',
    story: 'Their story',
    advice: 'Advice',
    units: 'All units',
    growthWindow: 'Areas and points',
  },

  timeline: {
    window: 'Timeline',
    strip: 'Rounds of the game',
    open: 'Open the timeline',
    intro: 'Who comes when, and what each round counts.',
    now: 'now',
    scoring: 'Areas are counted',
    counted: 'Areas counted',
    crown: { bretwalda: 'Vote for the Bretwalda', king: 'King of England' },
    armies: (n: number): string => count(n, 'army', 'armies'),
    nothing: 'Nobody new.',
    spoken: (round: number, year: number, parts: readonly string[]): string =>
      [`Round ${round}, from ${year}`, ...parts].join(', '),
    key: 'Signs',
  },

  units: {
    window: (id: NationId): string => `Units of ${the(id)}`,
    name: (unit: UnitKind): string => UNITS[unit].name,
    note: (unit: UnitKind): string => UNITS[unit].note,
    inPlay: 'In play',
    hitPoints: 'Hits to lose',
    hitsOn: 'Hits armies on',
    hitsStrongOn: 'Hits strong units on',
    fallsTo: 'Falls to',
    fallsInDifficult: 'Defending in difficult terrain',
    moves: 'Moves',
    led: 'With a leader',
    cost: 'Population',
    least: (n: number): string => (n >= 6 ? '6' : `${n}+`),
    noDie: 'rolls no die',
    never: '–',
    fallsAlone: 'only when left alone',
    stacks: 'Where they are',
    movesLeft: 'Moves left',
    leftOf: (left: number, most: number): string => `${left} of ${most}`,
    nobody: 'None in play now.',
    supply: (n: number): string => (n === 0 ? 'No more can be raised.' : `${n} more can be raised.`),
    romanRoads: 'Between areas with forts, roads cost Romans no movement.',
    bonus: 'A leader adds 1 to every die of the armies with him.',
  },

  growth,

  area: {
    terrain: 'Terrain',
    region: 'Region',
    population: 'Population',
    populationOf: (n: number): string => `${count(n, 'point', 'points')} a turn`,
    sea: 'Sea',
    borders: 'Borders on',
    coast: 'Coasts',
    straits: 'Across a strait',
    seas: 'Seas',
    nextSeas: 'Seas beyond',
    here: 'Who is here',
    nobody: 'Nobody stands here.',
    ruin: 'Ruins of a Roman fort',
    stacking: 'Stacking',
    stackingNow: (now: number, limit: string): string => `${now} of ${limit}`,
    overstack: (limit: string): string => `overstack up to ${limit}`,
    unlimited: 'any number',
    isOver: 'over the limit',
    room: (id: NationId, now: number, limit: string, overstack: string): string =>
      `Of ${the(id)}: ${now} now, ${limit} at most, ${overstack} as their overstack.`,
    seaStacking: 'Seas hold any number of armies.',
    worth: 'What it is worth',
    worthNote: 'Points for holding it at the end of a scoring round, or for entering it.',
    nation: 'Nation',
    entering: 'Entering (rounds)',
    enteringIn: (points: number, first: number, last: number): string =>
      `${points} (${first === last ? first : `${first}–${last}`})`,
    worthless: 'It scores for nobody.',
  },

  players: {
    window: 'Players',
    intro: 'Points so far, against what is usual at this time of the game.',
    nation: 'Nation',
    points: 'Points',
    usual: 'Usual by now',
    difference: 'Difference',
    target: 'To aim for',
    bidNote: (points: number): string =>
      `${count(points, 'point', 'points')} bid for these nations are taken off.`,
    person: 'Person',
    computer: (level: string): string => `Computer, ${level}`,
    noNations: 'Nations are not chosen yet.',
    place: (n: number): string => `Place ${n}`,
  },
};
