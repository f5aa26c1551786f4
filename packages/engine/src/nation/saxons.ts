import { raiseArmies } from '../effect/placing.ts';
import { type DecisionRule, type PendingOf, withoutProblem } from '../model/decision.ts';
import { type Area, areaOf, DIFFICULT, LAND_AREAS, landId, nationId } from '../model/ids.ts';
import { figuresOf } from '../model/rules.ts';
import type { GameState } from '../model/state.ts';
import { type Violation, violation } from '../model/violation.ts';
import { stackSizeIn } from '../query/occupation.ts';
import { burhsLeft, firstInLine, hasBurh } from '../query/population.ts';
import { fits, stackingDetails } from '../query/stacking.ts';
import { burhBuilder } from '../query/traits.ts';

/** Burhs (BURH), of the Saxons in the second edition: bought with population points before armies (RUL-19). */

/** Is another burh possible at all: by number, price and pieces (BURH-1, BURH-2, BURH-6)? If not, nobody is asked. */
const mayBuildAnother = (s: GameState, points: number, built: readonly Area[]): boolean =>
  points >= figuresOf(s).burhCost && burhsLeft(s, built.length) > 0;

function burhProblem(s: GameState, area: Area, built: readonly Area[]): Violation | undefined {
  const about = { area: landId(area) };
  const builder = burhBuilder(s);
  if (stackSizeIn(s, builder, area) === 0)
    return violation('place-not-yours', 'BURH-4', { ...about, nation: nationId(builder) });
  if (DIFFICULT[area]) return violation('burh-terrain', 'BURH-4', about);
  if (hasBurh(s, area)) return violation('burh-present', 'BURH-3', about);
  if (!fits(s, builder, area, 1))
    return violation('place-stacking', 'POP-10', stackingDetails(s, builder, area, 1));
  const first = firstInLine(s, builder, area, built, 'population');
  if (first !== undefined)
    return violation('place-second-unit', 'POP-9', {
      ...about,
      nation: nationId(builder),
      first: landId(first),
    });
  return undefined;
}

/** Where a burh could stand at all: clear areas with units of the nation (BURH-4). */
const burhAreas = (s: GameState): Area[] =>
  LAND_AREAS.filter((area) => !DIFFICULT[area] && stackSizeIn(s, burhBuilder(s), area) > 0);

export const canBuildBurh = (s: GameState, points: number, built: readonly Area[]): boolean =>
  mayBuildAnother(s, points, built) && burhAreas(s).some((area) => !burhProblem(s, area, built));

/** DEC-3. */
export const burhRule: DecisionRule<'burhs'> = {
  kind: 'burhs',
  answers: ['burh', 'end'],
  legal(s, p) {
    const burhs = burhAreas(s).map((area) => ({ type: 'burh', area: landId(area) }) as const);
    return [...withoutProblem(this, s, p, burhs), { type: 'end' }];
  },
  problem(s, p: PendingOf<'burhs'>, action) {
    if (action.type === 'end') return undefined;
    return burhProblem(s, areaOf(action.area), p.placed);
  },
  apply(d, p, action) {
    if (action.type === 'end') {
      d.done();
      return raiseArmies(d, p.nation, p.placed);
    }
    const { area: id } = action;
    const area = areaOf(id);
    d.burhs[area] = 1;
    d.emit({
      type: 'placed',
      nation: nationId(p.nation),
      area: id,
      unit: 'burh',
      count: 1,
      why: 'population',
    });
    const points = p.points - figuresOf(d.s).burhCost;
    const placed = [...p.placed, area];
    d.done();
    if (canBuildBurh(d.s, points, placed)) d.ask({ kind: 'burhs', nation: p.nation, points, placed });
    else raiseArmies(d, p.nation, placed);
  },
  fallback: () => ({ type: 'end' }),
};
