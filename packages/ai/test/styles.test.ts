import { type Action, type Area, seededDice, toSeat } from '@bretwalda/engine';
import { AREA, LAND_AREAS } from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { PLAIN, planTurn } from '../src/plan/plan.ts';
import { CommonDice, withCommonDice } from '../src/search/common-dice.ts';
import { Memory } from '../src/search/memory.ts';
import { styles, variantsOf, wrongBy } from '../src/search/styles.ts';
import { Watch } from '../src/search/watch.ts';
import { WEIGHTS } from '../src/value/weights.ts';
import { levelWith, searchIn } from './searching.ts';
import { at, stakesFor, VALUE } from './support.ts';

/** The small parts of a search. */

describe('A judgement that errs', () => {
  it('sees the same area always the same, others differently, and nothing by more than it may', () => {
    const taste = wrongBy(0.3, 0, seededDice(1));
    const seen = [AREA.kent, AREA.essex, AREA.york, AREA.march].map((area) => taste(area, 10));
    expect([AREA.kent, AREA.essex, AREA.york, AREA.march].map((area) => taste(area, 10))).toEqual(seen);
    expect(new Set(seen).size).toBeGreaterThan(1);
    for (const gain of seen) expect(Math.abs(gain - 10)).toBeLessThanOrEqual(3);
    expect(taste(AREA.kent, -10)).toBe(-10); // losses are seen as they are
  });

  it('by points it sees losses wrong too', () => {
    const taste = wrongBy(0, 2, seededDice(1));
    const wrong = [AREA.kent, AREA.essex, AREA.york, AREA.march].map((area) => taste(area, -10) + 10);
    expect(wrong.some((points) => points !== 0)).toBe(true);
    for (const points of wrong) expect(Math.abs(points)).toBeLessThanOrEqual(2);
  });

  it('that never errs is plain', () => {
    expect(wrongBy(0, 0, seededDice(1))).toBe(PLAIN);
    expect(PLAIN(AREA.kent, 3)).toBe(3);
  });
});

