import { BOT_NAMES, type BotName } from '@bretwalda/ai';
import { type Config, type Dice, type ScenarioId, seededDice } from '@bretwalda/engine';
import { drawVariants, SCENARIOS, scenario } from '@bretwalda/engine/data';
import { usage } from '@bretwalda/text/terminal';
import { noWords, readArgs, scenarioId, wholeNumber } from './args.ts';
import { type Batch, playBatch } from './batch.ts';
import { seatNames } from './bots.ts';
import { type Io, say, UsageError } from './io.ts';
import { DEFAULT_WORKERS, type Job } from './jobs.ts';
import { KEEP_HELP, KEEP_NOTE } from './kept-games.ts';
import {
  chosenRules,
  RULES_OPTIONS,
  type RulesWish,
  rulesArgument,
  rulesHelp,
  scenariosFor,
  scenariosHelp,
} from './rules.ts';
import { plural, seeds, speed, table } from './text.ts';
import type { Command } from './tool.ts';

const HELP = `Plays games of mixed bots over all scenarios and checks that every action is in the list of legal
ones, that nothing breaks and that every game ends. The seed of a game draws its scenario, how sides are
settled, how ballots are held, and its bots.

Usage: npm run mixed -- [--games N] [--seed S] [--scenario ID] [--preset NAME] [--options NAMES|random]
                        [--bots NAMES] [--workers W] [--keep FILE]

  --games N       how many games (100)
  --seed S        the first game has this seed, the next one S + 1 and so on (1)
  --scenario ID   only this scenario:
                  ${scenariosHelp()}
${rulesHelp()};
                  with "random" the seed draws them
  --bots NAMES    one bot for all seats, or one for each: ${BOT_NAMES.join(', ')}
  --workers W     threads to play on; the games are the same with any number (one for each core)
  --keep FILE     ${KEEP_HELP}

A game that breaks off ends the run with exit code 1 and tells how to run it again.
${KEEP_NOTE}`;

const OPTIONS = {
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  scenario: { type: 'string' },
  ...RULES_OPTIONS,
  bots: { type: 'string' },
  workers: { type: 'string', default: `${DEFAULT_WORKERS}` },
  keep: { type: 'string' },
} as const;

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS);
  noWords(positionals);
  const games = wholeNumber(values.games, 'games', 1, 1_000_000);
  const seed = wholeNumber(values.seed, 'seed', 0);
  const workers = wholeNumber(values.workers, 'workers', 0, 256);
  const rules = rulesPlan(values);
  const jobs = Array.from({ length: games }, (_, i) => mixedJob(seed + i, rules, values.bots));
  const batch = await playBatch(io, {
    label: 'mixed bots',
    jobs,
    workers,
    keep: values.keep,
    rerun: rerunLine,
  });
  say(io, mixedText(jobs, batch).join('\n'));
  return 0;
}

/** Which scenarios may be drawn, and with which optional rules each is played. */
export interface RulesPlan {
  readonly only?: ScenarioId | undefined;
  readonly among: readonly ScenarioId[];
  readonly variants: (id: ScenarioId, seed: number) => readonly string[] | undefined;
}

const USUAL: RulesPlan = { among: SCENARIOS.map(({ id }) => id), variants: () => undefined };

export function rulesPlan(values: RulesWish & { readonly scenario?: string | undefined }): RulesPlan {
  const only = values.scenario === undefined ? undefined : scenarioId(values.scenario);
  if (values.options === 'random') {
    if (values.preset !== undefined) throw new UsageError(usage.randomAlone);
    return { ...USUAL, only, variants: randomRules };
  }
  if (only !== undefined) chosenRules(only, values); // says at once what cannot be
  return {
    only,
    among: only === undefined ? scenariosFor(values) : USUAL.among,
    variants: (id) => chosenRules(id, values),
  };
}

/** Dice of its own: with or without it a seed draws the same scenario and bots. */
function randomRules(id: ScenarioId, seed: number): readonly string[] {
  const lots = seededDice((seed + 700_001) >>> 0);
  return drawVariants(scenario(id).rules, (sides) => lots.roll(sides));
}

/** The game of a seed. What is given from outside changes nothing else. */
export function mixedJob(seed: number, rules: RulesPlan = USUAL, bots?: string): Job {
  const lots = seededDice((seed + 500_009) >>> 0);
  const drawn = draw(lots, rules.among);
  const id = rules.only ?? drawn;
  const variants = rules.variants(id, seed);
  const config: Config = {
    scenario: id,
    options: {
      sides: draw(lots, ['fixed', 'random', 'choose', 'bid'] as const),
      ballot: draw(lots, ['ask', 'open', 'secret'] as const),
      minRaise: lots.roll(10),
      ...(variants && { variants }),
    },
  };
  const seats = scenario(config.scenario).groups;
  const names = bots === undefined ? seats.map(() => draw(lots, BOT_NAMES)) : undefined;
  return { config, seed, bots: names ?? seatNames(bots as string, 'bots', seats.length), strict: true };
}

const draw = <T>(lots: Dice, values: readonly T[]): T => values[lots.roll(values.length) - 1] as T;

/** The bots are named: which are drawn changes when there are new ones. */
export const rerunLine = ({ config, seed, bots }: Job): string =>
  `npm run mixed -- --games 1 --seed ${seed} --scenario ${config.scenario}${rulesArgument(config.options?.variants)} --bots ${bots.join(',')}`;

function mixedText(jobs: readonly Job[], { played, gamesPerSecond }: Batch): string[] {
  const actions = played.reduce((n, game) => n + game.actions, 0);
  const { seed } = jobs[0] as Job;
  const seats = jobs.flatMap(({ bots }) => bots);
  const count = (of: (job: Job) => boolean) => `${jobs.filter(of).length}`;
  const seatsOf = (bot: BotName) => `${seats.filter((name) => name === bot).length}`;
  return [
    `${plural(played.length, 'game')} of mixed bots, ${seeds(seed, jobs.length)}: all ended, all ${actions} actions were legal`,
    speed(gamesPerSecond),
    '',
    ...table(
      [['Scenario', 'Games'], ...SCENARIOS.map(({ id }) => [id, count((j) => j.config.scenario === id)])],
      ['left', 'right'],
    ),
    '',
    ...table([['Bot', 'Seats'], ...BOT_NAMES.map((bot) => [bot, seatsOf(bot)])], ['left', 'right']),
  ];
}

export const mixed: Command = { summary: 'check games of mixed bots over all scenarios', help: HELP, run };
