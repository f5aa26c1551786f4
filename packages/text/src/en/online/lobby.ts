import { count } from '../numbers.ts';

/** The lobby: where tables are found and made. */
export const lobby = {
  title: 'Play online',
  lead: 'Join an open table or set up your own. Computers can fill the free seats.',
  newTable: 'New table',
  yourTurn: 'Your turn',
  running: 'Your games',
  gathering: 'Waiting for players',
  open: 'Open tables',
  finished: 'Finished',
  allFinished: 'All finished games',
  noneOpen:
    'No table is looking for players just now. Set one up and leave it open, or send its link to friends.',
  play: 'Play',
  look: 'View',
  enter: 'Open',
  join: 'Join',
  seatsTaken: (taken: number, of: number) => `${taken} of ${count(of, 'seat', 'seats')} taken`,
  free: 'free',
  you: 'you',
  decides: 'to decide',
  turnOf: (names: readonly string[]) => `Waiting for ${names.join(', ')}`,
  yours: 'It is your turn',
  wonBy: (names: readonly string[], points: number) =>
    `Won by ${names.join(' and ')} with ${count(points, 'point', 'points')}`,
  givenUp: 'Nobody came, so the table was closed',
  noClock: 'No clock',
  rated: 'Rated',
  unrated: 'Not rated',
  isPrivate: 'Private',
};
