import { count } from '../numbers.ts';

const share = (part: number, of: number): string => `${Math.round((100 * part) / of)}%`;
const figure = (n: number): string => (Number.isInteger(n) ? String(n) : n.toFixed(1));

/** What everybody may know of a player. */
export const player = {
  you: 'This is you, as others see you.',
  rating: 'Rating',
  unrated: 'No rated game yet.',
  atLeast: (value: number, likely: number) =>
    `Almost certainly at least ${value}, most likely about ${likely}.`,
  surer: (games: number) =>
    games < 10
      ? `Only ${count(games, 'rated game', 'rated games')} so far: this can still change a lot.`
      : games < 30
        ? `After ${games} rated games this is fairly sure.`
        : `After ${games} rated games this is sure.`,
  ratingNote: 'Sides count too: a win with a weak side is worth more than one with a strong side.',
  games: 'Games',
  finished: (n: number) => count(n, 'finished game', 'finished games'),
  wins: (wins: number, of: number) =>
    of > 0 ? `${count(wins, 'win', 'wins')} (${share(wins, of)})` : 'no win yet',
  noGames: 'No finished game yet.',
  bySide: 'By side',
  scenario: 'Scenario',
  side: 'Side',
  played: 'Games',
  won: 'Wins',
  mean: 'Average points',
  figure,
  reliability: 'Reliability',
  answers: (time: string) => `Half of all answers came within ${time}.`,
  noAnswers: 'Has not decided anything in a game yet.',
  timeOuts: (n: number, answers: number) =>
    n === 0
      ? 'Never ran out of time.'
      : `Ran out of time ${count(n, 'time', 'times')} in ${count(answers, 'answer', 'answers')}.`,
  recent: 'Recent games',
  noRecent: 'No finished public games yet.',
  gone: 'There is no such player',
};
