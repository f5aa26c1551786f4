import { NATIONS } from '../data/nations.ts';
import { scenario } from '../data/scenarios.ts';
import { startGroups } from '../effect/groups.ts';
import { TURN } from '../model/codecs.ts';
import { Draft, NO_DICE } from '../model/draft.ts';
import {
  ALL_NATIONS,
  AREA,
  type Area,
  areaOf,
  FIRST_AREA,
  isSea,
  LAND_AREAS,
  LAND_COUNT,
  NATION,
  type Nation,
  NO_SEAT,
  NOBODY,
  NOWHERE,
  nationId,
  nationOf,
  seatsOf,
} from '../model/ids.ts';
import type { Position, PositionArea, PositionUnits } from '../model/position.ts';
import { holderOf, ownerOf } from '../model/readers.ts';
import { DESTROYED_FORT, FORT, type GameState, type Group, NEW_FORT, NO_FORT } from '../model/state.ts';
import { ok, type Result, RuleError, refused, type Violation, violation } from '../model/violation.ts';
import type { ViolationDetails } from '../model/violation-details.ts';
import { decidingSeats, runToDecision, STEP_NAMES } from '../phase/flow.ts';
import { armiesIn, fightersIn, stackSizeIn, sum } from '../query/occupation.ts';
import { MAX_BURHS } from '../query/population.ts';
import { MAX_CAVALRY, MAX_INFANTRY } from '../query/tables.ts';
import { blankState, checkSetup } from './config.ts';
import { readEntry } from './ledger.ts';
import { legalActions } from './play.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

type Refuse = (what: string, details?: ViolationDetails['bad-position']) => void;

const FIRST_OF_TURN = STEP_NAMES.indexOf('turn-start');
const LAST_OF_TURN = STEP_NAMES.indexOf('turn-end');

/**
 * A state from a position; an impossible one is refused with the first reason. Goes on to the first decision. A game
 * that began under older rules at this position says so by their version.
 */
export function fromPosition(position: Position, version?: number): Result<GameState> {
  const { state, problems } = build(position, version);
  return problems[0] ? refused(problems[0]) : ok(state);
}

/** Everything that is wrong with a position, for whoever is writing one. */
export const positionProblems = (position: Position): readonly Violation[] => build(position).problems;

function build(position: Position, version?: number): { state: GameState; problems: readonly Violation[] } {
  const problems: Violation[] = [];
  const refuse: Refuse = (what, details = {}) => problems.push(violation('bad-position', what, details));
  const state = { ...blankState({ scenario: 'standard-4' }) };
  try {
    readPosition(state, position, version, refuse, problems);
    if (problems.length === 0) return { state: play(state, refuse), problems };
  } catch (error) {
    if (error instanceof RuleError) problems.push(error.violation);
    // A field of the wrong shape somewhere deep: still a refusal, never a bare error.
    else if (problems.length === 0) refuse('shape', { reason: String(error) });
  }
  return { state, problems };
}

const FIELDS: readonly string[] = [
  'scenario',
  'version',
  'options',
  'round',
  'nation',
  'step',
  'half',
  'areas',
  'markers',
  'overlords',
  'submitted',
  'attacked',
  'scored',
  'ledger',
  'sides',
  'turn',
] satisfies readonly (keyof Position)[];
const AREA_FIELDS: readonly string[] = ['units', 'fort'] satisfies readonly (keyof PositionArea)[];
const UNIT_FIELDS: readonly string[] = [
  'nation',
  'infantry',
  'cavalry',
  'burh',
  'leader',
] satisfies readonly (keyof PositionUnits)[];

/** A field that nobody knows is a mistake of whoever wrote it. */
function checkFields(part: object, known: readonly string[], path: string, refuse: Refuse): void {
  for (const name of Object.keys(part))
    if (!known.includes(name)) refuse('field', { field: path === '' ? name : `${path}.${name}` });
}

