import type { Options, ScenarioId } from '@bretwalda/engine';
import {
  type Difference,
  differenceFrom,
  inOrder,
  type Preset,
  presetsFor,
  RULESETS,
  rivalsOf,
  SCENARIOS,
  scenario,
} from '@bretwalda/engine/data';
import type { Draft } from './game-draft.ts';

/** The rules of a game while they are being chosen. */

export interface RulesDraft {
  readonly preset: string;
  /** What is changed from each preset: looking at another one loses nothing. */
  readonly changes: Readonly<Partial<Record<string, Difference>>>;
}

/** The games in the order in which they are offered; the first is for newcomers. */
export const GAMES: readonly string[] = RULESETS.map(({ id }) => id);

/** The scenarios of a game. */
export const scenariosOf = (ruleset: string): readonly ScenarioId[] =>
  SCENARIOS.filter(({ rules }) => rules === ruleset).map(({ id }) => id);

export const gameOf = (draft: Draft): string => scenario(draft.scenario).rules;

/** Another game: the scenario for as many players if there is one. */
export function withGame(draft: Draft, ruleset: string): Draft {
  const own = scenariosOf(ruleset);
  if (own.includes(draft.scenario)) return draft;
  const players = scenario(draft.scenario).groups.length;
  const alike = own.find((id) => scenario(id).groups.length === players);
  return { ...draft, scenario: alike ?? own[0] ?? draft.scenario };
}

const NO_CHANGE: Difference = { added: [], left: [] };

/** The preset that is chosen for the game of a draft. */
export function chosenPreset(draft: Draft): Preset {
  const ruleset = gameOf(draft);
  const all = presetsFor(ruleset);
  return all.find(({ id }) => id === draft.rules[ruleset]?.preset) ?? (all[0] as Preset);
}

/** What is changed from it. */
export function changesOf(draft: Draft): Difference {
  return draft.rules[gameOf(draft)]?.changes[chosenPreset(draft).id] ?? NO_CHANGE;
}

/** The optional rules that are in force. */
export function variantsOf(draft: Draft): readonly string[] {
  const { ruleset, variants } = chosenPreset(draft);
  const { added, left } = changesOf(draft);
  return inOrder(ruleset, [...variants.filter((id) => !left.includes(id)), ...added]);
}

/** What stands against an optional rule that is not in force. */
export const rivalsInForce = (draft: Draft, id: string): readonly string[] => rivalsOf(id, variantsOf(draft));

function withRules(draft: Draft, rules: Partial<RulesDraft>): Draft {
  const ruleset = gameOf(draft);
  const before = draft.rules[ruleset] ?? { preset: chosenPreset(draft).id, changes: {} };
  return { ...draft, rules: { ...draft.rules, [ruleset]: { ...before, ...rules } } };
}

export const withPreset = (draft: Draft, preset: string): Draft => withRules(draft, { preset });

function withChanges(draft: Draft, difference: Difference): Draft {
  const { changes = {} } = draft.rules[gameOf(draft)] ?? {};
  return withRules(draft, { changes: { ...changes, [chosenPreset(draft).id]: difference } });
}

/** With an optional rule or without it; what stands against it has to go first. */
export function withVariant(draft: Draft, id: string, isOn: boolean): Draft {
  if (isOn && rivalsInForce(draft, id).length > 0) return draft;
  const others = variantsOf(draft).filter((other) => other !== id);
  return withChanges(draft, differenceFrom(chosenPreset(draft), isOn ? [...others, id] : others));
}

/** Points for each side: those of the scenario, or none. */
export const handicapsOf = (draft: Draft): readonly number[] =>
  draft.handicap[draft.scenario] ?? scenario(draft.scenario).groups.map(() => 0);

export const MOST_HANDICAP = 50;

export const withHandicap = (draft: Draft, side: number, points: number): Draft => ({
  ...draft,
  handicap: {
    ...draft.handicap,
    [draft.scenario]: handicapsOf(draft).map((before, i) =>
      i === side ? Math.max(-MOST_HANDICAP, Math.min(MOST_HANDICAP, Math.round(points))) : before,
    ),
  },
});

const hasHandicap = (draft: Draft): boolean => handicapsOf(draft).some((points) => points !== 0);

/** How much differs from the preset, with what is agreed besides. */
export function countChanges(draft: Draft): number {
  const { added, left } = changesOf(draft);
  return added.length + left.length + Number(hasHandicap(draft)) + Number(draft.negotiation !== 'free');
}

/** The preset as it is, with nothing agreed besides. */
export const withoutChanges = (draft: Draft): Draft => ({
  ...withChanges(draft, NO_CHANGE),
  handicap: { ...draft.handicap, [draft.scenario]: undefined },
  negotiation: 'free',
});

/** What a game has to be told: only what is not as usual, but a ruleset that brings optional rules names them. */
export function rulesOptions(draft: Draft): Partial<Options> {
  const variants = variantsOf(draft);
  const usual = presetsFor(gameOf(draft))[0]?.variants ?? [];
  return {
    ...((variants.length > 0 || usual.length > 0) && { variants }),
    ...(hasHandicap(draft) && { handicap: handicapsOf(draft) }),
    ...(draft.negotiation !== 'free' && { negotiation: draft.negotiation }),
  };
}
