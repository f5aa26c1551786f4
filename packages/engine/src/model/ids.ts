import { type AreaId, LAND, type Region, SEAS } from '../data/board.ts';
import { LANDING, NATIONS, type NationId } from '../data/nations.ts';

/**
 * Inside the engine an area and a nation are small numbers, so that the hot loops index arrays;
 * at the border (actions, events, violations, positions) they are the readable ids of the data tables.
 */
export type Area = number;
export type Nation = number;

export const NOBODY: Nation = -1;
export const NOWHERE: Area = -1;

export const AREA_IDS: readonly AreaId[] = [...LAND.map((a) => a.id), ...SEAS.map((s) => s.id)];
export const NATION_IDS: readonly NationId[] = NATIONS.map((n) => n.id);
export const LAND_COUNT = LAND.length;
export const AREA_COUNT = AREA_IDS.length;
export const NATION_COUNT = NATION_IDS.length;

function indexOf<T extends string>(ids: readonly T[]): Readonly<Record<T, number>> {
  return Object.fromEntries(ids.map((id, index) => [id, index])) as Record<T, number>;
}

/** `A.kent` and `N.saxons` are the numbers of an area and a nation. */
export const A = indexOf(AREA_IDS);
export const N = indexOf(NATION_IDS);

const AREA_INDEX = new Map<string, Area>(AREA_IDS.map((id, index) => [id, index]));
const NATION_INDEX = new Map<string, Nation>(NATION_IDS.map((id, index) => [id, index]));

/** The number of an id, or -1 for anything that is no area or nation. */
export const areaOf = (id: unknown): Area => AREA_INDEX.get(id as string) ?? NOWHERE;
export const nationOf = (id: unknown): Nation => NATION_INDEX.get(id as string) ?? NOBODY;
export const areaId = (area: Area): AreaId => AREA_IDS[area] as AreaId;
export const nationId = (nation: Nation): NationId => NATION_IDS[nation] as NationId;

export const isSea = (area: Area): boolean => area >= LAND_COUNT;

export const LAND_AREAS: readonly Area[] = LAND.map((_, index) => index);

const numbers = (ids: readonly AreaId[]): Area[] => ids.map((id) => A[id]);

/** Land borders; empty for seas. */
export const BORDERS: readonly (readonly Area[])[] = [
  ...LAND.map((a) => numbers(a.borders)),
  ...SEAS.map(() => []),
];
/** The other ends of the straits of an area. */
const STRAITS: readonly (readonly Area[])[] = [...LAND.map((a) => numbers(a.straits)), ...SEAS.map(() => [])];
/** Land areas next to a land area, straits included: where retreats and displacements may go. */
export const ADJACENT: readonly (readonly Area[])[] = BORDERS.map((b, i) => [
  ...b,
  ...(STRAITS[i] as Area[]),
]);
/** Seas next to an area (of land or sea). */
const SEAS_OF: readonly (readonly Area[])[] = [...LAND, ...SEAS].map((a) => numbers(a.seas));
/** Land areas on the coast of a sea; empty for land. */
export const COAST: readonly (readonly Area[])[] = [
  ...LAND.map(() => []),
  ...SEAS.map((s) => numbers(s.coast)),
];
/** Everything one step away, in a fixed order: borders, straits, seas, coast. */
export const STEPS: readonly (readonly Area[])[] = AREA_IDS.map((_, i) => [
  ...(BORDERS[i] as Area[]),
  ...(STRAITS[i] as Area[]),
  ...(SEAS_OF[i] as Area[]),
  ...(COAST[i] as Area[]),
]);

const pairs = (lists: readonly (readonly Area[])[]): Uint8Array => {
  const table = new Uint8Array(AREA_COUNT * AREA_COUNT);
  lists.forEach((list, from) => {
    for (const to of list) table[from * AREA_COUNT + to] = 1;
  });
  return table;
};
const STRAIT_PAIRS = pairs(STRAITS);
const STEP_PAIRS = pairs(STEPS);
export const isStrait = (from: Area, to: Area): boolean => STRAIT_PAIRS[from * AREA_COUNT + to] === 1;
export const isStep = (from: Area, to: Area): boolean => STEP_PAIRS[from * AREA_COUNT + to] === 1;

export const DIFFICULT: readonly boolean[] = AREA_IDS.map((_, i) => LAND[i]?.terrain === 'difficult');
export const REGION: readonly (Region | undefined)[] = AREA_IDS.map((_, i) => LAND[i]?.region);
export const ENGLISH: readonly boolean[] = REGION.map((r) => r === 'england');
export const SCOTTISH: readonly boolean[] = REGION.map((r) => r === 'scotland');

/** Areas where units that began the turn at sea may land, for each nation (SEA-7). */
export const MAY_LAND: readonly (readonly boolean[])[] = NATION_IDS.map((nation) => {
  const list = LANDING[nation];
  return AREA_IDS.map((area) => list === undefined || (list as readonly string[]).includes(area));
});

/** 1: closed to units coming from another sea; 2: closed also to boats of units that began the turn at sea (RUL-132). */
export const CLOSED_SEA: readonly (readonly number[])[] = NATIONS.map((nation) => {
  const closed: readonly string[] = nation.closedSeas;
  const degree = closed.length === SEAS.length ? 1 : 2;
  return AREA_IDS.map((area) => (closed.includes(area) ? degree : 0));
});

export const areaSet = (ids: readonly AreaId[]): readonly boolean[] => AREA_IDS.map((id) => ids.includes(id));
