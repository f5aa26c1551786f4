import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './tools.mjs';

/** Finds a Chromium for the browser tests, or installs one. Uses nothing but Node. */

const windows = process.platform === 'win32';
const isRoot = process.getuid?.() === 0;

/** Quiet and alone: no updates, no reports. The sandbox needs a user other than root. */
export const browserArguments = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

function onPath() {
  const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const ending = windows ? '.exe' : '';
  return NAMES.flatMap((name) => folders.filter(Boolean).map((folder) => join(folder, name + ending)));
}

function usualPlaces() {
  if (process.platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
    return ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
      apps.map((app) => join(folder, `${app}.app`, 'Contents', 'MacOS', app)),
    );
  }
  if (!windows) return [];
  const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) => process.env[name]);
  const programs = ['Google\\Chrome', 'Chromium', 'Microsoft\\Edge'];
  const exe = (program) => (program.endsWith('Edge') ? 'msedge.exe' : 'chrome.exe');
  return folders
    .filter(Boolean)
    .flatMap((folder) => programs.map((program) => join(folder, program, 'Application', exe(program))));
}

/** Where Playwright puts its own browsers. */
function playwrightFolder() {
  const { PLAYWRIGHT_BROWSERS_PATH: set, LOCALAPPDATA: local } = process.env;
  if (set && set !== '0') return set;
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'ms-playwright');
  return windows ? join(local ?? homedir(), 'ms-playwright') : join(homedir(), '.cache', 'ms-playwright');
}

function ofPlaywright() {
  const folder = playwrightFolder();
  if (!existsSync(folder)) return [];
  const inside = [
    'chrome-linux64/chrome',
    'chrome-linux/chrome',
    'chrome-win64/chrome.exe',
    'chrome-win/chrome.exe',
  ];
  for (const system of ['chrome-mac-arm64', 'chrome-mac-x64', 'chrome-mac']) {
    inside.push(`${system}/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing`);
    inside.push(`${system}/Chromium.app/Contents/MacOS/Chromium`);
  }
  const newest = readdirSync(folder)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)));
  return newest.flatMap((name) => inside.map((path) => join(folder, name, path)));
}

/** The path of a Chromium on this machine, or undefined. BRETWALDA_CHROMIUM names one outright. */
export function findBrowser() {
  const named = process.env.BRETWALDA_CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`BRETWALDA_CHROMIUM names ${named}, but there is no such file.`);
  }
  return [...onPath(), ...usualPlaces(), ...ofPlaywright()].find((path) => existsSync(path));
}

/** Runs a program with its words on stderr, because stdout is for the path. */
function attempt(command, args) {
  const stdio = ['ignore', process.stderr, process.stderr];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { cwd: root, stdio, shell: windows, env }).status === 0;
}

const pause = (seconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, seconds * 1000);

/** Mirrors and connections of fresh machines fail now and then. */
function retry(times, action) {
  for (let i = 1; i <= times; i++) {
    if (action()) return true;
    if (i < times) pause(5 * i);
  }
  return false;
}

function installFromSystem() {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false;
  const packages = ['install', '-y', '--no-install-recommends', 'chromium'];
  return retry(3, () => attempt('apt-get', ['update']) && attempt('apt-get', packages));
}

const installFromPlaywright = () => retry(2, () => attempt('npx', ['playwright', 'install', 'chromium']));

/** The path of a Chromium; installs one if there is none. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  console.error('No Chromium found; installing one for the browser tests ...');
  for (const install of [installFromSystem, installFromPlaywright]) {
    const path = install() && findBrowser();
    if (path) return path;
  }
  throw new Error(
    'No Chromium found, and none could be installed. Install Chromium or Chrome, or set BRETWALDA_CHROMIUM to its path.',
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log(ensureBrowser());
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
