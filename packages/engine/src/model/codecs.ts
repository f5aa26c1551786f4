import type { AreaId } from '../data/board.ts';
import { LEADER_NAMES, type LeaderId, type NationId } from '../data/nations.ts';
import {
  type Codec,
  fieldsOf,
  flag,
  kindOf,
  leaf,
  listOf,
  oneOf,
  optional,
  orNull,
  type WrittenAs,
  whole,
} from './codec.ts';
import type { PendingOf } from './decision.ts';
import {
  AREA_COUNT,
  type Area,
  areaId,
  areaOf,
  HIDDEN_VOTE,
  isSea,
  LAND_COUNT,
  NATION_COUNT,
  type Nation,
  NO_VOTE,
  NOBODY,
  NOWHERE,
  nationId,
  nationOf,
  type Seat,
} from './ids.ts';
import type { Battle, GameState, Group, Hits, Kind, Leader, Move, Pending, Rewind } from './state.ts';
import { isWhole } from './whole.ts';

/** The types that exist only within a turn, as they are written in files. */

const known = <T extends number>(value: T): T | undefined => (value < 0 ? undefined : value);

const area: Codec<Area, AreaId> = leaf('an area', areaId, (v) => known(areaOf(v)));
const land: Codec<Area, AreaId> = leaf('a land area', areaId, (v) =>
  isSea(areaOf(v)) ? undefined : known(areaOf(v)),
);
const areaOrNone: Codec<Area, AreaId | null> = leaf(
  'an area or null',
  (v) => (v === NOWHERE ? null : areaId(v)),
  (v) => (v === null ? NOWHERE : known(areaOf(v))),
);
const nation: Codec<Nation, NationId> = leaf('a nation', nationId, (v) => known(nationOf(v)));
/** Older versions wrote the number of the nation. */
const nationOrNone: Codec<Nation, NationId | null> = leaf(
  'a nation or null',
  (v) => (v === NOBODY ? null : nationId(v)),
  (v) =>
    v === null ? NOBODY : typeof v === 'number' ? nationNumber.read(v, '', () => {}) : known(nationOf(v)),
);
const nationNumber: Codec<Nation, number> = leaf(
  `a number from -1 to ${NATION_COUNT - 1}`,
  (v) => v,
  (v) => (isWhole(v, NOBODY, NATION_COUNT - 1) ? (v as Nation) : undefined),
);
const vote: Codec<Nation, NationId | 'hidden' | null> = leaf(
  'a nation, null or hidden',
  (v) => (v === NO_VOTE ? null : v === HIDDEN_VOTE ? 'hidden' : nationId(v)),
  (v) => (v === null ? NO_VOTE : v === 'hidden' ? HIDDEN_VOTE : known(nationOf(v))),
);
const seat: Codec<Seat, number> = leaf(
  'a seat from 0 to 4',
  (v) => v,
  (v) => (isWhole(v, 0, 4) ? (v as Seat) : undefined),
);
const leaderId: Codec<LeaderId, LeaderId> = leaf(
  'a leader',
  (v) => v,
  (v) => (typeof v === 'string' && Object.hasOwn(LEADER_NAMES, v) ? (v as LeaderId) : undefined),
);
const kind: Codec<Kind, Kind> = oneOf('infantry', 'cavalry');

const count = whole(0, 99);
/** -1: a choice still to be made. */
const choice = whole(-1, 99);
const bits = whole(0, 31);
const trail = whole(0, 2 ** AREA_COUNT);

export const GROUP = fieldsOf<Group>()(
  {
    at: area,
    kind,
    count,
    start: area,
    retreatTo: areaOrNone,
    withdrawTo: areaOrNone,
    spent: count,
    flags: bits,
    trail,
  },
  { count: 'n', retreatTo: 'back', withdrawTo: 'home' },
);

export const LEADER = fieldsOf<Leader>()(
  {
    id: leaderId,
    at: area,
    start: area,
    withdrawTo: areaOrNone,
    spent: count,
    flags: bits,
    from: areaOrNone,
  },
  { withdrawTo: 'home' },
);

const HITS = fieldsOf<Hits>()({ high: count, low: count });

const BATTLE = fieldsOf<Battle>()({
  area: land,
  defender: nation,
  round: count,
  stage: oneOf('roll', 'casualties', 'losses-done', 'defender', 'attacker', 'ended'),
  onAttacker: HITS,
  onDefender: HITS,
  carriedOnAttacker: optional(HITS),
  carriedOnDefender: optional(HITS),
  attackerCavalry: choice,
  defenderCavalry: choice,
  burhLost: choice,
  owedInfantry: count,
  owedCavalry: count,
});

const MOVE = fieldsOf<Move>()(
  { from: area, to: area, kind, count, leader: flag, start: area },
  { count: 'n' },
);

