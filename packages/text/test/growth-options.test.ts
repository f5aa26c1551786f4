import { newGame } from '@bretwalda/engine';
import { rulesWith } from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { en } from '../src/en/index.ts';
import { it as italian } from '../src/it/index.ts';

/** Sentences that say something else under the options of growth. */

const RULES = rulesWith('second-edition', []);
const TWO_LEAVE = rulesWith('second-edition', ['two-legions-leave']);

describe.each([
  ['en', en, '12 armies stay', '2 armies home'],
  ['it', italian, '12', '2 armate'],
] as const)('in %s', (_, t, stay, leave) => {
  it('DIG-36: legions that leave are told by their number', () => {
    expect(t.decisions.why('reduction', RULES)).toContain(stay);
    expect(t.decisions.why('reduction', TWO_LEAVE)).toContain(leave);
    const advice = (variants: readonly string[]) =>
      t.cards.advice(newGame({ scenario: 'standard-4', options: { variants } }), 'romans').join(' ');
    expect(advice(['two-legions-leave'])).not.toBe(advice([]));
  });

  it('DIG-40: cavalry that was bought is told apart from infantry', () => {
    const grown = (cavalry: number) =>
      t.log(
        {
          type: 'population',
          nation: 'normans',
          areas: ['kent'],
          full: 18,
          carried: 0,
          fromAreas: 18,
          halved: false,
          burhs: 0,
          ...(cavalry > 0 && { cavalry }),
          armies: 1,
          marker: 0,
          lost: 0,
        },
        () => '',
        RULES,
      )?.text ?? '';
    expect(grown(0)).toContain(t.names.units.army(1));
    expect(grown(1)).toContain(t.names.units.cavalry(1));
    expect(grown(1)).toContain(t.names.units.infantry(1));
  });

  it('DIG-41: a card names all leaders together, or all but those that it pays for anyway', () => {
    const words = t.windows.nation;
    expect(words.targets([{ kind: 'any-leader' }])).toMatch(/enemy leader|comandante nemico/);
    expect(words.targets([{ kind: 'other-leader' }])).toMatch(/other leader|altro comandante/);
  });
});
