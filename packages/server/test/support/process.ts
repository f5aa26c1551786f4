import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestDatabase } from './databases.ts';

const CHILD = fileURLToPath(new URL('child.mjs', import.meta.url));

/** A server in a process of its own, which can be killed at any moment and started again at the same address. */
export class ServerProcess {
  private child: ChildProcess | undefined;
  private port = '0';
  private readonly env: Readonly<Record<string, string>>;
  readonly folder: string;

  private constructor(env: Readonly<Record<string, string>>, folder: string) {
    this.env = env;
    this.folder = folder;
  }

  /** On a database of the tests; one without an address is kept in a folder by the process itself. */
  static async start(
    { url }: Pick<TestDatabase, 'url'>,
    env: Readonly<Record<string, string>> = {},
  ): Promise<ServerProcess> {
    const folder = mkdtempSync(join(tmpdir(), 'bretwalda-data-'));
    const own = { DATA_FOLDER: folder, LIMIT_GUESTS: '10000', LIMIT_REQUESTS: '100000' };
    const limits = {
      LIMIT_REQUESTS_OF_ADDRESS: '1000000',
      LIMIT_STREAMS: '1000',
      LOG_LEVEL: process.env.CRASH_LOG ?? 'silent',
    };
    const made = new ServerProcess({ ...own, ...limits, ...(url && { DATABASE_URL: url }), ...env }, folder);
    await made.begin();
    return made;
  }

  /** Without a slash at its end. */
  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  async begin(): Promise<void> {
    const { BRETWALDA_TEST_DATABASE: _, DATABASE_URL: __, ...inherited } = process.env;
    const env = { ...inherited, ...this.env, PORT: this.port };
    // Vitest's own way of loading TypeScript is not for the child.
    const child = fork(CHILD, { env, execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.child = child;
    const url = await new Promise<string>((done, fail) => {
      child.once('message', (message: { url: string }) => done(message.url));
      child.once('error', fail);
      child.once('exit', (code) => fail(new Error(`The server ended with ${code} before it began.`)));
    });
    this.port = new URL(url).port;
  }

  /** At once and without a word, like a machine that loses its program. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise<void>((done) => child.once('exit', () => done()));
    child.kill('SIGKILL');
    await gone;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
