import { describe, expect, it } from 'vitest';
import { apply, check, decision, defaultAction, legalActions } from '../src/game/play.ts';
import type { Action } from '../src/model/action.ts';
import { NO_DICE } from '../src/model/draft.ts';
import { AREA_IDS, LAND_COUNT, NATION_IDS, toSeat } from '../src/model/ids.ts';
import { isAction, readAction } from '../src/model/shape.ts';
import { at } from './support.ts';

/** Orders as data from anywhere: what has not the shape of an order is refused by the name of the field. */

const NO_COUNT = [-1, 1.5, 1001, '1', null, undefined];
const NO_LAND = ['irish-sea', 'atlantis', 7, null];
const NO_AREA = ['atlantis', -1, undefined];
const NO_FLAG = [0, 1, 'true', null, undefined];
const NO_KIND = ['burh', 'army', null, undefined];

/** An order of each kind, and what its fields must not be. */
const FIELDS: readonly (readonly [Action, Readonly<Record<string, readonly unknown[]>>])[] = [
  [
    { type: 'bid', group: 0, points: 0 },
    { group: NO_COUNT, points: NO_COUNT },
  ],
  [{ type: 'choose', group: 0 }, { group: NO_COUNT }],
  [{ type: 'population', grant: 'half' }, { grant: ['none', null, undefined] }],
  [{ type: 'burh', area: 'kent' }, { area: [...NO_LAND, undefined] }],
  [{ type: 'place', area: 'kent' }, { area: [...NO_LAND, undefined] }],
  [
    { type: 'leave-out', sea: 'irish-sea', unit: 'infantry' },
    { sea: ['kent', 'atlantis', null], unit: NO_KIND },
  ],
  [{ type: 'leader', area: 'kent' }, { area: [...NO_LAND, undefined] }],
  [
    { type: 'move', from: 'kent', to: 'essex', unit: 'infantry', count: 1, leader: false, group: 0 },
    {
      from: [...NO_AREA, null],
      to: [...NO_AREA, null],
      unit: NO_KIND,
      count: NO_COUNT,
      leader: NO_FLAG,
      group: NO_COUNT,
    },
  ],
  [{ type: 'take-back', area: 'kent' }, { area: NO_LAND }],
  [
    { type: 'displace', from: 'gwent', to: 'hwicce', leader: false },
    { from: [...NO_LAND, undefined], to: ['irish-sea', 'atlantis', 7, undefined], leader: NO_FLAG },
  ],
  [{ type: 'fight', area: 'kent' }, { area: [...NO_LAND, undefined] }],
  [{ type: 'raze', area: 'kent' }, { area: [...NO_LAND, undefined] }],
  [{ type: 'strike', cavalry: 1 }, { cavalry: NO_COUNT }],
  [{ type: 'give', unit: 'burh' }, { unit: ['infantry', null, undefined] }],
  [
    { type: 'lose', unit: 'infantry', back: 'kent', home: null },
    { unit: NO_KIND, back: NO_AREA, home: NO_AREA },
  ],
  [
    { type: 'retreat', to: 'kent', infantry: 1, cavalry: 0, leader: false, home: null },
    { to: NO_AREA, infantry: NO_COUNT, cavalry: NO_COUNT, leader: NO_FLAG, home: NO_AREA },
  ],
  [
    { type: 'withdraw', from: 'kent', to: 'irish-sea', count: 1, leader: false },
    { from: [...NO_LAND, undefined], to: [...NO_AREA, null], count: NO_COUNT, leader: NO_FLAG },
  ],
  [
    { type: 'remove', area: 'irish-sea', unit: 'burh' },
    { area: NO_AREA, unit: ['army', 'fort', undefined] },
  ],
  [
    { type: 'replace', area: 'kent', unit: 'fort' },
    { area: NO_LAND, unit: ['infantry', undefined] },
  ],
  [{ type: 'ballot', secret: true }, { secret: NO_FLAG }],
  [
    { type: 'vote', nation: 'saxons', for: 'angles' },
    { nation: ['swiss', 3, null, undefined], for: ['swiss', 3, null, undefined] },
  ],
  [{ type: 'exchange', cavalry: 0 }, { cavalry: NO_COUNT }],
];

const { state } = at('round 9 saxons movement\nkent: saxons 2');
const field = (action: unknown) => {
  const refusal = check(state, action);
  return refusal?.code === 'malformed' ? refusal.details.field : undefined;
};

