import { describe, expect, it } from 'vitest';
import { at } from '../support.ts';

/** Normans from Sussex and Essex, horse and foot of each, lost one of either kind in Kent. */
const mixed = () =>
  at(`
    round 16 normans movement
    sussex: normans 2 cavalry 1
    essex: normans 1 cavalry 2
    kent: saxons 3
  `)
    .do('move 2 cavalry essex kent')
    .do('move 1 cavalry sussex kent')
    .do('move 2 sussex kent')
    .do('move 1 essex kent')
    .do('end', [1, 1, 1, 1, 1, 1, 5, 6, 1])
    .do('strike 1');

describe('Which attackers died', () => {
  it('CAS-7 RUL-55: infantry and cavalry are named each for itself', () => {
    const game = mixed();
    expect(game.legal('lose')).toEqual([
      'lose cavalry essex',
      'lose cavalry sussex',
      'lose sussex',
      'lose essex',
    ]);
    game.do('lose sussex');
    expect(game.legal('lose')).toEqual(['lose cavalry essex', 'lose cavalry sussex']);
    expect(game.refuses('lose essex')).toMatchObject({ code: 'loss-not-possible', details: { owed: 0 } });
    game.do('lose cavalry essex');
    expect(game.legal('lose')).toEqual([]);
    expect(game.legal('retreat').sort()).toEqual([
      'retreat 1 1 cavalry to essex',
      'retreat 1 1 cavalry to sussex',
      'retreat 1 cavalry to essex',
      'retreat 1 cavalry to sussex',
      'retreat 1 to essex',
      'retreat 1 to sussex',
    ]);
  });

  it('CAS-7: losses in one battle take nothing from the armies in another', () => {
    const game = at(`
      round 9 saxons movement
      kent: saxons 2
      sussex: saxons 2
      essex: angles 1
      wessex: welsh 1
    `);
    game.do('move 2 kent essex').do('move 2 sussex wessex').do('end');
    game.do('fight essex', [5, 1, 5, 1, 1, 1]).do('stand');
    expect(game.area('essex')).toBe('saxons 1');
    expect(game.legal('retreat')).toEqual(['retreat 1 to sussex', 'retreat 2 to sussex']);
  });

  it('CAS-7: losses of infantry take nothing from the cavalry that came last', () => {
    const game = at(`
      round 16 normans movement
      sussex: normans 2 cavalry 2
      kent: saxons 2
    `);
    game.do('move 2 sussex kent').do('move 2 cavalry sussex kent');
    game.do('end', [1, 1, 1, 1, 5, 1]).do('stand');
    expect(game.legal('retreat')).toContain('retreat 1 2 cavalry to sussex');
    expect(game.may('retreat 2 2 cavalry to sussex')).toBe(false);
  });

  it('CAS-7: who is named is one of those in the battle, not one who left the same place for another', () => {
    const game = at(`
      round 9 saxons movement
      kent: saxons 3
      suffolk: saxons 1
      essex: angles 2
    `);
    game.do('move 1 kent sussex').do('move 2 kent essex').do('move 1 suffolk essex');
    game.do('end', [1, 1, 1, 5, 1]).do('stand').do('lose kent');
    expect(game.legal('retreat')).toEqual(['retreat 1 to kent', 'retreat 1 to suffolk']);
  });

  it('CAS-7 RAID-4: if all of them died, nobody is asked who', () => {
    const game = at(`
      round 4 irish movement
      atlantic-ocean: irish 1
      dyfed: irish 1
      powys: welsh 2
    `);
    game.do('move 1 atlantic-ocean powys').do('move 1 dyfed powys').do('end', [1, 1, 5, 5]);
    expect(game.seen('battle-ended')).toMatchObject([{ area: 'powys', holder: 'welsh' }]);
  });

  it('CAS-7 RAID-4: after the battle only the raiders among the dead matter, not the ways of the others', () => {
    const game = at(`
      round 4 irish movement
      atlantic-ocean: irish 1
      dyfed: irish 1
      gwynedd: irish 1
      powys: welsh 2
    `);
    game.do('move 1 atlantic-ocean powys').do('move 1 dyfed powys').do('move 1 gwynedd powys');
    game.do('end', [6, 6, 1, 5, 5]);
    expect(game.legal()).toEqual(['lose atlantic-ocean', 'lose dyfed', 'lose gwynedd']);
    game.do('lose atlantic-ocean');
    expect(game.seen('battle-ended')).toMatchObject([{ area: 'powys', holder: 'irish' }]);
    expect(game.area('powys')).toBe('irish 1');
  });
});
