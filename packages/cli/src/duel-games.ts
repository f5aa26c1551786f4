import type { BotName } from '@bretwalda/ai';
import type { NationId, ScenarioId } from '@bretwalda/engine';
import { scenario } from '@bretwalda/engine/data';
import type { Batch } from './batch.ts';
import type { Played } from './game.ts';
import type { Job } from './jobs.ts';
import { optionsWith } from './rules.ts';
import { type Share, type Spread, share, spread, sum, type Timing, timing, winOf } from './statistics.ts';

/** One player against several of another kind, and the reverse, in every seat and with the same dice. */

export type Side = 'a' | 'b';

export interface DuelPlan {
  readonly a: BotName;
  readonly b: BotName;
  readonly scenario: ScenarioId;
  /** The optional rules, if others than the ruleset brings were asked for. */
  readonly variants?: readonly string[] | undefined;
  readonly seed: number;
  /** How many seeds: in each of them the single player sits in every seat once. */
  readonly blocks: number;
  /** Who sits alone: A, then B, or only one of them. */
  readonly singles: readonly Side[];
}

/** A game of a duel: whose seat is the single one. */
export interface DuelGame {
  readonly single: Side;
  readonly seat: number;
  readonly job: Job;
}

export interface DuelResult extends DuelPlan {
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly arrangements: readonly (Share & { readonly single: Side; readonly chance: number })[];
  /** Scores of A and of B with each group of nations, in all games. */
  readonly groups: readonly ({ readonly group: number } & Scores)[];
  readonly nations: readonly ({ readonly nation: NationId } & Scores)[];
  readonly times: Readonly<Record<Side, Timing>>;
}

export interface Scores {
  readonly a: Spread;
  readonly b: Spread;
}

export function duelGames(plan: DuelPlan): DuelGame[] {
  const seats = scenario(plan.scenario).groups.map((_, seat) => seat);
  const config = { scenario: plan.scenario, ...optionsWith(plan.variants) };
  const blocks = Array.from({ length: plan.blocks }, (_, i) => plan.seed + i);
  return plan.singles.flatMap((single) => {
    const [alone, others] = single === 'a' ? [plan.a, plan.b] : [plan.b, plan.a];
    return blocks.flatMap((seed) =>
      seats.map((seat) => {
        const bots = seats.map((other) => (other === seat ? alone : others));
        return { single, seat, job: { config, seed, bots } };
      }),
    );
  });
}

const sideOf = (game: DuelGame, seat: number): Side =>
  (game.seat === seat) === (game.single === 'a') ? 'a' : 'b';

export function duelResult(
  plan: DuelPlan,
  games: readonly DuelGame[],
  { played, seconds, gamesPerSecond }: Batch,
): DuelResult {
  const { groups } = scenario(plan.scenario);
  const pairs = games.map((game, i) => ({ game, end: played[i] as Played }));
  /** Of every game in which a side sat there. */
  const collect = (side: Side, seat: number, value: (end: Played) => number): number[] =>
    pairs.filter(({ game }) => sideOf(game, seat) === side).map(({ end }) => value(end));
  const scores = (seat: number, value: (end: Played) => number): Scores => ({
    a: spread(collect('a', seat, value)),
    b: spread(collect('b', seat, value)),
  });
  const times = (side: Side): Timing =>
    timing(
      pairs.flatMap(({ game, end }) =>
        end.turns.flatMap((own, seat) => (sideOf(game, seat) === side ? own : [])),
      ),
    );
  const inPlay = new Set(played.flatMap(({ seen }) => seen));
  return {
    ...plan,
    seconds,
    gamesPerSecond,
    arrangements: plan.singles.map((single) => {
      const own = pairs.filter(({ game }) => game.single === single);
      const wins = sum(own.map(({ game, end }) => winOf(end.winners, game.seat)));
      return { single, chance: 1 / groups.length, ...share(wins, own.length) };
    }),
    groups: groups.map((_, group) => ({ group, ...scores(group, (end) => end.points[group] as number) })),
    nations: groups.flatMap((nations, group) =>
      nations
        .filter((nation) => inPlay.has(nation))
        .map((nation) => ({ nation, ...scores(group, (end) => end.nations[nation]) })),
    ),
    times: { a: times('a'), b: times('b') },
  };
}
