import { describe, expect, it } from 'vitest';
import { at } from '../support.ts';

describe('Exceptions to stacking', () => {
  it('STK-7: the army that comes with Boudicca ignores the limits until the Belgae have moved', () => {
    const game = at(`
      round 1 belgae special-arrivals
      kent: belgae 4
      essex: belgae 3
    `);
    game.do('place essex').do('leader essex');
    expect(game.area('essex')).toBe('belgae 4 leader boudicca');
    expect(game.refuses('end')).toMatchObject({ code: 'end-stacking', rule: 'STK-1' });
    game.do('move 1 essex suffolk');
    expect(game.may('end')).toBe(true);
  });

  it('STK-7: the garrisons that take over from the Romans ignore the limits until they have moved', () => {
    const game = at(`
      round 6
      york: romans 5, fort
      essex: romans 4, fort
    `);
    game.do('replace fort york');
    for (let i = 0; i < 3; i++) game.do('replace army york').do('replace army essex');
    expect(game.area('york')).toBe('romano-british 4');
    expect(game.area('essex')).toBe('romano-british 4');
    expect(game.decision).toMatchObject({ kind: 'move', nation: 'romano-british' });
    expect(game.refuses('end')).toMatchObject({ code: 'end-stacking', rule: 'STK-1' });
    game.do('move 1 york march');
    expect(game.may('end')).toBe(true);
  });

  it("STK-7: Arthur's cavalry ignores the limits until it has moved", () => {
    const game = at(`
      round 7 romano-british special-arrivals
      avalon: romano-british 4
      hwicce: romano-british 3
    `);
    game.do('leader hwicce');
    expect(game.area('hwicce')).toBe('romano-british 3 cavalry 2 leader arthur');
    expect(game.refuses('end')).toMatchObject({ code: 'end-stacking', rule: 'STK-1' });
    game.do('move 2 cavalry leader hwicce march');
    expect(game.may('end')).toBe(true);
  });
});

describe('Stacking outside movement', () => {
  it("STK-10: the King's infantry needs room like any new army", () => {
    const game = at(`
      round 12 king
      kent: saxons 4
      sussex: saxons 3
      wessex: saxons 3
      essex: saxons 2
    `);
    expect(game.legal('place').sort()).toEqual(['place essex', 'place kent']);
    expect(game.refuses('place sussex')).toMatchObject({ code: 'place-stacking' });
  });

  it("STK-10 RUL-21: without room the King's infantry is lost and the marker stays", () => {
    const game = at(`
      round 12 king
      galloway: saxons 4
      pennines: saxons 2
      lindsey: saxons 2
      downlands: saxons 2
      marker saxons 1
    `);
    expect(game.marker('saxons')).toBe(1);
    expect(game.points('saxons')).toBe(8);
    expect(game.area('galloway')).toBe('saxons 4');
    expect(['pennines', 'lindsey', 'downlands'].map((a) => game.area(a as 'lindsey'))).toEqual([
      'saxons 2',
      'saxons 2',
      'saxons 2',
    ]);
  });

  it('STK-10 RUL-109: Saxon armies of round 16 go where there is room; the rest are lost', () => {
    const game = at(`
      round 16 special-reinforcements
      galloway: saxons 3
      pennines: saxons 2
      lindsey: saxons 2
      downlands: saxons 2 leader harold
    `);
    expect(game.legal('place')).toEqual(['place galloway']);
    expect(game.refuses('place lindsey')).toMatchObject({ code: 'place-stacking' });
    game.do('place galloway');
    expect(game.seen('no-room')).toMatchObject([{ nation: 'saxons', count: 1 }]);
    expect(game.area('galloway')).toBe('saxons 4');
    expect(game.area('lindsey')).toBe('saxons 2');
  });

  it('STK-10 RUL-70: a Pict raider withdraws only as far as his home has room', () => {
    const game = at(`
      round 4 picts movement
      skye: picts 4
      mar: picts 2
      alban: picts 1
    `);
    game.do('move 2 mar north-sea').do('move 2 north-sea york').do('move 1 alban mar').do('end');
    expect(game.asks).toBe('withdraw');
    expect(game.refuses('withdraw 2 york mar')).toMatchObject({ code: 'withdraw-not-open', rule: 'RAID-11' });
    game.do('withdraw 1 york mar');
    expect(game.area('mar')).toBe('picts 2');
    expect(game.area('york')).toBe('picts 1');
  });

  it('STK-10 RUL-28: displaced Romans find no place in a difficult area that holds four', () => {
    const position = (inClwyd: number) => `
      round 2 romans movement
      gwynedd: welsh 1
      clwyd: romans ${inClwyd}, fort
      powys: romans 1, ruin
    `;
    const full = at(position(4)).do('move 1 powys gwynedd').do('end').do('submit');
    expect(full.area('clwyd')).toBe('romans 4, fort');
    expect(full.area('powys')).toBe('romans 1, ruin');
    const room = at(position(3)).do('move 1 powys gwynedd').do('end').do('submit');
    expect(room.legal('displace')).toEqual(['displace gwynedd clwyd', 'displace gwynedd powys']);
  });
});

describe('What is said of an area that is full', () => {
  it('POP-10 STK-1: the overstack that is in the way, wherever it is', () => {
    const game = at(`
      round 9 picts turn-start
      hebrides: picts 3
      orkneys: picts 2
      marker picts 5
    `);
    expect(game.legal('place')).toEqual(['place hebrides']);
    expect(game.refuses('place orkneys')).toMatchObject({
      code: 'place-stacking',
      details: { area: 'orkneys', armies: 3, limit: 2, overstack: 'hebrides' },
    });
  });

  it('POP-10 STK-2: or that four are the most in difficult terrain', () => {
    const game = at(`
      round 9 picts turn-start
      orkneys: picts 4
      hebrides: picts 1
      skye: picts 1
      marker picts 5
    `);
    expect(game.refuses('place orkneys')).toMatchObject({
      code: 'place-stacking',
      details: { area: 'orkneys', armies: 5, limit: 4, overstack: null },
    });
  });
});
