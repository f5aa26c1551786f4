import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** Imports go one way: data ← model ← query ← effect ← nation ← phase ← game ← notation ← index. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  data: ['data'],
  model: ['data', 'model'],
  query: ['data', 'model', 'query'],
  effect: ['data', 'model', 'query', 'effect'],
  nation: ['data', 'model', 'query', 'effect', 'nation'],
  phase: ['data', 'model', 'query', 'effect', 'nation', 'phase'],
  game: ['data', 'model', 'query', 'effect', 'phase', 'game'],
  notation: ['data', 'model', 'game', 'notation'],
  '.': ['data', 'model', 'query', 'game', 'notation'],
};

const src = fileURLToPath(new URL('../src/', import.meta.url));
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'));

const layerOf = (file: string): string => (file.includes('/') ? (file.split('/')[0] as string) : '.');

const importsOf = (text: string): string[] =>
  [...text.matchAll(/from '([^']+)'/g)].map((m) => m[1] as string);

describe('the shape of the engine', () => {
  it('imports go one way, and nothing comes from outside', () => {
    const wrong: string[] = [];
    for (const file of files)
      for (const target of importsOf(readFileSync(src + file, 'utf8'))) {
        const path = new URL(target, `file:///${file}`).pathname.slice(1);
        const allowed = target.startsWith('.') && MAY_IMPORT[layerOf(file)]?.includes(layerOf(path));
        if (!allowed) wrong.push(`${file} imports ${target}`);
      }
    expect(files.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  it('there is no clock, no chance of its own, no input or output', () => {
    const forbidden =
      /\b(Math\.random|Date\.|new Date|console\.|process\.|setTimeout|fetch\(|document\.|window\.\w)/;
    const wrong = files.filter((file) => forbidden.test(readFileSync(src + file, 'utf8')));
    expect(wrong).toEqual([]);
  });
});
