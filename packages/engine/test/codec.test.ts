import { describe, expect, it } from 'vitest';
import {
  type Codec,
  fieldsOf,
  flag,
  kindOf,
  leaf,
  listOf,
  oneOf,
  optional,
  orNull,
  whole,
} from '../src/model/codec.ts';

/** How values look from outside: what is written, what is read, and every problem with its place. */

type Problem = readonly [path: string, expected: string];

/** What is read at the path `x`, and the problems. */
function read<T>(codec: Codec<T, unknown>, value: unknown, path = 'x') {
  const problems: Problem[] = [];
  const found = codec.read(value, path, (at, expected) => problems.push([at, expected]));
  return { found, problems };
}

const problems = (codec: Codec<unknown, unknown>, value: unknown, path = 'x') =>
  read(codec, value, path).problems;

/** Whatever is read without a problem. */
function good<T>(codec: Codec<T, unknown>, value: unknown): T {
  const result = read(codec, value);
  expect(result.problems).toEqual([]);
  return result.found;
}

/** Roman numbers up to three: something that is written otherwise than it is kept. */
const ROMAN = ['', 'I', 'II', 'III'];
const roman: Codec<number, string> = leaf(
  'a Roman number',
  (n) => ROMAN[n] as string,
  (v) => (ROMAN.indexOf(String(v)) > 0 ? ROMAN.indexOf(String(v)) : undefined),
);

/** Values for a table of tests, lists among them. */
const each = (...values: unknown[]): [unknown][] => values.map((value) => [value]);

const NOTHING_OF_IT = [undefined, null, 'x', [], {}, Number.NaN];

describe('A single value', () => {
  it('is written by its own rule and read back', () => {
    expect(roman.write(2)).toBe('II');
    expect(good(roman, 'II')).toBe(2);
  });

  it('that cannot be read is reported with its place and what was expected', () => {
    expect(problems(roman, 'IV', 'a.b[2]')).toEqual([['a.b[2]', 'a Roman number']]);
    expect(problems(roman, undefined)).toEqual([['x', 'a Roman number']]);
  });

  it('may be 0 or false without being taken for nothing', () => {
    expect(good(whole(0, 3), 0)).toBe(0);
    expect(good(flag, false)).toBe(false);
  });
});

describe('A whole number', () => {
  const codec = whole(-1, 5);

  it('is written as it is, and read within its bounds, which belong to it', () => {
    expect(codec.write(4)).toBe(4);
    for (const n of [-1, 0, 3, 5]) expect(good(codec, n)).toBe(n);
  });

  it.each(each(-2, 6, 2.5, '3', true, Number.POSITIVE_INFINITY, ...NOTHING_OF_IT))('is not %j', (value) => {
    expect(problems(codec, value)).toEqual([['x', 'a whole number from -1 to 5']]);
  });
});

describe('Yes or no', () => {
  it('is written as it is and read again', () => {
    for (const value of [true, false]) expect([flag.write(value), good(flag, value)]).toEqual([value, value]);
  });

  it.each(each(0, 1, 'true', ...NOTHING_OF_IT))('is not %j', (value) => {
    expect(problems(flag, value)).toEqual([['x', 'true or false']]);
  });
});

describe('One of several words', () => {
  const codec = oneOf('land', 'sea');

  it('is written as it is and read again', () => {
    for (const value of ['land', 'sea'] as const)
      expect([codec.write(value), good(codec, value)]).toEqual([value, value]);
    expect(good(oneOf(true), true)).toBe(true);
  });

  it.each(each('air', 'LAND', '', 0, ['land'], ...NOTHING_OF_IT))('is not %j', (value) => {
    expect(problems(codec, value)).toEqual([['x', 'one of land, sea']]);
  });

  it('a single word is the only one', () => {
    expect(problems(oneOf(true), false)).toEqual([['x', 'one of true']]);
  });
});

describe('Something or null', () => {
  const codec = orNull(roman);

  it('is written and read as either', () => {
    expect([codec.write(null), codec.write(3)]).toEqual([null, 'III']);
    expect([good(codec, null), good(codec, 'III')]).toEqual([null, 3]);
  });

  it('what is neither is reported, also if it is missing', () => {
    expect(problems(codec, 'IV')).toEqual([['x', 'a Roman number']]);
    expect(problems(codec, undefined)).toEqual([['x', 'a Roman number']]);
  });
});

describe('A list', () => {
  it('is written and read item by item', () => {
    expect(listOf(roman).write([3, 1])).toEqual(['III', 'I']);
    expect(good(listOf(roman), ['III', 'I'])).toEqual([3, 1]);
    expect(good(listOf(roman), [])).toEqual([]);
  });

  it('every wrong item is reported by its number', () => {
    expect(problems(listOf(roman), ['I', 'IV', 'II', 7])).toEqual([
      ['x[1]', 'a Roman number'],
      ['x[3]', 'a Roman number'],
    ]);
    expect(problems(listOf(listOf(flag)), [[true], [true, 2]])).toEqual([['x[1][1]', 'true or false']]);
  });

  it('of a given length is neither shorter nor longer', () => {
    const pair = listOf(roman, 2);
    expect(good(pair, ['I', 'II'])).toEqual([1, 2]);
    for (const value of [[], ['I'], ['I', 'II', 'III'], 7])
      expect(problems(pair, value)).toEqual([['x', 'a list of 2']]);
  });

  it.each(each(7, 'I', { 0: 'I', length: 1 }, null, undefined))('is not %j', (value) => {
    expect(problems(listOf(roman), value)).toEqual([['x', 'a list']]);
  });
});

