import { describe, expect, it } from 'vitest';
import { BotPool } from '../../src/worker/pool.ts';
import { channel, numbers, opening, type Puppet, puppets } from './support.ts';

describe('fairness', () => {
  it('games take turns on a worker, whoever asked first', async () => {
    const pool = new BotPool({ spawn: channel, workers: 1 });
    const order: string[] = [];
    const ask = async (game: string, decision: number) => {
      await pool.ask(opening(game, { decision }));
      order.push(game);
    };
    const questions = ['a', 'b'].flatMap((game) => numbers(10).map((decision) => ask(game, decision)));
    await Promise.all(questions);
    await pool.close();
    expect(order.join('')).toBe('ab'.repeat(10));
  });

  it('a worker has one question at a time, and a late game waits for one question only', () => {
    const { pool, started } = puppets();
    for (const decision of numbers(5)) pool.ask(opening('a', { decision }));
    const [worker] = started as [Puppet];
    expect(worker.heard).toHaveLength(1);
    pool.ask(opening('b'));
    pool.ask(opening('c'));
    for (const _ of numbers(6)) worker.answer();
    expect(worker.heard.map(({ game }) => game).join('')).toBe('abcaaaa');
    expect(worker.heard.filter(({ game }) => game === 'a').map((q) => q.decision)).toEqual(numbers(5));
  });

  it('a game stays with its worker; a new game goes to the freest', () => {
    const { pool, started } = puppets(2);
    for (const game of ['a', 'a', 'b', 'c', 'd', 'a']) pool.ask(opening(game));
    expect(started).toHaveLength(2);
    for (const _ of numbers(4)) for (const worker of started) worker.answer();
    const games = started.map((worker) => new Set(worker.heard.map(({ game }) => game)));
    expect(games).toEqual([new Set(['a', 'd']), new Set(['b', 'c'])]);
    for (const game of ['e', 'f']) {
      pool.ask(opening(game));
      for (const worker of started) worker.answer();
    }
    expect(started.map((worker) => worker.heard.at(-1)?.game)).toEqual(['e', 'f']);
  });

  it('workers start when they are needed', () => {
    const { pool, started } = puppets(8);
    expect(started).toHaveLength(0);
    pool.ask(opening('a'));
    expect(started).toHaveLength(1);
  });
});

describe('the end', () => {
  it('forget: open questions are rejected, the worker hears of it, other games go on', async () => {
    const { pool, started } = puppets();
    const a = [pool.ask(opening('a')), pool.ask(opening('a', { decision: 1 }))];
    const b = pool.ask(opening('b'));
    pool.forget('a');
    pool.forget('never seen');
    const [worker] = started as [Puppet];
    expect(worker.heard[1]).toEqual({ type: 'forget', game: 'a' });
    worker.onmessage?.({ data: { id: worker.heard[0]?.id, action: { type: 'end' }, reasons: [] } });
    worker.answer();
    for (const question of a)
      await expect(question).rejects.toThrow('The computer players have left game a.');
    await expect(b).resolves.toHaveProperty('action');
    expect(worker.heard.map(({ game }) => game)).toEqual(['a', 'a', 'b']);
  });

  it('close: workers end, and every question, open or new, is rejected', async () => {
    const { pool, started } = puppets(2);
    const open = ['a', 'a', 'b'].map((game) => pool.ask(opening(game)));
    await pool.close();
    expect(started.map(({ ended }) => ended)).toEqual([true, true]);
    for (const question of [...open, pool.ask(opening())])
      await expect(question).rejects.toThrow('The pool of computer players is closed.');
  });

  it('a pool without workers is refused', () => {
    for (const workers of [0, -1, 1.5, Number.NaN]) expect(() => puppets(workers)).toThrow(RangeError);
    expect(() => puppets(0)).toThrow('A pool of computer players needs one worker or more, not 0.');
  });
});
