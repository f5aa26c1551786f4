import { NATIONS, type NationFacts } from '../data/nations.ts';
import { type ScenarioId, scenario } from '../data/scenarios.ts';
import { Draft, NO_DICE } from '../model/draft.ts';
import {
  A,
  areaOf,
  isSea,
  LAND_AREAS,
  LAND_COUNT,
  N,
  NATION_IDS,
  type Nation,
  NOBODY,
  NOWHERE,
  nationId,
  nationOf,
} from '../model/ids.ts';
import { numbered } from '../model/names.ts';
import type { Position, PositionUnits } from '../model/position.ts';
import {
  DESTROYED_FORT,
  FORT,
  type GameState,
  type Group,
  type Leader,
  NEW_FORT,
  NO_FORT,
} from '../model/state.ts';
import { type Detail, ok, type Result, RuleError, refused, violation } from '../model/violation.ts';
import { runToDecision, STEP_NAMES } from '../phase/flow.ts';
import { startGroups } from '../phase/groups.ts';
import { armiesIn, bodiesIn, fightersIn, sum } from '../query/occupation.ts';
import { MAX_BURHS } from '../query/population.ts';
import { MAX_CAVALRY, MAX_INFANTRY } from '../query/tables.ts';
import { blankState, checkSetup } from './config.ts';
import { readEntry } from './ledger.ts';
import { legalActions } from './play.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const refuse = (what: string, details: Record<string, Detail> = {}): never => {
  throw new RuleError(violation('bad-position', what, details));
};

const FIRST_OF_TURN = STEP_NAMES.indexOf('turn-start');
const LAST_OF_TURN = STEP_NAMES.indexOf('turn-end');

/**
 * A state from a position; an impossible one is refused with the reason. Goes on to the first decision. A game that
 * began under older rules at this position says so by their version.
 */
export function fromPosition(position: Position, version?: number): Result<GameState> {
  try {
    return ok(build(position, version));
  } catch (error) {
    if (error instanceof RuleError) return refused(error.violation);
    // A field of the wrong shape somewhere deep: still a refusal, never a bare error.
    return refused(violation('bad-position', 'shape', { reason: String(error) }));
  }
}

function build(position: Position, version = position?.version): GameState {
  if (typeof position !== 'object' || position === null) refuse('position', { expected: 'an object' });
  const id = (position.scenario ?? 'standard-4') as ScenarioId;
  const config = {
    scenario: id,
    ...(version !== undefined && { version }),
    ...(position.options && { options: position.options }),
  };
  const problem = checkSetup(config);
  if (problem) throw new RuleError(problem);
  const s: Mutable<GameState> = blankState(config); // ours alone: its parts are filled in place
  readMoment(s, position);
  readSides(s, position);
  readBoard(s, position);
  readRecords(s, position);
  if (position.turn) readTurn(s, position.turn);
  // After movement the armies need their groups; written by hand, they have no history.
  if (s.groups.length === 0 && ['battles', 'before-withdrawal', 'withdrawal'].includes(s.step))
    s.groups = startGroups(s, s.nation);
  checkPieces(s);
  const d = new Draft(s, NO_DICE);
  runToDecision(d);
  if (d.s.pending !== null && legalActions(d.s).length === 0) refuse('pending', { kind: d.s.pending.kind });
  return d.s;
}

/** Round, nation and step. */
function readMoment(s: Mutable<GameState>, position: Position): void {
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
  s.nation = nationOf(nation);
  s.step = step;
  s.half = half;
}

function readSides(s: Mutable<GameState>, position: Position): void {
  const count = s.seats;
  const seat = (v: unknown) => Number.isInteger(v) && (v as number) >= 0 && (v as number) < count;
  const { cards, order } = position.sides ?? {
    cards: Array.from({ length: count }, (_, i) => ({ seat: i, points: 0 })),
    order: s.order,
  };
  const valid =
    cards.length === count &&
    cards.every((c) => c === null || (seat(c.seat) && Number.isInteger(c.points) && c.points >= 0)) &&
    new Set(order).size === count &&
    order.every(seat);
  if (!valid) refuse('sides');
  s.cards = cards;
  s.order = order;
  if (s.step === 'sides') return;
  if (cards.some((c) => c === null)) refuse('sides', { expected: 'a seat for every group' });
  const owner = s.owner as number[];
  scenario(s.scenario).groups.forEach((group, i) => {
    for (const id of group) owner[nationOf(id)] = cards[i]?.seat as number;
  });
  if (s.nation !== NOBODY && (owner[s.nation] as number) < 0)
    refuse('nation', { nation: nationId(s.nation), scenario: s.scenario });
}

