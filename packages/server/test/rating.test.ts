import { seededDice } from '@bretwalda/engine';
import type { Rating } from 'openskill';
import { describe, expect, it } from 'vitest';
import { type Finisher, ratedAfter } from '../src/rating/rating.ts';

const gaussian = (chance: ReturnType<typeof seededDice>): number => {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += chance.roll(1000) / 1000;
  return sum - 6;
};

describe('the rating', () => {
  it('tells the strength of players and of sides apart', () => {
    const chance = seededDice(4);
    const players = ['weak', 'fair', 'good', 'strong'];
    const sides = ['side a', 'side b', 'side c', 'side d'];
    // What players and sides are worth, in points; nobody tells the rating.
    const worth = new Map([
      ...players.map((id, i) => [id, i * 20] as const),
      ...sides.map((id, i) => [id, i * 15] as const),
    ]);
    const known = new Map<string, Rating>();
    for (let game = 0; game < 400; game++) {
      const seats = [...players].sort(() => chance.roll(2) - 1.5);
      const finishers = sides.map((side, i): Finisher => {
        const player = seats[i] as string;
        const points = (worth.get(player) ?? 0) + (worth.get(side) ?? 0) + 20 * gaussian(chance);
        return { player, side, points };
      });
      for (const [key, rating] of ratedAfter(known, finishers)) known.set(key, rating);
    }
    const byMu = (ids: readonly string[]) =>
      [...ids].sort((a, b) => (known.get(a)?.mu ?? 0) - (known.get(b)?.mu ?? 0));
    expect(byMu(players)).toEqual(players);
    expect(byMu(sides)).toEqual(sides);
  });

  it('counts a game with two computers of one kind, too', () => {
    const after = ratedAfter(new Map(), [
      { player: 'ann', side: 'side a', points: 50 },
      { player: 'bot squire', side: 'side b', points: 40 },
      { player: 'bot squire', side: 'side c', points: 10 },
    ]);
    expect([...after.keys()].sort()).toEqual(['ann', 'bot squire', 'side a', 'side b', 'side c']);
    expect(after.get('ann')?.mu).toBeGreaterThan(after.get('bot squire')?.mu ?? Number.NaN);
    expect(after.get('bot squire')?.mu).toBeLessThan(25);
  });
});
