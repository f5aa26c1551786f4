import { describe, expect, it } from 'vitest';
import { EMBLEMS } from '../src/tokens/emblems.ts';
import { FIELDS } from '../src/tokens/fields.ts';
import { moved } from '../src/tokens/outline.ts';
import { CROWN, LOZENGE, PENNANT, SHIELD, WAVE } from '../src/tokens/shapes.ts';

describe('outlines of tokens', () => {
  it('are scaled and then moved', () => {
    expect(moved('M1 2L-3 .5Z', { scale: 2, dx: 10, dy: -1 })).toBe('M12 3L4 0Z');
    expect(moved('M0 0H4V-5Z', { scale: 0.5, dx: 1, dy: 2 })).toBe('M1 2H3V-0.5Z');
    expect(moved('M1 1C2 2 3 3 4 4Q5 5 6 6', { dx: 1 })).toBe('M2 1C3 2 4 3 5 4Q6 5 7 6');
  });

  it('move as a whole: steps from point to point keep their length', () => {
    expect(moved('M-13 0q3.25 -4 6.5 0t6.5 0', { dy: 15.5 })).toBe('M-13 15.5q3.25 -4 6.5 0t6.5 0');
    expect(moved('M0 0h6v6h-6z', { scale: 1.5, dx: 3 })).toBe('M3 0h9v9h-9z');
  });

  it('are mirrored left to right, and arcs turn the other way', () => {
    expect(moved('M1 2A3 4 0 0 1 5 6Z', { mirror: true })).toBe('M-1 2A3 4 0 0 0 -5 6Z');
    expect(moved('M1 2a3 4 0 1 0 5 6', { mirror: true, scale: 2, dx: 1 })).toBe('M-1 4a6 8 0 1 1 -10 12');
  });

  it('are not made of commands nobody knows', () => {
    expect(() => moved('M0 0S1 1 2 2', {})).toThrow('no command S');
  });

  it('of every token can be moved there and back', () => {
    const all = [
      ...Object.values(EMBLEMS).flatMap((shapes) => shapes.map(({ d }) => d)),
      ...Object.values(FIELDS).map(({ d }) => d),
      ...[CROWN, LOZENGE, PENNANT, SHIELD, WAVE],
    ];
    for (const d of all) {
      const there = moved(d, { dx: 7, dy: -3, mirror: true });
      expect(moved(there, { dx: 7, dy: 3, mirror: true })).toBe(moved(d, {}));
    }
  });
});
