import { describe, expect, it } from 'vitest';
import { at } from '../support.ts';

describe('Battles', () => {
  it('EXA-37 BAT-14: a six kills, a four does not', () => {
    const game = at(`
      round 1 welsh movement
      avalon: belgae 1
      hwicce: welsh 1
    `);
    game.do('move 1 hwicce avalon').do('end', [4, 6]);
    expect(game.area('avalon')).toBe('belgae 1');
  });

  it('EXA-52 RET-16: where a defender may retreat to', () => {
    const game = at(`
      round 9 saxons movement
      north-mercia: welsh 1
      suffolk: saxons 2
      powys: saxons 1
      south-mercia: saxons 1
      hwicce: welsh 1
    `);
    game.do('move 2 suffolk north-mercia').do('end', [1, 1, 1]);
    expect(game.asks).toBe('retreat');
    expect(game.legal('retreat').sort()).toEqual([
      'retreat 1 to hwicce',
      'retreat 1 to lindsey',
      'retreat 1 to york',
    ]);
  });
});
