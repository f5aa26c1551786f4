import { COMPUTER_GAME } from './computer-game.ts';
import type { VariantId } from './variants.ts';

/** A choice of optional rules with a name, for a table that does not want to choose one by one. */
export interface Preset {
  readonly id: string;
  /** The ruleset that it belongs to. */
  readonly ruleset: string;
  readonly variants: readonly string[];
}

/** Rules of the first printing in which it differs from the second edition (docs/first-printing.md). */
const FIRST_PRINTING: readonly VariantId[] = [
  'roads-before-straits-only',
  'sea-attackers-return',
  'sea-retreat-raiders-only',
  'picts-submit-late',
  'halves-down',
  'brigantes-score-in-full',
  'boudicca-one-round',
  'garrisons-as-wanted',
  'belgae-spared',
  'arthur-with-his-people',
  'bretwalda-from-anywhere',
  'king-among-players',
  'cnut-sails-last',
  'invaders-at-round-start',
  'burhs-beside-infantry',
  'nothing-for-missing-invaders',
];

/** The presets; the first of each ruleset is how it is played unless a table chooses. */
export const PRESETS = [
  { id: 'as-printed', ruleset: 'second-edition', variants: [] },
  { id: 'first-printing', ruleset: 'second-edition', variants: FIRST_PRINTING },
  { id: 'computer-game', ruleset: 'computer-game', variants: COMPUTER_GAME.preset },
  { id: 'redux', ruleset: 'redux', variants: [] },
  { id: 'redux-open-terrain', ruleset: 'redux', variants: ['open-terrain'] },
] as const satisfies readonly Preset[];

export type PresetId = (typeof PRESETS)[number]['id'];

/** The presets of a ruleset, in the order in which they are shown. */
export const presetsOf = (ruleset: string): readonly Preset[] =>
  PRESETS.filter((preset) => preset.ruleset === ruleset);
