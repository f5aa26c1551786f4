import { ALL_NATIONS, NATION_COUNT, type Nation, type Seat, seatsOf } from '../model/ids.ts';
import { addTo, numberAt } from '../model/readers.ts';
import type { GameState } from '../model/state.ts';

/** Points so far (SCORE-1). */
export function nationPoints(s: GameState): number[] {
  const points = new Array<number>(NATION_COUNT).fill(0);
  for (const entry of s.ledger) addTo(points, entry.nation, entry.points);
  return points;
}

/** The bid of a seat is taken off in the end (BID-5). */
export const bidOf = (s: GameState, seat: Seat): number =>
  s.cards.reduce((points, card) => points + (card?.seat === seat ? card.points : 0), 0);

export const nationsOf = (s: GameState, seat: Seat): Nation[] =>
  ALL_NATIONS.filter((nation) => s.owner[nation] === seat);

export function seatPoints(s: GameState): number[] {
  const points = nationPoints(s);
  return seatsOf(s.seats).map(
    (seat) => nationsOf(s, seat).reduce((n, nation) => n + numberAt(points, nation), 0) - bidOf(s, seat),
  );
}

/** The highest total wins; equals share (WIN-1, WIN-2). */
export function winnersOf(s: GameState): Seat[] {
  const totals = seatPoints(s);
  const best = Math.max(...totals);
  return seatsOf(s.seats).filter((seat) => totals[seat] === best);
}
