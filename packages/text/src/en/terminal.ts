import {
  type AreaId,
  type Decision,
  type GameEvent,
  type GameState,
  makeAction,
  type NationId,
  type Seat,
  type Violation,
} from '@bretwalda/engine';
import { type Rules, rulesOf } from '@bretwalda/engine/queries';
import { hasHorse } from '../figures.ts';
import type { SeatColour } from '../subjects.ts';
import { decisions } from './decisions.ts';
import { count, list, place, plural, the } from './grammar.ts';
import { log } from './log.ts';
import { names } from './names.ts';
import { phases } from './phases.ts';
import { refusals } from './refusals.ts';

/** What only a terminal says, in English alone: who types orders needs to know what is wrong with them to the letter. */

/** What stands in the input and what should, where a screen would offer only what is right. */
function misread({ code, rule, details }: Violation): string | undefined {
  switch (code) {
    case 'malformed':
      return `This is not an order: "${details.field}" is missing or has a wrong value.`;
    case 'unknown-text':
      return details.text === ''
        ? `The line ends too soon; expected ${details.expected}.`
        : `"${details.text}" cannot be read; expected ${details.expected}.`;
    case 'bad-config':
      return `The game cannot be set up: ${rule} is ${details.got}, expected ${details.expected}.`;
    case 'bad-position': {
      const facts = Object.entries(details).map(([key, value]) => `${key} ${[value].flat().join(', ')}`);
      return `This position is impossible: ${facts.join('; ')}.`;
    }
    case 'bad-journal': {
      const at = details.entry === undefined ? '' : ` at entry ${details.entry + 1}`;
      return `The saved game cannot be loaded${at}: ${details.reason}. Nothing was changed.`;
    }
    case 'other-version':
      return `The saved game is from another version (${details.found}); this one plays ${details.expected}.`;
    default:
      return undefined;
  }
}

/** Pieces that go one by one may be named in one line. */
const several = ({ data }: Decision): string =>
  'left' in data && data.left > 1 ? ' You can name several in one line, separated by commas.' : '';

