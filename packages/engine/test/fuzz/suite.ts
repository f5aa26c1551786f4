import { describe, it } from 'vitest';
import { SCENARIOS, type ScenarioId } from '../../src/data/scenarios.ts';
import { fuzzGame } from './fuzz.ts';
import { optionSets } from './option-sets.ts';

/** Random games with every check at every state. `npm run fuzz` sets how many, which and from what seed. */

const only = process.env.FUZZ_SCENARIO;
const seed = process.env.FUZZ_SEED;
const games = Number(process.env.FUZZ_GAMES ?? 112);
const first = Number(process.env.FUZZ_FIRST ?? 1);
const given = process.env.FUZZ_OPTIONS?.split(',').filter((id) => id !== '' && id !== 'none');
const each = Math.ceil(games / (only ? 1 : SCENARIOS.length));

/** Half of the games are played with the optional rules of the preset, the others with rules drawn by lot. */
function choiceOf(id: ScenarioId): (game: number) => readonly string[] | undefined {
  const place = SCENARIOS.findIndex((one) => one.id === id);
  const next = optionSets((SCENARIOS[place] as (typeof SCENARIOS)[number]).rules, first * 100 + place);
  return (game) => (given || game % 2 === 0 ? given : next());
}

export function fuzzScenarios(ids: readonly ScenarioId[]): void {
  const scenarios = only ? ids.filter((id) => id === only) : ids;
  // A file whose scenarios are not asked for still needs a test to be a test file.
  if (scenarios.length === 0) return it(`is not about ${only}`, () => {});
  describe.each(scenarios)('random games of %s', (scenario) => {
    if (seed !== undefined) it(`seed ${seed}`, () => fuzzGame(scenario, Number(seed), given));
    else
      it(`${each} games keep every rule`, { timeout: 24 * 3_600_000 }, () => {
        const options = choiceOf(scenario);
        for (let i = 0; i < each; i++) fuzzGame(scenario, first + i, options(i));
      });
  });
}
