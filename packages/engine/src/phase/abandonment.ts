import type { DecisionRule } from '../model/decision.ts';
import type { Draft } from '../model/draft.ts';
import { AREA_COUNT, type Area, areaId, LAND_AREAS, N, type Nation, NOBODY, nationId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import { bodiesIn, infantryIn, isProtected } from '../query/occupation.ts';
import { finishMovement } from './movement-end.ts';
import { score } from './points.ts';

/** A subject may not leave an area of its own empty without its overlord's leave (SUB-21, BSUB-10, RUL-87). */

/** Areas held when the Movement Phase began and now empty; subject Brigantes are bound only where the Angles spare them. */
export function abandonedAreas(s: GameState): Area[] {
  const { nation, rewind } = s;
  if (rewind === null) return [];
  const angles = s.overlord[nation] === N.angles;
  return LAND_AREAS.filter(
    (area) =>
      (rewind.infantry[area] as number) > 0 &&
      bodiesIn(s, nation, area) === 0 &&
      (!angles || isProtected(area)),
  );
}

/** Keeps what a subject's Movement Phase started from, so that its moves can be taken back. */
export function rememberStart(d: Draft): void {
  const s = d.s;
  const overlord = s.overlord[s.nation] as Nation;
  s.rewind =
    overlord === NOBODY
      ? null
      : {
          infantry: s.infantry[s.nation] as readonly number[],
          holder: s.holder,
          groups: s.groups,
          leader: s.leaders[s.nation] ?? null,
          ledger: s.ledger.length,
          scored: s.scored[overlord] as readonly number[],
          attacked: s.attacked,
        };
  // The parts are shared with the rewind now: the next write must copy them again.
  d.release();
}

export function askLeaveToAbandon(d: Draft, area: Area): void {
  d.ask({ kind: 'permission', nation: d.s.nation, overlord: d.s.overlord[d.s.nation] as Nation, area });
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
    else if (abandonedAreas(d.s).some((area) => d.s.refused.includes(area))) d.ask({ kind: 'move', nation: p.nation });
    else finishMovement(d);
  },
  fallback: () => ({ type: 'refuse' }),
};

/** All moves of the phase are undone; what the overlord refused stays refused, what he granted stays granted. */
export function takeBack(d: Draft, nation: Nation): void {
  const rewind = d.s.rewind;
  if (!rewind) return;
  const overlord = d.s.overlord[nation] as Nation;
  const undone = d.s.ledger.slice(rewind.ledger);
  d.restore({ ...rewind, nation, overlord });
  d.leaders[nation] = rewind.leader;
  d.s.entries = [];
  const infantry: Record<string, number> = {};
  for (let area = 0; area < AREA_COUNT; area++) {
    const n = infantryIn(d.s, nation, area);
    if (n > 0) infantry[areaId(area)] = n;
  }
  d.emit({ type: 'moves-taken-back', nation: nationId(nation), infantry });
  for (const entry of undone) score(d, entry.nation, -entry.points, 'taken-back', entry.area, entry.what);
  d.s.rewind = { ...rewind, ledger: d.s.ledger.length }; // what was undone is settled
  d.ask({ kind: 'move', nation });
}
