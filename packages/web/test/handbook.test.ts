import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Inline } from '../src/windows/handbook/passage.ts';
import { readHandbook } from '../src/windows/handbook/read-handbook.ts';
import { findPlace } from '../src/windows/handbook/rule-places.ts';
import { readSections, sectionPassages } from '../src/windows/handbook/sections.ts';
import { splitContents } from '../src/windows/handbook/table-of-contents.ts';

const read = (name: string) => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const BOOKS = { en: read('rules.md'), it: read('regole.md') };

const labelsOf = (markdown: string) =>
  readSections(markdown).flatMap((section) => sectionPassages(section).flatMap((passage) => passage.labels));

const links = (parts: readonly Inline[]): readonly string[] =>
  parts.flatMap((part) => (part.kind === 'link' ? [part.target] : 'parts' in part ? links(part.parts) : []));

/** The skeleton of a handbook: headings by depth, blocks by kind, rows and items by number. */
const shape = (markdown: string) =>
  readSections(markdown).map((section) => [
    section.depth,
    ...section.blocks.map((block) => {
      if (block.kind === 'table') return `table ${block.head.length} x ${block.rows.length}`;
      return block.kind === 'list' ? `list ${block.items.length}` : 'paragraph';
    }),
  ]);

describe('both handbooks', () => {
  it('carry the same rule labels in the same order', () => {
    expect(labelsOf(BOOKS.en).length).toBeGreaterThan(500);
    expect(labelsOf(BOOKS.it)).toEqual(labelsOf(BOOKS.en));
  });

  it('have the same sections, lists and tables', () => {
    expect(shape(BOOKS.it)).toEqual(shape(BOOKS.en));
  });

  it('give every row of a table as many cells as its head', () => {
    for (const markdown of Object.values(BOOKS))
      for (const section of readSections(markdown))
        for (const block of section.blocks)
          if (block.kind === 'table')
            for (const row of block.rows) expect(row.length, section.id).toBe(block.head.length);
  });

  it('keep figures the same, paragraph by paragraph', () => {
    const figures = (markdown: string) =>
      readSections(markdown).flatMap((section) =>
        sectionPassages(section).map((passage) => (passage.plain.match(/\d+/g) ?? []).sort().join(' ')),
      );
    expect(figures(BOOKS.it)).toEqual(figures(BOOKS.en));
  });
});

describe.each(Object.entries(BOOKS))('the handbook (%s)', (_, markdown) => {
  const book = readHandbook(markdown);
  const ids = new Set(readSections(markdown).map((section) => section.id));

  it('has links that lead somewhere', () => {
    const targets = readSections(markdown).flatMap((section) =>
      sectionPassages(section).flatMap((passage) => links(passage.parts)),
    );
    expect(targets.length).toBeGreaterThan(60);
    expect(targets.filter((target) => !ids.has(target))).toEqual([]);
  });

  it('lists every main section in its contents', () => {
    const { groups, body } = splitContents(readSections(markdown));
    const listed = groups.flatMap((group) =>
      group.entries.flatMap((e) => [e.id, ...e.parts.map((p) => p.id)]),
    );
    const missing = body.filter((section) => section.depth > 1 && !listed.includes(section.id));
    expect(missing.map((section) => section.blocks.length)).toEqual([0]); // only the heading above the tables
    expect(groups).toHaveLength(7);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('knows a home for every label', () => {
    for (const id of labelsOf(markdown)) expect(book.rulePlaces.has(id), id).toBe(true);
  });

  it('tells rules where they belong', () => {
    const chapter = (name: string) => {
      const home = findPlace(name, book.rulePlaces, book.sections);
      const section = book.sections.find((one) => one.id === home?.section);
      return book.sections.filter((one) => one.depth <= 2).findIndex((one) => one.id === section?.chapter);
    };
    const same = [
      ['MOV-4', 'MOV-1'],
      ['MOV-8', 'MOV-1'],
      ['SEA-7', 'MOV-1'],
      ['SCORE-2', 'SCORE-3'],
      ['SEQ-8', 'SEQ-1'],
      ['LDR-1', 'INV-1'],
      ['LIMES-1', 'ROM-1'],
      ['RAID-1', 'RAID-2'],
      ['KING-1', 'KING-2'],
    ] as const;
    for (const [one, other] of same) expect(chapter(one), one).toBe(chapter(other));
  });

  it('opens at a rule, a family of rules or a section', () => {
    const { rulePlaces, sections } = book;
    expect(findPlace('MOV-4', rulePlaces, sections)).toBeDefined();
    expect(findPlace('RAID', rulePlaces, sections)).toEqual(findPlace('RAID-1', rulePlaces, sections));
    const last = sections.at(-1)?.id ?? '';
    expect(findPlace(last, rulePlaces, sections)?.section).toBe(last);
    expect(findPlace('nowhere', rulePlaces, sections)).toBeUndefined();
  });
});
