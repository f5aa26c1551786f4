import { describe, expect, it } from 'vitest';
import type { Action } from '../src/model/action.ts';
import { ACTION_TYPES } from '../src/model/shape.ts';
import { makeAction, parseAction } from '../src/notation/action-text.ts';
import { brief } from './support.ts';

/** Orders as people write them. */

const read = (text: string): Action => {
  const parsed = parseAction(text);
  if (!parsed.ok) throw new Error(brief(parsed.violation));
  return parsed.value;
};

const complaint = (text: string): string => {
  const parsed = parseAction(text);
  return parsed.ok ? 'accepted' : brief(parsed.violation);
};

const ORDERS: readonly (readonly [string, Action])[] = [
  ['begin', { type: 'begin' }],
  ['bid 2 15', { type: 'bid', group: 1, points: 15 }],
  ['choose 3', { type: 'choose', group: 2 }],
  ['population full', { type: 'population', grant: 'full' }],
  ['population half', { type: 'population', grant: 'half' }],
  ['burh kent', { type: 'burh', area: 'kent' }],
  ['raze kent', { type: 'raze', area: 'kent' }],
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
    ['', '"", expected an order [notation]'],
    ['# nothing', '"", expected an order [notation]'],
    ['fly', '"fly", expected an order such as "move 2 kent essex", "end" or "stand" [notation]'],
    ['bid', '"", expected a group [notation]'],
    ['bid 1', '"", expected the points [notation]'],
    ['bid x 1', '"x", expected a number [notation]'],
    ['bid 1 1000', '"1000", expected a number [notation]'],
    ['choose', '"", expected a group [notation]'],
    ['population most', '"most", expected full or half [notation]'],
    ['burh', '"", expected an area [notation]'],
    ['place atlantis', '"atlantis", expected an area [notation]'],
    ['place s', '"s", expected one of skye, strathclyde, suffolk, south-mercia, sussex [notation]'],
    ['move', '"", expected a number of armies, or "leader" [notation]'],
    ['move kent essex', '"kent", expected a number of armies, or "leader" [notation]'],
    ['move 0 kent essex', '"kent", expected a number of armies, or "leader" [notation]'],
    ['move 2', '"", expected the area to leave [notation]'],
    ['move 2 kent', '"", expected an area [notation]'],
    ['move 2 kent/? essex', '"?", expected a number [notation]'],
    ['move 2 kent/b1 essex', '"b1", expected a number [notation]'],
    ['move 2 kent/1b essex', '"1b", expected a number [notation]'],
    ['move 2 /b essex', '"", expected an area [notation]'],
    ['move 2x kent essex', '"2x", expected a number of armies, or "leader" [notation]'],
    ['move x2 kent essex', '"x2", expected a number of armies, or "leader" [notation]'],
    ['end now then', '"now then", expected the end of the line [notation]'],
    ['strike', '"", expected a number [notation]'],
    ['give gold', '"gold", expected burh or army [notation]'],
    ['withdraw', '"", expected a number [notation]'],
    ['withdraw x', '"x", expected a number [notation]'],
    ['replace kent', '"kent", expected fort or army [notation]'],
    ['ballot loud', '"loud", expected secret or open [notation]'],
    ['vote', '"", expected a nation [notation]'],
    ['vote saxons', '"", expected a nation [notation]'],
    ['vote swiss angles', '"swiss", expected a nation [notation]'],
    ['exchange', '"", expected a number [notation]'],
    ['burh irish-sea', 'wrong: area [action]'],
    ['leave-out kent', 'wrong: sea [action]'],
    ['withdraw 0 kent north-sea', 'wrong: count [action]'],
    ['retreat to kent', 'wrong: count [action]'],
    ['move cavalry leader kent essex', 'wrong: unit [action]'],
    ['move leader kent/b essex', 'wrong: group [action]'],
    ['retreat leader to kent home north-sea', 'wrong: home [action]'],
  ])('"%s" says what was expected', (text, words) => {
    expect(complaint(text)).toBe(words);
  });
});
