import {
  type AreaId,
  areaId,
  areaOf,
  armiesIn,
  burhsIn,
  COAST,
  cavalryIn,
  type GameState,
  hasFort,
  infantryIn,
  isSea,
  LAND,
  type LandId,
  type LeaderId,
  leaderIn,
  N,
  NATION_COUNT,
  type NationId,
  nationId,
  type Region,
  SEAS,
  type SeaId,
  type Terrain,
} from '@bretwalda/engine';
import { type CellMark, markOf } from './card.ts';
import { type Column, columnsOf } from './columns.ts';
import { type Stacking, stackingOf } from './layers.ts';
import { roster } from './roster.ts';

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

const DESTROYED = 2;

function occupantOf(state: GameState, nation: number, area: number): Occupant | undefined {
  const fort = nation === N.romans && hasFort(state, area);
  const burh = burhsIn(state, nation, area) > 0;
  const leader = leaderIn(state, nation, area);
  if (armiesIn(state, nation, area) === 0 && !fort && !burh && leader === undefined) return undefined;
  return {
    nation: nationId(nation),
    infantry: infantryIn(state, nation, area),
    cavalry: cavalryIn(state, nation, area),
    burh,
    fort,
    ...(leader && { leader: leader.id }),
    ...(!isSea(area) && { stacking: stackingOf(state, nationId(nation), area) }),
  };
}

/** Everything about an area (UI-30). */
export function areaFact(state: GameState, id: AreaId): AreaFact {
  const area = areaOf(id);
  const land = LAND[area];
  const sea = SEAS.find((one) => one.id === id);
  const occupants = Array.from({ length: NATION_COUNT }, (_, nation) => occupantOf(state, nation, area));
  return {
    area: id,
    sea: isSea(area),
    ...(land && { terrain: land.terrain, region: land.region }),
    population: land ? (land.terrain === 'difficult' ? 1 : 2) : 0,
    borders: land ? land.borders : (COAST[area] ?? []).map((coast) => areaId(coast) as LandId),
    straits: land?.straits ?? [],
    seas: land?.seas ?? sea?.seas ?? [],
    occupants: occupants.filter((one) => one !== undefined),
    ruin: state.forts[area] === DESTROYED,
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
        return points === 0 ? [] : [{ column, points, mark: markOf(state, nation, column, area) }];
      }),
    }))
    .filter(({ values }) => values.length > 0);
