import { describe, it } from 'vitest';
import { SCENARIOS, type ScenarioId } from '../../src/data/scenarios.ts';
import { fuzzGame } from './fuzz.ts';

/** Random games over every scenario with every check at every state; `npm run fuzz` plays more of them. */

const only = process.env.FUZZ_SCENARIO;
const seed = process.env.FUZZ_SEED;
const games = Number(process.env.FUZZ_GAMES ?? 210);
const scenarios: readonly ScenarioId[] = only ? [only as ScenarioId] : SCENARIOS.map((s) => s.id);
const each = Math.ceil(games / scenarios.length);
const first = Number(process.env.FUZZ_FIRST ?? 1);

describe.each(scenarios)('random games of %s', (scenario) => {
  if (seed !== undefined) it(`seed ${seed}`, () => fuzzGame(scenario, Number(seed)));
  else
    it(
      `${each} games keep every rule`,
      () => {
        for (let i = 0; i < each; i++) fuzzGame(scenario, first + i);
      },
      3_600_000,
    );
});