const FORTS: Readonly<Record<string, number>> = { intact: FORT, new: NEW_FORT, destroyed: DESTROYED_FORT };

function count(value: unknown, where: string): number {
  const n = value ?? 0;
  if (!Number.isInteger(n) || (n as number) < 0 || (n as number) > 99)
    refuse('units', { where, got: String(n) });
  return n as number;
}

function readBoard(s: Mutable<GameState>, position: Position): void {
  const infantry = s.infantry as number[][];
  const cavalry = s.cavalry as number[][];
  const forts = s.forts as number[];
  const burhs = s.burhs as number[];
  const leaders = s.leaders as (Leader | null)[];
  const present: Nation[][] = LAND_AREAS.map(() => []);
  for (const [name, here] of Object.entries(position.areas ?? {})) {
    const area = areaOf(name);
    if (area === NOWHERE) refuse('area', { area: name });
    if (here.fort !== undefined) {
      if (isSea(area) || FORTS[here.fort] === undefined) refuse('fort', { area: name });
      forts[area] = FORTS[here.fort] as number;
    }
    for (const units of here.units ?? []) readUnits(units, area, name);
  }
  function readUnits(units: PositionUnits, area: number, name: string): void {
    const nation = nationOf(units.nation);
    if (nation === NOBODY) refuse('nation', { area: name, nation: String(units.nation) });
    (infantry[nation] as number[])[area] = count(units.infantry, name);
    (cavalry[nation] as number[])[area] = count(units.cavalry, name);
    if (units.burh) {
      if (nation !== N.saxons || isSea(area)) refuse('burh', { area: name });
      burhs[area] = 1;
    }
    if (units.leader) {
      const { leaders: own } = NATIONS[nation] as NationFacts;
      if (!own.includes(units.leader))
        refuse('leader', { leader: String(units.leader), nation: units.nation });
      if (leaders[nation])
        refuse('leader', { leader: units.leader, nation: units.nation, reason: 'two at once' });
      const home = isSea(area) ? area : NOWHERE;
      leaders[nation] = { id: units.leader, at: area, start: area, home, spent: 0, flags: 0, from: NOWHERE };
    }
    present[area]?.push(nation); // nobody holds a sea
  }
  s.holder = LAND_AREAS.map((area) => holderOf(s, area, present[area] as Nation[]));
}

/** Of two nations the one that does not move was there first; a fort makes an area Roman. */
function holderOf(s: GameState, area: number, nations: readonly Nation[]): Nation {
  const intact = s.forts[area] === FORT || s.forts[area] === NEW_FORT;
  const all = intact && !nations.includes(N.romans) ? [N.romans, ...nations] : nations;
  // While the Romans leave, the Romano-British already hold what was theirs (RB-1).
  const leaving = s.step === 'roman-departure' && all.includes(N['romano-british']);
  const others = all.filter((nation) => nation !== (leaving ? N.romans : s.nation));
  if (all.length > 2 || others.length > 1)
    refuse('two-nations', { area: NAMES[area] as string, nations: all.map(nationId) });
  return others[0] ?? all[0] ?? NOBODY;
}

const NAMES = Object.keys(A);

function readRecords(s: Mutable<GameState>, position: Position): void {
  const nationNumber = (id: string) => {
    const nation = nationOf(id);
    return nation === NOBODY ? refuse('nation', { nation: id }) : nation;
  };
  const markers = s.markers as number[];
  for (const [id, marker] of Object.entries(position.markers ?? {})) {
    if (!Number.isInteger(marker) || marker < 0 || marker > 5) refuse('marker', { nation: id, marker });
    markers[nationNumber(id)] = marker;
  }
  const overlord = s.overlord as Nation[];
  for (const [id, lord] of Object.entries(position.overlords ?? {})) {
    const possible =
      lord === 'romans'
        ? ['belgae', 'welsh', 'brigantes', 'picts'].includes(id) && s.round <= 5
        : lord === 'angles' && id === 'brigantes' && s.round >= 6 && s.round <= 12;
    if (!possible) refuse('overlord', { nation: id, overlord: String(lord), round: s.round });
    overlord[nationNumber(id)] = nationNumber(lord);
  }
  const flag = (row: readonly number[], ids: readonly string[]) => {
    for (const id of ids) (row as number[])[nationNumber(id)] = 1;
  };
  for (const [id, areas] of Object.entries(position.scored ?? {}))
    for (const area of areas) {
      if (areaOf(area) === NOWHERE) refuse('area', { area: String(area) });
      (s.scored[nationNumber(id)] as number[])[areaOf(area)] = 1;
    }
  const romanSubjects = Object.entries(position.overlords ?? {}).flatMap(([id, lord]) =>
    lord === 'romans' && id !== 'belgae' ? [id] : [],
  );
  const before = position.submitted ?? scenario(s.scenario).special.submittedBefore ?? []; // SCN-3
  flag(s.submitted, [...before, ...romanSubjects]);
  flag(s.attacked, position.attacked ?? []);
  s.ledger = (position.ledger ?? []).map(
    (line, index) => readEntry(s, line) ?? refuse('ledger', { line: index + 1 }),
  );
}

