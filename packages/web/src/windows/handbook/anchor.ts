import type { Passage } from './passage.ts';

export const passageId = (key: number): string => `handbook-${key}`;

/** The element of a section, for links. */
export const sectionId = (anchor: string): string => `handbook-${anchor}`;

/** What every passage needs to be found again. */
export const anchorOf = (passage: Passage, marked: number | undefined) => ({
  id: passageId(passage.key),
  tabIndex: -1,
  'data-marked': passage.key === marked || undefined,
});
