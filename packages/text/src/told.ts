import type { ViolationCode, ViolationDetails, ViolationOf } from '@bretwalda/engine';

/** What a refusal tells. Anything may be missing: a sentence must not fail for it. */
export type Told<C extends ViolationCode> = Readonly<Partial<ViolationDetails[C]>>;

/** Moves, and the end of movement: half of all refusals. */
export type MoveCode = Extract<
  ViolationCode,
  | `move-${string}`
  | `end-${string}`
  | 'sea-closed'
  | 'landing-forbidden'
  | 'attack-forbidden'
  | 'subject-no-way-on'
  | 'leader-left-alone'
  | 'leader-alone'
  | 'leader-spent'
  | 'take-back-not-needed'
>;

/** A sentence for every code, or for some; the clause is there for codes that several clauses share. */
export type Sentences<C extends ViolationCode = ViolationCode> = {
  readonly [K in C]: (d: Told<K>, rule: string) => string;
};

export const tell = <C extends ViolationCode>(sentences: Sentences, v: ViolationOf<C>): string =>
  sentences[v.code](v.details, v.rule);
