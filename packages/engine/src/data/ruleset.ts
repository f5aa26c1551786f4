import type { LandId, SeaId } from './board.ts';
import type { Calendar } from './calendar.ts';
import type { Card } from './cards.ts';
import type { Figures } from './figures.ts';
import type { NationId } from './nations.ts';
import type { Step } from './order.ts';
import type { Reinforcements, TimelineRound } from './timeline.ts';
import type { TraitsOf } from './traits.ts';
import type { Ways } from './ways.ts';

/** The pieces of a nation (GEN-5). */
export interface Supply {
  readonly infantry: number;
  readonly cavalry: number;
}

/** What units of a nation cost, where it is not the same as for others (POP-2); cavalry not named is not for sale. */
export interface Prices {
  readonly infantry?: number;
  readonly cavalry?: number;
}

/**
 * A game on this board, as a value: everything in which one set of rules differs from another. The rules themselves
 * stand once, in the phases, and ask this value; an optional rule is a change of it.
 */
export interface Ruleset {
  readonly id: string;
  readonly supply: Readonly<Record<NationId, Supply>>;
  readonly prices: Readonly<Partial<Record<NationId, Prices>>>;
  readonly traits: TraitsOf;
  readonly cards: Readonly<Record<NationId, Card>>;
  readonly timeline: readonly TimelineRound[];
  /** For nations that do not grow (`Traits.reinforced`). */
  readonly reinforcements: Reinforcements;
  readonly calendar: Calendar;
  readonly figures: Figures;
  readonly ways: Ways;
  /** Where the King's areas are counted (KING-1, X-SCORE-2). */
  readonly kingsLand: readonly LandId[];
  /** Where the Romano-British take over from the Romans (RB-1, RB-2). */
  readonly garrisonLand: readonly LandId[];
  /** The optional rules with which it is played unless a table chooses others. */
  readonly preset: readonly string[];
  /** The steps of a game, one after another. */
  readonly order: readonly Step[];
  /** Where units that began the turn at sea may land (SEA-7, SEA-8); nations not named here: anywhere. */
  readonly landing: Readonly<Partial<Record<NationId, readonly LandId[]>>>;
  /** Seas that they may not enter from another sea (SEA-7). */
  readonly closedSeas: Readonly<Partial<Record<NationId, readonly SeaId[]>>>;
  /** Its own names for clauses of the second edition that hold in it too; all others keep theirs. */
  readonly clauses: Readonly<Record<string, string>>;
}

/** An optional rule: a named change of a ruleset. */
export interface Variant {
  readonly id: string;
  /** The rulesets that can be played with it. */
  readonly rulesets: readonly string[];
  /** Optional rules that cannot be played together with it. */
  readonly excludes?: readonly string[];
  /** Its own clause, and those of its rulesets' handbook that it changes or adds to. */
  readonly rule?: string;
  readonly clauses?: readonly string[];
  readonly change: (rules: Ruleset) => Ruleset;
}
