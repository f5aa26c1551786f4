import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline';
import { BOT_NAMES } from '@bretwalda/ai';
import { SCENARIOS, scenario } from '@bretwalda/engine/data';
import { noWords, oneOf, readArgs, scenarioId, wholeNumber } from './args.ts';
import { botSeats } from './bots.ts';
import { type Io, say, UsageError } from './io.ts';
import { Session } from './session.ts';
import { Terminal } from './terminal.ts';
import type { Command } from './tool.ts';

const SIDES = ['fixed', 'random', 'choose', 'bid'] as const;

const HELP = `Plays a game at one terminal, with players taking turns at it.

Usage: npm run play -- [--scenario ID] [--sides HOW] [--seed S] [--bots SEATS] [--load FILE] [--save FILE]

  --scenario ID   ${SCENARIOS.map((s) => s.id).join(', ')}
                  (standard-4)
  --sides HOW     how players get their nations: ${SIDES.join(', ')} (fixed)
  --seed S        seed of the dice: with the same orders, the same game (drawn at random)
  --bots SEATS    players who are bots: "2,3", or "all"; "2=NAME,3=NAME" or "all=NAME" says which bots, and
                  NAME alone seats such bots against player 1: ${BOT_NAMES.join(', ')}
                  (random)
  --load FILE     go on with a saved game
  --save FILE     keep the game in FILE after every order

Orders are typed as a number of the list or in words: "move 2 kent essex". Type "help" in the game for more.`;

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
    throw new UsageError('--load brings its own scenario and sides');
  const id = scenarioId(values.scenario ?? 'standard-4');
  const sides = oneOf(values.sides ?? 'fixed', 'sides', SIDES);
  const seed = values.seed === undefined ? randomInt(2 ** 32) : wholeNumber(values.seed, 'seed', 0);
  const session = new Session({ scenario: id, options: { sides } }, seed);
  if (values.load !== undefined) session.load(values.load);
  session.seatBots(botSeats(values.bots ?? '', session.state.seats));
  const loaded = scenario(session.state.scenario);
  say(io, `${loaded.name} (${loaded.id}), seed ${seed}. Type "help" for help.`);
  await converse(new Terminal(session, io, values.save), io);
  return 0;
}

/** Reads lines until the input ends or the player quits. */
async function converse(terminal: Terminal, io: Io): Promise<void> {
  const lines = createInterface({
    input: io.input,
    ...(io.interactive && { output: io.output }),
    terminal: io.interactive,
  });
  const prompt = () => (io.interactive ? lines.prompt() : io.output.write('> '));
  terminal.open();
  prompt();
  for await (const line of lines) {
    // Piped input is not on the screen yet; a secret vote stays off it.
    if (!io.interactive) say(io, terminal.isSecret(line) ? '(secret)' : line);
    if (!terminal.hear(line)) {
      lines.close();
      return;
    }
    prompt();
  }
  say(io, '\nThe input has ended.');
}

export const play: Command = { summary: 'play a game at one terminal', help: HELP, run };
