import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LAND, NATIONS, SEAS } from '@bretwalda/engine/data';
import { LANGUAGES } from '@bretwalda/text';
import { describe, expect, it } from 'vitest';

const project = new URL('../../..', import.meta.url);
const letters = readFileSync(new URL('tools/fonts/letters.txt', project), 'utf8');
const made = readFileSync(new URL('packages/web/src/style/fonts/letters.sha256', project), 'utf8');

describe('the title fonts', () => {
  it.each(LANGUAGES)('have the letters of all nations and areas in $name', async (language) => {
    const { names } = await language.all();
    const all = [
      ...NATIONS.map(({ id }) => names.nations(id)),
      ...[...LAND, ...SEAS].map(({ id }) => names.areas(id)),
    ];
    expect([...all.join('')].filter((letter) => !letters.includes(letter))).toEqual([]);
  });

  it('were cut to these letters: if not, run tools/fonts/cut.sh', () => {
    expect(made.trim()).toBe(createHash('sha256').update(letters).digest('hex'));
  });
});
