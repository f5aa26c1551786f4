import { describe, it } from 'vitest';
import { SCENARIOS, type ScenarioId } from '../../src/data/scenarios.ts';
import { fuzzGame } from './fuzz.ts';

/** Random games with every check at every state. `npm run fuzz` sets how many, which and from what seed. */

const only = process.env.FUZZ_SCENARIO;
const seed = process.env.FUZZ_SEED;
const games = Number(process.env.FUZZ_GAMES ?? 210);
const first = Number(process.env.FUZZ_FIRST ?? 1);
const each = Math.ceil(games / (only ? 1 : SCENARIOS.length));

export function fuzzScenarios(ids: readonly ScenarioId[]): void {
  const scenarios = only ? ids.filter((id) => id === only) : ids;
  // A file whose scenarios are not asked for still needs a test to be a test file.
  if (scenarios.length === 0) return it(`is not about ${only}`, () => {});
  describe.each(scenarios)('random games of %s', (scenario) => {
    if (seed !== undefined) it(`seed ${seed}`, () => fuzzGame(scenario, Number(seed)));
    else
      it(`${each} games keep every rule`, { timeout: 24 * 3_600_000 }, () => {
        for (let i = 0; i < each; i++) fuzzGame(scenario, first + i);
      });
  });
}
