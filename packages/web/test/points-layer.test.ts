import { describe, expect, it } from 'vitest';
import { columnsToCome, pointsIn } from '../src/panels/points-layer.ts';
import { at } from './at-position.ts';

const state = at({
  round: 8,
  nation: 'saxons',
  step: 'movement',
  areas: {
    kent: { units: [{ nation: 'saxons', infantry: 1 }] },
    essex: { units: [{ nation: 'saxons', infantry: 2 }] },
    york: { units: [{ nation: 'angles', infantry: 1 }] },
  },
});

describe('points on the map (UI-52)', () => {
  it('what is over is not offered, what comes later is', () => {
    const rounds = columnsToCome(state, 'saxons').map(({ kind, last }) => `${kind} ${last}`);
    expect(rounds).toContain('hold 10');
    expect(rounds).toContain('hold 16');
    expect(rounds).not.toContain('hold 7');
  });

  it('an area has its value of the round that is looked at', () => {
    const columns = columnsToCome(state, 'saxons');
    for (const column of columns) {
      const layer = pointsIn(state, 'saxons', column);
      expect(new Map([...layer].map(([area, { text }]) => [area, Number(text)]))).toEqual(
        new Map([...column.values].filter(([, points]) => points > 0)),
      );
    }
    const later = columns.find(({ next, kind }) => !next && kind === 'hold');
    expect(pointsIn(state, 'saxons', later).get('kent')?.held).toBe(true);
    expect(pointsIn(state, 'saxons', later).get('sussex')?.held).toBe(false);
  });

  it('without a round it shows what counts next', () => {
    const next = columnsToCome(state, 'saxons').find((column) => column.next);
    expect(pointsIn(state, 'saxons')).toEqual(pointsIn(state, 'saxons', next));
  });
});
