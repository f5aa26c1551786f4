import type { LandId, SeaId } from './board.ts';
import type { NationId } from './nations.ts';

export interface Scenario {
  readonly id: string;
  readonly name: string;
  /** The ruleset it is played by. */
  readonly rules: string;
  /** The nation groups, one for each player (SETUP-2, SETUP-7, SETUP-8). */
  readonly groups: readonly (readonly NationId[])[];
  readonly rounds: readonly [number, number];
  /** One infantry in each area. */
  readonly setup: Readonly<Partial<Record<NationId, readonly LandId[]>>>;
  readonly atSea?: Readonly<Partial<Record<SeaId, Readonly<Partial<Record<NationId, number>>>>>>;
  readonly special: ScenarioRules;
}

/** What a scenario changes in the rules (SCN). */
export interface ScenarioRules {
  /** Nations that must submit to the Romans as soon as they qualify (SCN-9). */
  readonly mustSubmit?: readonly NationId[];
  /** Nations that count as having submitted to the Romans (SCN-3). */
  readonly submittedBefore?: readonly NationId[];
  /** The Romano-British never score for armies of nations that had submitted (SCN-3). */
  readonly noPointsForSubmitted?: true;
  /** Nations that the Romano-British may not attack in the first round (SCN-4). */
  readonly truce?: readonly NationId[];
  /** A nation that plays as a second Romano-British, with their card (SCN-11). */
  readonly secondRomanoBritish?: NationId;
}
