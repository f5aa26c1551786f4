import type { Mute, TalkBody, TalkLimits } from '@bretwalda/protocol';
import type { Database, Query } from '../db/database.ts';
import { tell } from '../table/event.ts';
import { Problem } from '../table/problem.ts';
import { readSeats, type SeatRow } from '../table/read.ts';
import type { Person } from '../table/tables.ts';

export interface ToSay {
  readonly words: string;
  /** The seats that hear it besides the speaker; null: all players. */
  readonly to: readonly number[] | null;
}

export interface TalkParts {
  readonly database: Database;
  readonly now: () => number;
}

const MOST_A_MINUTE = 20;
const MINUTE = 60_000;

/**
 * What players say to each other at a table. Those who look on neither hear it nor speak. What the table has agreed about
 * deals is shown to its players and enforced by nobody (RUL-145).
 */
export class Talk {
  private readonly database: Database;
  private readonly now: () => number;

  constructor({ database, now }: TalkParts) {
    this.database = database;
    this.now = now;
  }

  async say(person: Person, id: string, { words, to }: ToSay): Promise<number> {
    return this.database.transaction(async (query) => {
      const seats = await readSeats(query, id);
      const own = seats.find(({ userId }) => userId === person.id)?.seat;
      if (own === undefined) throw new Problem('not-a-member');
      const muted = await muteOf(query, person.id, this.now());
      if (muted) throw new Problem('muted', { ...muted });
      await calmly(query, person, id);
      const hearers = to === null ? null : hearersOf(seats, own, to);
      const audience = await willing(query, person, seats, hearers ?? seats.map(({ seat }) => seat));
      const body: TalkBody = { seat: own, name: person.name, player: person.id, words, to: hearers };
      return tell(query, id, 'talk', body, [...new Set([own, ...audience])]);
    });
  }

  /** Whom somebody does not hear, and whether an operator has muted them. */
  async limits(person: Person): Promise<TalkLimits> {
    const { query } = this.database;
    const blocked = await query<{ player: string; name: string }>(
      `select person.id as player, person.name from block join person on person.id = block.blocked
       where block.user_id = $1 order by person.name, person.id`,
      [person.id],
    );
    return { blocked, muted: await muteOf(query, person.id, this.now()) };
  }

  /** Somebody who sits at the same table, or has spoken there, is not heard any more, at any table. */
  async block(person: Person, id: string, player: string): Promise<void> {
    const { query } = this.database;
    const [own] = await query('select seat from seat where game_id = $1 and user_id = $2', [id, person.id]);
    if (!own) throw new Problem('not-a-member');
    const known = await query(
      `select from seat where game_id = $1 and user_id = $2
       union all
       select from event where game_id = $1 and kind = 'talk' and body ->> 'player' = $2 limit 1`,
      [id, player],
    );
    if (known.length === 0 || player === person.id) throw new Problem('bad-request', { what: 'user' });
    await query('insert into block (user_id, blocked) values ($1, $2) on conflict do nothing', [
      person.id,
      player,
    ]);
  }

  async unblock(person: Person, player: string): Promise<void> {
    await this.database.query('delete from block where user_id = $1 and blocked = $2', [person.id, player]);
  }
}

/** Undefined for whoever may speak. */
export async function muteOf(query: Query, player: string, now: number): Promise<Mute | null> {
  const [muted] = await query<{ reason: string; until: Date }>(
    'select reason, until from mute where user_id = $1 and until > $2',
    [player, new Date(now)],
  );
  return muted ? { reason: muted.reason, until: muted.until.toISOString() } : null;
}

async function calmly(query: Query, person: Person, id: string): Promise<void> {
  const [said] = await query<{ count: number; wait: number | null }>(
    `select count(*)::int as count,
       (extract(epoch from min(at) + interval '1 minute' - now()) * 1000)::int as wait
     from event
     where game_id = $1 and kind = 'talk' and body ->> 'player' = $2 and at > now() - interval '1 minute'`,
    [id, person.id],
  );
  if ((said?.count ?? 0) >= MOST_A_MINUTE)
    throw new Problem('too-many-requests', { wait: said?.wait ?? MINUTE });
}

/** Something is said to people, and not to oneself. */
function hearersOf(seats: readonly SeatRow[], own: number, to: readonly number[]): readonly number[] {
  const isThere = (seat: number) =>
    seat !== own && seats.some((one) => one.seat === seat && one.userId !== null);
  if (!to.every(isThere)) throw new Problem('bad-request', { what: 'to' });
  return [...new Set(to)].sort((a, b) => a - b);
}

/** Those of some seats who have not blocked the speaker. */
async function willing(
  query: Query,
  { id }: Person,
  seats: readonly SeatRow[],
  hearers: readonly number[],
): Promise<readonly number[]> {
  const unwilling = await query<{ userId: string }>(
    'select user_id as "userId" from block where blocked = $1',
    [id],
  );
  const isWilling = ({ userId }: SeatRow) => !unwilling.some((one) => one.userId === userId);
  return seats.filter((one) => hearers.includes(one.seat) && isWilling(one)).map(({ seat }) => seat);
}
