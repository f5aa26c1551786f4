import type { GameEvent } from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import { gainsOf, isNoteworthy, travelsOf } from '../src/session/shown.ts';
import { at } from './at-position.ts';

/** What the board shows of the events of one action. */

const STATE = at({
  round: 10,
  nation: 'angles',
  step: 'movement',
  areas: { york: { units: [{ nation: 'angles', infantry: 2, leader: 'offa' }] } },
});

const step = { nation: 'angles', unit: 'infantry', count: 2, from: 'lindsey', to: 'york' } as const;
const moved = (leader: boolean) => ({ type: 'moved', ...step, leader }) as unknown as GameEvent;
const placed = (why: string) =>
  ({
    type: 'placed',
    nation: 'angles',
    area: 'york',
    unit: 'infantry',
    count: 1,
    why,
  }) as unknown as GameEvent;
const others = ['game-over', 'battle-started', 'round-started'].map((type) => ({ type }) as GameEvent);

describe('moves', () => {
  it('are shown from where to where, each with a key of its own', () => {
    const [first, last, ...more] = travelsOf([moved(false), ...others, moved(false)], STATE, '7');
    expect(more).toEqual([]);
    expect(first).toEqual({ key: '7.0', ...step, leader: null });
    expect(last).toEqual({ key: '7.4', ...step, leader: null });
  });

  it('name the leader who goes along', () => {
    expect(travelsOf([moved(true)], STATE, '7')[0]?.leader).toBe('offa');
  });

  it('of those who leave a battle or make way are shown too', () => {
    for (const type of ['retreated', 'withdrew', 'displaced'])
      expect(travelsOf([{ ...moved(false), type } as GameEvent], STATE, '7')).toHaveLength(1);
  });
});

describe('new units', () => {
  it('are shown where they are placed one by one, with a key of their own', () => {
    for (const why of ['population', 'king', 'special', 'boudicca'])
      expect(gainsOf([...others, placed(why)], 'gain 3')).toEqual([
        { key: 'gain 3.3', nation: 'angles', area: 'york', count: 1 },
      ]);
  });

  it('that come in heaps are not', () => {
    expect(gainsOf([placed('invasion'), ...others], 'gain 3')).toEqual([]);
  });
});

it('a notice is given of rounds, leaders, submissions, crowns, forts and the end, and of nothing else', () => {
  for (const type of [
    ...[
      'round-started',
      'leader-entered',
      'leader-left',
      'leader-eliminated',
      'submitted',
      'submission-ended',
    ],
    ...['bretwalda', 'king', 'fort-destroyed', 'replaced', 'game-over'],
  ])
    expect(isNoteworthy({ type } as GameEvent)).toBe(true);
  for (const type of ['moved', 'placed', 'battle-started', 'rolled', ''])
    expect(isNoteworthy({ type } as GameEvent)).toBe(false);
});
