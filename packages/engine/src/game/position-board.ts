import { type LeaderId, NATIONS } from '../data/nations.ts';
import type { Mutable } from '../model/draft.ts';
import { restedLeader } from '../model/group.ts';
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
  NOBODY,
  NOWHERE,
  nationId,
  nationOf,
} from '../model/ids.ts';
import type { Position, PositionArea, PositionUnits } from '../model/position.ts';
import { holderOf, numberAt, ownerOf } from '../model/readers.ts';
import { calendarOf, figuresOf, rulesOf } from '../model/rules.ts';
import { DESTROYED_FORT, FORT, type GameState, NEW_FORT, NO_FORT } from '../model/state.ts';
import { isWhole } from '../model/whole.ts';
import { armiesIn, fightersIn, stackSizeIn, sum } from '../query/occupation.ts';
import { infantryUsed } from '../query/supply.ts';
import { fortBuilder, hasBurhs } from '../query/traits.ts';
import { checkFields, type Refuse } from './position-reader.ts';

/** The board of a position: its pieces, and whether that many exist. */

const AREA_FIELDS: readonly string[] = ['units', 'fort'] satisfies readonly (keyof PositionArea)[];
const UNIT_FIELDS: readonly string[] = [
  'nation',
  'infantry',
  'cavalry',
  'burh',
  'leader',
] satisfies readonly (keyof PositionUnits)[];

const FORTS: Readonly<Record<string, number>> = { intact: FORT, new: NEW_FORT, destroyed: DESTROYED_FORT };

function count(value: unknown, where: string, refuse: Refuse): number {
  const n = value ?? 0;
  if (isWhole(n, 0, 99)) return n;
  refuse('units', { where, got: String(n) });
  return 0;
}

export function readBoard(s: Mutable<GameState>, position: Position, refuse: Refuse): void {
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
      if (!hasBurhs(s, nation) || isSea(area)) refuse('burh', { area: name });
      else burhs[area] = 1;
    }
    if (units.leader) {
      const own: readonly string[] = NATIONS[nation]?.leaders ?? [];
      if (!own.includes(units.leader) || !isEverLed(s, units.leader))
        return refuse('leader', { leader: String(units.leader), nation: units.nation });
      if (leaders[nation])
        return refuse('leader', { leader: units.leader, nation: units.nation, reason: 'two at once' });
      leaders[nation] = restedLeader(units.leader, area);
    }
    present[area]?.push(nation); // nobody holds a sea
  }
  Object.assign(s, { infantry, cavalry, forts, burhs, leaders });
  s.holder = LAND_AREAS.map((area) => firstThere(s, area, present[area] as Nation[], refuse));
}

/** Does a leader come in these rules (X-GEN-2)? */
const isEverLed = (s: GameState, leader: LeaderId): boolean =>
  rulesOf(s).timeline.some(({ events }) => events.some((event) => event.leader === leader));

/** Of two nations, the one that is not moving was there first; a fort makes an area its builder's. */
function firstThere(s: GameState, area: Area, nations: readonly Nation[], refuse: Refuse): Nation {
  const intact = s.forts[area] === FORT || s.forts[area] === NEW_FORT;
  const builder = fortBuilder(s);
  const all = intact && !nations.includes(builder) ? [builder, ...nations] : nations;
  // While the Romans leave, the Romano-British already hold what was Roman (RB-1).
  const leaving = s.step === 'roman-departure' && all.includes(NATION['romano-british']);
  const others = all.filter((nation) => nation !== (leaving ? NATION.romans : s.nation));
  if (all.length > 2 || others.length > 1)
    refuse('two-nations', { area: NAMES[area] as string, nations: all.map(nationId) });
  return others[0] ?? all[0] ?? NOBODY;
}

const NAMES = Object.keys(AREA);

/** No more pieces than exist, and nobody where he cannot be. */
export function checkPieces(s: GameState, refuse: Refuse): void {
  for (const nation of ALL_NATIONS) {
    const id = nationId(nation);
    const cavalry = sum(s.cavalry[nation]);
    // Former cavalry may stand beyond the limit (ART-8).
    const horse = numberAt(rulesOf(s).maxCavalry, nation);
    const beyond = nation === NATION['romano-british'] && s.round >= calendarOf(s).arthurLeaves ? horse : 0;
    const infantry = infantryUsed(s, nation);
    const most = numberAt(rulesOf(s).maxInfantry, nation) + beyond;
    if (infantry > most) refuse('supply', { nation: id, infantry, most });
    if (cavalry > numberAt(rulesOf(s).maxCavalry, nation))
      refuse('supply', { nation: id, cavalry, most: numberAt(rulesOf(s).maxCavalry, nation) });
    const leader = s.leaders[nation];
    if (leader && stackSizeIn(s, nation, leader.at) === 0)
      refuse('leader-alone', { nation: id, leader: leader.id, area: NAMES[leader.at] as string });
    const used = ownerOf(s, nation) >= 0 || s.step === 'sides';
    if (!used && infantry + cavalry > 0) refuse('nation', { nation: id, scenario: s.scenario });
  }
  if (sum(s.burhs) > figuresOf(s).maxBurhs)
    refuse('burhs', { burhs: sum(s.burhs), most: figuresOf(s).maxBurhs });
  const builder = fortBuilder(s);
  for (let area = FIRST_AREA; area < LAND_COUNT; area++) {
    const fort = s.forts[area];
    const intact = fort === FORT || fort === NEW_FORT;
    if (intact && (builder === NOBODY || (s.holder[area] !== builder && armiesIn(s, builder, area) === 0)))
      refuse('fort', { area: NAMES[area] as string, holder: nationId(holderOf(s, area)) });
    if (fort !== NO_FORT && (s.round > calendarOf(s).romansLeave || fortBuilder(s) === NOBODY))
      refuse('fort', { area: NAMES[area] as string, round: s.round });
    const holder = holderOf(s, area);
    if (holder !== NOBODY && fightersIn(s, holder, area) === 0)
      refuse('holder', { area: NAMES[area] as string, nation: nationId(holder) });
  }
}
