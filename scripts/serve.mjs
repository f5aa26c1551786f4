import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { option, root } from './tools.mjs';

/** Serves the built game on this machine only. Uses nothing but Node. */

const HOST = '127.0.0.1';
const DEFAULT_PORT = 4173;
const TRIES = 50;

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

const SAFETY = {
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
function makeShelf() {
  const shelf = new Map();
  return async ({ file, stamp }, encoding) => {
    const key = `${encoding} ${file}`;
    const kept = shelf.get(key);
    if (kept?.stamp === stamp) return kept;
    const plain = await readFile(file);
    const data = encoding ? await compressors[encoding](plain) : plain;
    const sum = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
    const entry = { stamp, data, tag: `W/"${sum}"` };
    shelf.set(key, entry);
    return entry;
  };
}

/** Pictures and fonts are compressed already. */
const mayShrink = (type) => !/^(image\/(png|jpeg|webp|x-icon)|font\/)/.test(type);

function encodingFor(request, type) {
  if (!mayShrink(type)) return undefined;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return Object.keys(compressors).find((name) =>
    new RegExp(`\\b${name}\\b(?!;\\s*q=0(?![.]))`).test(accepted),
  );
}

/** Files under assets/ carry the sum of their content in their name, so they never change. */
const cachingOf = (folder, file) =>
  file.startsWith(join(folder, 'assets') + sep) ? 'public, max-age=31536000, immutable' : 'no-cache';

function plain(response, status, words, headers = {}) {
  response.writeHead(status, {
    ...SAFETY,
    'Content-Type': TYPES['.txt'],
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.end(`${words}\n`);
}

function makeAnswer(folder, policy) {
  const take = makeShelf();
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(response, 405, 'Only GET and HEAD.', { Allow: 'GET, HEAD' });
    }
    const found = await locate(folder, request.url ?? '/');
    if (!found) return plain(response, 404, 'Not found.');
    const type = TYPES[extname(found.file)] ?? 'application/octet-stream';
    const encoding = encodingFor(request, type);
    const { data, tag } = await take(found, encoding);
    const headers = {
      ...SAFETY,
      'Content-Security-Policy': policy,
      'Cache-Control': cachingOf(folder, found.file),
      ETag: tag,
      ...(mayShrink(type) ? { Vary: 'Accept-Encoding' } : {}),
    };
    if (request.headers['if-none-match'] === tag) {
      response.writeHead(304, headers);
      return response.end();
    }
    const coded = encoding ? { 'Content-Encoding': encoding } : {};
    response.writeHead(200, { ...headers, ...coded, 'Content-Type': type, 'Content-Length': data.length });
    response.end(request.method === 'HEAD' ? undefined : data);
  };
}

const listen = (server, port) =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => {
      server.off('error', reject);
      resolve(server.address().port);
    });
  });

/** The port asked for, or the next free one. */
async function listenNear(server, port) {
  for (let i = 0; ; i++) {
    try {
      return await listen(server, port === 0 ? 0 : port + i);
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || i >= TRIES) throw error;
    }
  }
}

/** Starts serving; `port` 0 takes any free one. `close` ends open connections as well. */
export async function startServer({
  port = DEFAULT_PORT,
  folder = join(root, 'packages', 'web', 'dist'),
} = {}) {
  const real = await realpath(folder).catch(() => undefined);
  const policy = real && (await policyOf(real).catch(() => undefined));
  if (!policy) throw new Error(`There is no built game in ${folder}. Run "npm run build" first.`);
  const answer = makeAnswer(real, policy);
  const server = createServer((request, response) => {
    answer(request, response).catch(() => plain(response, 500, 'The file could not be read.'));
  });
  const taken = await listenNear(server, port);
  const close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://${HOST}:${taken}/`, port: taken, close };
}

async function main() {
  const wanted = Number(option('port', DEFAULT_PORT));
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65_535) throw new Error('--port needs a number.');
  const { url, port, close } = await startServer({ port: wanted });
  if (wanted !== 0 && port !== wanted) {
    console.log(`Port ${wanted} is taken. Games saved there belong to that address and are not seen here.`);
  }
  console.log(`Bretwalda is at ${url} (Ctrl+C ends it)`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => close().then(() => process.exit(0)));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}
