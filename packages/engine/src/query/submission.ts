import { NATION, type Nation, NOBODY, nationOf } from '../model/ids.ts';
import { numberAt } from '../model/readers.ts';
import { calendarOf, figuresOf, rulesOf, waysOf } from '../model/rules.ts';
import type { GameState } from '../model/state.ts';
import { roundsOf } from './moment.ts';
import { areasWithArmies, armiesInPlay, isProtected, scenarioOf } from './occupation.ts';

/** Who may submit to whom (SUB-3, BSUB-1), and who must. */

const isWithin = ([first, last]: readonly [number, number], round: number): boolean =>
  round >= first && round <= last;

/** May this nation submit to the nation whose turn it is, at a moment when nations may submit? */
export function maySubmit(s: GameState, nation: Nation): boolean {
  const overlord = s.nation;
  if (!isOpenTo(s, nation, overlord, s.round)) return false;
  if (s.overlord[nation] !== NOBODY || armiesInPlay(s, overlord) === 0) return false; // SUB-4, SUB-9
  if (waysOf(s).subjection === 'leaderless' && s.leaders[nation]) return false; // DIG-24
  const areas = areasWithArmies(s, nation); // CNT-7
  if (overlord === NATION.romans)
    return areas.length >= 1 && areas.length <= numberAt(rulesOf(s).submissionAreasOf, nation); // SUB-3
  const northern = areas.filter(isProtected).length; // CNT-8
  return northern >= 1 && northern <= figuresOf(s).brigantesToAngles;
}

/** Can this nation submit to that overlord at all in a round (SUB-1, SUB-4, BSUB-1)? */
function isOpenTo(s: GameState, nation: Nation, overlord: Nation, round: number): boolean {
  const { submissionToRomans, submissionToAngles, belgaeRise } = calendarOf(s);
  if (overlord === NATION.romans)
    return isWithin(submissionToRomans, round) && (nation !== NATION.belgae || round === belgaeRise);
  return overlord === NATION.angles && nation === NATION.brigantes && isWithin(submissionToAngles, round);
}

/** Can this nation submit to that overlord in this round of the scenario or in one to come? */
export const maySubmitLater = (s: GameState, nation: Nation, overlord: Nation): boolean =>
  rulesOf(s).submitters.includes(nation) &&
  roundsOf(s).some(({ round }) => round >= s.round && isOpenTo(s, nation, overlord, round));

/** SCN-9: the scenario leaves no choice. */
export const mustSubmit = (s: GameState, nation: Nation): boolean =>
  scenarioOf(s).special.mustSubmit?.some((id) => nationOf(id) === nation) === true;

/** SUB-27: is it remembered that a nation submitted to the Romans? Of the Belgae only in the first printing (RB-13). */
export const isRemembered = (s: GameState, nation: Nation): boolean =>
  nation !== NATION.belgae || waysOf(s).belgaeLater === 'spared';
