import { describe, expect, it } from 'vitest';
import { lossesTo } from '../../src/odds/losses.ts';
import { NO_SIDE, type Side } from '../../src/odds/sides.ts';

/** One army attacks an army and a burh: what the defender may lose to one die. */
const STRIKER: Side = { ...NO_SIDE, infantry: 1 };
const VICTIM: Side = { ...NO_SIDE, infantry: 1, burh: 1 };

const losses = (shelter: boolean, burhFirst: boolean) => {
  const { lost, chance } = lossesTo(STRIKER, VICTIM, shelter, burhFirst);
  return lost
    .map(({ infantry, burh }, i) => ({ infantry, burh, chance: Math.round(6 * (chance[i] as number)) }))
    .filter((loss) => loss.chance > 0);
};

const NONE = { infantry: 0, burh: 0 };
const ARMY = { infantry: 1, burh: 0 };
const BURH = { infantry: 0, burh: 1 };

describe('The losses to one die, in sixths', () => {
  // Twice: the second time they come from the table, where each question has a place of its own.
  it.each([1, 2])('BAT-6 BAT-7 CAS-8: by terrain, and by what goes first, time %d', () => {
    expect(losses(false, false)).toEqual([
      { ...NONE, chance: 4 },
      { ...ARMY, chance: 2 },
    ]);
    expect(losses(true, false)).toEqual([
      { ...NONE, chance: 5 },
      { ...ARMY, chance: 1 },
    ]);
    expect(losses(false, true)).toEqual([
      { ...NONE, chance: 4 },
      { ...BURH, chance: 2 },
    ]);
    expect(losses(true, true)).toEqual([
      { ...NONE, chance: 5 },
      { ...BURH, chance: 1 },
    ]);
  });
});
