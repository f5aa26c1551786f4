// Tests of the table as one file: the engine is loaded once for each error.
import.meta.glob(
  [
    '../../packages/table/test/**/*.test.ts',
    // The code read as text, and Stryker writes into it.
    '!**/layers.test.ts',
    // Looks into the engine of this folder, while the copy in which Stryker works takes the installed one.
    '!**/one-check.test.ts',
  ],
  { eager: true },
);
