import { type Area, areaOf, type GameState, type Nation } from '@bretwalda/engine';
import {
  AREA,
  AREA_COUNT,
  areasWithArmies,
  armiesInPlay,
  BOATS,
  FIRST_AREA,
  hasReinforcements,
  hasStrongInfantry,
  isSea,
  LAND_COUNT,
  landArrivals,
  NATION_COUNT,
  reinforcementsDue,
  rulesOf,
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
  timelineEvent(s, turn, nation)?.invaders !== undefined ||
  landArrivals(s, nation, turn) > 0 ||
  hasReinforcements(s, nation);

function gather(s: GameState, nation: Nation, turn: number, arrives: boolean, w: Weights): Float64Array {
  const total = new Float64Array(LAND_COUNT);
  const strong = hasStrongInfantry(s, nation) ? w.defenceStrong : 1;
  const boats = statusOf(s, turn, nation) & BOATS ? w.byBoat : 0;
  const infantry = s.infantry[nation] as readonly number[];
  const cavalry = s.cavalry[nation] as readonly number[];
  for (let from = FIRST_AREA; from < AREA_COUNT; from++) {
    const i = infantry[from] as number;
    const c = cavalry[from] as number;
    if (i + c > 0) spread(s, total, nation, from, i * strong + c * w.defenceStrong, boats);
  }
  if (!arrives) return total;
  for (const { sea, orSea, infantry: n = 0, cavalry: c = 0 } of timelineEvent(s, turn, nation)?.invaders ??
    [])
    for (const from of orSea ? [sea, orSea] : [sea])
      spread(s, total, nation, areaOf(from), n + c * w.defenceStrong, 0);
  gatherOnLand(s, total, nation, landArrivals(s, nation, turn));
  if (hasReinforcements(s, nation)) {
    const due = reinforcementsDue(s, turn, armiesInPlay(s, nation));
    if (due > 0) spread(s, total, nation, AREA['english-channel'], due * strong, 0);
  }
  return total;
}

/** They come together, in an area of theirs or a centre (X-REI-2): somewhere among them, nobody knows where. */
function gatherOnLand(s: GameState, total: Float64Array, nation: Nation, armies: number): void {
  if (armies === 0) return;
  const own = areasWithArmies(s, nation);
  const places = own.length > 0 ? own : (rulesOf(s).centres[nation] ?? []);
  for (const from of places) spread(s, total, nation, from, armies / places.length, 0);
}

function spread(
  s: GameState,
  total: Float64Array,
  nation: Nation,
  from: Area,
  strength: number,
  boats: number,
): void {
  const { areas, share } = nearTo(s, nation, from);
  for (let i = 0; i < areas.length; i++) {
    const to = areas[i] as Area;
    total[to] = (total[to] as number) + strength * (share[i] as number);
  }
  if (boats > 0 && !isSea(from))
    for (const to of byBoat(from)) total[to] = (total[to] as number) + strength * boats;
}
