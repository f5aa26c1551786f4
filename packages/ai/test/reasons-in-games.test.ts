import type { Config } from '@bretwalda/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BotName, createBot } from '../src/levels.ts';
import { describe as inWords, type Reason } from '../src/reasons.ts';
import { NAMES, numbers, playGame, timeFor } from './support.ts';

type Code = Reason['code'];

describe('The reasons of whole games', () => {
  const heard = new Map<Code, Set<string>>();

  function listen(name: BotName, config: Config, seed: number): void {
    playGame({
      config,
      seed,
      bots: numbers(4).map(() => createBot(name)),
      budget: () => timeFor(4),
      watch(_, { reasons }) {
        for (const reason of reasons) {
          if (!heard.has(reason.code)) heard.set(reason.code, new Set());
          heard.get(reason.code)?.add(inWords(reason));
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

  it('are sentences without a subject: lower case, no full stop, no hole', () => {
    for (const sentences of heard.values())
      for (const sentence of sentences) {
        expect(sentence).toMatch(/^[a-z]+ .*[a-z0-9%)]$/);
        expect(sentence).not.toMatch(/undefined|null|NaN|Infinity|\[object/);
      }
  });

  it('count armies and points in whole numbers, shares from 0 to 100', () => {
    let shares = 0;
    for (const sentence of [...heard.values()].flatMap((sentences) => [...sentences])) {
      expect(sentence).not.toMatch(/\d\.\d\d/);
      expect(sentence).not.toMatch(/-\d/);
      expect(sentence).not.toMatch(/(^|[^.\d])0 (armies|points)/);
      for (const [, share] of sentence.matchAll(/(\d+)%/g)) {
        expect(Number(share)).toBeLessThanOrEqual(100);
        shares++;
      }
    }
    expect(shares).toBeGreaterThan(50);
  });

  it('name areas as the board does, not as ids', () => {
    const all = [...heard.values()].flatMap((sentences) => [...sentences]).join('\n');
    expect(all).toMatch(/\b(North Mercia|South Mercia)\b/);
    expect(all).not.toMatch(/\b(north-mercia|south-mercia|romano-british|frisian-sea)\b/);
  });
});
