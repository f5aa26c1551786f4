import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Ruleset, Variant } from '../src/data/ruleset.ts';
import { addRules, RULESETS } from '../src/data/rulesets.ts';
import { SCENARIOS, type Scenario } from '../src/data/scenarios.ts';
import { VARIANTS } from '../src/data/variants.ts';
import { startGame } from '../src/game/new-game.ts';
import { outcome } from '../src/game/outcome.ts';
import { apply, legalActions } from '../src/game/play.ts';
import type { Action } from '../src/model/action.ts';
import { seededDice } from '../src/model/dice.ts';
import { rulesWith } from '../src/model/rules.ts';
import type { Config, GameState } from '../src/model/state.ts';
import { configFor } from './fuzz/fuzz.ts';
import { optionSets } from './fuzz/option-sets.ts';

/** What differs only in name plays the same: nothing in the engine asks who is playing by which rules. */

const twinOf = (id: string): string => `twin-${id}`;

const twinRules = (ruleset: Ruleset): Ruleset => ({
  ...structuredClone(ruleset),
  id: twinOf(ruleset.id),
  preset: ruleset.preset.map(twinOf),
});

const twinScenario = (scenario: Scenario): Scenario => ({
  ...structuredClone(scenario),
  id: twinOf(scenario.id),
  rules: twinOf(scenario.rules),
});

const twinVariant = ({ change, ...variant }: Variant): Variant => ({
  ...structuredClone(variant),
  id: twinOf(variant.id),
  rulesets: variant.rulesets.map(twinOf),
  ...(variant.excludes && { excludes: variant.excludes.map(twinOf) }),
  change: (rules) => ({ ...change(rules), id: rules.id }),
});

const nothing = (ruleset: string): string => `nothing-for-${ruleset}`;

beforeAll(() => {
  const empty = RULESETS.map(({ id }) => ({ id: nothing(id), rulesets: [id], change: (r: Ruleset) => r }));
  addRules({
    rulesets: RULESETS.map(twinRules),
    scenarios: SCENARIOS.map(twinScenario),
    variants: [...empty, ...VARIANTS.map(twinVariant), ...empty.map(twinVariant)],
  });
});

/** A state without the names of rules, scenario and options. */
const nameless = ({ options: { variants: _, ...agreed }, rules: __, scenario: ___, ...rest }: GameState) =>
  JSON.stringify([agreed, rest]);

/** Two games played by the same lots: everything that happens in them must be the same. */
function playSideBySide(one: Config, other: Config, seed: number, most = Number.POSITIVE_INFINITY): void {
  const games = [one, other].map((config) => {
    const { state, events } = startGame(config);
    return { state, events, dice: seededDice(seed), choice: seededDice(seed + 1) };
  });
  const [a, b] = games as [(typeof games)[number], (typeof games)[number]];
  for (let n = 0; n < most; n++) {
    if (n % 10 === 0 || a.state.pending === null) expect(nameless(b.state)).toBe(nameless(a.state));
    expect(JSON.stringify(b.events)).toBe(JSON.stringify(a.events));
    if (a.state.pending === null) return expect(outcome(b.state)).toEqual(outcome(a.state));
    for (const game of games) {
      const legal = legalActions(game.state);
      const action = legal[game.choice.roll(legal.length) - 1] as Action;
      Object.assign(game, apply(game.state, action, game.dice));
    }
  }
}

/** Moves enough for some rounds of reduX, where random players move back and forth, and for a whole game of others. */
const MOST = 2500;

const games = fc.record({ seed: fc.nat(1_000_000), place: fc.nat(SCENARIOS.length - 1) });
const scenarioAt = (place: number) => SCENARIOS[place] as (typeof SCENARIOS)[number];

describe('two rulesets that differ in nothing', () => {
  it('play identically: the same states, events, decisions and points, with the same options', () => {
    fc.assert(
      fc.property(games, fc.boolean(), ({ seed, place }, usual) => {
        const { id, rules } = scenarioAt(place);
        const variants = usual ? undefined : optionSets(rules, seed)();
        const config = configFor(id, seed, variants);
        const options = { ...config.options, ...(variants && { variants: variants.map(twinOf) }) };
        playSideBySide(config, { scenario: twinOf(id) as typeof id, options }, seed, MOST);
      }),
      { numRuns: 20 },
    );
  });

  it('have the same tables, whatever is chosen', () => {
    for (const { id } of RULESETS)
      fc.assert(
        fc.property(fc.nat(1_000_000), (seed) => {
          const variants = optionSets(id, seed)();
          const { id: _, preset: __, ...own } = rulesWith(id, variants);
          const { id: ___, preset: ____, ...twin } = rulesWith(twinOf(id), variants.map(twinOf));
          expect(twin).toEqual(own);
        }),
        { numRuns: 30 },
      );
  });
});

describe('a choice of optional rules', () => {
  it('is the same game in whatever order it is named', () => {
    fc.assert(
      fc.property(games, ({ seed, place }) => {
        const { id, rules } = scenarioAt(place);
        const ordered = optionSets(rules, seed)();
        const drawn = [...ordered].reverse();
        expect(rulesWith(rules, drawn)).toBe(rulesWith(rules, ordered));
        const config = configFor(id, seed, drawn);
        playSideBySide(config, { ...config, options: { ...config.options, variants: ordered } }, seed, 400);
      }),
      { numRuns: 20 },
    );
  });

  it('is the same game with an option that changes nothing', () => {
    fc.assert(
      fc.property(games, ({ seed, place }) => {
        const { id, rules } = scenarioAt(place);
        const drawn = optionSets(rules, seed)().filter((one) => one !== nothing(rules));
        const more = [nothing(rules), ...drawn];
        expect(rulesWith(rules, more)).toEqual(rulesWith(rules, drawn));
        const config = configFor(id, seed, drawn);
        playSideBySide(config, { ...config, options: { ...config.options, variants: more } }, seed, 400);
      }),
      { numRuns: 20 },
    );
  });
});
