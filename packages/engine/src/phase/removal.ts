import { endCampaign, leaveAnyGroup } from '../effect/groups.ts';
import { remove, updateHolder } from '../effect/pieces.ts';
import type { ActionOf } from '../model/action.ts';
import { type Answer, type DecisionRule, withoutProblem } from '../model/decision.ts';
import type { Draft } from '../model/draft.ts';
import {
  AREA_COUNT,
  type Area,
  areaId,
  areaOf,
  FIRST_AREA,
  isSea,
  type Nation,
  nationId,
} from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import { violation } from '../model/violation.ts';
import { legionsToWithdraw } from '../nation/romans.ts';
import { burhsIn, cavalryIn, infantryIn, stackSizeIn } from '../query/occupation.ts';
import { feedsBurhs, overpopulation } from '../query/population.ts';

/** Armies that leave the board by their owner's choice: overpopulation, legions of round 2, Cnut's men. */

/** OPOP-1: exactly the excess. */
export function removeExcess(d: Draft): void {
  const { nation } = d.s;
  d.endStep();
  endCampaign(d);
  const left = overpopulation(d.s, nation);
  if (left > 0) d.ask({ kind: 'remove', nation, why: 'overpopulation', left });
}

/** ROM-5. */
export function reduceLegions(d: Draft): void {
  d.endStep();
  const left = legionsToWithdraw(d.s);
  if (left > 0) d.ask({ kind: 'remove', nation: d.s.nation, why: 'reduction', left });
}

const UNITS = ['infantry', 'cavalry', 'burh'] as const;

const unitsIn = (s: GameState, nation: Nation, area: Area, unit: (typeof UNITS)[number]): number =>
  unit === 'infantry'
    ? infantryIn(s, nation, area)
    : unit === 'cavalry'
      ? cavalryIn(s, nation, area)
      : burhsIn(s, nation, area);

/** DEC-21, DEC-22, DEC-23. */
export const removeRule: DecisionRule<'remove'> = {
  kind: 'remove',
  answers: ['remove'],
  legal(s, p) {
    const all: Answer<'remove'>[] = [];
    for (let area = FIRST_AREA; area < AREA_COUNT; area++)
      for (const unit of UNITS)
        if (unitsIn(s, p.nation, area, unit) > 0) all.push({ type: 'remove', area: areaId(area), unit });
    return withoutProblem(this, s, p, all);
  },
  problem(s, p, action) {
    const { area: id, unit } = action;
    const area = areaOf(id);
    const about = { nation: nationId(p.nation), area: id, unit };
    if (unit === 'burh' && p.why === 'overpopulation' && !feedsBurhs(s))
      return violation('remove-nothing-there', 'DIG-13', about);
    const countsHere = p.why !== 'overpopulation' || !isSea(area); // CNT-3
    if (
      unitsIn(s, p.nation, area, unit) === 0 ||
      !countsHere ||
      (unit === 'burh' && p.why !== 'overpopulation')
    )
      return violation('remove-nothing-there', 'OPOP-1', about);
    if (p.why === 'overpopulation' && stackSizeIn(s, p.nation, area) === 1)
      return violation('remove-last-unit', 'OPOP-2', about);
    return undefined;
  },
  apply(d, p, action) {
    const { area: id, unit } = action;
    const area = areaOf(id);
    if (unit === 'burh') {
      d.burhs[area] = 0;
      d.emit({ type: 'removed', nation: nationId(p.nation), area: id, unit, count: 1, why: p.why });
      updateHolder(d, area);
    } else {
      if (p.nation === d.s.nation) leaveAnyGroup(d, area, unit);
      remove(d, p.nation, area, unit, 1, p.why);
    }
    if (p.left > 1) d.ask({ ...p, left: p.left - 1 });
    else d.done();
  },
  /** The largest stacks first. */
  fallback(s, p) {
    const legal = this.legal(s, p, Number.POSITIVE_INFINITY);
    const size = (a: ActionOf<'remove'>) => stackSizeIn(s, p.nation, areaOf(a.area));
    return legal.reduce((a, b) => (size(b) > size(a) ? b : a));
  },
};
