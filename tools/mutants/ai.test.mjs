// Tests of the computer players as one file: the engine is loaded once for each error.
import.meta.glob(
  [
    '../../packages/ai/test/**/*.test.ts',
    // Whole games and duels.
    '!**/{*games,levels,own-rules,strength,rollout,budget}.test.ts',
    // Thousands of battles fought by the engine and by chance.
    '!**/odds/{engine,properties}.test.ts',
    // Threads, and the code read as text.
    '!**/worker/{node,web}.test.ts',
    '!**/layers.test.ts',
  ],
  { eager: true },
);
