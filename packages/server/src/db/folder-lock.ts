import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, realpathSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * One program at a time in a folder. The lock is a socket that its holder listens to: when the holder dies, however it
 * dies, nobody answers any more and the lock is free. A number of a process in a file would not do, because numbers come
 * again, and in a container they are always the same.
 */
export interface FolderLock {
  release(): Promise<void>;
}

/** Longer addresses of sockets are refused by some systems. */
const LONGEST = 100;
const SETTLE_MS = 50;

/** Undefined: somebody else has it. */
export async function lockFolder(folder: string): Promise<FolderLock | undefined> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = addressFor(realpathSync(folder));
  const own = randomUUID();
  for (let tries = 0; tries < 5; tries++) {
    const server = await listenAt(path, own);
    if (!server) {
      if ((await holderAt(path)) !== undefined) return undefined;
      forget(path); // its holder is gone
      continue;
    }
    // Another one that found the old lock abandoned may have removed the new one.
    await pause(SETTLE_MS);
    if ((await holderAt(path)) === own) return { release: () => close(server) };
    await close(server);
    return undefined;
  }
  return undefined;
}

/** Waits until the lock is free. */
export async function waitForFolder(folder: string, most_ms = 120_000): Promise<FolderLock> {
  for (const end = Date.now() + most_ms; ; ) {
    const lock = await lockFolder(folder);
    if (lock) return lock;
    if (Date.now() > end) throw new Error(`Another program keeps ${folder} locked.`);
    await pause(100);
  }
}

function addressFor(folder: string): string {
  const sum = createHash('sha256').update(folder).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\bretwalda-${sum}`;
  const inside = join(folder, 'lock');
  return inside.length <= LONGEST ? inside : join(tmpdir(), `bretwalda-${sum}.lock`);
}

const listenAt = (path: string, own: string): Promise<Server | undefined> =>
  new Promise((done, fail) => {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.end(own);
    });
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? done(undefined) : fail(error),
    );
    server.listen(path, () => {
      server.unref();
      done(server);
    });
  });

/** What the holder of a lock says, or undefined when nobody answers. */
const holderAt = (path: string): Promise<string | undefined> =>
  new Promise((done) => {
    let said = '';
    const socket = connect(path);
    socket.setEncoding('utf8');
    socket.on('data', (text) => {
      said += text;
    });
    socket.once('error', () => done(undefined));
    socket.once('end', () => done(said));
  });

function forget(path: string): void {
  try {
    unlinkSync(path);
  } catch {
    // somebody else was faster
  }
}

const close = (server: Server): Promise<void> => new Promise((done) => void server.close(() => done()));
