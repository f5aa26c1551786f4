import { install, option, tool } from './tools.mjs';

// Random games with every check: npm run fuzz -- [--games N] [--scenario ID] [--seed S] [--first S]
install();
const env = {};
const names = { games: 'FUZZ_GAMES', scenario: 'FUZZ_SCENARIO', seed: 'FUZZ_SEED', first: 'FUZZ_FIRST' };
for (const [name, variable] of Object.entries(names)) {
  const value = option(name);
  if (value !== undefined) env[variable] = value;
}
tool('vitest', ['run', 'packages/engine/test/fuzz/fuzz-'], env);
