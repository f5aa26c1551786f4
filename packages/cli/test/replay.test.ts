import { describe, expect, it } from 'vitest';
import { file, gameWithBallot, oldGame, run, savedGame } from './support.ts';

const whole = savedGame({ scenario: 'two-early' }, 11);
const short = savedGame({ scenario: 'two-early' }, 11, (_, entries) => entries === 20);
const entries = whole.trimEnd().split('\n').length - 3;

describe('replay', () => {
  it('checks a whole game and sums it up', async () => {
    const { code, out } = await run(['replay', file('whole.game', whole)]);
    expect(code).toBe(0);
    expect(out).toContain('(two-early)');
    expect(out).toContain(`Entries   ${entries}, all legal`);
    expect(out).toMatch(/^Rolls +\d+$/m);
    expect(out).toMatch(/^Player 1 \(group 1\) +-?\d+ {2}Romans \d+/m);
    expect(out).toMatch(/^Won by Player \d/m);
  });

  it('opens games of older rules, and ends them as they ended', async () => {
    const { code, out } = await run(['replay', file('old.game', oldGame('standard-4'))]);
    expect(code).toBe(0);
    expect(out).toMatch(/^Player 2 \([a-z]+\) +142 /m);
    expect(out).toMatch(/^Won by Player 2/m);
  });

  it('prints a log of entries and events', async () => {
    const { out } = await run(['replay', file('log.game', short), '--events', '--at', '12']);
    expect(out).toMatch(/^1\. Player 1: \w+/m);
    expect(out).toMatch(/^12\. Player \d: /m);
    expect(out).not.toMatch(/^13\. /m);
    expect(out).toMatch(/^ {4}The Romans move \d+ arm(y|ies) from the English Channel/m);
    expect(out).toContain('After 12 entries:');
  });

  it('keeps votes of a ballot that is still open secret', async () => {
    const path = file('open-ballot.game', gameWithBallot());
    await run(['play', '--load', path, '--save', path], ['1']);
    const { out } = await run(['replay', path, '--events']);
    expect(out).toMatch(/^\d+\. Player \d: vote of the .*, secret$/m);
    expect(out).toContain(' have voted.');
    expect(out).not.toMatch(/: vote [a-z-]+ [a-z-]+$/m);
  });

  it.each([
    ['changed', short.replace('move 1', 'move 2'), 'changed or damaged'],
    ['cut', short.slice(0, short.length / 2), 'the end of the file is missing'],
    ['of another version', short.replace('bretwalda 1', 'bretwalda 9'), 'another version'],
    ['something else', 'Dear diary,\n', 'not a saved game'],
  ])('refuses a file that is %s', async (_, text, reason) => {
    const { code, out, err } = await run(['replay', file('bad.game', text)]);
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toContain(reason);
  });

  it('shows what would command the terminal, and does not do it', async () => {
    const evil = short.replace(/^\d move .*$/m, '0 move \x1b[2J kent');
    const { err } = await run(['replay', file('evil.game', signed(evil))]);
    expect(err).toContain('"0 move \\u001b[2J kent" cannot be read');
    expect(err).not.toContain('\x1b');
  });
});

/** The text with the sum in its last line that belongs to it. */
function signed(text: string): string {
  const body = text.slice(0, text.lastIndexOf('end '));
  let hash = 0x811c9dc5;
  for (let i = 0; i < body.length; i++) hash = Math.imul(hash ^ body.charCodeAt(i), 0x01000193);
  return `${body}end ${body.split('\n').length - 3} ${(hash >>> 0).toString(16).padStart(8, '0')}\n`;
}
