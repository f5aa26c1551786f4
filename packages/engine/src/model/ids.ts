import { type AreaId, LAND, type LandId, type Region, SEAS, type SeaId } from '../data/board.ts';
import { NATIONS, type NationId } from '../data/nations.ts';

/**
 * Inside the engine an area and a nation are small numbers, so that the hot loops index arrays;
 * at the border (actions, events, violations, positions) they are the readable ids of the data tables.
 */
declare const brand: unique symbol;
/** A number that the compiler does not mix up with other kinds of numbers. */
type Branded<Name extends string> = number & { readonly [brand]: Name };
export type Area = Branded<'area'>;
export type Nation = Branded<'nation'>;
/** A player's place at the table, counted from 0. */
export type Seat = Branded<'seat'>;

export const NOBODY = -1 as Nation;
export const NOWHERE = -1 as Area;
export const NO_SEAT = -1 as Seat;
/** In place of the nation voted for: no vote yet, or one that must not be seen. */
export const NO_VOTE = -1 as Nation;
export const HIDDEN_VOTE = -2 as Nation;
/** Where loops over all areas, nations and seats begin. */
export const FIRST_AREA = 0 as Area;
export const FIRST_NATION = 0 as Nation;
export const FIRST_SEAT = 0 as Seat;

export const AREA_IDS: readonly AreaId[] = [...LAND.map((a) => a.id), ...SEAS.map((s) => s.id)];
export const NATION_IDS: readonly NationId[] = NATIONS.map((n) => n.id);
export const LAND_COUNT = LAND.length;
export const AREA_COUNT = AREA_IDS.length;
export const NATION_COUNT = NATION_IDS.length;

const numbersOf = <Id extends string, Index extends number>(
  ids: readonly Id[],
): Readonly<Record<Id, Index>> =>
  Object.fromEntries(ids.map((id, index) => [id, index])) as Record<Id, Index>;

/** `AREA.kent` and `NATION.saxons` are the numbers of an area and a nation. */
export const AREA = numbersOf<AreaId, Area>(AREA_IDS);
export const NATION = numbersOf<NationId, Nation>(NATION_IDS);

export const AREAS: readonly Area[] = AREA_IDS.map((id) => AREA[id]);
export const LAND_AREAS: readonly Area[] = AREAS.slice(0, LAND_COUNT);
export const ALL_NATIONS: readonly Nation[] = NATION_IDS.map((id) => NATION[id]);
/** A number from outside as a seat. A seat that is not at the table decides nothing and sees what a spectator sees. */
export const toSeat = (n: number): Seat => n as Seat;

/** The seats of a table for this many players. */
export const seatsOf = (count: number): readonly Seat[] =>
  Array.from({ length: count }, (_, seat) => seat as Seat);

const AREA_INDEX = new Map<unknown, Area>(Object.entries(AREA));
const NATION_INDEX = new Map<unknown, Nation>(Object.entries(NATION));

/** The number of an id, or -1 for anything that is not an area or nation. */
export const areaOf = (id: unknown): Area => AREA_INDEX.get(id) ?? NOWHERE;
export const nationOf = (id: unknown): Nation => NATION_INDEX.get(id) ?? NOBODY;
export const areaId = (area: Area): AreaId => AREA_IDS[area] as AreaId;
/** The same for an area that is known to be land, or sea. */
export const landId = (area: Area): LandId => AREA_IDS[area] as LandId;
export const seaId = (area: Area): SeaId => AREA_IDS[area] as SeaId;
export const nationId = (nation: Nation): NationId => NATION_IDS[nation] as NationId;

export const isSea = (area: Area): boolean => area >= LAND_COUNT;

const numbers = (ids: readonly AreaId[]): Area[] => ids.map((id) => AREA[id]);

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

/** The same tables, read by an area. */
export const bordersOf = (area: Area): readonly Area[] => BORDERS[area] as readonly Area[];
export const adjacentTo = (area: Area): readonly Area[] => ADJACENT[area] as readonly Area[];
export const coastOf = (sea: Area): readonly Area[] => COAST[sea] as readonly Area[];
export const stepsFrom = (area: Area): readonly Area[] => STEPS[area] as readonly Area[];

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

export const areaSet = (ids: readonly AreaId[]): readonly boolean[] => AREA_IDS.map((id) => ids.includes(id));
