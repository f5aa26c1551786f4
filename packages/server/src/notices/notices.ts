import { type Clocks, reminderOf, remindersOf } from '@bretwalda/protocol';
import type { Database, Query } from '../db/database.ts';
import { Problem } from '../table/problem.ts';
import { randomId } from '../table/random-id.ts';
import { type FollowUp, type OutboxRow, overIn } from '../work/outbox.ts';
import type { Queue } from '../work/queue.ts';
import { HOLDS, NOTICE, type Notice, type NoticeBody, type NoticeKind } from './notice.ts';

export interface NoticesParts {
  readonly database: Database;
  readonly queue: Queue;
  readonly now: () => number;
}

/** Somebody who is asked has this long to look before anything is sent. */
const PATIENCE_MS = 20_000;
const MOST_SHOWN = 50;

/**
 * Whoever is asked now and has not been told is told; what was not sent to those who are not asked any more is withdrawn.
 * The answer is what can be sent: not everybody wants to be reached.
 */
const TELL_ASKED = `
  with asked as (
    select game.id as game_id, seat.user_id from game join seat on seat.game_id = game.id
    where game.id = any ($1) and game.status = 'running' and seat.user_id is not null and seat.bot is null
      and seat.seat = any (game.deciders)
  ), gone as (
    delete from notice where game_id = any ($1) and kind in ('your-turn', 'reminder') and sent_at is null
      and (game_id, user_id) not in (select game_id, user_id from asked)
  ), told as (
    insert into notice (id, user_id, game_id, kind, body, at)
    select distinct on (game_id, user_id) gen_random_uuid()::text, user_id, game_id, 'your-turn', '{}'::jsonb, $2::timestamptz
    from asked where not exists (select from notice n where n.game_id = asked.game_id and n.user_id = asked.user_id
      and n.kind = 'your-turn' and (n.sent_at is null or n.seen_at is null))
    returning id, user_id
  )
  select id from told where exists (select from notice_way w where w.user_id = told.user_id and w.code is null)`;

/** Tells players that they are awaited, never twice for the same wait, and never while they look. */
export class Notices {
  private readonly parts: NoticesParts;

  constructor(parts: NoticesParts) {
    this.parts = parts;
  }

  /** Whoever is asked now and was not before is told; whoever is not any more need not be. */
  readonly followUp: FollowUp = async (query, rows) => {
    const ids = [...new Set(rows.map(({ gameId }) => gameId))];
    const added = await query<{ id: string }>(TELL_ASKED, [ids, new Date(this.parts.now())], 'tell-asked');
    for (const { id } of added) await this.sendLater(query, id, PATIENCE_MS);
    for (const row of rows) {
      if (row.kind === 'rematch') await this.inviteAgain(query, row);
      if (row.kind === 'replacement-wanted') await this.lookForSomebody(query, row);
    }
    const over = overIn(rows);
    if (over.length === 0) return;
    const players = await query<{ gameId: string; userId: string }>(
      `select distinct seat.game_id as "gameId", seat.user_id as "userId" from seat
       where seat.game_id = any ($1) and seat.user_id is not null
         and not exists (select from notice n where n.game_id = seat.game_id and n.user_id = seat.user_id
           and n.kind = 'game-over')`,
      [over],
    );
    for (const { gameId, userId } of players) await this.add(query, userId, gameId, 'game-over', {});
  };

  /** A rematch waits for those who have played. */
  private async inviteAgain(query: Query, { gameId, seq }: OutboxRow): Promise<void> {
    const players = await query<{
      userId: string;
      body: { table: string; invitation: string; by: string };
    }>(
      `select distinct seat.user_id as "userId", event.body from event join seat on seat.game_id = event.game_id
       where event.game_id = $1 and event.seq = $2 and seat.user_id is not null
         and not exists (select from seat other
           where other.game_id = event.body ->> 'table' and other.user_id = seat.user_id)`,
      [gameId, seq],
    );
    for (const { userId, body } of players) {
      const { table, invitation, by } = body;
      await this.add(query, userId, table, 'invitation', { invitation, by });
    }
  }

  /** Somebody is gone for good: those who stay may know who could sit down. */
  private async lookForSomebody(query: Query, { gameId, seq }: OutboxRow): Promise<void> {
    const others = await query<{ userId: string; name: string }>(
      `select distinct seat.user_id as "userId", event.body ->> 'name' as name
       from event join seat on seat.game_id = event.game_id and seat.seat <> (event.body ->> 'seat')::int
       where event.game_id = $1 and event.seq = $2 and seat.user_id is not null and seat.bot is null`,
      [gameId, seq],
    );
    for (const { userId, name } of others)
      await this.add(query, userId, gameId, 'replacement-wanted', { name });
  }

