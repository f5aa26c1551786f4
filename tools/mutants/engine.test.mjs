// All tests of the engine that count, as one file: the engine is loaded once for each error, not eighty times.
import.meta.glob(
  [
    '../../packages/engine/test/**/*.test.ts',
    '!**/{golden,fuzz,journals}/**',
    // Whole games by chance.
    '!**/{own-order,own-rules,same-rules}.test.ts',
    // These read the code as text, and Stryker writes into it.
    '!**/{layers,shadow-rules}.test.ts',
  ],
  { eager: true },
);
