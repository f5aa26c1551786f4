import { describe, expect, it } from 'vitest';
import { at, refusedPosition } from '../support.ts';

describe('Population points', () => {
  it('POP-1: a clear area gives two points, a difficult one gives one, and the carried points are added', () => {
    const game = at(`
      round 2 welsh turn-start
      dyfed: welsh 1
      clwyd: welsh 1
      marker welsh 1
    `);
    expect(game.marker('welsh')).toBe(4);
  });

  it('POP-1: an area counts once, however many armies stand in it', () => {
    const game = at(`
      round 2 welsh turn-start
      dyfed: welsh 3
    `);
    expect(game.marker('welsh')).toBe(2);
  });

  it('POP-1: armies at sea give nothing', () => {
    const game = at(`
      round 4 irish turn-start
      dyfed: irish 1
      atlantic-ocean: irish 3
    `);
    expect(game.marker('irish')).toBe(2);
  });

  it('POP-1: a burh without an army counts its area', () => {
    const game = at(`
      round 14 saxons turn-start
      kent: saxons burh
      sussex: saxons 1
    `);
    expect(game.marker('saxons')).toBe(4);
  });

  it('EXA-4 POP-2 POP-9: fourteen points bring two armies to two different areas and leave two', () => {
    const game = at(`
      round 2 welsh turn-start
      avalon: welsh 1
      hwicce: welsh 1
      dyfed: welsh 1
      gwynedd: welsh 1
      clwyd: welsh 1
      gwent: welsh 1
      powys: welsh 1
      marker welsh 3
    `);
    expect(game.asked('place').data.left).toBe(2);
    expect(game.marker('welsh')).toBe(2);
    game.do('place dyfed');
    expect(game.refuses('place dyfed')).toMatchObject({ code: 'place-second-unit', rule: 'POP-9' });
    game.do('place powys');
    expect(game.area('dyfed')).toBe('welsh 2');
    expect(game.area('powys')).toBe('welsh 2');
    expect(game.asks).toBe('move');
    expect(game.marker('welsh')).toBe(2);
  });

  it('POP-2: five points bring no army and stay on the marker', () => {
    const game = at(`
      round 2 welsh turn-start
      dyfed: welsh 1
      gwynedd: welsh 1
      clwyd: welsh 1
    `);
    expect(game.asks).toBe('move');
    expect(game.marker('welsh')).toBe(5);
  });

  it('POP-2: exactly six points bring one army and clear the marker', () => {
    const game = at(`
      round 2 welsh turn-start
      dyfed: welsh 1
      gwynedd: welsh 1
      clwyd: welsh 1
      marker welsh 1
    `);
    expect(game.decision.data).toMatchObject({ why: 'population', left: 1 });
    expect(game.marker('welsh')).toBe(0);
  });

  it('POP-3: an army that was earned cannot be declined', () => {
    const game = at(`
      round 2 welsh turn-start
      dyfed: welsh 1
      gwynedd: welsh 1
      clwyd: welsh 1
      marker welsh 1
    `);
    expect(game.refuses('end').code).toBe('wrong-decision');
    expect(game.legal().sort()).toEqual(['place clwyd', 'place dyfed', 'place gwynedd']);
    game.do('place clwyd');
    expect(game.area('clwyd')).toBe('welsh 2');
  });

  it('POP-15: the marker never shows more than five', () => {
    expect(
      refusedPosition(`
        round 2 welsh turn-start
        dyfed: welsh 1
        marker welsh 6
      `),
    ).toMatchObject({ code: 'bad-position', details: { nation: 'welsh', marker: 6 } });
    const game = at(`
      round 2 caledonians turn-start
      orkneys: caledonians 4
      hebrides: caledonians 2
      caithness: caledonians 1
      marker caledonians 5
    `);
    expect(game.marker('caledonians')).toBe(5);
  });
});

