import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { root } from './tools.mjs';

/** Finds Debian's PostgreSQL for the tests of the server, or installs it. Uses nothing but Node. */

const isRoot = process.getuid?.() === 0;
const PROGRAMS = '/usr/lib/postgresql';

/** The folder with the programs of the newest version, or undefined. */
export function findPostgres() {
  if (!existsSync(PROGRAMS)) return undefined;
  return readdirSync(PROGRAMS)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => `${PROGRAMS}/${version}/bin`)
    .find((folder) => existsSync(`${folder}/initdb`) && existsSync(`${folder}/postgres`));
}

function attempt(command, args) {
  const stdio = ['ignore', process.stderr, process.stderr];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { cwd: root, stdio, env }).status === 0;
}

const pause = (seconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, seconds * 1000);

const install = (...names) => attempt('apt-get', ['install', '-y', '--no-install-recommends', ...names]);

/** The tests start one of their own, so the one that Debian would make and start is not wanted. */
function noOther() {
  mkdirSync('/etc/postgresql-common', { recursive: true });
  if (!existsSync('/etc/postgresql-common/createcluster.conf'))
    writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n');
}

/** The programs of PostgreSQL; installs them where that is possible. Undefined: the tests do without. */
export function ensurePostgres() {
  const found = findPostgres();
  if (found || !isRoot || !existsSync('/usr/bin/apt-get')) return found;
  console.error('No PostgreSQL found; installing it for the tests of the server ...');
  for (let i = 1; i <= 3; i++) {
    noOther();
    if (attempt('apt-get', ['update']) && install('postgresql')) break;
    if (i < 3) pause(5 * i);
  }
  return findPostgres();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const found = ensurePostgres();
  console.log(found ?? 'There is no PostgreSQL here, and it cannot be installed.');
  process.exit(found ? 0 : 1);
}
