import { defineConfig } from 'vitest/config';
import type { Reporter, Vitest } from 'vitest/node';
import shared from '../../vitest.config.ts';

const part = process.env.BRETWALDA_MUTANTS;

/**
 * An error may be so bad that a test file cannot even be loaded, and then no test of it runs. Stryker sees no failure
 * in that: it is told of an error outside the tests.
 */
class Unloadable implements Reporter {
  private vitest?: Vitest;
  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }
  onTestRunEnd: Reporter['onTestRunEnd'] = (modules) => {
    for (const error of modules.flatMap((module) => module.errors()))
      this.vitest?.state.catchError(error, 'Unhandled Error');
  };
}

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
    reporters: [new Unloadable()],
  },
});
