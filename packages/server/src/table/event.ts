import type { Query } from '../db/database.ts';

/**
 * Writes something that happened at a table beside the game itself. To be called in a transaction; everybody hears of
 * it when that is done.
 */
export async function tell(
  query: Query,
  id: string,
  kind: string,
  body: unknown,
  audience: readonly number[] | null = null,
): Promise<number> {
  const [row] = await query<{ seq: number }>(
    `with g as (update game set seq = seq + 1 where id = $1 returning seq),
      e as (insert into event (game_id, seq, kind, audience, body) select $1, seq, $2, $3, $4 from g),
      o as (insert into outbox (game_id, seq, kind) select $1, seq, $2 from g)
     select seq, pg_notify('game', $1 || ' ' || seq) from g`,
    [id, kind, audience, JSON.stringify(body)],
    'tell',
  );
  if (!row) throw new Error(`There is no table ${id}.`);
  return row.seq;
}
