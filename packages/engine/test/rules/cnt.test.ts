import { describe, expect, it } from 'vitest';
import { at } from '../support.ts';

describe('What counts for population and overpopulation', () => {
  it('CNT-1: land areas with an army or a burh give population; seas, leaders and forts do not', () => {
    const game = at(`
      round 14 saxons population
      kent: saxons burh
      powys: saxons 2
      english-channel: saxons 4
    `);
    expect(game.marker('saxons')).toBe(2 + 1);
    const led = at(`
      round 11 saxons population
      kent: saxons 3 leader egbert
    `);
    expect(led.marker('saxons')).toBe(2);
  });

  it('CNT-1: areas are counted at the start of the phase, before anything is placed or arrives', () => {
    const game = at(`
      round 6 saxons turn-start
      sussex: saxons 1
      marker saxons 3
    `);
    expect(game.area('frisian-sea')).toBe('saxons 8 leader aelle');
    expect(game.marker('saxons')).toBe(5);
    expect(game.area('sussex')).toBe('saxons 1');
  });

  it('CNT-2 CNT-3 EXA-13: armies at sea neither count nor allow for more', () => {
    const irish = (land: string) => `
      round 5 irish overpopulation
      atlantic-ocean: irish 3
      cornwall: ${land}
      dyfed: irish 2
      strathclyde: scots 1
    `;
    const game = at(irish('irish 2'));
    expect(game.decision).toMatchObject({ kind: 'move', nation: 'scots' });
    expect([game.area('cornwall'), game.area('dyfed')]).toEqual(['irish 2', 'irish 2']);
    expect(game.area('atlantic-ocean')).toBe('irish 3');
    const over = at(irish('irish 3'));
    expect(over.decision).toMatchObject({ kind: 'remove', nation: 'irish', data: { left: 1 } });
    expect(over.legal().sort()).toEqual(['remove cornwall', 'remove dyfed']);
  });

  it('CNT-2: an area with only a burh counts as an area', () => {
    const game = at(`
      round 14 saxons overpopulation
      kent: saxons burh
      essex: saxons 3
      york: angles 1
    `);
    expect(game.decision).toMatchObject({ kind: 'move', nation: 'angles' });
    expect(game.area('essex')).toBe('saxons 3');
  });

  it('CNT-3: a burh counts as an army, a leader does not', () => {
    const saxons = (kent: string) =>
      at(`
        round 12 saxons overpopulation
        kent: ${kent}
        york: angles 1
      `).decision;
    expect(saxons('saxons 2 leader alfred')).toMatchObject({ kind: 'move', nation: 'angles' });
    expect(saxons('saxons 1 burh leader alfred')).toMatchObject({ kind: 'move', nation: 'angles' });
    expect(saxons('saxons 2 burh')).toMatchObject({ kind: 'remove', data: { left: 1 } });
  });

  it.each([
    ['six', 'saxons burh', 'saxons 1', 2],
    ['seven', 'saxons burh', 'saxons 1\nnorfolk: saxons 1', 1],
    ['eight', 'saxons burh', 'saxons 1\nnorfolk: saxons 1\nmarch: saxons 1', 0],
  ])(
    'CNT-16: with %s land areas the Saxons may build as many burhs as eight is more',
    (_, kent, devon, most) => {
      const game = at(`
      round 12 saxons population
      kent: ${kent}
      devon: ${devon}
      sussex: saxons 1
      wessex: saxons 1
      avalon: saxons 1
      hwicce: saxons 1
      english-channel: saxons 3
    `);
      for (const area of ['sussex', 'wessex'].slice(0, most)) game.do(`burh ${area}`);
      expect(game.asks).toBe('place');
      expect(game.area('sussex')).toBe(most > 0 ? 'saxons 1 burh' : 'saxons 1');
      expect(game.area('wessex')).toBe(most > 1 ? 'saxons 1 burh' : 'saxons 1');
    },
  );

  it('CNT-17: the Roman row counts armies on land and at sea, and no forts', () => {
    const game = at(`
      round 4 romans turn-start
      english-channel: romans 2
      kent: romans 4 fort
      essex: romans 3 fort
      york: fort
      sussex: fort
    `);
    expect(game.area('english-channel')).toBe(`romans ${2 + 1}`);
  });
});

