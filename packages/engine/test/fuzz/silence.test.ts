import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../src/data/scenarios.ts';
import { newGame } from '../../src/game/new-game.ts';
import { apply, check, defaultAction, legalActions } from '../../src/game/play.ts';
import type { Action } from '../../src/model/action.ts';
import { seededDice } from '../../src/model/dice.ts';
import { configFor } from './fuzz.ts';

/** Players who do not answer: the engine's defaults are legal everywhere and bring every game to its end. */

const LONGEST = 6000;

describe.each(SCENARIOS.map((s) => s.id))('silence in %s', (scenario) => {
  it.each([
    ['nobody ever answers', 0],
    ['one answer in three is given', 3],
  ])('%s', (_, every) => {
    for (let seed = 1; seed <= 8; seed++) {
      const dice = seededDice(seed);
      const chance = seededDice(seed + 9);
      let state = newGame(configFor(scenario, seed));
      for (let n = 0; state.pending !== null; n++) {
        expect(n, `seed ${seed} does not end`).toBeLessThan(LONGEST);
        const legal = legalActions(state);
        const answered = every > 0 && chance.roll(every) === 1;
        const action = (answered ? legal[chance.roll(legal.length) - 1] : defaultAction(state)) as Action;
        expect(check(state, action), `seed ${seed}, action ${n}: ${JSON.stringify(action)}`).toBeUndefined();
        state = apply(state, action, dice).state;
      }
    }
  });
});
