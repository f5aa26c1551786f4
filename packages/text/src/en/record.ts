import type { NationId, ScoreEntry } from '@bretwalda/engine';
import { cap, count, the } from './grammar.ts';

const points = (n: number): string => count(n, 'point', 'points');

const FOR: Readonly<Record<ScoreEntry['reason'], string>> = {
  occupy: 'for occupying',
  hold: 'for holding',
  limes: 'for the Limes in',
  limit: 'over the limit of a region:',
  'subject-half': 'as subjects:',
  eliminate: 'for victories in',
  special: 'in',
  bretwalda: 'for the Bretwalda:',
  king: 'for the crown:',
  'taken-back': 'taken back in',
};

export const record = {
  you: 'You',
  person: 'person',
  computer: (level: string) => `computer, ${level}`,
  signed: (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0'),

  log: {
    title: 'Log',
    filter: 'What to show',
    filters: { all: 'All', battles: 'Battles', points: 'Points', moves: 'Moves', politics: 'Politics' },
    empty: 'Nothing has happened yet.',
    nothing: 'Nothing of this kind yet.',
    older: 'Show older',
    begins: (round: number) => (round === 0 ? 'The start' : `Round ${round} begins`),
    counted: (round: number) => `Round ${round} is counted`,
    turn: (nation: string, round: number) => `${nation}, round ${round}`,
    show: (text: string) => `${text} Show on the map.`,
    points: (nation: NationId, n: number, reason: ScoreEntry['reason'], areas: string) =>
      `${cap(the(nation))} ${n < 0 ? 'lose' : 'score'} ${points(Math.abs(n))} ${FOR[reason]} ${areas}.`,
  },

  panel: {
    title: 'Points',
    after: (round: number) => `round ${round}`,
    usual: 'usual by now',
    where: 'Where from',
    row: (name: string, n: number, usual: number, place: number) =>
      `${name}: ${points(n)}, usual by now ${usual}, place ${place}`,
    nation: (name: string, n: number) => `${name}: ${points(n)}`,
    show: (name: string) => `Nations of ${name}`,
  },

  scores: {
    title: 'Where the points come from',
    table: 'Points by nation and round',
    every: 'Every point',
    none: 'No points yet',
    round: (n: number) => `Round ${n}`,
    of: (total: number, aim: number) => `${total} of ${aim} to aim for`,
  },

  summary: {
    title: (round: number) => `Round ${round}: the count`,
    total: 'Total',
    nothing: 'nothing',
  },

  table: {
    nation: 'Nation',
    total: 'Total',
    aim: 'Aim',
    bid: 'Bid',
    above: 'aim reached',
    below: 'below the aim',
    round: (n: number) => `Round ${n}`,
    scoring: 'scoring round',
  },

  chart: {
    title: 'Points over time',
    round: 'round',
    label: (players: string) =>
      `Line chart of the points of ${players} after each round. The figures follow as a table.`,
    start: 'Start',
  },

  end: {
    year: (year: number) => `The year ${year}, end of the game`,
    wins: (name: string, by: number) => `${name} wins, by ${points(by)}`,
    youWin: (by: number) => `You win, by ${points(by)}`,
    shared: (names: string) => `${names} share the victory`,
    dice: (n: number) => `${count(n, 'die', 'dice')} rolled`,
    ahead: (n: number) => `+${n} ahead`,
    behind: (n: number) => `−${n}`,
    level: 'level',
    ranking: 'Ranking',
    turning: 'Turning point',
    turningAt: (round: number, n: number, name: string | null) =>
      `Round ${round}, +${n} for ${name ?? 'you'}`,
    evenly: 'None: it was close all the time',
    best: 'Best nation against its aim',
    bestIs: (name: string, n: string) => `${name}, ${n}`,
    luck: 'Your dice',
    luckAll: 'All dice',
    luckIs: (percent: number) =>
      percent === 0 ? 'exactly average' : `${Math.abs(percent)}% ${percent > 0 ? 'above' : 'below'} average`,
    noDice: 'none rolled',
    map: 'Look at the map',
    watch: 'Watch it again',
    save: 'Save as a file',
    start: 'Start page',
    again: 'Play again',
  },
};
