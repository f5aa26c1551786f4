import { BOT_NAMES } from '@bretwalda/ai';
import { scenario } from '@bretwalda/engine/data';
import { jsonFile, readArgs, wholeNumber } from './args.ts';
import { playBatch } from './batch.ts';
import { seatNames } from './bots.ts';
import { type Io, say, writeFile } from './io.ts';
import { DEFAULT_WORKERS } from './jobs.ts';
import { KEEP_HELP, KEEP_NOTE } from './kept-games.ts';
import {
  chosenRules,
  optionsWith,
  RULES_OPTIONS,
  rulesHelp,
  scenarioFor,
  scenariosFor,
  scenariosHelp,
} from './rules.ts';
import { simJson, simText } from './sim-text.ts';
import { type SimResult, simJobs, simResult } from './simulate.ts';
import type { Command } from './tool.ts';

const HELP = `Plays games between bots and tells how they ended, and in the full game of four players also
how that compares with games of people.

Usage: npm run sim -- [--games N] [--scenario ID|all] [--preset NAME] [--options NAMES] [--seed S]
                      [--bot NAME] [--workers W] [--keep FILE] [--json [FILE]]

  --games N       how many games of each scenario (100)
  --scenario ID   ${scenariosHelp()};
                  with "all" all of them that can be played so (standard-4)
${rulesHelp()}
  --seed S        the first game has this seed, the next one S + 1 and so on (1)
  --bot NAME      who plays: ${BOT_NAMES.join(', ')} (random);
                  or a name for each player: "random,random,random,random"
  --workers W     threads to play on; the games are the same with any number (one for each core)
  --keep FILE     ${KEEP_HELP}
  --json          print JSON only; with FILE the JSON goes there

A game that breaks off ends the run with exit code 1 and tells how to run it again.
${KEEP_NOTE}`;

const OPTIONS = {
  games: { type: 'string', default: '100' },
  scenario: { type: 'string' },
  ...RULES_OPTIONS,
  seed: { type: 'string', default: '1' },
  bot: { type: 'string', default: 'random' },
  workers: { type: 'string', default: `${DEFAULT_WORKERS}` },
  keep: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS);
  const file = jsonFile(values.json, positionals);
  const games = wholeNumber(values.games, 'games', 1, 1_000_000);
  const seed = wholeNumber(values.seed, 'seed', 0);
  const workers = wholeNumber(values.workers, 'workers', 0, 256);
  const ids = values.scenario === 'all' ? scenariosFor(values) : [scenarioFor(values)];
  const plans = ids.map((id) => {
    const config = { scenario: id, ...optionsWith(chosenRules(id, values)) };
    return simJobs(config, games, seed, seatNames(values.bot, 'bot', scenario(id).groups.length));
  });
  const inWords = !values.json || file !== undefined;
  const results: SimResult[] = [];
  for (const jobs of plans) {
    const label = jobs[0]?.config.scenario ?? '';
    const result = simResult(jobs, await playBatch(io, { label, jobs, workers, keep: values.keep }));
    results.push(result);
    if (inWords) say(io, `${results.length > 1 ? '\n' : ''}${simText(result).join('\n')}`);
  }
  const json = JSON.stringify({ bot: values.bot, scenarios: results.map(simJson) }, null, 2);
  if (file !== undefined) writeFile(file, `${json}\n`);
  else if (values.json) say(io, json);
  return 0;
}

export const sim: Command = { summary: 'play games between bots, with statistics', help: HELP, run };
