import { describe, expect, it } from 'vitest';
import { SOUTH_OF_CUMBRIA_PENNINES_BERNICIA } from '../../src/data/board.ts';
import { at } from '../support.ts';

describe('Arthur comes', () => {
  it('ART-1: in round 7, after the new infantry, with two cavalry', () => {
    const game = at(`
      round 7 romano-british turn-start
      kent: romano-british 1
      hwicce: romano-british 1
      essex: romano-british 1
    `);
    expect(game.asks).toBe('place');
    game.do('place hwicce');
    expect(game.asks).toBe('leader');
    game.do('leader hwicce');
    expect(game.area('hwicce')).toBe('romano-british 2 cavalry 2 leader arthur');
    expect(game.asks).toBe('move');
  });

  it.each([6, 8])('ART-1: not in round %i', (round) => {
    const game = at(`
      round ${round} romano-british turn-start
      hwicce: romano-british 1
    `);
    expect(game.asks).toBe('move');
    expect(game.area('hwicce')).toBe('romano-british 1');
  });

  it('ART-1: not among the leaders who come after the invaders', () => {
    const game = at(`
      round 7 romano-british leader
      hwicce: romano-british 1
    `);
    expect(game.asks).toBe('move');
  });

  it('ART-2: with own armies anywhere, or in a vacant area of the south', () => {
    const game = at(`
      round 7 romano-british special-arrivals
      lothian: romano-british 1
      kent: jutes 1
    `);
    const vacant = SOUTH_OF_CUMBRIA_PENNINES_BERNICIA.filter((area) => area !== 'kent');
    expect(game.legal().sort()).toEqual([...vacant, 'lothian'].map((area) => `leader ${area}`).sort());
    for (const area of ['kent', 'cumbria', 'pennines', 'bernicia', 'dunedin'])
      expect(game.refuses(`leader ${area}`)).toMatchObject({ code: 'arthur-area', rule: 'ART-2' });
    expect(game.do('leader lothian').area('lothian')).toBe('romano-british 1 cavalry 2 leader arthur');
  });

  it('EXA-79 ART-2 ART-3: a vacant area in Wales will do, though there are armies on the board', () => {
    const game = at(`
      round 7 romano-british special-arrivals
      hwicce: romano-british 1
    `).do('leader powys');
    expect(game.area('powys')).toBe('romano-british cavalry 2 leader arthur');
    expect(game.area('hwicce')).toBe('romano-british 1');
  });

  it('ART-4: stacking does not count when he is placed', () => {
    const game = at(`
      round 7 romano-british special-arrivals
      downlands: romano-british 4
      wessex: romano-british 1
    `).do('leader downlands');
    expect(game.area('downlands')).toBe('romano-british 4 cavalry 2 leader arthur');
    expect(game.refuses('end').code).toBe('end-stacking'); // but their movement must put it right
  });

  it('ART-2 RUL-94: to appear among nations that once submitted is no attack, to move against them is', () => {
    const game = at(`
      round 7 romano-british special-arrivals
      hwicce: welsh 1
      gwent: welsh 1
      submitted welsh
    `).do('leader powys');
    expect(game.area('powys')).toBe('romano-british cavalry 2 leader arthur');
    expect(game.refuses('move 1 cavalry powys gwent')).toMatchObject({
      code: 'attack-forbidden',
      rule: 'RB-11',
    });
    expect(game.may('move 1 cavalry powys dyfed')).toBe(true);
  });
});

