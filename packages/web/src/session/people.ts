import { type GameState, type NationId, nationOf, type Seat, seatsOf } from '@bretwalda/engine';
import type { Player } from '@bretwalda/table';

/**
 * The seats of the people at this screen: one, several in a hot seat, or none when only computers play. In a game on a
 * server others may be at screens of their own: they are people too, but not here.
 */

/** Everybody who is not a computer: the people at the screen of a game that is played on this device. */
export const peopleOf = (players: readonly Player[]): readonly Seat[] =>
  seatsOf(players.length).filter((seat) => players[seat]?.kind === 'person');

/** The one person at the screen, if there is just one: only then it says "you". */
export function onlyPerson(people: readonly Seat[]): Seat | null {
  const [first, ...others] = people;
  return first === undefined || others.length > 0 ? null : first;
}

/** Does one of these nations belong to a person at the screen? */
export const peopleFight = (
  people: readonly Seat[],
  state: GameState,
  ...nations: readonly NationId[]
): boolean => nations.some((nation) => people.some((seat) => seat === state.owner[nationOf(nation)]));
