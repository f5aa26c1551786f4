import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('../../src/', import.meta.url));
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'));

const filesWith = (pattern: RegExp): string[] =>
  files.filter((file) => pattern.test(readFileSync(src + file, 'utf8'))).sort();

it('only the files for Node import from it', () => {
  expect(files.length).toBeGreaterThan(20);
  expect(filesWith(/from 'node:/)).toEqual(['worker/node-worker.ts', 'worker/node.ts']);
});

/** The limit of a search, and where it is set. */
const CLOCKS = ['search/watch.ts', 'worker/host.ts'];

it('there is no chance of its own, no input or output, and a clock only for the budget', () => {
  const outside = /\b(Math\.random|console\.|process\.|setTimeout|fetch\(|document\.|window\.\w)/;
  expect(filesWith(outside)).toEqual([]);
  const clocks = filesWith(/\b(Date\.|new Date|performance\.)/);
  expect(clocks.filter((file) => !CLOCKS.includes(file))).toEqual([]);
});

it('the bots do not know of workers', () => {
  const importers = filesWith(/from '\.[./]*\/worker\//).filter((file) => file !== 'index.ts');
  expect(importers).toEqual([]);
});
