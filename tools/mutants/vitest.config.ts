import { defineConfig } from 'vitest/config';
import shared from '../../vitest.config.ts';

// The tests that must notice an error by themselves: not the golden games, whose files are written anew when a change
// is meant, and not the long random games and duels, which would take hours for each error.
export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    include: [`packages/${process.env.BRETWALDA_MUTANTS}/test/**/*.test.{ts,tsx}`],
    exclude: ['**/golden/**', '**/fuzz/**', '**/journals/**', '**/strength.test.ts', '**/node_modules/**'],
  },
});
