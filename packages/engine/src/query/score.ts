import { NATION_COUNT, type Nation } from '../model/ids.ts';
import type { GameState, Seat } from '../model/state.ts';

/** Points so far (SCORE-1). */
export function nationPoints(s: GameState): number[] {
  const points = new Array<number>(NATION_COUNT).fill(0);
  for (const entry of s.ledger) points[entry.nation] = (points[entry.nation] as number) + entry.points;
  return points;
}

/** The bid of a seat is taken off in the end (BID-5). */
export const bidOf = (s: GameState, seat: Seat): number =>
  s.cards.reduce((points, card) => points + (card?.seat === seat ? card.points : 0), 0);

export const nationsOf = (s: GameState, seat: Seat): Nation[] =>
  s.owner.flatMap((owner, nation) => (owner === seat ? [nation] : []));

export function seatPoints(s: GameState): number[] {
  const points = nationPoints(s);
  return Array.from(
    { length: s.seats },
    (_, seat) => nationsOf(s, seat).reduce((n, nation) => n + (points[nation] as number), 0) - bidOf(s, seat),
  );
}

/** The highest total wins; equals share (WIN-1, WIN-2). */
export function winnersOf(s: GameState): Seat[] {
  const totals = seatPoints(s);
  const best = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === best ? [seat] : []));
}
