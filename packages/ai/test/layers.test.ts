import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/**
 * Imports go one way: bot ← baseline, and odds, value ← plan ← decide ← search; levels puts both together, and
 * worker asks only for levels. Files at the top are layers of their own.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'reasons.ts': [],
  'bot.ts': ['reasons.ts'],
  odds: ['odds'],
  value: ['value'],
  plan: ['reasons.ts', 'odds', 'value', 'plan'],
  decide: ['reasons.ts', 'odds', 'value', 'plan', 'decide'],
  search: ['bot.ts', 'value', 'plan', 'decide', 'search'],
  baseline: ['reasons.ts', 'bot.ts', 'baseline'],
  'levels.ts': ['bot.ts', 'value', 'search', 'baseline'],
  'index.ts': ['reasons.ts', 'bot.ts', 'odds', 'value', 'levels.ts'],
  worker: ['reasons.ts', 'bot.ts', 'levels.ts', 'worker'],
};

/** The engine by its exports, never by its files. */
const ENGINE = ['@bretwalda/engine', '@bretwalda/engine/queries', '@bretwalda/engine/data'];

/** The two files that start workers in Node. */
const FOR_NODE = ['worker/node-worker.ts', 'worker/node.ts'];

/** The limit of a search, and where it is set. */
const CLOCKS = ['search/watch.ts', 'worker/host.ts'];

const src = fileURLToPath(new URL('../src/', import.meta.url));
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'))
  .sort();
const textOf = (file: string): string => readFileSync(src + file, 'utf8');
const filesWith = (pattern: RegExp): string[] => files.filter((file) => pattern.test(textOf(file)));

/** The folder, or the file itself at the top. */
const layerOf = (file: string): string => file.split('/')[0] as string;

const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/(?:from|import) '([^']+)'/g)].map((m) => m[1] as string);

function mayImport(file: string, target: string): boolean {
  if (target.startsWith('node:')) return FOR_NODE.includes(file);
  if (!target.startsWith('.')) return ENGINE.includes(target);
  const path = new URL(target, `file:///${file}`).pathname.slice(1);
  return MAY_IMPORT[layerOf(file)]?.includes(layerOf(path)) ?? false;
}

describe('the shape of the computer players', () => {
  it('every folder and every file at the top has its place', () => {
    expect(files.length).toBeGreaterThan(50);
    expect([...new Set(files.map(layerOf))].sort()).toEqual(Object.keys(MAY_IMPORT).sort());
  });

  it('imports go one way, and from outside there is the engine alone', () => {
    const wrong = files.flatMap((file) =>
      importsOf(file).flatMap((target) => (mayImport(file, target) ? [] : [`${file} imports ${target}`])),
    );
    expect(wrong).toEqual([]);
  });

  it('there is no chance of its own, no input or output, and a clock only for the budget', () => {
    expect(
      filesWith(/\b(Math\.random|console\.|process\.|setTimeout|fetch\(|document\.|window\.\w)/),
    ).toEqual([]);
    expect(filesWith(/\b(Date\.|new Date|performance\.)/)).toEqual(CLOCKS);
  });
});
