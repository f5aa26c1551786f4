import { install, numberOption, option, tool } from './tools.mjs';

// Random games with every check: npm run fuzz -- [--games N] [--scenario ID] [--seed S] [--first S]
const given = {
  FUZZ_GAMES: numberOption('games', 1),
  FUZZ_SCENARIO: option('scenario'),
  FUZZ_SEED: numberOption('seed', 0),
  FUZZ_FIRST: numberOption('first', 0),
};
const env = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
install();
tool('vitest', ['run', 'packages/engine/test/fuzz/fuzz-'], env);
