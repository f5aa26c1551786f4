import {
  type Agreed,
  type Clocks,
  clocksAfter,
  deadlineOf,
  reminderOf,
  runningAmong,
} from '@bretwalda/protocol';
import type { Query } from '../db/database.ts';

/** What the clocks of a table depend on, locked until the transaction ends. */
export interface Timed {
  readonly status: string;
  readonly agreed: Agreed;
  readonly clocks: Clocks | null;
  readonly deciders: readonly number[];
  readonly revision: number;
  readonly seats: readonly {
    readonly userId: string | null;
    readonly name: string;
    readonly bot: string | null;
    /** Days taken, those of the present vacation excepted. */
    readonly vacation: number;
    /** Null: its player is not on vacation. */
    readonly vacationSince: Date | null;
    readonly vacationUntil: Date | null;
  }[];
}

export async function lockTimed(query: Query, id: string): Promise<Timed | undefined> {
  const [row] = await query<Omit<Timed, 'seats'>>(
    'select status, agreed, clocks, deciders, revision from game where id = $1 for update',
    [id],
  );
  if (!row) return undefined;
  const seats = await query<Timed['seats'][number]>(
    `select user_id as "userId", name, bot, vacation, vacation_since as "vacationSince",
       vacation_until as "vacationUntil" from seat where game_id = $1 order by seat`,
    [id],
  );
  return { ...row, seats };
}

/** Puts the clocks of a table to what they are now that its seats or its pause have changed. */
export async function writeClocks(query: Query, id: string, clocks: Clocks | null): Promise<void> {
  const deadline = deadlineOf(clocks);
  const reminder = reminderOf(clocks);
  await query(
    'update game set clocks = $2, deadline = $3, remind_at = $4, touched = touched + 1 where id = $1',
    [
      id,
      clocks && JSON.stringify(clocks),
      deadline === null ? null : new Date(deadline),
      reminder === null ? null : new Date(reminder),
    ],
  );
}

export const timekeepingOf = ({ userId, bot, vacationSince }: Timed['seats'][number]) => ({
  isPerson: userId !== null && bot === null,
  isOnVacation: vacationSince !== null,
});

/** The clocks of those who must decide run; those of seats that a computer plays, nobody, or somebody on vacation, stand. */
export async function runClocks(query: Query, id: string, now: number): Promise<void> {
  const timed = await lockTimed(query, id);
  if (!timed) return;
  const { clocks, agreed, deciders, seats } = timed;
  const running = runningAmong(deciders, seats.map(timekeepingOf));
  const next = clocks && agreed.clock ? clocksAfter(clocks, agreed.clock, running, now) : clocks;
  await writeClocks(query, id, next);
}
