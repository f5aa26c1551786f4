import { IN_OR_SOUTH_OF_YORK_AND_CHESHIRE, SOUTH_OF_CUMBRIA_PENNINES_BERNICIA } from '../data/board.ts';
import { CALENDAR } from '../data/calendar.ts';
import { GARRISON } from '../data/figures.ts';
import { dismissLeader, endSubmission, place, put, remove, take, updateHolder } from '../effect/pieces.ts';
import type { ActionOf } from '../model/action.ts';
import type { DecisionRule } from '../model/decision.ts';
import type { Draft } from '../model/draft.ts';
import {
  AREA_COUNT,
  type Area,
  areaId,
  areaOf,
  areaSet,
  FIRST_AREA,
  FIRST_NATION,
  LAND_AREAS,
  landId,
  NATION,
  NATION_COUNT,
  type Nation,
  NOBODY,
  nationId,
} from '../model/ids.ts';
import { DESTROYED_FORT, type GameState, NO_FORT } from '../model/state.ts';
import { violation } from '../model/violation.ts';
import { sawRomansLeave } from '../query/cast.ts';
import { armiesIn, cavalryIn, hasFort, infantryIn, isVacant, scenarioOf, sum } from '../query/occupation.ts';
import { holdValues } from '../query/tables.ts';

/** The Romans leave, the Romano-British stay (RB); Arthur comes and goes (ART). */

const RB: Nation = NATION['romano-british'];
const SOUTHERN = areaSet(IN_OR_SOUTH_OF_YORK_AND_CHESHIRE);
const ARTHURS_LAND = areaSet(SOUTH_OF_CUMBRIA_PENNINES_BERNICIA);

const fortsLeft = (s: GameState): Area[] => LAND_AREAS.filter((a) => SOUTHERN[a] && hasFort(s, a));
const armiesLeft = (s: GameState): Area[] =>
  LAND_AREAS.filter((a) => SOUTHERN[a] && infantryIn(s, NATION.romans, a) > 0);

/** Start of round 6 (RB-1..7). Scenarios that begin later have their setup instead (RUL-125). */
export function romanDeparture(d: Draft): void {
  if (d.s.round !== CALENDAR.romansLeave || !sawRomansLeave(scenarioOf(d.s))) return d.endStep();
  for (let nation = FIRST_NATION; nation < NATION_COUNT; nation++)
    if (d.s.overlord[nation] === NATION.romans) endSubmission(d, nation); // SUB-25
  const left = GARRISON - sum(d.s.infantry[RB]);
  const forts = fortsLeft(d.s);
  const unit = forts.length > 0 ? 'fort' : 'army';
  const choices = unit === 'fort' ? forts : armiesLeft(d.s);
  if (left > 0 && choices.length > 0) d.ask({ kind: 'replace', nation: RB, unit, left });
  else clearRomans(d);
}

/** DEC-24: one after another, forts first (RUL-81). */
export const replaceRule: DecisionRule<'replace'> = {
  kind: 'replace',
  answers: ['replace'],
  /** If all can be replaced there is nothing to choose: the first one is next. */
  legal(s, p) {
    const areas = p.unit === 'fort' ? fortsLeft(s) : armiesLeft(s);
    const count =
      p.unit === 'fort' ? areas.length : areas.reduce((n, a) => n + infantryIn(s, NATION.romans, a), 0);
    const open = count <= p.left ? areas.slice(0, 1) : areas;
    return open.map((area) => ({ type: 'replace', area: landId(area), unit: p.unit }));
  },
  problem(s, p, action) {
    const legal = this.legal(s, p, Number.POSITIVE_INFINITY);
    const { area, unit } = action;
    if (legal.some((a) => a.area === area && a.unit === unit)) return undefined;
    return violation('replace-nothing-there', p.unit === 'fort' ? 'RB-1' : 'RB-3', {
      area,
      unit: p.unit,
      open: legal.map((a) => a.area),
    });
  },
  apply(d, _, action) {
    const { area: id, unit } = action;
    const area = areaOf(id);
    d.emit({ type: 'replaced', area: id, unit });
    if (unit === 'fort') d.forts[area] = NO_FORT;
    else remove(d, NATION.romans, area, 'infantry', 1, 'roman-departure');
    replaceGarrison(d, area);
    d.done();
  },
  /** The forts worth most to the Romano-British in round 7. */
  fallback(s, p) {
    const legal = this.legal(s, p, Number.POSITIVE_INFINITY);
    const value = (a: ActionOf<'replace'>) => holdValues(7, RB)?.[areaOf(a.area)] ?? 0;
    return legal.reduce((a, b) => (value(b) > value(a) ? b : a));
  },
};

/** A Romano-British infantry takes the place; Romans still there leave it at the end of the step. */
function replaceGarrison(d: Draft, area: Area): void {
  d.holder[area] = NOBODY;
  place(d, RB, area, 'infantry', 1, 'romano-british');
}

/** RB-5: all other forts and armies go. */
function clearRomans(d: Draft): void {
  for (let area = FIRST_AREA; area < AREA_COUNT; area++) {
    const armies = infantryIn(d.s, NATION.romans, area);
    if (armies > 0) remove(d, NATION.romans, area, 'infantry', armies, 'roman-departure');
    const fort = d.s.forts[area];
    if (fort === undefined || fort === NO_FORT) continue;
    d.forts[area] = NO_FORT;
    d.emit({ type: 'fort-removed', area: landId(area), intact: fort !== DESTROYED_FORT });
    updateHolder(d, area);
  }
  d.endStep();
}

/** Start of round 8 (ART-8): Arthur leaves and his cavalry becomes infantry, beyond 8 if need be (RUL-95). */
export function arthurDeparture(d: Draft): void {
  if (d.s.round === CALENDAR.arthurLeaves) {
    dismissLeader(d, RB);
    for (let area = FIRST_AREA; area < AREA_COUNT; area++) {
      const count = cavalryIn(d.s, RB, area);
      if (count === 0) continue;
      d.emit({ type: 'dismounted', nation: nationId(RB), area: areaId(area), count });
      put(d, RB, area, 'infantry', count);
      take(d, RB, area, 'cavalry', count);
    }
  }
  d.endStep();
}

/** ART-2: with own armies, or in any vacant area of the south. */
export const isArthursPlace = (s: GameState, area: Area): boolean =>
  armiesIn(s, RB, area) > 0 || (ARTHURS_LAND[area] === true && isVacant(s, area));

export const arthursPlaces = (s: GameState): Area[] => LAND_AREAS.filter((area) => isArthursPlace(s, area));
