import type { Rules } from '@bretwalda/engine/queries';
import { hasCentres, hasLimes, hasLimit, hasStatus, hasStep, hasSubmission, hasTrait } from './figures.ts';

/** Rules terms that a player may not know yet. */
export type TermId =
  | 'submit'
  | 'subject'
  | 'limes'
  | 'overrun'
  | 'overstack'
  | 'overpopulation'
  | 'raid'
  | 'major-invasion'
  | 'burh'
  | 'bretwalda'
  | 'limit'
  | 'centre';

export interface Term {
  /** All forms in which it stands in sentences. */
  readonly forms: readonly string[];
  /** What it means in the rules of a game, in a sentence or two. */
  readonly note: (rules: Rules) => string;
}

/** In which rules a term means something. */
const MEANS: Readonly<Record<TermId, (rules: Rules) => boolean>> = {
  submit: hasSubmission,
  subject: hasSubmission,
  limes: hasLimes,
  overrun: () => true,
  overstack: () => true,
  overpopulation: (rules) => hasStep(rules, 'overpopulation'),
  raid: (rules) => hasStatus(rules, 'raid'),
  'major-invasion': (rules) => hasStatus(rules, 'major-invasion'),
  burh: (rules) => hasTrait(rules, 'burhs'),
  bretwalda: (rules) => hasStep(rules, 'bretwalda'),
  limit: hasLimit,
  centre: hasCentres,
};

/** A part of a sentence; `term` is null for what lies between terms. */
export interface TermPart {
  readonly text: string;
  readonly term: TermId | null;
}

/** The terms of a language: what they mean, and where they stand in a sentence. */
export interface Terms {
  note(id: TermId, rules: Rules): string;
  /** Cuts a sentence where a term of the rules is mentioned for the first time. */
  split(sentence: string, rules: Rules): readonly TermPart[];
}

export function makeTerms(terms: Readonly<Record<TermId, Term>>): Terms {
  const byForm = new Map<string, TermId>();
  for (const [id, { forms }] of Object.entries(terms))
    for (const form of forms) byForm.set(form.toLowerCase(), id as TermId);
  // The longest first: “Major Invasion” is not a mention of anything shorter.
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length).join('|');
  const mention = new RegExp(`(?<![\\p{L}’-])(?:${forms})(?![\\p{L}-])`, 'giu');
  return {
    note: (id, rules) => terms[id].note(rules),
    split(sentence, rules) {
      const parts: TermPart[] = [];
      const seen = new Set<TermId>();
      let done = 0;
      for (const { 0: text, index } of sentence.matchAll(mention)) {
        const term = byForm.get(text.toLowerCase());
        if (term === undefined || seen.has(term) || !MEANS[term](rules)) continue;
        seen.add(term);
        if (index > done) parts.push({ text: sentence.slice(done, index), term: null });
        parts.push({ text, term });
        done = index + text.length;
      }
      if (done < sentence.length) parts.push({ text: sentence.slice(done), term: null });
      return parts;
    },
  };
}
