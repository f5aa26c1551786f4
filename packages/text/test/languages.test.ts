import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { en, LANGUAGES, loadText } from '../src/index.ts';

const src = fileURLToPath(new URL('../src/', import.meta.url));
const folders = readdirSync(src, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe('the list of languages', () => {
  it('has every folder', () => {
    expect(LANGUAGES.map(({ id }) => id).sort()).toEqual(folders.sort());
  });

  it.each(LANGUAGES)('leads to the words of $name, in two stages that agree', async ({ id, first, all }) => {
    const text = await all();
    expect(await loadText(id)).toBe(text);
    const { start, scenarios } = await first();
    expect(text.start).toMatchObject(start);
    expect(scenarios).toBe(text.scenarios);
    expect(new Intl.Locale(start.locale).language).toBe(id);
  });

  it('falls back to English', async () => {
    expect(await loadText('tlh')).toBe(en);
  });
});

describe('the shape of the words', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const importsOf = (file: string): string[] =>
    [...readFileSync(src + file, 'utf8').matchAll(/\bfrom '([^']+)'/g)].map((m) => m[1] as string);

  it('they need the engine and types of the bots, and no screen', () => {
    const outside = files.flatMap(importsOf).filter((name) => !name.startsWith('.'));
    expect([...new Set(outside)].sort()).toEqual([
      '@bretwalda/ai',
      '@bretwalda/engine',
      '@bretwalda/engine/data',
      '@bretwalda/engine/queries',
    ]);
    for (const file of files)
      expect(readFileSync(src + file, 'utf8'), file).not.toMatch(
        /^import (?!type )[^;]*'@bretwalda\/ai'|\b(document|window|navigator)\.\w/m,
      );
  });

  it('the first page waits for no rules', () => {
    const seen = new Set<string>();
    const visit = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      const code = readFileSync(src + file, 'utf8').replace(/^(?:import|export) type [^;]*;$/gm, '');
      for (const [, name = ''] of code.matchAll(/\bfrom '([^']+)'/g)) {
        expect(name, file).toMatch(/^\./);
        visit(new URL(name, `file:///${file}`).pathname.slice(1));
      }
    };
    visit('first.ts');
    expect(seen).toContain('en/start.ts');
    expect(seen).not.toContain('en/index.ts');
  });
});
