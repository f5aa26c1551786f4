import { build, numberOption, option, tool } from './tools.mjs';

// Kills the server in the midst of play: npm run crash -- [--times N] [--database embedded|postgres|pglite] [--seed S]
const given = {
  BRETWALDA_CRASHES: numberOption('times', 1, 30),
  BRETWALDA_SEED: numberOption('seed', 0, 1),
  BRETWALDA_TEST_DATABASE: option('database', 'embedded'),
};
build();
tool('vitest', ['run', 'packages/server/test/crash'], given);
