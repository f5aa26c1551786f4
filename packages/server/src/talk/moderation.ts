import { type Mute, type MutedPlayer, SAID_BEFORE, type Said, type TalkReport } from '@bretwalda/protocol';
import type { TableConfig } from '@bretwalda/table';
import type { Database, Query } from '../db/database.ts';
import { Problem } from '../table/problem.ts';
import type { Person } from '../table/tables.ts';
import { hearingAt, type Stay, saidTo } from '../table/told.ts';
import { muteOf, type TalkParts } from './talk.ts';

export interface ToMute {
  readonly user: string;
  readonly reason: string;
  readonly until: Date;
  /** What is settled by it. */
  readonly report?: number | undefined;
}

const MOST = 200;

interface ReportRow {
  readonly id: number;
  readonly gameId: string;
  readonly seq: number;
  readonly at: Date;
  readonly reason: string;
  readonly by: string;
  readonly speaker: string | null;
  readonly title: string | null;
  readonly config: TableConfig;
}

/** Talk that somebody complains about, and what the operators do about it. */
export class Moderation {
  private readonly database: Database;
  private readonly now: () => number;

  constructor({ database, now }: TalkParts) {
    this.database = database;
    this.now = now;
  }

  /** Tells the operators of something that was said to the reporter; once is enough. */
  report(person: Person, id: string, seq: number, reason: string): Promise<void> {
    return this.database.transaction(async (query) => {
      const [own] = await query('select seat from seat where game_id = $1 and user_id = $2 for update', [
        id,
        person.id,
      ]);
      if (!own) throw new Problem('not-a-member');
      const [said] = await heardBy(query, id, person.id, seq, 1);
      if (said?.seq !== seq || said.player === person.id)
        throw new Problem('bad-request', { what: 'message' });
      await query(
        `insert into report (game_id, seq, by, user_id, reason) select $1, $2, $3, $4, $5
         where not exists (select from report where game_id = $1 and seq = $2 and by = $3)`,
        [id, seq, person.id, said.player, reason],
      );
    });
  }

  /** What was reported and is not settled, the oldest first. */
  reports(): Promise<readonly TalkReport[]> {
    return this.database.transaction(async (query) => {
      const rows = await query<ReportRow>(
        `select report.id::int as id, report.game_id as "gameId", report.seq, report.at, report.reason, report.by,
           report.user_id as speaker, game.agreed ->> 'title' as title, game.config
         from report join game on game.id = report.game_id
         where settled_at is null order by report.at, report.id limit $1`,
        [MOST],
      );
      const found: TalkReport[] = [];
      for (const row of rows) {
        const told = await this.told(query, row);
        if (told) found.push(told);
      }
      return found;
    });
  }

  private async told(query: Query, row: ReportRow): Promise<TalkReport | undefined> {
    const { id, gameId, seq, reason, by, speaker, title, config } = row;
    const [said] = await query<{ at: Date; body: Omit<Said, 'seq' | 'at'> }>(
      'select at, body from event where game_id = $1 and seq = $2',
      [gameId, seq],
    );
    if (!said) return undefined;
    const before = await heardBy(query, gameId, by, seq - 1, SAID_BEFORE);
    const name = speaker === null ? undefined : await nameOf(query, speaker);
    const reporter = await nameOf(query, by);
    return {
      id,
      at: row.at.toISOString(),
      reason,
      reporter: reporter === undefined ? null : { player: by, name: reporter },
      speaker:
        speaker === null || name === undefined
          ? null
          : { player: speaker, name, muted: await muteOf(query, speaker, this.now()) },
      table: { id: gameId, title: title ?? '', scenario: config.scenario },
      said: { ...said.body, seq, at: said.at.toISOString() },
      before,
    };
  }

  async settle(id: number): Promise<void> {
    await settle(this.database.query, id);
  }

  /** Nobody hears this player until then. */
  mute(by: string, { user, reason, until, report }: ToMute): Promise<void> {
    return this.database.transaction(async (query) => {
      if ((await nameOf(query, user)) === undefined) throw new Problem('bad-request', { what: 'user' });
      await query(
        `insert into mute (user_id, reason, by, until) values ($1, $2, $3, $4)
         on conflict (user_id) do update set reason = excluded.reason, by = excluded.by, until = excluded.until`,
        [user, reason, by, until],
      );
      if (report !== undefined) await settle(query, report);
    });
  }

  /** They are heard again before the time. */
  async unmute(user: string): Promise<void> {
    await this.database.query('delete from mute where user_id = $1', [user]);
  }

  /** Whoever is muted now; who is heard again soonest comes first. */
  async mutes(): Promise<readonly MutedPlayer[]> {
    const rows = await this.database.query<Omit<MutedPlayer, keyof Mute> & { reason: string; until: Date }>(
      `select person.id as player, person.name, mute.reason, mute.until, operator.name as by
       from mute join person on person.id = mute.user_id left join person operator on operator.id = mute.by
       where mute.until > $1 order by mute.until, person.name`,
      [new Date(this.now())],
    );
    return rows.map(({ until, ...row }) => ({ ...row, until: until.toISOString() }));
  }
}

/**
 * The last of what somebody has heard at a table, up to some number; oldest first. Whoever has left the table hears
 * nothing there any more.
 */
async function heardBy(
  query: Query,
  id: string,
  userId: string,
  until: number,
  most: number,
): Promise<readonly Said[]> {
  const seats = await query<{ seat: number }>('select seat from seat where game_id = $1 and user_id = $2', [
    id,
    userId,
  ]);
  const hears: Stay[] = [];
  for (const { seat } of seats) hears.push(...(await hearingAt(query, id, seat)));
  const rows = await query<{ seq: number; at: Date; audience: number[] | null; body: object }>(
    `select seq, at, audience, body from event
     where game_id = $1 and kind = 'talk' and seq <= $2 order by seq desc limit $3`,
    [id, until, MOST],
  );
  return rows
    .filter((row) => saidTo(row, hears))
    .slice(0, most)
    .reverse()
    .map(({ seq, at, body }) => ({ ...body, seq, at: at.toISOString() }) as Said);
}

async function nameOf(query: Query, id: string): Promise<string | undefined> {
  const [row] = await query<{ name: string }>('select name from person where id = $1', [id]);
  return row?.name;
}

async function settle(query: Query, id: number): Promise<void> {
  const rows = await query(
    'update report set settled_at = coalesce(settled_at, now()) where id = $1 returning id',
    [id],
  );
  if (rows.length === 0) throw new Problem('bad-request', { what: 'report' });
}
