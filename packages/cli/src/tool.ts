import { RuleError } from '@bretwalda/engine';
import { terminal, usage } from '@bretwalda/text/terminal';
import { duel } from './duel.ts';
import { complain, Failure, type Io, say, UsageError } from './io.ts';
import { mixed } from './mixed.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { show } from './show.ts';
import { sim } from './sim.ts';
import { verify } from './verify.ts';

/** One command of the tool. */
export interface Command {
  readonly summary: string;
  readonly help: string;
  /** The exit code. */
  run(args: readonly string[], io: Io): number | Promise<number>;
}

const COMMANDS: Readonly<Record<string, Command>> = { play, sim, duel, mixed, show, replay, verify };

const HELP = usage.help.tool(Object.entries(COMMANDS).map(([name, { summary }]) => [name, summary] as const));

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
    complain(io, usage.unknownCommand(name, Object.keys(COMMANDS)));
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
      complain(io, usage.wrongCall(name, error.message));
      return 2;
    }
    if (error instanceof Failure) complain(io, error.message);
    else if (error instanceof RuleError) complain(io, terminal.refusal(error.violation));
    else throw error;
    return 1;
  }
}
