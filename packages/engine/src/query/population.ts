import {
  type Area,
  DIFFICULT,
  ENGLISH,
  FIRST_AREA,
  LAND_AREAS,
  LAND_COUNT,
  NATION,
  type Nation,
  NOBODY,
} from '../model/ids.ts';
import { markerOf } from '../model/readers.ts';
import { calendarOf, figuresOf, rulesOf, waysOf } from '../model/rules.ts';
import type { GameState } from '../model/state.ts';
import { growsLater } from './moment.ts';
import {
  areasWithStack,
  armiesIn,
  burhsIn,
  isSecondRomanoBritish,
  isSoleOccupant,
  isVacant,
  stackSizeIn,
  sum,
} from './occupation.ts';
import { cavalryPrice, infantryPrice, markerTop } from './prices.ts';
import { fits, normalLimit } from './stacking.ts';
import { infantrySupply } from './supply.ts';
import { burhBuilder, canGrow, canOverpopulate, hasBurhs } from './traits.ts';

/** Population increase (POP): points, and where new units may be placed. */

/** POP-1: two points for a clear area, one for a difficult one. */
export const populationPoints = (s: GameState, area: Area): number => {
  const { clear, difficult } = figuresOf(s).populationPoints;
  return DIFFICULT[area] ? difficult : clear;
};

export const areaPoints = (s: GameState, nation: Nation): number =>
  areasWithStack(s, nation).reduce((points, area) => points + populationPoints(s, area), 0);

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
  readonly cavalry: number;
  /** Infantry. */
  readonly armies: number;
  /** Armies that the land did not feed when it began, and that are not raised (X-POP-3). */
  readonly unfed: number;
  /** Armies that must go because there are more of those than were earned (X-POP-4). */
  readonly removed: number;
  /** What stays on the marker, never more than its top; anything beyond that is lost (POP-4). */
  readonly kept: number;
  readonly lost: number;
}

/** The next Population Increase of a nation as things stand, after some of it was spent on burhs and cavalry. */
export function growthAccount(s: GameState, nation: Nation, burhs = 0, cavalry = 0): GrowthAccount {
  const areas = areasWithStack(s, nation).map((area) => ({ area, points: populationPoints(s, area) }));
  const full = areas.reduce((sum, { points }) => sum + points, 0);
  const halved =
    s.overlord[nation] !== NOBODY && !(s.fullPopulation && s.nation === nation && growsLater(s, nation));
  const fromAreas = halved ? halfGrowth(s, full) : full;
  const carried = markerOf(s, nation);
  const points = carried + fromAreas;
  const armyCost = infantryPrice(s, nation);
  const spent = burhs * figuresOf(s).burhCost + (cavalry === 0 ? 0 : cavalry * cavalryPrice(s, nation));
  const left = points - spent;
  const earned = Math.floor(left / armyCost);
  const unfed = waysOf(s).crowding === 'limit' ? overpopulation(s, nation) : 0;
  const armies = Math.min(Math.max(0, earned - unfed), infantrySupply(s, nation));
  const removed = Math.floor(Math.max(0, unfed - earned) / 2); // XP-8
  const rest = left - (armies + Math.min(unfed, earned)) * armyCost;
  const kept = unfed > earned || isMarkerLost(s, areas) ? 0 : Math.min(markerTop(s, nation), rest);
  return {
    nation,
    areas,
    full,
    fromAreas,
    halved,
    carried,
    points,
    burhs,
    cavalry,
    armies,
    unfed,
    removed,
    kept,
    lost: rest - kept,
  };
}

/** What a subject gets of the points of its areas: half of them (POP-13), rounded as the rules say. */
export function halfGrowth(s: GameState, full: number): number {
  const rounded = waysOf(s).halfGrowth;
  if (rounded === 'up') return Math.ceil(full / 2);
  const half = Math.floor(full / 2); // DIG-23
  return rounded === 'down-to-one' ? Math.max(half, Math.min(1, full)) : half; // RUL-166
}

/** X-POP-2. */
const isMarkerLost = (s: GameState, areas: readonly unknown[]): boolean =>
  areas.length === 0 && waysOf(s).landlessMarker === 'lost';

/** POP-6, POP-7: the Romans never, the Romano-British (and their second in SCN-11) not in round 6. */
export const hasPopulation = (s: GameState, nation: Nation): boolean =>
  canGrow(s, nation) &&
  !(
    s.round === calendarOf(s).romansLeave &&
    (nation === NATION['romano-british'] || isSecondRomanoBritish(s, nation))
  );

export type PlaceWhy = 'population' | 'king' | 'special' | 'boudicca' | 'reinforcements';

/** Areas where a new unit may be placed by ownership: POP-8, R16-3, BEL-5. */
const isPlaceable = (s: GameState, nation: Nation, area: Area, why: PlaceWhy): boolean =>
  why === 'reinforcements'
    ? isRallyingPoint(s, nation, area)
    : stackSizeIn(s, nation, area) > 0 && (ENGLISH[area] === true || !staysInEngland(s, why));

/** R16-3, DIG-29. */
const staysInEngland = (s: GameState, why: PlaceWhy): boolean =>
  why === 'special' || (why === 'king' && waysOf(s).kingsArmy === 'england');

/** Armies that are placed all in one area, whatever stands there already (X-REI-2, X-STK-2, DIG-35). */
export const comeTogether = (s: GameState, why: PlaceWhy): boolean =>
  why === 'reinforcements' || (why === 'special' && waysOf(s).saxonLevy === 'together');

