import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, numberOption, option, root } from '../../scripts/tools.mjs';
import { harmlessOnes, staleEntries } from './harmless.mjs';
import { marked } from './mark.mjs';
import { drawLines } from './sample.mjs';
import { isCaught } from './verdict.mjs';

// Puts small errors into the code, one at a time, and counts how many of them the tests catch. docs/testing.md says more.
//   npm run mutants                                  all packages, within an hour on two quiet cores
//   npm run mutants -- --only engine --lines 40 --seed 7 --threads 1 --progress yes

/**
 * The parts that are measured, how many lines are drawn of each, and the share of errors that must be caught. The tests
 * of a part are listed in `<name>.test.mjs`: a further package is an entry here and a file there.
 */
const PARTS = [
  {
    name: 'engine',
    folders: ['packages/engine/src'],
    skip: /\/(data(?!\/(choices|variants\/changes)\.)|index)/,
    lines: 120,
    goal: 95,
  },
  { name: 'ai', folders: ['packages/ai/src'], skip: /\/(index|node|web|weights|par)\b/, lines: 60, goal: 85 },
  { name: 'table', folders: ['packages/table/src'], skip: /\/(index|link)\./, lines: 60, goal: 90 },
  {
    name: 'web',
    folders: ['packages/web/src/session', 'packages/web/src/storage', 'packages/web/src/facts'],
    skip: /\/(index|bot-worker|bots|context|usual-points)\./,
    lines: 80,
    goal: 90,
  },
];

const seed = numberOption('seed', 0, 16);
const lineCount = numberOption('lines', 1);
const threads = numberOption('threads', 1, 2);
const names = PARTS.map(({ name }) => name);
const only = option('only', names.join(',')).split(',');
const unknown = only.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`--only is '${unknown}', expected some of ${names.join(',')}.`);
  process.exit(2);
}

const here = join(root, 'tools', 'mutants');
const temp = `tools/mutants/.tmp-${process.pid}`; // two runs at once do not meet
install();
if (!existsSync(join(here, 'node_modules', '.package-lock.json'))) {
  // The tool is no dependency of the game: it is installed where it is used. Without its peers, as Vitest is there.
  const args = ['ci', '--no-audit', '--no-fund', '--legacy-peer-deps'];
  const { status } = spawnSync('npm', args, {
    cwd: here,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

process.chdir(root);
for (const entry of staleEntries()) console.log(`harmless.json names a line that is gone: ${entry}`);
const require = createRequire(join(here, 'run.mjs'));
const { Stryker } = await import(pathToFileURL(require.resolve('@stryker-mutator/core')).href);

const filesOf = ({ folders, skip }) =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name}`))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.tsx?$/.test(name) && !skip.test(name))
    .sort();

/** Stryker works on a copy of the tree, so the tree itself stays as it is. */
const stryker = (mutate) =>
  new Stryker({
    mutate,
    testRunner: 'vitest',
    plugins: [require.resolve('@stryker-mutator/vitest-runner'), join(here, 'reporter.mjs')],
    vitest: { configFile: 'tools/mutants/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: threads,
    timeoutMS: 30_000,
    timeoutFactor: 2,
    dryRunTimeoutMinutes: 30,
    reporters: option('progress', '') === '' ? [] : ['missed'],
    tempDirName: temp,
    ignorePatterns: [
      'tools/mutants/.tmp*',
      'dist',
      'failures',
      'docs/screenshots',
      'packages/web/test-results',
    ],
    disableTypeChecks: false,
    checkers: [],
    allowEmpty: true,
    logLevel: option('log', 'error'),
  }).runMutationTest();

async function measure(part) {
  const mutate = drawLines(filesOf(part), lineCount ?? part.lines, seed);
  const sources = new Map(
    mutate.map((range) => range.split(':')[0]).map((file) => [file, readFileSync(file, 'utf8')]),
  );
  process.env.BRETWALDA_MUTANTS = part.name;
  const began = Date.now();
  const results = await stryker(mutate);
  const errors = results
    .filter(({ status }) => status !== 'Ignored' && status !== 'CompileError')
    .map((result) => ({ ...marked(result, sources), isCaught: isCaught(result) }));
  const caught = errors.filter((error) => error.isCaught);
  const rest = errors.filter((error) => !error.isCaught);
  const harmless = harmlessOnes(rest);
  const missed = rest.filter((error) => !harmless.includes(error));
  return {
    name: part.name,
    goal: part.goal,
    seed,
    lines: mutate.length,
    errors: errors.length,
    caught: caught.length,
    endless: caught.filter(({ status }) => status === 'Timeout').length,
    harmless,
    missed,
    wrongly: harmlessOnes(caught),
    share: (100 * caught.length) / Math.max(1, errors.length - harmless.length),
    minutes: Math.ceil((Date.now() - began) / 60_000),
  };
}

const line = ({ file, at, code, error, status }) => `${file}:${at}  ${code}  ->  ${error}  (${status})`;

function print({ name, goal, lines, errors, caught, endless, harmless, missed, wrongly, share, minutes }) {
  console.log(
    `${name}: ${share.toFixed(1)} % caught (goal ${goal} %): ${caught} of ${errors - harmless.length} errors, ` +
      `${endless} of them as the tests came to no end. ` +
      `${lines} lines drawn with seed ${seed}; ${errors} changes, ${harmless.length} of them harmless; ${minutes} minutes`,
  );
  for (const error of missed) console.log(`  missed    ${line(error)}`);
  for (const error of harmless) console.log(`  harmless  ${line(error)}`);
  for (const error of wrongly) console.log(`  not harmless, it was caught: ${line(error)}`);
}

mkdirSync(join(here, 'reports'), { recursive: true });
for (const part of PARTS.filter(({ name }) => only.includes(name))) {
  const result = await measure(part);
  print(result);
  if (result.share < result.goal) process.exitCode = 1;
  writeFileSync(join(here, 'reports', `${result.name}.json`), `${JSON.stringify(result, null, 2)}\n`);
}
rmSync(temp, { recursive: true, force: true });
