import {
  decision,
  fromPosition,
  type GameState,
  type Position,
  parsePosition,
  parseSave,
  replay,
} from '@bretwalda/engine';
import { rulesOf } from '@bretwalda/engine/queries';
import { terminal, usage } from '@bretwalda/text/terminal';
import { oneFile, readArgs, wholeNumber } from './args.ts';
import { battleLines, boardLines, emptyLines, moment } from './board.ts';
import { accepted, Failure, type Io, readInput, say, UsageError } from './io.ts';
import { playerName } from './players.ts';
import { deckLines, scoreLines, winnerLine } from './scores.ts';
import type { Command } from './tool.ts';

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
    if (at !== undefined && at > journal.length) throw new UsageError(usage.atTooFar(at, journal.length));
    return accepted(replay(config, journal.slice(0, at)));
  }
  if (at !== undefined) throw new UsageError(usage.atForSaves);
  return accepted(fromPosition(start.startsWith('{') ? parseJson(text) : accepted(parsePosition(text))));
}

function parseJson(text: string): Position {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure(usage.notJson((error as Error).message));
  }
}

/** Everything about a position. */
export function showLines(state: GameState): string[] {
  const deciders = decision(state).map((d) => terminal.question(state, d, playerName(state, d.seat)));
  const winner = winnerLine(state);
  return [
    moment(state),
    ...battleLines(state),
    ...(winner ? [winner] : deciders),
    '',
    ...boardLines(state),
    ...emptyLines(state),
    terminal.board.legend(rulesOf(state)),
    '',
    ...scoreLines(state),
    ...deckLines(state),
  ];
}

export const show: Command = { summary: usage.summary.show, help: usage.help.show, run };
