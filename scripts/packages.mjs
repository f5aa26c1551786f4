import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build, root, run } from './tools.mjs';

// Packs the packages as they would be published and checks the tarballs: every file that package.json promises is there,
// the types match the code for everyone who imports it, and the example of each README runs.
//   npm run packages

const PACKAGES = ['engine', 'ai', 'text'];

build();
const temp = mkdtempSync(join(tmpdir(), 'bretwalda-packages-'));
const problems = [];
try {
  for (const name of PACKAGES) {
    const tarball = pack(name);
    problems.push(...(await promises(name, tarball)), ...(await types(name, tarball)));
  }
  for (const name of PACKAGES) problems.push(...example(name));
} finally {
  rmSync(temp, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`Packages: ${PACKAGES.join(', ')} can be published.`);

/** Packs a package and unpacks it where Node finds it. */
function pack(name) {
  run('npm', ['pack', '--silent', '--pack-destination', temp, '--workspace', `packages/${name}`]);
  const { version } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  const file = join(temp, `bretwalda-${name}-${version}.tgz`);
  const folder = join(temp, 'node_modules', '@bretwalda', name);
  mkdirSync(folder, { recursive: true });
  run('tar', ['-xzf', file, '-C', folder, '--strip-components', '1']);
  return readFileSync(file);
}

async function promises(name, tarball) {
  const { messages, pkg } = await publint({ pack: { tarball: toArrayBuffer(tarball) }, strict: true });
  return messages.map((message) => `${name}: ${formatMessage(message, pkg)}`);
}

/** All packages are ES modules: CommonJS code reaches them by a dynamic import, and resolution of Node 10 is not promised. */
async function types(name, tarball) {
  const { types: found, problems: all } = await checkPackage(
    createPackageFromTarballData(new Uint8Array(tarball)),
  );
  if (!found) return [`${name}: the tarball has no types.`];
  return all
    .filter(({ kind, resolutionKind }) => kind !== 'CJSResolvesToESM' && resolutionKind !== 'node10')
    .map((problem) => `${name}: ${JSON.stringify(problem)}`);
}

/** The first example of the README, run against the unpacked tarballs. */
function example(name) {
  const readme = readFileSync(join(temp, 'node_modules', '@bretwalda', name, 'README.md'), 'utf8');
  const [, code] = /```ts\n([\s\S]*?)```/.exec(readme) ?? [];
  if (!code) return [`${name}: the README has no example.`];
  const file = join(temp, `${name}.mjs`);
  writeFileSync(file, code);
  const { status, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8', timeout: 120_000 });
  return status === 0 ? [] : [`${name}: the example of the README fails.\n${stderr}`];
}

function toArrayBuffer(buffer) {
  return buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + buffer.byteLength);
}