function readPosition(
  s: Mutable<GameState>,
  position: Position,
  version = position?.version,
  refuse: Refuse,
  problems: readonly Violation[],
): void {
  if (typeof position !== 'object' || position === null) return refuse('position', { expected: 'an object' });
  const config = {
    scenario: position.scenario ?? 'standard-4',
    ...(version !== undefined && { version }),
    ...(position.options && { options: position.options }),
  };
  const problem = checkSetup(config);
  if (problem) throw new RuleError(problem);
  checkFields(position, FIELDS, '', refuse);
  Object.assign(s, blankState(config));
  readMoment(s, position, refuse);
  readSides(s, position, refuse);
  readBoard(s, position, refuse);
  readRecords(s, position, refuse);
  if (position.turn) readTurn(s, position.turn, refuse, problems);
  // After movement the armies need their groups; written by hand, they have no history.
  if (s.groups.length === 0 && ['battles', 'before-withdrawal', 'withdrawal'].includes(s.step))
    s.groups = startGroups(s, s.nation);
  checkPieces(s, refuse);
}

/** Goes on to the first decision. */
function play(state: GameState, refuse: Refuse): GameState {
  const d = new Draft(state, NO_DICE);
  if (state.pending === null) runToDecision(d);
  if (d.s.pending !== null && legalActions(d.s).length === 0) refuse('pending', { kind: d.s.pending.kind });
  return d.s;
}

/** Round, nation and step. */
function readMoment(s: Mutable<GameState>, position: Position, refuse: Refuse): void {
  const [first, last] = scenario(s.scenario).rounds;
  const { round, nation = null } = position;
  if (!Number.isInteger(round) || round < first || round > last) refuse('round', { round, first, last });
  const step = position.step ?? (nation === null ? 'round-start' : 'movement');
  const index = STEP_NAMES.indexOf(step);
  if (index < 0) refuse('step', { step: String(step) });
  const inTurn = index >= FIRST_OF_TURN && index <= LAST_OF_TURN;
  if (inTurn !== (nation !== null))
    refuse('nation', { step, nation, expected: inTurn ? 'a nation' : 'none' });
  if (nation !== null && nationOf(nation) === NOBODY) refuse('nation', { nation: String(nation) });
  const half = position.half ?? 1;
  if (half !== 1 && half !== 2) refuse('half', { half });
  s.round = round;
  s.nation = nation === null ? NOBODY : nationOf(nation);
  s.step = step;
  s.half = half;
}

function readSides(s: Mutable<GameState>, position: Position, refuse: Refuse): void {
  const count = s.seats;
  const seat = (v: unknown) => Number.isInteger(v) && (v as number) >= 0 && (v as number) < count;
  const { cards, order } = position.sides ?? {
    cards: seatsOf(count).map((seat) => ({ seat, points: 0 })),
    order: s.order,
  };
  const held = cards.filter((c) => c !== null);
  const valid =
    cards.length === count &&
    held.every((c) => seat(c.seat) && Number.isInteger(c.points) && c.points >= 0) &&
    new Set(held.map((c) => c.seat)).size === held.length &&
    order.length === count &&
    new Set(order).size === count &&
    order.every(seat);
  if (!valid) refuse('sides');
  s.cards = cards;
  s.order = order;
  if (s.step === 'sides') return;
  if (cards.some((c) => c === null)) refuse('sides', { expected: 'a seat for every group' });
  const owner = s.owner.slice();
  scenario(s.scenario).groups.forEach((group, i) => {
    for (const id of group) owner[nationOf(id)] = cards[i]?.seat ?? NO_SEAT;
  });
  s.owner = owner;
  if (s.nation !== NOBODY && (owner[s.nation] as number) < 0)
    refuse('nation', { nation: nationId(s.nation), scenario: s.scenario });
}

const FORTS: Readonly<Record<string, number>> = { intact: FORT, new: NEW_FORT, destroyed: DESTROYED_FORT };

function count(value: unknown, where: string, refuse: Refuse): number {
  const n = value ?? 0;
  if (!Number.isInteger(n) || (n as number) < 0 || (n as number) > 99)
    refuse('units', { where, got: String(n) });
  return n as number;
}

