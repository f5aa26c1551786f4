import { updateHolder } from '../effect/pieces.ts';
import { type Answer, type DecisionRule, withoutProblem } from '../model/decision.ts';
import type { Draft } from '../model/draft.ts';
import { type Area, areaOf, LAND_AREAS, landId } from '../model/ids.ts';
import { waysOf } from '../model/rules.ts';
import { type GameState, NEW_FORT, NO_FORT } from '../model/state.ts';
import { violation } from '../model/violation.ts';
import { fortBuilder } from '../query/traits.ts';
import { finishMovement, openRoads } from './movement-end.ts';

/**
 * Forts are built at once (FORT-1). In the first printing that is its owner's choice: before a phase is over, those
 * built in it can be given up, and another may be built there later.
 */

const newForts = (s: GameState): Area[] => LAND_AREAS.filter((area) => s.forts[area] === NEW_FORT);

/** Asks which of the new forts stay; false: there is nothing to ask. */
export function askForts(d: Draft): boolean {
  if (waysOf(d.s).forts !== 'by-choice' || newForts(d.s).length === 0) return false;
  d.ask({ kind: 'forts', nation: fortBuilder(d.s) });
  return true;
}

export const fortsRule: DecisionRule<'forts'> = {
  kind: 'forts',
  answers: ['raze', 'end'],
  legal(s, p) {
    const forts: Answer<'forts'>[] = newForts(s).map((area) => ({ type: 'raze', area: landId(area) }));
    return [...withoutProblem(this, s, p, forts), { type: 'end' }];
  },
  problem(s, _, action) {
    if (action.type === 'end' || s.forts[areaOf(action.area)] === NEW_FORT) return undefined;
    return violation('raze-nothing-new', 'FORT-1', { area: action.area, open: newForts(s).map(landId) });
  },
  apply(d, p, action) {
    d.done();
    if (action.type === 'raze') {
      const area = areaOf(action.area);
      d.forts[area] = NO_FORT;
      d.emit({ type: 'fort-removed', area: action.area, intact: true });
      updateHolder(d, area);
      if (newForts(d.s).length > 0) return d.ask(p);
    }
    // A Battles Phase finds nothing left to do; a Movement Phase must not begin anew.
    if (d.s.step === 'movement') finishMovement(d);
    else openRoads(d);
  },
  fallback: () => ({ type: 'end' }),
};
