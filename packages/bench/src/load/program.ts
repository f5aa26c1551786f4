import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Question, Usage } from './probe.ts';

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const SERVER = fileOf('../../../server/dist/main.js');
const PATIENCE_MS = 15_000;

/** A process that is measured. */
export class Program {
  private readonly child: ChildProcess;
  readonly url: string;

  private constructor(child: ChildProcess, url: string) {
    this.child = child;
    this.url = url;
  }

  /** One process of the server, as it is shipped. */
  static server(env: Readonly<Record<string, string>>): Promise<Program> {
    return Program.start(SERVER, env);
  }

  static yardstick(): Promise<Program> {
    return Program.start(fileOf('./yardstick-server.js'), {});
  }

  /** It is ready when it has said its address. */
  private static async start(file: string, env: Readonly<Record<string, string>>): Promise<Program> {
    const child = fork(file, {
      env: { ...process.env, ...env },
      execArgv: ['--expose-gc', '--import', fileOf('./probe.js')],
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    let said = '';
    const url = await new Promise<string>((found, fail) => {
      child.once('exit', (code) => fail(new Error(`${file} ended with ${code}: ${said}`)));
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
        if (address) found(address);
      });
    });
    return new Program(child, url);
  }

  usage(): Promise<Usage> {
    return this.ask('usage');
  }

  /** Milliseconds of the processor. */
  time(): Promise<number> {
    return this.ask('time');
  }

  beginProfile(): Promise<void> {
    return this.ask('profile');
  }

  endProfile(folder: string): Promise<void> {
    return this.ask({ profileTo: folder });
  }

  private ask<T>(what: Question): Promise<T> {
    return new Promise((done, fail) => {
      this.child.once('message', (message) => done(message as T));
      this.child.send(what, (error) => error && fail(error));
    });
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    const hurry = setTimeout(() => this.child.kill('SIGKILL'), PATIENCE_MS);
    await ended;
    clearTimeout(hurry);
  }
}
