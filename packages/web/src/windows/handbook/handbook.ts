import { type EntryGroup, splitContents } from './contents.ts';
import { type Home, homesOf } from './homes.ts';
import { SearchIndex } from './search.ts';
import { readSections, type Section } from './sections.ts';

/** The handbook, ready to be shown. */
export interface HandbookText {
  readonly groups: readonly EntryGroup[];
  readonly sections: readonly Section[];
  readonly homes: ReadonlyMap<string, Home>;
  readonly index: SearchIndex;
}

export function readHandbook(markdown: string): HandbookText {
  const { groups, body } = splitContents(readSections(markdown));
  return { groups, sections: body, homes: homesOf(body), index: new SearchIndex(body) };
}
