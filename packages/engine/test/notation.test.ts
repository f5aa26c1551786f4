import { describe, expect, it } from 'vitest';
import type { Action } from '../src/model/action.ts';
import { ACTION_TYPES } from '../src/model/shape.ts';
import { makeAction, parseAction } from '../src/notation/action-text.ts';
import { explain } from '../src/notation/explain.ts';

/** Orders as people write them. */

const read = (text: string): Action => {
  const parsed = parseAction(text);
  if (!parsed.ok) throw new Error(explain(parsed.violation));
  return parsed.value;
};

const complaint = (text: string): string => {
  const parsed = parseAction(text);
  return parsed.ok ? 'accepted' : explain(parsed.violation);
};

const ORDERS: readonly (readonly [string, Action])[] = [
  ['begin', { type: 'begin' }],
  ['bid 2 15', { type: 'bid', group: 1, points: 15 }],
  ['choose 3', { type: 'choose', group: 2 }],
  ['population full', { type: 'population', grant: 'full' }],
  ['population half', { type: 'population', grant: 'half' }],
  ['burh kent', { type: 'burh', area: 'kent' }],
  ['place kent', { type: 'place', area: 'kent' }],
  ['leave-out irish-sea', { type: 'leave-out', unit: 'infantry', sea: 'irish-sea' }],
  ['leave-out cavalry english-channel', { type: 'leave-out', unit: 'cavalry', sea: 'english-channel' }],
  ['leader kent', { type: 'leader', area: 'kent' }],
  ['move 2 kent essex', move(2, 'infantry', false, 0)],
  ['move 2 cavalry kent essex', move(2, 'cavalry', false, 0)],
  ['move 2 leader kent essex', move(2, 'infantry', true, 0)],
  ['move 1 cavalry leader kent essex', move(1, 'cavalry', true, 0)],
  ['move leader kent essex', move(0, 'infantry', true, 0)],
  ['move 2 kent/b essex', move(2, 'infantry', false, 1)],
  ['move 2 kent/z essex', move(2, 'infantry', false, 25)],
  ['move 2 kent/26 essex', move(2, 'infantry', false, 26)],
  ['end', { type: 'end' }],
  ['take-back', { type: 'take-back' }],
  ['take-back kent', { type: 'take-back', area: 'kent' }],
  ['permit', { type: 'permit' }],
  ['refuse', { type: 'refuse' }],
  ['submit', { type: 'submit' }],
  ['resist', { type: 'resist' }],
  ['hold-out', { type: 'hold-out' }],
  ['displace gwent hwicce', { type: 'displace', from: 'gwent', to: 'hwicce', leader: false }],
  ['displace leader gwent nowhere', { type: 'displace', from: 'gwent', to: null, leader: true }],
  ['fight kent', { type: 'fight', area: 'kent' }],
  ['strike 2', { type: 'strike', cavalry: 2 }],
  ['give burh', { type: 'give', unit: 'burh' }],
  ['give army', { type: 'give', unit: 'army' }],
  ['lose kent', { type: 'lose', unit: 'infantry', back: 'kent', home: null }],
  ['lose cavalry nowhere', { type: 'lose', unit: 'cavalry', back: null, home: null }],
  ['lose kent home frisian-sea', { type: 'lose', unit: 'infantry', back: 'kent', home: 'frisian-sea' }],
  ['retreat 2 to kent', retreat(2, 0, false, null)],
  ['retreat 1 cavalry to kent', retreat(0, 1, false, null)],
  ['retreat 2 1 cavalry leader to kent', retreat(2, 1, true, null)],
  ['retreat leader to kent', retreat(0, 0, true, null)],
  ['retreat 2 to kent home north-sea', retreat(2, 0, false, 'north-sea')],
  ['stand', { type: 'stand' }],
  ['withdraw 2 kent north-sea', { type: 'withdraw', count: 2, leader: false, from: 'kent', to: 'north-sea' }],
  [
    'withdraw 2 leader kent north-sea',
    { type: 'withdraw', count: 2, leader: true, from: 'kent', to: 'north-sea' },
  ],
  ['remove kent', { type: 'remove', unit: 'infantry', area: 'kent' }],
  ['remove cavalry kent', { type: 'remove', unit: 'cavalry', area: 'kent' }],
  ['remove burh kent', { type: 'remove', unit: 'burh', area: 'kent' }],
  ['replace fort kent', { type: 'replace', unit: 'fort', area: 'kent' }],
  ['replace army kent', { type: 'replace', unit: 'army', area: 'kent' }],
  ['ballot secret', { type: 'ballot', secret: true }],
  ['ballot open', { type: 'ballot', secret: false }],
  ['vote saxons angles', { type: 'vote', nation: 'saxons', for: 'angles' }],
  ['exchange 1', { type: 'exchange', cavalry: 1 }],
];

function move(count: number, unit: 'infantry' | 'cavalry', leader: boolean, group: number): Action {
  return { type: 'move', count, unit, leader, from: 'kent', group, to: 'essex' };
}

