import { type Action, apply, legalActions, type Position, present, seededDice } from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import { purchasesAhead, purchasesNow } from '../src/facts/purchase.ts';
import { DecisionPanel } from '../src/panels/decide/DecisionPanel.tsx';
import { at } from './at-position.ts';
import { sessionAt, wordsOf } from './on-screen.tsx';

const saxons = (infantry: number) => ({ units: [{ nation: 'saxons' as const, infantry }] });

/** Five clear areas bring 10 points, 3 are kept: thirteen to spend, and three burhs to build (8 - 5). */
const ROUND_12: Position = {
  round: 12,
  nation: 'saxons',
  step: 'turn-start',
  areas: { kent: saxons(2), sussex: saxons(1), wessex: saxons(2), essex: saxons(1), suffolk: saxons(1) },
  markers: { saxons: 3 },
};

const begun = (position: Position) => present(sessionAt(position, 2).game);

describe('what points buy (UI-63)', () => {
  it('BURH-1, BURH-2: burhs and armies, with their prices and how many are left', () => {
    expect(purchasesNow(begun(ROUND_12))).toEqual({
      points: 13,
      goods: [
        { unit: 'burh', cost: 2, supply: 3, affordable: 3 },
        { unit: 'army', cost: 6, supply: 13, affordable: 2 },
      ],
    });
  });

  it('counts down with each burh, as the engine does, until none is left', () => {
    let state = begun(ROUND_12);
    const left: number[] = [];
    while (state.pending?.kind === 'burhs') {
      left.push(purchasesNow(state)?.goods[0]?.supply ?? -1);
      const burh = legalActions(state).find((a) => a.type === 'burh') as Action;
      state = apply(state, burh, seededDice(1)).state;
    }
    expect(left).toEqual([3, 2, 1]);
    expect(state.pending).toMatchObject({ kind: 'place', left: 1 }); // 7 points are left for armies
    expect(purchasesNow(state)).toEqual({
      points: null,
      goods: [{ unit: 'army', cost: 6, supply: 10, affordable: 1 }],
    });
  });

  it('is nothing where nothing is bought: other armies, other questions, the end of the game', () => {
    const state = begun({ ...ROUND_12, round: 14 });
    const { pending } = state;
    if (pending?.kind !== 'place') throw new Error('no army to place');
    expect(purchasesNow(state)).toBeDefined();
    expect(purchasesNow({ ...state, pending: { ...pending, why: 'king' } })).toBeUndefined();
    expect(purchasesNow(at({ ...ROUND_12, step: 'movement' }))).toBeUndefined();
    expect(purchasesNow({ ...state, step: 'over', pending: null })).toBeUndefined();
  });

  it('looks ahead to the next growth, with burhs only where they can be built', () => {
    const ahead = (round: number, nation: 'welsh' | 'normans') =>
      purchasesAhead(at({ ...ROUND_12, round, nation, step: 'movement' }), 'saxons');
    expect(ahead(12, 'welsh')?.goods.map(({ unit }) => unit)).toEqual(['burh', 'army']);
    expect(ahead(11, 'normans')?.goods.map(({ unit }) => unit)).toEqual(['burh', 'army']);
    expect(ahead(13, 'normans')?.goods.map(({ unit }) => unit)).toEqual(['army']);
    expect(ahead(16, 'normans')).toBeUndefined();
    expect(purchasesAhead(at(ROUND_12), 'romans')).toBeUndefined();
  });

  it('is shown where it is decided, and says what is too dear', () => {
    const words = wordsOf(<DecisionPanel />, sessionAt(ROUND_12, 2));
    expect(words).toContain('13 points to spend');
    expect(words).toContain('Burh 2 points, 3 left enough for 3');
    expect(words).toContain('Army 6 points, 13 left enough for 2');
    const poor = { ...ROUND_12, markers: { saxons: 0 }, areas: { kent: saxons(2), sussex: saxons(1) } };
    expect(wordsOf(<DecisionPanel />, sessionAt(poor, 2))).toContain('17 left 2 points short');
  });
});
