import {
  ARMY_COST,
  areaId,
  areasWithBodies,
  BURH_COST,
  DIFFICULT,
  type GameEvent,
  type GameState,
  type History,
  hasPopulation,
  infantrySupply,
  type LandId,
  MARKER_TOP,
  N,
  type NationId,
  NOBODY,
  nationOf,
  populationPoints,
} from '@bretwalda/engine';
import { hadTurn, inScenario } from './moment.ts';

export interface GrowthArea {
  readonly area: LandId;
  readonly difficult: boolean;
  readonly points: number;
}

/** A Population Increase, from its areas to its armies (POP-1 to POP-4). */
export interface GrowthAccount {
  readonly round: number;
  /** The most fertile first. */
  readonly areas: readonly GrowthArea[];
  readonly fromAreas: number;
  /** What a subject gets of it without leave (POP-13). */
  readonly half?: number;
  readonly carried: number;
  /** What there is to spend. */
  readonly points: number;
  readonly burhs: number;
  readonly armies: number;
  readonly kept: number;
  /** Points beyond the top of the marker, when the supply is short (POP-4). */
  readonly lost: number;
}

function growthAreas(state: GameState, id: NationId): readonly GrowthArea[] {
  const all = areasWithBodies(state, nationOf(id)).map((area) => ({
    area: areaId(area) as LandId,
    difficult: DIFFICULT[area] === true,
    points: populationPoints(area),
  }));
  return all.sort((a, b) => b.points - a.points);
}

const sumOf = (areas: readonly GrowthArea[]): number => areas.reduce((sum, { points }) => sum + points, 0);

type Spending = Pick<GrowthAccount, 'carried' | 'burhs' | 'armies' | 'kept'>;

function account(
  round: number,
  areas: readonly GrowthArea[],
  half: number | undefined,
  spending: Spending,
  fromAreas = sumOf(areas),
): GrowthAccount {
  const points = spending.carried + (half ?? fromAreas);
  const spent = spending.burhs * BURH_COST + spending.armies * ARMY_COST;
  return {
    round,
    areas,
    fromAreas,
    ...(half !== undefined && { half }),
    ...spending,
    points,
    lost: points - spent - spending.kept,
  };
}

const BEFORE: readonly GameState['step'][] = ['turn-start', 'allowance', 'population'];

/** Does the nation still grow in this round? */
const isAhead = (state: GameState, nation: number): boolean =>
  hasPopulation(state, nation) &&
  (state.nation === nation ? BEFORE.includes(state.step) : !hadTurn(state, nation, state.round));

/** What would come at its next Population Increase if the board stayed as it is. The Romans never grow (POP-6). */
export function growthAhead(state: GameState, id: NationId): GrowthAccount | undefined {
  const nation = nationOf(id);
  if (nation === N.romans) return undefined;
  const areas = growthAreas(state, id);
  const full = sumOf(areas);
  const half = (state.overlord[nation] ?? NOBODY) === NOBODY ? undefined : Math.ceil(full / 2);
  const carried = state.markers[nation] ?? 0;
  const points = carried + (half ?? full);
  const armies = Math.min(Math.floor(points / ARMY_COST), infantrySupply(state, nation));
  const kept = Math.min(MARKER_TOP, points - armies * ARMY_COST);
  const round = isAhead(state, nation) ? state.round : state.round + 1;
  return account(round, areas, half, { carried, burhs: 0, armies, kept });
}

/** Is there a turn left in which it can come? */
export const isGrowthLeft = (state: GameState, { round }: GrowthAccount): boolean => inScenario(state, round);

type Grown = Extract<GameEvent, { type: 'population' }>;

/** The last Population Increase of a nation up to a moment of the game. */
export function lastGrowth(history: History, shown: number, id: NationId): GrowthAccount | undefined {
  for (let at = shown; at >= 0; at--) {
    const events = history.events[at] ?? [];
    const index = events.findLastIndex((e) => e.type === 'population' && e.nation === id);
    if (index < 0) continue;
    const event = events[index] as Grown;
    const after = history.states[at] as GameState;
    const later = events.slice(index).filter((e) => e.type === 'round-started').length;
    return grown(event, after.round - later, [after, history.states[at - 1] ?? after], id);
  }
  return undefined;
}

/** An event tells the sum; its areas are those of the state beside it that come to that sum. */
function grown(event: Grown, round: number, states: readonly GameState[], id: NationId): GrowthAccount {
  const { carried, fromAreas, halved, burhs, armies, marker: kept } = event;
  const adds = (areas: readonly GrowthArea[]) =>
    (halved ? Math.ceil(sumOf(areas) / 2) : sumOf(areas)) === fromAreas;
  const areas = states.map((state) => growthAreas(state, id)).find(adds);
  const full = areas ? sumOf(areas) : fromAreas;
  return account(round, areas ?? [], halved ? fromAreas : undefined, { carried, burhs, armies, kept }, full);
}
