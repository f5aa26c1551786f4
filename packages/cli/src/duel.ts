import { BOT_NAMES } from '@bretwalda/ai';
import { scenario } from '@bretwalda/engine/data';
import { jsonFile, oneOf, readArgs, wholeNumber } from './args.ts';
import { playBatch } from './batch.ts';
import { type DuelPlan, duelGames, duelResult, type Side } from './duel-games.ts';
import { duelJson, duelText } from './duel-text.ts';
import { type Io, say, UsageError, writeFile } from './io.ts';
import { DEFAULT_WORKERS } from './jobs.ts';
import { KEEP_HELP, KEEP_NOTE } from './kept-games.ts';
import { chosenRules, RULES_OPTIONS, rulesHelp, scenarioFor, scenariosHelp } from './rules.ts';
import type { Command } from './tool.ts';

const ARRANGEMENTS = { both: ['a', 'b'], single: ['a'], reverse: ['b'] } as const satisfies Readonly<
  Record<string, readonly Side[]>
>;
const NAMES = Object.keys(ARRANGEMENTS) as (keyof typeof ARRANGEMENTS)[];

const HELP = `Measures two kinds of bots against each other: one A against B in all other seats, and the reverse.
For every seed the single player sits in each seat once, so that every colour is played equally often.

Usage: npm run duel -- --a NAME --b NAME [--games N] [--scenario ID] [--preset NAME] [--options NAMES]
                       [--seed S] [--arrangement WHICH] [--workers W] [--keep FILE] [--json [FILE]]

  --a NAME, --b NAME    ${BOT_NAMES.join(', ')}
  --games N             games of each arrangement, rounded up so that all seats are played equally often (40)
  --scenario ID         ${scenariosHelp(24)}
                        (standard-4)
${rulesHelp(24)}
  --seed S              the first seed; the dice of a game depend on nothing else (1)
  --arrangement WHICH   single: one A against B; reverse: one B against A; both (both);
                        with two players single and reverse are the same games, played once
  --workers W           threads to play on; the games are the same with any number (one for each core)
  --keep FILE           ${KEEP_HELP}
  --json                print JSON only; with FILE the JSON goes there

A game that breaks off ends the run with exit code 1 and tells how to run it again.
${KEEP_NOTE}`;

const OPTIONS = {
  a: { type: 'string' },
  b: { type: 'string' },
  games: { type: 'string', default: '40' },
  scenario: { type: 'string' },
  ...RULES_OPTIONS,
  seed: { type: 'string', default: '1' },
  arrangement: { type: 'string', default: 'both' },
  workers: { type: 'string', default: `${DEFAULT_WORKERS}` },
  keep: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS);
  const file = jsonFile(values.json, positionals);
  const id = scenarioFor(values);
  const games = wholeNumber(values.games, 'games', 1, 1_000_000);
  const plan: DuelPlan = {
    a: named(values.a, 'a'),
    b: named(values.b, 'b'),
    scenario: id,
    variants: chosenRules(id, values),
    seed: wholeNumber(values.seed, 'seed', 0),
    blocks: Math.ceil(games / scenario(id).groups.length),
    singles: singles(oneOf(values.arrangement, 'arrangement', NAMES), scenario(id).groups.length),
  };
  const workers = wholeNumber(values.workers, 'workers', 0, 256);
  const all = duelGames(plan);
  const batch = await playBatch(io, {
    label: `${plan.a} against ${plan.b}`,
    jobs: all.map(({ job }) => job),
    workers,
    keep: values.keep,
  });
  const result = duelResult(plan, all, batch);
  const json = JSON.stringify(duelJson(result), null, 2);
  if (file !== undefined) writeFile(file, `${json}\n`);
  say(io, values.json && file === undefined ? json : duelText(result).join('\n'));
  return 0;
}

/** Of two players each is the single one: the reverse would be the same games again. */
const singles = (name: keyof typeof ARRANGEMENTS, seats: number): readonly Side[] =>
  ARRANGEMENTS[name === 'both' && seats === 2 ? 'single' : name];

function named(name: string | undefined, option: Side) {
  if (name !== undefined) return oneOf(name, option, BOT_NAMES);
  throw new UsageError(`--${option} is missing, expected one of ${BOT_NAMES.join(', ')}`);
}

export const duel: Command = { summary: 'measure two kinds of bots against each other', help: HELP, run };