function retreat(infantry: number, cavalry: number, leader: boolean, home: 'north-sea' | null): Action {
  return { type: 'retreat', infantry, cavalry, leader, to: 'kent', home };
}

describe('Orders as text', () => {
  it.each(ORDERS)('%s', (text, action) => {
    expect(read(text)).toEqual(action);
    expect(makeAction(action)).toBe(text);
  });

  it('every order has its text', () => {
    expect(new Set(ORDERS.map(([, action]) => action.type))).toEqual(new Set(ACTION_TYPES));
  });

  it.each([
    ['MOVE 2 Kent ESSEX', 'move 2 kent essex'],
    ['  move   2 kent essex  ', 'move 2 kent essex'],
    ['move 2 ken ess', 'move 2 kent essex'],
    ['end # that is all', 'end'],
    ['retreat 2 kent', 'retreat 2 to kent'],
    ['vote saxons for angles', 'vote saxons angles'],
    ['vote sax ang', 'vote saxons angles'],
    ['move 2 kent/a essex', 'move 2 kent essex'],
    ['place york', 'place york'],
  ])('"%s" is the same as "%s"', (typed, text) => {
    expect(makeAction(read(typed))).toBe(text);
  });

  it.each([
    ['', 'The line ends too soon; expected an order. [notation]'],
    ['# nothing', 'The line ends too soon; expected an order. [notation]'],
    [
      'fly',
      '"fly" cannot be read; expected an order such as "move 2 kent essex", "end" or "stand". [notation]',
    ],
    ['bid', 'The line ends too soon; expected a group. [notation]'],
    ['bid 1', 'The line ends too soon; expected the points. [notation]'],
    ['bid x 1', '"x" cannot be read; expected a number. [notation]'],
    ['bid 1 1000', '"1000" cannot be read; expected a number. [notation]'],
    ['choose', 'The line ends too soon; expected a group. [notation]'],
    ['population most', '"most" cannot be read; expected full or half. [notation]'],
    ['burh', 'The line ends too soon; expected an area. [notation]'],
    ['place atlantis', '"atlantis" cannot be read; expected an area. [notation]'],
    [
      'place s',
      '"s" cannot be read; expected one of skye, strathclyde, suffolk, south-mercia, sussex. [notation]',
    ],
    ['move', 'The line ends too soon; expected a number of armies, or "leader". [notation]'],
    ['move kent essex', '"kent" cannot be read; expected a number of armies, or "leader". [notation]'],
    ['move 0 kent essex', '"kent" cannot be read; expected a number of armies, or "leader". [notation]'],
    ['move 2', 'The line ends too soon; expected the area to leave. [notation]'],
    ['move 2 kent', 'The line ends too soon; expected an area. [notation]'],
    ['move 2 kent/? essex', '"?" cannot be read; expected a number. [notation]'],
    ['move 2 kent/b1 essex', '"b1" cannot be read; expected a number. [notation]'],
    ['move 2 kent/1b essex', '"1b" cannot be read; expected a number. [notation]'],
    ['move 2 /b essex', 'The line ends too soon; expected an area. [notation]'],
    ['move 2x kent essex', '"2x" cannot be read; expected a number of armies, or "leader". [notation]'],
    ['move x2 kent essex', '"x2" cannot be read; expected a number of armies, or "leader". [notation]'],
    ['end now then', '"now then" cannot be read; expected the end of the line. [notation]'],
    ['strike', 'The line ends too soon; expected a number. [notation]'],
    ['give gold', '"gold" cannot be read; expected burh or army. [notation]'],
    ['withdraw', 'The line ends too soon; expected a number. [notation]'],
    ['withdraw x', '"x" cannot be read; expected a number. [notation]'],
    ['replace kent', '"kent" cannot be read; expected fort or army. [notation]'],
    ['ballot loud', '"loud" cannot be read; expected secret or open. [notation]'],
    ['vote', 'The line ends too soon; expected a nation. [notation]'],
    ['vote saxons', 'The line ends too soon; expected a nation. [notation]'],
    ['vote swiss angles', '"swiss" cannot be read; expected a nation. [notation]'],
    ['exchange', 'The line ends too soon; expected a number. [notation]'],
    ['burh irish-sea', 'This is not an order: "area" is missing or has a wrong value. [action]'],
    ['leave-out kent', 'This is not an order: "sea" is missing or has a wrong value. [action]'],
    ['withdraw 0 kent north-sea', 'This is not an order: "count" is missing or has a wrong value. [action]'],
    ['retreat to kent', 'This is not an order: "count" is missing or has a wrong value. [action]'],
    [
      'move cavalry leader kent essex',
      'This is not an order: "unit" is missing or has a wrong value. [action]',
    ],
    ['move leader kent/b essex', 'This is not an order: "group" is missing or has a wrong value. [action]'],
    [
      'retreat leader to kent home north-sea',
      'This is not an order: "home" is missing or has a wrong value. [action]',
    ],
  ])('"%s" says what was expected', (text, words) => {
    expect(complaint(text)).toBe(words);
  });
});
