import { outcome } from '@bretwalda/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { addOwnGame, ownGame } from '../../engine/test/own-game.ts';
import { createBot } from '../src/levels.ts';
import { NAMES, playGame, timeFor } from './support.ts';

/** Bots play what somebody else adds to the engine: they ask its tables, not those of the printed game. */

beforeAll(addOwnGame);

const CHOICES = [undefined, ['harvest'], ['harvest', 'hunger', 'long-days'], ['feast']];

describe('a game of somebody else', () => {
  it.each(NAMES.flatMap((name) => CHOICES.map((options) => ({ name, options }))))(
    '$name plays it to the end, by the rules and with reasons: $options',
    ({ name, options }) => {
      const { scenario } = ownGame();
      const { state } = playGame({
        config: { scenario, ...(options && { options: { variants: options } }) },
        seed: 7,
        bots: [createBot(name), createBot('greedy')],
        budget: () => timeFor(6),
        watch: (_, { reasons }) => expect(reasons).not.toEqual([]),
      });
      expect(state.step).toBe('over');
      expect(outcome(state).winners.length).toBeGreaterThan(0);
    },
  );
});
