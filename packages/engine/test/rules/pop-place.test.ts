import { describe, expect, it } from 'vitest';
import { SEAS } from '../../src/data/board.ts';
import { at } from '../support.ts';

describe('Where new armies go', () => {
  it('POP-8: only to land areas with own armies', () => {
    const game = at(`
      round 9 irish turn-start
      dyfed: irish 1
      gwynedd: irish 1
      powys: welsh 1
      atlantic-ocean: irish 1
      marker irish 2
    `);
    expect(game.legal().sort()).toEqual(['place dyfed', 'place gwynedd']);
    expect(game.refuses('place powys')).toMatchObject({ code: 'place-not-yours', rule: 'POP-8' });
    expect(game.refuses('place avalon')).toMatchObject({ code: 'place-not-yours', rule: 'POP-8' });
  });

  it('POP-8: not to a fleet, in whatever sea it lies', () => {
    for (const { id: sea } of SEAS) {
      const game = at(`
        round 7 saxons population
        ${sea}: saxons 1
        kent: saxons 1
        sussex: saxons 1
        marker saxons 5
      `);
      expect(game.legal()).toEqual(['place kent', 'place sussex']);
    }
  });

  it('POP-8 RUL-76: for saxons a burh alone will do', () => {
    const game = at(`
      round 14 saxons turn-start
      kent: saxons burh
      sussex: saxons 1
      wessex: saxons 1
    `);
    game.do('place kent');
    expect(game.area('kent')).toBe('saxons 1 burh');
  });

  it('POP-9: the second army goes elsewhere while another area is without a new one', () => {
    const game = at(`
      round 2 welsh turn-start
      dyfed: welsh 1
      gwynedd: welsh 1
      hwicce: welsh 1
      avalon: welsh 1
      marker welsh 4
    `);
    game.do('place dyfed');
    expect(game.refuses('place dyfed')).toMatchObject({ code: 'place-second-unit', rule: 'POP-9' });
    expect(game.legal().sort()).toEqual(['place avalon', 'place gwynedd', 'place hwicce']);
  });

  it('POP-9 RUL-20: an area at its normal limit is no reason to refuse a second army, but may take it as overstack', () => {
    const position = `
      round 9 saxons turn-start
      kent: saxons 1
      sussex: saxons 3
      wessex: saxons 3
      essex: saxons 3
      avalon: saxons 3
      marker saxons 2
    `;
    expect(at(position).asked('place').data.left).toBe(2);
    expect(at(position).do('place kent').do('place kent').area('kent')).toBe('saxons 3');
    expect(at(position).do('place kent').do('place sussex').area('sussex')).toBe('saxons 4');
    const overstacked = at(position).do('place sussex');
    expect(overstacked.area('sussex')).toBe('saxons 4');
    expect(overstacked.area('kent')).toBe('saxons 2'); // the only place left for the second one
  });

  it('POP-9: an area at its limit must take the army if it is the only room left', () => {
    const game = at(`
      round 9 saxons turn-start
      kent: saxons 4
      sussex: saxons 3
      wessex: saxons 3
    `);
    expect(game.legal()).toEqual(['place kent']);
    game.do('place kent');
    expect(game.area('kent')).toBe('saxons 5');
  });

  it('POP-10 RUL-22: population may make the one overstack', () => {
    const game = at(`
      round 9 saxons turn-start
      kent: saxons 3
      sussex: saxons 3
      wessex: saxons 3
    `);
    expect(game.legal().sort()).toEqual(['place kent', 'place sussex', 'place wessex']);
    game.do('place wessex');
    expect(game.area('wessex')).toBe('saxons 4');
  });

  it('POP-10: it may not make a second overstack', () => {
    const game = at(`
      round 9 saxons turn-start
      kent: saxons 4
      sussex: saxons 3
      wessex: saxons 1
    `);
    expect(game.refuses('place sussex')).toMatchObject({
      code: 'place-stacking',
      rule: 'POP-10',
      details: { armies: 4, limit: 3, overstack: 'kent' },
    });
    expect(game.legal().sort()).toEqual(['place kent', 'place wessex']);
  });

  it('POP-10: in a difficult area not even the overstack goes beyond four', () => {
    const game = at(`
      round 2 welsh turn-start
      powys: welsh 4
      clwyd: welsh 1
      dyfed: welsh 1
      gwynedd: welsh 1
    `);
    expect(game.refuses('place powys')).toMatchObject({ code: 'place-stacking', rule: 'POP-10' });
    const third = at(`
      round 2 welsh turn-start
      powys: welsh 3
      clwyd: welsh 1
      dyfed: welsh 1
      gwynedd: welsh 1
    `);
    expect(third.do('place powys').area('powys')).toBe('welsh 4');
  });

  it('EXA-7 POP-11: an army without room is lost and the marker goes to five', () => {
    const game = at(`
      round 2 caledonians turn-start
      orkneys: caledonians 4
      marker caledonians 5
    `);
    expect(game.asks).toBe('move');
    expect(game.area('orkneys')).toBe('caledonians 4');
    expect(game.marker('caledonians')).toBe(5);
  });

  it('POP-11: of two armies the one that finds no room is lost and the marker goes to five', () => {
    const game = at(`
      round 9 saxons turn-start
      devon: saxons 3
      kent: saxons 3
      sussex: saxons 3
      wessex: saxons 3
      essex: saxons 3
      avalon: saxons 3
      marker saxons 1
    `);
    expect(game.asked('place').data.left).toBe(2);
    expect(game.marker('saxons')).toBe(0);
    game.do('place devon');
    expect(game.seen('no-room')[0]).toMatchObject({ nation: 'saxons', count: 1, why: 'population' });
    expect(game.marker('saxons')).toBe(5);
    expect(game.asks).toBe('move');
    expect(game.area('devon')).toBe('saxons 4');
  });
});

