import { type GameState, NOBODY } from '@bretwalda/engine';
import { LAND_AREAS, NATION } from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { FURTHEST } from '../src/search/rollout.ts';
import { repliesOf } from '../src/search/search.ts';
import { ATTACK, levelWith, playsFrom, SAXONS } from './searching.ts';
import { after, at, numbers } from './support.ts';

function ends(now: GameState, replies: number, futures: readonly GameState[], touched = LAND_AREAS) {
  const play = playsFrom(now, replies, touched);
  return futures.flatMap((future) => numbers(6).map((i) => play(future, i + 1)));
}
const momentOf = ({ round, nation }: GameState) => `round ${round} nation ${nation}`;

describe('Futures that are compared', () => {
  it('end at the same moment, with a battle or without', () => {
    for (const replies of [0, 2, FURTHEST]) {
      const moments = ends(SAXONS, replies, [SAXONS, ATTACK]).map(momentOf);
      // Whoever is next in a future where the Jutes are no more would have been next but one otherwise.
      expect(new Set(moments).size).toBeLessThanOrEqual(replies === 0 ? 2 : 1);
    }
  });

  it('SEQ-2: end before the next turn but one of the nation when everybody has replied', () => {
    for (const end of ends(SAXONS, FURTHEST, [SAXONS, ATTACK])) {
      expect(end.round).toBe(11);
      expect(end.nation).toBe(NATION.saxons);
      expect(end.pending).not.toBeNull();
    }
  });

  it('end with the turn when nobody is asked for a reply', () => {
    for (const end of ends(SAXONS, 0, [SAXONS, ATTACK])) {
      expect([9, 10]).toContain(end.round);
      expect(end.nation).not.toBe(NATION.saxons);
      expect(end.nation).not.toBe(NOBODY);
    }
  });

  it('X-SEQ-2: end a round earlier where every round brings points', () => {
    const land = ['essex: saxons 5', 'wessex: saxons 2', 'kent: jutes 1', 'york: angles 2', 'clwyd: welsh 1'];
    const now = at(['redux-4 round 9 saxons movement', ...land].join('\n'));
    for (const end of ends(now, FURTHEST, [now, after(now, 'move 3 essex kent')])) {
      expect(end.round).toBe(10);
      expect(end.nation).toBe(NATION.saxons);
      expect(end.pending).not.toBeNull();
    }
  });

  it('X-SEQ-2: have half as many replies where every round brings points', () => {
    const level = levelWith({ replies: 5 });
    expect(repliesOf(level, at('round 9 saxons movement'))).toBe(5);
    expect(repliesOf(level, at('redux-4 round 9 saxons movement'))).toBe(3);
    expect(repliesOf(levelWith({}), at('redux-4 round 9 saxons movement'))).toBe(0);
  });

  it('end at the latest with the game', () => {
    const last = { ...SAXONS, round: 16 };
    for (const end of ends(last, FURTHEST, [last])) expect(end.pending).toBeNull();
  });
});