function readTurn(s: Mutable<GameState>, turn: Readonly<Record<string, unknown>>): void {
  const { entries = [], leaders = [], ...rest } = turn;
  Object.assign(s, numbered(rest));
  s.entries = (entries as [string, string][]).map(([from, to]) => areaOf(from) * 64 + areaOf(to));
  const detailed = s.leaders as (Leader | null)[];
  for (const leader of numbered(leaders) as Leader[]) {
    const nation = detailed.findIndex((l) => l?.id === leader.id && l.at === leader.at);
    if (nation < 0) refuse('leader', { leader: String(leader.id) });
    detailed[nation] = leader;
  }
  for (const field of ['groups', 'granted', 'refused', 'holdingOut'] as const)
    if (!Array.isArray(s[field])) refuse(field);
  if (s.groups.length > 0) checkGroups(s);
}

/** Groups must account for every army of the moving nation, less losses whose origin is still open. */
function checkGroups(s: GameState): void {
  const owed = s.battle ? s.battle.owedInfantry + s.battle.owedCavalry : 0;
  const grouped = s.groups.reduce((n: number, g: Group) => n + g.n, 0);
  const inPlay = sum(s.infantry[s.nation]) + sum(s.cavalry[s.nation]);
  if (s.nation === NOBODY || grouped !== inPlay + owed) refuse('groups', { grouped, inPlay });
}

/** No more pieces than there are, and nobody where he cannot be. */
function checkPieces(s: GameState): void {
  NATION_IDS.forEach((id, nation) => {
    const cavalry = sum(s.cavalry[nation]);
    // Former cavalry may stand beyond the limit (ART-8).
    const beyond = nation === N['romano-british'] && s.round >= 8 ? 2 : 0;
    const infantry = sum(s.infantry[nation]) + (nation === N.saxons ? sum(s.burhs) : 0);
    const most = (MAX_INFANTRY[nation] as number) + beyond;
    if (infantry > most) refuse('supply', { nation: id, infantry, most });
    if (cavalry > (MAX_CAVALRY[nation] as number))
      refuse('supply', { nation: id, cavalry, most: MAX_CAVALRY[nation] as number });
    const leader = s.leaders[nation];
    if (leader && bodiesIn(s, nation, leader.at) === 0)
      refuse('leader-alone', { nation: id, leader: leader.id, area: NAMES[leader.at] as string });
    const used = (s.owner[nation] as number) >= 0 || s.step === 'sides';
    if (!used && infantry + cavalry > 0) refuse('nation', { nation: id, scenario: s.scenario });
  });
  if (sum(s.burhs) > MAX_BURHS) refuse('burhs', { burhs: sum(s.burhs), most: MAX_BURHS });
  for (let area = 0; area < LAND_COUNT; area++) {
    const fort = s.forts[area];
    const intact = fort === FORT || fort === NEW_FORT;
    if (intact && s.holder[area] !== N.romans && armiesIn(s, N.romans, area) === 0)
      refuse('fort', { area: NAMES[area] as string, holder: nationId(s.holder[area] as Nation) });
    if (fort !== NO_FORT && s.round > 6) refuse('fort', { area: NAMES[area] as string, round: s.round });
    const holder = s.holder[area] as Nation;
    if (holder !== NOBODY && fightersIn(s, holder, area) === 0)
      refuse('holder', { area: NAMES[area] as string, nation: nationId(holder) });
  }
}
