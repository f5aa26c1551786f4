import { ALL_NATIONS, NATION_COUNT, type Nation, type Seat, seatsOf } from '../model/ids.ts';
import { addTo, numberAt } from '../model/readers.ts';
import { waysOf } from '../model/rules.ts';
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

/** What a seat is given, or gives, beforehand for its group of nations (RUL-143). */
export const handicapOf = (s: GameState, seat: Seat): number =>
  s.cards.reduce(
    (points, card, group) => points + (card?.seat === seat ? (s.options.handicap[group] ?? 0) : 0),
    0,
  );

/** Whether points may be seen: with hidden scores only when the game is over (RUL-144). */
export const areScoresOpen = (s: GameState): boolean => waysOf(s).scores === 'open' || s.step === 'over';

export const nationsOf = (s: GameState, seat: Seat): Nation[] =>
  ALL_NATIONS.filter((nation) => s.owner[nation] === seat);

export function seatPoints(s: GameState): number[] {
  const points = nationPoints(s);
  return seatsOf(s.seats).map(
    (seat) =>
      nationsOf(s, seat).reduce((n, nation) => n + numberAt(points, nation), 0) +
      handicapOf(s, seat) -
      bidOf(s, seat),
  );
}

/** The highest total wins; equals share (WIN-1, WIN-2). */
export function winnersOf(s: GameState): Seat[] {
  const totals = seatPoints(s);
  const best = Math.max(...totals);
  return seatsOf(s.seats).filter((seat) => totals[seat] === best);
}
