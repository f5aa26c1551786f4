import { describe, expect, it } from 'vitest';
import { outcome } from '../../src/game/outcome.ts';
import { at, type TestGame } from '../support.ts';

/** A line of points, the reason of which does not matter. */
const points = (nation: string, n: number): string =>
  `points {"nation":"${nation}","round":5,"points":${n},"reason":"hold","area":"york"}`;

const close = (lines: string, round = 16): TestGame => at(`round ${round} round-end\n${lines}`);

const totals = (game: TestGame): number[] => outcome(game.state).players.map((player) => player.points);

describe('Victory', () => {
  it('WIN-1: the highest total of a player wins, not the best nation', () => {
    const game = close(
      [points('romans', 40), points('welsh', 30), points('danes', 20), points('saxons', 45)].join('\n'),
    );
    expect(totals(game)).toEqual([40, 50, 45, 0]);
    expect(outcome(game.state)).toMatchObject({ over: true, winners: [1] });
    expect(game.asks).toBe('over');
  });

  it('WIN-1: nobody has won before the last round is over', () => {
    const game = close(`${points('romans', 40)}\nyork: angles 1`, 15);
    expect(outcome(game.state)).toMatchObject({ over: false, winners: [] });
  });

  it('WIN-1: hold points and King of round 16 still count', () => {
    const game = at(`
      round 16 hold-points
      york: danes 1 leader svein-estrithson
      ${points('romans', 15)}
    `);
    expect(totals(game)).toEqual([15, 8 + 10, 0, 0]);
    expect(outcome(game.state).winners).toEqual([1]);
  });

  it('WIN-1: after the end every action is refused', () => {
    expect(close(points('romans', 1)).refuses('end')).toMatchObject({ code: 'game-over', rule: 'WIN-1' });
  });

  it('WIN-2 RUL-117: equal totals share the win', () => {
    const game = close([points('romans', 30), points('welsh', 30), points('angles', 29)].join('\n'));
    expect(outcome(game.state).winners).toEqual([0, 1]);
  });

  it('WIN-2: all four may share', () => {
    expect(outcome(close('').state).winners).toEqual([0, 1, 2, 3]);
  });

  it('WIN-2 RUL-117: bids are taken off before totals are compared', () => {
    const sides =
      'sides {"cards":[{"seat":0,"points":2},{"seat":1,"points":0},{"seat":2,"points":0},{"seat":3,"points":0}],"order":[0,1,2,3]}';
    const tie = close([sides, points('romans', 32), points('welsh', 30)].join('\n'));
    expect(totals(tie)).toEqual([30, 30, 0, 0]);
    expect(outcome(tie.state).winners).toEqual([0, 1]);
    const lost = close([sides, points('romans', 31), points('welsh', 30)].join('\n'));
    expect(outcome(lost.state).winners).toEqual([1]);
  });

  it('WIN-1: the end of the game names the winners', () => {
    const game = at(`
      round 16 norwegians movement
      york: norwegians 1 leader harald-hardrada
    `);
    game.do('end');
    expect(game.seen('game-over')).toEqual([{ type: 'game-over', winners: [0] }]);
  });
});
