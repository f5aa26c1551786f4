import { type Action, type ActionOf, areaOf, type Dice, type GameState, seededDice } from '@bretwalda/engine';
import type { Watch } from './watch.ts';

const mix = (a: number, b: number): number => {
  let h = Math.imul(a ^ (b + 0x9e3779b9), 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

/**
 * One possible set of dice. A battle in the same place at the same time rolls the same dice under every plan, so that
 * plans are compared by what they change and not by luck elsewhere.
 */
export class CommonDice {
  private readonly seed: number;

  constructor(seed: number) {
    this.seed = seed;
  }

  /** The dice for what follows an action. */
  dice(s: GameState, action: Action): Dice {
    const area =
      s.battle?.area ?? (action.type === 'fight' ? areaOf((action as ActionOf<'fight'>).area) : 63);
    const when = (s.round * 32 + s.nation) * 4 + s.invasionHalf;
    return seededDice(mix(mix(this.seed, when), area * 64 + (s.battle?.round ?? 0)));
  }
}

const SAMPLES = 1_000_000_000;

/** The value of each candidate with the same sample; undefined if time ran out before all were tried. */
export function withCommonDice<T>(
  candidates: readonly T[],
  random: Dice,
  watch: Watch,
  worthIn: (candidate: T, sample: CommonDice) => number,
): number[] | undefined {
  const sample = new CommonDice(random.roll(SAMPLES));
  const values: number[] = [];
  for (const candidate of candidates) {
    if (watch.isOver) return undefined;
    values.push(worthIn(candidate, sample));
  }
  return values;
}
