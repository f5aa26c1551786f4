import { describe, expect, it } from 'vitest';
import { newGame } from '../../src/game/new-game.ts';
import type { GameEvent } from '../../src/model/event.ts';
import { ReduxReferee } from './redux-referee.ts';

/** The referee of random games of reduX objects to what it should. */

const objection = (...events: readonly unknown[]): string => {
  const referee = new ReduxReferee(newGame({ scenario: 'redux-4' }));
  try {
    for (const event of events) referee.follow(event as GameEvent);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

const jutes = (type: string, from: string, to: string, count = 1) => ({
  ...{ type, nation: 'jutes', from, to, unit: 'infantry', count, leader: false },
});
const started = { type: 'movement-started', nation: 'jutes', half: 1 };
const ended = { type: 'movement-ended', nation: 'jutes', half: 1 };
const battle = { type: 'battle-started', area: 'york', attacker: 'angles', defender: 'welsh' };
const placed = (count: number, why: string, area = 'kent') => ({
  ...{ type: 'placed', nation: 'jutes', area, unit: 'infantry', count, why },
});
const grown = (armies: number, marker: number) => ({
  ...{ type: 'population', nation: 'jutes', carried: 0, armies, marker },
});

describe('The referee of reduX', () => {
  it('has nothing against what is allowed', () => {
    expect(objection(started, ended, battle, grown(1, 0), placed(1, 'population'))).toBe('');
  });

  it.each([
    ['a move to sea', [jutes('moved', 'kent', 'english-channel')], 'move to english-channel'],
    [
      'a leader',
      [{ type: 'leader-entered', nation: 'saxons', leader: 'aelle', area: 'kent' }],
      'leader-entered',
    ],
    ['growth by other sums', [grown(2, 0)], 'get 2 armies, not 1'],
    ['a marker that is wrong', [grown(1, 2)], 'goes to 2, not 0'],
    ['growth where others stand', [placed(1, 'population', 'sussex')], 'grow in sussex'],
    [
      'areas given up',
      [started, jutes('moved', 'kent', 'essex'), ended],
      'hold 1 areas after moving, 2 before',
    ],
    [
      'armies left at sea',
      [started, placed(1, 'invaders', 'english-channel'), ended],
      'stay in english-channel',
    ],
    [
      'armies that the land does not feed',
      [started, placed(4, 'reinforcements'), ended, battle],
      '1 armies too many',
    ],
    ['a retreat to sea', [jutes('retreated', 'kent', 'english-channel')], 'retreat to english-channel'],
    ['a retreat beside others', [jutes('retreated', 'kent', 'sussex')], 'beside others'],
    [
      'a retreat that the land does not feed',
      [placed(3, 'reinforcements'), jutes('retreated', 'kent', 'essex', 4)],
      'too many',
    ],
    [
      'an area emptied',
      [{ type: 'removed', nation: 'jutes', area: 'kent', unit: 'infantry', count: 1, why: 'overpopulation' }],
      'is emptied',
    ],
    [
      'points for deeds',
      [{ type: 'points', nation: 'jutes', points: 2, reason: 'eliminate' }],
      'points for eliminate',
    ],
    ['points not given', [{ type: 'round-ended', round: 6 }], 'score 0 in round 6'],
  ])('objects to %s', (_, events, words) => {
    expect(objection(...events)).toContain(words);
  });
});
