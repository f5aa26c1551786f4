import { type Section, sectionPassages } from './sections.ts';

/** One place where the search words stand. */
export interface Hit {
  /** Its number among all hits, from 0. */
  readonly index: number;
  readonly section: string;
  readonly passage: number;
  readonly from: number;
  readonly to: number;
}

const SHORTEST = 2;

/** Small letters without accents and with plain apostrophes; as long as the text, so that places agree. */
export const fold = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => {
    const letter = text.charAt(index);
    if (letter === '’' || letter === '‘') return "'";
    const small = letter.normalize('NFD').charAt(0).toLowerCase();
    return small.length === 1 ? small : letter;
  }).join('');

const cleaned = (query: string): string => fold(query).trim().replace(/\s+/g, ' ');

type Span = readonly [from: number, to: number];

function spans(text: string, words: string): readonly Span[] {
  const found: Span[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length))
    found.push([at, at + words.length]);
  return found;
}

/** Every word, wherever it stands, in a text that has them all. */
function scattered(text: string, words: readonly string[]): readonly Span[] {
  const each = words.map((word) => spans(text, word));
  if (each.some((found) => found.length === 0)) return [];
  const sorted = each.flat().sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  return sorted.filter((span, index) => index === 0 || span[0] >= (sorted[index - 1]?.[1] ?? 0));
}

interface Folded {
  readonly section: string;
  readonly passage: number;
  readonly text: string;
}

/** Prepared once, so that every letter typed is answered immediately. */
export class SearchIndex {
  private readonly texts: readonly Folded[];

  constructor(sections: readonly Section[]) {
    this.texts = sections.flatMap((section) =>
      sectionPassages(section).map((passage) => ({
        section: section.id,
        passage: passage.key,
        text: fold(passage.plain),
      })),
    );
  }

  /** The words as typed; if they occur nowhere together, passages that have each of them. */
  find(query: string): readonly Hit[] {
    const wanted = cleaned(query);
    if (wanted.length < SHORTEST) return [];
    const together = this.collect((text) => spans(text, wanted));
    const words = wanted.split(' ').filter((word) => word.length >= SHORTEST);
    return together.length > 0 || words.length < 2
      ? together
      : this.collect((text) => scattered(text, words));
  }

  private collect(spansIn: (text: string) => readonly Span[]): readonly Hit[] {
    const hits: Hit[] = [];
    for (const { section, passage, text } of this.texts)
      for (const [from, to] of spansIn(text)) hits.push({ index: hits.length, section, passage, from, to });
    return hits;
  }
}

/** The hits, sorted by section and there by passage. */
export function hitsBySection(
  hits: readonly Hit[],
): ReadonlyMap<string, ReadonlyMap<number, readonly Hit[]>> {
  const sections = new Map<string, Map<number, Hit[]>>();
  for (const hit of hits) {
    const passages = sections.get(hit.section) ?? new Map<number, Hit[]>();
    passages.set(hit.passage, [...(passages.get(hit.passage) ?? []), hit]);
    sections.set(hit.section, passages);
  }
  return sections;
}
