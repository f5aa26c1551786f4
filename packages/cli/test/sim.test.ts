import { readFileSync } from 'node:fs';
import { seatsOf, toSeat } from '@bretwalda/engine';
import { scenario } from '@bretwalda/engine/data';
import { describe, expect, it } from 'vitest';
import { groupName } from '../src/players.ts';
import { COLOUR_TARGETS, NATION_TARGETS } from '../src/reference.ts';
import { type Comparison, comparison } from '../src/self-play.ts';
import type { SimResult } from '../src/simulate.ts';
import { file, run } from './support.ts';

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
      return { ...result, seconds: 0, gamesPerSecond: 0, times: [] };
    });
    expect(first).toEqual(second);
    expect(first.games).toBe(2);
    expect(first.players).toHaveLength(2);
    expect(first.players.reduce((n: number, p: { wins: number }) => n + p.wins, 0)).toBe(2);
    const romans = first.nations.find((n: { nation: string }) => n.nation === 'romans');
    expect(romans.player).toBe(1);
    expect(romans.mean).toBeGreaterThan(0);
  });

  it('sets self-play beside games of people', async () => {
    const { code, out } = await run(['sim', '--games', '1']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Romans +1 +[\d.]+ +0\.0 +124 +[+-]\d+%$/m);
    expect(out).toMatch(/^Player 4, blue +[\d.]+ +0\.0 +210 +[+-]\d+% +\d +[\d.]+% +17% {2}Belgae/m);
    expect(out).toMatch(/^Mean difference of a nation from people: [\d.]+%$/m);
    expect(out).toMatch(/^All four scores +[\d.]+ +820-920 {2}(in|out)side$/m);
    expect(out).toMatch(/^Wins of red +[\d.]+% +15-35% {2}outside$/m);
    expect(out).toMatch(/^random +\d+ +[\d.]+ ms +[\d.]+ ms$/m);
  });

  it('writes JSON to a file, and the table to the screen', async () => {
    const path = file('sim.json');
    const { out } = await run(['sim', '--games', '1', '--scenario', 'two-vikings', '--json', path]);
    expect(out).toMatch(/^Player 1, group 1/m);
    const { bot, scenarios } = JSON.parse(readFileSync(path, 'utf8'));
    expect(bot).toBe('random');
    expect(scenarios[0].players[0].bot).toBe('random');
    expect(scenarios[0].times[0]).toMatchObject({ bot: 'random', turns: expect.any(Number) });
    expect(scenarios[0].measures).toBeUndefined();
  });
});

describe('self-play beside games of people', () => {
  const result = (mean: number, games = 4, wins = 1): SimResult => ({
    scenario: 'standard-4',
    games,
    seed: 1,
    seconds: 1,
    gamesPerSecond: games,
    actionsPerGame: 1,
    players: seatsOf(4).map((seat) => ({ seat, bot: 'random', nations: [], mean, deviation: 0, wins })),
    nations: [
      { nation: 'romans', seat: toSeat(0), mean: 62, deviation: 0 },
      { nation: 'belgae', seat: toSeat(3), mean: 30, deviation: 0 },
    ],
    times: [],
    total: 4 * mean,
    winner: 225,
    high: 0.05,
  });

  it('tells differences and bands', () => {
    const { nations, meanDifference, players, measures } = comparison(result(214)) as Comparison;
    expect(nations.get('romans')).toEqual({ people: 124, difference: -0.5 });
    expect(nations.get('belgae')).toEqual({ people: 24, difference: 0.25 });
    expect(meanDifference).toBeCloseTo(0.375);
    expect(players[0]).toEqual({ people: 214, difference: 0, peopleWin: 0.3 });
    const outside = measures.filter((m) => !m.inside).map((m) => m.name);
    expect(outside).toEqual(['Score of the Romans', 'Score of the Belgae', 'Games with a score of 300']);
  });

  it('has the same sums for colours and their nations', () => {
    for (const [seat, group] of scenario('standard-4').groups.entries()) {
      const points = group.reduce((n, id) => n + NATION_TARGETS[id], 0);
      expect(points).toBe(COLOUR_TARGETS[groupName('standard-4', seat)]?.points);
    }
  });

  it('is for the full game of four players only', () => {
    expect(comparison({ ...result(200), scenario: 'standard-3' })).toBeUndefined();
  });
});
