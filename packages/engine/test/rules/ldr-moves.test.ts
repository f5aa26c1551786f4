import { describe, expect, it } from 'vitest';
import { at } from '../support.ts';

describe('A leader needs company', () => {
  it('LDR-5 LDR-15: his last army does not march off without him', () => {
    const game = at(`
      round 11 saxons movement
      kent: saxons 2 leader egbert
    `);
    game.do('move 1 kent essex');
    expect(game.refuses('move 1 kent sussex')).toMatchObject({ code: 'leader-left-alone', rule: 'LDR-5' });
    game.do('move 1 leader kent sussex');
    expect(game.area('sussex')).toBe('saxons 1 leader egbert');
  });

  it('LDR-5 LDR-15 RUL-53: the last army takes him along, though a burh stands there', () => {
    const game = at(`
      round 12 saxons movement
      kent: saxons 2 burh leader alfred
    `);
    game.do('move 1 kent essex');
    expect(game.refuses('move 1 kent sussex')).toMatchObject({ code: 'leader-left-alone', rule: 'LDR-5' });
    expect(game.legal('move 1 kent')).toEqual([]);
    game.do('move 1 leader kent sussex');
    expect(game.area('kent')).toBe('saxons burh');
    expect(game.area('sussex')).toBe('saxons 1 leader alfred');
  });

  it('LDR-5 LDR-7 RUL-53: one who stands with a burh alone may stay; it neither escorts nor calls him', () => {
    const game = at(`
      round 12 saxons movement
      kent: saxons burh leader alfred
      sussex: saxons burh
      essex: saxons 1
    `);
    expect(game.refuses('move leader kent sussex')).toMatchObject({ code: 'leader-alone', rule: 'LDR-7' });
    expect(game.fork().do('move leader kent essex').area('essex')).toBe('saxons 1 leader alfred');
    expect(game.do('end').area('kent')).toBe('saxons burh leader alfred');
  });
});

describe('How a leader moves', () => {
  it('LDR-7: three areas, difficult ones too, through areas of his own armies', () => {
    const game = at(`
      round 9 angles movement
      bernicia: angles 2 leader oswiu
      pennines: angles 1
      cheshire: angles 1
      clwyd: angles 1
      gwynedd: angles 1
    `);
    game
      .do('move leader bernicia pennines')
      .do('move leader pennines cheshire')
      .do('move leader cheshire clwyd');
    expect(game.area('clwyd')).toBe('angles 1 leader oswiu');
    expect(game.refuses('move leader clwyd gwynedd')).toMatchObject({ code: 'leader-spent', rule: 'LDR-7' });
  });

  it('LDR-7: without an army he enters neither a vacant nor an enemy area', () => {
    const game = at(`
      round 9 angles movement
      bernicia: angles 2 leader oswiu
      york: picts 1
    `);
    for (const to of ['lothian', 'york', 'north-sea'])
      expect(game.refuses(`move leader bernicia ${to}`)).toMatchObject({
        code: 'leader-alone',
        rule: 'LDR-7',
      });
    game.do('move 1 leader bernicia lothian');
    expect(game.area('lothian')).toBe('angles 1 leader oswiu');
  });

  it('LDR-7 RUL-35: alone he may join his armies in a contested area, and stops there', () => {
    const game = at(`
      round 9 angles movement
      bernicia: angles 2 leader oswiu
      lindsey: angles 3
      north-mercia: angles 1
      york: picts 1
    `);
    game.do('move 2 lindsey york').do('move leader bernicia york');
    expect(game.area('york')).toBe('picts 1, angles 2 leader oswiu');
    expect(game.may('move leader york lindsey')).toBe(false);
    game.do('move 1 north-mercia york'); // now one of them could overrun
    expect(game.may('move 1 york lindsey')).toBe(true);
    expect(game.refuses('move 1 leader york lindsey').code).toBe('move-stopped');
  });

  it('LDR-7 RUL-35: out of a contested area he goes on only with overrunning armies', () => {
    const game = at(`
      round 9 angles movement
      bernicia: angles 3 leader oswiu
      lindsey: angles 1
      york: picts 1
    `);
    game.do('move 3 leader bernicia york');
    expect(game.refuses('move leader york lindsey')).toMatchObject({ code: 'leader-alone', rule: 'LDR-7' });
    expect(game.refuses('move 2 leader york lindsey').code).toBe('move-enemy-holds');
    game.do('move 1 leader york lindsey');
    expect(game.area('york')).toBe('picts 1, angles 2');
    expect(game.area('lindsey')).toBe('angles 2 leader oswiu');
  });

  it('LDR-10: a strait stops him and his armies, and must be their whole move', () => {
    const game = at(`
      round 11 saxons movement
      devon: saxons 1 leader egbert
      avalon: saxons 1
    `);
    const inland = game.fork();
    inland.do('move 1 leader devon avalon').do('move 1 leader avalon devon');
    expect(inland.refuses('move 1 leader devon gwent')).toMatchObject({ code: 'move-strait', rule: 'MOV-8' });
    game.do('move 1 leader devon gwent');
    expect(game.refuses('move 1 leader gwent hwicce').code).toBe('move-stopped');
    expect(game.refuses('move 1 gwent hwicce').code).toBe('move-stopped');
  });

  it('LDR-10: also when he goes from army to army alone', () => {
    const game = at(`
      round 11 saxons movement
      avalon: saxons 2 leader egbert
      devon: saxons 1
      gwent: saxons 1
      hwicce: saxons 1
    `).do('move leader avalon devon');
    expect(game.refuses('move leader devon gwent')).toMatchObject({ code: 'move-strait', rule: 'MOV-8' });
    const first = at(`
      round 11 saxons movement
      devon: saxons 2 leader egbert
      gwent: saxons 1
      hwicce: saxons 1
    `).do('move leader devon gwent');
    expect(first.refuses('move leader gwent hwicce').code).toBe('move-stopped');
  });
});

