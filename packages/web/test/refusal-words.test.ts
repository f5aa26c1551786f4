import { parseSave } from '@bretwalda/engine';
import { ERROR_CODES, RefusedError } from '@bretwalda/protocol';
import { LANGUAGES } from '@bretwalda/text';
import { describe, expect, it } from 'vitest';
import { refusalWords } from '../src/online/refusal-words.ts';

const words = await Promise.all(LANGUAGES.map(async ({ id, all }) => [id, await all()] as const));
const refused = (...refusal: ConstructorParameters<typeof RefusedError>) => new RefusedError(...refusal);

describe.each(words)('what the server refuses, in %s', (_, t) => {
  it.each(ERROR_CODES)('%s is said in a sentence of its own', (code) => {
    const said = refusalWords(t, refused({ code }));
    expect(said).toMatch(/^\p{Lu}.*\.$|^\p{Lu}.*: $/su);
    const others = ERROR_CODES.filter(
      (other) => other !== code && refusalWords(t, refused({ code: other })) === said,
    );
    expect(others.filter((other) => !(code.startsWith('no-such-') && other.startsWith('no-such-')))).toEqual(
      [],
    );
  });

  it('names what goes with it', () => {
    const { codes, reasons, noAnswer } = t.online.refusals;
    const wait = (ms: number) =>
      refusalWords(t, refused({ code: 'too-many-requests', details: { wait: ms } }));
    expect(wait(1200)).toBe(codes['too-many-requests']({ wait: 2 }));
    expect(wait(600_000)).toContain('10 minut');
    expect(refusalWords(t, refused({ code: 'server-error', request: 'abc-1' }))).toContain('abc-1');
    const muted = { reason: 'Insults', until: '2026-03-04T10:00:00Z' };
    expect(refusalWords(t, refused({ code: 'muted', details: muted }))).toMatch(/2026.*Insults/s);
    expect(refusalWords(t, refused({ code: 'not-allowed', details: { why: 'no-post' } }))).toBe(
      reasons['no-post'],
    );
    expect(refusalWords(t, refused({ code: 'not-allowed', details: { reason: 'not-over' } }))).toBe(
      reasons['not-over'],
    );
    expect(refusalWords(t, refused({ code: 'not-allowed', details: { reason: 'toString' } }))).toBe(
      codes['not-allowed'],
    );
    expect(refusalWords(t, new TypeError('Failed to fetch'))).toBe(noAnswer);
  });

  it('lets the engine say what it refuses', () => {
    const save = parseSave('nothing');
    if (save.ok) throw new Error('This is no saved game.');
    const { violation } = save;
    expect(refusalWords(t, refused({ code: 'bad-request', details: { violation } }))).toBe(
      t.refusals(violation).text,
    );
  });
});
