import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { readEvents, Streams } from '../src/game/stream.ts';
import { answeredStream } from '../src/http/trpc.ts';
import { tell } from '../src/table/event.ts';
import { Problem } from '../src/table/problem.ts';
import { pause } from './support/until.ts';
import { beginGame, TWO, testDatabase } from './support.ts';

/** Whoever follows a table hears all of it, in order, whatever comes at the same moment. */

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** A database that asks one question, by its name, only when it is let. */
function holding(name: string): {
  readonly held: Database;
  readonly asked: Promise<void>;
  /** Rows have been read otherwise. */
  readonly read: Promise<void>;
  letGo(): void;
} {
  let [letGo, ask, hasRead] = [() => {}, () => {}, () => {}];
  const gate = new Promise<void>((open) => {
    letGo = open;
  });
  const asked = new Promise<void>((done) => {
    ask = done;
  });
  const read = new Promise<void>((done) => {
    hasRead = done;
  });
  const query: Database['query'] = async (text, values, called) => {
    if (called === name) {
      ask();
      await gate;
    }
    const rows = await database.query<never>(text, values, called);
    if (called === 'events') setImmediate(hasRead);
    return rows;
  };
  return { held: { ...database, query }, asked, read, letGo: () => letGo() };
}

/** Messages only wake; here they are all lost. */
const deaf: Database['listen'] = async () => async () => {};

const say = (id: string) => database.transaction((query) => tell(query, id, 'said', {}));

/** The numbers that somebody hears, until so many have come. */
async function hear(streams: Streams, id: string, after: number, count: number): Promise<number[]> {
  const heard: number[] = [];
  const stop = AbortSignal.timeout(90_000);
  for await (const { seq } of streams.follow(id, after, stop)) if (heard.push(seq) === count) break;
  return heard;
}

describe('a stream', () => {
  it('has no gap when much happens while it is opened', async () => {
    const id = await beginGame(database, TWO);
    for (let i = 0; i < 3; i++) await say(id);
    const { held, asked, letGo, read } = holding('last-event');
    const streams = new Streams({ ...held, listen: deaf }, (error) => {
      throw error;
    });
    await streams.start();
    const heard = hear(streams, id, 3, 3);
    await asked;
    // This process writes a row, and two more are written elsewhere, all before it has asked for the latest.
    const seq = await say(id);
    const row = (await readEvents(database, id, seq - 1))[0];
    if (!row) throw new Error('no row');
    streams.wrote(id, row);
    await read;
    await say(id);
    await say(id);
    letGo();
    expect(await heard).toEqual([4, 5, 6]);
    await streams.stop();
  });

  it('goes on when nobody says that something has happened', async () => {
    const id = await beginGame(database, TWO);
    const streams = new Streams({ ...database, listen: deaf }, (error) => {
      throw error;
    });
    await streams.start();
    const heard = hear(streams, id, 0, 3);
    for (let i = 0; i < 3; i++) await say(id);
    expect(await heard).toEqual([1, 2, 3]);
    await streams.stop();
  });

  it('that could not be opened leaves nothing behind', async () => {
    const id = await beginGame(database, TWO);
    const query: Database['query'] = (text, values, name) =>
      name === 'last-event' ? Promise.reject(new Error('not now')) : database.query(text, values, name);
    const streams = new Streams({ ...database, query }, () => {});
    await expect(hear(streams, id, 0, 1)).rejects.toThrow('not now');
    expect(streams.followed).toBe(0);
  });
});

describe('what goes wrong in a stream', () => {
  async function* broken(): AsyncGenerator<number> {
    yield 1;
    throw new Problem('not-your-seat');
  }

  it('is told as a reason', async () => {
    const events = answeredStream(broken());
    expect(await events.next()).toEqual({ value: 1, done: false });
    await expect(events.next()).rejects.toMatchObject({ code: 'FORBIDDEN', message: 'not-your-seat' });
  });

  it('after the client has left is thrown where nobody has to catch it', async () => {
    const loose: unknown[] = [];
    const keep = (error: unknown): void => void loose.push(error);
    process.on('unhandledRejection', keep);
    const events = answeredStream(broken());
    await events.next();
    void events.next(); // asked for ahead, and never waited for
    await pause(20);
    process.off('unhandledRejection', keep);
    expect(loose).toEqual([]);
  });
});