export const terminal = {
  /** With the clause, which the handbook explains. */
  refusal: (v: Violation): string => `${misread(v) ?? refusals(v).text} [${v.rule}]`,

  /** One event as one line; null if it is not worth one. */
  log(e: GameEvent, rules: Rules): string | null {
    if (e.type === 'automatic') return `${names.player(e.seat)}: ${makeAction(e.action)} (the only choice).`;
    const line = log(e, names.player, rules);
    if (line === null) return null;
    return e.type === 'turn-started' || e.type === 'round-started' ? `--- ${line.text} ---` : line.text;
  },

  /** Who is asked what. */
  question(state: GameState, d: Decision, player: string): string {
    const nation = d.nation ? `, for ${the(d.nation)}` : '';
    const asked = state.pending === null ? '' : decisions.prompt(state.pending, state);
    return `${player}${nation}: ${asked}${several(d)}`;
  },

  /** "Round 1, 43 to 60. Romans: Movement" */
  moment(state: GameState, nation: NationId | null): string {
    const { round, pending, invasionHalf } = state;
    const when = `${phases.round(round)}, ${phases.years(round, rulesOf(state))}.`;
    if (pending === null) return `${when} ${phases.step('over')}.`;
    const who = nation === null ? '' : `${names.nations(nation)}: `;
    return `${when} ${who}${decisions.title(pending.kind)}${invasionHalf === 2 ? ' (second half)' : ''}`;
  },

  colour: (colour: SeatColour): string => names.colours(colour).toLowerCase(),
  /** A group of nations of several colours. */
  group: (group: number): string => `group ${group + 1}`,
  playerOf: (seat: Seat, group: string): string => `${names.player(seat)} (${group})`,

  board: {
    head: ['Nation', 'Player', 'Pop', 'Points', 'Areas'],
    legend: (rules: Rules): string =>
      `^ difficult  ~ sea  ! contested${hasHorse(rules) ? '  c cavalry' : ''}`,
    burh: 'burh',
    fort: 'fort',
    newFort: 'new fort',
    subject: (overlord: NationId): string => `[subject of ${the(overlord)}]`,
    vacant: 'Vacant: ',
    ruins: 'Destroyed forts: ',
    battle: (area: AreaId, sides: readonly string[]): string =>
      `Battle in ${place(area)}: ${sides.join(' against ')}`,
    kept: (attackers: number, defenders: number): string =>
      `Hits kept for the next roll: ${attackers} on the attackers, ${defenders} on the defenders`,
  },

  rules: {
    /** "Rules: Second edition. As printed, 1 change: with several-seas." */
    line(summary: string, added: readonly string[], left: readonly string[]): string {
      const changes = [
        ...(added.length > 0 ? [`with ${list(added)}`] : []),
        ...(left.length > 0 ? [`without ${list(left)}`] : []),
      ];
      return `Rules: ${summary}${changes.length > 0 ? `: ${changes.join('; ')}` : ''}.`;
    },
    head: (ruleset: string): string =>
      `Optional rules of ${ruleset}, for "--options NAME,NAME". Presets, for "--preset NAME"; the first is the usual one:`,
    rivals: (ids: readonly string[]): string => (ids.length === 0 ? '' : `Not with ${list(ids, true)}.`),
  },

  decks: 'Cards left in the decks of dice:',
  /** "1: 4, 2: 3, ..." */
  deck: (left: readonly number[]): string => left.map((n, i) => `${i + 1}: ${n}`).join(', '),

  scores: {
    bid: (points: number): string => `bid -${points}`,
    handicap: (points: number): string => `handicap ${points > 0 ? '+' : ''}${points}`,
    hidden: 'Points stay hidden until the game is over.',
    won: (players: readonly string[]): string => `Won by ${list(players)}`,
    goesOn: 'The game is not over yet.',
    nation: (id: NationId, points: number): string => `${names.nations(id)}: ${names.counts.points(points)}`,
    head: ['Round', 'Points', 'For'],
    /** A group in the hands of a player while sides are open. */
    holder: (seat: Seat, points: number): string => `[${names.player(seat)}, ${names.counts.points(points)}]`,
  },

  choices: {
    none: (words: string): string => `No legal order contains "${words}".`,
    upTo: (n: number): string => `(up to ${n})`,
    most: (n: number): string => `(N up to ${n})`,
    run: (first: string, last: string): string => `${first} to ${last}`,
    summary(orders: number, example: string, hasLeader: boolean): string {
      const leader = hasLeader ? '; write "leader" after the number to take him along' : '';
      return `${orders} orders, such as "${example}"${leader}. "list WORD" numbers those that contain a word.`;
    },
  },

  game: {
    opening: (scenario: string, id: string, seed: number): string =>
      `${scenario} (${id}), seed ${seed}. Type "help" for help.`,
    secret: '(secret)',
    inputEnded: 'End of input.',
    over: 'The game is over.',
    refused: (sentence: string): string => `Refused: ${sentence}`,
    /** One order of several. */
    refusedOne: (order: string, sentence: string): string =>
      `Refused ("${order}"; nothing was done): ${sentence}`,
    afterDice: 'Orders that follow a dice roll must wait until the dice have been rolled; nothing was done.',
    noSuchNumber: (number: string, orders: number): string =>
      `There is no order number ${number}; there ${plural(orders, 'is', 'are')} ${orders}.`,
    example: (order: string): string => `An order now looks like this: "${order}".`,
    notNation: (word: string): string => `"${word}" is not a nation.`,
    severalNations: (word: string, nations: readonly string[]): string =>
      `"${word}" could be ${list(nations, true)}.`,
    undoHow: 'Type "undo", or "undo" and a number.',
    nothingToUndo:
      'Nothing to undo: before this came a dice roll, another player’s order, or nothing at all.',
    undone: (n: number): string => `${count(n, 'order', 'orders')} undone.`,
    hint: (order: string, reason: string): string => `A king would: ${order} (${reason}).`,
    hintNext: (reason: string): string => `Then: ${reason}.`,
    done: (player: string, order: string, reason: string | null): string =>
      `${player}: ${order}${reason === null ? '' : ` (${reason})`}.`,
    saveHow: 'Type "save" and the name of a file.',
    saved: (file: string, orders: number): string =>
      `Saved to ${file}, with ${count(orders, 'order', 'orders')}.`,
    loadHow: 'Type "load" and the name of a file.',
    loaded: (file: string, player: string | null): string =>
      `Loaded ${file}${player === null ? '' : `; ${player} decides`}.`,
  },

  replay: {
    scenario: 'Scenario',
    rules: 'Rules',
    entries: 'Entries',
    allLegal: (entries: number): string => `${entries}, all legal`,
    rolls: 'Rolls',
    moment: 'Moment',
    after: (entries: number): string => `After ${count(entries, 'entry', 'entries')}:`,
    entry: (number: number, seat: Seat, order: string): string =>
      `${number}. ${names.player(seat)}: ${order}`,
    secretVote: (nation: NationId): string => `vote of ${the(nation)}, secret`,
  },

  verify: {
    allRight: (rolls: number): string =>
      `${count(rolls, 'roll', 'rolls')}: all of them are what secret, seeds, game and number make them.`,
    takenBack: (rolls: number): string => `${count(rolls, 'roll was', 'rolls were')} taken back by consent.`,
    wrongRoll: (roll: number, entry: string, found: string, expected: string): string =>
      `Roll ${roll} is wrong, in entry ${entry}: the file says ${found}, but it must be ${expected}.`,
    noRoll: 'none',
    wrongEntry: (entry: number): string =>
      `Entry ${entry} cannot have been played: it does not follow from what stands before it.`,
    wrongSecret: 'The secret in the file does not fit the hash in the file: one of them was changed.',
    brokenPromise: (found: string, promised: string): string =>
      `The hash in the file is ${found}, but ${promised} was promised: this is not the secret of that game.`,
    changed: 'The file was changed or damaged after it was written.',
    changedElsewhere: 'The rolls are right, but something else in the file was changed or damaged.',
    noRecord: 'The file says nothing about its dice: only games that were played on a server can be checked.',
    damagedRecord: 'What the file says about its dice cannot be read.',
    game: 'Game',
    secret: 'Secret',
    promise: 'Hash',
    seedOf: (seat: Seat): string => `Seed of ${names.player(seat)}`,
    noSeed: 'none',
    compare:
      'The hash is proof only if it is the one that the table showed before the first roll; --promise compares it.',
    kept: 'It is the hash that was promised.',
    heads: ['Roll', 'Result', 'Entry'] as const,
    undone: (entry: string): string => `${entry} (taken back)`,
  },
};

export { usage } from './terminal-usage.ts';
