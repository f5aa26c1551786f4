import { describe, expect, it } from 'vitest';
import { at } from '../support.ts';

describe('Units that begin at sea', () => {
  it('SEA-1: they land and walk on, or take one more sea and land', () => {
    const position = `
      round 8 angles movement
      north-sea: angles 1
    `;
    const walker = at(position).do('move 1 north-sea york').do('move 1 york march');
    expect(walker.area('march')).toBe('angles 1');
    const sailor = at(position).do('move 1 north-sea frisian-sea').do('move 1 frisian-sea norfolk');
    expect(sailor.area('norfolk')).toBe('angles 1');
    expect(sailor.legal('move')).toEqual([]);
  });

  it('SEA-2: no unit enters a second sea before it lands', () => {
    const game = at(`
      round 11 norsemen movement
      icelandic-sea: norsemen 2 leader ketil-flatnose
    `);
    game.do('move 2 leader icelandic-sea north-sea');
    expect(game.refuses('move 2 leader north-sea frisian-sea')).toMatchObject({
      code: 'move-second-sea',
      rule: 'SEA-2',
    });
    expect(game.may('move 2 leader north-sea york')).toBe(true);
    const angles = at(`
      round 8 angles movement
      north-sea: angles 1
    `);
    angles.do('move 1 north-sea frisian-sea');
    expect(angles.refuses('move 1 frisian-sea english-channel')).toMatchObject({
      code: 'move-second-sea',
      rule: 'SEA-2',
    });
  });

  it('SEA-2 SEA-5: who has sailed to another sea has to land, also on a raid or in half 1', () => {
    const game = at(`
      round 5 irish movement
      atlantic-ocean: irish 2
    `);
    expect(game.may('end')).toBe(true);
    game.do('move 1 atlantic-ocean irish-sea');
    expect(game.refuses('end')).toMatchObject({
      code: 'end-at-sea',
      rule: 'SEA-6',
      details: { sea: 'irish-sea', armies: 1 },
    });
    game.do('move 1 irish-sea cheshire');
    expect(game.may('end')).toBe(true);
    const angles = at(`
      round 7 angles movement
      north-sea: angles 2
    `);
    expect(angles.may('end')).toBe(true);
    angles.do('move 1 north-sea frisian-sea');
    expect(angles.refuses('end')).toMatchObject({ code: 'end-at-sea', details: { sea: 'frisian-sea' } });
  });

  it('SEA-3: normal infantry goes sea, land, land or sea, sea, land', () => {
    const game = at(`
      round 8 angles movement
      north-sea: angles 2
    `);
    game.do('move 1 north-sea york').do('move 1 york north-mercia');
    expect(game.refuses('move 1 north-mercia hwicce')).toMatchObject({ code: 'move-allowance' });
    game.do('move 1 north-sea frisian-sea').do('move 1 frisian-sea suffolk');
    expect(game.refuses('move 1 suffolk essex')).toMatchObject({ code: 'move-allowance' });
  });

  it('SEA-3: cavalry and armies with a leader have one area more', () => {
    const game = at(`
      round 15 norwegians movement
      north-sea: norwegians 2 leader harald-hardrada
    `);
    game.do('move 2 leader north-sea york').do('move 2 leader york north-mercia');
    game.do('move 2 leader north-mercia hwicce');
    expect(game.area('hwicce')).toBe('norwegians 2 leader harald-hardrada');
    const ida = at(`
      round 7 angles movement
      north-sea: angles 1 leader ida
    `);
    ida.do('move 1 leader north-sea frisian-sea').do('move 1 leader frisian-sea suffolk');
    ida.do('move 1 leader suffolk north-mercia');
    expect(ida.area('north-mercia')).toBe('angles 1 leader ida');
  });

  it('EXA-103 SEA-3 SEA-7: Norman cavalry lands and rides on, infantry stops earlier, no other sea', () => {
    const position = `
      round 15 normans movement
      english-channel: normans 6 cavalry 4 leader william
    `;
    const a = at(position);
    a.do('move 1 cavalry english-channel kent');
    expect(a.points('normans')).toBe(4);
    a.do('move 1 cavalry kent essex');
    expect(a.points('normans')).toBe(12);
    a.do('move 1 cavalry essex suffolk');
    expect(a.points('normans')).toBe(16);
    const b = at(position).do('move 1 english-channel kent').do('move 1 kent essex');
    expect(b.refuses('move 1 essex suffolk')).toMatchObject({ code: 'move-allowance', rule: 'MOV-2' });
    const c = at(position);
    expect(c.refuses('move 1 english-channel frisian-sea')).toMatchObject({
      code: 'sea-closed',
      rule: 'SEA-7',
    });
  });

  it('SEA-4: armies of one fleet land where they like', () => {
    const game = at(`
      round 8 angles movement
      north-sea: angles 3
    `);
    game.do('move 1 north-sea york').do('move 1 north-sea dunedin').do('move 1 north-sea frisian-sea');
    game.do('move 1 frisian-sea norfolk');
    expect([game.area('york'), game.area('dunedin'), game.area('norfolk')]).toEqual([
      'angles 1',
      'angles 1',
      'angles 1',
    ]);
  });
});

