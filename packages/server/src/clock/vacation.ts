import { stoppedAt, timeLeft } from '@bretwalda/protocol';
import type { Database, Query } from '../db/database.ts';
import { tell } from '../table/event.ts';
import { Problem } from '../table/problem.ts';
import type { Person } from '../table/tables.ts';
import { lockTimed, runClocks, type Timed, writeClocks } from './write.ts';

const DAY = 24 * 60 * 60_000;

/**
 * Days on which the clock of a player stands, as many as the table agreed on. A day that has begun counts as one, so that
 * nobody stops the clock for an hour again and again.
 */
export class Vacations {
  private readonly database: Database;
  private readonly now: () => number;

  constructor({ database, now }: { readonly database: Database; readonly now: () => number }) {
    this.database = database;
    this.now = now;
  }

  async begin(person: Person, id: string): Promise<void> {
    await this.database.transaction(async (query) => {
      const { timed, seat } = await this.member(query, person, id);
      const { agreed, clocks, seats } = timed;
      const { vacation: taken = 0, vacationSince, bot } = seats[seat] ?? {};
      if (vacationSince) return;
      const left = agreed.vacation - taken;
      if (!clocks || bot !== null) throw new Problem('not-allowed');
      if (left <= 0) throw new Problem('not-allowed', { reason: 'no-vacation-left' });
      const now = this.now();
      // What becomes of whoever is out of time the table has agreed on, too.
      if (timeLeft(clocks, seat, now) <= 0) throw new Problem('not-allowed', { reason: 'out-of-time' });
      const until = new Date(now + left * DAY);
      await query(
        'update seat set vacation_since = $3, vacation_until = $4 where game_id = $1 and seat = $2',
        [id, seat, new Date(now), until],
      );
      await writeClocks(query, id, stoppedAt(clocks, seat, now));
      await tell(query, id, 'vacation', { seat, name: person.name, until: until.toISOString() });
    });
  }

  async end(person: Person, id: string): Promise<void> {
    await this.database.transaction(async (query) => {
      const { timed, seat } = await this.member(query, person, id);
      await this.over(query, id, seat, timed);
    });
  }

  /** Ends all vacations whose days are used up; says how many there were. */
  async sweep(limit = 20): Promise<number> {
    const { query } = this.database;
    const due = await query<{ id: string; seat: number }>(
      'select game_id as id, seat from seat where vacation_until <= $1 order by vacation_until limit $2',
      [new Date(this.now()), limit],
    );
    for (const { id, seat } of due)
      await this.database.transaction(async (query) => {
        const timed = await lockTimed(query, id);
        const { vacationUntil } = timed?.seats[seat] ?? {};
        // Another process may have been faster, or its player, who may be away again.
        if (timed && vacationUntil && vacationUntil.getTime() <= this.now())
          await this.over(query, id, seat, timed);
      });
    return due.length;
  }

  private async over(
    query: Query,
    id: string,
    seat: number,
    { agreed, seats, status }: Timed,
  ): Promise<void> {
    const { vacation: taken = 0, vacationSince, name = '' } = seats[seat] ?? {};
    if (!vacationSince) return;
    const days = Math.max(1, Math.ceil((this.now() - vacationSince.getTime()) / DAY));
    const left = Math.max(0, agreed.vacation - taken - days);
    await query(
      `update seat set vacation = $3, vacation_since = null, vacation_until = null where game_id = $1 and seat = $2`,
      [id, seat, agreed.vacation - left],
    );
    if (status !== 'running') return;
    await tell(query, id, 'vacation-over', { seat, name, left });
    await runClocks(query, id, this.now());
  }

  private async member(query: Query, person: Person, id: string): Promise<{ timed: Timed; seat: number }> {
    const timed = await lockTimed(query, id);
    const seat = timed?.seats.findIndex(({ userId }) => userId === person.id) ?? -1;
    if (!timed || seat < 0) throw new Problem('not-a-member');
    if (timed.status !== 'running') throw new Problem('not-running');
    return { timed, seat };
  }
}