describe('EXA-8: three armies for essex, kent and five full areas', () => {
  const full = ['sussex', 'wessex', 'avalon', 'hwicce', 'suffolk'] as const;
  const position = `
    round 9 saxons turn-start
    essex: saxons 1
    kent: saxons 1
    ${full.map((area) => `${area}: saxons 3`).join('\n')}
    marker saxons 4
  `;

  /** Is there an order in which these three placements are all legal? */
  const isLegal = (areas: readonly string[]): boolean => {
    const place = (game: ReturnType<typeof at>, left: readonly string[]): boolean =>
      left.length === 0
        ? game.asks === 'move'
        : left.some((area, i) => {
            if (!game.may(`place ${area}`)) return false;
            return place(
              game.fork().do(`place ${area}`),
              left.filter((_, j) => j !== i),
            );
          });
    return place(at(position), areas);
  };

  it('EXA-8: three are due', () => {
    const game = at(position);
    expect(game.asked('place').data.left).toBe(3);
    expect(game.marker('saxons')).toBe(0);
  });

  it.each([
    ['essex', 'essex', 'kent'],
    ['essex', 'kent', 'kent'],
    ...full.map((area) => ['essex', 'kent', area]),
  ])('EXA-8 POP-9 POP-10 RUL-20 RUL-22: %s, %s and %s is legal', (...areas) => {
    expect(isLegal(areas)).toBe(true);
  });

  it.each([
    ['essex', 'essex', 'sussex'],
    ['essex', 'essex', 'essex'],
    ['essex', 'sussex', 'sussex'],
    ['essex', 'sussex', 'wessex'],
    ['kent', 'kent', 'kent'],
    ['kent', 'kent', 'avalon'],
    ['sussex', 'sussex', 'sussex'],
  ])('EXA-8 POP-9 POP-10: %s, %s and %s is illegal', (...areas) => {
    expect(isLegal(areas)).toBe(false);
  });
});
