import { IN_OR_SOUTH_OF_YORK_AND_CHESHIRE, LAND, LAND_IDS, type LandId, SEAS } from './board.ts';
import { NEVER } from './calendar.ts';
import type { Card } from './cards.ts';
import { NATIONS, type NationId } from './nations.ts';
import { REDUX_CLAUSES } from './redux-clauses.ts';
import { REDUX_TIMELINE } from './redux-timeline.ts';
import type { Ruleset } from './ruleset.ts';
import { SECOND_EDITION } from './second-edition.ts';

/**
 * Britannia reduX: a lighter game on the same board (X). Its rules are those of its document; the tables that the
 * document leaves out are ours (XP) and balanced by play (docs/redux.md).
 */

const ROUNDS = REDUX_TIMELINE.map(({ round }) => round);

/** XP-9: points at the end of every round: for a centre, unless listed here, and for any other area. */
const CENTRE_POINTS = 3;
const AREA_POINTS = 1;

/** Whoever comes late has few rounds to score in; whoever sits safe in the hills has many. */
const CENTRE_POINTS_OF: Readonly<Partial<Record<NationId, number>>> = {
  welsh: 2,
  dubliners: 8,
  danes: 5,
  norwegians: 10,
  normans: 8,
};

/** X-SCORE-1, XP-10: three scoring centres for each nation. */
const CENTRES: Readonly<Partial<Record<NationId, readonly [LandId, LandId, LandId]>>> = {
  'romano-british': ['north-mercia', 'south-mercia', 'hwicce'],
  welsh: ['gwynedd', 'powys', 'dyfed'],
  brigantes: ['strathclyde', 'cumbria', 'galloway'],
  caledonians: ['orkneys', 'hebrides', 'caithness'],
  picts: ['alban', 'mar', 'moray'],
  irish: ['cornwall', 'devon', 'dyfed'],
  scots: ['dalriada', 'dunedin', 'skye'],
  norsemen: ['orkneys', 'hebrides', 'caithness'],
  dubliners: ['york', 'cumbria', 'cheshire'],
  danes: ['york', 'lindsey', 'norfolk'],
  norwegians: ['york', 'north-mercia', 'bernicia'],
  saxons: ['essex', 'wessex', 'sussex'],
  jutes: ['kent', 'essex', 'sussex'],
  angles: ['norfolk', 'bernicia', 'north-mercia'],
  normans: ['essex', 'wessex', 'kent'],
};

function cardOf(nation: NationId): Card {
  const centres = CENTRES[nation];
  if (!centres) return {};
  const others = LAND_IDS.filter((area) => !centres.includes(area));
  const values = [
    { points: CENTRE_POINTS_OF[nation] ?? CENTRE_POINTS, areas: centres },
    { points: AREA_POINTS, areas: others },
  ];
  return { centres, hold: [{ rounds: ROUNDS, values }] };
}

const byNation = <T>(value: (id: NationId) => T): Readonly<Record<NationId, T>> =>
  Object.fromEntries(NATIONS.map(({ id }) => [id, value(id)])) as Record<NationId, T>;

/** X-SCORE-2: the King is judged in England, in or south of York and Cheshire. */
const KINGS_LAND: readonly LandId[] = LAND.filter(
  ({ id, region }) => region === 'england' && IN_OR_SOUTH_OF_YORK_AND_CHESHIRE.includes(id),
).map(({ id }) => id);

export const REDUX: Ruleset = {
  ...SECOND_EDITION,
  id: 'redux',
  // XP-3: cavalry counts as infantry; there is no other unit (X-GEN-2), and two nations take no part (X-GEN-4).
  supply: byNation((id) => {
    const { infantry, cavalry } = SECOND_EDITION.supply[id];
    return { infantry: CENTRES[id] ? infantry + cavalry : 0, cavalry: 0 };
  }),
  traits: {},
  cards: byNation(cardOf),
  timeline: REDUX_TIMELINE,
  calendar: {
    belgaeRise: NEVER,
    legionsRecalled: NEVER,
    lastRomanTurn: NEVER,
    romansLeave: NEVER,
    peaceEnds: NEVER,
    arthur: NEVER,
    arthurLeaves: NEVER,
    danishRaid: NEVER,
    burhs: [],
    cnut: NEVER,
    burhsFallFirst: NEVER,
    lastRound: NEVER,
    submissionToRomans: [NEVER, NEVER],
    submissionToAngles: [NEVER, NEVER],
  },
  figures: {
    ...SECOND_EDITION.figures,
    armyCost: 4, // X-POP-1
    markerTop: 3, // XP-6
    fedByClearLand: 1, // X-LIM-1
    overstack: { clear: 6, difficult: 4 }, // X-STK-1
    mostStopped: 6, // X-MOV-6
    submissionAreas: [], // X-GEN-2
  },
  ways: {
    ...SECOND_EDITION.ways,
    king: 'most-areas',
    crowding: 'limit',
    landlessMarker: 'lost',
    areasHeld: 'as-many',
    overruns: 'clear-land',
    defendersRetreat: 'not-where-attackers-came-from',
  },
  kingsLand: KINGS_LAND,
  preset: [],
  // X-SEQ-1, X-SEQ-2: three phases in a turn, and points at the end of every round.
  order: [
    'sides',
    'round-start',
    'first-turn',
    'turn-start',
    'population',
    'invaders',
    'reinforcements',
    'movement',
    'battles',
    'turn-end',
    'hold-points',
    'king',
    'round-end',
    'over',
  ],
  landing: {},
  closedSeas: byNation(() => SEAS.map(({ id }) => id)), // X-MOV-4
  clauses: REDUX_CLAUSES,
};
