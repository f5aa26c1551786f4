import {
  apply,
  type Entry,
  type GameState,
  type LoadedGame,
  loadGame,
  makeAction,
  newGame,
  scriptedDice,
} from '@bretwalda/engine';
import { scenario } from '@bretwalda/engine/data';
import { oneFile, readArgs, wholeNumber } from './args.ts';
import { moment } from './board.ts';
import { accepted, type Io, readInput, say, UsageError } from './io.ts';
import { logLine } from './log.ts';
import { nationName, player } from './names.ts';
import { scoreLines, winnerLine } from './scores.ts';
import { showLines } from './show.ts';
import { table } from './text.ts';
import type { Command } from './tool.ts';

const HELP = `Checks a saved game by playing it through, and sums it up.

Usage: npm run replay -- FILE [--events] [--at N]

  --events   print every entry and what it brought about
  --at N     stop after N entries and print the position there

A game of older rules is played by them. A damaged file, or one of a later version, is refused with exit code 1.`;

const OPTIONS = { events: { type: 'boolean', default: false }, at: { type: 'string' } } as const;

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS);
  const file = oneFile(positionals);
  const at = values.at === undefined ? undefined : wholeNumber(values.at, 'at', 0);
  const game = accepted(loadGame(await readInput(file, io)));
  if (at !== undefined && at > game.journal.length)
    throw new UsageError(`--at is ${at}, but the game has ${game.journal.length} entries`);
  const { lines, state } = followed(game, at ?? game.journal.length);
  if (values.events) say(io, `${lines.join('\n')}\n`);
  say(io, summary(game).join('\n'));
  if (at !== undefined) say(io, `\nAfter ${at} entries:\n${showLines(state).join('\n')}`);
  return 0;
}

/** The log of the first entries and the state after them. */
export function followed(
  { config, journal }: LoadedGame,
  length: number,
): { lines: string[]; state: GameState } {
  const lines: string[] = [];
  let state = newGame(config);
  for (const entry of journal.slice(0, length)) {
    lines.push(entryLine(state, entry));
    const { state: next, events } = apply(state, entry.action, scriptedDice(entry.rolls));
    for (const event of events) lines.push(`    ${logLine(event)}`);
    state = next;
  }
  return { lines, state };
}

/** '12. Player 1: move 2 kent essex'; a secret vote stays secret until its ballot is revealed by its events. */
function entryLine(state: GameState, { seq, seat, action }: Entry): string {
  const p = state.pending;
  const secret = p?.kind === 'vote' && p.secret && action.type === 'vote';
  const text = secret ? `vote of the ${nationName(action.nation)}, secret` : makeAction(action);
  return `${seq + 1}. ${player(seat)}: ${text}`;
}

export function summary({ config, journal, state }: LoadedGame): string[] {
  const rolls = journal.reduce((n, entry) => n + entry.rolls.length, 0);
  const facts = [
    ['Scenario', `${scenario(config.scenario).name} (${config.scenario})`],
    ['Entries', `${journal.length}, all legal`],
    ['Rolls', `${rolls}`],
    ['Moment', moment(state)],
  ];
  return [
    ...table(facts, ['left', 'left']),
    '',
    ...scoreLines(state),
    winnerLine(state) ?? 'The game goes on.',
  ];
}

export const replay: Command = { summary: 'check a saved game and sum it up', help: HELP, run };
