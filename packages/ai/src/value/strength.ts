import { type Area, areaOf, type GameState, type Nation } from '@bretwalda/engine';
import { TIMELINE } from '@bretwalda/engine/data';
import {
  AREA,
  AREA_COUNT,
  armiesInPlay,
  BOATS,
  FIRST_AREA,
  hasReinforcements,
  isSea,
  isStrong,
  LAND_COUNT,
  NATION_COUNT,
  romanReinforcements,
  statusOf,
  timelineEvent,
} from '@bretwalda/engine/queries';
import { byBoat, nearTo } from './reach.ts';
import type { Weights } from './weights.ts';

/** For nations that cannot reach anything. */
export const NOTHING = new Float64Array(LAND_COUNT);

interface Memory {
  readonly infantry: unknown;
  readonly cavalry: unknown;
  readonly turn: number;
  readonly arrives: boolean;
  readonly of: Weights;
  readonly value: Float64Array;
}

/**
 * A small cache: states share the rows of nations that did not change, and a search looks at thousands of positions.
 */
const MEMORIES: Memory[][] = Array.from({ length: NATION_COUNT }, () => []);
const REMEMBERED = 6;

/** The strength a nation could bring to each land area in its turn of a round, including arrivals from the sea. */
export function strengthOf(
  s: GameState,
  nation: Nation,
  turn: number,
  arrives: boolean,
  w: Weights,
): Float64Array {
  const infantry = s.infantry[nation];
  const cavalry = s.cavalry[nation];
  const memories = MEMORIES[nation] as Memory[];
  for (const m of memories)
    if (
      m.infantry === infantry &&
      m.cavalry === cavalry &&
      m.turn === turn &&
      m.arrives === arrives &&
      m.of === w
    )
      return m.value;
  const value = canCome(s, nation, turn) ? gather(s, nation, turn, arrives, w) : NOTHING;
  memories.unshift({ infantry, cavalry, turn, arrives, of: w, value });
  if (memories.length > REMEMBERED) memories.pop();
  return value;
}

const canCome = (s: GameState, nation: Nation, turn: number): boolean =>
  armiesInPlay(s, nation) > 0 ||
  timelineEvent(turn, nation)?.invaders !== undefined ||
  hasReinforcements(nation);

function gather(s: GameState, nation: Nation, turn: number, arrives: boolean, w: Weights): Float64Array {
  const total = new Float64Array(LAND_COUNT);
  const strong = isStrong(nation, 'infantry') ? w.defenceStrong : 1;
  const boats = turn <= TIMELINE.length && statusOf(turn, nation) & BOATS ? w.byBoat : 0;
  const infantry = s.infantry[nation] as readonly number[];
  const cavalry = s.cavalry[nation] as readonly number[];
  for (let from = FIRST_AREA; from < AREA_COUNT; from++) {
    const i = infantry[from] as number;
    const c = cavalry[from] as number;
    if (i + c > 0) spread(total, nation, from, i * strong + c * w.defenceStrong, boats);
  }
  if (!arrives) return total;
  for (const { sea, infantry: n = 0, cavalry: c = 0 } of timelineEvent(turn, nation)?.invaders ?? [])
    spread(total, nation, areaOf(sea), n + c * w.defenceStrong, 0);
  if (hasReinforcements(nation)) {
    const due = romanReinforcements(turn, armiesInPlay(s, nation));
    if (due > 0) spread(total, nation, AREA['english-channel'], due * strong, 0);
  }
  return total;
}

function spread(total: Float64Array, nation: Nation, from: Area, strength: number, boats: number): void {
  const { areas, share } = nearTo(nation, from);
  for (let i = 0; i < areas.length; i++) {
    const to = areas[i] as Area;
    total[to] = (total[to] as number) + strength * (share[i] as number);
  }
  if (boats > 0 && !isSea(from))
    for (const to of byBoat(from)) total[to] = (total[to] as number) + strength * boats;
}