describe('The shape of an order', () => {
  it.each(FIELDS.map(([action, wrong]) => [action.type, action, wrong] as const))(
    '%s: each field must be there and right',
    (_, action, wrong) => {
      expect(isAction(action)).toBe(true);
      expect(Object.keys(wrong).sort()).toEqual(
        Object.keys(action)
          .filter((name) => name !== 'type')
          .sort(),
      );
      for (const [name, values] of Object.entries(wrong))
        for (const value of values) {
          const broken = { ...action, [name]: value };
          expect([value, field(broken), isAction(broken)]).toEqual([value, name, false]);
        }
    },
  );

  it('what is no order at all is refused by its type', () => {
    for (const thing of [
      undefined,
      null,
      7,
      'end',
      [],
      {},
      { type: 7 },
      { type: 'fly' },
      { type: 'toString' },
    ])
      expect(check(state, thing)).toEqual({ code: 'malformed', rule: 'action', details: { field: 'type' } });
  });

  it('the most that is taken is a thousand', () => {
    expect(field({ type: 'bid', group: 1000, points: 1000 })).toBeUndefined();
  });

  it.each([
    [{ type: 'population' }, 'grant', ['full', 'half']],
    [{ type: 'leave-out', sea: 'irish-sea' }, 'unit', ['infantry', 'cavalry']],
    [{ type: 'give' }, 'unit', ['burh', 'army']],
    [{ type: 'remove', area: 'kent' }, 'unit', ['infantry', 'cavalry', 'burh']],
    [{ type: 'replace', area: 'kent' }, 'unit', ['fort', 'army']],
    [{ type: 'ballot' }, 'secret', [true, false]],
    [{ type: 'displace', from: 'gwent', leader: true }, 'to', ['kent', null]],
    [{ type: 'take-back' }, 'area', ['kent', undefined]],
  ])('%j: %s may be any of %j', (action, name, values) => {
    for (const value of values) expect(field({ ...action, [name]: value })).toBeUndefined();
  });

  it('the first of all areas and nations is one like the others', () => {
    const [area, sea, nation] = [AREA_IDS[0], AREA_IDS[LAND_COUNT], NATION_IDS[0]];
    expect(field({ type: 'place', area })).toBeUndefined();
    expect(field({ type: 'leave-out', sea, unit: 'cavalry' })).toBeUndefined();
    expect(field({ type: 'remove', area, unit: 'infantry' })).toBeUndefined();
    expect(field({ type: 'vote', nation, for: nation })).toBeUndefined();
  });

  it('a leader who goes alone says nothing about armies', () => {
    const alone = {
      type: 'move',
      from: 'kent',
      to: 'essex',
      unit: 'infantry',
      count: 0,
      leader: true,
      group: 0,
    };
    expect(field(alone)).toBeUndefined();
    expect(field({ ...alone, leader: false })).toBe('count');
    expect(field({ ...alone, unit: 'cavalry' })).toBe('unit');
    expect(field({ ...alone, group: 1 })).toBe('group');
    const retreat = { type: 'retreat', to: 'kent', infantry: 0, cavalry: 0, leader: true, home: null };
    expect(field(retreat)).toBeUndefined();
    expect(field({ ...retreat, home: 'irish-sea' })).toBe('home');
    expect(field({ ...retreat, leader: false })).toBe('count');
    expect(field({ ...retreat, leader: false, infantry: 1 })).toBeUndefined();
    expect(field({ ...retreat, leader: false, cavalry: 1 })).toBeUndefined();
    const withdraw = { type: 'withdraw', from: 'kent', to: 'irish-sea', count: 0, leader: true };
    expect(field(withdraw)).toBeUndefined();
    expect(field({ ...withdraw, leader: false })).toBe('count');
  });
});

describe('Who decides', () => {
  it('nobody when the game is over: there is nothing to decide and nothing to do', () => {
    const over = at('round 16 over').state;
    expect(decision(over)).toEqual([]);
    expect(legalActions(over)).toEqual([]);
    expect(defaultAction(over)).toBeUndefined();
    expect(check(over, { type: 'end' })).toEqual({ code: 'game-over', rule: 'WIN-1', details: {} });
  });

  it('another player is told who does', () => {
    const refusal = check(state, { type: 'end' }, toSeat(0));
    expect(refusal).toEqual({
      code: 'not-your-decision',
      rule: 'DEC',
      details: { seat: 0, deciders: [decision(state)[0]?.seat], decision: 'move' },
    });
  });

  it('a decision tells its kind, seat, nation and what it is about', () => {
    const fought = at('round 9 saxons movement\nkent: saxons 2\nessex: angles 2')
      .do('move 2 kent essex')
      .do('end', [1, 1, 1, 1]);
    expect(decision(fought.state)).toEqual([
      {
        kind: 'retreat',
        seat: 3,
        nation: 'angles',
        data: { nation: 'angles', side: 'defender', area: 'essex' },
      },
    ]);
    expect(() => apply(fought.state, { type: 'end' }, NO_DICE)).toThrow();
  });
});

describe('an action from outside', () => {
  it('is read with its own fields and no others', () => {
    const move = {
      type: 'move',
      from: 'kent',
      to: 'essex',
      unit: 'infantry',
      count: 1,
      leader: false,
      group: 0,
    };
    expect(readAction(move)).toBe(move);
    expect(readAction({ type: 'end' })).toEqual({ type: 'end' });
    expect(readAction({ type: 'take-back', area: 'kent' })).toBeDefined();
    for (const other of [
      { ...move, note: 'x' },
      { type: 'end', area: 'kent' },
      { ...move, count: -1 },
      { ...move, to: 'atlantis' },
      JSON.parse('{"type":"end","__proto__":{}}'),
      ['end'],
      'end',
      null,
      undefined,
    ])
      expect([other, readAction(other)]).toEqual([other, undefined]);
  });
});
