import type { LeaderId } from '../data/nations.ts';
import { enterLeader, place, setMarker } from '../effect/pieces.ts';
import { askPlacement } from '../effect/placing.ts';
import type { ActionOf } from '../model/action.ts';
import { type DecisionRule, firstOf, withoutProblem } from '../model/decision.ts';
import type { Draft } from '../model/draft.ts';
import {
  ALL_NATIONS,
  AREA,
  type Area,
  areaOf,
  FIRST_NATION,
  LAND_AREAS,
  landId,
  NATION,
  type Nation,
  NOWHERE,
  nationId,
  seaId,
} from '../model/ids.ts';
import { ownerOf } from '../model/readers.ts';
import { calendarOf, hasStep, waysOf } from '../model/rules.ts';
import type { GameState, Kind } from '../model/state.ts';
import { violation } from '../model/violation.ts';
import { isBelgaeRising } from '../nation/submission.ts';
import { arthursChoice, arthursPlaces, isArthursPlace } from '../query/arthur.ts';
import { areasWithArmies, armiesIn, stackSizeIn } from '../query/occupation.ts';
import { markerTop } from '../query/prices.ts';
import { landArrivals } from '../query/reinforcements.ts';
import { cavalrySupply, infantrySupply } from '../query/supply.ts';
import { timelineEvent } from '../query/tables.ts';

/** Arrivals after population: Boudicca's army, Arthur, invaders, leaders (INV, LDR-1..4). */

/** SEQ-5 (f). */
export function specialArrivals(d: Draft): void {
  const nation = d.s.nation;
  d.endStep();
  if (isBelgaeRising(d.s)) {
    const hasArmy = timelineEvent(d.s, d.s.round, nation)?.place && infantrySupply(d.s, nation) > 0;
    if (hasArmy && areasWithArmies(d.s, nation).length > 0) askPlacement(d, nation, 'boudicca', 1, []);
  } else if (nation === NATION['romano-british'] && d.s.round === calendarOf(d.s).arthur) {
    if (arthursPlaces(d.s).length > 0) d.ask({ kind: 'leader', nation, leader: 'arthur', near: NOWHERE });
    else d.emit({ type: 'leader-stays-out', nation: nationId(nation), leader: 'arthur' }); // ART-6
  }
}

interface Due {
  readonly area: Area;
  readonly unit: Kind;
  readonly n: number;
}

/** The invaders of a nation as the timeline lists them. */
function invadersOf(s: GameState, nation: Nation): Due[] {
  const due: Due[] = [];
  for (const { sea, infantry = 0, cavalry = 0 } of timelineEvent(s, s.round, nation)?.invaders ?? []) {
    if (infantry > 0) due.push({ area: AREA[sea], unit: 'infantry', n: infantry });
    if (cavalry > 0) due.push({ area: AREA[sea], unit: 'cavalry', n: cavalry });
  }
  return due;
}

/** SEQ-5 (g): invaders in their sea, as far as there are pieces (INV-1..3), if they are not there yet (DIG-1). */
export function invaders(d: Draft): void {
  const nation = d.s.nation;
  d.endStep();
  d.s.shortfall = d.s.missing?.[nation] ?? 0;
  if (hasStep(d.s, 'all-invaders')) placeLeaderAtSea(d, nation);
  else landInvaders(d, nation, invadersOf(d.s, nation));
}

/** DIG-1: the invaders of all nations come when the round begins. */
export function allInvaders(d: Draft): void {
  d.endStep();
  d.s.missing = null;
  invadersFrom(d, FIRST_NATION);
}

/** The invaders of this nation and of all after it, up to the first that has too few pieces. */
function invadersFrom(d: Draft, first: Nation): void {
  const next = ALL_NATIONS.find(
    (nation) => nation >= first && ownerOf(d.s, nation) >= 0 && invadersOf(d.s, nation).length > 0,
  );
  if (next !== undefined) landInvaders(d, next, invadersOf(d.s, next));
}

/** X-REI-2, X-REI-3: armies without a sea come together, at least two for a nation without land. */
export function reinforcements(d: Draft): void {
  const { nation } = d.s;
  d.endStep();
  const due = landArrivals(d.s, nation, d.s.round);
  if (due === 0) return;
  const left = Math.min(due, infantrySupply(d.s, nation));
  if (left < due) setMarker(d, nation, markerTop(d.s, nation)); // X-POP-6
  askPlacement(d, nation, 'reinforcements', left, []);
}

const supplyOf = (s: GameState, nation: Nation, unit: Kind): number =>
  unit === 'infantry' ? infantrySupply(s, nation) : cavalrySupply(s, nation);

const excessOf = (s: GameState, nation: Nation, due: readonly Due[], unit: Kind): number => {
  const all = due.reduce((n, x) => (x.unit === unit ? n + x.n : n), 0);
  return all === 0 ? 0 : all - supplyOf(s, nation, unit);
};

function landInvaders(d: Draft, nation: Nation, due: readonly Due[]): void {
  for (const unit of ['infantry', 'cavalry'] as const) {
    const excess = excessOf(d.s, nation, due, unit);
    if (excess > 0) return d.ask({ kind: 'leave-out', nation, excess, due });
  }
  d.done();
  for (const { area, unit, n } of due) place(d, nation, area, unit, n, 'invaders');
  if (d.s.nation === nation) placeLeaderAtSea(d, nation);
  else invadersFrom(d, (nation + 1) as Nation);
}

