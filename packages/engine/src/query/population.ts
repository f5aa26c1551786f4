import { CALENDAR } from '../data/calendar.ts';
import { type Area, DIFFICULT, ENGLISH, LAND_AREAS, NATION, type Nation, NOBODY } from '../model/ids.ts';
import { markerOf } from '../model/readers.ts';
import type { GameState } from '../model/state.ts';
import { growsLater } from './moment.ts';
import { areasWithStack, armiesIn, burhsIn, isSecondRomanoBritish, stackSizeIn, sum } from './occupation.ts';
import { fits, normalLimit } from './stacking.ts';
import { infantrySupply } from './supply.ts';
import { canGrow, canOverpopulate, hasBurhs } from './traits.ts';

/** Population increase (POP): points, and where new units may be placed. */

export const ARMY_COST = 6;
export const BURH_COST = 2;
export const MARKER_TOP = 5;

/** POP-1: two points for a clear area, one for a difficult one. */
export const populationPoints = (area: Area): number => (DIFFICULT[area] ? 1 : 2);

export const areaPoints = (s: GameState, nation: Nation): number =>
  areasWithStack(s, nation).reduce((points, area) => points + populationPoints(area), 0);

/** A Population Increase, from its areas to its armies (POP-1 to POP-4). */
export interface GrowthAccount {
  readonly nation: Nation;
  readonly areas: readonly { readonly area: Area; readonly points: number }[];
  /** The sum over all areas. */
  readonly full: number;
  /** What the nation gets: a subject half, rounded up, unless its overlord grants all of it (POP-13). */
  readonly fromAreas: number;
  readonly halved: boolean;
  readonly carried: number;
  /** The points it can spend. */
  readonly points: number;
  readonly burhs: number;
  readonly armies: number;
  /** What stays on the marker, never more than its top; anything beyond that is lost (POP-4). */
  readonly kept: number;
  readonly lost: number;
}

/** The next Population Increase of a nation as things stand, after some of it was spent on burhs. */
export function growthAccount(s: GameState, nation: Nation, burhs = 0): GrowthAccount {
  const areas = areasWithStack(s, nation).map((area) => ({ area, points: populationPoints(area) }));
  const full = areas.reduce((sum, { points }) => sum + points, 0);
  const halved =
    s.overlord[nation] !== NOBODY && !(s.fullPopulation && s.nation === nation && growsLater(s, nation));
  const fromAreas = halved ? Math.ceil(full / 2) : full;
  const carried = markerOf(s, nation);
  const points = carried + fromAreas;
  const left = points - burhs * BURH_COST;
  const armies = Math.min(Math.floor(left / ARMY_COST), infantrySupply(s, nation));
  const rest = left - armies * ARMY_COST;
  const kept = Math.min(MARKER_TOP, rest);
  return {
    nation,
    areas,
    full,
    fromAreas,
    halved,
    carried,
    points,
    burhs,
    armies,
    kept,
    lost: rest - kept,
  };
}

/** POP-6, POP-7: the Romans never, the Romano-British (and their second in SCN-11) not in round 6. */
export const hasPopulation = (s: GameState, nation: Nation): boolean =>
  canGrow(nation) &&
  !(
    s.round === CALENDAR.romansLeave &&
    (nation === NATION['romano-british'] || isSecondRomanoBritish(s, nation))
  );

export type PlaceWhy = 'population' | 'king' | 'special' | 'boudicca';

/** Areas where a new unit may be placed by ownership: POP-8, R16-3, BEL-5. */
const isPlaceable = (s: GameState, nation: Nation, area: Area, why: PlaceWhy): boolean =>
  stackSizeIn(s, nation, area) > 0 && (why !== 'special' || ENGLISH[area] === true);

export const placeableAreas = (s: GameState, nation: Nation, why: PlaceWhy): Area[] =>
  LAND_AREAS.filter((area) => isPlaceable(s, nation, area, why));

/** POP-9: an area that must get a unit before this one, or undefined. */
export function firstInLine(
  s: GameState,
  nation: Nation,
  area: Area,
  placed: readonly Area[],
  why: PlaceWhy,
): Area | undefined {
  if (!placed.includes(area)) return undefined;
  return placeableAreas(s, nation, why).find(
    (other) =>
      other !== area && !placed.includes(other) && stackSizeIn(s, nation, other) < normalLimit(nation, other),
  );
}

export function mayPlaceIn(
  s: GameState,
  nation: Nation,
  area: Area,
  placed: readonly Area[],
  why: PlaceWhy,
): boolean {
  if (!isPlaceable(s, nation, area, why)) return false;
  if (why === 'boudicca') return armiesIn(s, nation, area) > 0; // BEL-5: stacking ignored
  return fits(s, nation, area, 1) && firstInLine(s, nation, area, placed, why) === undefined;
}

/** BURH-2: eight areas or more need no burhs. */
export const burhAllowance = (s: GameState): number =>
  Math.max(0, 8 - areasWithStack(s, NATION.saxons).length);

export const MAX_BURHS = 8;
const burhsOnBoard = (s: GameState): number => sum(s.burhs);

/** BURH-1, BURH-10. */
export const buildsBurhs = (nation: Nation, round: number): boolean =>
  hasBurhs(nation) && CALENDAR.burhs.some((one) => one === round);

/** BURH-6: a piece must be left, and no more than eight burhs stand at once (RUL-126). */
export const burhSupply = (s: GameState): number =>
  Math.min(infantrySupply(s, NATION.saxons), MAX_BURHS - burhsOnBoard(s));

/** How many more burhs may be built this turn (BURH-2, BURH-6). */
export const burhsLeft = (s: GameState, built: number): number =>
  Math.max(0, Math.min(burhAllowance(s) - built, burhSupply(s)));

export const hasBurh = (s: GameState, area: Area): boolean => burhsIn(s, NATION.saxons, area) > 0;

/** Armies and burhs on land, and how many the areas can feed (OPOP-1). */
export function landAccount(
  s: GameState,
  nation: Nation,
): { readonly bodies: number; readonly most: number } {
  const areas = areasWithStack(s, nation);
  return {
    bodies: areas.reduce((n, area) => n + stackSizeIn(s, nation, area), 0),
    most: populationLimit(areas.length),
  };
}

/** How many armies must go (OPOP-1). */
export function overpopulation(s: GameState, nation: Nation): number {
  if (!canOverpopulate(nation)) return 0;
  const { bodies, most } = landAccount(s, nation);
  return Math.max(0, bodies - most);
}

/** How many armies and burhs this many areas feed (OPOP-1). */
export const populationLimit = (areas: number): number => 2 * areas;
