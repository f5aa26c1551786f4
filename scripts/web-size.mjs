import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { option, root } from './tools.mjs';

// Prints how much the start page and the game page load, file by file, compressed as a server sends it.
const folder = option('folder', join(root, 'packages', 'web', 'dist'));
if (!existsSync(join(folder, 'index.html'))) {
  console.error('There is no built game. Run "npm run build" first.');
  process.exit(1);
}

const read = (file) => readFileSync(join(folder, file), 'utf8');
const exists = (file) => existsSync(join(folder, file));
const assets = readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`);

/** Files named in a piece of text, relative to the folder of the file that names them. */
function named(text, from, pattern) {
  const files = Array.from(text.matchAll(pattern), ([, name]) => posix.join(posix.dirname(from), name));
  return [...new Set(files)].filter(exists);
}

const CSS_URL = /url\(["']?([^"')]+\.woff2)["']?\)/g;
const STATIC = /(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g;
const LAZY = /\bimport\(\s*["'`](\.[^"'`]+\.js)["'`]\s*\)/g;
const WORKER = /new URL\(\s*["'`]([^"'`]+\.js)["'`]/g;

/** A script with everything it imports at once. */
function scripts(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of named(read(file), file, STATIC)) scripts(next, seen);
  return seen;
}

const page = 'index.html';
const html = read(page);
const start = new Set([page]);
for (const file of named(html, page, /(?:src|href)="(\.\/[^"]+)"/g)) {
  if (/\.js$/.test(file)) for (const script of scripts(file)) start.add(script);
  else if (/\.(css|woff2|svg)$/.test(file)) start.add(file);
}

/** What opens with the game: its lazy chunk (--chunk names another) with its styles, workers and fonts. */
const only = option('chunk', 'GamePage');
const game = new Set();
for (const file of [...start].filter((name) => name.endsWith('.js'))) {
  for (const chunk of named(read(file), file, LAZY)) {
    if (chunk.includes(only)) for (const script of scripts(chunk)) game.add(script);
  }
}
for (const file of [...game]) {
  for (const worker of named(read(file), file, WORKER)) game.add(worker);
}
const styles = assets.filter((name) => name.endsWith('.css'));
const stems = [...game].map((file) => posix.basename(file).replace(/-[\w-]{8}\.js$/, ''));
for (const style of styles)
  if (stems.includes(posix.basename(style).replace(/-[\w-]{8}\.css$/, ''))) game.add(style);
for (const style of styles) for (const font of named(read(style), style, CSS_URL)) game.add(font);
for (const file of start) game.delete(file);

const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);

function table(title, files) {
  console.log(`\n${title}`);
  console.log(`${'plain'.padStart(10)}${'gzip'.padStart(10)}${'brotli'.padStart(10)}`);
  const total = [0, 0, 0];
  for (const file of [...files].sort()) {
    const data = readFileSync(join(folder, file));
    const packed = /\.(woff2|png)$/.test(file);
    const sizes = [
      data,
      packed ? data : gzipSync(data, { level: 9 }),
      packed ? data : brotliCompressSync(data),
    ];
    for (const [i, { length }] of sizes.entries()) total[i] += length;
    console.log(`${sizes.map(({ length }) => kilo(length)).join('')}  ${file}`);
  }
  console.log(`${total.map(kilo).join('')}  together`);
}

table('The start page loads', start);
table('The game loads besides', game);
const known = new Set([...start, ...game]);
table(
  'Later, when asked for',
  assets.filter((file) => !known.has(file) && !file.endsWith('.map')),
);
