import { describe, expect, it } from 'vitest';
import { defaultAction } from '../../src/game/play.ts';
import { at } from '../support.ts';

describe('Invaders', () => {
  it('INV-1 RUL-8: they are placed in their sea in their own turn, after the population armies', () => {
    const game = at(`
      round 8 irish turn-start
      dyfed: irish 1
      gwynedd: irish 1
      avalon: irish 1
    `);
    expect(game.asks).toBe('place');
    expect(game.area('atlantic-ocean')).toBe('');
    game.do('place dyfed');
    expect(game.area('atlantic-ocean')).toBe('irish 1');
    expect(game.seen('placed').map((e) => [e.area, e.why])).toEqual([
      ['dyfed', 'population'],
      ['atlantic-ocean', 'invaders'],
    ]);
    expect(game.asks).toBe('move');
  });

  it('INV-1 RUL-8: none of them is at sea when the round begins', () => {
    const game = at(`
      round 8
      powys: welsh 1
      dyfed: irish 1
      norfolk: angles 1
    `);
    expect(game.decision.nation).toBe('welsh');
    expect([game.area('atlantic-ocean'), game.area('irish-sea'), game.area('north-sea')]).toEqual([
      '',
      '',
      '',
    ]);
  });

  it('INV-6: in round 8 irish, scots and angles arrive one after another, each in its own turn', () => {
    const game = at(`
      round 8
      cornwall: irish 1
      dalriada: scots 1
      norfolk: angles 1
    `);
    const seas = () => [game.area('atlantic-ocean'), game.area('irish-sea'), game.area('north-sea')];
    expect(game.decision).toMatchObject({ kind: 'move', nation: 'irish' });
    expect(seas()).toEqual(['irish 1', '', '']);
    game.do('move 1 atlantic-ocean dyfed').do('end');
    expect(game.decision).toMatchObject({ kind: 'move', nation: 'scots' });
    expect(seas()).toEqual(['', 'scots 1', '']);
    game.do('move 1 irish-sea skye').do('end');
    expect(game.decision).toMatchObject({ kind: 'move', nation: 'angles' });
    expect(seas()).toEqual(['', '', 'angles 2']);
  });

  it('EXA-10 INV-2: a piece lost earlier in the round comes back as an invader', () => {
    const game = at(`
      round 8
      cornwall: irish 2
      devon: irish 2
      dyfed: irish 4
      powys: welsh 2
    `);
    expect(game.decision).toMatchObject({ kind: 'move', nation: 'welsh' });
    game.do('move 2 powys dyfed').do('end', [5, 1, 1, 1, 1, 1]).do('stand').do('retreat 2 to powys');
    expect(game.area('dyfed')).toBe('irish 3');
    expect(game.decision).toMatchObject({ kind: 'move', nation: 'irish' });
    expect(game.marker('irish')).toBe(4);
    expect(game.area('atlantic-ocean')).toBe('irish 1');
    expect(game.seen('population')[0]).toMatchObject({ nation: 'irish', armies: 0, marker: 4 });
    expect(game.seen('marker-set')).toEqual([]);
  });

  it('INV-2: population has the first claim on such a piece', () => {
    const game = at(`
      round 8 irish turn-start
      cornwall: irish 2
      devon: irish 2
      dyfed: irish 3
      marker irish 2
    `);
    game.do('place dyfed');
    expect(game.area('dyfed')).toBe('irish 4');
    expect(game.area('atlantic-ocean')).toBe('');
    expect(game.seen('left-out')).toHaveLength(1);
    expect(game.marker('irish')).toBe(5);
  });

  it('EXA-11 INV-3: without a piece the invader stays out and the marker goes to five', () => {
    const game = at(`
      round 8 scots turn-start
      dunedin: scots 7
      dalriada: scots 2
      skye: scots 2
    `);
    expect(game.marker('scots')).toBe(4);
    expect(game.asks).toBe('leave-out');
    game.do('leave-out irish-sea');
    expect(game.area('irish-sea')).toBe('');
    expect(game.marker('scots')).toBe(5);
    expect(game.decision).toMatchObject({ kind: 'move', nation: 'scots' });
  });

  it.each([
    ['irish-sea', 'irish-sea', '', 'norsemen 2'],
    ['irish-sea', 'atlantic-ocean', 'norsemen 1', 'norsemen 1'],
    ['atlantic-ocean', 'atlantic-ocean', 'norsemen 2', ''],
  ])('INV-3: of two seas the owner picks those who stay out (%s, %s)', (first, second, irish, atlantic) => {
    const game = at(`
      round 12 norsemen turn-start
      orkneys: norsemen 4
      caithness: norsemen 2
      hebrides: norsemen 2
    `);
    expect(game.marker('norsemen')).toBe(3);
    expect(game.decision).toMatchObject({ nation: 'norsemen', seat: 2, data: { excess: 2 } });
    game.do(`leave-out ${first}`).do(`leave-out ${second}`);
    expect(game.area('irish-sea')).toBe(irish);
    expect(game.area('atlantic-ocean')).toBe(atlantic);
    expect(game.marker('norsemen')).toBe(5);
  });

  it('INV-3: only listed units stay out', () => {
    const game = at(`
      round 12 norsemen turn-start
      orkneys: norsemen 4
      caithness: norsemen 2
      hebrides: norsemen 2
    `);
    expect(game.refuses('leave-out north-sea')).toMatchObject({ code: 'leave-out-not-due', rule: 'INV-3' });
    expect(game.refuses('leave-out cavalry irish-sea')).toMatchObject({ code: 'leave-out-not-due' });
  });

  it('INV-3 DEC-7: infantry and cavalry are short each for itself; silence leaves out the last listed', () => {
    const game = at(`
      round 15 normans turn-start
      sussex: normans 3 cavalry 1
    `);
    expect(game.decision.data).toMatchObject({
      excess: 1,
      due: [
        { area: 'english-channel', unit: 'infantry', n: 6 },
        { area: 'english-channel', unit: 'cavalry', n: 4 },
      ],
    });
    expect(game.legal()).toEqual(['leave-out english-channel', 'leave-out cavalry english-channel']);
    expect(defaultAction(game.state)).toMatchObject({ sea: 'english-channel', unit: 'cavalry' });
    game.do('leave-out cavalry english-channel');
    const out = { type: 'left-out', nation: 'normans', area: 'english-channel', count: 1 };
    expect(game.seen('left-out')).toEqual([
      { ...out, unit: 'cavalry' },
      { ...out, unit: 'infantry' }, // nothing else is short any more
    ]);
    expect(game.area('english-channel')).toBe('normans 5 cavalry 3 leader william');
  });

  it('INV-3: of infantry alone nothing else is listed', () => {
    const game = at(`
      round 12 norsemen turn-start
      orkneys: norsemen 4
      caithness: norsemen 2
      hebrides: norsemen 2
    `);
    expect(game.decision.data).toEqual({
      nation: 'norsemen',
      excess: 2,
      due: [
        { area: 'irish-sea', unit: 'infantry', n: 2 },
        { area: 'atlantic-ocean', unit: 'infantry', n: 2 },
      ],
    });
  });

  it('INV-3: of those due in one sea no more stay out than are listed there', () => {
    const game = at(`
      round 12 norsemen turn-start
      orkneys: norsemen 4
      caithness: norsemen 2
      hebrides: norsemen 3
    `);
    game.do('leave-out irish-sea');
    expect(game.legal()).toEqual(['leave-out irish-sea', 'leave-out atlantic-ocean']);
    game.do('leave-out irish-sea');
    expect(game.seen('left-out').map((e) => e.area)).toEqual(['irish-sea', 'atlantic-ocean']);
    expect(game.area('atlantic-ocean')).toBe('norsemen 1');
  });

  it('INV-3: cavalry may be short while there is infantry enough', () => {
    const game = at(`
      round 15 normans turn-start
      sussex: normans 2 cavalry 1
    `); // of six to come six are there
    expect(game.legal()).toEqual(['leave-out cavalry english-channel']);
    game.do('leave-out cavalry english-channel');
    expect(game.area('english-channel')).toBe('normans 6 cavalry 3 leader william');
    expect(game.marker('normans')).toBe(5);
  });

  it('INV-3: with enough pieces the marker is left alone', () => {
    const game = at(`
      round 12 norsemen turn-start
      orkneys: norsemen 4
      caithness: norsemen 2
    `);
    expect(game.asks).toBe('move');
    expect(game.marker('norsemen')).toBe(2);
    expect(game.area('irish-sea')).toBe('norsemen 2');
  });

  it('RUL-25: a shortage of round-16 reinforcements does not touch the marker', () => {
    const game = at(`
      round 16
      york: norwegians 12 leader harald-hardrada
      powys: welsh 1
      marker norwegians 2
    `);
    expect(game.decision.nation).toBe('welsh');
    expect(game.area('north-sea')).toBe('');
    expect(game.marker('norwegians')).toBe(2);
  });
});

