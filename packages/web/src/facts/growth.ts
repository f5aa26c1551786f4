import {
  areaOf,
  type GameEvent,
  type GameState,
  type LandId,
  landId,
  type NationId,
  nationOf,
  type SeenHistory,
} from '@bretwalda/engine';
import {
  canGrow,
  DIFFICULT,
  growsLater,
  growthAccount,
  hasPopulation,
  inScenario,
  populationPoints,
} from '@bretwalda/engine/queries';

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
  readonly cavalry: number;
  readonly armies: number;
  readonly kept: number;
  /** Points beyond the top of the marker, when the supply is short (POP-4), or those of a nation without land. */
  readonly lost: number;
  /** Armies beyond the population limit; as many are not raised, and some may have to go (X-POP-3, X-POP-4). */
  readonly unfed: number;
  readonly removed: number;
}

const growthAreas = (state: GameState, areas: readonly LandId[]): readonly GrowthArea[] =>
  areas
    .map((area) => ({
      area,
      difficult: DIFFICULT[areaOf(area)] === true,
      points: populationPoints(state, areaOf(area)),
    }))
    .sort((a, b) => b.points - a.points);

/** What would come at its next Population Increase if the board stayed as it is; nothing for the Romans (POP-6). */
export function growthAhead(state: GameState, id: NationId): GrowthAccount | undefined {
  const nation = nationOf(id);
  if (!canGrow(state, nation)) return undefined;
  const {
    areas,
    full,
    fromAreas,
    halved,
    carried,
    points,
    burhs,
    cavalry,
    armies,
    kept,
    lost,
    unfed,
    removed,
  } = growthAccount(state, nation);
  return {
    round: hasPopulation(state, nation) && growsLater(state, nation) ? state.round : state.round + 1,
    areas: growthAreas(
      state,
      areas.map(({ area }) => landId(area)),
    ),
    fromAreas: full,
    ...(halved && { half: fromAreas }),
    carried,
    points,
    burhs,
    cavalry,
    armies,
    kept,
    lost,
    unfed,
    removed,
  };
}

/** Is there a turn left in which it can come? */
export const isGrowthLeft = (state: GameState, { round }: GrowthAccount): boolean => inScenario(state, round);

type Grown = Extract<GameEvent, { type: 'population' }>;

/** The last Population Increase of a nation up to a moment of the game. */
export function lastGrowth(history: SeenHistory, shown: number, id: NationId): GrowthAccount | undefined {
  for (let at = shown; at >= 0; at--) {
    const events = history.events[at] ?? [];
    const index = events.findLastIndex((e) => e.type === 'population' && e.nation === id);
    if (index < 0) continue;
    const later = events.slice(index).filter((e) => e.type === 'round-started').length;
    return grown(history.states[at] as GameState, events[index] as Grown, later);
  }
  return undefined;
}

/** `later` rounds began after it, before the state it led to. */
const grown = (state: GameState, event: Grown, later: number): GrowthAccount => ({
  round: state.round - later,
  areas: growthAreas(state, event.areas),
  fromAreas: event.full,
  ...(event.halved && { half: event.fromAreas }),
  carried: event.carried,
  points: event.carried + event.fromAreas,
  burhs: event.burhs,
  cavalry: event.cavalry ?? 0,
  armies: event.armies,
  kept: event.marker,
  lost: event.lost,
  unfed: event.unfed ?? 0,
  removed: 0,
});
