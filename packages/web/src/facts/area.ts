import {
  type Area,
  type AreaId,
  areaOf,
  type GameState,
  type LandId,
  type LeaderId,
  landId,
  type Nation,
  type NationId,
  nationId,
  type SeaId,
} from '@bretwalda/engine';
import { LAND, type Region, SEAS, type Terrain } from '@bretwalda/engine/data';
import {
  ALL_NATIONS,
  COAST,
  forceIn,
  fortIn,
  isSea,
  leaderIn,
  populationPoints,
  roster,
} from '@bretwalda/engine/queries';
import type { CellMark } from '@bretwalda/text';
import { cellMark } from './card.ts';
import { type Column, columnsOf } from './columns.ts';
import { type Stacking, stackingOf } from './map-layers.ts';

/** Who stands in an area, and with what. */
export interface Occupant {
  readonly nation: NationId;
  readonly infantry: number;
  readonly cavalry: number;
  readonly burh: boolean;
  readonly fort: boolean;
  readonly leader?: LeaderId;
  /** On land only. */
  readonly stacking?: Stacking;
}

export interface AreaFact {
  readonly area: AreaId;
  readonly sea: boolean;
  readonly terrain?: Terrain;
  readonly region?: Region;
  readonly population: number;
  readonly borders: readonly LandId[];
  readonly straits: readonly LandId[];
  readonly seas: readonly SeaId[];
  readonly occupants: readonly Occupant[];
  readonly ruin: boolean;
}

function occupantOf(state: GameState, nation: Nation, area: Area): Occupant | undefined {
  const { infantry, cavalry, fort, burh } = forceIn(state, nation, area);
  const leader = leaderIn(state, nation, area);
  if (infantry + cavalry + fort + burh === 0 && leader === undefined) return undefined;
  return {
    nation: nationId(nation),
    infantry,
    cavalry,
    burh: burh > 0,
    fort: fort > 0,
    ...(leader && { leader: leader.id }),
    ...(!isSea(area) && { stacking: stackingOf(state, nationId(nation), area) }),
  };
}

/** Everything about an area (UI-30). */
export function areaFact(state: GameState, id: AreaId): AreaFact {
  const area = areaOf(id);
  const land = LAND[area];
  const sea = SEAS.find((one) => one.id === id);
  const occupants = ALL_NATIONS.map((nation) => occupantOf(state, nation, area));
  return {
    area: id,
    sea: isSea(area),
    ...(land && { terrain: land.terrain, region: land.region }),
    population: land ? populationPoints(state, area) : 0,
    borders: land ? land.borders : (COAST[area] ?? []).map((coast) => landId(coast)),
    straits: land?.straits ?? [],
    seas: land?.seas ?? sea?.seas ?? [],
    occupants: occupants.filter((one) => one !== undefined),
    ruin: fortIn(state, area) === 'destroyed',
  };
}

/** What an area is worth to one nation. */
export interface AreaWorth {
  readonly nation: NationId;
  readonly values: readonly { readonly column: Column; readonly points: number; readonly mark: CellMark }[];
}

/** What it is worth to every nation that scores for it. */
export const worthOf = (state: GameState, area: LandId): readonly AreaWorth[] =>
  roster(state)
    .map((nation) => ({
      nation,
      values: columnsOf(state, nation).flatMap((column) => {
        const points = column.values.get(area) ?? 0;
        return points === 0 ? [] : [{ column, points, mark: cellMark(state, nation, column, area) }];
      }),
    }))
    .filter(({ values }) => values.length > 0);
