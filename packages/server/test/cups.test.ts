import { describe, expect, it } from 'vitest';
import { cycleOf, standings } from '../src/cups/schedule.ts';

describe('a cup', () => {
  it.each([
    [3, 3],
    [4, 4],
    [5, 4],
    [7, 3],
    [9, 4],
    [13, 4],
    [16, 5],
  ])('of %i players at tables of %i lets everybody play every side once', (players, sides) => {
    const games = cycleOf(players, sides);
    expect(games).toHaveLength(players);
    for (let side = 0; side < sides; side++)
      expect(new Set(games.map((game) => game[side])).size).toBe(players);
    for (const game of games) expect(new Set(game).size).toBe(sides);
  });

  it('lets thirteen players at tables of four all meet each other once for each pair of sides', () => {
    const pairs = new Set(
      cycleOf(13, 4).flatMap((game) =>
        game.flatMap((a) => game.flatMap((b) => (a < b ? [`${a} ${b}`] : []))),
      ),
    );
    expect(pairs.size).toBe((13 * 12) / 2);
  });

  it('needs a player for every side', () => {
    expect(() => cycleOf(3, 4)).toThrow('4 sides need at least 4 players, not 3');
  });

  it('counts wins first, shared ones in parts, then points', () => {
    const table = standings(3, [
      { players: [0, 1], points: [10, 30], winners: [1] },
      { players: [1, 2], points: [20, 20], winners: [0, 1] },
      { players: [2, 0], points: [50, 40], winners: [0] },
    ]);
    expect(table.map(({ player, score, points }) => [player, score, points])).toEqual([
      [2, 1.5, 70],
      [1, 1.5, 50],
      [0, 0, 50],
    ]);
  });
});