describe('Staying at sea', () => {
  it('SEA-5: raiders may stay at sea', () => {
    const game = at(`
      round 4 angles movement
      frisian-sea: angles 3
    `);
    game.do('end');
    expect(game.area('frisian-sea')).toBe('angles 3');
  });

  it('EXA-33 SEA-5 SEA-6 MAJ-4: in the first half of a Major Invasion anyone may stay, in the second nobody', () => {
    const game = at(`
      round 6 saxons movement
      frisian-sea: saxons 8 leader aelle
    `);
    game.do('move 5 leader frisian-sea essex').do('end');
    expect(game.decision).toMatchObject({ kind: 'move', nation: 'saxons' });
    expect(game.area('frisian-sea')).toBe('saxons 3');
    expect(game.refuses('end')).toMatchObject({
      code: 'end-at-sea',
      rule: 'SEA-6',
      details: { sea: 'frisian-sea', armies: 3 },
    });
    game.do('move 3 frisian-sea kent');
    expect(game.may('end')).toBe(true);
  });

  it('SEA-6: on an ordinary turn a fleet has to land', () => {
    const game = at(`
      round 8 scots movement
      irish-sea: scots 2
    `);
    game.do('move 1 irish-sea strathclyde');
    expect(game.refuses('end')).toMatchObject({ code: 'end-at-sea', rule: 'SEA-6' });
    game.do('move 1 irish-sea dalriada');
    expect(game.may('end')).toBe(true);
  });

  it('SEA-6 RUL-38 RUL-42: a fleet that cannot land anywhere stays at sea without loss', () => {
    const coast = ['kent', 'sussex', 'wessex', 'devon', 'cornwall', 'essex', 'downlands', 'avalon'];
    const position = (areas: string[]) => `
      round 3 romans movement
      english-channel: romans 2
      ${[...coast, ...areas].map((area) => `${area}: welsh 1, ruin`).join('\n')}
      subject welsh to romans
    `;
    const shut = at(position(['suffolk', 'south-mercia', 'hwicce']));
    expect(shut.legal('move')).toEqual([]);
    shut.do('end');
    expect(shut.area('english-channel')).toBe('romans 2');
    const open = at(position(['suffolk', 'south-mercia']));
    expect(open.refuses('end')).toMatchObject({ code: 'end-at-sea', rule: 'SEA-6' });
    open.do('move 2 english-channel wessex').do('move 2 wessex avalon').do('move 2 avalon hwicce');
    expect(open.may('end')).toBe(true);
  });

  it('RUL-42: Romans at sea may pass through the coast of a subject, and must if that is the only way', () => {
    const game = at(`
      round 3 romans movement
      english-channel: romans 1
      devon: welsh 1
      cornwall: welsh 1
      wessex: welsh 1
      sussex: welsh 1
      kent: welsh 1
      subject welsh to romans
    `);
    expect(game.refuses('end')).toMatchObject({ code: 'end-at-sea', rule: 'SEA-6' });
    expect(game.refuses('move 1 english-channel cornwall')).toMatchObject({
      code: 'subject-no-way-on',
      rule: 'SUB-22',
    });
    game.do('move 1 english-channel kent');
    expect(game.refuses('end')).toMatchObject({ code: 'end-in-subject-area' });
    game.do('move 1 kent essex');
    expect(game.may('end')).toBe(true);
  });
});
