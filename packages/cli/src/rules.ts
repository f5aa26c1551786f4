import type { GameState, ScenarioId } from '@bretwalda/engine';
import {
  differenceFrom,
  groupedVariants,
  inOrder,
  nearestPreset,
  PRESETS,
  type Preset,
  presetsFor,
  rivalsOf,
  SCENARIOS,
  scenario,
  variantOf,
  variantsOf,
} from '@bretwalda/engine/data';
import { en } from '@bretwalda/text';
import { terminal, usage } from '@bretwalda/text/terminal';
import { checked, oneOf, scenarioId } from './args.ts';
import { UsageError } from './io.ts';
import { wrapWords } from './text.ts';

/** By which rules a game is played: the options --preset and --options, and what is said of them. */

export interface RulesWish {
  readonly preset?: string | undefined;
  /** 'several-seas,hidden-scores': exactly these, or what is changed of a preset: 'hidden-scores,-several-seas'. */
  readonly options?: string | undefined;
}

/** For the table of options of a command. */
export const RULES_OPTIONS = { preset: { type: 'string' }, options: { type: 'string' } } as const;

export const rulesHelp = (indent?: number): string =>
  usage.help.rules(
    PRESETS.map(({ id }) => id),
    indent,
  );

/** The ids of all scenarios in a help text. */
export const scenariosHelp = (indent?: number): string =>
  usage.help.listed(
    SCENARIOS.map(({ id }) => id),
    indent,
  );

/** The scenarios of the ruleset of a preset; without one all of them. */
function scenariosWith({ preset }: RulesWish): readonly ScenarioId[] {
  const named = PRESETS.find(({ id }) => id === preset);
  if (preset !== undefined && !named) oneOf(preset, 'preset', PRESETS.map(({ id }) => id) as string[]);
  return SCENARIOS.filter(({ rules }) => !named || rules === named.ruleset).map(({ id }) => id);
}

/** No optional rules at all. */
const NONE = 'none';

/** The optional rules that are asked for; undefined: those with which the ruleset is usually played. */
export function chosenRules(id: ScenarioId, { preset, options }: RulesWish): readonly string[] | undefined {
  if (preset === undefined && options === undefined) return undefined;
  const ruleset = scenario(id).rules;
  const chosen = new Set(preset === undefined ? [] : presetNamed(ruleset, preset).variants);
  const words = (options ?? '').split(',').map((part) => part.trim());
  for (const word of words.filter((part) => part !== '' && part !== NONE)) {
    const isLeft = word.startsWith('-');
    const variant = isLeft ? word.slice(1) : word;
    if (!variantsOf(ruleset).some((known) => known.id === variant))
      throw new UsageError(usage.noSuchRule(variant, ruleset, variantOf(variant) !== undefined));
    if (isLeft && !chosen.has(variant)) throw new UsageError(usage.notThere(variant));
    if (isLeft) chosen.delete(variant);
    else chosen.add(variant);
  }
  const variants = inOrder(ruleset, [...chosen]);
  checked({ scenario: id, options: { variants } });
  return variants;
}

function presetNamed(ruleset: string, name: string): Preset {
  const all = presetsFor(ruleset);
  const id = oneOf(
    name,
    'preset',
    all.map((preset) => preset.id),
  );
  return all.find((preset) => preset.id === id) as Preset;
}

function fits(id: ScenarioId, wish: RulesWish): boolean {
  try {
    chosenRules(id, wish);
    return true;
  } catch (error) {
    if (error instanceof UsageError) return false;
    throw error;
  }
}

/** All scenarios that can be played so; if none can, the reason why not the first. */
export function scenariosFor(wish: RulesWish): readonly ScenarioId[] {
  const all = scenariosWith(wish);
  const fitting = all.filter((id) => fits(id, wish));
  if (fitting.length === 0) chosenRules(all[0] as ScenarioId, wish);
  return fitting;
}

/** The scenario that is named, else the first that can be played so. */
export const scenarioFor = (wish: RulesWish & { readonly scenario?: string | undefined }): ScenarioId =>
  wish.scenario === undefined ? (scenariosFor(wish)[0] as ScenarioId) : scenarioId(wish.scenario);

/** As a part of a configuration. */
export const optionsWith = (
  variants: readonly string[] | undefined,
): { options?: { variants: readonly string[] } } => (variants === undefined ? {} : { options: { variants } });

/** The optional rules of a configuration as --options names them; nothing where they are the usual ones. */
export const rulesArgument = (variants: readonly string[] | undefined): string =>
  variants === undefined ? '' : ` --options ${variants.join(',') || NONE}`;

export interface RulesPlayed {
  readonly rules: string;
  readonly options: { readonly variants: readonly string[] };
}

/** 'Rules: Second edition. As printed, 1 change: with several-seas.' */
export function rulesLine({ rules, options }: RulesPlayed): string {
  const preset = nearestPreset(rules, options.variants);
  const { added, left } = differenceFrom(preset, options.variants);
  const summary = en.tableRules.summary(en.tableRules.preset(preset.id).name, added.length + left.length);
  return terminal.rules.line(en.tableRules.playedBy(en.tableRules.ruleset(rules).name, summary), added, left);
}

/** The optional rules of a ruleset, or those of a choice, each with its sentence. */
function ruleLines(ruleset: string, among: readonly string[]): string[] {
  const width = Math.max(...among.map((id) => id.length)) + 4;
  return groupedVariants(ruleset).flatMap(({ group, variants }) => {
    const ids = variants.filter((id) => among.includes(id));
    const lines = ids.flatMap((id) => {
      const rivals = rivalsOf(
        id,
        variantsOf(ruleset).map((other) => other.id),
      );
      const sentences = [en.variants(id).rule, terminal.rules.rivals(rivals)].filter(Boolean).join(' ');
      return wrapWords(`  ${id}`.padEnd(width), sentences);
    });
    return lines.length === 0 ? [] : ['', en.tableRules.group(group), ...lines];
  });
}

/** All that can be chosen for the scenarios of a ruleset. */
export function listRules(ruleset: string): string[] {
  const presets = presetsFor(ruleset).map(({ id }) => {
    const { name, note } = en.tableRules.preset(id);
    return wrapWords(`  ${id}`.padEnd(22), `${name}. ${note}`);
  });
  const ids = variantsOf(ruleset).map(({ id }) => id);
  return [terminal.rules.head(ruleset), ...presets.flat(), ...ruleLines(ruleset, ids)];
}

/** By which rules a game is played, each with its sentence. */
export const rulesOfGame = (state: GameState): string[] => [
  rulesLine(state),
  ...(state.options.variants.length === 0 ? [] : ruleLines(state.rules, state.options.variants)),
  '',
  en.game.negotiation(state.options.negotiation),
];
