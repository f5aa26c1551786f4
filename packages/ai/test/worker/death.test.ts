import { describe, expect, it } from 'vitest';
import { BotPool } from '../../src/worker/pool.ts';
import { channel, numbers, opening, puppets } from './support.ts';

describe('a worker that dies', () => {
  it('is replaced, and its open question is asked again', async () => {
    const { pool, started } = puppets();
    const first = pool.ask(opening('a'));
    const second = pool.ask(opening('b'));
    started[0]?.die();
    expect(started).toHaveLength(2);
    expect(started[0]?.ended).toBe(true);
    for (const _ of numbers(2)) started[1]?.answer();
    await expect(first).resolves.toMatchObject({ action: { type: 'end' } });
    await expect(second).resolves.toMatchObject({ action: { type: 'end' } });
  });

  it('twice over one question: that one is rejected, and the next gets its answer', async () => {
    const { pool, started } = puppets();
    const first = pool.ask(opening('a'));
    const second = pool.ask(opening('b'));
    for (const i of numbers(2)) started[i]?.die();
    started[2]?.answer();
    await expect(first).rejects.toThrow(
      'The worker of the computer players stopped twice over one question: out of memory.',
    );
    await expect(second).resolves.toHaveProperty('action');
  });

  it('while idle is replaced at the next question', async () => {
    const { pool, started } = puppets();
    pool.ask(opening('a'));
    started[0]?.answer();
    started[0]?.die();
    expect(started).toHaveLength(1);
    const next = pool.ask(opening('a', { decision: 1 }));
    started[0]?.answer();
    started[1]?.answer();
    await expect(next).resolves.toHaveProperty('action');
  });

  it('that cannot be started, or a question that cannot be sent, is an error of the question', async () => {
    const broken = new BotPool({
      spawn: () => {
        throw new Error('no such file');
      },
      workers: 1,
    });
    await expect(broken.ask(opening())).rejects.toThrow(
      'The computer player could not be asked: no such file.',
    );
    const pool = new BotPool({ spawn: channel, workers: 1 });
    const view = { ...opening().view, f: () => 0 };
    await expect(pool.ask(opening('a', { view }))).rejects.toThrow('could not be asked');
    await expect(pool.ask(opening('a'))).resolves.toHaveProperty('action');
    await pool.close();
  });
});