describe('Leaders who come with invaders', () => {
  it('INV-4: he stands in the listed sea with them', () => {
    const game = at(`
      round 12 danes turn-start
      frisian-sea: danes 1
    `);
    expect(game.area('north-sea')).toBe('danes 6 leader ivar-and-halfdan');
    expect(game.asks).toBe('move');
  });

  it('INV-4: one invader is company enough', () => {
    const game = at(`
      round 14 danes turn-start
      york: danes 17
    `);
    for (let i = 0; i < 5; i++) if (game.asks === 'leave-out') game.do('leave-out frisian-sea');
    expect(game.area('frisian-sea')).toBe('danes 1 leader cnut');
  });

  it('INV-4 RUL-26: with no army in his sea he joins armies on land', () => {
    const game = at(`
      round 14 danes turn-start
      york: danes 16
      lindsey: danes 2
    `);
    game.do('leave-out frisian-sea');
    expect(game.decision).toMatchObject({ kind: 'leader', data: { leader: 'cnut' } });
    expect(game.legal().sort()).toEqual(['leader lindsey', 'leader york']);
    expect(game.refuses('leader kent')).toMatchObject({ code: 'leader-no-company', rule: 'LDR-2' });
    game.do('leader lindsey');
    expect(game.area('lindsey')).toBe('danes 2 leader cnut');
  });

  it('INV-4 RUL-26: with none on land either he does not come', () => {
    const game = at(`
      round 14 danes turn-start
      north-sea: danes 18
    `);
    game.do('leave-out frisian-sea');
    expect(game.seen('leader-stays-out')[0]).toMatchObject({ leader: 'cnut' });
    expect(game.asks).toBe('move');
    expect(game.area('north-sea')).toBe('danes 18');
  });

  it('EXA-107 INV-3 INV-4 RUL-26: eighteen danes on land, nobody arrives with cnut', () => {
    const game = at(`
      round 14 danes turn-start
      york: danes 3
      norfolk: danes 3
      suffolk: danes 3
      essex: danes 3
      north-mercia: danes 3
      lindsey: danes 2
      bernicia: danes 1
      avalon: saxons 1
      sussex: saxons 1
      wessex: saxons 1
      marker danes 2
    `);
    expect(game.decision).toMatchObject({ kind: 'leave-out', data: { excess: 6 } });
    game.do('leave-out frisian-sea');
    expect(game.area('frisian-sea')).toBe('');
    expect(game.marker('danes')).toBe(5);
    expect(game.legal('leader')).toHaveLength(7);
    game.do('leader york');
    game.do('end');
    expect(game.seen('king')[0]).toMatchObject({ nation: 'danes', areas: 7, cnut: true });
    expect(game.points('danes')).toBe(8);
    expect(game.seen('leader-left')[0]).toMatchObject({ leader: 'cnut', area: 'york' });
    expect(game.decision).toMatchObject({ kind: 'remove', data: { why: 'overpopulation', left: 4 } });
    game.do('remove york').do('remove norfolk').do('remove suffolk').do('remove essex');
    expect(game.decision).toMatchObject({ kind: 'place', nation: 'saxons' });
    game.do('place avalon').do('end');
    expect(game.seen('king')[0]).toMatchObject({ nation: 'danes', areas: 7, cnut: false });
    expect(game.points('danes')).toBe(16);
    expect(game.decision).toMatchObject({ kind: 'place', nation: 'danes', data: { why: 'king', left: 1 } });
    expect(game.marker('danes')).toBe(5);
    game.do('place bernicia');
    expect(game.area('bernicia')).toBe('danes 2');
  });
});

