import { A, type Action, type Area, seededDice } from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import { PLAIN, planTurn } from '../src/plan/plan.ts';
import { Fate, inOneFate } from '../src/search/fate.ts';
import { Memory } from '../src/search/memory.ts';
import { moodsOf, styles, wrongBy } from '../src/search/styles.ts';
import { Watch } from '../src/search/watch.ts';
import { WEIGHTS } from '../src/value/weights.ts';
import { at, stakesFor, VALUE } from './support.ts';

/** The small parts of a search. */

describe('A judgement that errs', () => {
  it('sees the same area always the same, others differently, and nothing by more than it may', () => {
    const taste = wrongBy(0.3, 0, seededDice(1));
    const seen = [A.kent, A.essex, A.york, A.march].map((area) => taste(area, 10));
    expect([A.kent, A.essex, A.york, A.march].map((area) => taste(area, 10))).toEqual(seen);
    expect(new Set(seen).size).toBeGreaterThan(1);
    for (const gain of seen) expect(Math.abs(gain - 10)).toBeLessThanOrEqual(3);
    expect(taste(A.kent, -10)).toBe(-10); // losses are seen as they are
  });

  it('by points it sees losses wrong too', () => {
    const taste = wrongBy(0, 2, seededDice(1));
    const wrong = [A.kent, A.essex, A.york, A.march].map((area) => taste(area, -10) + 10);
    expect(wrong.some((points) => points !== 0)).toBe(true);
    for (const points of wrong) expect(Math.abs(points)).toBeLessThanOrEqual(2);
  });

  it('that never errs is plain', () => {
    expect(wrongBy(0, 0, seededDice(1))).toBe(PLAIN);
    expect(PLAIN(A.kent, 3)).toBe(3);
  });
});

describe('Ways to look at a turn', () => {
  const state = at(
    'round 9 saxons movement\nkent: saxons 4\nessex: angles 1\nyork: angles 1\nsussex: saxons 1',
  );
  const first = planTurn(VALUE.outlook(state), stakesFor(state, 2));
  const looks = (wide: boolean) => {
    const all = styles(VALUE, state, first, wide, moodsOf(WEIGHTS), seededDice(1));
    return Array.from({ length: 24 }, () => all.next().value);
  };

  it('begin wary and bold, then more and less eager to attack', () => {
    const [wary, bold, eager, shy] = looks(false);
    expect(wary?.outlook.w.threatFocus).toBeGreaterThan(WEIGHTS.threatFocus);
    expect(bold?.outlook.w.threatFocus).toBeLessThan(WEIGHTS.threatFocus);
    expect(wary?.taste(A.essex, 3)).toBe(3);
    expect(eager?.taste(A.essex, 3)).toBeGreaterThan(3);
    expect(shy?.taste(A.essex, 3)).toBeLessThan(3);
    for (const style of [eager, shy]) {
      expect(style?.taste(A.kent, 3)).toBe(3); // one's own
      expect(style?.taste(A.wessex, 3)).toBe(3); // nobody's
    }
  });

  it('who looks wide asks about single places, those of the plan and others', () => {
    const [place] = first.steps.map(({ move }) => move.to) as [Area];
    const alone = (wide: boolean) =>
      looks(wide).filter((style) => style?.taste(place, 3) === Number.NEGATIVE_INFINITY);
    expect(alone(true)).toHaveLength(1);
    expect(alone(false)).toHaveLength(0);
  });

  it('moods are made once for a set of weights', () => {
    expect(moodsOf(WEIGHTS)).toBe(moodsOf(WEIGHTS));
    expect(moodsOf({ ...WEIGHTS })).not.toBe(moodsOf(WEIGHTS));
  });
});

describe('Time', () => {
  it('is over at the deadline, and never without one', () => {
    let now = 5;
    const watch = new Watch({ deadline: 10, clock: () => now });
    expect(watch.isOver).toBe(false);
    now = 10;
    expect(watch.isOver).toBe(true);
    expect(new Watch(undefined).isOver).toBe(false);
    expect(new Watch({}).isOver).toBe(false);
  });

  it('that runs out between two candidates leaves nothing to compare', () => {
    let looks = 0;
    const watch = new Watch({ deadline: 2, clock: () => ++looks });
    expect(inOneFate(['a', 'b'], seededDice(1), watch, () => 1)).toBeUndefined();
  });
});

describe('A course of luck', () => {
  const state = at('round 9 saxons movement\nkent: saxons 4\nessex: angles 1\nyork: angles 1');

  it('is the same for all candidates of one comparison, and another for the next', () => {
    const random = seededDice(3);
    const end: Action = { type: 'end' };
    const luck = () =>
      inOneFate([1, 2, 3], random, new Watch(undefined), (_, fate) =>
        fate.dice(state, end).roll(1_000_000),
      ) ?? [];
    const [first, second] = [luck(), luck()];
    expect(new Set(first).size).toBe(1);
    expect(second).not.toEqual(first);
  });

  it('depends on the area that is fought for', () => {
    const fate = new Fate(1);
    const roll = (area: 'essex' | 'york') => fate.dice(state, { type: 'fight', area }).roll(1_000_000);
    expect(roll('essex')).toBe(roll('essex'));
    expect(roll('essex')).not.toBe(roll('york'));
  });
});

describe('A memory of positions', () => {
  it('knows a position again, however it came about, and tells others apart', () => {
    const memory = new Memory();
    const text = 'round 9 saxons movement\nkent: saxons 4\nyork: angles 1';
    const thought = memory.of(at(text));
    expect(memory.of(at(text))).toBe(thought);
    for (const other of [
      text.replace('saxons 4', 'saxons 3'),
      text.replace('round 9', 'round 10'),
      text.replace('york: angles 1', 'york: angles 2'),
    ])
      expect(memory.of(at(other))).not.toBe(thought);
  });
});