describe('Ways to look at a turn', () => {
  const state = at(
    'round 9 saxons movement\nkent: saxons 4\nessex: angles 1\nyork: angles 1\nsussex: saxons 1',
  );
  const first = planTurn(VALUE.forecast(state), stakesFor(state, toSeat(2)));
  const looks = (wide: boolean) => {
    const all = styles(searchIn(state, { level: levelWith({ wide }) }), first);
    return Array.from({ length: 24 }, () => all.next().value);
  };

  it('begin wary and bold, then more and less eager to attack', () => {
    const [wary, bold, eager, shy] = looks(false);
    expect(wary?.forecast.w.threatFocus).toBeGreaterThan(WEIGHTS.threatFocus);
    expect(bold?.forecast.w.threatFocus).toBeLessThan(WEIGHTS.threatFocus);
    expect(wary?.taste(AREA.essex, 3)).toBe(3);
    expect(eager?.taste(AREA.essex, 3)).toBeGreaterThan(3);
    expect(shy?.taste(AREA.essex, 3)).toBeLessThan(3);
    for (const style of [eager, shy]) {
      expect(style?.taste(AREA.kent, 3)).toBe(3); // one's own
      expect(style?.taste(AREA.wessex, 3)).toBe(3); // nobody's
    }
  });

  it('who looks wide asks about single places, those of the plan and others', () => {
    const [place] = first.steps.map(({ move }) => move.to) as [Area];
    const alone = (wide: boolean) =>
      looks(wide).filter((style) => style?.taste(place, 3) === Number.NEGATIVE_INFINITY);
    expect(alone(true)).toHaveLength(1);
    expect(alone(false)).toHaveLength(0);
  });

  it('wary and bold differ in what they fear and in what they think others go for', () => {
    const { wary, bold } = variantsOf(WEIGHTS);
    expect(wary.weights).toEqual({ ...WEIGHTS, threatFocus: 1.8 * WEIGHTS.threatFocus, temptation: 1.2 });
    expect(bold.weights).toEqual({ ...WEIGHTS, threatFocus: 0.4 * WEIGHTS.threatFocus, temptation: 0 });
    // Nothing is surer than sure.
    expect(variantsOf({ ...WEIGHTS, threatFocus: 0.9 }).wary.weights.threatFocus).toBe(1);
  });

  it('who looks wide leaves each place of the plan alone, is drawn to others in reach, and then more eager or shy', () => {
    const [, , eager, shy, ...rest] = looks(true);
    expect([eager?.taste(AREA.essex, 3), shy?.taste(AREA.essex, 3)]).toEqual([4.5, 1.5]);
    const places = [...new Set(first.steps.map(({ move }) => move.to))];
    const only = (style: (typeof rest)[number], seen: number) =>
      LAND_AREAS.filter((area) => style?.taste(area, 3) === seen);
    const alone = rest.splice(0, places.length);
    expect(alone.map((style) => only(style, Number.NEGATIVE_INFINITY))).toEqual(
      places.map((place) => [place]),
    );
    for (const style of alone) expect(only(style, 3)).toHaveLength(LAND_AREAS.length - 1);
    const o = VALUE.forecast(state);
    const near = o.strengthNear(state.nation);
    const beside = LAND_AREAS.filter(
      (area) => (near[area] as number) > 0 && state.holder[area] !== state.nation && !places.includes(area),
    );
    const wanted = beside.map((area) => o.wanted(state.nation, area)).sort((a, b) => b - a);
    const drawn = rest.splice(0, Math.min(6, beside.length));
    expect(drawn.length).toBeGreaterThan(2);
    const drawnTo = drawn.map((style) => only(style, 7));
    for (const to of drawnTo) expect(to).toHaveLength(1);
    expect(beside).toEqual(expect.arrayContaining(drawnTo.flat()));
    expect(drawnTo.flat().map((area) => o.wanted(state.nation, area))).toEqual(wanted.slice(0, drawn.length));
    const [more, less, ...wrong] = rest;
    expect([more?.taste(AREA.essex, 3), more?.taste(AREA.wessex, 3)]).toEqual([7, 3]);
    expect([less?.taste(AREA.essex, 3), less?.taste(AREA.wessex, 3)]).toEqual([-1, 3]);
    // The rest see gains wrong, by half a point at least and two at most where nothing is gained.
    for (const [i, style] of wrong.entries()) {
      const seen = LAND_AREAS.map((area) => Math.abs(style?.taste(area, 0) ?? Number.NaN));
      expect(Math.max(...seen)).toBeLessThanOrEqual(0.5 + 0.5 * (i % 4));
      expect(Math.max(...seen)).toBeGreaterThan(0.4 + 0.4 * (i % 4));
    }
  });

  it('who does not look wide sees gains wrong at once', () => {
    const [, , , , fifth] = looks(false);
    expect(LAND_AREAS.some((area) => ![3, 7, -1].includes(fifth?.taste(area, 3) ?? 3))).toBe(true);
  });

  it('an error is between all of it too little and all of it too much', () => {
    const taste = (n: number) => wrongBy(0.5, 2, { roll: () => n });
    expect(taste(1)(AREA.kent, 10)).toBe(10 * 0.5 - 2);
    expect(taste(101)(AREA.kent, 10)).toBe(10);
    expect(taste(201)(AREA.kent, 10)).toBe(10 * 1.5 + 2);
    expect(taste(201)(AREA.kent, -10)).toBe(-8);
    expect(taste(201)(AREA.kent, 0)).toBe(2);
    const asked: number[] = [];
    wrongBy(0.5, 0, { roll: (sides) => asked.push(sides) })(AREA.kent, 1);
    expect(asked).toEqual([201]);
  });

  it('the variants are made once for a set of weights', () => {
    expect(variantsOf(WEIGHTS)).toBe(variantsOf(WEIGHTS));
    expect(variantsOf({ ...WEIGHTS })).not.toBe(variantsOf(WEIGHTS));
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
    expect(withCommonDice(['a', 'b'], seededDice(1), watch, () => 1)).toBeUndefined();
  });
});

describe('A sample of dice', () => {
  const state = at('round 9 saxons movement\nkent: saxons 4\nessex: angles 1\nyork: angles 1');

  it('is the same for all candidates of one comparison, and another for the next', () => {
    const random = seededDice(3);
    const end: Action = { type: 'end' };
    const luck = () =>
      withCommonDice([1, 2, 3], random, new Watch(undefined), (_, sample) =>
        sample.dice(state, end).roll(1_000_000),
      ) ?? [];
    const [first, second] = [luck(), luck()];
    expect(new Set(first).size).toBe(1);
    expect(second).not.toEqual(first);
  });

  it('depends on the area that is fought for', () => {
    const sample = new CommonDice(1);
    const roll = (area: 'essex' | 'york') => sample.dice(state, { type: 'fight', area }).roll(1_000_000);
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