function readBoard(s: Mutable<GameState>, position: Position, refuse: Refuse): void {
  const infantry = s.infantry.map((row) => row.slice());
  const cavalry = s.cavalry.map((row) => row.slice());
  const forts = s.forts.slice();
  const burhs = s.burhs.slice();
  const leaders = s.leaders.slice();
  const present: Nation[][] = LAND_AREAS.map(() => []);
  for (const [name, here] of Object.entries(position.areas ?? {})) {
    const area = areaOf(name);
    if (area === NOWHERE) {
      refuse('area', { area: name });
      continue;
    }
    checkFields(here, AREA_FIELDS, `areas.${name}`, refuse);
    if (here.fort !== undefined) {
      const fort = FORTS[here.fort];
      if (isSea(area) || fort === undefined) refuse('fort', { area: name });
      else forts[area] = fort;
    }
    for (const units of here.units ?? []) readUnits(units, area, name);
  }
  function readUnits(units: PositionUnits, area: Area, name: string): void {
    const nation = nationOf(units.nation);
    if (nation === NOBODY) return refuse('nation', { area: name, nation: String(units.nation) });
    checkFields(units, UNIT_FIELDS, `areas.${name}.units`, refuse);
    (infantry[nation] as number[])[area] = count(units.infantry, name, refuse);
    (cavalry[nation] as number[])[area] = count(units.cavalry, name, refuse);
    if (units.burh) {
      if (nation !== NATION.saxons || isSea(area)) refuse('burh', { area: name });
      else burhs[area] = 1;
    }
    if (units.leader) {
      const own: readonly string[] = NATIONS[nation]?.leaders ?? [];
      if (!own.includes(units.leader))
        return refuse('leader', { leader: String(units.leader), nation: units.nation });
      if (leaders[nation])
        return refuse('leader', { leader: units.leader, nation: units.nation, reason: 'two at once' });
      const home = isSea(area) ? area : NOWHERE;
      leaders[nation] = { id: units.leader, at: area, start: area, home, spent: 0, flags: 0, from: NOWHERE };
    }
    present[area]?.push(nation); // nobody holds a sea
  }
  Object.assign(s, { infantry, cavalry, forts, burhs, leaders });
  s.holder = LAND_AREAS.map((area) => firstThere(s, area, present[area] as Nation[], refuse));
}

/** Of two nations the one that does not move was there first; a fort makes an area Roman. */
function firstThere(s: GameState, area: Area, nations: readonly Nation[], refuse: Refuse): Nation {
  const intact = s.forts[area] === FORT || s.forts[area] === NEW_FORT;
  const all = intact && !nations.includes(NATION.romans) ? [NATION.romans, ...nations] : nations;
  // While the Romans leave, the Romano-British already hold what was theirs (RB-1).
  const leaving = s.step === 'roman-departure' && all.includes(NATION['romano-british']);
  const others = all.filter((nation) => nation !== (leaving ? NATION.romans : s.nation));
  if (all.length > 2 || others.length > 1)
    refuse('two-nations', { area: NAMES[area] as string, nations: all.map(nationId) });
  return others[0] ?? all[0] ?? NOBODY;
}

const NAMES = Object.keys(AREA);

function readRecords(s: Mutable<GameState>, position: Position, refuse: Refuse): void {
  const nationNumber = (id: string) => {
    const nation = nationOf(id);
    if (nation === NOBODY) refuse('nation', { nation: id });
    return nation;
  };
  const markers = s.markers.slice();
  for (const [id, marker] of Object.entries(position.markers ?? {})) {
    if (!Number.isInteger(marker) || marker < 0 || marker > 5) refuse('marker', { nation: id, marker });
    markers[nationNumber(id)] = marker;
  }
  const overlord = s.overlord.slice();
  for (const [id, lord] of Object.entries(position.overlords ?? {})) {
    const possible =
      lord === 'romans'
        ? ['belgae', 'welsh', 'brigantes', 'picts'].includes(id) && s.round <= 5
        : lord === 'angles' && id === 'brigantes' && s.round >= 6 && s.round <= 12;
    if (!possible) refuse('overlord', { nation: id, overlord: String(lord), round: s.round });
    overlord[nationNumber(id)] = nationNumber(lord);
  }
  const flags = (ids: readonly string[] = [], usual: readonly number[]) => {
    const row = usual.slice();
    for (const id of ids) row[nationNumber(id)] = 1;
    return row;
  };
  const scored = s.scored.map((row) => row.slice());
  for (const [id, areas] of Object.entries(position.scored ?? {}))
    for (const area of areas) {
      const row = scored[nationNumber(id)];
      if (areaOf(area) === NOWHERE) refuse('area', { area: String(area) });
      else if (row) row[areaOf(area)] = 1;
    }
  const romanSubjects = Object.entries(position.overlords ?? {}).flatMap(([id, lord]) =>
    lord === 'romans' && id !== 'belgae' ? [id] : [],
  );
  s.markers = markers;
  s.overlord = overlord;
  const before = position.submitted ?? scenario(s.scenario).special.submittedBefore ?? []; // SCN-3
  s.submitted = flags([...before, ...romanSubjects], s.submitted);
  s.attacked = flags(position.attacked, s.attacked);
  s.scored = scored;
  s.ledger = (position.ledger ?? []).flatMap((line, index) => {
    const entry = readEntry(s, line);
    if (!entry) refuse('ledger', { line: index + 1 });
    return entry ?? [];
  });
}

