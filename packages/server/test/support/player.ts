import {
  type Action,
  apply,
  type Dice,
  decision,
  type GameState,
  legalActions,
  type Seat,
} from '@bretwalda/engine';
import { actionLimit } from '@bretwalda/protocol';

class Rolled extends Error {}

const NO_DICE: Dice = {
  roll() {
    throw new Rolled();
  },
};

/** Answers that bring a game on; without them people who play at random move for hours. */
const QUICK: readonly string[] = ['end', 'stand', 'resist', 'fight'];

export function someAction(state: GameState, seat: Seat, chance: Dice): Action {
  const legal = legalActions(state, seat);
  const quick = legal.filter(({ type }) => QUICK.includes(type));
  const pool = quick.length > 0 && chance.roll(3) > 1 ? quick : legal;
  return pool[chance.roll(pool.length) - 1] as Action;
}

/** What somebody does at random until the dice fall or somebody else is asked, as one submission. */
export function someActions(from: GameState, seat: Seat, chance: Dice): Action[] {
  const actions: Action[] = [];
  for (let state = from; actions.length < actionLimit; ) {
    if (state.step === 'over' || !decision(state).some((asked) => asked.seat === seat)) break;
    const action = someAction(state, seat, chance);
    actions.push(action);
    try {
      state = apply(state, action, NO_DICE, seat).state;
    } catch (error) {
      if (error instanceof Rolled) break;
      throw error;
    }
    if (isSecret(state)) break;
  }
  return actions;
}

/** Votes go one by one: what follows them cannot be foreseen. */
const isSecret = ({ pending }: GameState): boolean => pending?.kind === 'vote';
