import { expect, it } from 'vitest';
import { BotPool } from '../../src/worker/pool.ts';
import { actions, channel, plainBots, SHORT } from './support.ts';

it('games at once are the same as games alone', async () => {
  const pool = new BotPool({ spawn: channel, workers: 2 });
  const games = ['a', 'b', 'c'].map((game, seed) => ({
    ...{ game, seed, count: 80, bots: ['squire', 'greedy', 'random'] as const },
  }));
  const together = await Promise.all(games.map((game) => actions(SHORT, game, (q) => pool.ask(q))));
  await pool.close();
  const alone = await Promise.all(games.map((game) => actions(SHORT, game, plainBots())));
  expect(together).toEqual(alone);
});
