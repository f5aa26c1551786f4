import { install, numberOption, option, tool } from './tools.mjs';

// Random games with every check: npm run fuzz -- [--games N] [--scenario ID] [--seed S] [--options ID,ID] [--first S]
// Without --options half of the games are played with the preset, the others with optional rules drawn by lot; --options
// none leaves out those of the preset, too.
const given = {
  FUZZ_GAMES: numberOption('games', 1),
  FUZZ_SCENARIO: option('scenario'),
  FUZZ_SEED: numberOption('seed', 0),
  FUZZ_OPTIONS: option('options'),
  FUZZ_FIRST: numberOption('first', 0),
};
const env = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
install();
tool('vitest', ['run', 'packages/engine/test/fuzz/fuzz-'], env);
