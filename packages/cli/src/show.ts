import {
  decision,
  fromPosition,
  type GameState,
  type Position,
  parsePosition,
  parseSave,
  replay,
} from '@bretwalda/engine';
import { oneFile, readArgs, wholeNumber } from './args.ts';
import { battleLines, boardLines, emptyLines, LEGEND, moment } from './board.ts';
import { accepted, Failure, type Io, readInput, say, UsageError } from './io.ts';
import { question } from './question.ts';
import { scoreLines, winnerLine } from './scores.ts';
import type { Command } from './tool.ts';

const HELP = `Prints a position: what stands where, whose turn it is, who decides what, and the score.

Usage: npm run show -- FILE|- [--at N]

FILE is a position as text or JSON, or a saved game; "-" reads it from standard input.

  --at N   of a saved game: the position after N entries (after the last one)`;

const OPTIONS = { at: { type: 'string' } } as const;

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS);
  const file = oneFile(positionals);
  const at = values.at === undefined ? undefined : wholeNumber(values.at, 'at', 0);
  const text = await readInput(file, io);
  say(io, showLines(stateOf(text, at)).join('\n'));
  return 0;
}

/** The state that a file of any kind describes. */
export function stateOf(text: string, at?: number): GameState {
  const start = text.trimStart();
  if (start.startsWith('bretwalda ')) {
    const { config, journal } = accepted(parseSave(text));
    if (at !== undefined && at > journal.length)
      throw new UsageError(`--at is ${at}, but the game has ${journal.length} entries`);
    return accepted(replay(config, journal.slice(0, at)));
  }
  if (at !== undefined) throw new UsageError('--at is for saved games only');
  return accepted(fromPosition(start.startsWith('{') ? parseJson(text) : accepted(parsePosition(text))));
}

function parseJson(text: string): Position {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure(`The position is not valid JSON: ${(error as Error).message}.`);
  }
}

/** Everything about a position. */
export function showLines(state: GameState): string[] {
  const deciders = decision(state).map((d) => question(state, d));
  const winner = winnerLine(state);
  return [
    moment(state),
    ...battleLines(state),
    ...(winner ? [winner] : deciders),
    '',
    ...boardLines(state),
    ...emptyLines(state),
    LEGEND,
    '',
    ...scoreLines(state),
  ];
}

export const show: Command = { summary: 'print a position or a saved game', help: HELP, run };
