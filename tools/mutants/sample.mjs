import { readFileSync } from 'node:fs';

/** Draws lines of code, so that a run takes the same errors for the same seed. */

/** Numbers from 0 up to 1, always the same for a seed (mulberry32). */
export function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Lines in which an error can be put: no comments, imports, types or lone brackets. */
function codeLines(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const found = [];
  let skip = null; // what ends an import, a comment or a type that goes over several lines
  for (const [index, text] of lines.entries()) {
    const line = text.trim();
    if (skip) {
      if (skip.test(text)) skip = null;
      continue;
    }
    if (
      /^(import|export) .*\{$/.test(line) &&
      !/=>|\(/.test(line) &&
      !/^export (const|function|class)/.test(line)
    )
      skip = /^\}/;
    else if (/^(export )?(interface|type) /.test(line)) skip = /;$/.test(line) ? null : /^(\}|.*;$)/;
    else if (line.startsWith('/*')) skip = line.endsWith('*/') ? null : /\*\/$/;
    else if (line && !/^(import|export \*|\/\/|\*)/.test(line) && /\w/.test(line)) found.push(index + 1);
  }
  return found;
}

/** So many lines of the files, as Stryker's ranges. */
export function drawLines(files, count, seed) {
  const all = files.flatMap((file) => codeLines(file).map((line) => `${file}:${line}-${line}`));
  const next = chance(seed);
  for (let i = all.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all.slice(0, count).sort();
}
