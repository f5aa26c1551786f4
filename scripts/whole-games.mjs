import { install, numberOption, option, tool } from './tools.mjs';

// Plays every game of the server's tests to its end: npm run whole-games -- [--seed S] [--database embedded|postgres]
const given = {
  BRETWALDA_WHOLE: 'yes',
  BRETWALDA_SEED: numberOption('seed', 0, 1),
  BRETWALDA_TEST_DATABASE: option('database', 'embedded'),
};
install();
tool('vitest', ['run', 'packages/server/test/whole-games'], given);
