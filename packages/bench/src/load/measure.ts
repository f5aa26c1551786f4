import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { Crew } from './crew.ts';
import { rounded } from './figures.ts';
import type { LoadOptions } from './options.ts';
import type { Checked, Order, Played } from './players.ts';
import type { LoadDatabase } from './postgres.ts';
import type { Usage } from './probe.ts';
import { Program } from './program.ts';

/** What is found out about our server. Memory is in kB, of all its processes together. */
export interface Found {
  readonly gatherSeconds: number;
  /** A game that nobody looks at. */
  readonly idle: {
    readonly memory: number;
    readonly cpuPerSecond: number;
    readonly cpuPerSecondWithout: number;
  };
  /** A game that all its players look at. */
  readonly open: { readonly memory: number; readonly cpuPerSecond: number };
  /** The same after they have played. */
  readonly active: { readonly memory: number; readonly resident: number };
  readonly steady: Phase;
  readonly rush: Phase;
  /** What the journals say in the end. */
  readonly check: Checked & { readonly written: number };
}

export interface Phase extends Played {
  /** Milliseconds of the processor, for each action. */
  readonly serverCpu: number;
  readonly databaseCpu: number | undefined;
  /** Transactions of the database, for each action. */
  readonly commits: number;
  /** Of the machine, over the last minute. */
  readonly load: number;
}

const IDLE_MS = 6000;
const SETTLED_MS = 60_000;
export const RUSH = { tables: 20, seconds: 8 } as const;

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** The processes of the server, as one thing to be measured. */
class Servers {
  private readonly programs: readonly Program[];
  private readonly data: LoadDatabase;

  constructor(programs: readonly Program[], data: LoadDatabase) {
    this.programs = programs;
    this.data = data;
  }

  get urls(): string[] {
    return this.programs.map(({ url }) => url);
  }

  async usage(): Promise<Usage> {
    const all = await Promise.all(this.programs.map((program) => program.usage()));
    return { used: sum(all.map(({ used }) => used)), resident: sum(all.map(({ resident }) => resident)) };
  }

  private async time(): Promise<number> {
    return sum(await Promise.all(this.programs.map((program) => program.time())));
  }

  /** Milliseconds of the processor in a second in which nobody does anything, of server and database. */
  async resting(): Promise<number> {
    const { cpuOfServer, cpuOfDatabase } = await this.busy(() => pause(IDLE_MS));
    return (cpuOfServer + (cpuOfDatabase ?? 0)) / (IDLE_MS / 1000);
  }

  async phase(work: () => Promise<Played>): Promise<Phase> {
    const { result, cpuOfServer, cpuOfDatabase, commits } = await this.busy(work);
    const each = (ms: number): number => rounded(ms / Math.max(1, result.arrived), 2);
    return {
      ...result,
      serverCpu: each(cpuOfServer),
      databaseCpu: cpuOfDatabase === undefined ? undefined : each(cpuOfDatabase),
      commits: each(commits),
      load: rounded(os.loadavg()[0] ?? 0),
    };
  }

  private async busy<T>(work: () => Promise<T>) {
    const committed = await this.data.commits();
    const before = await this.time();
    const base = this.data.cpu();
    const result = await work();
    const now = this.data.cpu();
    return {
      result,
      cpuOfServer: (await this.time()) - before,
      commits: (await this.data.commits()) - committed,
      cpuOfDatabase: base === undefined || now === undefined ? undefined : now - base,
    };
  }
}

export async function measure(
  options: LoadOptions,
  data: LoadDatabase,
  say: (line: string) => void,
): Promise<Found> {
  const { games, rate, seconds, seats, scenario, processes, profile } = options;
  const programs: Program[] = [];
  const crew = new Crew<Order>('./players.js');
  try {
    for (let i = 0; i < processes; i++) programs.push(await Program.server(environment(data.url, games)));
    const servers = new Servers(programs, data);
    const { urls } = servers;
    // Code that has run once, and no memory of the start in the figures.
    await crew.order({ kind: 'gather', urls, games: 20, seats, scenario });
    await crew.order({ kind: 'open' });
    await crew.order({ kind: 'rush', tables: 20, seconds: 2 });
    await crew.order({ kind: 'check' });
    await settled(data);
    const none = await servers.usage();
    const cpuPerSecondWithout = await servers.resting();
    say(`${games} games gather ...`);
    const start = performance.now();
    await crew.order({ kind: 'gather', urls, games, seats, scenario });
    const gatherSeconds = (performance.now() - start) / 1000;
    await settled(data);
    const idle = await servers.usage();
    const idleCpu = await servers.resting();
    say(`${games * seats} players open their games ...`);
    await crew.order({ kind: 'open' });
    const open = await servers.usage();
    const openCpu = await servers.resting();
    say(`they play for ${seconds} seconds ...`);
    const earlier = await acknowledged(data);
    if (profile !== undefined) for (const program of programs) await program.beginProfile();
    const steady = await servers.phase(() => crew.order({ kind: 'play', rate, seconds }));
    if (profile !== undefined) for (const program of programs) await program.endProfile(profile);
    const active = await servers.usage();
    say(`${RUSH.tables} tables play as fast as they can ...`);
    const rush = await servers.phase(() => crew.order({ kind: 'rush', ...RUSH }));
    say('the journals are read ...');
    const checked = await crew.order<Checked>({ kind: 'check' });
    const written = (await acknowledged(data)) - earlier;
    const each = (later: number, before: number): number => rounded((later - before) / games / 1000, 2);
    return {
      gatherSeconds: rounded(gatherSeconds),
      idle: {
        memory: each(idle.used, none.used),
        cpuPerSecond: rounded(idleCpu),
        cpuPerSecondWithout: rounded(cpuPerSecondWithout),
      },
      open: { memory: each(open.used, idle.used), cpuPerSecond: rounded(openCpu) },
      active: { memory: each(active.used, idle.used), resident: rounded(active.resident / 1e6) },
      steady,
      rush,
      check: { ...checked, written },
    };
  } finally {
    crew.stop();
    for (const program of programs) await program.stop();
  }
}

/** Limits are for one guest among many; here all of them come from one address. */
const environment = (url: string, games: number): Record<string, string> => ({
  DATABASE_URL: url,
  HOST: '127.0.0.1',
  PORT: '0',
  PUBLIC_URL: '',
  LOG_LEVEL: 'error',
  LIMIT_GUESTS: '1000000',
  LIMIT_REQUESTS: '1000000',
  LIMIT_REQUESTS_OF_ADDRESS: '1000000',
  LIMIT_STREAMS: '10000',
  GAMES_IN_MEMORY: `${Math.max(1000, games)}`,
});

async function acknowledged({ database }: LoadDatabase): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    'select count(*)::int as count from event where revision is not null',
  );
  return row?.count ?? 0;
}

/** Nothing is left to be done in the background. */
async function settled({ database }: LoadDatabase): Promise<void> {
  for (const end = Date.now() + SETTLED_MS; Date.now() < end; await pause(500)) {
    const [row] = await database.query<{ left: boolean }>(
      `select exists (select from outbox) or exists (select from pgboss.job
         where name in ('advance', 'notice') and state in ('created', 'retry', 'active')) as left`,
    );
    if (!row?.left) return;
  }
  throw new Error('The server still had work in the background after a minute.');
}
