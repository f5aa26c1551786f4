import { NATION_COUNT } from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { randomBot } from '../src/baseline/random.ts';
import { numbers, playGame, VALUE } from './support.ts';

describe('The future of all nations', () => {
  it('when the game is over nobody has a future', () => {
    const { state } = playGame({
      config: { scenario: 'two-vikings' },
      seed: 1,
      bots: numbers(2).map(() => randomBot()),
    });
    expect(state.step).toBe('over');
    expect([...VALUE.future(state)]).toEqual(new Array(NATION_COUNT).fill(0));
  });

  it('until then nobody’s future is below zero, or no number', () => {
    playGame({
      config: { scenario: 'short-3' },
      seed: 6,
      bots: numbers(3).map(() => randomBot()),
      watch(state) {
        for (const points of VALUE.future(state)) expect(points).toBeGreaterThanOrEqual(0);
      },
    });
  });
});
