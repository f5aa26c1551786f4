import type { Config } from '@bretwalda/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BotName, createBot } from '../src/levels.ts';
import type { Reason } from '../src/reasons.ts';
import { NAMES, numbers, playGame, timeFor } from './support.ts';

type Code = Reason['code'];

const isCount = (n: number): boolean => Number.isInteger(n) && n > 0;

describe('The reasons of whole games', () => {
  const heard = new Map<Code, Reason[]>();

  function listen(name: BotName, config: Config, seed: number): void {
    playGame({
      config,
      seed,
      bots: numbers(4).map(() => createBot(name)),
      budget: () => timeFor(4),
      watch(_, { reasons }) {
        for (const reason of reasons) {
          if (!heard.has(reason.code)) heard.set(reason.code, []);
          heard.get(reason.code)?.push(reason);
        }
      },
    });
  }

  beforeAll(() => {
    listen('squire', { scenario: 'standard-4' }, 1);
    listen('squire', { scenario: 'short-3', options: { sides: 'bid', ballot: 'secret' } }, 2);
    for (const name of NAMES) listen(name, { scenario: 'two-germanic' }, 3);
  }, 120_000);

  it('are of many kinds', () => {
    for (const code of [
      ...([
        'only-choice',
        'by-chance',
        'points-now',
        'take',
        'guard',
        'nothing-to-gain',
        'best-odds',
      ] as const),
      ...(['stand', 'retreat', 'best-position', 'own-candidate', 'good-side'] as const),
    ])
      expect([...heard.keys()]).toContain(code);
  });

  it('count armies and points in whole numbers, shares from 0 to 1', () => {
    let shares = 0;
    for (const reason of [...heard.values()].flat()) {
      if ('armies' in reason) expect(reason.armies, JSON.stringify(reason)).toSatisfy(isCount);
      if ('origins' in reason)
        expect(reason.origins.reduce((sum, { armies }) => sum + armies, 0)).toBe(reason.armies);
      if ('points' in reason) expect(Number.isInteger(reason.points), JSON.stringify(reason)).toBe(true);
      if ('bounty' in reason) expect(reason.bounty).toBeGreaterThanOrEqual(0);
      if (!('win' in reason)) continue;
      expect(reason.win).toBeGreaterThanOrEqual(0);
      expect(reason.win).toBeLessThanOrEqual(1);
      shares++;
    }
    expect(shares).toBeGreaterThan(50);
  });
});
