import { describe, expect, it } from 'vitest';
import { isLabel, labelGroups, onlyLabels } from '../src/windows/handbook/rule-labels.ts';
import { fold, hitsBySection, SearchIndex } from '../src/windows/handbook/search-index.ts';
import { readSections, sectionPassages } from '../src/windows/handbook/sections.ts';
import { slug, slugger } from '../src/windows/handbook/slug.ts';
import { splitAtHits } from '../src/windows/handbook/split-at-hits.ts';

const BOOK = `# Book

Read [the rules](rulings.md) or [moves](#moving). <b onclick="x()">Bold</b> words.

<script>alert(1)</script>

## Moving

- **Armies** march two areas. [MOV-2; RUL-3]
- Città and army, an example label \`[POP-1]\`.

| Who | Steps |
| --- | --- |
| Army | 2 [MOV-3] |
`;

const sections = readSections(BOOK);
const plain = sections.flatMap((section) => sectionPassages(section).map((passage) => passage.plain));

describe('sections', () => {
  it('splits at headings and reads paragraphs, lists and tables', () => {
    expect(sections.map((section) => section.id)).toEqual(['book', 'moving']);
    expect(sections[1]?.blocks.map((block) => block.kind)).toEqual(['list', 'table']);
    expect(plain).toContain('Armies march two areas. MOV-2 RUL-3');
  });

  it('lets no raw HTML through', () => {
    expect(JSON.stringify(sections)).not.toMatch(/<|script|onclick/);
    expect(plain[1]).toBe('Read the rules or moves. Bold words.');
  });

  it('keeps links only within the handbook', () => {
    const [paragraph] = sections[0]?.blocks ?? [];
    const parts = paragraph?.kind === 'paragraph' ? paragraph.passage.parts : [];
    expect(parts.filter((part) => part.kind === 'link')).toMatchObject([{ target: 'moving' }]);
  });

  it('does not count a label in code as a rule', () => {
    const labels = sections.flatMap((section) =>
      sectionPassages(section).flatMap((passage) => passage.labels),
    );
    expect(labels).toEqual(['MOV-2', 'RUL-3', 'MOV-3']);
  });
});

describe('labels', () => {
  it('finds groups and leaves other brackets alone', () => {
    expect(labelGroups('a [R16-1] b [SCORE-11; RUL-10] c [see x]').map((group) => group.ids)).toEqual([
      ['R16-1'],
      ['SCORE-11', 'RUL-10'],
    ]);
    expect(onlyLabels('[OPOP-2, OPOP-3]')).toEqual(['OPOP-2', 'OPOP-3']);
    expect(labelGroups('a [X-POP-1, XP-6] b').map((group) => group.ids)).toEqual([['X-POP-1', 'XP-6']]);
    expect(onlyLabels('RUL')).toBeUndefined();
    expect(['MOV-4', 'X-MOV-5', 'XP-7', 'R16-1'].filter(isLabel)).toHaveLength(4);
    expect(['DEC', 'action', 'X-MOV'].filter(isLabel)).toEqual([]);
  });
});

describe('slugs', () => {
  it('are those of code hosts', () => {
    expect(slug('Raids, Major Invasions and boats')).toBe('raids-major-invasions-and-boats');
    expect(slug('L’arrivo di Artù')).toBe('larrivo-di-artù');
    const anchor = slugger();
    expect(['Leaders', 'Leaders'].map(anchor)).toEqual(['leaders', 'leaders-1']);
  });
});

describe('search', () => {
  const index = new SearchIndex(sections);

  it('ignores case, accents and the kind of apostrophe', () => {
    expect(fold('Città d’Islanda')).toBe("citta d'islanda");
    expect(index.find('CITTA')).toHaveLength(1);
    expect(index.find('arm').map((hit) => hit.index)).toEqual([0, 1, 2]);
  });

  it('finds words across bold text and rule labels', () => {
    const [hit] = index.find('armies  march');
    expect(hit).toMatchObject({ section: 'moving', from: 0, to: 12 });
    expect(index.find('mov-2')).toHaveLength(1);
  });

  it('falls back on passages that have every word', () => {
    expect(index.find('areas armies').map((hit) => [hit.from, hit.to])).toEqual([
      [0, 6],
      [17, 22],
    ]);
    expect(index.find('areas dragons')).toEqual([]);
  });

  it('waits for a second letter', () => {
    expect(index.find('a')).toEqual([]);
    expect(index.find('  ')).toEqual([]);
  });

  it('sorts hits by section and passage', () => {
    const found = hitsBySection(index.find('arm'));
    expect([...found.keys()]).toEqual(['moving']);
    expect([...(found.get('moving')?.values() ?? [])].map((hits) => hits.length)).toEqual([1, 1, 1]);
  });
});

describe('pieces', () => {
  const hit = { index: 0, section: 's', passage: 0, from: 4, to: 8 };

  it('cuts a text along its hits, also where a hit runs over its ends', () => {
    expect(splitAtHits('the army', 0, [hit]).map((piece) => [piece.text, piece.hit !== undefined])).toEqual([
      ['the ', false],
      ['army', true],
    ]);
    expect(splitAtHits('my march', 6, [hit]).map((piece) => piece.text)).toEqual(['my', ' march']);
    expect(splitAtHits('plain', 20, [hit])).toEqual([{ text: 'plain', at: 20 }]);
  });
});
