import { defineConfig } from 'vitest/config';
import shared from '../../vitest.config.ts';

// The tests that must catch an error by themselves. Not the golden games, whose files are written anew when a change is
// meant; not recorded, long random games and duels, which would take hours for each error; and not the tests that read
// the code as text, since Stryker writes into it.
export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    include: [`packages/${process.env.BRETWALDA_MUTANTS}/test/**/*.test.{ts,tsx}`],
    exclude: [
      '**/{golden,fuzz,journals}/**',
      '**/strength.test.ts',
      '**/{layers,shadow-rules}.test.ts',
      '**/node_modules/**',
    ],
  },
});
