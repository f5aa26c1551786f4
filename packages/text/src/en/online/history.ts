import { count } from '../numbers.ts';

/** Games of a player: those that go on, and those that are over. */
export const history = {
  title: 'Your games',
  lead: 'Every game you have played here, move by move. Save one as a file, or import one.',
  finished: 'Finished games',
  none: 'No finished games yet.',
  needsSomebody: 'You have not played here yet.',
  shown: (shown: number, total: number) => `${shown} of ${count(total, 'game', 'games')}`,
  more: 'Show more',
  ended: (date: string) => `Ended on ${date}`,
  imported: (date: string) => `Imported on ${date}`,
  agreed: 'Ended by agreement',
  won: 'Won',
  shared: 'Shared win',
  lost: 'Lost',
  result: (title: string) => `Result of ${title}`,
  winner: 'winner',
  toResult: 'Result',
  fromStart: 'Watch from the start',
  save: 'Save as a file',
  saveNote: 'You can open the file on the start page, even offline.',
  bring: 'Import a game from a file',
  bringNote:
    'A finished game that was saved here or in the offline game. It will be listed here, for you and anyone with its link.',
  reading: 'Reading the file…',
  notOver:
    'This game is not over yet, so it cannot be listed with the finished ones. Open it on the start page to play on.',
  position: 'This file is a single moment of a game, not a whole game.',
};
