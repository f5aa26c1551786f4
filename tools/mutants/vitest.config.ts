import { defineConfig } from 'vitest/config';
import shared from '../../vitest.config.ts';

const part = process.env.BRETWALDA_MUTANTS;

/** Tests of the screen that stand alone, since they load modules anew or keep things in a store that all share. */
const ALONE =
  'packages/web/test/{storage-*,shelf,claim,promises,at-the-screen,hot-seat,happenings,battle-window}.test.{ts,tsx}';

// The tests that must catch an error by themselves. Not the golden games, whose files are written anew when a change is
// meant; not recorded, long random games and duels, which would take hours for each error; and not the tests that read
// the code as text, since Stryker writes into it.
export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    projects: undefined,
    include: [`tools/mutants/${part}.test.mjs`, ...(part === 'web' ? [ALONE] : [])],
    exclude: ['**/strength.test.ts', '**/layers.test.ts', '**/node_modules/**'],
  },
});
