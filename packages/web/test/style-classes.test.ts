import { readdirSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const src = fileURLToPath(new URL('../src/', import.meta.url));
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
);
const read = (file: string): string => readFileSync(src + file, 'utf8');

interface Use {
  readonly sheet: string;
  /** What the sheet is called in the component. */
  readonly name: string;
  readonly code: string;
}

const uses: readonly Use[] = files
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) =>
    [...read(file).matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].map(([, name, path]) => ({
      sheet: posix.join(dirname(file), path as string),
      name: name as string,
      code: read(file),
    })),
  );

const usedIn = ({ name, code }: Use): readonly string[] =>
  [...code.matchAll(new RegExp(`(?<![\\w.])${name}\\.(\\w+)`, 'g'))].map(([, used]) => used as string);

/** `styles[kind]`: which classes are meant cannot be read from the code. */
const isLookedUp = ({ name, code }: Use): boolean => new RegExp(`(?<![\\w.])${name}\\[`).test(code);

const classesIn = (sheet: string): ReadonlySet<string> => {
  const css = read(sheet).replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '');
  return new Set([...css.matchAll(/\.([a-z]\w*)(?=[^{};]*\{)/gi)].map(([, name]) => name as string));
};

const sheets = files
  .filter((file) => file.endsWith('.module.css'))
  .map((sheet) => {
    const own = uses.filter((use) => use.sheet === sheet);
    return {
      sheet,
      used: new Set(own.flatMap(usedIn)),
      written: classesIn(sheet),
      open: own.some(isLookedUp),
    };
  });

describe('style sheets', () => {
  it('have every class that is used', () => {
    const missing = sheets.flatMap(({ sheet, used, written }) =>
      [...used].filter((name) => !written.has(name)).map((name) => `${sheet} .${name}`),
    );
    expect(sheets.length).toBeGreaterThan(80);
    expect(missing).toEqual([]);
  });

  it('have no class that nobody uses', () => {
    const idle = sheets.flatMap(({ sheet, used, written, open }) =>
      [...written].filter((name) => !open && !used.has(name)).map((name) => `${sheet} .${name}`),
    );
    expect(idle).toEqual([]);
  });
});
