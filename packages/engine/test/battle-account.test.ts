import { describe, expect, it } from 'vitest';
import type { NationId } from '../src/data/nations.ts';
import { nationOf } from '../src/model/ids.ts';
import { burhQuestion, type Casualties, type Force, reachOf } from '../src/query/battle.ts';
import { diceAccount } from '../src/query/battle-account.ts';

const force = (nation: NationId, units: Partial<Casualties>): Force => ({
  nation: nationOf(nation),
  strong: nation === 'romans',
  infantry: 0,
  cavalry: 0,
  fort: 0,
  burh: 0,
  ...units,
});

/** What the infantry of the Danes does to a foe who loses the toll. */
function danesAgainst(foe: Force, infantry: readonly number[], toll: Partial<Casualties>) {
  const own = { ...force('danes', { infantry: infantry.length }), led: false };
  const rolls = { infantry, cavalry: [], fort: [], burh: [] };
  const dice = diceAccount(own, foe, rolls, false, { infantry: 0, cavalry: 0, fort: 0, burh: 0, ...toll });
  return {
    needed: [...new Set(dice.map((die) => die.needed))],
    hits: dice.map((die) => die.hit),
    felled: dice.map((die) => die.felled),
  };
}

describe('The dice of a battle one by one', () => {
  it('CAS-2: a six takes the cavalry, a five the infantry', () => {
    const foe = force('normans', { infantry: 1, cavalry: 1 });
    expect(danesAgainst(foe, [5, 2, 6], { infantry: 1, cavalry: 1 })).toEqual({
      needed: [5],
      hits: [true, false, true],
      felled: ['infantry', null, 'cavalry'],
    });
  });

  it('CAS-2: lower hits take the infantry first, sixes only what is left of it', () => {
    const foe = force('welsh', { infantry: 2 });
    expect(danesAgainst(foe, [6, 5, 6], { infantry: 2 }).felled).toEqual(['infantry', 'infantry', null]);
    expect(danesAgainst(foe, [6, 5, 5], { infantry: 2 }).felled).toEqual([null, 'infantry', 'infantry']);
  });

  it('GEN-3: against cavalry alone only a six is a hit', () => {
    expect(danesAgainst(force('normans', { cavalry: 2 }), [5, 6], { cavalry: 1 })).toEqual({
      needed: [6],
      hits: [false, true],
      felled: [null, 'cavalry'],
    });
  });

  it('CAS-3: a five takes a fort once sixes take the last of its Romans', () => {
    const foe = force('romans', { infantry: 1, fort: 1 });
    expect(danesAgainst(foe, [5, 6], { infantry: 1, fort: 1 })).toEqual({
      needed: [5],
      hits: [true, true],
      felled: ['fort', 'infantry'],
    });
    expect(danesAgainst(foe, [5, 5], {})).toEqual({
      needed: [6],
      hits: [false, false],
      felled: [null, null],
    });
    expect(danesAgainst(foe, [6, 6], { infantry: 1, fort: 1 }).felled).toEqual(['infantry', 'fort']);
    const empty = force('romans', { fort: 1 });
    expect(danesAgainst(empty, [5], { fort: 1 })).toEqual({ needed: [5], hits: [true], felled: ['fort'] });
  });

  it('CAS-8: a burh falls to a five like an army', () => {
    const alone = force('saxons', { burh: 1 });
    expect(danesAgainst(alone, [5], { burh: 1 })).toEqual({ needed: [5], hits: [true], felled: ['burh'] });
    const both = force('saxons', { infantry: 1, burh: 1 });
    expect(danesAgainst(both, [6, 5], { infantry: 1, burh: 1 }).felled).toEqual(['burh', 'infantry']);
  });
});

describe('What a die reaches, and who has to choose', () => {
  it.each([
    [6, false, true, 'high'],
    [5, false, false, 'low'],
    [5, false, true, 'none'],
    [4, false, false, 'none'],
    [4, true, false, 'low'],
    [3, true, false, 'none'],
  ] as const)('BAT-6 BAT-7: %i (strong: %s, sheltered: %s): %s', (value, strong, shelter, reach) => {
    expect(reachOf(value, strong, shelter)).toBe(reach);
  });

  it.each([
    [{ infantry: 2, burh: 1 }, { high: 1, low: 1 }, false, 'choose'],
    [{ infantry: 2, burh: 1 }, { high: 1, low: 1 }, true, 'falls'],
    [{ infantry: 2, burh: 1 }, { high: 2, low: 1 }, false, 'falls'],
    [{ infantry: 2, burh: 1 }, { high: 0, low: 0 }, true, 'none'],
    [{ infantry: 2, burh: 0 }, { high: 1, low: 1 }, true, 'none'],
  ] as const)('CAS-8: %o struck by %o, the burh first: %s: %s', (units, hits, first, question) => {
    expect(burhQuestion(force('saxons', units), hits, first)).toBe(question);
  });
});
