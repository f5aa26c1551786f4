import { describe, expect, it } from 'vitest';
import type { AreaId } from '../../src/data/board.ts';
import { at, refusedPosition } from '../support.ts';

const line = (areas: readonly AreaId[], what = 'saxons 1') =>
  areas.map((area) => `${area}: ${what}`).join('\n');
const six = ['kent', 'sussex', 'wessex', 'avalon', 'hwicce', 'essex'] as const;

describe('Building burhs', () => {
  it.each([12, 13])('BURH-1: in round %i a burh costs two points', (round) => {
    const game = at(`
      round ${round} saxons turn-start
      ${line(['kent', 'sussex', 'wessex'])}
    `);
    expect(game.decision).toMatchObject({ kind: 'burhs', nation: 'saxons', seat: 2, data: { points: 6 } });
    game.do('burh kent');
    expect(game.area('kent')).toBe('saxons 1 burh');
    expect(game.decision.data).toMatchObject({ points: 4, placed: ['kent'] });
    game.do('end');
    expect(game.marker('saxons')).toBe(4);
  });

  it.each([11, 14])('BURH-1 BURH-10: in round %i none is built', (round) => {
    const game = at(`
      round ${round} saxons turn-start
      ${line(['kent', 'sussex'])}
    `);
    expect(game.asks).not.toBe('burhs');
    expect(game.marker('saxons')).toBe(4);
  });

  it('BURH-1: only saxons build', () => {
    const game = at(`
      round 13 angles turn-start
      york: angles 1
      lindsey: angles 1
    `);
    expect(game.asks).toBe('move');
    expect(game.marker('angles')).toBe(3);
  });

  it('BURH-1: with the points for one there is one', () => {
    const game = at(`
      round 13 saxons turn-start
      kent: saxons 1
      devon: saxons 1
    `);
    game.do('burh kent');
    expect(game.asks).toBe('leader');
    expect(game.marker('saxons')).toBe(1);
  });

  it('EXA-89 BURH-2: six areas allow two burhs', () => {
    const game = at(`
      round 12 saxons turn-start
      ${line(six)}
    `);
    game.do('burh kent').do('burh sussex');
    expect(game.asks).toBe('place');
    expect(game.seen('population')[0]).toMatchObject({ burhs: 2 });
  });

  it('EXA-89 BURH-2: eight areas allow none', () => {
    const game = at(`
      round 12 saxons turn-start
      ${line([...six, 'suffolk', 'south-mercia'])}
    `);
    expect(game.asks).toBe('place');
    expect(game.decision.data).toMatchObject({ why: 'population', left: 2 });
  });

  it('BURH-2: a third one in a turn is refused where two are allowed', () => {
    const game = at(`
      round 12 saxons turn-start
      ${line([...six.slice(1)])}
      kent: saxons 1
      marker saxons 5
    `).do('burh kent');
    expect(game.may('burh sussex')).toBe(true);
    game.do('burh sussex');
    expect(game.refuses('burh wessex').code).toBe('wrong-decision');
    expect(game.area('wessex')).toBe('saxons 1');
  });

  it('BURH-2: an area held by a burh alone counts among the areas', () => {
    const game = at(`
      round 13 saxons turn-start
      ${line(['kent', 'sussex', 'wessex', 'avalon', 'hwicce', 'essex'])}
      suffolk: saxons burh
    `);
    game.do('burh kent');
    expect(game.asks).toBe('place');
    expect(game.seen('population')[0]).toMatchObject({ burhs: 1 });
  });

  it('BURH-3: an area has one burh at most', () => {
    const game = at(`
      round 13 saxons turn-start
      kent: saxons 1 burh
      sussex: saxons 1
    `);
    expect(game.refuses('burh kent')).toMatchObject({ code: 'burh-present', rule: 'BURH-3' });
    expect(game.legal('burh')).toEqual(['burh sussex']);
  });

  it('BURH-3: a destroyed one may be built again', () => {
    const game = at(`
      round 13 danes movement
      kent: saxons 1 burh
      essex: danes 2
    `);
    game.do('move 2 essex kent').do('end', [5, 1, 1, 1]).do('give burh').do('stand');
    expect(game.area('kent')).toBe('danes 2, saxons 1');
    game.do('retreat 2 to essex');
    expect(game.asks).toBe('burhs');
    game.do('burh kent');
    expect(game.seen('placed')[0]).toMatchObject({ area: 'kent', unit: 'burh' });
    expect(game.area('kent')).toBe('saxons 1 burh leader edgar');
  });

  it('BURH-4: not in a difficult area', () => {
    const game = at(`
      round 12 saxons turn-start
      ${line(['devon', 'kent'])}
    `);
    expect(game.refuses('burh devon')).toMatchObject({ code: 'burh-terrain', rule: 'BURH-4' });
    expect(game.legal('burh')).toEqual(['burh kent']);
  });

  it('BURH-4 RUL-19: only where saxons already stand', () => {
    const game = at(`
      round 12 saxons turn-start
      kent: saxons 1
      york: danes 1
    `);
    expect(game.refuses('burh sussex')).toMatchObject({ code: 'place-not-yours', rule: 'BURH-4' });
    expect(game.refuses('burh york')).toMatchObject({ code: 'place-not-yours', rule: 'BURH-4' });
    expect(game.may('burh kent')).toBe(true);
  });

  it('BURH-5 RUL-19: burhs come first, then the rest of the points buys armies', () => {
    const game = at(`
      round 12 saxons turn-start
      ${line(['kent', 'sussex', 'wessex', 'avalon'])}
    `);
    game.do('burh kent').do('end');
    expect(game.decision).toMatchObject({ kind: 'place', data: { left: 1 } });
    expect(game.marker('saxons')).toBe(0);
    expect(game.refuses('end').code).toBe('wrong-decision');
  });

  it('BURH-5 RUL-19: a new burh is the one new unit of its area', () => {
    const game = at(`
      round 12 saxons turn-start
      ${line(['kent', 'sussex', 'wessex', 'avalon'])}
    `);
    game.do('burh kent').do('end');
    expect(game.refuses('place kent')).toMatchObject({ code: 'place-second-unit', rule: 'POP-9' });
    game.do('place sussex');
    expect(game.area('sussex')).toBe('saxons 2');
  });

  const exa123a = `
    round 12 saxons turn-start
    ${line(six)}
    marker saxons 3
  `;

  it.each([
    [[], 2, 3],
    [['kent'], 2, 1],
    [['kent', 'sussex'], 1, 5],
  ])(
    'EXA-123 (a) BURH-5: with new burhs %j there are %i infantry and the marker shows %i',
    (burhs, armies, marker) => {
      const game = at(exa123a);
      for (const area of burhs) game.do(`burh ${area}`);
      if (game.asks === 'burhs') game.do('end');
      expect(game.decision).toMatchObject({ kind: 'place', data: { left: armies } });
      expect(game.marker('saxons')).toBe(marker);
    },
  );

  it('EXA-123 (a) BURH-2: three new burhs are too many', () => {
    const game = at(exa123a).do('burh kent').do('burh sussex');
    expect(game.may('burh wessex')).toBe(false);
  });

  const exa123b = `
    round 12 saxons turn-start
    essex: saxons 13
    kent: saxons 1 burh
    ${line(['sussex', 'wessex', 'avalon', 'hwicce'])}
    marker saxons 3
  `;

  it('EXA-123 (b) BURH-6 POP-4: with nineteen pieces out and no burh there is one infantry, marker five', () => {
    const game = at(exa123b).do('end');
    expect(game.decision).toMatchObject({ kind: 'place', data: { left: 1 } });
    expect(game.marker('saxons')).toBe(5);
  });

  it('EXA-123 (b) BURH-6: one burh takes the last piece, and there is no second', () => {
    const game = at(exa123b).do('burh sussex');
    expect(game.seen('population')[0]).toMatchObject({ burhs: 1, armies: 0, marker: 5 });
    expect(game.asks).toBe('leader');
    expect(game.may('burh wessex')).toBe(false);
  });

  it('BURH-6: with all twenty pieces out no burh is built', () => {
    const game = at(`
      round 12 saxons turn-start
      kent: saxons 18
      sussex: saxons 1 burh
    `);
    expect(game.asks).toBe('leader');
    expect(
      refusedPosition(`
        round 12 saxons turn-start
        kent: saxons 19
        sussex: saxons 1 burh
      `),
    ).toMatchObject({ code: 'bad-position', details: { nation: 'saxons', most: 20 } });
  });

  it('BURH-6 RUL-126: eight burhs may stand at once, nine may not', () => {
    const eight = [...six, 'suffolk', 'south-mercia'] as const;
    const position = (areas: readonly AreaId[]) => `
      round 14 saxons movement
      ${line(areas, 'saxons 1 burh')}
    `;
    expect(at(position(eight)).asks).toBe('move');
    expect(refusedPosition(position([...eight, 'norfolk']))).toMatchObject({
      code: 'bad-position',
      details: { burhs: 9, most: 8 },
    });
  });
});
