import { type GameState, type NationId, nationOf, type Seat, seatsOf } from '@bretwalda/engine';
import type { Player } from '@bretwalda/table';

/** The people at the screen: one, several in a hot seat, or none when only computers play. */

export const peopleOf = (players: readonly Player[]): readonly Seat[] =>
  seatsOf(players.length).filter((seat) => players[seat]?.kind === 'person');

/** The one person who plays, if there is just one: only then the screen says "you". */
export function onlyPerson(players: readonly Player[]): Seat | null {
  const [first, ...others] = peopleOf(players);
  return first === undefined || others.length > 0 ? null : first;
}

/** Does one of these nations belong to a person at the table? */
export const peopleFight = (
  players: readonly Player[],
  state: GameState,
  ...nations: readonly NationId[]
): boolean => nations.some((nation) => players[state.owner[nationOf(nation)] ?? -1]?.kind === 'person');
