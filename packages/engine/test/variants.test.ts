import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Variant } from '../src/data/ruleset.ts';
import { presetOf, RULESETS } from '../src/data/rulesets.ts';
import { SCENARIOS } from '../src/data/scenarios.ts';
import { VARIANTS } from '../src/data/variants.ts';
import { checkConfig } from '../src/game/new-game.ts';
import { rulesWith } from '../src/model/rules.ts';

/** What must hold for every optional rule, whoever adds one. */

const ALL: readonly Variant[] = VARIANTS;
const scenariosOf = (ruleset: string) =>
  SCENARIOS.filter(({ rules }) => rules === ruleset).map(({ id }) => id);
const choice = (scenario: (typeof SCENARIOS)[number]['id'], ...variants: string[]) =>
  checkConfig({ scenario, options: { variants } });

/** Each with each ruleset that it names. */
const USES = ALL.flatMap(({ id, rulesets }) => rulesets.map((ruleset) => ({ id, ruleset })));

describe('every optional rule', () => {
  it('has a name of its own, and names rulesets that exist', () => {
    expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
    const known = RULESETS.map(({ id }) => id) as readonly string[];
    for (const { id, rulesets } of ALL) {
      expect(rulesets.length, id).toBeGreaterThan(0);
      for (const ruleset of rulesets) expect(known, id).toContain(ruleset);
    }
  });

  it.each(USES)('$id alone changes something in $ruleset, and can be played in all its scenarios', (use) => {
    expect(isDeepStrictEqual(rulesWith(use.ruleset, [use.id]), rulesWith(use.ruleset, []))).toBe(false);
    for (const scenario of scenariosOf(use.ruleset))
      expect(choice(scenario, use.id), scenario).toBeUndefined();
  });

  it.each(RULESETS.filter(({ preset }) => preset.length > 0))(
    'of the preset of $id changes something there: none undoes another',
    ({ id, preset }) => {
      for (const one of preset) {
        const others = preset.filter((other) => other !== one);
        expect(isDeepStrictEqual(rulesWith(id, others), rulesWith(id, preset)), one).toBe(false);
      }
    },
  );

  it('changes rules without writing into them', () => {
    for (const ruleset of RULESETS) {
      const before = structuredClone(ruleset);
      for (const { change, rulesets } of ALL) if (rulesets.includes(ruleset.id)) change(ruleset);
      expect(ruleset).toEqual(before);
    }
  });

  it('keeps the name of its ruleset and its preset', () => {
    for (const { id, ruleset } of USES) {
      const rules = rulesWith(ruleset, [id]);
      expect(rules.id).toBe(ruleset);
      expect(rules.preset).toEqual(presetOf(scenariosOf(ruleset)[0] as 'standard-4'));
    }
  });
});

describe('optional rules that cannot be played together', () => {
  const pairs = ALL.flatMap(({ id, excludes = [] }) => excludes.map((other) => [id, other] as const));

  it('say so of each other, and meet in some ruleset', () => {
    expect(pairs.length).toBeGreaterThan(3);
    for (const [id, other] of pairs) {
      const rival = ALL.find((one) => one.id === other);
      expect(rival?.excludes, `${other} does not exclude ${id}`).toContain(id);
      const rulesets = ALL.find((one) => one.id === id)?.rulesets.filter((r) => rival?.rulesets.includes(r));
      expect(rulesets, `${id} and ${other} never meet`).not.toEqual([]);
    }
  });

  it('are refused in either order, by both names', () => {
    for (const [id, other] of pairs)
      for (const { id: ruleset } of RULESETS) {
        const meets = ALL.filter((one) => [id, other].includes(one.id)).every((one) =>
          one.rulesets.includes(ruleset),
        );
        if (!meets) continue;
        const [scenario] = scenariosOf(ruleset) as ['standard-4'];
        expect(choice(scenario, id, other)).toMatchObject({
          code: 'options-clash',
          details: { option: id, other },
        });
        expect(choice(scenario, other, id)).toMatchObject({
          code: 'options-clash',
          details: { option: other, other: id },
        });
      }
  });

  it('never stand in one preset', () => {
    for (const { id } of SCENARIOS) expect(choice(id, ...presetOf(id))).toBeUndefined();
  });
});

describe('every optional rule is tested', () => {
  const folder = fileURLToPath(new URL('./rules/', import.meta.url));
  const tests = readdirSync(folder).map((name) => readFileSync(folder + name, 'utf8'));
  const titles = tests.flatMap((text) =>
    [...text.matchAll(/\b(?:it|describe)(?:\.each\([^)]*\))?\(\s*['"`](.*)/g)].map(([, title]) => title),
  );

  it.each(ALL)('$id is played in a test of its rule', ({ id, rule }) => {
    expect(tests.some((text) => new RegExp(`['"]${id}['"]`).test(text))).toBe(true);
    if (rule !== undefined)
      expect(titles.some((title) => new RegExp(`\\b${rule}\\b(?!\\d)`).test(title ?? ''))).toBe(true);
  });
});
