import type { Config } from '@bretwalda/engine';
import { SCENARIOS } from '@bretwalda/engine/data';
import { describe, expect, it } from 'vitest';
import { greedyBot } from '../../src/baseline/greedy.ts';
import { randomBot } from '../../src/baseline/random.ts';
import { playOut } from './play.ts';

const greedys = (seats: number) => Array.from({ length: seats }, () => greedyBot());

describe('games of greedy', () => {
  it.each(SCENARIOS.map(({ id, groups }) => [id, groups.length] as const))('%s to the end', (id, seats) => {
    const { actions, players } = playOut({ scenario: id }, 1, greedys(seats));
    expect(actions).toBeGreaterThan(100);
    for (const { points } of players) expect(points).toBeGreaterThan(0);
  });

  it.each<Partial<Config>>([
    { options: { sides: 'bid', ballot: 'ask' } },
    { options: { sides: 'choose', ballot: 'secret' } },
    { options: { sides: 'random', ballot: 'open' } },
  ])('with %j', (config) => {
    const { actions, players, winners } = playOut({ scenario: 'short-3', ...config }, 2, greedys(3));
    expect(actions).toBeGreaterThan(100);
    expect(players.map(({ nations }) => nations.length > 0)).toEqual([true, true, true]);
    expect(winners.length).toBeGreaterThan(0);
  });

  it('the same seed gives the same game', () => {
    const play = () => playOut({ scenario: 'short-3' }, 3, greedys(3)).players;
    expect(play()).toEqual(play());
  });

  it('beats random by far', () => {
    let lead = 0;
    for (let game = 0; game < 8; game++) {
      const bots = Array.from({ length: 4 }, (_, seat) => (seat === game % 4 ? greedyBot() : randomBot()));
      const points = playOut({ scenario: 'standard-4' }, 20 + game, bots).players.map((p) => p.points);
      const others = points.filter((_, seat) => seat !== game % 4);
      lead += (points[game % 4] as number) - Math.max(...others);
    }
    expect(lead / 8).toBeGreaterThan(50);
  });
});
