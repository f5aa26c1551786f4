import { test as plain } from '@playwright/test';
import { Faults } from './faults.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** Whatever goes wrong in the pages of a test; anything left in it at the end fails the test. */
  readonly faults: Faults;
}

/** Use this instead of Playwright's own `test`: no test passes while the console shows an error. */
export const test = plain.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  baseURL: async ({}, use) => use(process.env.BRETWALDA_URL),
  faults: [
    async ({ context }, use) => {
      const faults = new Faults();
      context.on('page', (page) => faults.watch(page));
      await use(faults);
      faults.check();
    },
    { auto: true },
  ],
});
