import type { Action } from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import { failureLine } from '../src/sim.ts';
import { GameError, simulate } from '../src/simulate.ts';
import { run } from './support.ts';

describe('sim', () => {
  it('prints a table', async () => {
    const { code, out, err } = await run(['sim', '--games', '2', '--scenario', 'two-vikings', '--seed', '5']);
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toContain('(two-vikings): 2 games, seeds 5 to 6');
    expect(out).toMatch(/games per second, [\d.]+ actions per game/);
    expect(out).toMatch(
      /^Player 1, group 1 +[\d.]+ +[\d.]+ +[\d.]+ +[\d.]+% {2}Danes, Dubliners, Norsemen$/m,
    );
    expect(out).toMatch(/^Danes +1 +[\d.]+ +[\d.]+$/m);
    expect(out).not.toContain('Normans');
    const lines = out.split('\n').filter((line) => /^(Nation|Danes|Saxons) /.test(line));
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
  });

  it('prints the same as JSON, and the same games for the same seed', async () => {
    const args = ['sim', '--games', '2', '--scenario', 'two-early', '--seed', '5', '--json'];
    const [first, second] = [await run(args), await run(args)].map(({ out }) => {
      const [result] = JSON.parse(out).scenarios;
      return { ...result, seconds: 0, gamesPerSecond: 0 };
    });
    expect(first).toEqual(second);
    expect(first.games).toBe(2);
    expect(first.players).toHaveLength(2);
    expect(first.players.reduce((n: number, p: { wins: number }) => n + p.wins, 0)).toBe(2);
    const romans = first.nations.find((n: { nation: string }) => n.nation === 'romans');
    expect(romans.player).toBe(1);
    expect(romans.mean).toBeGreaterThan(0);
  });

  it('tells how to run a failed game again', () => {
    const illegal = (): Action => ({ type: 'stand' });
    try {
      simulate('two-early', 3, 40, illegal);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(GameError);
      const line = failureLine(error as GameError, 'random');
      expect(line).toContain('bretwalda sim --scenario two-early --seed 40 --games 1 --bot random');
      expect(line).not.toContain('\n');
    }
  });
});
