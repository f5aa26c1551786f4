import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Cluster, type Database, embeddedPrograms, openPostgres } from '@bretwalda/server';

/** A fresh database for the run: on the PostgreSQL that was named, or on one that is started with its usual settings. */
export interface LoadDatabase {
  readonly url: string;
  readonly version: string;
  readonly database: Database;
  /** Milliseconds of the processor that PostgreSQL has used; undefined: that cannot be known here. */
  cpu(): number | undefined;
  /** Transactions so far; they are counted about a second late. */
  commits(): Promise<number>;
  remove(): Promise<void>;
}

const NOBODY = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;

export async function loadDatabase(given: string | undefined): Promise<LoadDatabase> {
  const cluster = given === undefined ? await ownCluster() : undefined;
  const server = given ?? (cluster as OwnCluster).url;
  const name = `load_${randomBytes(6).toString('hex')}`;
  await once(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  const database = openPostgres(address.href, { connections: 2 });
  const [row] = await database.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  );
  return {
    url: address.href,
    version: row?.version ?? '',
    database,
    cpu: () => cluster && cpuOf(cluster.processId()),
    async commits() {
      const [row] = await database.query<{ count: number }>(
        'select xact_commit::int as count from pg_stat_database where datname = current_database()',
      );
      return row?.count ?? 0;
    },
    async remove() {
      await database.close();
      await once(server, `drop database if exists ${name} with (force)`);
      await cluster?.remove();
    },
  };
}

async function once(url: string, statement: string): Promise<void> {
  const database = openPostgres(url, { connections: 1 });
  try {
    await database.query(statement);
  } finally {
    await database.close();
  }
}

interface OwnCluster {
  readonly url: string;
  processId(): number;
  remove(): Promise<void>;
}

/** It writes to the disk before it answers, as it does for a server in earnest. */
async function ownCluster(): Promise<OwnCluster> {
  const programs = process.env.BRETWALDA_POSTGRES || (await embeddedPrograms());
  if (!programs) throw new Error('There is no PostgreSQL here: name one with --database.');
  const outer = mkdtempSync(join(tmpdir(), 'bretwalda-load-'));
  chmodSync(outer, 0o711); // PostgreSQL may run as another user, who must get through
  const folder = join(outer, 'postgres');
  mkdirSync(folder);
  const cluster = await Cluster.start({ programs, folder, ...(isRoot && { as: NOBODY }) });
  return {
    url: cluster.url,
    processId: () => Number(readFileSync(join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]),
    async remove() {
      await cluster.stop();
      rmSync(outer, { recursive: true, force: true });
    },
  };
}

const TICK_MS = 10; // a hundred a second, on every Linux

/** The time of a process and of its children, those that have ended too. */
function cpuOf(parent: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  let ticks = 0;
  for (const id of readdirSync('/proc')) {
    if (!/^\d+$/.test(id)) continue;
    const fields = statOf(id);
    // After the name in brackets: state, parent, …; user and system time are fields 14 and 15, those of children 16 and 17.
    if (Number(id) !== parent && Number(fields[1]) !== parent) continue;
    const own = Number(fields[11]) + Number(fields[12]);
    ticks += Number(id) === parent ? own + Number(fields[13]) + Number(fields[14]) : own;
  }
  return ticks * TICK_MS;
}

function statOf(id: string): string[] {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return []; // it has just ended
  }
}
