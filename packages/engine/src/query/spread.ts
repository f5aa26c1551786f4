import { type Area, FIRST_AREA, isSea, LAND_COUNT, type Nation } from '../model/ids.ts';
import { waysOf } from '../model/rules.ts';
import type { GameState, Group } from '../model/state.ts';
import { type Mover, moverOf } from './mover.ts';
import { armiesIn, isSoleOccupant } from './occupation.ts';
import { mayGroupLeave } from './overrun.ts';
import { overpopulation } from './population.ts';
import { afterStep, isDone, stepProblem, stepsFor } from './step.ts';

/** What reduX asks of a nation at the end of its movement: to spread out, and to give up no land (X-MOV-7, X-MOV-8). */

/** The areas a nation held when its movement began, and those it holds now. */
export function areasHeld(s: GameState, nation: Nation): { readonly before: number; readonly now: number } {
  let before = 0;
  let now = 0;
  for (let area = FIRST_AREA; area < LAND_COUNT; area++) {
    if (s.rewind?.holder[area] === nation) before++;
    if (isSoleOccupant(s, nation, area)) now++;
  }
  return { before, now };
}

/** X-MOV-8: fewer areas than before? */
export function gaveUpLand(s: GameState, nation: Nation): boolean {
  if (waysOf(s).areasHeld === 'any-number') return false;
  const { before, now } = areasHeld(s, nation);
  return now < before;
}

/** Armies beyond the population limit at the end of movement (X-LIM-3, X-MOV-8). */
export const unfedArmies = (s: GameState, nation: Nation): number =>
  waysOf(s).crowding === 'limit' ? overpopulation(s, nation) : 0;

/** X-MOV-7: too many armies for the land they stand on, and one of them could still go to a new area? */
export function mustSpread(s: GameState, nation: Nation): boolean {
  if (unfedArmies(s, nation) === 0) return false;
  const m = moverOf(s, nation);
  return s.groups.some((group) => canSpread(m, group));
}

/** Would it empty no area if one of these armies left? */
export const isSpare = (s: GameState, nation: Nation, area: Area): boolean =>
  isSea(area) || armiesIn(s, nation, area) > 1;

/** Can an army of this group reach an area where its nation has none, by its own land? */
function canSpread(m: Mover, group: Group): boolean {
  const { s, nation } = m;
  if (!isSpare(s, nation, group.at) || mayGroupLeave(s, nation, group) === 0) return false;
  const queue: Group[] = [group];
  for (const at of queue) {
    if (isDone(m, at)) continue;
    for (const to of stepsFor(m, at.at)) {
      if (isSea(to) || stepProblem(m, at, to, false)) continue;
      if (armiesIn(s, nation, to) === 0) return true;
      if (isSoleOccupant(s, nation, to)) queue.push(afterStep(m, at, to, false));
    }
  }
  return false;
}
