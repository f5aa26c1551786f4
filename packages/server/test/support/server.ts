import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { BotHost } from '@bretwalda/ai/pool';
import { type NewTable, newTableSchema } from '@bretwalda/protocol';
import { type Config, readConfig } from '../../src/config.ts';
import type { Database } from '../../src/db/database.ts';
import { makeLog } from '../../src/log.ts';
import { type RunningServer, type ServerParts, startServer } from '../../src/server.ts';
import { type TestDatabase, testDatabase } from './databases.ts';
import { Visitor } from './visitor.ts';

export interface TestServerParts extends Partial<Omit<ServerParts, 'config' | 'log'>> {
  readonly env?: Readonly<Record<string, string>>;
  /** A database that another server uses, too. */
  readonly shared?: TestDatabase;
}

/** A whole server on a free port of this machine, with a fresh database and all that it has written down. */
export class TestServer {
  private readonly running: RunningServer;
  readonly data: TestDatabase;
  private readonly own: boolean;
  private readonly folder: string;
  readonly lines: readonly string[];

  private constructor(
    running: RunningServer,
    data: TestDatabase,
    own: boolean,
    folder: string,
    lines: readonly string[],
  ) {
    this.running = running;
    this.data = data;
    this.own = own;
    this.folder = folder;
    this.lines = lines;
  }

  static async start({ env = {}, shared, ...rest }: TestServerParts = {}): Promise<TestServer> {
    const data = shared ?? (await testDatabase());
    const folder = mkdtempSync(join(tmpdir(), 'bretwalda-data-'));
    const lines: string[] = [];
    const log = makeLog('debug', writerTo(lines));
    const bots = new BotHost();
    const running = await startServer({
      config: testConfig({ DATA_FOLDER: folder, ...env }),
      log,
      database: await data.open(),
      ask: async (question) => bots.choose(question),
      ...rest,
    });
    return new TestServer(running, data, shared === undefined, folder, lines);
  }

  get services() {
    return this.running.services;
  }

  get database(): Database {
    return this.running.services.database;
  }

  /** Without a slash at its end. */
  get url(): string {
    return this.running.url.slice(0, -1);
  }

  /** Somebody with a browser of their own, who has not been here before. */
  visitor(address?: string): Visitor {
    return new Visitor(this.url, address);
  }

  async guest(): Promise<Visitor> {
    const visitor = this.visitor();
    await visitor.accounts.guest();
    return visitor;
  }

  async person(name: string, password = `${name} has a password`): Promise<Visitor> {
    const visitor = this.visitor();
    await visitor.accounts.signUp({ name, password });
    return visitor;
  }

  /** A game of two that has begun. */
  async begun(players: readonly Visitor[], more: Partial<NewTable> = {}): Promise<string> {
    const seats = players.map((_, i) => ({ kind: i === 0 ? ('me' as const) : ('open' as const) }));
    const wanted = newTableSchema.parse({
      scenario: 'two-early',
      seats,
      agreed: { standIn: 'squire' },
      ...more,
    });
    const [first, ...others] = await Promise.all(players.map((player) => player.me()));
    if (!first) throw new Error('nobody has signed in');
    const { tables } = this.services.world;
    const { id } = await tables.create(first, wanted);
    for (const [i, other] of others.entries()) if (other) await tables.join(other, id, i + 1);
    return id;
  }

  async stop(): Promise<void> {
    await this.running.close();
    if (this.own) await this.data.remove();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export const testConfig = (env: Readonly<Record<string, string>> = {}): Config =>
  readConfig({ PORT: '0', LIMIT_GUESTS: '10000', ...env });

const writerTo = (lines: string[]): Writable =>
  new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
