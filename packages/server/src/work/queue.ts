import { setTimeout as pause } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import type { Database, Query } from '../db/database.ts';

/** What waits to be done, by name, and what it needs. */
export interface Jobs {
  /** Computers and standing orders whose turn it is in a game. */
  readonly advance: { readonly game: string };
  /** A notice to a player; with a way, a message that may fail. */
  readonly notice: { readonly id: string; readonly way?: string };
}
export type JobName = keyof Jobs;

const QUEUES: Readonly<Record<JobName, PgBoss.Queue>> = {
  // One that waits for each game is enough. Those at work do not keep others of the same game from being fetched: one whose
  // process has died would hold it up, and with it all that waits behind it.
  advance: { name: 'advance', policy: 'short', retryLimit: 5, retryBackoff: true, expireInMinutes: 15 },
  notice: { name: 'notice', retryLimit: 8, retryDelay: 30, retryBackoff: true, expireInMinutes: 5 },
};

const POLL_SECONDS = 2;

export interface QueueParts {
  readonly database: Database;
  readonly onError: (error: unknown) => void;
  /** How long the end waits for a job that is being done. */
  readonly patienceMs?: number;
}

/** Work that outlives this process: kept in the database, written in the transaction that causes it. */
export class Queue {
  private readonly database: Database;
  private readonly onError: (error: unknown) => void;
  private readonly boss: PgBoss;
  private readonly workers = new Map<string, string[]>();
  private readonly patienceMs: number;
  /** Jobs being done, and statements of the queue on their way: also the answer to one may be a job. */
  private readonly running = new Set<Promise<unknown>>();
  private stopListening: (() => Promise<void>) | undefined;
  private isStopped = false;

  constructor({ database, onError, patienceMs = 10_000 }: QueueParts) {
    this.database = database;
    this.onError = onError;
    this.patienceMs = patienceMs;
    const db = onDatabase(database);
    this.boss = new PgBoss({
      db: { executeSql: (...sql) => this.execute(db, ...sql) },
      schedule: false,
    });
    this.boss.on('error', onError);
  }

  async start(): Promise<void> {
    await this.boss.start();
    for (const [name, queue] of Object.entries(QUEUES)) {
      const known = await this.boss.getQueue(name);
      if (known) await this.boss.updateQueue(name, queue);
      else await this.boss.createQueue(name, queue);
    }
    this.stopListening = await this.database.listen(
      'work',
      (name) => this.wake(name),
      () => {},
    );
  }

  async stop(): Promise<void> {
    await this.stopListening?.();
    const end = Date.now() + this.patienceMs;
    await this.boss.stop({ graceful: true, wait: true, close: false, timeout: this.patienceMs });
    // A job that was on its way to a worker is not in the library's count of those at work.
    while (this.running.size > 0 && Date.now() < end) {
      await Promise.race([
        Promise.allSettled(this.running),
        pause(end - Date.now(), undefined, { ref: false }),
      ]);
      await pause(0);
    }
    this.isStopped = true;
  }

  /**
   * A statement of the library. For what has become of a job it does not wait, so nobody would hear that it could not be
   * written: the job counts as unfinished then, and somebody does it again.
   */
  private async execute(db: PgBoss.Db, text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
    const isOutcome = OUTCOME.test(text);
    // What a job that took too long says after the end is not heard.
    if (this.isStopped) return isOutcome ? NO_JOB : NOTHING;
    const answer = this.track(db.executeSql(text, values));
    if (!isOutcome) return answer;
    return answer.catch((error: unknown) => {
      this.onError(error);
      return NO_JOB;
    });
  }

  private track<T>(work: Promise<T>): Promise<T> {
    this.running.add(work);
    const done = (): void => void this.running.delete(work);
    work.then(done, done);
    return work;
  }

  /** In the transaction of `query`, if it is one. The same `key` waits only once. */
  async send<Name extends JobName>(
    query: Query,
    name: Name,
    data: Jobs[Name],
    options: { readonly key?: string; readonly after?: Date } = {},
  ): Promise<void> {
    const { key, after } = options;
    await this.boss.send(name, data, {
      db: onQuery(query),
      ...(key !== undefined && { singletonKey: key }),
      ...(after !== undefined && { startAfter: after }),
    });
    if (!after) await query(`select pg_notify('work', $1)`, [name], 'wake');
  }

  /** Does such jobs here, so many at a time; one that throws is tried again later. */
  async work<Name extends JobName>(
    name: Name,
    count: number,
    handle: (data: Jobs[Name]) => Promise<void>,
  ): Promise<void> {
    const ids: string[] = [];
    for (let i = 0; i < count; i++) ids.push(await this.worker(name, handle));
    this.workers.set(name, ids);
  }

  private async worker<Name extends JobName>(
    name: Name,
    handle: (data: Jobs[Name]) => Promise<void>,
  ): Promise<string> {
    const options = { pollingIntervalSeconds: POLL_SECONDS };
    const id: string = await this.boss.work<Jobs[Name]>(name, options, async ([job]) => {
      // Where one job waited there may be more: the library would do one in each poll.
      this.boss.notifyWorker(id);
      if (job) await this.track(handle(job.data));
    });
    return id;
  }

  /** How much waits. */
  async waiting(): Promise<Readonly<Record<string, number>>> {
    const sizes = await Promise.all(
      Object.keys(QUEUES).map(async (name) => [name, await this.boss.getQueueSize(name)] as const),
    );
    return Object.fromEntries(sizes);
  }

  private wake(name: string): void {
    for (const id of this.workers.get(name) ?? []) this.boss.notifyWorker(id);
  }
}

const onQuery = (query: Query): PgBoss.Db => ({
  executeSql: async (text, values) => ({ rows: await query(text, values) }),
});

/** By these statements jobs end; each answers how many there were. */
const OUTCOME = /select count\(\*\) from results/i;
const NO_JOB = { rows: [{ count: '0' }] };
const NOTHING = { rows: [] };

/** Its own statements; those that make its tables are several at once. */
const onDatabase = (database: Database): PgBoss.Db => ({
  async executeSql(text, values) {
    if (values?.length) return { rows: await database.query(text, values) };
    if (/;\s*\S/.test(text)) {
      await database.script(text);
      return { rows: [] };
    }
    return { rows: await database.query(text) };
  },
});
