import { newGame, toPosition } from '@bretwalda/engine';

/**
 * The games of the yardstick: a counter, which is the least that boardgame.io can be asked for, and one that also carries a
 * position of ours, as any game does. Nothing is computed on the way; the turns of its two players alternate.
 */

interface Counted {
  n: number;
}

export interface YardstickGame {
  readonly name: string;
  readonly setup: () => Counted;
}

const gameOf = (name: string, more: object) => ({
  name,
  disableUndo: true,
  setup: () => ({ n: 0, ...more }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: {
      move: ({ G }: { G: Counted }) => {
        G.n++;
      },
      // As with us, nobody sees anything before the server has it.
      client: false,
    },
  },
});

export const COUNTER: YardstickGame = gameOf('counter', {});
export const POSITION: YardstickGame = gameOf('position', {
  position: toPosition(newGame({ scenario: 'two-early' })),
});
