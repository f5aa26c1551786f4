import { describe, expect, it } from 'vitest';
import { at } from '../support.ts';

describe('Overpopulation', () => {
  const saxons = `
    round 10 saxons overpopulation
    kent: saxons 3
    sussex: saxons 3
    wessex: saxons 2
    essex: saxons 2
  `;

  it('EXA-12 OPOP-1 OPOP-3: ten armies in four areas lose exactly two, of the owner’s choice', () => {
    const game = at(saxons);
    expect(game.decision).toMatchObject({
      kind: 'remove',
      nation: 'saxons',
      seat: 2,
      data: { why: 'overpopulation', left: 2 },
    });
    expect(game.refuses('end').code).toBe('wrong-decision');
    game.do('remove kent').do('remove essex');
    expect(game.asks).not.toBe('remove');
    expect([game.area('kent'), game.area('sussex'), game.area('wessex'), game.area('essex')]).toEqual([
      'saxons 2',
      'saxons 3',
      'saxons 2',
      'saxons 1',
    ]);
  });

  it.each(['wessex', 'essex'])('EXA-12 OPOP-2: both from %s is refused', (area) => {
    const game = at(saxons).do(`remove ${area}`);
    expect(game.refuses(`remove ${area}`)).toMatchObject({ code: 'remove-last-unit', rule: 'OPOP-2' });
    expect(game.legal()).not.toContain(`remove ${area}`);
  });

  it('EXA-12 OPOP-1: both from kent is allowed', () => {
    const game = at(saxons).do('remove kent').do('remove kent');
    expect(game.area('kent')).toBe('saxons 1');
    expect(game.asks).not.toBe('remove');
  });

  it('OPOP-1: twice as many armies as areas are not too many', () => {
    const game = at(`
      round 9 saxons overpopulation
      kent: saxons 3
      sussex: saxons 1
    `);
    expect(game.asks).not.toBe('remove');
    expect(game.area('kent')).toBe('saxons 3');
  });

  it('OPOP-1: five armies in two areas are one too many', () => {
    const game = at(`
      round 9 saxons overpopulation
      kent: saxons 3
      sussex: saxons 2
    `);
    expect(game.decision).toMatchObject({ kind: 'remove', data: { left: 1 } });
  });

  it('OPOP-1: armies at sea neither count nor can be removed', () => {
    const game = at(`
      round 5 irish overpopulation
      atlantic-ocean: irish 3
      cornwall: irish 2
      dyfed: irish 3
    `);
    expect(game.decision).toMatchObject({ kind: 'remove', data: { left: 1 } });
    expect(game.refuses('remove atlantic-ocean')).toMatchObject({
      code: 'remove-nothing-there',
      rule: 'OPOP-1',
    });
    expect(game.legal().sort()).toEqual(['remove cornwall', 'remove dyfed']);
  });

  it('OPOP-1: nothing can be removed where the nation has nothing', () => {
    const game = at(saxons);
    expect(game.refuses('remove york')).toMatchObject({ code: 'remove-nothing-there', rule: 'OPOP-1' });
  });

  it('OPOP-3: after the excess is gone no further army may be removed', () => {
    const game = at(`
      round 9 saxons overpopulation
      kent: saxons 5
      sussex: saxons 2
    `);
    game.do('remove kent').do('remove kent').do('remove kent');
    expect(game.area('kent')).toBe('saxons 2');
    expect(game.refuses('remove kent').code).toBe('wrong-decision');
  });

  it('OPOP-4: romans are exempt', () => {
    const game = at(`
      round 3 romans overpopulation
      kent: romans 9 fort
      powys: welsh 3
    `);
    expect(game.decision.nation).toBe('welsh');
    expect(game.area('kent')).toBe('romans 9, fort');
  });

  it('OPOP-1: areas are counted after movement and battle', () => {
    const game = at(`
      round 9 saxons movement
      kent: saxons 3
      sussex: saxons 3
    `);
    game.do('move 1 sussex wessex').do('move 2 sussex kent').do('end');
    expect(game.area('kent')).toBe('saxons 3'); // five with one in wessex: two too many
    expect(game.seen('removed').map((e) => [e.area, e.why])).toEqual([
      ['kent', 'overpopulation'],
      ['kent', 'overpopulation'],
    ]);
  });

  it('OPOP-5: cavalry counts like any army', () => {
    const game = at(`
      round 7 romano-british overpopulation
      kent: romano-british 1 cavalry 2 leader arthur
    `);
    expect(game.legal().sort()).toEqual(['remove cavalry kent', 'remove kent']);
  });

  it('OPOP-5: a leader does not count', () => {
    const game = at(`
      round 12 saxons overpopulation
      kent: saxons 2 leader alfred
    `);
    expect(game.asks).not.toBe('remove');
    expect(game.area('kent')).toBe('saxons 2 leader alfred');
  });

  it('OPOP-5: a leader keeps his last company', () => {
    const game = at(`
      round 12 saxons overpopulation
      kent: saxons 1 leader alfred
      sussex: saxons 4
    `);
    expect(game.refuses('remove kent')).toMatchObject({ code: 'remove-last-unit', rule: 'OPOP-2' });
    expect(game.legal()).toEqual(['remove sussex']);
  });

  it('OPOP-5 RUL-74: a burh alone holds its area, and counts as one of the armies', () => {
    const game = at(`
      round 12 saxons overpopulation
      kent: saxons burh
      sussex: saxons 4
    `);
    expect(game.decision).toMatchObject({ kind: 'remove', data: { left: 1 } });
    expect(game.refuses('remove burh kent')).toMatchObject({ code: 'remove-last-unit', rule: 'OPOP-2' });
  });

  const burhs = `
    round 12 saxons overpopulation
    kent: saxons 3 burh
    sussex: saxons 2 leader alfred
    wessex: saxons 1
  `;

  it('EXA-124 OPOP-5 RUL-74: seven with the burh are one too many, and what may go', () => {
    const game = at(burhs);
    expect(game.decision).toMatchObject({ kind: 'remove', data: { left: 1 } });
    expect(game.legal().sort()).toEqual(['remove burh kent', 'remove kent', 'remove sussex']);
    expect(game.refuses('remove wessex')).toMatchObject({ code: 'remove-last-unit', rule: 'OPOP-2' });
    expect(game.refuses('remove burh sussex')).toMatchObject({ code: 'remove-nothing-there' });
  });

  it.each([
    ['remove kent', 'kent', 'saxons 2 burh'],
    ['remove burh kent', 'kent', 'saxons 3'],
    ['remove sussex', 'sussex', 'saxons 1 leader alfred'],
  ] as const)('EXA-124 OPOP-3: after "%s" it is over', (action, area, left) => {
    const game = at(burhs).do(action);
    expect(game.area(area)).toBe(left);
    expect(game.seen('removed')).toHaveLength(1);
    expect(game.asks).not.toBe('remove');
  });

  it('OPOP-6 RUL-114: removed armies give nobody points', () => {
    const game = at(`
      round 4 irish overpopulation
      dyfed: irish 4
      gwynedd: irish 2
      powys: welsh 1
      hwicce: romans 1 fort
    `);
    game.do('remove dyfed').do('remove gwynedd');
    expect(game.area('dyfed')).toBe('irish 3');
    expect(game.area('gwynedd')).toBe('irish 1');
    expect(game.state.ledger).toEqual([]);
  });
});
