import { describe, expect, it } from 'vitest';
import { REDUX } from '../../src/data/redux.ts';
import { arrivals, centre, redux } from '../redux.ts';
import type { TestGame } from '../support.ts';

/** Britannia reduX: the round and the nation turn (X-SEQ). */

const told = (game: TestGame, ...types: string[]): string[] =>
  game.events.flatMap((e) => {
    if (!types.includes(e.type)) return [];
    return [e.type === 'placed' ? `placed ${e.count} by ${e.why}` : e.type];
  });

describe('A nation turn of reduX', () => {
  it('X-SEQ-1, RUL-147: population, then reinforcements, then movement', () => {
    const game = redux(`
      round 6 scots movement
      skye: scots 1
      kent: saxons 2
      marker saxons 2
    `).do('end');
    expect(told(game, 'turn-started', 'population', 'placed', 'movement-started')).toEqual([
      'turn-started',
      'population',
      'placed 1 by population',
      `placed ${arrivals(6, 'saxons')} by invaders`,
      'movement-started',
    ]);
  });

  it('X-SEQ-1, RUL-147: armies at sea come before those on land', () => {
    const { order } = REDUX;
    expect(order.slice(order.indexOf('turn-start'), order.indexOf('turn-end'))).toEqual([
      'turn-start',
      'population',
      'invaders',
      'reinforcements',
      'movement',
      'battles',
    ]);
  });

  it('X-SEQ-1: then battles and retreats, and nothing else', () => {
    const game = redux(`
      round 9 saxons movement
      kent: saxons 2
      essex: angles 1
    `).do('move 1 kent essex');
    game.do('end', [6, 1]);
    expect(told(game, 'movement-ended', 'battle-rolled', 'battle-ended', 'removed', 'withdrew')).toEqual([
      'movement-ended',
      'battle-rolled',
      'battle-ended',
    ]);
    // The Angles are gone, and nobody else is there.
    expect(game.seen('turn-started')).toMatchObject([{ nation: 'saxons', round: 10 }]);
  });

  it('X-SEQ-1, X-MOV-8: whoever is beyond the population limit after his battles keeps his armies', () => {
    const game = redux(`
      round 9 saxons movement
      kent: saxons 5
      essex: angles 2
      mar: picts 1
    `);
    // Kent and a place in Essex support five; when Essex is lost, Kent supports three.
    game.do('move 1 kent essex').do('end', [1, 5, 1]);
    expect(game.area('kent')).toBe('saxons 4');
    expect(game.decision).toMatchObject({ kind: 'move', nation: 'angles' });
  });
});

describe('A round of reduX', () => {
  it('X-SEQ-2: ends with points for areas in every round, and with a King in the last', () => {
    for (let round = 6; round <= 16; round++) {
      const game = redux(`round ${round} normans movement\nkent: normans 1\nmar: picts 1`).do('end');
      expect(game.seen('round-ended'), `round ${round}`).toMatchObject([{ round }]);
      expect(game.seen('points').map(({ nation, points, reason }) => [nation, points, reason])).toEqual([
        ['picts', centre('picts'), 'hold'],
        ['normans', centre('normans'), 'hold'],
        ...(round === 16 ? [['normans', 8, 'king']] : []),
      ]);
    }
  });

  it('X-SEQ-2: areas are counted when all nations have played, not before', () => {
    const game = redux(`
      round 9 saxons movement
      kent: saxons 1
      essex: angles 2
    `).do('end');
    expect(game.seen('points')).toEqual([]);
    game.do('move 1 essex kent').do('end', [5, 1]);
    expect([game.points('saxons'), game.points('angles')]).toEqual([0, 2]); // Essex and Kent, 1 each
  });

  it('X-SEQ-3: armies due at sea come in the turn of their nation', () => {
    const game = redux('round 6 welsh movement\nclwyd: welsh 1\ndevon: irish 1\nkent: saxons 1');
    expect(game.area('frisian-sea')).toBe('');
    game.do('end');
    expect([game.area('atlantic-ocean'), game.area('irish-sea')]).toEqual([
      `irish ${arrivals(6, 'irish')}`,
      '',
    ]);
    game.do('move 1 atlantic-ocean cornwall').do('end');
    expect([game.area('irish-sea'), game.area('frisian-sea')]).toEqual([`scots ${arrivals(6, 'scots')}`, '']);
  });

  it('X-SEQ-3, RUL-147: pieces that population has taken are short for those who come by sea', () => {
    const text = (marker: number) => `
      round 6 scots movement
      skye: scots 1
      kent: saxons 3
      essex: saxons 2
      sussex: saxons 2
      wessex: saxons 2
      avalon: saxons 2
      suffolk: saxons 2
      marker saxons ${marker}
    `;
    // Seven pieces are left: three armies by population leave four to the sea.
    expect(arrivals(6, 'saxons')).toBeGreaterThan(4);
    const game = redux(text(0)).do('end');
    for (const area of ['kent', 'essex', 'sussex']) if (game.asks === 'place') game.do(`place ${area}`);
    expect(game.area('frisian-sea')).toBe('saxons 4');
    expect(game.marker('saxons')).toBe(3);
  });

  it('X-GEN-6: nations that are not there yet, or no longer, are passed over', () => {
    const game = redux('round 9 welsh movement\nclwyd: welsh 1\nkent: jutes 1\nmar: picts 1').do('end');
    expect(game.seen('turn-started').map(({ nation }) => nation)).toEqual(['picts']);
    game.do('end');
    expect(game.seen('turn-started').map(({ nation }) => nation)).toEqual(['jutes']);
  });

  it('X-GEN-6, X-REI-3: a nation without armies plays if armies come to it on land', () => {
    const game = redux('round 15 norwegians movement\nyork: norwegians 1\nclwyd: welsh 1').do('end');
    expect(game.seen('turn-started').map(({ nation }) => nation)).toEqual(['saxons']);
    expect(game.asked('place').data.left).toBe(2);
  });
});
