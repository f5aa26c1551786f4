import type { Database } from '../db/database.ts';

/** Payloads have room for 8000 bytes. */
const MOST = 200;

/**
 * Tells the other processes that something stands in the journal, after it does. PostgreSQL lets transactions that notify
 * commit only one after another, so what is played does not notify itself: whatever came while one message was on its way
 * goes together with the next. If the process dies in between, the others find out when they look again by themselves.
 */
export class Bell {
  private readonly database: Database;
  private readonly onError: (error: unknown) => void;
  private waiting: string[] = [];
  private ringing: Promise<void> | null = null;

  constructor(database: Database, onError: (error: unknown) => void) {
    this.database = database;
    this.onError = onError;
  }

  ring(id: string, seq: number): void {
    this.waiting.push(`${id} ${seq}`);
    this.ringing ??= this.all()
      .catch(this.onError)
      .then(() => {
        this.ringing = null;
      });
  }

  private async all(): Promise<void> {
    while (this.waiting.length > 0) {
      const message = this.waiting.splice(0, MOST).join();
      await this.database.query('select pg_notify($1, $2)', ['game', message], 'ring');
    }
  }

  /** When all that was rung is sent. */
  async stop(): Promise<void> {
    await this.ringing;
  }
}

/** What a message of the channel `game` says: which tables, and up to which number. */
export const rungIn = (message: string): { readonly id: string; readonly seq: number }[] =>
  message.split(',').map((one) => {
    const [id = '', seq] = one.split(' ');
    return { id, seq: Number(seq) };
  });
