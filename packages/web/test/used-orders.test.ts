import { newGame, parseAction } from '@bretwalda/engine';
import type { SeenEvent } from '@bretwalda/protocol';
import { LANGUAGES } from '@bretwalda/text';
import { describe, expect, it } from 'vitest';
import { toldOrders } from '../src/online/used-orders.ts';

const order = (text: string) => {
  const read = parseAction(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};

const event = (seq: number, kind: string, body: unknown): SeenEvent => ({
  seq,
  at: '2026-05-01T12:00:00.000Z',
  kind,
  body,
});

describe('what became of orders', () => {
  const state = newGame({ scenario: 'two-early' });
  const events = [
    event(1, 'joined', { seat: 1, name: 'Ben' }),
    event(2, 'order-used', { kind: 'retreat', nation: 'welsh', action: order('stand'), entry: 0, left: 0 }),
    event(3, 'order-used', { kind: null, nation: 'welsh', action: order('end'), entry: 0, left: 0 }),
    event(4, 'orders-dropped', {
      nation: 'welsh',
      action: order('place kent'),
      violation: { code: 'game-over', rule: 'WIN-1', details: {} },
      left: 3,
    }),
  ];

  it('is told in order, in every language, and nothing else is', async () => {
    for (const { all } of LANGUAGES) {
      const told = toldOrders(await all(), events, [state]);
      expect(told.map(({ seq, isDropped, kind }) => [seq, isDropped, kind])).toEqual([
        [2, false, 'retreat'],
        [3, false, null],
        [4, true, null],
      ]);
      for (const { text } of told) expect(text).not.toMatch(/undefined|null|\[object/);
    }
  });

  it('is told also where the board before it is not known', async () => {
    for (const { all } of LANGUAGES) {
      const [first] = toldOrders(await all(), events, []);
      expect(first?.text).toContain('stand');
    }
  });
});
