import { defineConfig } from 'vitest/config';
import shared from '../../vitest.config.ts';

const part = process.env.BRETWALDA_MUTANTS;

// The tests that must catch an error by themselves. Not the golden games, whose files are written anew when a change is
// meant; not recorded, long random games and duels, which would take hours for each error; and not the tests that read
// the code as text, since Stryker writes into it.
export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    include:
      part === 'engine' ? ['tools/mutants/engine.test.mjs'] : [`packages/${part}/test/**/*.test.{ts,tsx}`],
    exclude: ['**/strength.test.ts', '**/layers.test.ts', '**/node_modules/**'],
  },
});
