import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Small helpers for the npm scripts. They use nothing but Node, so they run on a fresh clone. */

export const root = fileURLToPath(new URL('..', import.meta.url));

const windows = process.platform === 'win32';

/** Runs a program in the project's root and ends with its exit code if it fails. */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
    env: { ...process.env, ...env },
  });
  if (error) console.error(`${command} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs the dependencies if they are missing or older than the lock file. */
export function install() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node 20.19 or later is needed; this is ${process.version}.`);
    process.exit(1);
  }
  const done = `${root}node_modules/.package-lock.json`;
  const lock = `${root}package-lock.json`;
  if (existsSync(done) && statSync(done).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('Installing dependencies ...');
  // Not `npm ci`, which would throw away what is already installed whenever the lock file is newer.
  run('npm', ['install', '--no-audit', '--no-fund']);
}

const bin = (name) => `${root}node_modules/.bin/${name}`;

export const tool = (name, args, env) => run(bin(name), args, env);

/** Compiles all packages; unchanged ones are skipped. */
export function build() {
  install();
  tool('tsc', [
    '-b',
    'packages/engine',
    'packages/ai',
    'packages/text',
    'packages/table',
    'packages/protocol',
    'packages/server',
    'packages/cli',
    'packages/bench',
  ]);
}

/** Compiles the packages, their tests and the page, and looks whether all is tidy. */
export function buildAndLint() {
  build();
  tool('tsc', ['-p', 'tsconfig.test.json']);
  tool('tsc', ['-p', 'packages/web']);
  tool('biome', ['ci', '--error-on-warnings', '.']);
}

/** Builds the page that the browser loads. */
export function buildWeb() {
  install();
  run(process.execPath, [
    `${root}node_modules/vite/bin/vite.js`,
    'build',
    'packages/web',
    '--logLevel',
    'warn',
  ]);
}

/** The value after an option such as --games, or a fallback. */
export function option(name, fallback) {
  const at = process.argv.indexOf(`--${name}`);
  return at >= 0 ? process.argv[at + 1] : fallback;
}

/** The whole number after an option, or a fallback; the script ends with a line that says what it may be. */
export function numberOption(name, least, fallback) {
  const text = option(name, fallback === undefined ? undefined : `${fallback}`);
  if (text === undefined && !process.argv.includes(`--${name}`)) return undefined;
  const value = Number(text);
  if (/^\d+$/.test(text ?? '') && Number.isSafeInteger(value) && value >= least) return value;
  console.error(`--${name} is '${text ?? ''}', expected a whole number, ${least} or more.`);
  process.exit(2);
}
