import { explain, RuleError } from '@bretwalda/engine';
import { duel } from './duel.ts';
import { Failure, type Io, say, UsageError } from './io.ts';
import { mixed } from './mixed.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { show } from './show.ts';
import { sim } from './sim.ts';

/** One command of the tool. */
export interface Command {
  readonly summary: string;
  readonly help: string;
  /** The exit code. */
  run(args: readonly string[], io: Io): number | Promise<number>;
}

const COMMANDS: Readonly<Record<string, Command>> = { play, sim, duel, mixed, show, replay };

const HELP = `bretwalda - Britannia, second edition, in the terminal

Usage: bretwalda COMMAND [OPTIONS]

${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  ${name.padEnd(8)}${summary}`)
  .join('\n')}

"bretwalda COMMAND --help" tells more about a command.`;

const asksForHelp = (word: string): boolean => word === '--help' || word === '-h';

/** Runs the tool: 0 when all went well, 1 when a game or file failed, 2 when the call was wrong. */
export async function runTool(args: readonly string[], io: Io): Promise<number> {
  const [name = '', ...rest] = args;
  if (asksForHelp(name) || (name === 'help' && rest.length === 0)) {
    say(io, HELP);
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    const problem = name === '' ? 'a command is missing' : `unknown command '${name}'`;
    return complain(io, `bretwalda: ${problem}; "bretwalda --help" lists the commands.`, 2);
  }
  if (rest.some(asksForHelp)) {
    say(io, command.help);
    return 0;
  }
  try {
    return await command.run(rest, io);
  } catch (error) {
    if (error instanceof UsageError)
      return complain(io, `bretwalda ${name}: ${error.message}; see "bretwalda ${name} --help".`, 2);
    if (error instanceof Failure) return complain(io, error.message, 1);
    if (error instanceof RuleError) return complain(io, explain(error.violation), 1);
    throw error;
  }
}

function complain(io: Io, line: string, code: number): number {
  io.error.write(`${line}\n`);
  return code;
}
