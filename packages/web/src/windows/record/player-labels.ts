import type { Seat } from '@bretwalda/engine';
import type { Player } from '@bretwalda/table';
import type { SeatColour } from '@bretwalda/text';
import type { Text } from '../../language/language.ts';

/** What a player is called on the screen of a viewer. */
export const playerName = (t: Text, players: readonly Player[], seat: Seat, viewer: Seat | null): string =>
  seat === viewer ? t.record.you : players[seat]?.name || t.names.player(seat);

/** "person", "computer, King", or only "computer" for one that is called King. */
export function playerKind(t: Text, players: readonly Player[], seat: Seat): string {
  const player = players[seat];
  if (!player || player.kind === 'person') return t.record.person;
  const level = t.names.levels(player.level);
  return t.record.computer(player.name === level ? null : level);
}

/** Dark enough to be read on paper. */
export const SEAT_TEXT_COLOURS: Readonly<Record<SeatColour, string>> = {
  yellow: 'var(--yellow-text)',
  green: 'var(--green-text)',
  red: 'var(--red-text)',
  blue: 'var(--blue-text)',
  purple: 'var(--purple-text)',
};

export const SEAT_FILLS: Readonly<Record<SeatColour, string>> = {
  yellow: 'var(--yellow)',
  green: 'var(--green)',
  red: 'var(--red)',
  blue: 'var(--blue)',
  purple: 'var(--purple)',
};

const LONGEST_NAME = 9;

/** A name with room for few letters; a number at its end stays, since it may be all that tells it from others. */
export function shortName(name: string): string {
  if (name.length <= LONGEST_NAME) return name;
  const [last = ''] = /\s\d+$/.exec(name) ?? [];
  return `${name.slice(0, LONGEST_NAME - 1 - last.length).trimEnd()}…${last}`;
}
