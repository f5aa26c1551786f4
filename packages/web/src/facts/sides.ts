import { type GameState, type NationId, nationOf, type Seat, seatsOf } from '@bretwalda/engine';
import { bidOf, handicapOf, roster } from '@bretwalda/engine/queries';
import type { SeatColour } from '@bretwalda/text';
import { type Standing, standingOf } from './expected-points.ts';
import { seatColour } from './seat-colours.ts';

/** One player's nations and points (UI-82). */
export interface Side extends Standing {
  readonly seat: Seat;
  readonly colour: SeatColour;
  readonly bid: number;
  readonly handicap: number;
  /** What is left in the player's deck of dice, by face; null: dice are rolled. */
  readonly deck: readonly number[] | null;
  readonly nations: readonly (Standing & { readonly nation: NationId })[];
}

export const nationsOfSeat = (state: GameState, seat: Seat): readonly NationId[] =>
  roster(state).filter((id) => state.owner[nationOf(id)] === seat);

function sideOf(state: GameState, seat: Seat): Side {
  const nations = nationsOfSeat(state, seat).map((nation) => ({ nation, ...standingOf(state, nation) }));
  const sum = (key: keyof Standing) => nations.reduce((total, row) => total + row[key], 0);
  const bid = bidOf(state, seat);
  const handicap = handicapOf(state, seat);
  const given = handicap - bid;
  return {
    seat,
    colour: seatColour(state, seat),
    bid,
    handicap,
    deck: state.decks?.[seat] ?? null,
    nations,
    points: sum('points') + given,
    expected: sum('expected') + given,
    target: sum('target') + given,
  };
}

/** All players, the one with most points first. */
export const sidesOf = (state: GameState): readonly Side[] =>
  seatsOf(state.seats)
    .map((seat) => sideOf(state, seat))
    .sort((a, b) => b.points - a.points || a.seat - b.seat);
