import { describe, expect, it } from 'vitest';
import { NATIONS, type NationId } from '../../src/data/nations.ts';
import { at } from '../support.ts';

describe('INV-7: raids, Major Invasions and boats by round', () => {
  const rounds = (first: number, last = first) =>
    Array.from({ length: last - first + 1 }, (_, i) => first + i);
  type Table = Partial<Record<NationId, readonly number[]>>;
  const RAIDS: Table = {
    picts: [4, 5],
    irish: rounds(3, 6),
    scots: rounds(4, 7),
    norsemen: [11, 12],
    dubliners: [12],
    danes: [11],
    saxons: [4, 5],
    jutes: [4, 5],
    angles: [4, 5],
  };
  const MAJORS: Table = {
    romans: [1],
    scots: [7],
    norsemen: [11],
    dubliners: [13],
    danes: [12],
    norwegians: [15],
    saxons: [6],
    angles: [7],
    normans: [15],
  };
  const BOATS: Table = {
    caledonians: rounds(4, 6),
    picts: rounds(4, 6),
    irish: rounds(4, 7),
    scots: rounds(5, 7),
    norsemen: rounds(11, 14),
    dubliners: [13, 14],
    danes: rounds(12, 16),
    norwegians: [15, 16],
    saxons: rounds(5, 10),
    jutes: rounds(5, 8),
    angles: rounds(5, 10),
  };
  const all = rounds(1, 16);

  it.each(NATIONS.map((n) => n.id))('INV-7: %s use boats in their rounds only', (nation) => {
    const found = all.filter((round) =>
      at(`
        round ${round} ${nation} movement
        cornwall: ${nation} 1
      `).may('move 1 cornwall english-channel'),
    );
    expect(found).toEqual(BOATS[nation] ?? []);
  });

  it.each(NATIONS.map((n) => n.id))('INV-7: %s have a second half in their rounds only', (nation) => {
    const found = all.filter((round) => {
      const { state } = at(`
        round ${round} ${nation} movement
        cornwall: ${nation} 1
      `).do('end');
      return state.invasionHalf === 2;
    });
    expect(found).toEqual(MAJORS[nation] ?? []);
  });

  it.each(NATIONS.map((n) => n.id))(
    'INV-7: %s may end a turn at sea in their raiding rounds only',
    (nation) => {
      const found = all.filter((round) => {
        const game = at(`
        round ${round} ${nation} movement
        irish-sea: ${nation} 1
      `);
        if (MAJORS[nation]?.includes(round)) game.do('end');
        return game.may('end');
      });
      expect(found).toEqual(RAIDS[nation] ?? []);
    },
  );
});