/** X-REI-2, X-REI-3: an area it holds or a vacant centre of its own; without any of these, any centre of its own. */
function isRallyingPoint(s: GameState, nation: Nation, area: Area): boolean {
  const centres = rulesOf(s).centres[nation] ?? [];
  const isOpen = (one: Area) => isSoleOccupant(s, nation, one) || (isVacant(s, one) && centres.includes(one));
  return isOpen(area) || (centres.includes(area) && !LAND_AREAS.some(isOpen));
}

export const placeableAreas = (s: GameState, nation: Nation, why: PlaceWhy): Area[] =>
  LAND_AREAS.filter((area) => isPlaceable(s, nation, area, why));

/** An area that must get a unit before this one: one that is not full (POP-9) or takes one at all (DIG-2); or none. */
export function firstInLine(
  s: GameState,
  nation: Nation,
  area: Area,
  placed: readonly Area[],
  why: PlaceWhy,
): Area | undefined {
  if (!placed.includes(area)) return undefined;
  const inTurn = waysOf(s).newUnits === 'in-turn';
  const got = inTurn ? timesIn(placed, area) : 1;
  return placeableAreas(s, nation, why).find(
    (other) =>
      other !== area &&
      timesIn(placed, other) < got &&
      (inTurn ? fits(s, nation, other, 1) : stackSizeIn(s, nation, other) < normalLimit(s, nation, other)),
  );
}

const timesIn = (placed: readonly Area[], area: Area): number =>
  placed.reduce((n, one) => (one === area ? n + 1 : n), 0);

export function mayPlaceIn(
  s: GameState,
  nation: Nation,
  area: Area,
  placed: readonly Area[],
  why: PlaceWhy,
): boolean {
  if (!isPlaceable(s, nation, area, why)) return false;
  if (why === 'boudicca') return armiesIn(s, nation, area) > 0; // BEL-5: stacking ignored
  if (comeTogether(s, why)) return true;
  return fits(s, nation, area, 1) && firstInLine(s, nation, area, placed, why) === undefined;
}

/** BURH-2: eight areas or more need no burhs, but two may always be built where DIG-32 holds. */
export const burhAllowance = (s: GameState): number =>
  Math.max(figuresOf(s).leastBurhs, figuresOf(s).burhAreas - areasWithStack(s, burhBuilder(s)).length);

const burhsOnBoard = (s: GameState): number => sum(s.burhs);

/** BURH-1, BURH-10. */
export const buildsBurhs = (s: GameState, nation: Nation, round: number): boolean =>
  hasBurhs(s, nation) && calendarOf(s).burhs.some((one) => one === round);

/** BURH-6: a piece must be left, and no more than eight burhs stand at once (RUL-126). */
export function burhSupply(s: GameState): number {
  const left = figuresOf(s).maxBurhs - burhsOnBoard(s);
  return waysOf(s).burhPieces === 'own' ? left : Math.min(infantrySupply(s, burhBuilder(s)), left);
}

/** How many more burhs may be built this turn (BURH-2, BURH-6). */
export const burhsLeft = (s: GameState, built: number): number =>
  burhBuilder(s) === NOBODY ? 0 : Math.max(0, Math.min(burhAllowance(s) - built, burhSupply(s)));

export const hasBurh = (s: GameState, area: Area): boolean => burhsIn(s, burhBuilder(s), area) > 0;

/** Do burhs need food, like armies (OPOP-5, DIG-13)? */
export const feedsBurhs = (s: GameState): boolean => waysOf(s).fed === 'armies-and-burhs';

/** Armies and burhs on land, and how many the areas can feed (OPOP-1, X-LIM-1). */
export function landAccount(
  s: GameState,
  nation: Nation,
): { readonly bodies: number; readonly most: number } {
  let bodies = 0;
  let areas = 0;
  let clear = false;
  const withBurhs = feedsBurhs(s);
  for (let area = FIRST_AREA; area < LAND_COUNT; area++) {
    const here = stackSizeIn(s, nation, area);
    if (here === 0) continue;
    bodies += withBurhs ? here : armiesIn(s, nation, area);
    areas++;
    if (!clear && !DIFFICULT[area]) clear = isSoleOccupant(s, nation, area);
  }
  return { bodies, most: populationLimit(s, areas, clear) };
}

/** How many armies must go (OPOP-1). */
export function overpopulation(s: GameState, nation: Nation): number {
  if (!canOverpopulate(s, nation)) return 0;
  const { bodies, most } = landAccount(s, nation);
  return Math.max(0, bodies - most);
}

/** The land account after `count` armies have gone from a contested area to one without enemies (X-RET-1). */
export function landAfter(
  s: GameState,
  nation: Nation,
  from: Area,
  to: Area,
  count: number,
): { readonly bodies: number; readonly most: number } {
  const leaves = armiesIn(s, nation, from) === count;
  const areas = areasWithStack(s, nation).filter((area) => !(leaves && area === from));
  if (!areas.includes(to)) areas.push(to);
  const isClear = (area: Area) =>
    !DIFFICULT[area] && (area === to || (area !== from && isSoleOccupant(s, nation, area)));
  const most = populationLimit(s, areas.length, areas.some(isClear));
  return { bodies: landAccount(s, nation).bodies, most };
}

/** How many armies and burhs so many areas feed (OPOP-1), and clear land some more (X-LIM-1). */
export function populationLimit(s: GameState, areas: number, holdsClear: boolean): number {
  const { fedByArea, fedByClearLand } = figuresOf(s);
  return fedByArea * areas + (holdsClear ? fedByClearLand : 0);
}
