import { MessageChannel } from 'node:worker_threads';
import { expect, it, vi } from 'vitest';
import { BotPool } from '../../src/worker/pool.ts';
import type { WorkerPort } from '../../src/worker/port.ts';
import { actions, plainBots, SHORT } from './support.ts';

it('the script of a Web Worker answers on `self`', async () => {
  const { port1, port2 } = new MessageChannel();
  vi.stubGlobal('self', port2);
  await import('../../src/worker/web.ts');
  const worker = Object.assign(port1 as unknown as WorkerPort, {
    onerror: null,
    terminate: () => port1.close(),
  });
  const pool = new BotPool({ spawn: () => worker, workers: 1 });
  const game = { game: 'a', seed: 9, bots: ['squire', 'greedy', 'random'] as const, count: 30 };
  const asked = await actions(SHORT, game, (question) => pool.ask(question));
  await pool.close();
  expect(asked).toEqual(await actions(SHORT, game, plainBots()));
});
