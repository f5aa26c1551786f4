import { randomUUID } from 'node:crypto';
import { type Clocks, withTimeBack } from '@bretwalda/protocol';
import type { Database } from '../db/database.ts';
import { writeClocks } from './write.ts';

const BEAT_MS = 5000;
/** Longer than this without a sign of life: nobody could play. */
const SILENCE_MS = 20_000;
const LOCK = 43_1086;

/** Says that the server is alive, and gives everybody the time back in which it was not. */
export class Heartbeat {
  private readonly id = randomUUID();
  private readonly database: Database;
  private readonly now: () => number;
  private timer: NodeJS.Timeout | undefined;

  constructor(database: Database, now: () => number) {
    this.database = database;
    this.now = now;
  }

  async start(): Promise<void> {
    await this.giveTimeBack();
    this.timer = setInterval(() => void this.beat().catch(() => {}), BEAT_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.beat();
  }

  private async beat(): Promise<void> {
    await this.database.query(
      'insert into heartbeat (id, at) values ($1, $2) on conflict (id) do update set at = excluded.at',
      [this.id, new Date(this.now())],
    );
  }

  /** Only the first of several processes that start together does it. */
  private giveTimeBack(): Promise<void> {
    return this.database.transaction(async (query) => {
      await query('select pg_advisory_xact_lock($1)', [LOCK]);
      const [last] = await query<{ at: Date | null }>('select max(at) as at from heartbeat');
      const now = this.now();
      const silence = last?.at ? now - last.at.getTime() : 0;
      if (silence > SILENCE_MS) {
        const games = await query<{ id: string; clocks: Clocks }>(
          `select id, clocks from game where status = 'running' and deadline is not null for update`,
        );
        for (const { id, clocks } of games)
          await writeClocks(query, id, withTimeBack(clocks, [...clocks.left.keys()], silence));
        await query(
          `update proposal set due = due + $1 * interval '1 millisecond' where status = 'open' and due is not null`,
          [silence],
        );
        await query('delete from heartbeat');
      }
      await query('insert into heartbeat (id, at) values ($1, $2)', [this.id, new Date(now)]);
    });
  }
}
