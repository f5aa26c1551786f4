import { type RulePlace, rulePlaces } from './rule-places.ts';
import { SearchIndex } from './search-index.ts';
import { readSections, type Section } from './sections.ts';
import { type EntryGroup, splitContents } from './table-of-contents.ts';

/** The handbook, ready to be shown. */
export interface HandbookText {
  readonly groups: readonly EntryGroup[];
  readonly sections: readonly Section[];
  readonly rulePlaces: ReadonlyMap<string, RulePlace>;
  readonly index: SearchIndex;
}

export function readHandbook(markdown: string): HandbookText {
  const { groups, body } = splitContents(readSections(markdown));
  return { groups, sections: body, rulePlaces: rulePlaces(body), index: new SearchIndex(body) };
}
