import type { Database, Query } from '../db/database.ts';
import type { Queue } from './queue.ts';

const BATCH = 200;
const POLL_MS = 2000;
/** What happens in the meantime waits for the next time: the same few statements do for all of it. */
const PACE_MS = 25;

export interface OutboxRow {
  readonly gameId: string;
  readonly seq: number;
  readonly kind: string;
  /** What the game is by now. */
  readonly status: string;
}

/** The games among them that are over, each once. */
export const overIn = (rows: readonly OutboxRow[]): string[] => [
  ...new Set(
    rows.filter(({ status }) => status === 'over' || status === 'ended').map(({ gameId }) => gameId),
  ),
];

/** Follows up on what has happened, in the transaction that takes it out of the outbox. */
export type FollowUp = (query: Query, rows: readonly OutboxRow[]) => Promise<void>;

export interface OutboxParts {
  readonly database: Database;
  readonly followUps: readonly FollowUp[];
  readonly onError: (error: unknown) => void;
}

/** Everything that happened is followed up once, whatever breaks in between: the row goes when that is done. */
export class Outbox {
  private readonly parts: OutboxParts;
  private stopListening: (() => Promise<void>) | undefined;
  private timer: NodeJS.Timeout | undefined;
  private next: NodeJS.Timeout | undefined;
  private last = 0;
  private running: Promise<void> | null = null;
  private again = false;
  private isStopped = false;

  constructor(parts: OutboxParts) {
    this.parts = parts;
  }

  async start(): Promise<void> {
    const wake = () => this.wake();
    this.stopListening = await this.parts.database.listen('game', wake, wake);
    this.timer = setInterval(wake, POLL_MS).unref();
    wake();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.stopListening?.();
    clearTimeout(this.next);
    this.isStopped = true;
    await this.running;
  }

  /** At once, if it was not just done. */
  wake(): void {
    if (this.isStopped) return;
    this.next ??= setTimeout(
      () => {
        this.next = undefined;
        void this.drain();
      },
      Math.max(0, this.last + PACE_MS - Date.now()),
    );
  }

  /** Until nothing is left. */
  drain(): Promise<void> {
    if (this.running) {
      this.again = true;
      return this.running;
    }
    this.last = Date.now();
    this.running = this.all()
      .catch(this.parts.onError)
      .then(() => {
        this.running = null;
        if (!this.again) return;
        this.again = false;
        return this.drain();
      });
    return this.running;
  }

  private async all(): Promise<void> {
    try {
      while ((await this.some()) === BATCH);
    } catch (error) {
      this.parts.onError(error);
      await this.apart();
    }
  }

  /** What cannot be followed up in one game must not keep the others waiting; it stays, and is tried again. */
  private async apart(): Promise<void> {
    const games = await this.parts.database.query<{ id: string }>(
      'select game_id as id from outbox group by game_id order by min(id)',
    );
    for (const { id } of games) await this.some(id).catch(this.parts.onError);
  }

  /** Of one game, or of all. */
  private some(game: string | null = null): Promise<number> {
    const { database, followUps } = this.parts;
    return database.transaction(async (query) => {
      const rows = await query<OutboxRow>(
        `with taken as (
           delete from outbox where id in (
             select id from outbox where $1::text is null or game_id = $1 order by id limit ${BATCH} for update skip locked)
           returning id, game_id, seq, kind)
         select game_id as "gameId", taken.seq, kind, status from taken join game on game.id = game_id order by taken.id`,
        [game],
        'outbox',
      );
      if (rows.length > 0) for (const followUp of followUps) await followUp(query, rows);
      return rows.length;
    });
  }
}

/** Nobody is asked to press the button that draws the lots for the sides; see `orders/forced.ts`. */
const LOTS = `game.length = 0 and coalesce(game.config -> 'options' ->> 'sides', 'fixed') <> 'fixed'`;

/** Games in which something plays by itself now: computers, lots, standing orders, prepared orders. */
const PLAY_BY_THEMSELVES = `
  select distinct game.id from game join seat on seat.game_id = game.id
  where game.status = 'running' and seat.seat = any (game.deciders)
    and (seat.bot is not null or ${LOTS}
      or exists (select from standing_order o
        where o.game_id = game.id and o.seat = seat.seat and o.user_id = seat.user_id)
      or exists (select from prepared_order p
        where p.game_id = game.id and p.seat = seat.seat and p.user_id = seat.user_id))`;

/** Wakes what plays by itself after something has happened. */
export const wakePlayers =
  (queue: Queue): FollowUp =>
  async (query, rows) => {
    const ids = [...new Set(rows.map(({ gameId }) => gameId))];
    const games = await query<{ id: string }>(
      `${PLAY_BY_THEMSELVES} and game.id = any ($1)`,
      [ids],
      'players-to-wake',
    );
    for (const { id } of games) await queue.send(query, 'advance', { game: id }, { key: id });
  };

/**
 * Wakes what plays by itself in games where nothing has happened since a moment and nobody is at it: whoever was has died. An
 * order that has nothing to say wakes nobody for long.
 */
export async function wakeStalled(query: Query, queue: Queue, since: number): Promise<number> {
  const games = await query<{ id: string }>(
    `${PLAY_BY_THEMSELVES} and (seat.bot is not null or ${LOTS})
       and not exists (select from advancing a where a.game_id = game.id and a.until > now())
       and not exists (select from event e
         where e.game_id = game.id and e.seq = game.seq and e.at > $1)`,
    [new Date(since)],
    'stalled',
  );
  for (const { id } of games) await queue.send(query, 'advance', { game: id }, { key: id });
  return games.length;
}
