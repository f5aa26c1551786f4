import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The user that the programs of PostgreSQL run as; it refuses to run as root. */
export interface RunAs {
  readonly uid: number;
  readonly gid: number;
}

export interface ClusterParts {
  /** Where initdb, pg_ctl and postgres are. */
  readonly programs: string;
  readonly folder: string;
  readonly as?: RunAs | undefined;
  /** More lines for postgresql.conf. */
  readonly settings?: readonly string[];
}

/**
 * A PostgreSQL of our own in a folder, which outlives a crash of this program: a second start finds it running and
 * goes on with it.
 */
export class Cluster {
  private readonly parts: ClusterParts;
  readonly url: string;

  private constructor(parts: ClusterParts, url: string) {
    this.parts = parts;
    this.url = url;
  }

  static async start(parts: ClusterParts): Promise<Cluster> {
    const folder = resolve(parts.folder);
    const data = join(folder, 'cluster');
    const secret = join(folder, 'password');
    if (!existsSync(join(data, 'PG_VERSION'))) await create({ ...parts, folder });
    await mustFit(parts, data);
    const password = (await readFile(secret, 'utf8')).trim();
    const port = (await isRunning(parts, data)) ? await portOf(data) : await launch(parts, data);
    return new Cluster({ ...parts, folder }, `postgres://bretwalda:${password}@127.0.0.1:${port}/postgres`);
  }

  async stop(): Promise<void> {
    await control(this.parts, ['stop', '-D', join(this.parts.folder, 'cluster'), '-m', 'fast', '-w']);
  }
}

async function create({ programs, folder, as }: ClusterParts): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const secret = join(folder, 'password');
  await writeFile(secret, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  if (as) for (const path of [folder, secret]) await chown(path, as.uid, as.gid);
  // Under its name only when it is whole: what was begun and not finished is begun anew.
  const unfinished = join(folder, 'cluster.new');
  await rm(unfinished, { recursive: true, force: true });
  const data = ['-D', unfinished, '-U', 'bretwalda', '-A', 'scram-sha-256', '--pwfile', secret];
  await run(join(programs, 'initdb'), [...data, '-E', 'UTF8', '--locale=C'], { ...as, cwd: folder });
  await rename(unfinished, join(folder, 'cluster'));
}

/** A folder belongs to one major version. */
async function mustFit({ programs, as }: ClusterParts, data: string): Promise<void> {
  const made = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim();
  const { stdout } = await run(join(programs, 'postgres'), ['--version'], { ...as, cwd: '/' });
  const [, major] = /(\d+)/.exec(stdout) ?? [];
  if (made === major) return;
  throw new Error(
    `${data} was made by PostgreSQL ${made}, and the programs here are version ${major}. docs/operations.md tells how ` +
      'to take the games along.',
  );
}

async function launch(parts: ClusterParts, data: string): Promise<number> {
  const port = await freePort();
  const lines = [
    `port = ${port}`,
    "listen_addresses = '127.0.0.1'",
    "unix_socket_directories = ''",
    'max_connections = 100',
    ...(parts.settings ?? []),
  ];
  const file = join(data, 'postgresql.auto.conf');
  await writeFile(file, `${lines.join('\n')}\n`);
  if (parts.as) await chown(file, parts.as.uid, parts.as.gid);
  await chmod(file, 0o600);
  await control(parts, ['start', '-D', data, '-w', '-t', '60', '-l', join(data, '..', 'log')]);
  return port;
}

const control = ({ programs, as, folder }: ClusterParts, args: readonly string[]) =>
  // PostgreSQL keeps the streams of its starter open, so it gets none.
  new Promise<void>((done, fail) => {
    const child = spawn(join(programs, 'pg_ctl'), args, { ...as, cwd: resolve(folder), stdio: 'ignore' });
    child.once('error', fail);
    child.once('exit', (code) =>
      code === 0 ? done() : fail(new Error(`pg_ctl ${args[0]} failed; ${join(folder, 'log')} says why.`)),
    );
  });

const isRunning = (parts: ClusterParts, data: string): Promise<boolean> =>
  control(parts, ['status', '-D', data]).then(
    () => true,
    () => false,
  );

/** The fourth line of postmaster.pid. */
const portOf = async (data: string): Promise<number> =>
  Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[3]);

const freePort = (): Promise<number> =>
  new Promise((found, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
