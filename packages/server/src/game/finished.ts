import type { TableInfo } from '@bretwalda/protocol';
import type { Database } from '../db/database.ts';
import { readInfos } from '../table/read.ts';

/** Finished games, the latest first, some at a time. */
export interface FinishedGames {
  readonly games: readonly TableInfo[];
  /** After which the next ones come; null: these are the last. */
  readonly next: string | null;
  readonly total: number;
}

export interface Wanted {
  /** Whose games. */
  readonly of: string;
  /** Who asks: others see only games that are public, or in which they had a seat. */
  readonly viewer: string | null;
  readonly after: string | null;
  readonly most: number;
}

/** Of a player: those in which somebody sat, and for the player alone those that were read from a file. */
const THEIRS = `game.status in ('over', 'ended') and game.result is not null
  and game.id in (select game_id from seat where user_id = $1
    union select own.id from game own where $1 = $2 and own.created_by = $1 and own.started_at is null)
  and ($1 = $2 or game.is_public
    or exists (select from seat where seat.game_id = game.id and seat.user_id = $2))`;

export async function finishedGames(
  { query }: Database,
  { of, viewer, after, most }: Wanted,
): Promise<FinishedGames> {
  const rows = await query<{ id: string }>(
    `select game.id from game where ${THEIRS}
       and ($3::text is null or (game.ended_at, game.id) < (select last.ended_at, last.id from game last where last.id = $3))
     order by game.ended_at desc, game.id desc limit $4`,
    [of, viewer, after, most + 1],
  );
  const [count] = await query<{ total: number }>(`select count(*)::int as total from game where ${THEIRS}`, [
    of,
    viewer,
  ]);
  const ids = rows.slice(0, most).map(({ id }) => id);
  return {
    games: await readInfos(query, ids, viewer),
    next: rows.length > most ? (ids.at(-1) ?? null) : null,
    total: count?.total ?? 0,
  };
}
