import { describe, expect, it } from 'vitest';
import {
  differenceFrom,
  drawVariants,
  groupedVariants,
  inOrder,
  nearestPreset,
  PRESETS,
  presetsFor,
  RULESETS,
  rivalsOf,
  SCENARIOS,
  variantGroupOf,
  variantOf,
  variantsOf,
} from '../src/data.ts';
import { checkConfig } from '../src/game/new-game.ts';
import { seededDice } from '../src/model/dice.ts';
import { loadGame, makeSave, parseSave } from '../src/notation/save.ts';
import { start } from './support.ts';

/** Choosing optional rules: what goes together, what differs from a preset, choices at random, and files. */

const scenarioOf = (ruleset: string) => SCENARIOS.find(({ rules }) => rules === ruleset)?.id ?? 'standard-4';

describe('a choice of optional rules', () => {
  it('knows who cannot go together, whichever of the two says so', () => {
    expect(rivalsOf('dice-deck-24', ['hidden-scores', 'dice-deck-48'])).toEqual(['dice-deck-48']);
    expect(rivalsOf('dice-deck-48', ['dice-deck-24'])).toEqual(['dice-deck-24']);
    expect(rivalsOf('dice-deck-24', ['dice-deck-24', 'reduced-luck'])).toEqual([]);
    for (const { id } of RULESETS) {
      const ids = variantsOf(id).map((variant) => variant.id);
      for (const one of ids)
        for (const other of ids) {
          const together = checkConfig({ scenario: scenarioOf(id), options: { variants: [one, other] } });
          const clash = one !== other && together?.code === 'options-clash';
          expect(rivalsOf(one, [other]).length > 0, `${one} and ${other}`).toBe(clash);
        }
    }
  });

  it('stands in the order of the table, without what the ruleset does not know', () => {
    expect(inOrder('redux', ['hidden-scores', 'several-seas', 'open-terrain'])).toEqual([
      'open-terrain',
      'hidden-scores',
    ]);
  });

  it('differs from a preset by what is added and what is left out', () => {
    const [printed, first] = presetsFor('second-edition');
    const variants = [...(first?.variants ?? []).slice(1), 'hidden-scores'];
    expect(nearestPreset('second-edition', variants)).toBe(first);
    expect(first && differenceFrom(first, variants)).toEqual({
      added: ['hidden-scores'],
      left: [first?.variants[0]],
    });
    expect(nearestPreset('second-edition', ['hidden-scores'])).toBe(printed);
    for (const preset of PRESETS) expect(nearestPreset(preset.ruleset, preset.variants)).toBe(preset);
  });

  it('a ruleset from elsewhere has one preset, its own', () => {
    expect(presetsFor('of-my-own')).toEqual([{ id: 'of-my-own', ruleset: 'of-my-own', variants: [] }]);
  });

  it('every optional rule of a ruleset stands in one group', () => {
    for (const { id } of RULESETS) {
      const ids = variantsOf(id).map((variant) => variant.id);
      const groups = groupedVariants(id);
      expect(groups.flatMap(({ variants }) => variants).sort()).toEqual([...ids].sort());
      for (const { group, variants } of groups)
        for (const one of variants) expect(variantGroupOf(one)).toBe(group);
    }
  });
});

describe('choices at random', () => {
  it.each(RULESETS)('of $id can all be played, and leave nothing out for good', ({ id }) => {
    const met = new Set<string>();
    for (let seed = 1; seed <= 200; seed++) {
      const dice = seededDice(seed);
      const variants = drawVariants(id, (sides) => dice.roll(sides));
      expect(checkConfig({ scenario: scenarioOf(id), options: { variants } })).toBeUndefined();
      for (const one of variants) met.add(one);
    }
    expect([...met].sort()).toEqual(
      variantsOf(id)
        .map((variant) => variant.id)
        .sort(),
    );
  });

  it('are the same for the same seed', () => {
    const draw = (seed: number) => {
      const dice = seededDice(seed);
      return drawVariants('second-edition', (sides) => dice.roll(sides));
    };
    expect(draw(7)).toEqual(draw(7));
    expect(new Set([1, 2, 3, 4].map((seed) => draw(seed).join())).size).toBeGreaterThan(1);
  });
});

describe('a saved game keeps its optional rules', () => {
  it('by name where the ruleset brings any, so that another preset changes nothing', () => {
    const text = makeSave({ config: { scenario: 'computer-full' }, journal: [] });
    const saved = parseSave(text);
    expect(saved.ok && saved.value.config.options?.variants).toEqual(
      start({ scenario: 'computer-full' }).state.options.variants,
    );
    const loaded = loadGame(text);
    expect(loaded.ok && loaded.value.state.options.variants).toContain('several-seas');
  });

  it('without any as well, and games of today are written as before', () => {
    const bare = { scenario: 'computer-full', options: { variants: [] } } as const;
    const loaded = loadGame(makeSave({ config: bare, journal: [] }));
    expect(loaded.ok && loaded.value.state.options.variants).toEqual([]);
    const text = makeSave({ config: { scenario: 'standard-4' }, journal: [] });
    expect(text.split('\n')[1]).toBe('{"scenario":"standard-4"}');
  });

  it('a file with an unknown or a clashing one is refused, and says which', () => {
    const refused = (variants: readonly string[]) => {
      const loaded = loadGame(
        makeSave({ config: { scenario: 'standard-4', options: { variants } }, journal: [] }),
      );
      return loaded.ok ? undefined : loaded.violation;
    };
    expect(refused(['flying-boats'])).toMatchObject({
      code: 'bad-config',
      rule: 'options.variants',
      details: { got: 'flying-boats', expected: 'an optional rule of second-edition' },
    });
    expect(refused(['open-terrain'])).toMatchObject({ details: { got: 'open-terrain' } });
    expect(refused(['dice-deck-24', 'dice-deck-48'])).toMatchObject({
      code: 'options-clash',
      details: { option: 'dice-deck-24', other: 'dice-deck-48' },
    });
    expect(variantOf('flying-boats')).toBeUndefined();
  });
});
