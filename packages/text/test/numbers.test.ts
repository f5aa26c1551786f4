import { describe, expect, it } from 'vitest';
import * as english from '../src/en/grammar.ts';
import * as italian from '../src/it/grammar.ts';
import { pluralsOf } from '../src/plurals.ts';

describe('numbers and lists', () => {
  it('follow the rules of a language', () => {
    const polish = pluralsOf<'one' | 'few' | 'many'>('pl');
    const armies = { one: 'armia', few: 'armie', many: 'armii', other: 'armii' };
    expect([1, 2, 5, 22].map((n) => polish(n, armies))).toEqual(['armia', 'armie', 'armii', 'armie']);
    const million = 1_000_000; // has a form of its own in Italian, but only before "di"
    expect(italian.count(million, 'punto', 'punti')).toBe(`${million} punti`);
  });

  it('in English', () => {
    expect([0, 1, 2].map((n) => english.count(n, 'army', 'armies'))).toEqual([
      '0 armies',
      '1 army',
      '2 armies',
    ]);
    expect(english.list([])).toBe('none');
    expect(english.list(['Kent'])).toBe('Kent');
    expect(english.list(['Kent', 'Essex'])).toBe('Kent and Essex');
    expect(english.list(['Kent', 'Essex', 'York'], true)).toBe('Kent, Essex or York');
  });

  it('in Italian, where "e" becomes "ed" before an e', () => {
    expect([0, 1, 2].map((n) => italian.plural(n, 'cade', 'cadono'))).toEqual(['cadono', 'cade', 'cadono']);
    expect(italian.list([])).toBe('nessuna');
    expect(italian.list(['Kent', 'York'])).toBe('Kent e York');
    expect(italian.list(['Kent', 'York', 'Essex'])).toBe('Kent, York ed Essex');
    expect(italian.list(['Kent', 'Essex'], true)).toBe('Kent o Essex');
  });
});
