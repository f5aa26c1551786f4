import { describe, expect, it } from 'vitest';
import { at } from '../support.ts';

describe('Pict raids', () => {
  it('EXA-60 RAID-9 RAID-10: those that sailed may go home, those that walked or stayed may not', () => {
    const game = at(`
      round 4 picts movement
      mar: picts 2
      dunedin: picts 1
      moray: picts 1
      york: brigantes 1
    `)
      .do('move 2 mar north-sea')
      .do('move 2 north-sea york')
      .do('move 1 dunedin lothian')
      .do('end', [5, 1, 1]);
    expect(game.area('york')).toBe('picts 2');
    expect(game.legal()).toEqual(['withdraw 1 york mar', 'withdraw 2 york mar', 'end']);
    expect(game.refuses('withdraw 1 lothian dunedin')).toMatchObject({
      code: 'withdraw-no-such-units',
      rule: 'RAID-4',
    });
    expect(game.refuses('withdraw 1 moray mar')).toMatchObject({
      code: 'withdraw-no-such-units',
      rule: 'RAID-4',
    });
    game.do('withdraw 1 york mar').do('end');
    expect(game.area('mar')).toBe('picts 1');
    expect(game.area('york')).toBe('picts 1');
  });

  it('RAID-9: a beaten raid may also retreat to the land it sailed from', () => {
    const game = at(`
      round 5 picts movement
      mar: picts 2
      york: brigantes 1
    `)
      .do('move 2 mar north-sea')
      .do('move 2 north-sea york')
      .do('end', [1, 1, 1])
      .do('stand');
    expect(game.refuses('retreat 2 to north-sea').code).toBe('retreat-not-open');
    game.do('retreat 2 to mar');
    expect(game.area('mar')).toBe('picts 2');
    expect(game.area('york')).toBe('brigantes 1');
    expect(game.asks).not.toBe('withdraw'); // they are home
  });

  it('RAID-11 RUL-70: the way home is closed if a beaten enemy has taken it', () => {
    const game = at(`
      round 4 picts movement
      mar: picts 2
      skye: picts 1
      dunedin: brigantes 1
    `)
      .do('move 2 mar north-sea')
      .do('move 2 north-sea dunedin')
      .do('move 1 skye icelandic-sea')
      .do('move 1 icelandic-sea orkneys')
      .do('end', [1, 1, 1])
      .do('retreat 1 to mar');
    expect(game.asks).toBe('withdraw');
    expect(game.refuses('withdraw 2 dunedin mar')).toMatchObject({
      code: 'withdraw-not-open',
      rule: 'RAID-11',
    });
    expect(game.legal('withdraw')).toEqual(['withdraw 1 orkneys skye']);
    game.do('withdraw 1 orkneys skye');
    expect(game.area('dunedin')).toBe('picts 2');
    expect(game.area('mar')).toBe('brigantes 1');
  });

  it('RAID-11 RUL-70: the home area must have room', () => {
    const game = at(`
      round 4 picts movement
      mar: picts 2
      alban: picts 1
      dunedin: picts 4
    `)
      .do('move 2 mar north-sea')
      .do('move 2 north-sea bernicia')
      .do('move 1 alban mar')
      .do('end');
    expect(game.legal('withdraw')).toEqual(['withdraw 1 bernicia mar']); // two is the limit, the overstack is in Dunedin
    expect(game.refuses('withdraw 2 bernicia mar')).toMatchObject({
      code: 'withdraw-not-open',
      rule: 'RAID-11',
    });
    game.do('withdraw 1 bernicia mar');
    expect(game.area('mar')).toBe('picts 2');
    expect(game.area('bernicia')).toBe('picts 1');
  });

  it('RAID-12: several groups raid from different areas and return to them', () => {
    const game = at(`
      round 5 picts movement
      mar: picts 1
      skye: picts 1
    `)
      .do('move 1 mar north-sea')
      .do('move 1 north-sea york')
      .do('move 1 skye irish-sea')
      .do('move 1 irish-sea cumbria')
      .do('end');
    expect(game.legal('withdraw').sort()).toEqual(['withdraw 1 cumbria skye', 'withdraw 1 york mar']);
    game.do('withdraw 1 cumbria skye').do('withdraw 1 york mar');
    expect(game.area('skye')).toBe('picts 1');
    expect(game.area('mar')).toBe('picts 1');
  });

  it('RAID-9 RUL-73: subject Picts need leave to empty an area even for a raid', () => {
    const game = at(`
      round 4 picts movement
      mar: picts 1
      moray: picts 1
      subject picts to romans
      kent: romans 1, fort
    `)
      .do('move 1 mar north-sea')
      .do('move 1 north-sea bernicia')
      .do('end');
    expect(game.asks).toBe('permission');
    const refused = game.fork().do('refuse');
    expect(refused.refuses('end')).toMatchObject({
      code: 'end-abandoned',
      rule: 'SUB-21',
      details: { area: 'mar' },
    });
    const granted = game.fork().do('permit').do('withdraw 1 bernicia mar');
    expect(granted.area('mar')).toBe('picts 1');
  });
});
