import { type Area, type GameState, type Nation, NOBODY } from '@bretwalda/engine';
import {
  AREA_COUNT,
  areasForKing,
  armiesIn,
  cavalryIn,
  crownAhead,
  englishCounts,
  FIRST_AREA,
  FIRST_NATION,
  figuresOf,
  holderOf,
  infantryIn,
  isClaimant,
  isContested,
  kingAccount,
  kingPoints,
  LAND_COUNT,
  limesRound,
  limesValues,
  NATION_COUNT,
  overlordOf,
  ownerOf,
  voteAccount,
  waysOf,
} from '@bretwalda/engine/queries';
import { Forecast } from './forecast.ts';
import type { Weights } from './weights.ts';

/**
 * The value of a position. A learned value can replace the hand-made one behind this interface: a search uses nothing
 * else.
 */
export interface Evaluation {
  readonly weights: Weights;
  /** Points that each nation may still expect, beyond those it already has. */
  future(s: GameState): Float64Array;
  /** The forecast by which single areas and armies are valued. */
  forecast(s: GameState): Forecast;
}

export function handMade(w: Weights): Evaluation {
  // A search asks several questions about one position before it goes on to the next.
  let last: Forecast | undefined;
  const forecast = (s: GameState): Forecast => {
    if (last?.s !== s) last = new Forecast(s, w);
    return last;
  };
  return { weights: w, future: (s) => futurePoints(forecast(s)), forecast };
}

function futurePoints(o: Forecast): Float64Array {
  const { s } = o;
  const future = new Float64Array(NATION_COUNT);
  if (s.step === 'over') return future;
  const add = (nation: Nation, points: number) => {
    future[nation] = (future[nation] as number) + points;
  };
  for (let area = FIRST_AREA; area < LAND_COUNT; area++) {
    const holder = holderOf(s, area);
    if (holder === NOBODY) continue;
    add(holder, o.standing(holder, area, infantryIn(s, holder, area), cavalryIn(s, holder, area)));
    o.temptation(holder, area, infantryIn(s, holder, area), cavalryIn(s, holder, area), add);
    if (s.nation !== NOBODY && s.nation !== holder && isContested(s, area))
      add(s.nation, armiesIn(s, s.nation, area) * o.armyWorth(s.nation) * 0.5);
    const overlord = overlordOf(s, holder);
    if (overlord !== NOBODY) add(overlord, limesThrough(o, overlord, holder, area));
  }
  for (let nation = FIRST_NATION; nation < NATION_COUNT; nation++) {
    if (ownerOf(s, nation) < 0) continue;
    const prospect = prospectOf(o, nation);
    if (prospect > 0) add(nation, prospect);
    add(nation, atSea(o, nation) + leaderWorth(o, nation));
  }
  elections(o, add);
  return future;
}

/** Limes points through a subject (LIMES-1). */
function limesThrough(o: Forecast, overlord: Nation, holder: Nation, area: Area): number {
  const round = limesRound(o.s, overlord);
  if (round === undefined) return 0;
  return (
    (limesValues(o.s, round, overlord)?.[area] ?? 0) *
    o.w.lastsClear ** (round - Math.min(round, o.round)) *
    o.keeps(holder, area, armiesIn(o.s, holder, area), 'all')
  );
}

function atSea(o: Forecast, nation: Nation): number {
  let armies = 0;
  for (let sea = LAND_COUNT as Area; sea < AREA_COUNT; sea++) armies += armiesIn(o.s, nation, sea);
  return armies === 0 ? 0 : armies * o.armyWorth(nation);
}

/** Points within reach of a nation's next turn: a share of them, and no more than its armies could take. */
function prospectOf(o: Forecast, nation: Nation): number {
  const { s, w } = o;
  const near = o.strengthNear(nation);
  let total = 0;
  let targets = 0;
  let armies = 0;
  for (let area = FIRST_AREA; area < LAND_COUNT; area++) {
    const strength = near[area] as number;
    if (strength === 0) continue;
    const holder = holderOf(s, area);
    if (holder === nation) continue;
    const worth = o.wanted(nation, area);
    if (worth === 0) continue;
    const friendly = holder !== NOBODY && s.owner[holder] === s.owner[nation] ? 0.3 : 1;
    const wall =
      holder === NOBODY
        ? 0.3
        : o.strengthIn(holder, area, infantryIn(s, holder, area), cavalryIn(s, holder, area)) * w.threatRatio;
    const x = strength / (wall + 0.3);
    total += worth * friendly * ((x * x) / (x * x + 1));
    targets++;
    armies = Math.max(armies, strength);
  }
  return targets === 0 ? 0 : w.prospect * total * Math.min(1, (1 + armies) / targets);
}

function leaderWorth(o: Forecast, nation: Nation): number {
  const leader = o.s.leaders[nation];
  if (!leader) return 0;
  if (!isClaimant(leader.id)) return o.hasMoved(nation) ? 0 : o.w.leader;
  const { s } = o;
  const keeps =
    leader.at >= LAND_COUNT
      ? 1
      : o.keeps(
          nation,
          leader.at,
          o.strengthIn(nation, leader.at, infantryIn(s, nation, leader.at), cavalryIn(s, nation, leader.at)),
          'all',
        );
  return o.w.crown * keeps;
}

/**
 * Bretwalda and King, if the areas stay as they are until the round ends: the nearer to a crown, the larger the share.
 */
function elections(o: Forecast, add: (nation: Nation, points: number) => void): void {
  const { s, w } = o;
  const crown = crownAhead(s);
  if (crown === 'king' && waysOf(s).king === 'most-areas') {
    const { kings, points } = kingAccount(s);
    for (const king of kings) add(king, points * w.election);
  } else if (crown === 'king') {
    const counts = englishCounts(s);
    const areas = Math.max(...counts);
    const best = counts.indexOf(areas) as Nation;
    const share = Math.min(1, areas / areasForKing(s, counts, best));
    if (areas >= figuresOf(s).kingdom - 1) add(best, kingPoints(s, o.round) * w.election * share ** 3);
  } else if (crown === 'bretwalda') {
    const { votes, of, majority } = voteAccount(s);
    if (of === 0) return;
    const best = votes.indexOf(Math.max(...votes)) as Nation;
    const own = votes.reduce((sum, n, nation) => (s.owner[nation] === s.owner[best] ? sum + n : sum), 0);
    add(best, figuresOf(s).bretwaldaPoints * w.election * Math.min(1, own / majority) ** 3);
  }
}
