import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { keepKerning } from './font-kern.ts';

type Format = 'sfnt' | 'woff2';
type Subset = (font: Buffer, letters: string, options: { readonly targetFormat: Format }) => Promise<Buffer>;
interface Converter {
  convert(font: Buffer, format: Format): Promise<Buffer>;
}

const require = createRequire(import.meta.url);
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/bretwalda-fonts/', import.meta.url));
/** Raise it when the way of cutting changes, so that nothing old is taken from the cache. */
const RECIPE = 1;

/** Only what is asked for, and the kerning of it, as WOFF2. The same input gives the same bytes. One at a time. */
export async function cut(font: Buffer, letters: string): Promise<Buffer> {
  const subset = require('subset-font') as Subset;
  const converter = createRequire(require.resolve('subset-font'))('fontverter') as Converter;
  const whole = Buffer.from(await converter.convert(font, 'sfnt')); // a copy: the converter reuses its memory
  const small = await subset(whole, letters, { targetFormat: 'sfnt' });
  return converter.convert(keepKerning(whole, small), 'woff2');
}

function keep(path: string, data: Buffer): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, data);
  renameSync(draft, path); // at once, so that two builds side by side never read half a file
}

/** The path of a font of an npm package, cut to some letters; kept in node_modules/.cache. */
export async function cutFont(source: string, letters: string, name: string): Promise<string> {
  try {
    const font = readFileSync(require.resolve(source));
    const key = createHash('sha256')
      .update(`${RECIPE}\n${letters}\n`)
      .update(font)
      .digest('hex')
      .slice(0, 16);
    const folder = `${CACHE}${key}/`;
    const path = `${folder}${name}.woff2`;
    if (existsSync(path)) return path;
    const result = await cut(font, letters);
    mkdirSync(folder, { recursive: true });
    keep(path, result);
    return path;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The font ${source} could not be cut: ${reason} Try "npm install" again.`, { cause });
  }
}
