import { BOT_NAMES } from '@bretwalda/ai';
import { describe, expect, it } from 'vitest';
import { run } from './support.ts';

const NAMES = BOT_NAMES.join(', ');

describe('the tool', () => {
  it('explains itself and every command', async () => {
    const { code, out } = await run(['--help']);
    expect(code).toBe(0);
    for (const command of ['play', 'sim', 'duel', 'mixed', 'show', 'replay']) {
      expect(out).toContain(command);
      const help = await run([command, '--help']);
      expect(help.code).toBe(0);
      expect(help.out).toContain(`Usage: npm run ${command} -- `);
    }
  });

  it('names only commands that somebody types', async () => {
    const texts = [
      ...(await Promise.all([['--help'], ['play', '--help'], ['mixed', '--help']].map((a) => run(a)))),
      ...(await Promise.all([['fight'], [], ['sim', '--fast'], ['show']].map((a) => run(a)))),
    ].map(({ out, err }) => out + err);
    for (const text of texts) {
      expect(text).toContain('npm run ');
      expect(text).not.toMatch(/bretwalda [a-zA-Z]|dist\/|node /);
    }
    const { code, err } = await run(['replay', '--at', 'x']);
    expect(code).toBe(2);
    expect(err).toMatch(/; see "npm run replay -- --help"\.\n$/);
  });

  it.each([
    ['sim', ['games', 'seed', 'workers']],
    ['duel', ['games', 'seed', 'workers']],
    ['mixed', ['games', 'seed', 'workers']],
    ['play', ['seed']],
    ['show', ['at']],
    ['replay', ['at']],
  ])('says of a number below zero how small it may be: %s', async (command, options) => {
    const words = { duel: ['--a', 'random', '--b', 'random'], show: ['-'], replay: ['-'] };
    for (const option of options)
      for (const number of ['-1', '-2.5']) {
        const args = [command, ...(words[command as 'duel'] ?? []), `--${option}`, number];
        const { code, err } = await run(args, ['standard-4 round 1']);
        expect(code).toBe(2);
        const least = option === 'games' ? 1 : 0;
        expect(err).toContain(`--${option} is '${number}', expected a whole number from ${least} to `);
      }
  });

  it.each([
    [['fight'], "There is no command 'fight'"],
    [[], 'A command is missing'],
    [['sim', '--fast'], "unknown option '--fast'"],
    [['sim', '--games'], '--games needs a value'],
    [['sim', '--games', '--seed', '3'], '--games needs a value'],
    [['play', '--bots', '-1'], "--bots is '-1', expected a whole number from 1 to 4"],
    [['sim', '--games', '0'], 'a whole number from 1'],
    [['sim', '--scenario', 'huge'], 'expected one of standard-4'],
    [['sim', '--bot', 'genius'], `expected one of ${NAMES}`],
    [['sim', 'twice'], "unexpected word 'twice'"],
    [['sim', '--bot', 'random,random'], '2 names, but there are 4 players'],
    [['sim', '--workers', 'many'], 'a whole number from 0'],
    [['sim', '--json', 'x', 'y'], "unexpected word 'y'"],
    [['duel', '--a', 'random'], `--b is missing, expected one of ${NAMES}`],
    [['duel', '--a', 'random', '--b', 'genius'], `--b is 'genius', expected one of ${NAMES}`],
    [['duel', '--a', 'random', '--b', 'random', '--arrangement', 'odd'], 'one of both, single, reverse'],
    [['mixed', '--bots', 'genius'], `expected one of ${NAMES}`],
    [['mixed', '--scenario', 'short-3', '--bots', 'random,random'], 'there are 3 players'],
    [['show'], 'the name of a file is missing'],
    [['show', '-', '--at', '3'], '--at is for saved games only'],
    [['play', '--sides', 'mine'], 'expected one of fixed'],
    [['play', '--bots', '5'], 'from 1 to 4'],
    [['play', '--bots', '2=genius'], `expected one of ${NAMES}`],
    [['play', '--bots', 'genius'], `expected one of ${NAMES}`],
    [
      ['play', '--load', 'x', '--scenario', 'short-3'],
      '--load uses the scenario, the rules and the sides of the saved game',
    ],
  ])('answers a wrong call with one line: %j', async (args, message) => {
    const { code, out, err } = await run(args, ['standard-4 round 1']);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(message);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it('says when a file is not there', async () => {
    const { code, err } = await run(['show', 'no-such-file']);
    expect(code).toBe(1);
    expect(err).toBe('no-such-file cannot be read: there is no such file or folder.\n');
  });
});
