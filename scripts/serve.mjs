import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openShelf } from '../packages/server/static/shelf.mjs';
import { option, root } from './tools.mjs';

/** Serves the built game on this machine only, without the server of games. Uses nothing but Node. */

const HOST = '127.0.0.1';
const DEFAULT_PORT = 4173;
const TRIES = 50;

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
  const shelf = await openShelf(folder);
  const server = createServer(async (request, response) => {
    const { status, headers, body } = await shelf.answer(request);
    response.writeHead(status, headers);
    response.end(body);
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
