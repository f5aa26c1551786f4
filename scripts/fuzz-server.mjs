import { install, numberOption, option, tool } from './tools.mjs';

// Sends what nobody should send: npm run fuzz-server -- [--messages N] [--seed S] [--first N] [--database embedded|postgres|pglite]
const given = {
  FUZZ_MESSAGES: numberOption('messages', 1, 50_000),
  FUZZ_SEED: numberOption('seed', 0, 1),
  FUZZ_FIRST: numberOption('first', 0, 0),
  BRETWALDA_TEST_DATABASE: option('database', 'embedded'),
};
install();
tool('vitest', ['run', 'packages/server/test/fuzz-server'], given);
