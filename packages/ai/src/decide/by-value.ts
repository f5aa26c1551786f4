import { type Action, apply, type Dice, type GameState, seededDice } from '@bretwalda/engine';
import { type Stakes, worth } from '../value/stakes.ts';
import type { Evaluation } from '../value/value.ts';
import { type Answer, bestOf } from './answer.ts';

/** How many times an action that rolls dice is tried. */
const THROWS = 6;

/** An answer is worth the position it leads to. */
export function byValue(e: Evaluation, s: GameState, legal: readonly Action[], stakes: Stakes): Answer {
  const { action, gain } = bestOf(legal, (candidate) => after(e, s, candidate, stakes));
  return { action, why: () => [{ code: 'best-position', gain }] };
}

export function after(e: Evaluation, s: GameState, action: Action, stakes: Stakes): number {
  let rolled = false;
  const watched = (dice: Dice): Dice => ({
    roll(sides) {
      rolled = true;
      return dice.roll(sides);
    },
  });
  let total = 0;
  for (let i = 1; i <= THROWS; i++) {
    total += worth(e, apply(s, action, watched(seededDice(i * 7919))).state, stakes);
    if (!rolled) return total;
  }
  return total / THROWS;
}
