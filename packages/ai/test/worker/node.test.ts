import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { BotPool } from '../../src/worker/pool.ts';
import type { WorkerPort } from '../../src/worker/port.ts';
import { actions, opening, plainBots, SHORT } from './support.ts';

/** Threads run compiled scripts, `npm test` builds them first; so they are compared with compiled bots. */
const script = new URL('../../dist/worker/node.js', import.meta.url);
if (!existsSync(fileURLToPath(script)))
  throw new Error('packages/ai is not built: run `npm run build` first');
const { nodePool, thread } = (await import(script.href)) as typeof import('../../src/worker/node.ts');
const { createBot } = (await import(
  new URL('../index.js', script).href
)) as typeof import('../../src/index.ts');

it('threads of Node: the same games as on this thread', async () => {
  const pool = nodePool({ workers: 2 });
  const games = ['a', 'b', 'c'].map((game, seed) => ({
    ...{ game, seed, count: 60, bots: ['squire', 'greedy', 'random'] as const },
  }));
  const inThreads = await Promise.all(games.map((game) => actions(SHORT, game, (q) => pool.ask(q))));
  await pool.close();
  const here = await Promise.all(games.map((game) => actions(SHORT, game, plainBots(createBot))));
  expect(inThreads).toEqual(here);
});

it('a thread that is killed in the middle of a question is replaced', async () => {
  const threads: WorkerPort[] = [];
  const spawn = () => {
    const port = thread(new URL('node-worker.js', script));
    threads.push(port);
    return port;
  };
  const pool = new BotPool({ spawn, workers: 1 });
  const answers = ['a', 'b'].map((game) => pool.ask(opening(game)));
  threads[0]?.terminate();
  for (const answer of answers) await expect(answer).resolves.toHaveProperty('action');
  expect(threads).toHaveLength(2);
  await pool.close();
});

it('a script that is not there: an error after the second attempt', async () => {
  const pool = new BotPool({ spawn: () => thread(new URL('missing.js', script)), workers: 1 });
  await expect(pool.ask(opening())).rejects.toThrow(/stopped twice over one question: Cannot find module/);
  await pool.close();
});
