import type { NationId, ScoreEntry } from '@bretwalda/engine';
import { figure, signed } from '../signs.ts';
import { cap, count, the } from './grammar.ts';

const points = (n: number): string => count(n, 'point', 'points');

const FOR: Readonly<Record<ScoreEntry['reason'], string>> = {
  occupy: 'for occupying',
  hold: 'for holding',
  limes: 'for the Limes in',
  limit: 'over the limit for a region:',
  'subject-half': 'as subjects:',
  eliminate: 'for victories in',
  special: 'in',
  bretwalda: 'for the Bretwalda:',
  king: 'for the crown:',
  'taken-back': 'taken back in',
};

export const record = {
  you: 'You',
  person: 'human',
  /** The level is left out where the player is called by it. */
  computer: (level: string | null) => (level === null ? 'computer' : `computer, ${level}`),
  hidden: 'Points stay hidden until the game is over.',
  figure,
  signed,

  log: {
    moment: 'Show this moment',
    title: 'Log',
    filter: 'Show',
    filters: { all: 'All', battles: 'Battles', points: 'Points', moves: 'Moves', politics: 'Politics' },
    empty: 'Nothing has happened yet.',
    nothing: 'Nothing of this kind yet.',
    older: 'Show older',
    begins: (round: number) => (round === 0 ? 'Start of the game' : `Round ${round} begins`),
    counted: (round: number) => `Scoring of round ${round}`,
    turn: (nation: string, round: number) => `${nation}, round ${round}`,
    show: (text: string) => `${text} Show on the map.`,
    points: (nation: NationId, n: number, reason: ScoreEntry['reason'], areas: string) =>
      `${cap(the(nation))} ${n < 0 ? 'lose' : 'score'} ${points(Math.abs(n))} ${FOR[reason]} ${areas}.`,
  },

  panel: {
    title: 'Points',
    after: (round: number) => `round ${round}`,
    usual: 'typical by now',
    where: 'Score details',
    row: (name: string, n: number, usual: number, place: number) =>
      `${name}: ${points(n)}, typical by now ${figure(usual)}, place ${place}`,
    nation: (name: string, n: number) => `${name}: ${points(n)}`,
    show: (name: string) => `Nations of ${name}`,
  },

  scores: {
    title: 'Score details',
    table: 'Points by nation and round',
    every: 'Every point',
    none: 'No points yet',
    round: (n: number) => `Round ${n}`,
    of: (total: number, aim: number) => `${total}, target ${aim}`,
  },

  summary: {
    title: (round: number) => `Round ${round}: scoring`,
    total: 'Total',
    nothing: 'nothing',
  },

  table: {
    nation: 'Nation',
    /** Points that would probably still have come, where a game was ended by agreement. */
    toCome: 'Expected',
    total: 'Total',
    aim: 'Target',
    bid: 'Bid',
    handicap: 'Handicap',
    above: 'target reached',
    below: 'below target',
    round: (n: number) => `Round ${n}`,
    scoring: 'scoring round',
  },

  chart: {
    title: 'Points over time',
    round: 'round',
    label: (players: string) =>
      `Line chart of the points of ${players} after each round. The figures follow in a table.`,
    start: 'Start',
  },

  end: {
    year: (year: number) => `The year ${year}, end of the game`,
    wins: (name: string, by: number) => `${name} wins by ${points(by)}`,
    youWin: (by: number) => `You win by ${points(by)}`,
    shared: (names: string) => `${names} share the victory`,
    dice: (n: number) => `${count(n, 'die', 'dice')} rolled`,
    ahead: (n: number) => `${n} ahead`,
    behind: (n: number) => `−${n}`,
    level: 'level',
    /** Where more counts than that. */
    scored: (n: number) => `${figure(n)} scored`,
    ranking: 'Ranking',
    turning: 'Turning point',
    turningAt: (round: number, n: number, name: string | null) =>
      `Round ${round}, +${n} for ${name ?? 'you'}`,
    evenly: 'None: it was close throughout',
    best: 'Best nation against its target',
    bestIs: (name: string, n: string) => `${name}, ${n}`,
    luck: 'Your dice',
    luckAll: 'All dice',
    luckIs: (percent: number) =>
      percent === 0 ? 'exactly average' : `${Math.abs(percent)}% ${percent > 0 ? 'above' : 'below'} average`,
    noDice: 'none rolled',
    map: 'View the map',
    watch: 'Watch the replay',
    save: 'Save to file',
    start: 'Main menu',
    again: 'Play again',
  },
};
