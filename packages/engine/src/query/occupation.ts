import { scenario } from '../data/rulesets.ts';
import type { Scenario } from '../data/scenario.ts';
import {
  AREA,
  type Area,
  ENGLISH,
  FIRST_AREA,
  LAND_AREAS,
  LAND_COUNT,
  NATION,
  NATION_COUNT,
  type Nation,
  NOBODY,
  nationOf,
  SCOTTISH,
} from '../model/ids.ts';
import { addTo, holderOf } from '../model/readers.ts';
import { DESTROYED_FORT, type GameState, type Leader, NO_FORT } from '../model/state.ts';
import { buildsForts, hasBurhs, passesSubjects } from './traits.ts';

/** Read-only questions about who stands where (GEN-9..14, CNT). */

type S = GameState;

export const infantryIn = (s: S, nation: Nation, area: Area): number =>
  (s.infantry[nation] as readonly number[])[area] as number;
export const cavalryIn = (s: S, nation: Nation, area: Area): number =>
  (s.cavalry[nation] as readonly number[])[area] as number;

/** Armies are infantry and cavalry only (GEN-2). */
export const armiesIn = (s: S, nation: Nation, area: Area): number =>
  infantryIn(s, nation, area) + cavalryIn(s, nation, area);

export const hasFort = (s: S, area: Area): boolean => {
  const fort = s.forts[area];
  return fort !== undefined && fort !== NO_FORT && fort !== DESTROYED_FORT;
};

/** What is left of a fort in an area: an intact one, a ruin, or nothing (FORT). */
export const fortIn = (s: S, area: Area): 'none' | 'intact' | 'destroyed' =>
  hasFort(s, area) ? 'intact' : s.forts[area] === DESTROYED_FORT ? 'destroyed' : 'none';

/** FORT-1, FORT-2: a fort is built where none stood before. */
export const mayBuildFort = (s: S, nation: Nation, area: Area): boolean =>
  s.forts[area] === NO_FORT && buildsForts(s, nation);

export const burhsIn = (s: S, nation: Nation, area: Area): number =>
  area < LAND_COUNT && s.burhs[area] !== 0 && hasBurhs(s, nation) ? (s.burhs[area] as number) : 0;

/** Armies and burhs: what stacking and overpopulation count (CNT-3, CNT-4). */
export const stackSizeIn = (s: S, nation: Nation, area: Area): number =>
  armiesIn(s, nation, area) + burhsIn(s, nation, area);

/** Armies, fort and burh: what fights, holds and counts against an overrun (CNT-5, GEN-12). */
export const fightersIn = (s: S, nation: Nation, area: Area): number =>
  stackSizeIn(s, nation, area) + (hasFort(s, area) && buildsForts(s, nation) ? 1 : 0);

export function leaderIn(s: S, nation: Nation, area: Area): Leader | undefined {
  const leader = s.leaders[nation];
  return leader && leader.at === area ? leader : undefined;
}

/** Areas where subject Brigantes are safe from the Angles (BSUB-4). */
export const isProtected = (area: Area): boolean => SCOTTISH[area] === true || area === AREA.galloway;

/**
 * Does this subject need leave to leave the area empty (SUB-21)? Under the Angles only where they spare it (BSUB-10).
 */
export const isBoundTo = (s: S, nation: Nation, area: Area): boolean => {
  const overlord = s.overlord[nation];
  return overlord !== NOBODY && (overlord !== NATION.angles || isProtected(area));
};

/** Must the moving overlord not fight this subject here? Then his armies pass through or are displaced. */
function isAtPeace(s: S, mover: Nation, holder: Nation, area: Area): boolean {
  return s.overlord[holder] === mover && (passesSubjects(s, mover) || isProtected(area));
}

/** Units of two nations stand here and will fight (GEN-10). */
export function isContested(s: S, area: Area): boolean {
  const mover = s.nation;
  const holder = s.holder[area];
  return (
    mover !== NOBODY &&
    holder !== undefined &&
    holder !== NOBODY &&
    holder !== mover &&
    armiesIn(s, mover, area) > 0 &&
    !isAtPeace(s, mover, holder, area)
  );
}

/** The only nation with a unit in a land area, or nobody (GEN-12). */
export const soleOccupant = (s: S, area: Area): Nation => (isContested(s, area) ? NOBODY : holderOf(s, area));

export const isSoleOccupant = (s: S, nation: Nation, area: Area): boolean =>
  s.holder[area] === nation && !isContested(s, area);

export const isVacant = (s: S, area: Area): boolean => s.holder[area] === NOBODY;

/** Land areas where a nation has an army, contested ones included (CNT-7). */
export const areasWithArmies = (s: S, nation: Nation): Area[] =>
  LAND_AREAS.filter((area) => armiesIn(s, nation, area) > 0);

/** Land areas with an army or burh (CNT-1, CNT-2). */
export const areasWithStack = (s: S, nation: Nation): Area[] =>
  LAND_AREAS.filter((area) => stackSizeIn(s, nation, area) > 0);

export const countEnglish = (s: S, nation: Nation): number => {
  let count = 0;
  for (let area = FIRST_AREA; area < LAND_COUNT; area++)
    if (ENGLISH[area] && isSoleOccupant(s, nation, area)) count++;
  return count;
};

/** The same for all nations at once. */
export function englishCounts(s: S): number[] {
  const counts = new Array<number>(NATION_COUNT).fill(0);
  for (let area = FIRST_AREA; area < LAND_COUNT; area++) {
    const holder = ENGLISH[area] ? soleOccupant(s, area) : NOBODY;
    if (holder !== NOBODY) addTo(counts, holder, 1);
  }
  return counts;
}

export const sum = (row: readonly number[] | undefined): number => {
  let total = 0;
  for (const n of row ?? []) total += n;
  return total;
};

/** Armies in play, on land and at sea. */
export const armiesInPlay = (s: S, nation: Nation): number =>
  sum(s.infantry[nation]) + sum(s.cavalry[nation]);

let lastId: string | undefined;
let last: Scenario | undefined;

/** The scenario of a game; the last one asked for is mostly the next. */
export function scenarioOf(s: S): Scenario {
  if (s.scenario !== lastId) {
    last = scenario(s.scenario);
    lastId = s.scenario;
  }
  return last as Scenario;
}

/** The nation whose card this nation plays (SCN-11). */
export function cardNation(s: S, nation: Nation): Nation {
  return isSecondRomanoBritish(s, nation) ? NATION['romano-british'] : nation;
}

export const isSecondRomanoBritish = (s: S, nation: Nation): boolean => {
  const second = scenarioOf(s).special.secondRomanoBritish;
  return second !== undefined && nationOf(second) === nation;
};
