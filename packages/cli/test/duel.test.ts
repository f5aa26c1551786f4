import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BotName } from '@bretwalda/ai';
import { describe, expect, it } from 'vitest';
import { type DuelPlan, duelGames, duelResult } from '../src/duel-games.ts';
import type { Played } from '../src/game.ts';
import { file, run } from './support.ts';

// Names stand for any two bots: these games are not played.
const [a, b] = ['alpha', 'beta'] as unknown as [BotName, BotName];
const plan: DuelPlan = { a, b, scenario: 'standard-4', seed: 7, blocks: 2, singles: ['a', 'b'] };

describe('a duel', () => {
  it('seats the single player everywhere, with the same seeds both ways', () => {
    const games = duelGames(plan).map(({ job }) => `${job.seed} ${job.bots.map((n) => n[0]).join('')}`);
    expect(games).toEqual([
      ...['7 abbb', '7 babb', '7 bbab', '7 bbba', '8 abbb', '8 babb', '8 bbab', '8 bbba'],
      ...['7 baaa', '7 abaa', '7 aaba', '7 aaab', '8 baaa', '8 abaa', '8 aaba', '8 aaab'],
    ]);
    const small = duelGames({ ...plan, scenario: 'two-early', blocks: 1, singles: ['b'] });
    expect(small.map(({ job }) => job.bots)).toEqual([
      [b, a],
      [a, b],
    ]);
  });

  it('counts wins, scores and times for the right side', () => {
    const games = duelGames(plan);
    // A has 100 points, B 50, and A thinks twice as long; whoever sits at 0 always wins, with 3 when B is alone.
    const played = games.map(({ single, job }): Played => {
      const isA = job.bots.map((name) => name === a);
      return {
        actions: 1,
        points: isA.map((yes) => (yes ? 100 : 50)),
        winners: single === 'a' ? [0] : [0, 3],
        nations: { romans: isA[0] ? 60 : 10, angles: isA[3] ? 7 : 8 } as Played['nations'],
        seen: ['romans', 'angles'],
        turns: isA.map((yes) => [yes ? 2 : 1]),
      };
    });
    const result = duelResult(plan, games, { played, gamesPerSecond: 8, seconds: 2 });
    expect(result).toMatchObject({ gamesPerSecond: 8, seconds: 2 });
    expect(result.arrangements).toMatchObject([
      { single: 'a', games: 8, wins: 2, share: 0.25, chance: 0.25 },
      { single: 'b', games: 8, wins: 2, share: 0.25, chance: 0.25 },
    ]);
    for (const group of result.groups) expect([group.a.mean, group.b.mean]).toEqual([100, 50]);
    expect(result.nations.map((n) => [n.nation, n.a.mean, n.b.mean])).toEqual([
      ['romans', 60, 10],
      ['angles', 7, 8],
    ]);
    expect(result.times).toEqual({
      a: { turns: 32, median: 2, p95: 2 },
      b: { turns: 32, median: 1, p95: 1 },
    });
  });
});

const ARGS = ['duel', '--a', 'random', '--b', 'random', '--scenario', 'two-vikings', '--seed', '5'];

describe('the duel command', () => {
  it('prints aligned tables', async () => {
    const { code, out, err } = await run([...ARGS, '--scenario', 'short-3', '--games', '2']);
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toContain('(short-3): 3 games of each kind, seed 5');
    const wins = /^1 random, 2 random +3 +[\d.]+ +[\d.]+% +[\d.]+% to [\d.]+% +33\.3% {2}/gm;
    expect(out.match(wins)).toHaveLength(2);
    expect(out).toMatch(/^group 1 +[\d.]+ +[\d.]+ +[\d.]+ +[\d.]+ +[+-][\d.]+$/m);
    expect(out).toMatch(/^A random +\d+ +[\d.]+ ms +[\d.]+ ms$/m);
    expect(out).not.toContain('Normans');
  });

  it('plays the games of two players once', async () => {
    const { out } = await run([...ARGS, '--games', '1']);
    expect(out).toContain('(two-vikings): 2 games, seed 5');
    expect(out.match(/^1 random, 1 random +2 /gm)).toHaveLength(1);
  });

  it('prints JSON, also to a file, and plays one arrangement if asked to', async () => {
    const path = file('duel.json');
    const args = [...ARGS, '--games', '2', '--arrangement', 'single', '--json'];
    const printed = JSON.parse((await run(args)).out);
    const kept = await run([...args, path]);
    expect(kept.out).toMatch(/^Wins of the single player/m);
    const untimed = { seconds: 0, gamesPerSecond: 0, times: 0 };
    expect({ ...JSON.parse(readFileSync(path, 'utf8')), ...untimed }).toEqual({ ...printed, ...untimed });
    expect(printed).toMatchObject({ a: 'random', b: 'random', scenario: 'two-vikings', seed: 5, blocks: 1 });
    expect(printed.arrangements).toHaveLength(1);
    expect(printed.arrangements[0]).toMatchObject({
      players: '1 random, 1 random',
      single: 'a',
      games: 2,
      wins: expect.any(Number),
      share: expect.any(Number),
      low: expect.any(Number),
      high: expect.any(Number),
      chance: 0.5,
    });
    const spread = { mean: expect.any(Number), deviation: expect.any(Number) };
    expect(printed.groups[0]).toEqual({ group: 'group 1', a: spread, b: spread });
    expect(printed.nations[0]).toEqual({ nation: 'danes', a: spread, b: spread });
    expect(printed.times.a).toEqual({
      turns: expect.any(Number),
      median: expect.any(Number),
      p95: expect.any(Number),
    });
  });
});

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));

// Threads need the compiled tool; `npm test` compiles it first.
describe('threads', () => {
  it('the command is built', () => {
    expect(existsSync(main), 'packages/cli is not built: run `npm run build` first').toBe(true);
  });

  const play = (workers: number) =>
    execFileSync(process.execPath, [main, ...ARGS, '--games', '6', '--workers', `${workers}`, '--json'], {
      encoding: 'utf8',
      timeout: 60_000,
    });

  it('change nothing but the time', () => {
    const [one, two] = [1, 2].map((workers) => {
      const { seconds: _, gamesPerSecond: __, times, ...rest } = JSON.parse(play(workers));
      return { ...rest, turns: [times.a.turns, times.b.turns] };
    });
    expect(one.arrangements[0].games).toBe(6);
    expect(two).toEqual(one);
  });
});
