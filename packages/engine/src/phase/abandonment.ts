import type { DecisionRule } from '../model/decision.ts';
import type { Draft } from '../model/draft.ts';
import { type Area, areaId, LAND_AREAS, type Nation, NOBODY, nationId } from '../model/ids.ts';
import { numberAt, overlordOf } from '../model/readers.ts';
import type { GameState } from '../model/state.ts';
import { isBoundTo, stackSizeIn } from '../query/occupation.ts';
import { finishMovement } from './movement-end.ts';

/** A subject may not leave an area of its own empty without its overlord's leave (SUB-21, BSUB-10, RUL-87). */

/** Areas held when the Movement Phase began and now empty, where that needs leave. */
export function abandonedAreas(s: GameState): Area[] {
  const { nation, rewind } = s;
  if (rewind === null || s.overlord[nation] === NOBODY) return [];
  return LAND_AREAS.filter(
    (area) =>
      numberAt(rewind.infantry, area) > 0 && stackSizeIn(s, nation, area) === 0 && isBoundTo(s, nation, area),
  );
}

/** Empty areas whose abandonment was refused: the moves out of them alone may be taken back (RUL-87). */
export const revocableAreas = (s: GameState, nation: Nation): Area[] =>
  s.rewind?.moves ? s.refused.filter((area) => stackSizeIn(s, nation, area) === 0) : [];

export function askLeaveToAbandon(d: Draft, area: Area): void {
  d.ask({ kind: 'permission', nation: d.s.nation, overlord: overlordOf(d.s, d.s.nation), area });
}

/** DEC-10: one answer for each area that would be left empty. */
export const permissionRule: DecisionRule<'permission'> = {
  kind: 'permission',
  answers: ['permit', 'refuse'],
  legal: () => [{ type: 'permit' }, { type: 'refuse' }],
  problem: () => undefined,
  apply(d, p, action) {
    const granted = action.type === 'permit';
    d.emit({
      type: 'permission',
      nation: nationId(p.nation),
      overlord: nationId(p.overlord),
      area: areaId(p.area),
      granted,
    });
    if (granted) d.s.granted = [...d.s.granted, p.area];
    else d.s.refused = [...d.s.refused, p.area];
    const answered = [...d.s.granted, ...d.s.refused];
    const next = abandonedAreas(d.s).find((area) => !answered.includes(area));
    if (next !== undefined) askLeaveToAbandon(d, next);
    else if (abandonedAreas(d.s).some((area) => d.s.refused.includes(area)))
      d.ask({ kind: 'move', nation: p.nation });
    else finishMovement(d);
  },
  fallback: () => ({ type: 'refuse' }),
};
