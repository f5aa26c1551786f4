import type { GameState, Seat } from '@bretwalda/engine';
import type { Player } from '@bretwalda/table';
import { type SeatColour, seatColour } from '../../facts/seat-colours.ts';
import type { Text } from '../../language/language.ts';

/** How a player is called on the screen of a viewer. */
export const playerName = (t: Text, players: readonly Player[], seat: Seat, viewer: Seat | null): string =>
  seat === viewer ? t.record.you : players[seat]?.name || t.names.player(seat);

/** "computer, King". */
export function playerKind(t: Text, players: readonly Player[], seat: Seat): string {
  const player = players[seat];
  if (!player || player.kind === 'person') return t.record.person;
  return t.record.computer(t.names.levels(player.level));
}

const TEXT_COLOURS: Readonly<Record<SeatColour, string>> = {
  yellow: 'var(--yt)',
  green: 'var(--gt)',
  red: 'var(--rt)',
  blue: 'var(--bt)',
  purple: 'var(--pt)',
};

export const SEAT_FILLS: Readonly<Record<SeatColour, string>> = {
  yellow: 'var(--y)',
  green: 'var(--g)',
  red: 'var(--r)',
  blue: 'var(--b)',
  purple: 'var(--p)',
};

export const textColour = (colour: SeatColour): string => TEXT_COLOURS[colour];
export const colourOfSeat = (state: GameState, seat: Seat): SeatColour => seatColour(state, seat);