function readTurn(
  s: Mutable<GameState>,
  turn: unknown,
  refuse: Refuse,
  problems: readonly Violation[],
): void {
  const before = problems.length;
  const {
    leaders = [],
    rewind = s.rewind,
    ...rest
  } = TURN.read(turn, 'turn', (field, expected) => refuse('turn', { field, expected }));
  if (problems.length > before) return; // what was read cannot be trusted
  Object.assign(s, rest);
  // Former versions kept less of what a phase began with.
  s.rewind = rewind && { ...rewind, moves: rewind.moves ?? null, excess: rewind.excess ?? 0 };
  const detailed = s.leaders.slice();
  for (const leader of leaders) {
    const nation = detailed.findIndex((l) => l?.id === leader.id && l.at === leader.at);
    if (nation < 0) refuse('leader', { leader: leader.id });
    else detailed[nation] = leader;
  }
  s.leaders = detailed;
  checkPending(s, refuse);
  if (s.groups.length > 0) checkGroups(s, refuse);
}

/** Whoever is asked must be at the table, and every voter has one vote. */
function checkPending(s: GameState, refuse: Refuse): void {
  const p = s.pending;
  if (p === null) return;
  if (p.kind === 'vote' && p.votes.length !== p.voters.length) return refuse('pending', { kind: p.kind });
  const seats = decidingSeats(s, p);
  if (seats.some((seat) => seat < 0 || seat >= s.seats)) refuse('pending', { kind: p.kind, seats });
}

/** Groups must account for every army of the moving nation, less losses whose origin is still open. */
function checkGroups(s: GameState, refuse: Refuse): void {
  const owed = s.battle ? s.battle.owedInfantry + s.battle.owedCavalry : 0;
  const grouped = s.groups.reduce((n: number, g: Group) => n + g.n, 0);
  const inPlay = sum(s.infantry[s.nation]) + sum(s.cavalry[s.nation]);
  if (s.nation === NOBODY || grouped !== inPlay + owed) refuse('groups', { grouped, inPlay });
}

/** No more pieces than there are, and nobody where he cannot be. */
function checkPieces(s: GameState, refuse: Refuse): void {
  for (const nation of ALL_NATIONS) {
    const id = nationId(nation);
    const cavalry = sum(s.cavalry[nation]);
    // Former cavalry may stand beyond the limit (ART-8).
    const beyond = nation === NATION['romano-british'] && s.round >= 8 ? 2 : 0;
    const infantry = sum(s.infantry[nation]) + (nation === NATION.saxons ? sum(s.burhs) : 0);
    const most = (MAX_INFANTRY[nation] as number) + beyond;
    if (infantry > most) refuse('supply', { nation: id, infantry, most });
    if (cavalry > (MAX_CAVALRY[nation] as number))
      refuse('supply', { nation: id, cavalry, most: MAX_CAVALRY[nation] as number });
    const leader = s.leaders[nation];
    if (leader && stackSizeIn(s, nation, leader.at) === 0)
      refuse('leader-alone', { nation: id, leader: leader.id, area: NAMES[leader.at] as string });
    const used = ownerOf(s, nation) >= 0 || s.step === 'sides';
    if (!used && infantry + cavalry > 0) refuse('nation', { nation: id, scenario: s.scenario });
  }
  if (sum(s.burhs) > MAX_BURHS) refuse('burhs', { burhs: sum(s.burhs), most: MAX_BURHS });
  for (let area = FIRST_AREA; area < LAND_COUNT; area++) {
    const fort = s.forts[area];
    const intact = fort === FORT || fort === NEW_FORT;
    if (intact && s.holder[area] !== NATION.romans && armiesIn(s, NATION.romans, area) === 0)
      refuse('fort', { area: NAMES[area] as string, holder: nationId(holderOf(s, area)) });
    if (fort !== NO_FORT && s.round > 6) refuse('fort', { area: NAMES[area] as string, round: s.round });
    const holder = holderOf(s, area);
    if (holder !== NOBODY && fightersIn(s, holder, area) === 0)
      refuse('holder', { area: NAMES[area] as string, nation: nationId(holder) });
  }
}