describe('Armies with a leader', () => {
  it('LDR-8: with him all the way they go three areas and heed no difficult terrain', () => {
    const game = at(`
      round 7 brigantes movement
      strathclyde: brigantes 1 leader urien
      galloway: brigantes 1
    `);
    const alone = game.fork().do('move 1 galloway strathclyde').do('move 1 strathclyde/b dalriada');
    expect(alone.refuses('move 1 dalriada skye')).toMatchObject({ code: 'move-difficult', rule: 'MOV-4' });
    game
      .do('move 1 leader strathclyde dalriada')
      .do('move 1 leader dalriada skye')
      .do('move 1 leader skye moray');
    expect(game.area('moray')).toBe('brigantes 1 leader urien');
    expect(game.refuses('move 1 leader moray mar').code).toBe('leader-spent');
    expect(game.may('move 1 moray mar')).toBe(false);
  });

  it('LDR-9: unmoved armies that he picks up share what is left of his move', () => {
    const game = at(`
      round 9 angles movement
      bernicia: angles 2 leader oswiu
      york: angles 2
    `);
    game.do('move 2 leader bernicia york');
    game.do('move 2 leader york lindsey').do('move 2 york lindsey');
    game.do('move 2 leader lindsey norfolk').do('move 2 lindsey norfolk');
    expect(game.area('norfolk')).toBe('angles 4 leader oswiu');
    expect(game.legal('move')).toEqual([]);
  });

  it('LDR-9: armies that have moved cannot be picked up with the benefit', () => {
    const game = at(`
      round 9 angles movement
      bernicia: angles 2 leader oswiu
      pennines: angles 2
    `);
    game.do('move 2 pennines york').do('move 2 leader bernicia york');
    expect(game.area('york')).toBe('angles 4 leader oswiu');
    game.do('move 2 leader york/b lindsey').do('move 2 york lindsey');
    game.do('move 2 leader lindsey norfolk');
    expect(game.area('norfolk')).toBe('angles 2 leader oswiu');
    expect(game.refuses('move 2 lindsey norfolk')).toMatchObject({ details: { led: false } });
  });

  it('LDR-9 RUL-34: armies that he drops go on only where they could have gone without him', () => {
    const game = at(`
      round 9 angles movement
      bernicia: angles 3 leader oswiu
    `);
    game.do('move 3 leader bernicia pennines').do('move 1 leader pennines cheshire');
    expect(game.refuses('move 1 pennines cumbria')).toMatchObject({ code: 'move-difficult', rule: 'MOV-4' });
    game.do('move 1 pennines cheshire'); // after him
    game.do('move 1 leader cheshire march');
    expect(game.refuses('move 1 cheshire york').code).toBe('move-difficult');

    const clear = at(`
      round 9 angles movement
      bernicia: angles 2 leader oswiu
    `);
    clear.do('move 2 leader bernicia york').do('move 1 leader york lindsey');
    clear.do('move 1 york march');
    expect(clear.area('march')).toBe('angles 1');
    expect(clear.refuses('move 1 march hwicce')).toMatchObject({ code: 'move-allowance', rule: 'MOV-2' });
  });
});

describe('What a leader does not count for', () => {
  it('LDR-11: overruns, on either side', () => {
    const defended = at(`
      round 7 welsh movement
      south-mercia: welsh 3
      essex: saxons 1 leader aelle
    `).do('move 3 south-mercia essex');
    expect(defended.may('move 1 essex kent')).toBe(true);
    expect(defended.may('move 2 essex kent')).toBe(false);
    const attacking = at(`
      round 11 saxons movement
      south-mercia: saxons 2 leader egbert
      essex: welsh 1
    `).do('move 2 leader south-mercia essex');
    expect(attacking.refuses('move 1 leader essex kent')).toMatchObject({
      code: 'move-enemy-holds',
      rule: 'OVR-2',
    });
  });

  it('LDR-11: stacking', () => {
    const game = at(`
      round 11 saxons movement
      kent: saxons 3 leader egbert
      essex: saxons 4
    `);
    expect(game.may('end')).toBe(true);
  });

  it('LDR-11: overpopulation', () => {
    const excess = (armies: string) =>
      at(`
        round 11 saxons overpopulation
        kent: saxons ${armies}
        york: angles 1
      `).asks;
    expect(excess('2 leader egbert')).toBe('move'); // the Angles' turn
    expect(excess('3 leader egbert')).toBe('remove');
  });
});