const REWIND = fieldsOf<Rewind>()({
  infantry: listOf(count, AREA_COUNT),
  cavalry: listOf(count, AREA_COUNT),
  holder: listOf(nationNumber, LAND_COUNT),
  forts: listOf(whole(0, 3), LAND_COUNT),
  groups: listOf(GROUP),
  leader: orNull(LEADER),
  ledger: whole(0, 100_000),
  scored: listOf(whole(0, 1), AREA_COUNT),
  overlordScored: listOf(whole(0, 1)),
  attacked: listOf(whole(0, 1), NATION_COUNT),
  moves: optional(orNull(listOf(MOVE))),
  excess: optional(count),
});

type Data<K extends Pending['kind']> = Omit<PendingOf<K>, 'kind'>;
const ofNation = { nation };

/** What is being decided, by its kind. */
export const PENDINGS = {
  begin: fieldsOf<Data<'begin'>>()({}),
  side: fieldsOf<Data<'side'>>()({ seat }),
  allowance: fieldsOf<Data<'allowance'>>()({ nation, overlord: nation }),
  burhs: fieldsOf<Data<'burhs'>>()({ nation, points: count, placed: listOf(land) }),
  place: fieldsOf<Data<'place'>>()({
    nation,
    why: oneOf('population', 'king', 'special', 'boudicca', 'reinforcements'),
    left: count,
    placed: listOf(land),
    cavalry: optional(count),
  }),
  'leave-out': fieldsOf<Data<'leave-out'>>()({
    nation,
    excess: count,
    due: listOf(fieldsOf<PendingOf<'leave-out'>['due'][number]>()({ area, unit: kind, n: count })),
  }),
  leader: fieldsOf<Data<'leader'>>()({ nation, leader: leaderId, near: areaOrNone }),
  move: fieldsOf<Data<'move'>>()(ofNation),
  permission: fieldsOf<Data<'permission'>>()({ nation, overlord: nation, area: land }),
  submit: fieldsOf<Data<'submit'>>()({ nation, overlord: nation }),
  displace: fieldsOf<Data<'displace'>>()({ nation, subject: nation }),
  battle: fieldsOf<Data<'battle'>>()(ofNation),
  strike: fieldsOf<Data<'strike'>>()({ nation, victim: nation, least: count, most: count }),
  'burh-loss': fieldsOf<Data<'burh-loss'>>()(ofNation),
  forts: fieldsOf<Data<'forts'>>()(ofNation),
  losses: fieldsOf<Data<'losses'>>()(ofNation),
  retreat: fieldsOf<Data<'retreat'>>()({
    nation,
    side: oneOf('attacker', 'defender'),
    unfinished: optional(oneOf(true)),
    to: optional(area),
  }),
  withdraw: fieldsOf<Data<'withdraw'>>()(ofNation),
  remove: fieldsOf<Data<'remove'>>()({
    nation,
    why: oneOf('overpopulation', 'reduction', 'departure'),
    left: count,
  }),
  replace: fieldsOf<Data<'replace'>>()({ nation, unit: oneOf('fort', 'army'), left: count }),
  ballot: fieldsOf<Data<'ballot'>>()({ seat }),
  vote: fieldsOf<Data<'vote'>>()({ secret: flag, voters: listOf(nation), votes: listOf(vote) }),
  exchange: fieldsOf<Data<'exchange'>>()({ nation, due: count, why: optional(oneOf('population')) }),
};

export const PENDING = kindOf<Pending>()(PENDINGS);

/** The parts of a state that exist only within a turn. */
export type TurnPart = Pick<
  GameState,
  | 'groups'
  | 'battle'
  | 'askedToSubmit'
  | 'holdingOut'
  | 'displacing'
  | 'granted'
  | 'refused'
  | 'rewind'
  | 'fullPopulation'
  | 'leaderMayEnter'
  | 'shortfall'
  | 'missing'
  | 'pending'
> & {
  /** Steps into held areas, as from and to. */
  readonly entries: GameState['entries'];
  readonly leaders: readonly Leader[];
};

const entry: Codec<number, readonly [AreaId, AreaId]> = {
  write: (value) => [areaId((value >> 6) as Area), areaId((value & 63) as Area)],
  read(value, path, report) {
    const [from, to] = listOf(area, 2).read(value, path, report);
    return Number(from) * 64 + Number(to);
  },
};

export type WrittenTurn = WrittenAs<typeof TURN>;

/** Any field may be missing and then has its default value. */
export const TURN = fieldsOf<Partial<TurnPart>>()(
  {
    groups: optional(listOf(GROUP)),
    battle: optional(orNull(BATTLE)),
    askedToSubmit: optional(orNull(listOf(nationOrNone))),
    holdingOut: optional(listOf(nation)),
    displacing: optional(nationOrNone),
    granted: optional(listOf(land)),
    refused: optional(listOf(land)),
    rewind: optional(orNull(REWIND)),
    fullPopulation: optional(flag),
    leaderMayEnter: optional(flag),
    shortfall: optional(count),
    missing: optional(orNull(listOf(count, NATION_COUNT))),
    pending: optional(orNull(PENDING)),
    entries: optional(listOf(entry)),
    leaders: optional(listOf(LEADER)),
  },
  { askedToSubmit: 'window' },
);
