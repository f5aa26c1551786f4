import type { PresetId, VariantGroup } from '@bretwalda/engine/data';
import { signed } from '../signs.ts';
import type { PresetText, RulesetText } from '../subjects.ts';
import { list } from './grammar.ts';
import { count } from './numbers.ts';

/** By which rules a table plays: the games, presets of optional rules, and what is agreed besides. */

const RULESETS: Readonly<Record<string, RulesetText>> = {
  'second-edition': {
    name: 'Second edition',
    line: 'The full game: seventeen nations, from the Roman landing to the year 1085.',
    difference: 'Leaders, forts, submission and crowns, as in the rulebook. The game to begin with.',
    hours: '1 to 5 hours',
  },
  redux: {
    name: 'reduX',
    line: 'A lighter game on the same board: fifteen nations, and points at the end of every round.',
    difference:
      'It begins after the Romans. There are only armies: no leaders, forts or submission. A turn has three phases, and three areas of each nation count more than others.',
    hours: '1 to 2 hours',
  },
  'computer-game': {
    name: 'Computer game',
    line: 'The full game by the rules of the computer version.',
    difference:
      'Leaders take their armies further, difficult areas and straits slow them down, and raids, retreats, growth and crowns work differently.',
    hours: '2 to 5 hours',
  },
};

const PRESETS: Readonly<Record<PresetId, PresetText>> = {
  'as-printed': { name: 'As printed', note: 'The rulebook of the second edition, with its errata.' },
  'first-printing': {
    name: 'First printing',
    note: 'With the older rules of the first printing where the two differ.',
  },
  'computer-game': {
    name: 'Computer game',
    note: 'Every rule in which the computer version differs.',
  },
  redux: { name: 'Usual rules', note: 'Difficult areas stop armies that enter them.' },
  'redux-open-terrain': { name: 'Open terrain', note: 'Difficult areas stop nobody.' },
};

const GROUPS: Readonly<Record<VariantGroup, string>> = {
  movement: 'Movement and stacking',
  retreats: 'Raids and retreats',
  growth: 'Growth and arrivals',
  politics: 'Submission and crowns',
  points: 'Points',
  dice: 'Dice and luck',
  'first-printing': 'Only in the first printing',
};

export const tableRules = {
  /** The words of a ruleset; one from elsewhere has only its id. */
  ruleset: (id: string): RulesetText => RULESETS[id] ?? { name: id, line: '', difference: '', hours: '' },
  preset: (id: string): PresetText =>
    (PRESETS as Readonly<Record<string, PresetText>>)[id] ?? { name: id, note: '' },
  group: (id: VariantGroup | undefined): string => (id === undefined ? 'Other rules' : GROUPS[id]),

  game: 'Game',
  players: (from: number, to: number): string =>
    from === to ? count(to, 'player', 'players') : `${from} to ${to} players`,
  title: 'Rules of the table',
  intro: 'Choose a preset, and change single rules if you like.',
  change: 'Change rules',
  done: 'Done',
  presets: 'Preset',
  optional: 'Optional rules',
  chosen: (n: number, of: number): string => `${n} of ${of}`,
  /** "As printed, 3 changes" */
  summary: (preset: string, changes: number): string =>
    changes === 0 ? preset : `${preset}, ${count(changes, 'change', 'changes')}`,
  /** "Second edition. As printed, 3 changes", or "Computer game" where both have the same name. */
  playedBy: (ruleset: string, summary: string): string =>
    summary.startsWith(ruleset) ? summary : `${ruleset}. ${summary}`,
  unchanged: 'Nothing is changed.',
  changedFrom: (preset: string): string => `Changed from “${preset}”`,
  changed: 'changed',
  added: 'Added',
  left: 'Left out',
  agreed: 'Agreed',
  more: (n: number): string => `and ${n} more`,
  reset: (preset: string): string => `Back to “${preset}”`,
  rivals: (names: readonly string[]): string =>
    `Cannot be played together with ${list(names.map((name) => `“${name}”`))}.`,

  agreements: 'Agreements',
  handicap: {
    label: 'Handicap',
    note: 'Points added to the final score of a side, or taken off',
    of: (colour: string): string => `Handicap of ${colour.toLowerCase()}`,
    less: (colour: string): string => `Handicap of ${colour.toLowerCase()}, one point less`,
    more: (colour: string): string => `Handicap of ${colour.toLowerCase()}, one point more`,
    line: (colour: string, points: number): string => `${colour} ${signed(points)}`,
    none: 'None',
  },
  deals: {
    label: 'Deals',
    note: 'What players may agree among themselves',
    tip: 'Free: players may agree on anything. Aloud: only in front of everybody. None: no deals are made. The game does not enforce it.',
    free: 'Free',
    open: 'Aloud',
    none: 'None',
  },

  sides: {
    label: 'Nations',
    fixed: 'As in the scenario',
    random: 'Dealt out at random',
    choose: 'Chosen in turn',
    bid: 'Auctioned',
  },
  ballot: {
    label: 'Votes for the Bretwalda',
    ask: 'Open, or secret if a player asks',
    open: 'Open',
    secret: 'Secret',
  },
  window: 'Rules of this game',
  scenario: 'Scenario',
  seats: 'Players',
  rules: 'Rules',
  inForce: 'Optional rules in force',
  leftOut: (preset: string): string => `Left out of “${preset}”`,
  noneInForce: 'No optional rules: it is played as the handbook says.',
};
