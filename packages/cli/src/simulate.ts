import type { BotName } from '@bretwalda/ai';
import { type Config, type NationId, type ScenarioId, type Seat, seatsOf } from '@bretwalda/engine';
import { scenario } from '@bretwalda/engine/data';
import type { Batch } from './batch.ts';
import type { Job } from './jobs.ts';
import { HIGH_SCORE } from './reference.ts';
import { type Spread, spread, sum, type Timing, timing, winOf } from './statistics.ts';

/** Many games of one scenario between the same bots, and what came of them. */

export interface SimResult {
  readonly scenario: ScenarioId;
  /** The optional rules, if others than the ruleset brings were asked for. */
  readonly variants?: readonly string[];
  readonly games: number;
  readonly seed: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly actionsPerGame: number;
  readonly players: readonly (Spread & {
    readonly seat: Seat;
    readonly bot: BotName;
    readonly nations: readonly NationId[];
    /** Shared wins are split. */
    readonly wins: number;
  })[];
  readonly nations: readonly (Spread & { readonly nation: NationId; readonly seat: Seat })[];
  /** Time for a nation turn, by bot. */
  readonly times: readonly (Timing & { readonly bot: BotName })[];
  /** All scores of a game together. */
  readonly total: number;
  /** The mean of the winner's score. */
  readonly winner: number;
  /** Share of games in which somebody had 300 points. */
  readonly high: number;
}

/** `games` games with the seeds `seed`, `seed` + 1 and so on. */
export const simJobs = (config: Config, games: number, seed: number, bots: readonly BotName[]): Job[] =>
  Array.from({ length: games }, (_, i) => ({ config, seed: seed + i, bots }));

export function simResult(jobs: readonly Job[], { played, seconds, gamesPerSecond }: Batch): SimResult {
  const { config, seed, bots } = jobs[0] as Job;
  const games = jobs.length;
  const mean = (value: (game: (typeof played)[number]) => number) => sum(played.map(value)) / games;
  const inPlay = (nation: NationId) => played.some((game) => game.seen.includes(nation));
  const { groups } = scenario(config.scenario);
  const players = seatsOf(groups.length).map((seat) => ({
    seat,
    bot: bots[seat] as BotName,
    nations: (groups[seat] ?? []).filter(inPlay),
    ...spread(played.map(({ points }) => points[seat] as number)),
    wins: sum(played.map(({ winners }) => winOf(winners, seat))),
  }));
  return {
    scenario: config.scenario,
    ...(config.options?.variants && { variants: config.options.variants }),
    games,
    seed,
    seconds,
    gamesPerSecond,
    actionsPerGame: mean(({ actions }) => actions),
    players,
    nations: players.flatMap(({ seat, nations }) =>
      nations.map((nation) => ({ nation, seat, ...spread(played.map((game) => game.nations[nation])) })),
    ),
    times: [...new Set(bots)].map((bot) => ({
      bot,
      ...timing(played.flatMap(({ turns }) => turns.flatMap((own, seat) => (bots[seat] === bot ? own : [])))),
    })),
    total: mean(({ points }) => sum(points)),
    winner: mean(({ points }) => Math.max(...points)),
    high: mean(({ points }) => (Math.max(...points) >= HIGH_SCORE ? 1 : 0)),
  };
}
