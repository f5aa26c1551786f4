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
  | 'bretwalda';

export interface Term {
  /** All forms in which it stands in sentences. */
  readonly forms: readonly string[];
  /** What it means, in a sentence or two. */
  readonly note: string;
}

/** A part of a sentence; `term` is null for what lies between terms. */
export interface TermPart {
  readonly text: string;
  readonly term: TermId | null;
}

/** The terms of a language: what they mean, and where they stand in a sentence. */
export interface Terms {
  note(id: TermId): string;
  /** Cuts a sentence where a term is mentioned for the first time. */
  split(sentence: string): readonly TermPart[];
}

export function makeTerms(terms: Readonly<Record<TermId, Term>>): Terms {
  const byForm = new Map<string, TermId>();
  for (const [id, { forms }] of Object.entries(terms))
    for (const form of forms) byForm.set(form.toLowerCase(), id as TermId);
  // The longest first: “Major Invasion” is not a mention of anything shorter.
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length).join('|');
  const mention = new RegExp(`(?<![\\p{L}’-])(?:${forms})(?![\\p{L}-])`, 'giu');
  return {
    note: (id) => terms[id].note,
    split(sentence) {
      const parts: TermPart[] = [];
      const seen = new Set<TermId>();
      let done = 0;
      for (const { 0: text, index } of sentence.matchAll(mention)) {
        const term = byForm.get(text.toLowerCase());
        if (term === undefined || seen.has(term)) continue;
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
