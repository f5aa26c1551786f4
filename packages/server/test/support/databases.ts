import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Cluster, type ClusterParts } from '../../src/db/cluster.ts';
import type { Database } from '../../src/db/database.ts';
import { waitForFolder } from '../../src/db/folder-lock.ts';
import { migrate } from '../../src/db/migrate.ts';
import { embeddedPrograms } from '../../src/db/open.ts';
import { openPglite } from '../../src/db/pglite.ts';
import { openPostgres } from '../../src/db/postgres.ts';

/**
 * The databases of the tests. BRETWALDA_TEST_DATABASE chooses: `embedded` for the PostgreSQL that comes with the packages,
 * `postgres` for the one of Debian, `pglite`, or the address of a server where databases may be made. Nothing: the first
 * of these that there is.
 */

/** Where the run keeps its PostgreSQL; made and removed by `global.ts`. */
export const FOLDER = 'BRETWALDA_TEST_FOLDER';

/** Not even the tests may take an answer for done that is not; only a machine that fails is left out. */
const SETTINGS = ['fsync = off', 'max_connections = 300', 'shared_buffers = 64MB'];

export const NOBODY = { uid: 65_534, gid: 65_534 };

export interface TestDatabase {
  /** For other processes; PGlite has none. */
  readonly url: string | undefined;
  /** A connection of its own. PGlite has one for all. */
  open(): Promise<Database>;
  remove(): Promise<void>;
}

export async function testDatabase(): Promise<TestDatabase> {
  const server = await serverUrl();
  if (server === undefined) {
    const database = await openPglite();
    await migrate(database);
    return {
      url: undefined,
      open: async () => ({ ...database, close: async () => {} }),
      remove: () => database.close(),
    };
  }
  const name = `test_${randomBytes(6).toString('hex')}`;
  await once(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  const url = address.href;
  const first = openPostgres(url, { connections: 1 });
  await migrate(first);
  await first.close();
  return {
    url,
    open: async () => openPostgres(url),
    remove: () => once(server, `drop database if exists ${name} with (force)`),
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

/** The PostgreSQL of this run, started when the first test needs it; undefined: the tests run on PGlite. */
async function serverUrl(): Promise<string | undefined> {
  const wanted = process.env.BRETWALDA_TEST_DATABASE;
  if (wanted === 'pglite') return undefined;
  if (wanted?.includes('://')) return wanted;
  const parts = await clusterParts(wanted);
  if (!parts) return undefined;
  const lock = await waitForFolder(parts.folder);
  try {
    return (await Cluster.start(parts)).url;
  } finally {
    await lock.release();
  }
}

export async function clusterParts(
  wanted = process.env.BRETWALDA_TEST_DATABASE,
): Promise<ClusterParts | undefined> {
  const folder = process.env[FOLDER];
  if (!folder) throw new Error(`${FOLDER} is not set: run the tests from the root of the project.`);
  const programs = await programsOf(wanted);
  if (!programs) return undefined;
  return { programs, folder, settings: SETTINGS, ...(process.getuid?.() === 0 && { as: NOBODY }) };
}

async function programsOf(wanted: string | undefined): Promise<string | undefined> {
  if (wanted === 'postgres')
    return debianPrograms() ?? missing('PostgreSQL (Debian: apt-get install postgresql)');
  const embedded = await embeddedPrograms();
  if (wanted === 'embedded') return embedded ?? missing('the embedded PostgreSQL for this machine');
  return embedded ?? debianPrograms();
}

function missing(what: string): never {
  throw new Error(`BRETWALDA_TEST_DATABASE asks for ${what}, which is not there.`);
}

/** The newest version that Debian or Ubuntu has installed. */
export function debianPrograms(): string | undefined {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return undefined;
  return readdirSync(root)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}
