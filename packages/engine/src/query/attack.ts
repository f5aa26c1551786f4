import { type Area, NATION, type Nation, NOBODY, nationOf } from '../model/ids.ts';
import { calendarOf } from '../model/rules.ts';
import type { GameState } from '../model/state.ts';
import { isProtected, scenarioOf } from './occupation.ts';
import { passesSparedSubjects, passesSubjects } from './traits.ts';

/** Who may not be attacked, in an area as it stands, or if `holder` had it. */

/** Romans walk through the areas of their subjects, and may not stop there (SUB-22); so may others (DIG-25). */
export const isPassage = (s: GameState, mover: Nation, area: Area, holder = s.holder[area]): boolean => {
  if (holder === undefined || holder === NOBODY || s.overlord[holder] !== mover) return false;
  return passesSubjects(s, mover) || (passesSparedSubjects(s, mover) && isProtected(area));
};

/** SCN-4: in the first round the Romano-British may not attack some nations. */
export function hasTruce(s: GameState, holder: Nation, round: number): boolean {
  const { rounds, special } = scenarioOf(s);
  return round === rounds[0] && special.truce?.some((id) => nationOf(id) === holder) === true;
}

/** The rule that forbids `mover` to attack the nation in `area`, or undefined (MOV-11, OVR-9). */
export function attackForbiddenBy(
  s: GameState,
  mover: Nation,
  area: Area,
  holder = s.holder[area],
): string | undefined {
  return holder === undefined || holder === NOBODY || holder === mover
    ? undefined
    : protectionOf(s, holder, area, mover);
}

/** The rule that keeps a nation from being attacked by another where it stands. */
function protectionOf(s: GameState, holder: Nation, area: Area, mover: Nation): string | undefined {
  const overlord = s.overlord[mover];
  if (overlord === NATION.romans && (holder === NATION.romans || s.overlord[holder] === NATION.romans))
    return 'SUB-19';
  if (overlord === NATION.angles && holder === NATION.angles) return 'BSUB-6';
  if (mover === NATION.angles && s.overlord[holder] === NATION.angles && isProtected(area))
    return isPassage(s, mover, area, holder) ? undefined : 'BSUB-4';
  if (mover === NATION['romano-british']) {
    const bound = s.round >= calendarOf(s).romansLeave && s.round <= calendarOf(s).peaceEnds; // RB-14
    if (bound && s.submitted[holder] === 1 && s.attacked[holder] !== 1) return 'RB-11';
    if (hasTruce(s, holder, s.round)) return 'SCN-4';
  }
  return undefined;
}
