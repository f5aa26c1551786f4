import { describe, expect, it } from 'vitest';
import { PRESETS, presetsOf } from '../src/data/presets.ts';
import { RULESETS, SCENARIOS, VARIANTS, variantsOf } from '../src/data.ts';
import { checkConfig } from '../src/game/new-game.ts';

/** Presets name optional rules that exist, suit their ruleset and go together. */

const scenarioOf = (ruleset: string): string =>
  SCENARIOS.find((scenario) => scenario.rules === ruleset)?.id ?? '';

describe('presets', () => {
  it.each(PRESETS)('$id can be played', ({ ruleset, variants }) => {
    expect(checkConfig({ scenario: scenarioOf(ruleset), options: { variants } })).toBeUndefined();
    const known = variantsOf(ruleset).map(({ id }) => id);
    expect(known).toEqual(expect.arrayContaining([...variants]));
  });

  it('the first of a ruleset is how it is played unless a table chooses', () => {
    for (const { id, preset } of RULESETS) expect(presetsOf(id)[0]?.variants).toEqual(preset);
  });

  it('options that cannot go together say so on both sides', () => {
    const all: readonly { id: string; excludes?: readonly string[] }[] = VARIANTS;
    for (const { id, excludes = [] } of all)
      for (const other of excludes)
        expect(all.find((one) => one.id === other)?.excludes ?? [], `${other}, excluded by ${id}`).toContain(
          id,
        );
  });
});