/** DEC-7: if pieces are short, the owner says which of the listed units stay out; the marker goes to five (INV-3). */
export const leaveOutRule: DecisionRule<'leave-out'> = {
  kind: 'leave-out',
  answers: ['leave-out'],
  legal(s, p) {
    const all = p.due.map((x) => ({ type: 'leave-out', sea: seaId(x.area), unit: x.unit }) as const);
    return withoutProblem(this, s, p, all);
  },
  problem(s, p, action) {
    const { sea, unit } = action;
    const listed = p.due.some((x) => x.area === areaOf(sea) && x.unit === unit && x.n > 0);
    if (listed && excessOf(s, p.nation, p.due, unit) > 0) return undefined;
    return violation('leave-out-not-due', 'INV-3', { nation: nationId(p.nation), sea, unit });
  },
  apply(d, p, action) {
    const { sea, unit } = action;
    d.emit({ type: 'left-out', nation: nationId(p.nation), area: sea, unit, count: 1 });
    if (waysOf(d.s).shortage === 'fills-marker') setMarker(d, p.nation, markerTop(d.s, p.nation));
    if (d.s.nation === p.nation) d.s.shortfall++;
    else d.s.missing = ALL_NATIONS.map((n) => (d.s.missing?.[n] ?? 0) + (n === p.nation ? 1 : 0));
    const due = p.due
      .map((x) => (x.area === areaOf(sea) && x.unit === unit ? { ...x, n: x.n - 1 } : x))
      .filter((x) => x.n > 0);
    landInvaders(d, p.nation, due);
  },
  fallback(s, p) {
    const legal = this.legal(s, p, Number.POSITIVE_INFINITY);
    return firstOf(legal.slice(-1));
  },
};

/** INV-4: a leader listed with a sea starts there if one of his armies does. */
function placeLeaderAtSea(d: Draft, nation: Nation): void {
  const event = timelineEvent(d.s, d.s.round, nation);
  const sea = event?.invaders?.[0]?.sea;
  if (event?.leader && sea && armiesIn(d.s, nation, AREA[sea]) > 0)
    enterLeader(d, nation, event.leader, AREA[sea]);
}

/** SEQ-5 (h): leaders without a listed place, and those whose sea is empty (LDR-2, RUL-26). */
export function leaderArrival(d: Draft): void {
  const nation = d.s.nation;
  d.endStep();
  const leader = timelineEvent(d.s, d.s.round, nation)?.leader;
  if (!leader || leader === 'arthur' || d.s.leaders[nation]?.id === leader) return;
  const comes = d.s.leaderMayEnter && areasWithArmies(d.s, nation).length > 0; // LDR-3, LDR-4
  const enters = comes && LAND_AREAS.some((area) => isLeadersPlace(d.s, nation, leader, area));
  if (enters) d.ask({ kind: 'leader', nation, leader, near: NOWHERE });
  else d.emit({ type: 'leader-stays-out', nation: nationId(nation), leader });
}

/** With own armies or burhs (RUL-76); some leaders only in their own land (DIG-39). */
function isLeadersPlace(s: GameState, nation: Nation, leader: LeaderId, area: Area): boolean {
  if (leader === 'arthur') return isArthursPlace(s, area);
  const home = timelineEvent(s, s.round, nation)?.leaderAt;
  return (home === undefined || area === AREA[home]) && stackSizeIn(s, nation, area) > 0;
}

/** DEC-5, DEC-6, DEC-8. */
export const leaderRule: DecisionRule<'leader'> = {
  kind: 'leader',
  answers: ['leader'],
  legal: (s, p) =>
    LAND_AREAS.filter((area) => isLeadersPlace(s, p.nation, p.leader, area)).map((area) => ({
      type: 'leader',
      area: landId(area),
    })),
  problem(s, p, action) {
    const { area } = action;
    if (isLeadersPlace(s, p.nation, p.leader, areaOf(area))) return undefined;
    const about = { nation: nationId(p.nation), leader: p.leader, area };
    return p.leader === 'arthur'
      ? violation('arthur-area', 'ART-2', { ...about, choice: arthursChoice(s) })
      : violation('leader-no-company', 'LDR-2', about);
  },
  apply(d, p, action) {
    const area = areaOf(action.area);
    d.done();
    if (p.leader === 'arthur') {
      const cavalry = timelineEvent(d.s, d.s.round, p.nation)?.place?.cavalry ?? 0;
      place(d, p.nation, area, 'cavalry', Math.min(cavalry, cavalrySupply(d.s, p.nation)), 'arthur');
    }
    enterLeader(d, p.nation, p.leader, area);
  },
  fallback(s, p) {
    const legal = this.legal(s, p, Number.POSITIVE_INFINITY);
    const near = legal.find((a) => areaOf(a.area) === p.near); // DEC-5: Boudicca goes where her army went
    if (near || p.leader === 'boudicca') return near ?? firstOf(legal);
    const armies = (a: ActionOf<'leader'>) => armiesIn(s, p.nation, areaOf(a.area));
    return legal.reduce((a, b) => (armies(b) > armies(a) ? b : a));
  },
};