describe('What counts for stacking and overruns', () => {
  it('CNT-4: armies and burhs count for stacking', () => {
    const saxons = (kent: string) =>
      at(`
        round 13 saxons movement
        kent: ${kent}
        wessex: saxons 4
        essex: angles 3
      `);
    expect(saxons('saxons 3').may('end')).toBe(true);
    expect(saxons('saxons 2 burh').may('end')).toBe(true);
    expect(saxons('saxons 3 leader edgar').may('end')).toBe(true);
    expect(saxons('saxons 3 burh').refuses('end')).toMatchObject({
      code: 'end-stacking',
      details: { areas: ['kent', 'wessex'], armies: [4, 4] },
    });
  });

  it('CNT-4: forts and other nations do not', () => {
    const romans = (downlands: string) =>
      at(`
        round 2 romans movement
        downlands: ${downlands}
      `);
    expect(romans('romans 4 fort').may('end')).toBe(true);
    expect(romans('romans 5 fort').refuses('end').code).toBe('end-stacking');
    const contested = at(`
      round 9 saxons movement
      kent: saxons 3, angles 3
      wessex: saxons 4
    `);
    expect(contested.may('end')).toBe(true);
  });

  it.each([
    ['an army', 'saxons 1', 3],
    ['a burh', 'saxons burh', 3],
    ['an army and a burh', 'saxons 1 burh', 5],
    ['an army with a leader', 'saxons 1 leader edgar', 3],
    ['two armies and a burh', 'saxons 2 burh', 7],
  ])('CNT-5: against an overrun %s of the enemy count so much', (_, defender, needed) => {
    const enter = (armies: number) =>
      at(`
        round 13 danes movement
        kent: danes ${armies}
        essex: ${defender}
      `).do(`move ${armies} kent essex`);
    expect(enter(needed).may('move 1 essex suffolk')).toBe(true);
    expect(enter(needed).may('move 2 essex suffolk')).toBe(false);
    expect(enter(needed - 1).refuses('move 1 essex suffolk').code).toBe('move-enemy-holds');
  });

  it('CNT-5: a fort counts against an overrun like an army', () => {
    const enter = (armies: number) =>
      at(`
        round 2 belgae movement
        kent: belgae ${armies}
        essex: romans 1 fort
      `).do(`move ${armies} kent essex`);
    expect(enter(5).may('move 1 essex suffolk')).toBe(true);
    expect(enter(4).refuses('move 1 essex suffolk').code).toBe('move-enemy-holds');
  });

  it('CNT-6 RUL-3: every army that entered in the phase counts, one by one, and those that went on too', () => {
    const game = at(`
      round 13 danes movement
      kent: danes 2
      sussex: danes 2
      essex: saxons 1
    `);
    game.do('move 1 kent essex').do('move 1 sussex essex');
    expect(game.refuses('move 1 essex suffolk').code).toBe('move-enemy-holds');
    game.do('move 1 kent essex').do('move 1 essex suffolk');
    expect(game.refuses('move 1 essex suffolk').code).toBe('move-enemy-holds');
    game.do('move 1 sussex essex').do('move 1 essex suffolk');
    expect(game.area('essex')).toBe('danes 2, saxons 1');
    expect(game.area('suffolk')).toBe('danes 2');
  });

  it('CNT-6: a leader of the moving side does not count', () => {
    const game = at(`
      round 14 danes movement
      kent: danes 2 leader cnut
      essex: saxons 1
    `);
    game.do('move 2 leader kent essex');
    expect(game.refuses('move 1 leader essex suffolk')).toMatchObject({ code: 'move-enemy-holds' });
  });
});

describe('What counts for a submission', () => {
  const picts = (fourth: string) =>
    at(`
      round 2 romans movement
      lothian: romans 2 fort
      alban: picts 1
      mar: picts 1
      moray: picts 1
      ${fourth}
    `);

  it('CNT-7 RUL-1: a contested area still counts as one of the nation', () => {
    const game = picts('dunedin: picts 1').do('move 2 lothian dunedin').do('end', [1, 1, 1]);
    expect(game.decision).toMatchObject({ kind: 'retreat', nation: 'picts' });
    const later = game.fork().do('stand').do('stand', [6, 1, 1]);
    expect(later.decision).toMatchObject({ kind: 'submit', nation: 'picts' });
  });

  it('CNT-7: an area without an army does not count, nor does a sea', () => {
    expect(picts('north-sea: picts 1').do('end').decision).toMatchObject({ kind: 'submit', nation: 'picts' });
    expect(picts('').do('end').decision).toMatchObject({ kind: 'submit', nation: 'picts' });
  });

  it.each([
    ['two northern areas and four others', 'strathclyde galloway cumbria cheshire pennines bernicia', true],
    ['one northern area', 'galloway york', true],
    ['three northern areas', 'strathclyde galloway dunedin', false],
    ['no northern area', 'cumbria cheshire', false],
  ])('CNT-8: for a submission to the Angles only Scotland and Galloway count: %s', (_, areas, eligible) => {
    const game = at(`
      round 8 angles movement
      norfolk: angles 2
      kent: jutes 1
      ${areas
        .split(' ')
        .map((area) => `${area}: brigantes 1`)
        .join('\n')}
    `).do('end');
    expect(game.asks === 'submit').toBe(eligible);
  });

  it('CNT-15 RUL-77: Oswiu and Offa ask for Bernicia and North Mercia in Angle hands when the Angle turn starts', () => {
    const comes = (round: number, key: string, line = '') =>
      at(`
        round ${round} angles turn-start
        norfolk: angles 1
        ${key}
        ${line}
      `).decision;
    expect(comes(9, 'bernicia: angles 1')).toMatchObject({ kind: 'leader', data: { leader: 'oswiu' } });
    expect(comes(10, 'north-mercia: angles 1')).toMatchObject({ kind: 'leader', data: { leader: 'offa' } });
    const subject = 'subject brigantes to angles';
    expect(comes(9, 'bernicia: brigantes 1', subject).kind).toBe('leader');
    expect(comes(10, 'north-mercia: brigantes 1', subject).kind).toBe('leader');
    expect(comes(9, 'bernicia: brigantes 1').kind).toBe('move');
    expect(comes(10, 'north-mercia: saxons 1').kind).toBe('move');
    expect(comes(9, 'north-mercia: angles 1').kind).toBe('move');
    expect(comes(10, 'bernicia: angles 1').kind).toBe('move');
  });
});
