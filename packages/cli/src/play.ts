import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline';
import { BOT_NAMES } from '@bretwalda/ai';
import { SCENARIOS } from '@bretwalda/engine/data';
import { en } from '@bretwalda/text';
import { terminal, usage } from '@bretwalda/text/terminal';
import { noWords, oneOf, readArgs, scenarioId, wholeNumber } from './args.ts';
import { botSeats } from './bots.ts';
import { type Io, say, UsageError } from './io.ts';
import { Session } from './session.ts';
import { Terminal } from './terminal.ts';
import type { Command } from './tool.ts';

const SIDES = ['fixed', 'random', 'choose', 'bid'] as const;

const HELP = usage.help.play(
  SCENARIOS.map(({ id }) => id),
  SIDES,
  BOT_NAMES,
);

const OPTIONS = {
  scenario: { type: 'string' },
  sides: { type: 'string' },
  seed: { type: 'string' },
  bots: { type: 'string' },
  load: { type: 'string' },
  save: { type: 'string' },
} as const;

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS);
  noWords(positionals);
  if (values.load !== undefined && (values.scenario ?? values.sides) !== undefined)
    throw new UsageError(usage.loadBringsSides);
  const id = scenarioId(values.scenario ?? 'standard-4');
  const sides = oneOf(values.sides ?? 'fixed', 'sides', SIDES);
  const seed = values.seed === undefined ? randomInt(2 ** 32) : wholeNumber(values.seed, 'seed', 0);
  const session = new Session({ scenario: id, options: { sides } }, seed);
  if (values.load !== undefined) session.load(values.load);
  session.seatBots(botSeats(values.bots ?? '', session.state.seats));
  const { scenario } = session.state;
  say(io, terminal.game.opening(en.scenarios(scenario).title, scenario, seed));
  await converse(new Terminal(session, io, values.save), io);
  return 0;
}

/** Reads lines until the input ends or the player quits. */
async function converse(conversation: Terminal, io: Io): Promise<void> {
  const lines = createInterface({
    input: io.input,
    ...(io.interactive && { output: io.output }),
    terminal: io.interactive,
  });
  const prompt = () => (io.interactive ? lines.prompt() : io.output.write('> '));
  conversation.open();
  prompt();
  for await (const line of lines) {
    // Piped input is not on the screen yet; a secret vote stays off it.
    if (!io.interactive) say(io, conversation.isSecret(line) ? terminal.game.secret : line);
    if (!conversation.hear(line)) {
      lines.close();
      return;
    }
    prompt();
  }
  say(io, `\n${terminal.game.inputEnded}`);
}

export const play: Command = { summary: usage.summary.play, help: HELP, run };
