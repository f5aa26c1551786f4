import type { LeaderId, NationId, SeaId } from '@bretwalda/engine';
import type { Region, SpecialLine, Status } from '@bretwalda/engine/data';
import type { Rules } from '@bretwalda/engine/queries';
import { hasHorse, hasStep, reinforcedRounds } from '../figures.ts';
import { signed } from '../signs.ts';
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
import { cap, count, leader, list, place, plural, the } from './grammar.ts';
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

const STATUS_NOTES: Readonly<Record<Status, (rules: Rules) => string>> = {
  raid: () => 'Raiders may go back to where they came from at the end of the turn.',
  'major-invasion': () => 'Two movements and two rounds of battles in one turn.',
  boats: ({ ways }) =>
    ways.seas === 'several'
      ? 'Armies may cross the sea from coast to coast.'
      : 'Armies may cross one sea from coast to coast.',
};

const LEADER_STATE: Readonly<Record<LeaderState, string>> = {
  'to-come': 'to come',
  here: 'in play',
  fallen: 'fell in battle',
  gone: 'gone',
};

const LEAVES: Readonly<Record<LateLeaving, string>> = {
  'end-of-game': 'stays until the end',
  'end-of-turn': 'stays for one turn',
  'round-8': 'stays until round 8',
};

const MARKS: Readonly<Record<CellMark, string>> = {
  none: 'nothing',
  scored: 'scored',
  missed: 'missed',
  untold: 'hidden until the end',
  held: 'held now',
  open: '',
};

const UNITS: Readonly<Record<UnitKind, { readonly name: string; readonly note: string }>> = {
  infantry: { name: 'Infantry', note: 'The standard army: it moves, holds areas and fights.' },
  cavalry: { name: 'Cavalry', note: 'Hits more often, is hit only on a 6 and moves farther.' },
  leader: {
    name: 'Leader',
    note: 'Adds 1 to every die of the armies with him and leads them through difficult terrain.',
  },
  fort: {
    name: 'Roman fort',
    note: 'Built in every area the Romans occupy. It fights, never moves and is lost last.',
  },
  burh: { name: 'Burh', note: 'A fortified Saxon town: counts as an army, but never moves.' },
};

/** Where there is no other unit, the infantry is just the army. */
const ARMY = { name: 'Army', note: 'The only unit: it moves, holds areas and fights.' };