interface Watch {
  readonly hour: number;
  readonly armed: boolean;
  readonly name?: string;
}

const watch = fieldsOf<Watch>()({ hour: roman, armed: flag, name: optional(oneOf('day', 'night')) });

describe('An object', () => {
  it('is written and read field by field', () => {
    expect(watch.write({ hour: 2, armed: true, name: 'day' })).toStrictEqual({
      hour: 'II',
      armed: true,
      name: 'day',
    });
    expect(good(watch, { hour: 'II', armed: true, name: 'day' })).toStrictEqual({
      hour: 2,
      armed: true,
      name: 'day',
    });
  });

  it('keeps the order of its fields when it is written', () => {
    expect(Object.keys(watch.write({ armed: true, hour: 1 }))).toEqual(['armed', 'hour']);
  });

  it('a field that may be missing is left out, both ways', () => {
    expect(watch.write({ hour: 1, armed: false })).toStrictEqual({ hour: 'I', armed: false });
    expect(good(watch, { hour: 'I', armed: false })).toStrictEqual({ hour: 1, armed: false });
    expect(good(watch, { hour: 'I', armed: false, name: undefined })).toStrictEqual({
      hour: 1,
      armed: false,
    });
  });

  it('but null is not missing', () => {
    expect(problems(watch, { hour: 'I', armed: false, name: null })).toEqual([
      ['x.name', 'one of day, night'],
    ]);
  });

  it('every field that is missing or wrong is reported by its path', () => {
    expect(problems(watch, {})).toEqual([
      ['x.hour', 'a Roman number'],
      ['x.armed', 'true or false'],
    ]);
    expect(problems(watch, { hour: 2, armed: 1, name: 'noon' })).toEqual([
      ['x.hour', 'a Roman number'],
      ['x.armed', 'true or false'],
      ['x.name', 'one of day, night'],
    ]);
  });

  it('a field that nobody knows is reported', () => {
    expect(problems(watch, { hour: 'I', armed: true, length: 2, Hour: 'I' })).toEqual([
      ['x.length', 'no such field'],
      ['x.Hour', 'no such field'],
    ]);
  });

  it.each(['toString', 'constructor', '__proto__'])('also one named %s, which every object has', (name) => {
    const value = JSON.parse(`{ "hour": "I", "armed": true, "${name}": 1 }`);
    expect(problems(watch, value)).toEqual([[`x.${name}`, 'no such field']]);
  });

  it('at the top its fields stand without a path before them', () => {
    expect(problems(watch, { armed: true, soon: 1 }, '')).toEqual([
      ['soon', 'no such field'],
      ['hour', 'a Roman number'],
    ]);
  });

  it('within others it has the whole path', () => {
    const both = fieldsOf<{ readonly list: readonly Watch[] }>()({ list: listOf(watch) });
    expect(problems(both, { list: [{ hour: 'I', armed: true }, { hour: 'I' }] })).toEqual([
      ['x.list[1].armed', 'true or false'],
    ]);
  });

  it.each(each(7, 'I', [], null, undefined))('is not %j', (value) => {
    expect(problems(watch, value)).toEqual([['x', 'an object']]);
  });
});

describe('A field with another name in files', () => {
  const alarm = fieldsOf<{ readonly hour: number; readonly armed: boolean }>()(
    { hour: roman, armed: flag },
    { hour: 'h' },
  );

  it('is written and read by the name that files have', () => {
    expect(alarm.write({ hour: 3, armed: true })).toStrictEqual({ h: 'III', armed: true });
    expect(good(alarm, { h: 'III', armed: true })).toStrictEqual({ hour: 3, armed: true });
  });

  it('is not known by its name in the code', () => {
    expect(problems(alarm, { hour: 'III', armed: true })).toEqual([
      ['x.hour', 'no such field'],
      ['x.h', 'a Roman number'],
    ]);
  });
});

type Signal = { readonly kind: 'bell'; readonly times: number } | { readonly kind: 'silence' };

const signal = kindOf<Signal>()({
  bell: fieldsOf<{ readonly times: number }>()({ times: roman }),
  silence: fieldsOf<object>()({}),
});

describe('One of several objects', () => {
  it('is written and read by its kind', () => {
    expect(signal.write({ kind: 'bell', times: 3 })).toStrictEqual({ kind: 'bell', times: 'III' });
    expect(signal.write({ kind: 'silence' })).toStrictEqual({ kind: 'silence' });
    expect(good(signal, { kind: 'bell', times: 'III' })).toStrictEqual({ kind: 'bell', times: 3 });
    expect(good(signal, { kind: 'silence' })).toStrictEqual({ kind: 'silence' });
  });

  it('has the fields of its kind, and no other', () => {
    expect(problems(signal, { kind: 'bell' })).toEqual([['x.times', 'a Roman number']]);
    expect(problems(signal, { kind: 'silence', times: 'I' })).toEqual([['x.times', 'no such field']]);
  });

  it.each(
    each(
      {},
      { kind: 'horn' },
      { kind: 'toString' },
      { kind: ['bell'], times: 'I' },
      { kind: null },
      ['bell'],
      'bell',
      null,
      undefined,
    ),
  )('is not %j', (value) => {
    expect(problems(signal, value)).toEqual([['x.kind', 'one of bell, silence']]);
  });
});
