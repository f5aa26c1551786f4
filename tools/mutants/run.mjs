import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { option, root } from '../../scripts/tools.mjs';
import { drawLines } from './sample.mjs';

// Puts small errors into the code, one at a time, and counts how many the tests notice.
//   npm run mutants                                  all packages, about an hour on two quiet cores
//   npm run mutants -- --only engine --lines 40 --seed 7

const here = join(root, 'tools', 'mutants');
if (!existsSync(join(here, 'node_modules')))
  spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: here,
    stdio: 'inherit',
  });

/** The parts that are measured, how many lines are drawn of each, and the share of errors that must be noticed. */
const PARTS = [
  { name: 'engine', folders: ['packages/engine/src'], skip: /\/(data|index)/, lines: 120, goal: 95 },
  { name: 'ai', folders: ['packages/ai/src'], skip: /\/(index|node|web)/, lines: 60, goal: 85 },
  {
    name: 'web',
    folders: ['packages/web/src/session', 'packages/web/src/storage', 'packages/web/src/facts'],
    skip: /\/(index|bot-worker|bots|context)\./,
    lines: 80,
    goal: 90,
  },
];

const files = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((name) => `${folder}/${name}`)
    .filter((name) => /\.tsx?$/.test(name))
    .sort();

const seed = Number(option('seed', '16'));
const only = option('only', PARTS.map(({ name }) => name).join(',')).split(',');

process.chdir(root);
const require = createRequire(join(here, 'run.mjs'));
const { Stryker } = await import(pathToFileURL(require.resolve('@stryker-mutator/core')).href);

async function measure({ name, folders, skip, lines, goal }) {
  const all = folders.flatMap(files).filter((file) => !skip.test(file));
  const mutate = drawLines(all, Number(option('lines', lines)), seed);
  const began = Date.now();
  process.env.BRETWALDA_MUTANTS = name;
  const results = await new Stryker({
    mutate,
    testRunner: 'vitest',
    plugins: [require.resolve('@stryker-mutator/vitest-runner')],
    vitest: { configFile: 'tools/mutants/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: Number(option('threads', '2')),
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 30,
    reporters: option('progress', '') === '' ? [] : ['progress-append-only'],
    tempDirName: 'tools/mutants/.tmp',
    ignorePatterns: ['dist', 'failures', 'docs/screenshots', 'packages/web/test-results'],
    disableTypeChecks: false,
    checkers: [],
    allowEmpty: true,
    logLevel: option('log', 'error'),
  }).runMutationTest();
  const judged = results.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError');
  const caught = judged.filter(
    ({ status }) => status === 'Killed' || status === 'Timeout' || status === 'RuntimeError',
  );
  const missed = judged.filter((mutant) => !caught.includes(mutant));
  return {
    name,
    goal,
    lines: mutate.length,
    errors: judged.length,
    caught: caught.length,
    missed,
    ms: Date.now() - began,
  };
}

const where = ({ fileName, location, mutatorName, replacement, status }) =>
  `${fileName.replace(/^.*packages\//, 'packages/')}:${location.start.line} ${mutatorName} -> ${String(replacement).replace(/\s+/g, ' ').slice(0, 80)} (${status})`;

mkdirSync(join(here, 'reports'), { recursive: true });
for (const part of PARTS.filter(({ name }) => only.includes(name))) {
  const result = await measure(part);
  const share = (100 * result.caught) / Math.max(1, result.errors);
  console.log(
    `${result.name}: ${result.caught} of ${result.errors} errors noticed, ${share.toFixed(1)} % (goal ${result.goal} %); ` +
      `${result.lines} lines drawn with seed ${seed}, ${Math.round(result.ms / 60_000)} minutes`,
  );
  for (const mutant of result.missed) console.log(`  missed ${where(mutant)}`);
  writeFileSync(join(here, 'reports', `${result.name}.json`), `${JSON.stringify(result, null, 2)}\n`);
}
