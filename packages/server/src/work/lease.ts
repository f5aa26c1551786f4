import { randomUUID } from 'node:crypto';
import type { Query } from '../db/database.ts';

/** Whoever does not say so again in time does not play any more; somebody else may. */
const LASTS_S = 10;
const AGAIN_MS = 3000;

const TAKE = `
  insert into advancing (game_id, holder, until) values ($1, $2, now() + $3 * interval '1 second')
  on conflict (game_id) do update set holder = excluded.holder, until = excluded.until
    where advancing.until < now()
  returning game_id`;

/**
 * Work for a game that nobody else does meanwhile, in whatever process. It only saves work: what two do at the same time
 * the numbers of the journal keep apart. False: somebody else does it.
 */
export async function alone(query: Query, game: string, work: () => Promise<void>): Promise<boolean> {
  const holder = randomUUID();
  const taken = await query(TAKE, [game, holder, LASTS_S], 'take-lease');
  if (taken.length === 0) return false;
  const again = () =>
    query(
      `update advancing set until = now() + $3 * interval '1 second' where game_id = $1 and holder = $2`,
      [game, holder, LASTS_S],
      'keep-lease',
    ).catch(() => {}); // then it runs out
  const timer = setInterval(again, AGAIN_MS).unref();
  try {
    await work();
    return true;
  } finally {
    clearInterval(timer);
    await query('delete from advancing where game_id = $1 and holder = $2', [game, holder], 'end-lease');
  }
}
