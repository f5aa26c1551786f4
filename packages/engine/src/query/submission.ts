import { CALENDAR } from '../data/calendar.ts';
import { BRIGANTES_TO_ANGLES, SUBMISSION_AREAS, SUBMISSION_ROUNDS } from '../data/figures.ts';
import { NATION, type Nation, NOBODY, nationOf } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import { areasWithArmies, armiesInPlay, isProtected, scenarioOf } from './occupation.ts';

/** Who may submit to whom (SUB-3, BSUB-1), and who must. */

const THRESHOLDS: readonly (readonly [Nation, number])[] = SUBMISSION_AREAS.map(([id, areas]) => [
  NATION[id],
  areas,
]);

const isRound = (overlord: keyof typeof SUBMISSION_ROUNDS, round: number): boolean =>
  round >= SUBMISSION_ROUNDS[overlord][0] && round <= SUBMISSION_ROUNDS[overlord][1];

/** May this nation submit to the nation whose turn it is, at a moment when nations may submit? */
export function maySubmit(s: GameState, nation: Nation): boolean {
  const overlord = s.nation;
  if (s.overlord[nation] !== NOBODY || armiesInPlay(s, overlord) === 0) return false; // SUB-4, SUB-9
  const areas = areasWithArmies(s, nation); // CNT-7
  if (overlord === NATION.romans) {
    if (!isRound('romans', s.round) || (nation === NATION.belgae && s.round !== CALENDAR.belgaeRise))
      return false;
    const threshold = THRESHOLDS.find(([candidate]) => candidate === nation)?.[1] ?? 0;
    return areas.length >= 1 && areas.length <= threshold; // SUB-3
  }
  if (overlord !== NATION.angles || nation !== NATION.brigantes || !isRound('angles', s.round)) return false;
  const northern = areas.filter(isProtected).length; // CNT-8
  return northern >= 1 && northern <= BRIGANTES_TO_ANGLES;
}

/** SCN-9: the scenario leaves no choice. */
export const mustSubmit = (s: GameState, nation: Nation): boolean =>
  scenarioOf(s).special.mustSubmit?.some((id) => nationOf(id) === nation) === true;
