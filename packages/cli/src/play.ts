import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline';
import { BOT_NAMES } from '@bretwalda/ai';
import type { Config, Options } from '@bretwalda/engine';
import { SCENARIOS, scenario } from '@bretwalda/engine/data';
import { en } from '@bretwalda/text';
import { terminal, usage } from '@bretwalda/text/terminal';
import { checked, noWords, oneOf, readArgs, wholeNumber } from './args.ts';
import { botSeats } from './bots.ts';
import { type Io, say, UsageError } from './io.ts';
import { chosenRules, listRules, RULES_OPTIONS, rulesHelp, rulesLine, scenarioFor } from './rules.ts';
import { Session } from './session.ts';
import { Terminal } from './terminal.ts';
import type { Command } from './tool.ts';

const SIDES = ['fixed', 'random', 'choose', 'bid'] as const;

const DEALS = ['free', 'open', 'none'] as const;

const HELP = usage.help.play({
  scenarios: SCENARIOS.map(({ id }) => id),
  sides: SIDES,
  deals: DEALS,
  bots: BOT_NAMES,
  rules: rulesHelp(),
});

const OPTIONS = {
  scenario: { type: 'string' },
  ...RULES_OPTIONS,
  'list-options': { type: 'boolean', default: false },
  handicap: { type: 'string' },
  negotiation: { type: 'string' },
  sides: { type: 'string' },
  seed: { type: 'string' },
  bots: { type: 'string' },
  load: { type: 'string' },
  save: { type: 'string' },
} as const;

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS);
  noWords(positionals);
  if (values.load !== undefined && CONFIGURING.some((name) => values[name] !== undefined))
    throw new UsageError(usage.loadBringsSides);
  if (values['list-options']) {
    say(io, listRules(scenario(scenarioFor(values)).rules).join('\n'));
    return 0;
  }
  const config = configOf(values);
  const seed = values.seed === undefined ? randomInt(2 ** 32) : wholeNumber(values.seed, 'seed', 0);
  const session = new Session(config, seed);
  if (values.load !== undefined) session.load(values.load);
  session.seatBots(botSeats(values.bots ?? '', session.state.seats));
  const { scenario: id, options } = session.state;
  say(io, terminal.game.opening(en.scenarios(id).title, id, seed));
  say(io, rulesLine(session.state));
  say(io, en.game.negotiation(options.negotiation));
  await converse(new Terminal(session, io, values.save), io);
  return 0;
}

type Values = Readonly<
  Partial<Record<'scenario' | 'preset' | 'options' | 'handicap' | 'negotiation' | 'sides', string>>
>;

/** What a saved game brings itself. */
const CONFIGURING = ['scenario', 'preset', 'options', 'handicap', 'negotiation', 'sides'] as const;

function configOf(values: Values): Config {
  const id = scenarioFor(values);
  const variants = chosenRules(id, values);
  const options: Partial<Options> = {
    sides: oneOf(values.sides ?? 'fixed', 'sides', SIDES),
    ...(variants && { variants }),
    ...(values.handicap !== undefined && { handicap: values.handicap.split(',').map(Number) }),
    ...(values.negotiation !== undefined && { negotiation: oneOf(values.negotiation, 'negotiation', DEALS) }),
  };
  return checked({ scenario: id, options });
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
