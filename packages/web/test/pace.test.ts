import type { GameEvent } from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../src/base/settings.ts';
import { paceOf } from '../src/local/pace.ts';

/** How long a computer's action stays in sight (UI-78). */

const moved: GameEvent = {
  type: 'moved',
  nation: 'saxons',
  from: 'kent',
  to: 'essex',
  unit: 'infantry',
  count: 1,
  leader: false,
};
const none = { infantry: [], cavalry: [], fort: [], burh: [] };
const rolled: GameEvent = { type: 'battle-rolled', area: 'essex', round: 1, attacker: none, defender: none };
const pace = (events: readonly GameEvent[], part: Partial<typeof DEFAULT_SETTINGS>) =>
  paceOf(events, { ...DEFAULT_SETTINGS, ...part });

describe('the pace of others', () => {
  it('is calm, fast or none, as the person likes', () => {
    const calm = pace([moved], { motion: 'calm' });
    const fast = pace([moved], { motion: 'fast' });
    expect(calm).toBeGreaterThanOrEqual(400); // long enough to follow
    expect(fast).toBeGreaterThan(0);
    expect(fast).toBeLessThan(calm / 2);
    expect(pace([moved], { motion: 'off' })).toBe(0);
  });

  it('grows with what happened, up to a limit', () => {
    const one = pace([moved], { motion: 'calm' });
    const two = pace([moved, moved], { motion: 'calm' });
    const many = pace(Array(50).fill(moved), { motion: 'calm' });
    expect(two).toBe(2 * one);
    expect(many).toBeGreaterThan(two);
    expect(many).toBeLessThan(4000);
    expect(pace(Array(50).fill(moved), { motion: 'fast' })).toBeLessThan(many / 2);
  });

  it('does not wait for dice that are not shown', () => {
    expect(pace([rolled], { motion: 'calm', dice: 'fast' })).toBeGreaterThan(0);
    expect(pace([rolled], { motion: 'calm', dice: 'skip' })).toBe(0);
    expect(pace([rolled, moved], { motion: 'calm', dice: 'skip' })).toBe(pace([moved], { motion: 'calm' }));
  });

  it('is nothing for what nobody sees', () => {
    expect(pace([], { motion: 'calm' })).toBe(0);
  });
});
