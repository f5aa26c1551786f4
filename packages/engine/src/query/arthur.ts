import { SOUTH_OF_CUMBRIA_PENNINES_BERNICIA } from '../data/board.ts';
import { type Area, areaSet, ENGLISH, LAND_AREAS, NATION, type Nation } from '../model/ids.ts';
import { waysOf } from '../model/rules.ts';
import type { GameState } from '../model/state.ts';
import { armiesIn, armiesInPlay, isVacant } from './occupation.ts';

/** Where Arthur may appear (ART-2..5). */

const RB: Nation = NATION['romano-british'];
const ARTHURS_LAND = areaSet(SOUTH_OF_CUMBRIA_PENNINES_BERNICIA);

/**
 * With armies of his nation or in any vacant area of the south; in the first printing only with such armies, or if
 * there are none in a vacant English area there.
 */
export function arthursChoice(s: GameState): 'either' | 'own-armies' | 'english-area' {
  if (waysOf(s).arthur === 'free-choice') return 'either';
  return armiesInPlay(s, RB) > 0 ? 'own-armies' : 'english-area';
}

export function isArthursPlace(s: GameState, area: Area): boolean {
  if (armiesIn(s, RB, area) > 0) return true;
  const choice = arthursChoice(s);
  if (choice === 'own-armies' || (choice === 'english-area' && !ENGLISH[area])) return false;
  return ARTHURS_LAND[area] === true && isVacant(s, area);
}

export const arthursPlaces = (s: GameState): Area[] => LAND_AREAS.filter((area) => isArthursPlace(s, area));
