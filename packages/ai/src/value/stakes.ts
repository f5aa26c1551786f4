import { type GameState, type Nation, type Seat, seatsOf } from '@bretwalda/engine';
import {
  ALL_NATIONS,
  armiesInPlay,
  FIRST_NATION,
  handicapOf,
  landArrivals,
  NATION_COUNT,
  nationPoints,
  ownerOf,
  scenarioOf,
  timelineEvent,
} from '@bretwalda/engine/queries';
import { parOf } from './par.ts';
import { temperOf } from './prospects.ts';
import type { Evaluation } from './value.ts';
import type { Weights } from './weights.ts';

/**
 * How much a point of each nation counts for a seat: its own in full, those of rivals against it, the leader's most.
 * Points already scored count more than expected ones: it is easy to overrate the future of others.
 */
export interface Stakes {
  readonly points: Float64Array;
  readonly future: Float64Array;
}

/** A rival who is this many points ahead of the others counts twice. */
const AHEAD = 50;

export function stakesOf(e: Evaluation, s: GameState, seat: Seat, w: Weights): Stakes {
  const totals = projected(e, s, w);
  const others = totals.filter((_, i) => i !== seat);
  const mean = others.reduce((a, b) => a + b, 0) / Math.max(1, others.length);
  const weigh = (weight: number) =>
    Float64Array.from(ALL_NATIONS, (nation) => {
      const owner = ownerOf(s, nation);
      if (owner < 0) return 0;
      if (owner === seat) return 1;
      // With two players, every point for the other is a point lost.
      if (others.length === 1) return -1;
      const ahead = (w.leaderShare * ((totals[owner] as number) - mean)) / AHEAD;
      return -weight * Math.max(0.1, Math.min(4, 1 + ahead));
    });
  return { points: weigh(w.rivalPoints), future: weigh(w.rivals) };
}

/** The expected final score of every seat: points, prospects, and par for nations still to come. */
function projected(e: Evaluation, s: GameState, w: Weights): number[] {
  const points = nationPoints(s);
  const future = e.future(s);
  const totals = seatsOf(s.seats).map((seat) => handicapOf(s, seat));
  for (let nation = FIRST_NATION; nation < NATION_COUNT; nation++) {
    const owner = ownerOf(s, nation);
    if (owner < 0) continue;
    const more = isToCome(s, nation)
      ? parOf(s, nation)
      : (future[nation] as number) * (temperOf(w, nation).credit ?? 1);
    totals[owner] = (totals[owner] as number) + (points[nation] as number) + more;
  }
  return totals;
}

function isToCome(s: GameState, nation: Nation): boolean {
  if (armiesInPlay(s, nation) > 0) return false;
  const last = scenarioOf(s).rounds[1];
  for (let round = s.round; round <= last; round++)
    if (timelineEvent(s, round, nation)?.invaders || landArrivals(s, nation, round) > 0) return true;
  return false;
}

export function worth(e: Evaluation, s: GameState, stakes: Stakes): number {
  const points = nationPoints(s);
  const future = e.future(s);
  let scored = 0;
  let expected = 0;
  for (let nation = FIRST_NATION; nation < NATION_COUNT; nation++) {
    scored += (points[nation] as number) * (stakes.points[nation] as number);
    expected += (future[nation] as number) * (stakes.future[nation] as number);
  }
  return scored + expected;
}
