import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const script = (name: string) => fileURLToPath(new URL(`../../../scripts/${name}.mjs`, import.meta.url));

it.each([
  ['fuzz', 'games', '-1', 1],
  ['fuzz', 'games', '0', 1],
  ['fuzz', 'seed', 'x', 0],
  ['fuzz', 'first', '1.5', 0],
  ['web-measure', 'times', '-1', 1],
])('a script says of a wrong number what it may be: %s --%s %s', (name, option, number, least) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script(name), `--${option}`, number], {
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toBe(`--${option} is '${number}', expected a whole number, ${least} or more.\n`);
});
