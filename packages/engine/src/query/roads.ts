import { type Area, bordersOf, NATION, NOBODY } from '../model/ids.ts';
import { holderOf } from '../model/readers.ts';
import { FORT, type GameState, NO_FORT } from '../model/state.ts';

/** An intact fort older than this phase, or a subject's area without a ruined fort (ROAD-1, RUL-43, RUL-44). */
export function isRoadArea(s: GameState, area: Area): boolean {
  const fort = s.forts[area];
  if (fort === FORT) return true;
  if (fort !== NO_FORT) return false;
  const holder = holderOf(s, area);
  return holder !== NOBODY && s.overlord[holder] === NATION.romans;
}

/** Areas that road steps reach from a road area, itself included (SUB-13). */
export function roadReach(s: GameState, from: Area): Area[] {
  if (!isRoadArea(s, from)) return [];
  const reached = [from];
  for (const area of reached)
    for (const next of bordersOf(area))
      if (isRoadArea(s, next) && !reached.includes(next)) reached.push(next);
  return reached;
}
