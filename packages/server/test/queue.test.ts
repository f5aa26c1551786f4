import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { Queue } from '../src/work/queue.ts';
import { pause, until } from './support/until.ts';
import { testDatabase } from './support.ts';

let database: Database;
const loose: unknown[] = [];
const POLL_MS = 2000;
const keep = (error: unknown): void => void loose.push(error);

beforeAll(async () => {
  database = await testDatabase();
  process.on('unhandledRejection', keep);
});
afterAll(async () => {
  process.off('unhandledRejection', keep);
  await database.close();
});
afterEach(async () => {
  loose.length = 0;
  // What a test leaves to be tried again would be the first job of the next one.
  await database.query('delete from pgboss.job');
});

/** A database that answers the next fetch of a job late. */
function lateFetch(ms: number): { readonly slow: Database; readonly asked: Promise<void> } {
  let ask = (): void => {};
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  const query: Database['query'] = async (text, values, name) => {
    const rows = await database.query<never>(text, values, name);
    if (rows.length > 0 && text.includes('SKIP LOCKED') && values?.[0] === 'advance') {
      ask();
      await pause(ms);
    }
    return rows;
  };
  return { slow: { ...database, query }, asked };
}

async function states(game: string): Promise<string[]> {
  const rows = await database.query<{ state: string }>(
    `select state from pgboss.job where name = 'advance' and data->>'game' = $1`,
    [game],
  );
  return rows.map(({ state }) => state);
}

describe('a queue', () => {
  it('does what waits one after another, without a pause between two jobs', async () => {
    const queue = new Queue({ database, onError: keep });
    await queue.start();
    const count = 30;
    const done = new Set<string>();
    for (let i = 0; i < count; i++)
      await queue.send(database.query, 'advance', { game: `many ${i}` }, { key: `many ${i}` });
    const start = Date.now();
    await queue.work('advance', 1, async ({ game }) => void done.add(game));
    await until(() => done.size === count, 'all jobs', 100);
    await queue.stop();
    expect(Date.now() - start).toBeLessThan(count * POLL_MS * 0.75); // one job in each poll would take longer
  });
});

describe('a queue that stops', () => {
  it('gives back the job that arrives while it stops, so that another process can take it at once', async () => {
    const errors: unknown[] = [];
    const { slow, asked } = lateFetch(300);
    const queue = new Queue({ database: slow, onError: (error) => errors.push(error) });
    await queue.start();
    await queue.send(database.query, 'advance', { game: 'late' }, { key: 'late' });
    await queue.work('advance', 1, async () => {
      throw new Error('The server ends.');
    });
    await asked;
    await queue.stop();
    await pause(400);
    expect(await states('late')).toEqual(['retry']);
    expect([...errors, ...loose]).toEqual([]);
  });

  it('waits for the job it is doing', async () => {
    const queue = new Queue({ database, onError: keep });
    await queue.start();
    let began = (): void => {};
    const atWork = new Promise<void>((resolve) => {
      began = resolve;
    });
    await queue.work('advance', 1, async () => {
      began();
      await pause(300);
    });
    await queue.send(database.query, 'advance', { game: 'done' }, { key: 'done' });
    await atWork;
    await queue.stop();
    expect(await states('done')).toEqual(['completed']);
    expect(loose).toEqual([]);
  });

  it('does not wait for ever, and hears nothing of what is done too late', async () => {
    const queue = new Queue({ database, onError: keep, patienceMs: 1000 });
    await queue.start();
    let finish = (): void => {};
    const forever = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let began = (): void => {};
    const atWork = new Promise<void>((resolve) => {
      began = resolve;
    });
    await queue.work('advance', 1, () => {
      began();
      return forever;
    });
    await queue.send(database.query, 'advance', { game: 'slow' }, { key: 'slow' });
    await atWork;
    await queue.stop();
    expect(await states('slow')).toEqual(['retry']);
    finish();
    await pause(100);
    expect(await states('slow')).toEqual(['retry']);
    expect(loose).toEqual([]);
  });
});

describe('a queue whose database goes away', () => {
  /** One that is there until it is not: then whatever is asked of it fails. */
  function mortal(): { readonly mortal: Database; readonly die: () => void } {
    let isDead = false;
    const alive = <A extends unknown[], T>(ask: (...given: A) => Promise<T>) =>
      (async (...given: A) => {
        if (isDead) throw new Error('The database is gone.');
        return ask(...given);
      }) as (...given: A) => Promise<T>;
    const { query, script, transaction } = database;
    const parts = {
      query: alive(query),
      script: alive(script),
      transaction: alive(transaction),
    };
    return {
      mortal: { ...database, ...(parts as Pick<Database, keyof typeof parts>) },
      die: () => {
        isDead = true;
      },
    };
  }

  for (const [ending, finish] of [
    ['is done', async () => {}],
    [
      'fails',
      async () => {
        throw new Error('no');
      },
    ],
  ] as const)
    it(`says so, and nothing more, when a job ${ending} meanwhile`, async () => {
      const errors: unknown[] = [];
      const { mortal: dying, die } = mortal();
      const queue = new Queue({ database: dying, onError: (error) => errors.push(error), patienceMs: 1000 });
      await queue.start();
      const game = `orphan that ${ending}`;
      let began = (): void => {};
      const atWork = new Promise<void>((resolve) => {
        began = resolve;
      });
      await queue.work('advance', 1, async (job) => {
        if (job.game !== game) return;
        die();
        began();
        await finish();
      });
      await queue.send(database.query, 'advance', { game }, { key: game });
      await atWork;
      await queue.stop();
      await pause(100);
      expect(loose).toEqual([]);
      expect(errors.length).toBeGreaterThan(0);
      expect(await states(game)).toEqual(['active']); // until its time is over; then somebody does it again
    });

  it('stops all the same', async () => {
    const { mortal: dying, die } = mortal();
    const queue = new Queue({ database: dying, onError: () => {}, patienceMs: 1000 });
    await queue.start();
    await queue.work('advance', 2, async () => {});
    die();
    await queue.stop();
    await pause(100);
    expect(loose).toEqual([]);
  });
});
