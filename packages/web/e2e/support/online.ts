import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import { OPERATOR, Person } from './people.ts';
import { test as plain } from './test.ts';

const MAIN = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));
const CLOCK = new URL('./server-clock.mjs', import.meta.url).href;

/** A whole server with the built page and an empty database, ended with `close`. */
export async function gameServer(env: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'bretwalda-online-'));
  const child = spawn(process.execPath, ['--import', CLOCK, MAIN], {
    env: {
      PATH: process.env.PATH,
      DATA_FOLDER: folder,
      PORT: '0',
      LOG_LEVEL: 'warn',
      LIMIT_GUESTS: '10000',
      LIMIT_REQUESTS: '100000',
      LIMIT_REQUESTS_OF_ADDRESS: '100000',
      OPERATORS: OPERATOR,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (part) => {
      said += part;
      const found = /Bretwalda is at (\S+)/.exec(said);
      if (found) resolve(found[1] as string);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}: ${said}`)));
  });
  /** Turns the clock of the server on. */
  const pass = (ms: number) =>
    new Promise<void>((done) => {
      child.once('message', () => done());
      child.send(ms);
    });
  const close = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, pass, close };
}

interface Fixtures {
  /** Another person's browser, with cookies of its own; the page is at the server of games. */
  readonly another: (options?: Parameters<typeof newContext>[1]) => Promise<BrowserContext>;
  /** Somebody with an account, in a browser of their own unless one is given. */
  readonly come: (name: string, context?: BrowserContext) => Promise<Person>;
}

interface WorkerFixtures {
  readonly games: { readonly url: string; readonly pass: (ms: number) => Promise<void> };
}

const newContext = (
  browser: { newContext: (options: object) => Promise<BrowserContext> },
  options: { locale?: string; viewport?: { width: number; height: number }; baseURL?: string } = {},
) => browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...options });

/** For tests of what needs a server: one for each worker, which all its tests share. */
export const test = plain.extend<Fixtures, WorkerFixtures>({
  games: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const { url, pass, close } = await gameServer();
      await use({ url, pass });
      await close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ games }, use) => use(games.url),
  another: async ({ browser, games, faults }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await newContext(browser, { baseURL: games.url, ...options });
      context.on('page', (page) => faults.watch(page));
      contexts.push(context);
      return context;
    });
    for (const context of contexts) await context.close();
  },
  come: async ({ games, another }, use) => {
    await use(async (name, context) => Person.come(games.url, context ?? (await another()), name));
  },
});
