import { explain, RuleError } from '@bretwalda/engine';
import { duel } from './duel.ts';
import { complain, Failure, type Io, say, UsageError } from './io.ts';
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

Usage: npm run COMMAND -- [OPTIONS]

${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  ${name.padEnd(8)}${summary}`)
  .join('\n')}

"npm run COMMAND -- --help" tells more about a command.`;

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
    const problem = name === '' ? 'A command is missing' : `There is no command '${name}'`;
    const names = Object.keys(COMMANDS).join(', ');
    complain(io, `${problem}; "npm run COMMAND -- [OPTIONS]" knows the commands ${names}.`);
    return 2;
  }
  if (rest.some(asksForHelp)) {
    say(io, command.help);
    return 0;
  }
  try {
    return await command.run(rest, io);
  } catch (error) {
    if (error instanceof UsageError) {
      complain(io, `${name}: ${error.message}; see "npm run ${name} -- --help".`);
      return 2;
    }
    if (error instanceof Failure) complain(io, error.message);
    else if (error instanceof RuleError) complain(io, explain(error.violation));
    else throw error;
    return 1;
  }
}