describe('Arthur without a people', () => {
  const belgae = ['kent', 'essex', 'sussex', 'avalon', 'downlands', 'suffolk', 'norfolk', 'lindsey'];
  const others = SOUTH_OF_CUMBRIA_PENNINES_BERNICIA.filter(
    (area) => !belgae.includes(area) && area !== 'wessex',
  );
  /** Every area of the south but Wessex is taken: 8 by Belgae, 13 by Welsh. */
  const FULL = `
    ${belgae.map((area) => `${area}: belgae 1`).join('\n')}
    ${others.map((area) => `${area}: welsh 1`).join('\n')}
    marker romano-british 4
  `;

  it('EXA-126 (a) ART-5 RUL-96: with no unit in play the turn is taken and he must enter', () => {
    const game = at(`
      round 7
      ${FULL}
    `);
    expect(game.decision.nation).toBe('romano-british');
    expect(game.marker('romano-british')).toBe(4);
    expect(game.legal()).toEqual(['leader wessex']); // not declinable
    game.do('leader wessex');
    expect(game.area('wessex')).toBe('romano-british cavalry 2 leader arthur');
    expect(game.asks).toBe('move');
    game.do('move 2 cavalry leader wessex devon');
    expect(game.area('devon')).toBe('romano-british cavalry 2 leader arthur, welsh 1');
  });

  it('EXA-126 (a) ART-5: any vacant area of the set is open to him', () => {
    const game = at(`
      round 7
      kent: belgae 1
    `);
    expect(game.decision.nation).toBe('romano-british');
    expect(game.may('leader wessex')).toBe(true);
    expect(game.may('leader gwynedd')).toBe(true);
    expect(game.may('leader kent')).toBe(false);
  });

  it('EXA-126 (b) ART-6 RUL-95: with no army and no vacant area none of the three enters', () => {
    const game = at(`
      round 7
      ${FULL}
      wessex: belgae 1
    `);
    expect(game.decision.nation).toBe('belgae');
    for (const area of SOUTH_OF_CUMBRIA_PENNINES_BERNICIA)
      expect(game.area(area)).not.toContain('romano-british');
  });

  it('ART-7: in a vacant area they are its sole occupants at once', () => {
    const game = at(`
      round 7
      avalon: welsh 2
    `);
    game.do('leader wessex').do('end');
    expect(game.decision.nation).toBe('welsh');
    game.do('move 2 avalon wessex').do('end', [1, 1, 3, 1]); // cavalry, and a 3 with Arthur
    expect(game.seen('battle-started')).toMatchObject([{ area: 'wessex', defender: 'romano-british' }]);
    expect(game.area('wessex')).toBe('romano-british cavalry 2 leader arthur, welsh 1');
  });
});

describe('Arthur leaves', () => {
  const EXA_80 = `
    round 8
    hwicce: romano-british 3
    avalon: romano-british 3
    wessex: romano-british 2 cavalry 2 leader arthur
  `;

  it('EXA-80 ART-8: at the start of round 8 he goes and the cavalry fights on foot', () => {
    const game = at(EXA_80);
    expect(game.area('wessex')).toBe('romano-british 4');
    expect(game.area('hwicce')).toBe('romano-british 3');
    expect(game.area('avalon')).toBe('romano-british 3');
  });

  it('ART-8: that is before the first turn of the round', () => {
    const game = at(`
      round 7 angles movement
      norfolk: angles 1
      wessex: romano-british 1 cavalry 2 leader arthur
    `)
      .do('end')
      .do('end');
    const order = ['round-started', 'leader-left', 'dismounted', 'turn-started'];
    expect(game.events.map((e) => e.type).filter((type) => order.includes(type))).toEqual(order);
    expect(game.area('wessex')).toBe('romano-british 3');
  });

  it('EXA-80 ART-8: only the cavalry that is left', () => {
    const game = at(`
      round 8
      wessex: romano-british 1 cavalry 1 leader arthur
    `);
    expect(game.area('wessex')).toBe('romano-british 2');
  });

  it('ART-8 RUL-95: with ten infantry no new one comes until fewer than eight are left', () => {
    const full = at(`${EXA_80}
      marker romano-british 5
    `); // 6 + 5 points
    expect(full.decision.nation).toBe('romano-british');
    expect(full.asks).toBe('move');
    expect(full.marker('romano-british')).toBe(5);
    const eight = (wessex: number) =>
      at(`
        round 9 romano-british turn-start
        hwicce: romano-british 3
        avalon: romano-british 3
        wessex: romano-british ${wessex}
      `).asks;
    expect(eight(2)).toBe('move');
    expect(eight(1)).toBe('place');
  });
});
