import { type Area, adjacentTo, bordersOf, NOBODY } from '../model/ids.ts';
import { holderOf, overlordOf } from '../model/readers.ts';
import { waysOf } from '../model/rules.ts';
import { DESTROYED_FORT, FORT, type GameState, NO_FORT } from '../model/state.ts';
import { usesRoads } from './traits.ts';

/**
 * An intact fort older than this phase, or a subject's area, which a ruined fort may close (ROAD-1, RUL-43, RUL-44,
 * DIG-9).
 */
export function isRoadArea(s: GameState, area: Area): boolean {
  const fort = s.forts[area];
  if (fort === FORT) return true;
  if (fort !== NO_FORT && !(fort === DESTROYED_FORT && waysOf(s).ruins === 'carry-roads')) return false;
  const holder = holderOf(s, area);
  const overlord = holder === NOBODY ? NOBODY : overlordOf(s, holder);
  return overlord !== NOBODY && usesRoads(s, overlord);
}

/** Do roads run across straits (DIG-8)? */
export const roadsCrossStraits = (s: GameState): boolean => waysOf(s).straitRoads === 'across';

/** Areas that road steps reach from a road area, itself included (SUB-13). */
export function roadReach(s: GameState, from: Area): Area[] {
  if (!isRoadArea(s, from)) return [];
  const reached = [from];
  const joined = roadsCrossStraits(s) ? adjacentTo : bordersOf;
  for (const area of reached)
    for (const next of joined(area)) if (isRoadArea(s, next) && !reached.includes(next)) reached.push(next);
  return reached;
}
