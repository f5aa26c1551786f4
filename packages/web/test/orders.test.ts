import { makeAction, newGame } from '@bretwalda/engine';
import { LAND, NATIONS, SEAS } from '@bretwalda/engine/data';
import { FIRST_SEAT } from '@bretwalda/engine/queries';
import { en, loadText } from '@bretwalda/text';
import { describe, expect, it } from 'vitest';
import { readOrders } from '../src/panels/list/read-orders.ts';

const italian = await loadText('it');

const state = newGame({ scenario: 'standard-4' });

/** What an order is read as, in the notation of saved games. */
const read = (order: string, t = en) => {
  const orders = readOrders(order, state, FIRST_SEAT, t.names);
  return orders.ok ? orders.actions.map(makeAction).join('; ') : orders;
};

describe('typed orders', () => {
  it.each([
    ['move 6 english channel kent', 'move 6 english-channel kent'],
    ['MOVE 6 English Channel Kent', 'move 6 english-channel kent'],
    ['move 6 english-channel kent', 'move 6 english-channel kent'],
    [
      'Move 6 channel kent; move 4 ENGLISH CHANNEL essex',
      'move 6 english-channel kent; move 4 english-channel essex',
    ],
    [
      'move 2 english channel kent; move 2 kent/b south mercia',
      'move 2 english-channel kent; move 2 kent/b south-mercia',
    ],
    [
      'move 2 english channel kent; move 2 South  Mercia/b North Mercia',
      'move 2 english-channel kent; move 2 south-mercia/b north-mercia',
    ],
    [
      'move 2 english channel kent; retreat 1 1 cavalry leader to north sea home irish sea',
      'move 2 english-channel kent; retreat 1 1 cavalry leader to north-sea home irish-sea',
    ],
    [
      'move 2 english channel kent; vote irish romano british',
      'move 2 english-channel kent; vote irish romano-british',
    ],
    [
      'move 2 english channel kent; remove burh kent; replace fort march',
      'move 2 english-channel kent; remove burh kent; replace fort march',
    ],
    ['move 2 english channel mar', undefined],
  ])('%s', (order, expected) => {
    if (expected === undefined) expect(read(order)).toMatchObject({ ok: false, problem: 'refused' });
    else expect(read(order)).toBe(expected);
  });

  it('names of the language count beside the English ones', () => {
    const order = 'move 6 canale della manica cornovaglia';
    expect(read('move 4 Canale della Manica Cornovaglia', italian)).toBe('move 4 english-channel cornwall');
    expect(read('move 4 manica cornwall', italian)).toBe('move 4 english-channel cornwall');
    expect(read('move 4 english channel kent; move 1 kent mare d’irlanda', italian)).toBe(
      'move 4 english-channel kent; move 1 kent irish-sea',
    );
    expect(read("move 4 english channel kent; move 1 kent MARE D'ISLANDA", italian)).toBe(
      'move 4 english-channel kent; move 1 kent icelandic-sea',
    );
    expect(read(order)).toMatchObject({ ok: false, problem: 'unreadable' });
  });

  it('says what is ambiguous, and nothing is played', () => {
    expect(read('move 6 english channel mercia')).toEqual({
      ok: false,
      problem: 'ambiguous',
      word: 'mercia',
      names: ['North Mercia', 'South Mercia'],
    });
    expect(read('move 6 manica del', italian)).toMatchObject({ problem: 'ambiguous', word: 'del' });
    expect(read('move 6 north kent')).toMatchObject({
      problem: 'ambiguous',
      word: 'north',
      names: ['North Mercia', 'North Sea'],
    });
    expect(read('move 2 english channel kent; vote rom angles')).toMatchObject({
      problem: 'ambiguous',
      names: ['Romans', 'Romano-British'],
    });
  });

  it('what is no order at all is told as before', () => {
    expect(read('march on Kent')).toMatchObject({
      problem: 'unreadable',
      violation: { code: 'unknown-text' },
    });
    expect(read('move 6 english channel atlantis')).toMatchObject({ problem: 'unreadable' });
  });

  it('every name of every area and nation is read, in both languages', () => {
    for (const t of [en, italian]) {
      for (const { id } of [...LAND, ...SEAS])
        expect(read(`move 2 english-channel kent; move 1 kent ${t.names.areas(id)}`, t)).toContain(
          `; move 1 kent ${id}`,
        );
      for (const { id } of NATIONS)
        expect(read(`move 2 english-channel kent; vote ${t.names.nations(id)} angles`, t)).toContain(
          `; vote ${id} angles`,
        );
    }
  });
});
