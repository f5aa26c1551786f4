import { dismissLeader, endSubmission, place, put, remove, take, updateHolder } from '../effect/pieces.ts';
import type { ActionOf } from '../model/action.ts';
import type { Answer, DecisionRule } from '../model/decision.ts';
import type { Draft } from '../model/draft.ts';
import {
  AREA_COUNT,
  type Area,
  areaId,
  areaOf,
  FIRST_AREA,
  FIRST_NATION,
  landId,
  NATION,
  NATION_COUNT,
  type Nation,
  NOBODY,
  nationId,
} from '../model/ids.ts';
import { calendarOf, figuresOf, rulesOf, waysOf } from '../model/rules.ts';
import { DESTROYED_FORT, type GameState, NO_FORT } from '../model/state.ts';
import { violation } from '../model/violation.ts';
import { sawRomansLeave } from '../query/cast.ts';
import { nextHold } from '../query/hold-account.ts';
import { cavalryIn, hasFort, infantryIn, isVacant, sum } from '../query/occupation.ts';
import { fits } from '../query/stacking.ts';

/** The Romans leave, the Romano-British stay (RB); Arthur comes and goes (ART). */

const RB: Nation = NATION['romano-british'];

/** Forts that may be taken over: intact ones (RB-1), or also ruins where no other nation stands (DIG-27). */
const fortsLeft = (s: GameState): Area[] =>
  rulesOf(s).garrisonAreas.filter((a) => hasFort(s, a) || isOpenRuin(s, a));

const isOpenRuin = (s: GameState, area: Area): boolean =>
  waysOf(s).garrisonForts === 'ruins-too' &&
  s.forts[area] === DESTROYED_FORT &&
  (isVacant(s, area) || s.holder[area] === NATION.romans);

const armiesLeft = (s: GameState): Area[] =>
  rulesOf(s).garrisonAreas.filter((a) => infantryIn(s, NATION.romans, a) > 0 && hasRoom(s, a));

/** First printing: their owner says how many armies he wants, and stacking limits hold (RB-4, STK-7). */
const isChosen = (s: GameState): boolean => waysOf(s).garrisonSize === 'as-wanted';
const hasRoom = (s: GameState, area: Area): boolean => !isChosen(s) || fits(s, RB, area, 1);

/** Start of round 6 (RB-1..7). Scenarios that begin later have their setup instead (RUL-125). */
export function romanDeparture(d: Draft): void {
  if (d.s.round !== calendarOf(d.s).romansLeave || !sawRomansLeave(d.s)) return d.endStep();
  for (let nation = FIRST_NATION; nation < NATION_COUNT; nation++)
    if (d.s.overlord[nation] === NATION.romans) endSubmission(d, nation); // SUB-25
  const left = figuresOf(d.s).garrison - sum(d.s.infantry[RB]);
  const forts = fortsLeft(d.s);
  const unit = forts.length > 0 ? 'fort' : 'army';
  const choices = unit === 'fort' ? forts : armiesLeft(d.s);
  if (left > 0 && choices.length > 0) d.ask({ kind: 'replace', nation: RB, unit, left });
  else clearRomans(d);
}

/** DEC-24: one after another, forts first (RUL-81). */
export const replaceRule: DecisionRule<'replace'> = {
  kind: 'replace',
  answers: ['replace', 'end'],
  /** If all are replaced there is nothing to choose: the first one is next. */
  legal(s, p) {
    const areas = p.unit === 'fort' ? fortsLeft(s) : armiesLeft(s);
    const count =
      p.unit === 'fort' ? areas.length : areas.reduce((n, a) => n + infantryIn(s, NATION.romans, a), 0);
    const open = count <= p.left && !isChosen(s) ? areas.slice(0, 1) : areas;
    const actions: Answer<'replace'>[] = open.map((area) => ({
      type: 'replace',
      area: landId(area),
      unit: p.unit,
    }));
    return isChosen(s) ? [...actions, { type: 'end' }] : actions;
  },
  problem(s, p, action) {
    if (action.type === 'end')
      return isChosen(s)
        ? undefined
        : violation('wrong-decision', 'RB-1', { got: 'end', expected: ['replace'] });
    const { area, unit } = action;
    const legal = replacements(this.legal(s, p, Number.POSITIVE_INFINITY));
    if (legal.some((a) => a.area === area && a.unit === unit)) return undefined;
    return violation('replace-nothing-there', p.unit === 'fort' ? 'RB-1' : 'RB-3', {
      area,
      unit: p.unit,
      open: legal.map((a) => a.area),
    });
  },
  apply(d, _, action) {
    d.done();
    if (action.type === 'end') return clearRomans(d);
    const { area: id, unit } = action;
    const area = areaOf(id);
    const ruined = d.s.forts[area] === DESTROYED_FORT && unit === 'fort';
    d.emit({ type: 'replaced', area: id, unit, ...(ruined && { ruined }) });
    if (unit === 'fort') d.forts[area] = NO_FORT;
    else remove(d, NATION.romans, area, 'infantry', 1, 'roman-departure');
    replaceGarrison(d, area);
  },
  /** The forts worth most to the Romano-British when they are counted first. */
  fallback(s, p) {
    const legal = replacements(this.legal(s, p, Number.POSITIVE_INFINITY));
    const values = nextHold(s, RB)?.values;
    const value = (a: ActionOf<'replace'>) => values?.[areaOf(a.area)] ?? 0;
    return legal.reduce((a, b) => (value(b) > value(a) ? b : a));
  },
};

const replacements = (answers: readonly Answer<'replace'>[]): readonly ActionOf<'replace'>[] =>
  answers.filter((a) => a.type === 'replace');

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
  if (d.s.round === calendarOf(d.s).arthurLeaves) {
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
