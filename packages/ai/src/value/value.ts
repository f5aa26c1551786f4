import {
  type Area,
  armiesIn,
  cavalryIn,
  ENGLISH,
  type GameState,
  infantryIn,
  isContested,
  LAND_COUNT,
  limesRound,
  limesValues,
  NATION_COUNT,
  type Nation,
  NOBODY,
  TIMELINE,
} from '@bretwalda/engine';
import { isClaimant } from './leaders.ts';
import { Outlook } from './outlook.ts';
import type { Weights } from './weights.ts';

/**
 * Puts a number on a position. Behind this interface the hand-made value can be replaced by a learned one; whoever
 * searches asks nothing else.
 */
export interface Evaluation {
  readonly weights: Weights;
  /** Points that each nation may still expect, beyond those it has. */
  future(s: GameState): Float64Array;
  /** The outlook on which single areas and armies are weighed. */
  outlook(s: GameState): Outlook;
}

export const handMade = (w: Weights): Evaluation => ({
  weights: w,
  future: (s) => futurePoints(new Outlook(s, w)),
  outlook: (s) => new Outlook(s, w),
});

function futurePoints(o: Outlook): Float64Array {
  const { s } = o;
  const future = new Float64Array(NATION_COUNT);
  if (s.step === 'over') return future;
  const add = (nation: Nation, points: number) => {
    future[nation] = (future[nation] as number) + points;
  };
  for (let area = 0; area < LAND_COUNT; area++) {
    const holder = s.holder[area] as Nation;
    if (holder === NOBODY) continue;
    add(holder, o.standing(holder, area, infantryIn(s, holder, area), cavalryIn(s, holder, area)));
    o.temptation(holder, area, infantryIn(s, holder, area), cavalryIn(s, holder, area), add);
    if (s.nation !== NOBODY && s.nation !== holder && isContested(s, area))
      add(s.nation, armiesIn(s, s.nation, area) * o.armyWorth(s.nation) * 0.5);
    const overlord = s.overlord[holder] as Nation;
    if (overlord !== NOBODY) add(overlord, limesThrough(o, overlord, holder, area));
  }
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    if ((s.owner[nation] as number) < 0) continue;
    const prospect = prospectOf(o, nation);
    if (prospect > 0) add(nation, prospect);
    add(nation, atSea(o, nation) + leaderWorth(o, nation));
  }
  elections(o, add);
  return future;
}

/** Limes points through a subject (LIMES-1). */
function limesThrough(o: Outlook, overlord: Nation, holder: Nation, area: Area): number {
  const round = limesRound(overlord);
  if (round === undefined) return 0;
  return (
    (limesValues(round, overlord)?.[area] ?? 0) *
    o.w.lastsClear ** (round - Math.min(round, o.round)) *
    o.keeps(holder, area, armiesIn(o.s, holder, area), 'all')
  );
}

function atSea(o: Outlook, nation: Nation): number {
  let armies = 0;
  for (let sea = LAND_COUNT; sea < (o.s.infantry[nation] as readonly number[]).length; sea++)
    armies += armiesIn(o.s, nation, sea);
  return armies === 0 ? 0 : armies * o.armyWorth(nation);
}

/** Points that lie in reach of a nation's next turn: a share of them, no more than its armies could take. */
function prospectOf(o: Outlook, nation: Nation): number {
  const { s, w } = o;
  const near = o.strengthNear(nation);
  let total = 0;
  let targets = 0;
  let armies = 0;
  for (let area = 0; area < LAND_COUNT; area++) {
    const strength = near[area] as number;
    if (strength === 0) continue;
    const holder = s.holder[area] as Nation;
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

function leaderWorth(o: Outlook, nation: Nation): number {
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

const BRETWALDA = 4;
const KING = 8;

/** Bretwalda and King, if today's areas stood when the round ends (BRET-4, KING-1). */
function elections(o: Outlook, add: (nation: Nation, points: number) => void): void {
  const { s, w } = o;
  const round = TIMELINE[o.round - 1];
  if (!round || s.step === 'round-end' || !(round.bretwalda || round.king)) return;
  const counts = new Array<number>(NATION_COUNT).fill(0);
  let all = 0;
  for (let area = 0; area < LAND_COUNT; area++) {
    const holder = s.holder[area] as Nation;
    if (!ENGLISH[area] || holder === NOBODY) continue;
    counts[holder] = (counts[holder] as number) + 1;
    all++;
  }
  let best = 0;
  let second = 0;
  counts.forEach((count, nation) => {
    if (count > (counts[best] as number)) best = nation;
  });
  counts.forEach((count, nation) => {
    if (nation !== best) second = Math.max(second, count);
  });
  const most = counts[best] as number;
  if (round.king && most >= 3)
    add(best, KING * w.election * Math.min(1, most / Math.max(4, 2 * second)) ** 3);
  if (round.bretwalda && all > 0) {
    const votes = counts.reduce((n, c, nation) => n + (s.owner[nation] === s.owner[best] ? c : 0), 0);
    add(best, BRETWALDA * w.election * Math.min(1, (2 * votes) / (all + 1)) ** 3);
  }
}
