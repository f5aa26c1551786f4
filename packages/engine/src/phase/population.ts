import type { LandId } from '../data/board.ts';
import { place } from '../effect/pieces.ts';
import { askPlacement, raiseArmies } from '../effect/placing.ts';
import type { ActionOf } from '../model/action.ts';
import { type Answer, type DecisionRule, firstOf } from '../model/decision.ts';
import type { Draft } from '../model/draft.ts';
import {
  type Area,
  adjacentTo,
  areaOf,
  FIRST_AREA,
  LAND_COUNT,
  landId,
  type Nation,
  NOBODY,
  nationId,
} from '../model/ids.ts';
import { overlordOf } from '../model/readers.ts';
import type { GameState } from '../model/state.ts';
import { type Violation, violation } from '../model/violation.ts';
import { reinforceRomans } from '../nation/romans.ts';
import { canBuildBurh } from '../nation/saxons.ts';
import { isSoleOccupant, isVacant, stackSizeIn } from '../query/occupation.ts';
import {
  areaPoints,
  buildsBurhs,
  comeTogether,
  firstInLine,
  growthAccount,
  halfGrowth,
  hasPopulation,
  mayPlaceIn,
  placeableAreas,
} from '../query/population.ts';
import { affordableCavalry, infantryPrice, sellsCavalry } from '../query/prices.ts';
import { fits, stackingDetails } from '../query/stacking.ts';
import { canGrow } from '../query/traits.ts';

/** The Population Increase Phase (POP). */

/** SEQ-5 (d): an overlord says whether his subject grows at the full or at half the rate. */
export function allowance(d: Draft): void {
  const nation = d.s.nation;
  d.endStep();
  d.s.fullPopulation = false;
  if (!canGrow(d.s, nation)) return reinforceRomans(d); // SEQ-6
  if (!hasPopulation(d.s, nation)) return;
  const overlord = overlordOf(d.s, nation);
  if (overlord === NOBODY) return;
  const full = areaPoints(d.s, nation);
  if (halfGrowth(d.s, full) < full) d.ask({ kind: 'allowance', nation, overlord });
}

/** DEC-2 (POP-14: anew each turn). */
export const allowanceRule: DecisionRule<'allowance'> = {
  kind: 'allowance',
  answers: ['population'],
  legal: () => [
    { type: 'population', grant: 'full' },
    { type: 'population', grant: 'half' },
  ],
  problem: () => undefined,
  apply(d, p, action) {
    const { grant } = action;
    d.s.fullPopulation = grant === 'full';
    d.emit({ type: 'allowance', nation: nationId(p.nation), overlord: nationId(p.overlord), grant });
    d.done();
  },
  fallback: () => ({ type: 'population', grant: 'half' }),
};

export function population(d: Draft): void {
  const nation = d.s.nation;
  if (!hasPopulation(d.s, nation)) return d.endStep();
  const mayBuild = buildsBurhs(d.s, nation, d.s.round);
  if (!mayBuild && !sellsCavalry(d.s, nation)) return raiseArmies(d, nation, []);
  const { points } = growthAccount(d.s, nation);
  if (mayBuild && canBuildBurh(d.s, points, [])) return d.ask({ kind: 'burhs', nation, points, placed: [] });
  if (affordableCavalry(d.s, nation, points) === 0) return raiseArmies(d, nation, []);
  const due = Math.floor(points / infantryPrice(d.s, nation));
  d.ask({ kind: 'exchange', nation, due, why: 'population' });
}

/** DEC-4, DEC-5, DEC-27, DEC-29. */
export const placeRule: DecisionRule<'place'> = {
  kind: 'place',
  answers: ['place'],
  legal(s, p, limit) {
    const actions: Answer<'place'>[] = [];
    for (let area = FIRST_AREA; area < LAND_COUNT && actions.length < limit; area++)
      if (mayPlaceIn(s, p.nation, area, p.placed, p.why)) actions.push({ type: 'place', area: landId(area) });
    return actions;
  },
  problem(s, p, action) {
    const { area: id } = action;
    const area = areaOf(id);
    const about = { nation: nationId(p.nation), area: id };
    if (p.why === 'reinforcements') return rallyProblem(s, p.nation, id);
    if (stackSizeIn(s, p.nation, area) === 0) return violation('place-not-yours', 'POP-8', about);
    if (!placeableAreas(s, p.nation, p.why).includes(area))
      return violation('place-not-english', p.why === 'king' ? 'DIG-29' : 'R16-3', about);
    if (mayPlaceIn(s, p.nation, area, p.placed, p.why)) return undefined;
    if (fits(s, p.nation, area, 1)) {
      const first = firstInLine(s, p.nation, area, p.placed, p.why) as Area;
      return violation('place-second-unit', 'POP-9', { ...about, first: landId(first) });
    }
    return violation('place-stacking', 'POP-10', stackingDetails(s, p.nation, area, 1));
  },
  apply(d, p, action) {
    const area = areaOf(action.area);
    if (comeTogether(d.s, p.why)) {
      d.done();
      return place(d, p.nation, area, 'infantry', p.left, p.why);
    }
    const { cavalry = 0 } = p;
    place(d, p.nation, area, cavalry > 0 ? 'cavalry' : 'infantry', 1, p.why);
    if (p.why === 'boudicca')
      return d.ask({ kind: 'leader', nation: p.nation, leader: 'boudicca', near: area }); // BEL-5
    askPlacement(d, p.nation, p.why, p.left - 1, [...p.placed, area], Math.max(0, cavalry - 1));
  },
  /** DEC-4: where most of the nation's neighbouring areas are threatened, else the first legal area. */
  fallback(s, p) {
    const legal = this.legal(s, p, Number.POSITIVE_INFINITY);
    if (p.why !== 'population') return firstOf(legal);
    const threat = (a: ActionOf<'place'>) => threatenedNeighbours(s, p.nation, areaOf(a.area));
    return legal.reduce((a, b) => (threat(b) > threat(a) ? b : a));
  },
};

function rallyProblem(s: GameState, nation: Nation, area: LandId): Violation | undefined {
  const open = placeableAreas(s, nation, 'reinforcements');
  if (open.includes(areaOf(area))) return undefined;
  const rule = open.some((one) => isSoleOccupant(s, nation, one) || isVacant(s, one)) ? 'X-REI-2' : 'X-REI-3';
  return violation('reinforcements-area', rule, { nation: nationId(nation), area, open: open.map(landId) });
}

/** The nation's neighbouring areas that border an area of another nation. */
const threatenedNeighbours = (s: GameState, nation: Nation, area: Area): number =>
  adjacentTo(area).filter(
    (next) =>
      s.holder[next] === nation &&
      adjacentTo(next).some((far) => s.holder[far] !== nation && s.holder[far] !== NOBODY),
  ).length;
