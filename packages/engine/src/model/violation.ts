import type { ViolationDetails } from './violation-details.ts';

/** Why something is refused. The first word of the code says what it is about; `rule` names the clause. */
export const VIOLATION_CODES = [
  // Input
  'malformed',
  'unknown-text',
  'bad-config',
  'options-clash',
  'bad-position',
  'bad-journal',
  'other-version',
  // Whose decision, and which
  'game-over',
  'not-your-decision',
  'wrong-decision',
  // Sides
  'side-taken',
  'bid-out-of-range',
  // Population and arrivals
  'burh-terrain',
  'burh-present',
  'place-not-yours',
  'place-not-english',
  'place-second-unit',
  'reinforcements-area',
  'place-stacking',
  'leave-out-not-due',
  'leader-no-company',
  'arthur-area',
  // Movement
  'move-no-such-units',
  'move-not-adjacent',
  'move-allowance',
  'move-difficult',
  'move-strait',
  'move-stopped',
  'move-enemy-holds',
  'move-stacking',
  'move-road-only',
  'move-in-circles',
  'move-no-boats',
  'move-second-sea',
  'move-no-landing',
  'sea-closed',
  'landing-forbidden',
  'attack-forbidden',
  'subject-no-way-on',
  'leader-left-alone',
  'leader-alone',
  'leader-spent',
  // End of movement
  'end-stacking',
  'end-at-sea',
  'end-in-subject-area',
  'end-abandoned',
  'end-areas',
  'end-population',
  'take-back-not-needed',
  // Submission
  'must-submit',
  'displace-area',
  'displace-place-left',
  'displace-leader',
  // Battle and retreat
  'battle-none-there',
  'strike-range',
  'loss-not-possible',
  'losses-first',
  'retreat-no-such-units',
  'retreat-not-open',
  'retreat-stacking',
  'retreat-population',
  'retreat-leader',
  'retreat-unfinished',
  // After the battles
  'withdraw-no-such-units',
  'withdraw-not-open',
  'withdraw-leader',
  'remove-nothing-there',
  'remove-last-unit',
  // Rounds 6 and 16, votes
  'replace-nothing-there',
  'raze-nothing-new',
  'exchange-range',
  'vote-not-yours',
  'vote-not-candidate',
] as const satisfies readonly (keyof ViolationDetails)[];

export type ViolationCode = (typeof VIOLATION_CODES)[number];

/** A violation with one code, or one of several. Once the code is known, so are the details. */
export type ViolationOf<C extends ViolationCode> = {
  readonly [K in C]: {
    readonly code: K;
    /** The clause of the rules (docs/rules.md), or the part of the input, that is broken. */
    readonly rule: string;
    /** Areas, nations, units and numbers involved, by readable names. */
    readonly details: Readonly<ViolationDetails[K]>;
  };
}[C];

export type Violation = ViolationOf<ViolationCode>;

export const violation = <C extends ViolationCode>(
  code: C,
  rule: string,
  details: Readonly<ViolationDetails[C]>,
): ViolationOf<C> => ({ code, rule, details });

/** Thrown by functions that were handed something `check` would have refused. Never a bare error. */
export class RuleError extends Error {
  readonly violation: Violation;
  constructor(v: Violation) {
    super(`${v.code} (${v.rule}) ${JSON.stringify(v.details)}`);
    this.name = 'RuleError';
    this.violation = v;
  }
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly violation: Violation };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const refused = <T>(v: Violation): Result<T> => ({ ok: false, violation: v });
