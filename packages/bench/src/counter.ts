import { createRequire } from 'node:module';

/** The yardstick: a game in boardgame.io whose only move adds one to a counter. */

interface CounterClient {
  start(): void;
  stop(): void;
  moves: { add(): void };
  getState(): { G: { n: number } } | null;
}

// The library ships CommonJS for Node.
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as {
  Client: (options: object) => CounterClient;
};

const Counter = {
  name: 'counter',
  disableUndo: true,
  setup: () => ({ n: 0 }),
  moves: {
    add: ({ G }: { G: { n: number } }) => {
      G.n++;
    },
  },
};

const MOVES_PER_CLIENT = 500;

/** Plays for about this long and returns moves per second; a fresh client every 500 moves keeps its log short. */
export function counterMovesPerSecond(seconds: number): number {
  let moves = 0;
  const start = performance.now();
  let elapsed = 0;
  while (elapsed < seconds * 1000) {
    const client = Client({ game: Counter, debug: false });
    client.start();
    for (let i = 0; i < MOVES_PER_CLIENT; i++) client.moves.add();
    if (client.getState()?.G.n !== MOVES_PER_CLIENT) throw new Error('the counter lost moves');
    client.stop();
    moves += MOVES_PER_CLIENT;
    elapsed = performance.now() - start;
  }
  return (moves * 1000) / elapsed;
}
