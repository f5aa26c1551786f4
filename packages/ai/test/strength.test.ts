import { outcome } from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import { type BotName, createBot } from '../src/levels.ts';
import { numbers, playGame } from './support.ts';

/**
 * Games with fixed seeds, so that nobody gets weaker unnoticed. The limits are far below what is measured (given
 * beside each): dice and small changes of the weights move the mean of a dozen games by twenty points. `npm run duel` measures.
 */

/** One bot among three of another, once in each seat for each seed: how many points it was ahead of their mean. */
function leads(one: BotName, others: BotName, seeds: readonly number[]) {
  return seeds.flatMap((seed) =>
    numbers(4).map((seat) => {
      const bots = numbers(4).map((i) => createBot(i === seat ? one : others));
      const { state } = playGame({ config: { scenario: 'standard-4' }, seed, bots });
      const points = outcome(state).players.map((player) => player.points);
      const own = points[seat] as number;
      const rivals = points.filter((_, i) => i !== seat);
      return { lead: own - mean(rivals), wins: own > Math.max(...rivals) };
    }),
  );
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
const meanLead = (games: readonly { readonly lead: number }[]) => mean(games.map(({ lead }) => lead));

describe('Strength', () => {
  it('a squire wins every game against three who play at random (about 250 points ahead)', () => {
    const games = leads('squire', 'random', [1]);
    expect(games.every(({ wins }) => wins)).toBe(true);
    expect(meanLead(games)).toBeGreaterThan(120);
  });

  it('a squire is well ahead of three who are greedy (about 50 points)', () => {
    expect(meanLead(leads('squire', 'greedy', [1, 2, 3]))).toBeGreaterThan(12);
  });

  it('so is a thane (about 50 points)', () => {
    expect(meanLead(leads('thane', 'greedy', [4, 5]))).toBeGreaterThan(5);
  });

  it('a thane is not far behind three squires (about level)', () => {
    expect(meanLead(leads('thane', 'squire', [3]))).toBeGreaterThan(-30);
  });
});
