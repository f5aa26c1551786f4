import { MessageChannel } from 'node:worker_threads';
import { toSeat } from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import { BotHost, serve } from '../../src/worker/host.ts';
import { BotPool } from '../../src/worker/pool.ts';
import type { Port } from '../../src/worker/port.ts';
import type { Reply } from '../../src/worker/protocol.ts';
import { botThat, channel, opening } from './support.ts';

describe('nonsense', () => {
  /** What a host says to some messages; a sensible question at the end must get its answer. */
  async function replies(...messages: unknown[]): Promise<Reply[]> {
    const { port1, port2 } = new MessageChannel();
    serve(port2 as unknown as Port);
    const heard: Reply[] = [];
    const done = new Promise<void>((resolve) => {
      port1.on('message', (reply: Reply) => (reply.id === -1 ? resolve() : heard.push(reply)));
    });
    for (const message of [...messages, { ...opening(), id: -1 }]) port1.postMessage(message);
    await done;
    port1.close();
    return heard;
  }

  it.each([
    [{}, 'game must be a string'],
    [opening('a', { seat: toSeat(1.5) }), 'seat must be 0, 1, 2, ...'],
    [{ ...opening(), bot: 'toString' }, /bot must be one of random, /],
    [opening('a', { seed: Number.NaN }), 'seed must be a whole number'],
    [opening('a', { decision: -1 }), 'decision must be 0, 1, 2, ...'],
    [{ ...opening(), view: null }, 'view must be a game state'],
    [opening('a', { budgetMs: Number.NaN }), 'budgetMs must be a number of milliseconds'],
    [opening('a', { seat: toSeat(1) }), 'seat 1 of game a has nothing to decide now'],
    [{ ...opening(), view: { pending: { kind: 'move' } } }, /^The computer player random could not decide: /],
  ])('gets a reply that says why: %#', async (message, why) => {
    const [reply] = await replies({ ...message, id: 3 });
    expect(reply).toEqual({
      id: 3,
      error: why instanceof RegExp ? expect.stringMatching(why) : expect.stringContaining(why),
    });
  });

  it('without an id is passed over', async () => {
    expect(await replies(null, 5, 'hello', [], {}, { type: 'forget' }, { id: 'x' })).toEqual([]);
  });

  it('a bot that throws is a reply, and the next question is answered', async () => {
    let calls = 0;
    const host = new BotHost({
      create: () =>
        botThat(() => {
          if (calls++ === 0) throw new Error('no plan');
        }),
    });
    const pool = new BotPool({ spawn: () => channel(host), workers: 1 });
    await expect(pool.ask(opening())).rejects.toThrow(
      'The computer player random could not decide: no plan.',
    );
    await expect(pool.ask(opening('a', { decision: 1 }))).resolves.toHaveProperty('action');
    await pool.close();
  });
});
