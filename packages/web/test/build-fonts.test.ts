import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { NATIONS } from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import { cut } from '../build/font-cut.ts';
import { TITLE_LETTERS } from '../build/font-letters.ts';
import { readGlyphs, readTables, writeTables } from '../build/sfnt.ts';

const require = createRequire(import.meta.url);
const converter = createRequire(require.resolve('subset-font'))('fontverter') as {
  convert(font: Buffer, format: 'sfnt'): Promise<Buffer>;
};
const title = readFileSync(
  require.resolve('@fontsource/im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff2'),
);

const opened = async (font: Buffer) => Buffer.from(await converter.convert(font, 'sfnt'));

describe('a cut font', () => {
  it('draws every letter that titles may contain, and is smaller', async () => {
    const small = Buffer.from(await cut(title, TITLE_LETTERS));
    const glyphs = readGlyphs(readTables(await opened(small)));
    const missing = [...TITLE_LETTERS].filter((letter) => !glyphs.has(letter.codePointAt(0) ?? 0));
    expect(missing).toEqual([]);
    expect(small.length).toBeLessThan(title.length * 0.75);
  });

  it('keeps its kerning and comes out the same every time', async () => {
    const first = Buffer.from(await cut(title, 'AVTory'));
    const second = Buffer.from(await cut(title, 'AVTory'));
    expect(first.equals(second)).toBe(true);
    expect(readTables(await opened(first)).get('kern')?.length).toBeGreaterThan(20);
  });

  it('covers the names of nations', () => {
    const letters = new Set(TITLE_LETTERS);
    const names = NATIONS.flatMap(({ name }) => [name.en, name.it]);
    expect([...names.join('')].filter((letter) => !letters.has(letter))).toEqual([]);
  });
});

describe('a font file', () => {
  it('is the same after taking it apart and putting it together', async () => {
    const font = await opened(title);
    const tables = readTables(font);
    const again = readTables(writeTables(font.readUInt32BE(0), tables));
    expect([...again.keys()].sort()).toEqual([...tables.keys()].sort());
    for (const [tag, data] of tables) expect(again.get(tag)?.equals(data)).toBe(true);
  });
});
