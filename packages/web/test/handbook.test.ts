import { readFileSync } from 'node:fs';
import type { NationId } from '@bretwalda/engine';
import { type Ruleset, rulesetOf, VARIANTS, type Variant } from '@bretwalda/engine/data';
import { describe, expect, it } from 'vitest';
import { it as italian } from '../../text/src/it/index.ts';
import { bookOf, usualVariants } from '../src/windows/handbook/books.ts';
import { marksOf, variantPlaces } from '../src/windows/handbook/marks.ts';
import type { Inline } from '../src/windows/handbook/passage.ts';
import { readHandbook } from '../src/windows/handbook/read-handbook.ts';
import { findPlace } from '../src/windows/handbook/rule-places.ts';
import { readSections, sectionPassages } from '../src/windows/handbook/sections.ts';
import { splitContents } from '../src/windows/handbook/table-of-contents.ts';

const read = (name: string) => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const FULL = { en: read('rules.md'), it: read('regole.md') };
const REDUX = { en: read('redux-rules.md'), it: read('redux-regole.md') };

const REDUX_RULES = rulesetOf('redux') as Ruleset;

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

describe.each([
  ['the full game', FULL, 500],
  ['reduX', REDUX, 100],
] as const)('both handbooks of %s', (_, BOOKS, least) => {
  it('carry the same rule labels in the same order', () => {
    expect(labelsOf(BOOKS.en).length).toBeGreaterThan(least);
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

const ALL = [
  ['en', FULL.en, 60],
  ['it', FULL.it, 60],
  ['reduX, en', REDUX.en, 20],
  ['reduX, it', REDUX.it, 20],
] as const;

describe.each(ALL)('the handbook (%s)', (_, markdown, leastLinks) => {
  const book = readHandbook(markdown);
  const ids = new Set(readSections(markdown).map((section) => section.id));

  it('has links that lead somewhere', () => {
    const targets = readSections(markdown).flatMap((section) =>
      sectionPassages(section).flatMap((passage) => links(passage.parts)),
    );
    expect(targets.length).toBeGreaterThan(leastLinks);
    expect(targets.filter((target) => !ids.has(target))).toEqual([]);
  });

  it('lists every main section in its contents', () => {
    const { groups, body } = splitContents(readSections(markdown));
    const listed = groups.flatMap((group) =>
      group.entries.flatMap((e) => [e.id, ...e.parts.map((p) => p.id)]),
    );
    const missing = body.filter((section) => section.depth > 1 && !listed.includes(section.id));
    // only a heading that stands above others
    expect(missing.filter((section) => section.blocks.length > 0)).toEqual([]);
    expect(groups).toHaveLength(7);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('knows a home for every label', () => {
    for (const id of labelsOf(markdown)) expect(book.rulePlaces.has(id), id).toBe(true);
  });
});

describe.each(Object.entries(FULL))('the handbook of the full game (%s)', (_, markdown) => {
  const book = readHandbook(markdown);

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

describe('the handbook of reduX', () => {
  it('opens at its own rules', () => {
    const { rulePlaces, sections } = readHandbook(REDUX.en);
    expect(findPlace('X-MOV-5', rulePlaces, sections)?.section).toBe('straits');
    expect(findPlace('XP-7', rulePlaces, sections)?.section).toBe('movement');
    expect(findPlace('MOV-8', rulePlaces, sections)).toBeUndefined();
  });

  it('XP-10, XP-11, XP-3: has the tables of the game, in Italian too', () => {
    const { names } = italian;
    for (const [id, supply] of Object.entries(REDUX_RULES.supply) as [NationId, { infantry: number }][]) {
      const { centres, hold } = REDUX_RULES.cards[id];
      if (!centres) continue;
      expect(REDUX.it).toContain(
        `| ${names.nations(id)} | ${centres.map(names.areas).join(', ')} | ${hold?.[0]?.values[0]?.points} |`,
      );
      expect(REDUX.it).toContain(`| ${names.nations(id)} | ${supply.infantry} |`);
    }
    for (const { round, events } of REDUX_RULES.timeline) {
      const arrivals = events.map(({ nation, invaders, place, namesake }) => {
        const [fleet] = invaders ?? [];
        const seas = [fleet?.sea, fleet?.orSea].flatMap((sea) => (sea ? [names.inArea(sea)] : []));
        const come = fleet
          ? `${fleet.infantry} ${seas.join(' o ')}`
          : place
            ? `${place.infantry} a terra`
            : 'solo il nome';
        return `${names.nations(nation)}${namesake ? ` (${names.leaders(namesake)})` : ''} ${come}`;
      });
      expect(REDUX.it).toContain(`| ${round} | ${arrivals.join('; ')} |`);
    }
  });
});

describe('optional rules in the handbook', () => {
  const full = readHandbook(FULL.en);
  const redux = readHandbook(REDUX.en);
  const plainAt = ({ sections }: typeof full, passage: number): string =>
    sections.flatMap(sectionPassages).find(({ key }) => key === passage)?.plain ?? '';

  it('DIG-4: stand at the clause that they change', () => {
    const marks = marksOf(['leader-adds-one-area'], full.rulePlaces);
    expect(marks.size).toBe(1);
    const [passage = 0] = marks.keys();
    const mark = marks.get(passage)?.[0];
    expect(plainAt(full, passage)).toContain('Armies that stay with him for their whole move');
    expect(mark?.rule).toBe('DIG-4');
  });

  it('stand somewhere in the text of every ruleset that has them', () => {
    for (const { id, rulesets } of VARIANTS as readonly Variant[])
      for (const ruleset of rulesets) {
        const places = (bookOf(ruleset) === 'full' ? full : redux).rulePlaces;
        expect(marksOf([id], places).size, `${id} in ${ruleset}`).toBeGreaterThan(0);
      }
  });

  it('DIG-7: are found by their own clauses', () => {
    const places = variantPlaces('computer-game', full.rulePlaces);
    expect(findPlace('DIG-7', places, full.sections)).toEqual(findPlace('MOV-8', places, full.sections));
    expect(findPlace('DIG-7', full.rulePlaces, full.sections)).toBeUndefined();
  });

  it('leave the text alone where none is in force', () => {
    expect(marksOf([], full.rulePlaces).size).toBe(0);
    expect(usualVariants('second-edition')).toEqual([]);
    expect(marksOf(usualVariants('computer-game'), full.rulePlaces).size).toBeGreaterThan(10);
  });
});