const unitWords = (unit: UnitKind, rules: Rules) =>
  unit === 'infantry' && !hasHorse(rules) ? ARMY : UNITS[unit];

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
    case 'any-leader':
      return 'any enemy leader';
    case 'other-leader':
      return 'any other leader';
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
  ahead: (n: number): string =>
    n === 0
      ? 'exactly typical'
      : `${count(Math.abs(n), 'point', 'points')} ${n > 0 ? 'above' : 'below'} typical`,
  status: (status: Status): string => STATUS[status],
  statusNote: (status: Status, rules: Rules): string => STATUS_NOTES[status](rules),
  openNation: (id: NationId): string => `Open the card of ${the(id)}`,

  nation: {
    previous: (id: NationId): string => `Previous: ${names.nations(id)}`,
    next: (id: NationId): string => `Next: ${names.nations(id)}`,
    side: (colour: string, others: readonly string[]): string =>
      others.length === 0 ? colour : `${colour}, with ${list(others)}`,
    noSide: 'Not chosen by any player yet',
    subject: (overlord: NationId): string => `Subject of ${the(overlord)}`,
    pointsNow: 'points now',
    usual: 'typical by now',
    target: 'target',
    tabs: 'Card sections',
    tab: { points: 'Points', army: 'Army', story: 'Map, history' },
    army: 'Army',
    inPlay: 'In play',
    burhs: 'Burhs',
    cavalry: 'Cavalry',
    upTo: (n: number): string => `up to ${n}`,
    moves: 'Moves',
    movesLed: (n: number, led: number | undefined): string =>
      led === undefined || led === n ? `${n}` : `${n}, ${led} when led`,
    hitsOn: 'Hits on',
    rolls: (n: number): string => (n >= 6 ? '6' : n === 5 ? '5 or 6' : `${n} to 6`),
    fallsTo: 'Lost on',
    falls: (n: number, difficult: number): string =>
      n === difficult ? `${n}` : `${n}, in hills ${difficult}`,
    costs: 'Costs',
    population: (n: number): string => `${n} population`,
    noCost: 'cannot be raised',
    growthTitle: 'Growth',
    marker: 'Kept',
    markerOf: (n: number, cost: number): string => `${n} of ${cost}`,
    fromAreas: 'From areas',
    perTurn: (n: number, half: number | undefined): string =>
      half === undefined ? `${n} a turn` : `${n} a turn, ${half} as a subject`,
    nextGrowth: 'Next growth',
    growth: (armies: number, kept: number): string =>
      armies === 0 ? `no armies, ${kept} kept` : `${count(armies, 'army', 'armies')}, ${kept} kept`,
    onLand: 'On land',
    onLandOf: (now: number, limit: number): string => `${now}, at most ${limit}`,
    over: (n: number): string => `${count(n, 'army', 'armies')} too many`,
    romanGrowth: (rules: Rules): string =>
      `No growth: new legions arrive by sea in ${rounds(reinforcedRounds(rules))} to replace losses.`,
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
    scores: 'What scores, and when',
    areaColumn: 'Area',
    column: (kind: ColumnKind, first: number, last: number): string =>
      kind === 'hold'
        ? `Held at the end of ${span(first, last)}`
        : kind === 'every'
          ? 'Held at the end of every round'
          : kind === 'limes'
            ? `Limes at the end of ${span(first, last)}`
            : kind === 'occupy'
              ? `Entered in ${span(first, last)}`
              : `Occupied before withdrawing in ${span(first, last)}`,
    columnShort: (first: number, last: number): string => (first === last ? `${last}` : `${first}–${last}`),
    columnKind: (kind: ColumnKind, year: number): string =>
      kind === 'hold'
        ? `${year}`
        : kind === 'every'
          ? 'each round'
          : kind === 'limes'
            ? 'Limes'
            : kind === 'occupy'
              ? 'enter'
              : 'raid',
    columnNotes: {
      every: 'Each round: held when it ends.',
      hold: 'Held at the end of the round.',
      limes: 'Limes: an intact fort, or an area held by a subject, at the end of the round.',
      occupy: 'Enter: once for each area, at any time during these rounds.',
      snapshot: 'Raid: occupied just before the raiders withdraw.',
    } satisfies Readonly<Record<ColumnKind, string>>,
    mark: (mark: CellMark): string => MARKS[mark],
    held: 'held',
    heldNow: 'held now',
    scoredAlready: 'scored',
    onCard: 'On the card',
    gained: 'Gained, or held now',
    soFar: 'Gained so far',
    ifNow: 'Held now',
    centre: 'centre',
    others: (n: number): string => `${n} other areas, each`,
    showOthers: 'Show them',
    hideOthers: (n: number): string => `Hide ${n} areas`,
    rounds: 'Round by round',
    lane: (kind: TimetableRow, rules: Rules): string =>
      kind === 'crown' && !hasStep(rules, 'bretwalda') ? 'King' : LANES[kind],
    roundRow: 'Round',
    crown: (crown: 'bretwalda' | 'king'): string => (crown === 'bretwalda' ? 'B' : 'K'),
    crownName: (crown: 'bretwalda' | 'king'): string => (crown === 'bretwalda' ? 'Bretwalda' : 'King'),
    yes: 'yes',
    worth: (kind: ColumnKind, first: number, last: number): string =>
      kind === 'every'
        ? 'Worth in every round'
        : kind === 'hold' || kind === 'limes'
          ? `Worth in round ${last}`
          : `Worth on entering, ${span(first, last)}`,
    allCounted: 'All rounds on this card have been scored.',
    picture: (id: NationId): string => `Map of what each area is worth to ${the(id)}`,
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
    story: 'Their history',
    advice: 'Advice',
    units: 'All units',
    growthWindow: 'Areas and points',
  },

  timeline: {
    window: 'Timeline',
    strip: 'Rounds of the game',
    open: 'Open the timeline',
    intro: 'Who arrives when, and what each round scores.',
    now: 'now',
    scoring: 'Areas score',
    counted: 'Areas scored',
    crown: { bretwalda: 'Vote for the Bretwalda', king: 'King of England' },
    armies: (n: number): string => count(n, 'army', 'armies'),
    /** Armies on the border of two seas land from either. */
    from: (seas: readonly SeaId[], onBorder: boolean): string => `from ${list(seas.map(place), onBorder)}`,
    onLand: 'on land',
    inName: (id: LeaderId): string => `“${leader(id)}”`,
    names: 'Names in quotation marks are there for the story and have no effect.',
    nothing: 'No new arrivals.',
    spoken: (round: number, year: number, parts: readonly string[]): string =>
      [`Round ${round}, from ${year}`, ...parts].join(', '),
    key: 'Key',
  },

  units: {
    window: (id: NationId): string => `Units of ${the(id)}`,
    name: (unit: UnitKind, rules: Rules): string => unitWords(unit, rules).name,
    note: (unit: UnitKind, rules: Rules): string => unitWords(unit, rules).note,
    inPlay: 'In play',
    dice: 'Dice it rolls',
    hitPoints: 'Hits to eliminate',
    hitsOn: 'Hits armies on',
    hitsStrongOn: 'Hits strong units on',
    fallsTo: 'Lost on',
    fallsInDifficult: 'Defending in difficult terrain',
    moves: 'Moves',
    led: 'With a leader',
    cost: 'Population',
    least: (n: number): string => (n >= 6 ? '6' : `${n}+`),
    noDie: 'does not roll',
    never: '–',
    fallsAlone: 'only when left alone',
    stacks: 'Where they are',
    movesLeft: 'Moves left',
    leftOf: (left: number, most: number): string => `${left} of ${most}`,
    nobody: 'None in play now.',
    supply: (n: number): string => (n === 0 ? 'No more can be raised.' : `${n} more can be raised.`),
    romanRoads: 'Roads between areas with forts cost the Romans no movement.',
    bonus: 'A leader adds 1 to every die of the armies with him.',
  },

  growth,

  area: {
    terrain: 'Terrain',
    region: 'Region',
    population: 'Population',
    populationOf: (n: number): string => `${count(n, 'point', 'points')} a turn`,
    sea: 'Sea',
    borders: 'Borders',
    coast: 'Coasts',
    straits: 'Across a strait',
    seas: 'Seas',
    nextSeas: 'Neighbouring seas',
    here: 'Who is here',
    nobody: 'Nobody is here.',
    ruin: 'Ruins of a Roman fort',
    stacking: 'Stacking',
    stackingNow: (now: number, limit: string): string => `${now} of ${limit}`,
    overstack: (limit: string): string => `overstack up to ${limit}`,
    unlimited: 'any number',
    isOver: 'over the limit',
    room: (id: NationId, now: number, limit: string, overstack: string): string =>
      `${cap(the(id))}: ${now} now, ${limit} at most, ${overstack} as their overstack.`,
    seaStacking: 'A sea can hold any number of armies.',
    worth: 'What it is worth',
    worthNote: 'Points for holding it at the end of a scoring round, or for entering it.',
    nation: 'Nation',
    everyRound: 'Each round',
    otherNations: 'All others',
    everyNote: 'Points for holding it at the end of a round.',
    entering: 'Entering (rounds)',
    enteringIn: (points: number, first: number, last: number): string =>
      `${points} (${first === last ? first : `${first}–${last}`})`,
    worthless: 'It scores for no nation.',
  },

  players: {
    window: 'Players',
    intro: 'Points so far, compared with what is typical at this stage of the game.',
    nation: 'Nation',
    points: 'Points',
    usual: 'Typical by now',
    difference: 'Difference',
    target: 'Target',
    bidNote: (points: number): string =>
      `${count(points, 'point', 'points')} bid for these nations ${plural(points, 'is', 'are')} deducted.`,
    /** While points are hidden, none of them has a handicap in it yet. */
    handicapNote: (points: number, open: boolean): string => {
      const handicap = signed(points);
      return open ? `The handicap of ${handicap} is counted.` : `Handicap at the end: ${handicap}.`;
    },
    person: 'Human',
    computer: (level: string): string => `Computer, ${level}`,
    noNations: 'The nations have not been chosen yet.',
    place: (n: number): string => `Place ${n}`,
  },
};
