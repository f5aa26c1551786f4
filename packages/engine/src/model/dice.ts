import type { LandId } from '../data/board.ts';
import type { NationId } from '../data/nations.ts';
import type { Seat } from './ids.ts';

/** Who rolls, and why: a die in a battle, or a lot that settles the order of choosing or the sides themselves. */
export type RollCause =
  | { readonly why: 'battle'; readonly seat: Seat; readonly nation: NationId; readonly area: LandId }
  | { readonly why: 'order' | 'sides' };

/**
 * The only source of randomness: a number from 1 to `sides`. Battles roll six-sided dice; dealing sides draws lots. The
 * engine always says what a roll is for, so that a program can show whose dice they are, or let people roll real ones.
 */
export interface Dice {
  roll(sides: number, cause?: RollCause): number;
}

/** Dice for play: the same seed gives the same rolls (a small splitmix/xorshift mixer of 32 bits). */
export function seededDice(seed: number): Dice {
  let a = seed >>> 0;
  return {
    roll(sides) {
      a = (a + 0x9e3779b9) >>> 0;
      let t = a ^ (a >>> 16);
      t = Math.imul(t, 0x21f0aaad);
      t ^= t >>> 15;
      t = Math.imul(t, 0x735a2d97);
      t ^= t >>> 15;
      return 1 + Math.floor(((t >>> 0) / 4294967296) * sides);
    },
  };
}

/**
 * Dice that roll a given list, for tests and replays; they fail when the list is used up or holds an impossible number.
 */
export function scriptedDice(rolls: readonly number[]): Dice & { readonly left: () => number } {
  let next = 0;
  return {
    roll(sides) {
      const value = rolls[next];
      if (value === undefined) throw new RangeError(`the dice script ends after ${rolls.length} rolls`);
      if (!Number.isInteger(value) || value < 1 || value > sides)
        throw new RangeError(`roll ${next + 1} of the dice script is ${value}, not 1 to ${sides}`);
      next++;
      return value;
    },
    left: () => rolls.length - next,
  };
}
