import {
  type Area,
  areaOf,
  armiesIn,
  BORDERS,
  cavalryIn,
  ENGLISH,
  type GameState,
  infantryIn,
  isContested,
  LAND_COUNT,
  limesValues,
  N,
  NATION_COUNT,
  type Nation,
  NOBODY,
  nationPoints,
  type Seat,
  TIMELINE,
} from '@bretwalda/engine';
import { Outlook } from './outlook.ts';
import type { Weights } from './weights.ts';

/**
 * Puts a number on a position. Behind this interface the hand-made value can be replaced by a learned one; whoever
 * searches asks nothing else.
 */
export interface Evaluation {
  /** Points that each nation has and may still expect. */
  expected(s: GameState): Float64Array;
  /** The outlook on which single areas and armies are weighed. */
  outlook(s: GameState): Outlook;
}

export const handMade = (w: Weights): Evaluation => ({
  expected: (s) => expectedPoints(new Outlook(s, w)),
  outlook: (s) => new Outlook(s, w),
});

function expectedPoints(o: Outlook): Float64Array {
  const { s } = o;
  const expected = Float64Array.from(nationPoints(s));
  if (s.step === 'over') return expected;
  const add = (nation: Nation, points: number) => {
    expected[nation] = (expected[nation] as number) + points;
  };
  for (let area = 0; area < LAND_COUNT; area++) {
    const holder = s.holder[area] as Nation;
    if (holder === NOBODY) continue;
    add(holder, o.standing(holder, area, infantryIn(s, holder, area), cavalryIn(s, holder, area)));
    if (s.nation !== NOBODY && s.nation !== holder && isContested(s, area))
      add(s.nation, armiesIn(s, s.nation, area) * o.armyWorth(s.nation) * 0.5);
    if (s.overlord[holder] === N.romans) add(N.romans, limesThrough(o, holder, area));
  }
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    if ((s.owner[nation] as number) < 0) continue;
    const prospect = prospectOf(o, nation);
    if (prospect > 0) add(nation, prospect);
    add(nation, atSea(o, nation) + leaderWorth(o, nation));
  }
  elections(o, add);
  return expected;
}

/** Limes points through a subject (LIMES-1). */
const limesThrough = (o: Outlook, holder: Nation, area: Area): number =>
  ((limesValues(5, N.romans)?.[area] ?? 0) *
    o.w.lastsClear ** (5 - Math.min(5, o.round)) *
    o.keeps(holder, area, armiesIn(o.s, holder, area), 'all'));

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

const CROWNS = new Set(['harold', 'harald-hardrada', 'william', 'svein-estrithson']);

function leaderWorth(o: Outlook, nation: Nation): number {
  const leader = o.s.leaders[nation];
  if (!leader) return 0;
  if (!CROWNS.has(leader.id)) return o.hasMoved(nation) ? 0 : o.w.leader;
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
  if (round.king && most >= 3) add(best, KING * w.election * Math.min(1, most / Math.max(4, 2 * second)) ** 3);
  if (round.bretwalda && all > 0) {
    const votes = counts.reduce((n, c, nation) => n + (s.owner[nation] === s.owner[best] ? c : 0), 0);
    add(best, BRETWALDA * w.election * Math.min(1, (2 * votes) / (all + 1)) ** 3);
  }
}

/** How much a point of each nation counts for a seat: its own in full, others' against it, the leader's most. */
export function stakesOf(e: Evaluation, s: GameState, seat: Seat, w: Weights): Float64Array {
  const expected = e.expected(s);
  const totals = new Array<number>(s.seats).fill(0);
  expected.forEach((points, nation) => {
    const owner = s.owner[nation] as Seat;
    if (owner >= 0) totals[owner] = (totals[owner] as number) + points;
  });
  const others = totals.filter((_, i) => i !== seat);
  const mean = others.reduce((a, b) => a + b, 0) / Math.max(1, others.length);
  return Float64Array.from({ length: NATION_COUNT }, (_, nation) => {
    const owner = s.owner[nation] as Seat;
    if (owner === seat) return 1;
    if (owner < 0) return 0;
    const ahead = Math.max(-0.7, Math.min(1, (w.leaderShare * ((totals[owner] as number) - mean)) / 50));
    // Against one opponent his points count as much as ours.
    return -(w.rivals + (others.length === 1 ? 0.5 : 0)) * (1 + ahead);
  });
}

export function worth(e: Evaluation, s: GameState, stakes: Float64Array): number {
  const expected = e.expected(s);
  let total = 0;
  for (let nation = 0; nation < NATION_COUNT; nation++)
    total += (expected[nation] as number) * (stakes[nation] as number);
  return total;
}

void areaOf;
void BORDERS;
