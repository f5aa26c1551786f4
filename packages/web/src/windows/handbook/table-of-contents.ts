import type { Inline, Passage } from './passage.ts';
import type { Section } from './sections.ts';

export interface Entry {
  /** Anchor of the section. */
  readonly id: string;
  readonly title: string;
  /** Its subsections. */
  readonly parts: readonly { readonly id: string; readonly title: string }[];
}

export interface EntryGroup {
  readonly title: string;
  readonly entries: readonly Entry[];
}

const targets = (parts: readonly Inline[]): readonly string[] =>
  parts.flatMap((part) => (part.kind === 'link' ? [part.target] : []));

/** "Basics: [one](#one) · [two](#two)" */
const groupTitle = (item: Passage): string => item.plain.slice(0, item.plain.indexOf(':'));

function entryOf(id: string, sections: readonly Section[]): readonly Entry[] {
  const section = sections.find((one) => one.id === id);
  if (!section) return [];
  const parts = sections
    .filter((one) => section.depth === 2 && one.depth > 2 && one.chapter === id)
    .map((one) => ({ id: one.id, title: one.title.plain }));
  return [{ id, title: section.title.plain, parts }];
}

/** The section that lists the others: the only one whose list items are all groups of links. */
const isContents = (section: Section): boolean =>
  section.blocks.length === 1 &&
  section.blocks.every(
    (block) => block.kind === 'list' && block.items.every((item) => targets(item.parts).length > 1),
  );

/** Takes the contents out of the text: the window shows them beside it. */
export function splitContents(sections: readonly Section[]): {
  readonly groups: readonly EntryGroup[];
  readonly body: readonly Section[];
} {
  const contents = sections.find(isContents);
  const body = sections.filter((section) => section !== contents);
  const items = contents?.blocks.flatMap((block) => (block.kind === 'list' ? block.items : [])) ?? [];
  const groups = items.map((item) => ({
    title: groupTitle(item),
    entries: targets(item.parts).flatMap((id) => entryOf(id, body)),
  }));
  return { groups, body };
}