  /** In the transaction of `query`: it is sent once that is done, and only if it is. */
  async add(
    query: Query,
    userId: string,
    gameId: string,
    kind: NoticeKind,
    body: NoticeBody,
    patience = PATIENCE_MS,
  ): Promise<void> {
    const id = randomId(16);
    const [row] = await query<{ hasWay: boolean }>(
      `insert into notice (id, user_id, game_id, kind, body, at) values ($1, $2, $3, $4, $5, $6)
       returning exists (select from notice_way w where w.user_id = notice.user_id and w.code is null) as "hasWay"`,
      [id, userId, gameId, kind, JSON.stringify(body), new Date(this.parts.now())],
      'add-notice',
    );
    if (row?.hasWay) await this.sendLater(query, id, patience);
  }

  private sendLater(query: Query, id: string, patience: number): Promise<void> {
    const after = patience > 0 ? { after: new Date(Date.now() + patience) } : {};
    return this.parts.queue.send(query, 'notice', { id }, after);
  }

  /** Somebody can be reached now: whatever waits for them is sent that way. */
  async sendWaiting(userId: string): Promise<void> {
    const { query } = this.parts.database;
    const waiting = await query<{ id: string }>(
      `select notice.id from notice join game on game.id = notice.game_id
       where user_id = $1 and sent_at is null and seen_at is null and kind <> 'game-over' and ${HOLDS}`,
      [userId],
    );
    for (const { id } of waiting) await this.sendLater(query, id, PATIENCE_MS);
  }

  /** Once for each turn, however often its clock is set anew. */
  private async remindSeat(query: Query, id: string, seat: number, since: number): Promise<void> {
    const asked = await query<{ userId: string; deadline: Date | null }>(
      `select seat.user_id as "userId", game.deadline from game join seat on seat.game_id = game.id
       where game.id = $1 and seat.seat = $2 and seat.user_id is not null and seat.bot is null
         and seat.seat = any (deciders) and not exists (select from notice n where n.game_id = game.id
           and n.user_id = seat.user_id and n.kind = 'reminder' and n.at >= $3)`,
      [id, seat, new Date(since)],
    );
    for (const { userId, deadline } of asked)
      await this.add(query, userId, id, 'reminder', deadline ? { deadline: deadline.toISOString() } : {}, 0);
  }

  /** Reminds those who have used four fifths of their time. */
  async remind(limit = 20): Promise<number> {
    const { database, now } = this.parts;
    return database.transaction(async (query) => {
      const due = await query<{ id: string; clocks: Clocks | null }>(
        `select id, clocks from game where remind_at <= $1 and status = 'running' order by remind_at limit $2
         for update skip locked`,
        [new Date(now()), limit],
      );
      for (const { id, clocks } of due) {
        for (const { seat, since, at } of remindersOf(clocks))
          if (at <= now()) await this.remindSeat(query, id, seat, since);
        const next = reminderOf(clocks, now());
        await query('update game set remind_at = $2 where id = $1', [
          id,
          next === null ? null : new Date(next),
        ]);
      }
      return due.length;
    });
  }

  /** The page of a game is open and in front: its notices are seen. */
  async look(userId: string, gameId: string): Promise<void> {
    const { database, now } = this.parts;
    const at = new Date(now());
    // Only players are told anything, so only they are asked where they look.
    const rows = await database.query(
      `insert into presence (user_id, game_id, at) select user_id, game_id, $3 from seat
       where user_id = $1 and game_id = $2 limit 1
       on conflict (user_id, game_id) do update set at = excluded.at returning at`,
      [userId, gameId, at],
    );
    if (rows.length === 0) throw new Problem('no-such-game');
    await database.query(
      'update notice set seen_at = $3 where user_id = $1 and game_id = $2 and seen_at is null',
      [userId, gameId, at],
    );
  }

  /** Somebody has read a notice, or all of them. */
  async see(userId: string, id: string | null): Promise<void> {
    await this.parts.database.query(
      `update notice set seen_at = $3 where user_id = $1 and ($2::text is null or id = $2) and seen_at is null`,
      [userId, id, new Date(this.parts.now())],
    );
  }

  /** Whoever has sent an invitation sends no other and is not heard any more; what they have sent is gone. */
  async blockSender(userId: string, id: string): Promise<void> {
    const { database, now } = this.parts;
    const [sender] = await database.query<{ blocked: string }>(
      `insert into block (user_id, blocked) select user_id, body ->> 'from' from notice
       where user_id = $1 and id = $2 and body ->> 'from' is not null
       on conflict (user_id, blocked) do update set blocked = excluded.blocked returning blocked`,
      [userId, id],
    );
    if (!sender) throw new Problem('not-found');
    await database.query(
      `update notice set seen_at = $3 where user_id = $1 and body ->> 'from' = $2 and seen_at is null`,
      [userId, sender.blocked, new Date(now())],
    );
  }

  /** Those that a player has not seen yet and that are still so, the latest first. */
  unseen(userId: string): Promise<Notice[]> {
    return this.parts.database.query<Notice>(
      `select ${NOTICE} from notice join game on game.id = notice.game_id
       where notice.user_id = $1 and seen_at is null and ${HOLDS} order by notice.at desc limit ${MOST_SHOWN}`,
      [userId],
    );
  }
}