describe('Arrivals that are no invaders', () => {
  it('INV-5: round-16 reinforcements come at the start of the round, listed invaders do not', () => {
    const game = at(`
      round 16
      powys: welsh 1
      york: norwegians 2 leader harald-hardrada
      norfolk: danes 1
    `);
    expect(game.decision.nation).toBe('welsh');
    expect(game.area('north-sea')).toBe('norwegians 1');
    expect(game.area('frisian-sea')).toBe('');
  });

  it('INV-8: boudicca and her army appear on land in round 1', () => {
    const game = at(`
      round 1 belgae turn-start
      kent: belgae 1
      essex: belgae 1
    `);
    expect(game.decision).toMatchObject({ kind: 'place', data: { why: 'boudicca', left: 1 } });
    game.do('place kent').do('leader essex');
    expect(game.area('kent')).toBe('belgae 2');
    expect(game.area('essex')).toBe('belgae 1 leader boudicca');
    expect(game.asks).toBe('move');
  });

  it('INV-8: arthur and two cavalry appear on land in round 7', () => {
    const game = at(`
      round 7 romano-british turn-start
      kent: romano-british 1
    `);
    expect(game.decision).toMatchObject({ kind: 'leader', data: { leader: 'arthur' } });
    game.do('leader kent');
    expect(game.area('kent')).toBe('romano-british 1 cavalry 2 leader arthur');
    expect(game.seen('placed')[0]).toMatchObject({ why: 'arthur', unit: 'cavalry', count: 2 });
  });
});