describe('Population and the supply of pieces', () => {
  const elevenPoints = `
    avalon: welsh 3
    hwicce: welsh 3
    gwynedd: welsh 1
    clwyd: welsh 1
    gwent: welsh 1
    powys: welsh 1
    marker welsh 3
  `;

  it('EXA-5 POP-4 RUL-18: with one piece left fourteen points bring one army, and five of the other eight stay', () => {
    const game = at(`
      round 2 welsh turn-start
      dyfed: welsh 2
      ${elevenPoints}
    `);
    expect(game.asked('place').data.left).toBe(1);
    expect(game.marker('welsh')).toBe(5);
    game.do('place dyfed');
    expect(game.asks).toBe('move');
    expect(game.area('dyfed')).toBe('welsh 3');
    expect(game.marker('welsh')).toBe(5);
  });

  it('EXA-6 POP-4 RUL-18: with no piece left there is no army and the marker stands at five', () => {
    const game = at(`
      round 2 welsh turn-start
      dyfed: welsh 3
      ${elevenPoints}
    `);
    expect(game.asks).toBe('move');
    expect(game.area('dyfed')).toBe('welsh 3');
    expect(game.marker('welsh')).toBe(5);
  });

  it('POP-4 RUL-18: each army received is paid for before the rest is capped', () => {
    const game = at(`
      round 2 welsh turn-start
      dyfed: welsh 3
      gwynedd: welsh 3
      hwicce: welsh 3
      avalon: welsh 3
      marker welsh 1
    `);
    expect(game.asked('place').data.left).toBe(1);
    expect(game.marker('welsh')).toBe(3);
  });

  it.each([
    ['romano-british', 7, 8],
    ['belgae', 2, 10],
    ['welsh', 2, 13],
    ['brigantes', 2, 11],
    ['caledonians', 2, 7],
    ['picts', 2, 10],
    ['irish', 9, 8],
    ['scots', 9, 11],
    ['norsemen', 13, 10],
    ['dubliners', 15, 9],
    ['danes', 15, 18],
    ['norwegians', 16, 12],
    ['saxons', 9, 20],
    ['jutes', 9, 6],
    ['angles', 8, 17],
    ['normans', 16, 8],
  ] as const)('POP-4 RUL-127: the %s (round %i) never have more than %i infantry', (nation, round, most) => {
    const areas = (kent: number) => `
      round ${round} ${nation} population
      kent: ${nation} ${kent}
      essex: ${nation} 1
      marker ${nation} 5
    `;
    const full = at(areas(most - 1));
    expect(full.asks).not.toBe('place');
    expect(full.marker(nation)).toBe(5);
    const oneLeft = at(areas(most - 2));
    expect(oneLeft.asks).toBe('place');
    expect(oneLeft.decision).toMatchObject({ nation, data: { left: 1 } });
    expect(oneLeft.marker(nation)).toBe(3);
    expect(refusedPosition(areas(most)).details).toMatchObject({ nation, most });
  });
});

describe('Who has population, and of what', () => {
  it('POP-5: unused cavalry never comes by population', () => {
    const game = at(`
      round 16 normans turn-start
      kent: normans 3
      essex: normans 3
      sussex: normans 2
    `);
    expect(game.asks).toBe('move');
    expect(game.marker('normans')).toBe(5);
    expect([game.area('kent'), game.area('essex'), game.area('sussex')]).toEqual([
      'normans 3',
      'normans 3',
      'normans 2',
    ]);
  });

  it('POP-5: the army of a nation that owns cavalry is an infantry', () => {
    const game = at(`
      round 16 normans turn-start
      kent: normans 1 cavalry 1
      essex: normans 1
      sussex: normans 1
    `);
    game.do('place kent');
    expect(game.area('kent')).toBe('normans 2 cavalry 1');
  });

  it('POP-6: the romans get no population points and no marker', () => {
    const game = at(`
      round 3 romans turn-start
      kent: romans 4 fort
      essex: romans 4 fort
      sussex: romans 4 fort
      wessex: fort
    `);
    expect(game.asks).toBe('move');
    expect(game.marker('romans')).toBe(0);
    expect([game.area('kent'), game.area('essex'), game.area('sussex'), game.area('wessex')]).toEqual([
      'romans 4, fort',
      'romans 4, fort',
      'romans 4, fort',
      'fort',
    ]);
  });

  it('POP-7: the romano-british skip population in round 6', () => {
    const game = at(`
      round 6 romano-british turn-start
      kent: romano-british 1
      essex: romano-british 1
      sussex: romano-british 1
      marker romano-british 2
    `);
    expect(game.asks).toBe('move');
    expect(game.marker('romano-british')).toBe(2);
  });

  it('POP-7: the romano-british have population from round 7 on', () => {
    const game = at(`
      round 7 romano-british turn-start
      kent: romano-british 1
      essex: romano-british 1
      sussex: romano-british 1
      marker romano-british 2
    `);
    expect(game.asks).toBe('place');
    expect(game.marker('romano-british')).toBe(2);
    game.do('place kent');
    expect(game.area('kent')).toBe('romano-british 2');
  });

  it('POP-7: in round 6 only they skip it', () => {
    const game = at(`
      round 6 welsh turn-start
      dyfed: welsh 1
      gwynedd: welsh 1
      hwicce: welsh 1
    `);
    expect(game.asks).toBe('place');
  });

  it('POP-12 RUL-23: a nation without land gets nothing and keeps what it carried', () => {
    const game = at(`
      round 7 irish turn-start
      atlantic-ocean: irish 1
      marker irish 3
    `);
    expect(game.asks).toBe('move');
    expect(game.marker('irish')).toBe(3);
  });
});
