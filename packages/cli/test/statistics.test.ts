import { newGame } from '@bretwalda/engine';
import { AREA, FIRST_SEAT, NATION } from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { quantile, share, spread, timing, winOf } from '../src/statistics.ts';
import { shortened } from '../src/text.ts';
import { TurnClock } from '../src/turn-clock.ts';

describe('statistics', () => {
  it('computes mean and deviation', () => {
    expect(spread([2, 4, 6])).toEqual({ mean: 4, deviation: 2 });
    expect(spread([5])).toEqual({ mean: 5, deviation: 0 });
    expect(spread([])).toEqual({ mean: 0, deviation: 0 });
  });

  // Wilson intervals without correction for continuity.
  it.each([
    [10, 40, 0.14187, 0.40194],
    [50, 100, 0.40383, 0.59617],
    [0, 10, 0, 0.27753],
    [10, 10, 0.72247, 1],
    [81, 263, 0.25526, 0.36619],
  ])('bounds a share of %i in %i', (wins, games, low, high) => {
    const bounds = share(wins, games);
    expect(bounds.share).toBe(wins / games);
    expect(bounds.low).toBeCloseTo(low, 4);
    expect(bounds.high).toBeCloseTo(high, 4);
  });

  it('knows nothing from no games', () => {
    expect(share(0, 0)).toEqual({ games: 0, wins: 0, share: 0, low: 0, high: 1 });
  });

  it('splits shared wins', () => {
    expect([0, 1, 2].map((seat) => winOf([0, 2], seat))).toEqual([0.5, 0, 0.5]);
  });

  it('finds median and 95 %', () => {
    expect(quantile([1, 2, 3, 4], 0.5)).toBe(2.5);
    expect(timing([3, 1, 2])).toEqual({ turns: 3, median: 2, p95: 2.9 });
    expect(timing([])).toEqual({ turns: 0, median: 0, p95: 0 });
  });

  it('shortens numbers wherever they are', () => {
    expect(shortened({ a: [1 / 3], b: { c: 2, d: 'e' } })).toEqual({ a: [0.333], b: { c: 2, d: 'e' } });
  });
});

describe('the clock of nation turns', () => {
  const romans = newGame({ scenario: 'standard-4' });
  const belgae = {
    ...romans,
    nation: NATION.belgae,
    pending: { kind: 'move', nation: NATION.belgae },
  } as const;

  it('adds up what a nation decides in its own turn', () => {
    const clock = new TurnClock(4);
    clock.add(romans, 0, 1);
    clock.add({ ...romans, invasionHalf: 2 }, 0, 2);
    clock.add(
      { ...romans, pending: { kind: 'submit', nation: NATION.belgae, overlord: NATION.romans } },
      3,
      50,
    ); // another nation
    clock.add({ ...romans, pending: { kind: 'ballot', seat: FIRST_SEAT } }, 0, 50); // no nation
    clock.add(
      {
        ...romans,
        pending: { kind: 'permission', nation: NATION.romans, overlord: NATION.belgae, area: AREA.hebrides },
      },
      3,
      50,
    );
    clock.add(romans, 0, 4);
    clock.add(belgae, 3, 8);
    clock.add({ ...romans, round: 2 }, 0, 16);
    clock.add({ ...belgae, round: 2 }, 3, 32);
    expect(clock.turns).toEqual([[7, 16], [], [], [8, 32]]);
  });
});
