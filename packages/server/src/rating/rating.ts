import { scenario } from '@bretwalda/engine/data';
import type { Agreed, GameResult } from '@bretwalda/protocol';
import type { TableConfig } from '@bretwalda/table';
import { ordinal, type Rating, rate, rating } from 'openskill';
import type { Query } from '../db/database.ts';
import { type FollowUp, overIn } from '../work/outbox.ts';

/**
 * Strength of players. Sides differ in strength too, so a player and the side played are rated together, as a team of
 * two: a win with a weak side counts for more.
 */

export interface RatingRow extends Rating {
  readonly key: string;
  readonly games: number;
}

/** Who played which side, and what came of it. */
export interface Finisher {
  readonly player: string;
  readonly side: string;
  readonly points: number;
}

export const sideOf = (config: TableConfig, nations: readonly string[]): string => {
  const group = scenario(config.scenario).groups.findIndex((one) =>
    one.some((nation) => nation === nations[0]),
  );
  return `side ${config.scenario} ${group}`;
};

/** The ratings after a game; those of everybody not rated before begin at the same value. */
export function ratedAfter(
  known: ReadonlyMap<string, Rating>,
  finishers: readonly Finisher[],
): Map<string, Rating> {
  const teams = finishers.map(({ player, side }) => [
    known.get(player) ?? rating(),
    known.get(side) ?? rating(),
  ]);
  const rated = rate(teams, { score: finishers.map(({ points }) => points) });
  const found = new Map<string, Rating[]>();
  for (const [i, { player, side }] of finishers.entries())
    for (const [j, key] of [player, side].entries()) {
      const own = rated[i]?.[j];
      if (own) found.set(key, [...(found.get(key) ?? []), own]);
    }
  // Two computers of one kind are one player: what comes of it is the mean.
  const after = new Map<string, Rating>();
  for (const [key, all] of found) after.set(key, { mu: mean(all, 'mu'), sigma: mean(all, 'sigma') });
  return after;
}

const mean = (all: readonly Rating[], field: keyof Rating): number =>
  all.reduce((sum, one) => sum + one[field], 0) / all.length;

/** One number to show: what a player is worth almost for sure. */
export const shown = (row: Rating): number => Math.round(100 * ordinal(row));

export async function readRatings(query: Query, keys: readonly string[]): Promise<Map<string, RatingRow>> {
  const rows = await query<RatingRow>('select key, mu, sigma, games from rating where key = any ($1)', [
    keys,
  ]);
  return new Map(rows.map((row) => [row.key, row]));
}

/** Rates a game once, when it is over; a table that broke up before it began has no result. */
export const rateGames: FollowUp = async (query, rows) => {
  const ids = overIn(rows).sort();
  if (ids.length === 0) return;
  const games = await query<{ id: string; config: TableConfig; agreed: Agreed; result: GameResult }>(
    `update game set rated_at = now() where id = any ($1) and status in ('over', 'ended') and result is not null and rated_at is null
     returning id, config, agreed, result`,
    [ids],
  );
  for (const { id, config, agreed, result } of games)
    if (agreed.rated) await rateGame(query, id, config, result);
};

async function rateGame(query: Query, id: string, config: TableConfig, result: GameResult): Promise<void> {
  const seats = await query<{ userId: string | null; bot: string | null }>(
    'select user_id as "userId", bot from seat where game_id = $1 order by seat',
    [id],
  );
  const finishers = result.players.map(({ seat, nations, points }): Finisher => {
    const { userId, bot } = seats[seat] ?? { userId: null, bot: null };
    return { player: userId ?? `bot ${bot ?? 'nobody'}`, side: sideOf(config, nations), points };
  });
  const people = finishers.map(({ player }) => player).filter((player) => !player.startsWith('bot '));
  // Nobody is rated against himself, and computers not among themselves.
  if (people.length === 0 || new Set(people).size < people.length) return;
  const keys = [...new Set(finishers.flatMap(({ player, side }) => [player, side]))].sort();
  for (const key of keys)
    await query('insert into rating (key, mu, sigma) values ($1, $2, $3) on conflict do nothing', [
      key,
      rating().mu,
      rating().sigma,
    ]);
  await query('select key from rating where key = any ($1) order by key for update', [keys]);
  const after = ratedAfter(await readRatings(query, keys), finishers);
  for (const [key, { mu, sigma }] of after)
    await query('update rating set mu = $2, sigma = $3, games = games + 1 where key = $1', [key, mu, sigma]);
}
