import type { Query } from '../db/database.ts';
import { forgetOrders } from '../orders/order-book.ts';

/** Who plays a seat changes. The history of the seat keeps who played when. */
export async function seatChanges(
  query: Query,
  id: string,
  seat: number,
  now: { readonly userId: string | null; readonly name: string; readonly bot: string | null },
  why: string,
  /** Whose seat it was when time ran out, if it is not theirs any more. */
  owner: string | null = now.userId,
): Promise<void> {
  const { userId, name, bot } = now;
  // Days of vacation are those of a player: whoever comes new has them all, whoever returns has what was left.
  await query(
    `update seat set vacation = case when user_id is not distinct from $3 then vacation else 0 end,
       vacation_since = null, vacation_until = null, user_id = $3, name = $4, bot = $5
     where game_id = $1 and seat = $2`,
    [id, seat, userId, name, bot],
  );
  await forgetOrders(query, id, seat, userId);
  await query(
    `update tenure set to_revision = (select revision from game where id = $1)
     where game_id = $1 and seat = $2 and to_revision is null`,
    [id, seat],
  );
  await query(
    `insert into tenure (game_id, seat, user_id, bot, name, from_revision, why)
     select $1, $2, $3, $4, $5, revision, $6 from game where id = $1`,
    [id, seat, owner, bot, name, why],
  );
}

/** The game begins: with it the history of its seats. */
export const seatsBegin = (query: Query, id: string): Promise<unknown> =>
  query(
    `insert into tenure (game_id, seat, user_id, bot, name, from_revision, why)
     select game_id, seat, user_id, bot, name, 0, 'sat-down' from seat where game_id = $1 order by seat`,
    [id],
  );

/** Whether anybody but a computer has ever played a seat. */
export async function wasPlayed(query: Query, id: string, seat: number): Promise<boolean> {
  const rows = await query(
    `select from tenure where game_id = $1 and seat = $2 and (user_id is not null or why = 'left') limit 1`,
    [id, seat],
  );
  return rows.length > 0;
}
