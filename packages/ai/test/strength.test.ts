import { newGame, outcome, type ScenarioId } from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import { type BotName, createBot } from '../src/levels.ts';
import { numbers, playGame } from './support.ts';

/**
 * Games with fixed seeds, so that nobody gets weaker unnoticed. The limits are far below what is measured (given
 * beside each): dice and small changes of the weights move the mean of a dozen games by twenty points. To measure,
 * use `npm run duel`.
 */

/** One bot among others, once in each seat for each seed: how many points it was ahead of their mean. */
function leads(scenario: ScenarioId, one: BotName, others: BotName, seeds: readonly number[]) {
  const seats = numbers(newGame({ scenario }).seats);
  return seeds.flatMap((seed) =>
    seats.map((seat) => {
      const bots = seats.map((i) => createBot(i === seat ? one : others));
      const { state } = playGame({ config: { scenario }, seed, bots });
      const points = outcome(state).players.map((player) => player.points);
      const own = points[seat] as number;
      const rivals = points.filter((_, i) => i !== seat);
      return { lead: own - mean(rivals), wins: own > Math.max(...rivals) };
    }),
  );
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
const meanLead = (...game: Parameters<typeof leads>) => mean(leads(...game).map(({ lead }) => lead));

describe('Strength', () => {
  it('a squire wins every game against three who play at random (about 250 points ahead)', () => {
    const games = leads('standard-4', 'squire', 'random', [1]);
    expect(games.every(({ wins }) => wins)).toBe(true);
    expect(mean(games.map(({ lead }) => lead))).toBeGreaterThan(120);
  });

  it('a squire is well ahead of three who are greedy (about 50 points)', () => {
    expect(meanLead('standard-4', 'squire', 'greedy', [1, 2, 3])).toBeGreaterThan(12);
  });

  it('so is a squire in reduX (about 30 points)', () => {
    expect(meanLead('redux-4', 'squire', 'greedy', [1, 2, 3, 4])).toBeGreaterThan(10);
  });

  it('a thane is well ahead of one who is greedy (about 80 points)', () => {
    expect(meanLead('two-early', 'thane', 'greedy', [1])).toBeGreaterThan(20);
  });

  it('a thane is ahead of two squires (about 18 points)', () => {
    expect(meanLead('short-3', 'thane', 'squire', [2])).toBeGreaterThan(-5);
  });
});
