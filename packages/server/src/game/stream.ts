import type { Database } from '../db/database.ts';
import { Bell, rungIn } from './bell.ts';
import type { JournalRow } from './journal.ts';

/** One row of what happened at a table: of the game itself, or of anything else. */
export interface EventRow {
  readonly seq: number;
  readonly at: Date;
  readonly kind: string;
  readonly revision: number | null;
  readonly audience: readonly number[] | null;
  readonly body: unknown;
}

export const isOfGame = (row: EventRow): row is EventRow & JournalRow => row.revision !== null;

const KEPT_ROWS = 100;
const POLL_MS = 3000;

interface Table {
  /** The latest rows, one after another. */
  rows: EventRow[];
  followers: Set<() => void>;
  reading: Promise<void> | null;
  /** Something came while it was read. */
  again: boolean;
}

/**
 * Tells followers of tables that something happened, and keeps the latest rows for them, so that each row is read once
 * for all. The truth is always read from the database; a notification only says that there is something to read.
 */
export class Streams {
  private readonly database: Database;
  private readonly onError: (error: unknown) => void;
  private readonly bell: Bell;
  private readonly tables = new Map<string, Table>();
  private stopListening: (() => Promise<void>) | undefined;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | null = null;

  constructor(database: Database, onError: (error: unknown) => void) {
    this.database = database;
    this.onError = onError;
    this.bell = new Bell(database, onError);
  }

  get followed(): number {
    return this.tables.size;
  }

  async start(): Promise<void> {
    const all = () => {
      this.looking ??= this.lookAround()
        .catch(this.onError)
        .finally(() => {
          this.looking = null;
        });
    };
    this.stopListening = await this.database.listen('game', (message) => this.heard(message), all);
    this.timer = setInterval(all, POLL_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.stopListening?.();
    // The database is closed next: what is asked of it is waited for.
    await this.looking;
    await Promise.all([...this.tables.values()].map(({ reading }) => reading));
    await this.bell.stop();
  }

  /** At all tables that are followed, by one question: something may have happened of which nobody told. */
  private async lookAround(): Promise<void> {
    const ids = [...this.tables.keys()];
    if (ids.length === 0) return;
    const latest = await this.database.query<{ id: string; seq: number }>(
      'select id, seq from game where id = any ($1)',
      [ids],
      'latest',
    );
    for (const { id, seq } of latest) this.wakeFor(id, seq);
  }

  private wakeFor(id: string, seq: number): void {
    const table = this.tables.get(id);
    if (table && seq > lastOf(table)) this.wake(id);
  }

  private heard(message: string): void {
    for (const { id, seq } of rungIn(message)) this.wakeFor(id, seq);
  }

  /** A row that this process has just written itself. */
  wrote(id: string, row: EventRow): void {
    this.bell.ring(id, row.seq);
    const table = this.tables.get(id);
    if (!table) return;
    if (row.seq !== lastOf(table) + 1) return this.wake(id);
    this.push(table, [row]);
  }

  private wake(id: string): void {
    const table = this.tables.get(id);
    if (!table) return;
    if (table.reading) {
      table.again = true;
      return;
    }
    table.reading = this.read(id, table)
      .catch(this.onError)
      .then(() => {
        table.reading = null;
        if (table.again) {
          table.again = false;
          this.wake(id);
        }
      });
  }

  private async read(id: string, table: Table): Promise<void> {
    const rows = await readEvents(this.database, id, lastOf(table));
    this.push(
      table,
      rows.filter(({ seq }) => seq > lastOf(table)),
    );
  }

  private push(table: Table, rows: readonly EventRow[]): void {
    if (rows.length === 0) return;
    table.rows = [...table.rows, ...rows].slice(-KEPT_ROWS);
    for (const tell of table.followers) tell();
  }

  /** Rows after a number, in order, without end; it begins to listen before it reads, so nothing falls in between. */
  async *follow(id: string, after: number, signal: AbortSignal): AsyncGenerator<EventRow> {
    let wake = () => {};
    const tell = () => wake();
    const table = this.join(id, tell);
    signal.addEventListener('abort', tell);
    try {
      if (lastOf(table) === 0) await this.begin(id, table);
      for (let at = after; !signal.aborted; ) {
        const woken = new Promise<void>((resolve) => {
          wake = resolve;
        });
        const rows = await this.rowsAfter(id, table, at);
        for (const row of rows) {
          yield row;
          at = row.seq;
        }
        if (rows.length === 0 && !signal.aborted) await woken;
      }
    } finally {
      signal.removeEventListener('abort', tell);
      table.followers.delete(tell);
      if (table.followers.size === 0 && this.tables.get(id) === table) this.tables.delete(id);
    }
  }

  private join(id: string, tell: () => void): Table {
    const table = this.tables.get(id) ?? { rows: [], followers: new Set(), reading: null, again: false };
    this.tables.set(id, table);
    table.followers.add(tell);
    return table;
  }

  /** Where a table is when its first follower comes. */
  private async begin(id: string, table: Table): Promise<void> {
    const [last] = await this.database.query<EventRow>(
      `${SELECT} where game_id = $1 order by seq desc limit 1`,
      [id],
      'last-event',
    );
    if (!last || last.seq <= lastOf(table)) return;
    // What was written meanwhile is here already; there may be rows between that and the last one.
    if (lastOf(table) === 0) this.push(table, [last]);
    else this.wake(id);
  }

  private async rowsAfter(id: string, table: Table, after: number): Promise<readonly EventRow[]> {
    if (after >= lastOf(table)) return [];
    const first = table.rows[0]?.seq ?? 0;
    if (after + 1 >= first) return table.rows.filter(({ seq }) => seq > after);
    return readEvents(this.database, id, after);
  }
}

const lastOf = (table: Table): number => table.rows.at(-1)?.seq ?? 0;

const SELECT = 'select seq, at, kind, revision, audience, body from event';

export const readEvents = (database: Database, id: string, after: number): Promise<EventRow[]> =>
  database.query<EventRow>(`${SELECT} where game_id = $1 and seq > $2 order by seq`, [id, after], 'events');
