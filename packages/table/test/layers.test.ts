import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const src = fileURLToPath(new URL('../src/', import.meta.url));
const files = readdirSync(src);
const textOf = (file: string): string => readFileSync(src + file, 'utf8');

describe('the shape of the table', () => {
  it('uses the engine, of the computer players only their types, and nothing else', () => {
    const wrong = files.flatMap((file) =>
      [...textOf(file).matchAll(/(import|export)( type)? [^;]*?from '([^']+)'/g)]
        .filter(([, , type, from = '']) =>
          from === '@bretwalda/ai'
            ? !type
            : !/^(@bretwalda\/engine(\/queries|\/data)?|\.\/[\w-]+\.ts)$/.test(from),
        )
        .map(([line]) => `${file}: ${line}`),
    );
    expect(files.length).toBeGreaterThan(7);
    expect(wrong).toEqual([]);
  });

  it('has no clock, no chance of its own, no page and no files', () => {
    const forbidden =
      /\b(Math\.random|Date\.|new Date|console\.|process\.|setTimeout|fetch\(|document\.|window\.\w)/;
    expect(files.filter((file) => forbidden.test(textOf(file)))).toEqual([]);
  });
});
