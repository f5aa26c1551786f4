import { explain, RuleError, SCENARIOS, scenario } from '@bretwalda/engine';
import { noWords, oneOf, readArgs, scenarioId, wholeNumber } from './args.ts';
import { BOT_NAMES, BOTS } from './bots.ts';
import { Failure, type Io, say } from './io.ts';
import { groupName, nationName, player } from './names.ts';
import { GameError, type SimResult, simulate } from './simulate.ts';
import { table } from './text.ts';
import type { Command } from './tool.ts';

const HELP = `Plays games between bots and tells how they ended.

Usage: bretwalda sim [--games N] [--scenario ID|all] [--seed S] [--bot NAME] [--json]

  --games N       how many games of each scenario (100)
  --scenario ID   ${SCENARIOS.map((s) => s.id).join(', ')},
                  or all of them with "all" (standard-4)
  --seed S        the first game has this seed, the next one S + 1 and so on (1)
  --bot NAME      who plays: ${BOT_NAMES.join(', ')} (random)
  --json          print JSON only

A game that breaks off ends the run with exit code 1 and tells how to run it again.`;

const OPTIONS = {
  games: { type: 'string', default: '100' },
  scenario: { type: 'string', default: 'standard-4' },
  seed: { type: 'string', default: '1' },
  bot: { type: 'string', default: 'random' },
  json: { type: 'boolean', default: false },
} as const;

function run(args: readonly string[], io: Io): number {
  const { values, positionals } = readArgs(args, OPTIONS);
  noWords(positionals);
  const games = wholeNumber(values.games, 'games', 1, 1_000_000);
  const seed = wholeNumber(values.seed, 'seed', 0);
  const bot = oneOf(values.bot, 'bot', BOT_NAMES);
  const ids = values.scenario === 'all' ? SCENARIOS.map((s) => s.id) : [scenarioId(values.scenario)];
  const results: SimResult[] = [];
  try {
    for (const id of ids) {
      const result = simulate(id, games, seed, BOTS[bot], (done) => progress(io, id, done, games));
      results.push(result);
      if (!values.json) say(io, `${results.length > 1 ? '\n' : ''}${simText(result).join('\n')}`);
    }
  } catch (error) {
    if (error instanceof GameError) throw new Failure(failureLine(error, bot));
    throw error;
  }
  if (values.json) say(io, JSON.stringify({ bot, scenarios: results.map(rounded) }, null, 2));
  return 0;
}

function progress(io: Io, id: string, done: number, games: number): void {
  if (!io.progress) return;
  // Clears the line when all games are done, so that the table stands alone.
  io.error.write(done < games ? `\r${id}: ${done} of ${games} games` : '\r\x1b[K');
}

export function failureLine({ scenario, seed, cause }: GameError, bot: string): string {
  const reason = cause instanceof RuleError ? explain(cause.violation) : String((cause as Error).message);
  return `A game failed: ${reason} Run it again: bretwalda sim --scenario ${scenario} --seed ${seed} --games 1 --bot ${bot}`;
}

const one = (value: number): string => value.toFixed(1);

/** Wins are whole or halves, thirds, ...: as short as they can be. */
const wins = (value: number): string => `${Number(value.toFixed(2))}`;

export function simText(result: SimResult): string[] {
  const { games, players, nations, seed } = result;
  const seeds = games === 1 ? `seed ${seed}` : `seeds ${seed} to ${seed + games - 1}`;
  const playerRows = players.map((p) => [
    `${player(p.seat)}, ${groupName(result.scenario, p.seat)}`,
    one(p.mean),
    one(p.deviation),
    wins(p.wins),
    `${one((100 * p.wins) / games)}%`,
    p.nations.map(nationName).join(', '),
  ]);
  const nationRows = nations.map((n) => [
    nationName(n.nation),
    `${n.seat + 1}`,
    one(n.mean),
    one(n.deviation),
  ]);
  return [
    `${scenario(result.scenario).name} (${result.scenario}): ${games === 1 ? '1 game' : `${games} games`}, ${seeds}`,
    `${one(result.gamesPerSecond)} games per second, ${one(result.actionsPerGame)} actions per game`,
    '',
    ...table(
      [['Player', 'Mean', 'SD', 'Wins', 'Share', 'Nations'], ...playerRows],
      ['left', 'right', 'right', 'right', 'right', 'left'],
    ),
    '',
    ...table([['Nation', 'Player', 'Mean', 'SD'], ...nationRows], ['left', 'right', 'right', 'right']),
  ];
}

/** Players count from 1 and numbers are short, as in the tables. */
function rounded(result: SimResult): object {
  const short = (value: number): number => Number(value.toFixed(3));
  const spread = ({ mean, deviation }: { mean: number; deviation: number }) => ({
    mean: short(mean),
    deviation: short(deviation),
  });
  return {
    scenario: result.scenario,
    games: result.games,
    seed: result.seed,
    seconds: short(result.seconds),
    gamesPerSecond: short(result.gamesPerSecond),
    actionsPerGame: short(result.actionsPerGame),
    players: result.players.map((p) => ({
      player: p.seat + 1,
      group: groupName(result.scenario, p.seat),
      nations: p.nations,
      ...spread(p),
      wins: short(p.wins),
    })),
    nations: result.nations.map((n) => ({ nation: n.nation, player: n.seat + 1, ...spread(n) })),
  };
}

export const sim: Command = { summary: 'play games between bots, with statistics', help: HELP, run };
