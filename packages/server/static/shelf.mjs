import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * The files of the built game as they are sent. Plain JavaScript that uses nothing but Node, because scripts/serve.mjs runs
 * it before anything has been compiled.
 */

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

export const SAFETY = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

const compressors = {
  br: (data) => promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (data) => promisify(gzip)(data, { level: 9 }),
};

/** The policy that the build has written into the page, plus the one rule that only a header may carry. */
async function policyOf(folder) {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
  return [policy, "frame-ancestors 'none'"].filter(Boolean).join('; ');
}

/** The file an address stands for, or undefined; never one outside the folder, not even by a link. */
async function locate(folder, address) {
  try {
    const path = decodeURIComponent(new URL(`http://game${address}`).pathname);
    if (path.includes('\0')) return undefined;
    const file = await realpath(join(folder, path.endsWith('/') ? `${path}index.html` : path));
    if (!file.startsWith(folder + sep)) return undefined;
    const found = await stat(file);
    return found.isFile() ? { file, stamp: `${found.mtimeMs} ${found.size}` } : undefined;
  } catch {
    return undefined; // no such file, or an address that cannot be read
  }
}

/** Files as they are sent, kept in memory and made again when the file on the disk has changed. */
function makeStore() {
  const store = new Map();
  return async ({ file, stamp }, encoding) => {
    const key = `${encoding} ${file}`;
    const kept = store.get(key);
    if (kept?.stamp === stamp) return kept;
    const plain = await readFile(file);
    const data = encoding ? await compressors[encoding](plain) : plain;
    const sum = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
    const entry = { stamp, data, tag: `W/"${sum}"` };
    store.set(key, entry);
    return entry;
  };
}

/** Pictures and fonts are compressed already. */
const mayShrink = (type) => !/^(image\/(png|jpeg|webp|x-icon)|font\/)/.test(type);

function encodingFor(headers, type) {
  if (!mayShrink(type)) return undefined;
  const accepted = String(headers['accept-encoding'] ?? '');
  return Object.keys(compressors).find((name) =>
    new RegExp(`\\b${name}\\b(?!;\\s*q=0(?![.]))`).test(accepted),
  );
}

/** Files under assets/ carry the sum of their content in their name, so they never change. */
const cachingOf = (folder, file) =>
  file.startsWith(join(folder, 'assets') + sep) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** An answer in plain words. */
export const inWords = (status, words, headers = {}) => ({
  status,
  headers: { ...SAFETY, 'Content-Type': TYPES['.txt'], 'Cache-Control': 'no-store', ...headers },
  body: `${words}\n`,
});

async function fromShelf({ folder, policy, take }, { method, url, headers: asked }) {
  if (method !== 'GET' && method !== 'HEAD')
    return inWords(405, 'Only GET and HEAD.', { Allow: 'GET, HEAD' });
  const found = await locate(folder, url ?? '/');
  if (!found) return inWords(404, 'Not found.');
  const type = TYPES[extname(found.file)] ?? 'application/octet-stream';
  const encoding = encodingFor(asked, type);
  const { data, tag } = await take(found, encoding);
  const headers = {
    ...SAFETY,
    'Content-Security-Policy': policy,
    'Cache-Control': cachingOf(folder, found.file),
    ETag: tag,
    ...(mayShrink(type) ? { Vary: 'Accept-Encoding' } : {}),
  };
  if (asked['if-none-match'] === tag) return { status: 304, headers, body: undefined };
  const coded = encoding ? { 'Content-Encoding': encoding } : {};
  return {
    status: 200,
    headers: { ...headers, ...coded, 'Content-Type': type, 'Content-Length': data.length },
    body: method === 'HEAD' ? undefined : data,
  };
}

/** The files of a folder, answered by request. */
export async function openShelf(folder) {
  const real = await realpath(folder).catch(() => undefined);
  const policy = real && (await policyOf(real).catch(() => undefined));
  if (!policy) throw new Error(`There is no built game in ${folder}. Run "npm run build" first.`);
  const shelf = { folder: real, policy, take: makeStore() };
  return {
    policy,
    answer: (request) => fromShelf(shelf, request).catch(() => inWords(500, 'The file could not be read.')),
  };
}
