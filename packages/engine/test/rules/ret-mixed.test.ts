import { describe, expect, it } from 'vitest';
import { at, type TestGame } from '../support.ts';

const told = (game: TestGame): unknown[] =>
  game.seen('retreated').map(({ unit, count, leader }) => [unit, count, leader]);

describe('Infantry and cavalry in one retreat', () => {
  const wessex = (normans: string, more = '') =>
    at(`
      round 16 saxons movement
      sussex: saxons 2
      wessex: normans ${normans}
      ${more}
    `)
      .do('move 2 sussex wessex')
      .do('end', Array(2 + normans.split(/\D+/).reduce((n, text) => n + Number(text), 0)).fill(1));

  it('RET-3: both kinds may go together to a vacant area', () => {
    const game = wessex('1 cavalry 1');
    game.do('retreat 1 1 cavalry to avalon');
    expect(game.area('avalon')).toBe('normans 1 cavalry 1');
    expect(game.area('wessex')).toBe('saxons 2');
    expect(told(game)).toEqual([
      ['infantry', 1, false],
      ['cavalry', 1, false],
    ]);
  });

  it('RET-2: nobody retreats who is not there', () => {
    const game = wessex('1 cavalry 1');
    const details = { there: 2, infantry: 1, cavalry: 1 };
    expect(game.refuses('retreat 2 cavalry to avalon')).toMatchObject({
      code: 'retreat-no-such-units',
      rule: 'RET-2',
      details: { ...details, asked: 2 },
    });
    expect(game.refuses('retreat 1 2 cavalry to avalon').details).toMatchObject({ ...details, asked: 3 });
  });

  it('RET-8: together they must find room', () => {
    const game = wessex('1 cavalry 2', 'devon: normans 3');
    expect(game.may('retreat 1 to devon')).toBe(true);
    expect(game.may('retreat 1 cavalry to devon')).toBe(true);
    expect(game.refuses('retreat 1 1 cavalry to devon')).toMatchObject({
      code: 'retreat-stacking',
      rule: 'RET-8',
      details: { area: 'devon', armies: 5, limit: 4, overstack: null },
    });
  });

  it('RET-8 RUL-59: together they may leave two overstacks, and then others must follow', () => {
    const game = wessex('3 cavalry 4', 'avalon: normans 3');
    game.do('retreat 1 1 cavalry to avalon');
    expect(game.refuses('stand')).toMatchObject({
      code: 'retreat-unfinished',
      rule: 'RET-8',
      details: { area: 'wessex', armies: 5, leave: 2 },
    });
    expect(game.do('retreat 1 1 cavalry to avalon').may('stand')).toBe(true);
  });

  it('LDR-15: the last of both kinds do not leave their leader behind', () => {
    const game = wessex('1 cavalry 1 leader william');
    expect(game.refuses('retreat 1 1 cavalry to avalon')).toMatchObject({
      code: 'retreat-leader',
      rule: 'LDR-15',
      details: { leader: 'william' },
    });
    expect(game.may('retreat 1 to avalon')).toBe(true);
  });

  it('LDR-16: a leader who rides away with cavalry is told of with the cavalry', () => {
    const game = wessex('1 cavalry 1 leader william').do('retreat 1 cavalry leader to avalon');
    expect(told(game)).toEqual([['cavalry', 1, true]]);
    expect(game.area('avalon')).toBe('normans cavalry 1 leader william');
  });

  it('RET-12 RET-19: cavalry that went back to its ships is the cavalry that lands again', () => {
    const game = at(`
      round 15 normans movement
      english-channel: normans 2 cavalry 2
      kent: saxons 3
    `)
      .do('move 2 english-channel kent')
      .do('move 2 cavalry english-channel kent')
      .do('end', [1, 1, 1, 1, 1, 1, 1])
      .do('stand')
      .do('retreat 1 cavalry to english-channel')
      .do('stand', [6, 6, 6, 1, 1, 1]);
    expect(game.state.invasionHalf).toBe(2);
    expect(game.legal('move 1 cavalry english-channel')).not.toEqual([]);
    expect(game.legal('move 1 english-channel')).toEqual([]);
    expect(game.legal('move 2 kent')).not.toEqual([]);
    expect(game.legal('move 2 cavalry kent')).toEqual([]);
  });
});

describe('A leader whose armies retreat in part', () => {
  it('LDR-15 RET-2: he stays with the rest', () => {
    const game = at(
      'round 11 angles movement\nsuffolk: angles 2\nessex: saxons 2 leader egbert\nkent: saxons 1',
    )
      .do('move 2 suffolk essex')
      .do('end', [1, 1, 1, 1])
      .do('retreat 1 to kent');
    expect(game.area('kent')).toBe('saxons 2');
    expect(game.area('essex')).toBe('saxons 1 leader egbert, angles 2');
  });
});

describe('Raiders of two seas that came by one way', () => {
  const march = () =>
    at(`
      round 12 norsemen movement
      irish-sea: norsemen 2
      atlantic-ocean: norsemen 1
      clwyd: welsh 2
      gwynedd: welsh 1
    `)
      .do('move 2 irish-sea cheshire')
      .do('move 1 atlantic-ocean cheshire')
      .do('move 2 cheshire clwyd')
      .do('move 1 cheshire clwyd')
      .do('end', [1, 1, 1, 1, 1])
      .do('stand');

  it('RET-10 RAID-4: they go back by that way, and each says which sea it is of', () => {
    const game = march();
    expect(game.legal('retreat')).toEqual([
      'retreat 1 to cheshire home irish-sea',
      'retreat 2 to cheshire home irish-sea',
      'retreat 1 to cheshire home atlantic-ocean',
    ]);
    expect(game.refuses('retreat 1 to cheshire')).toMatchObject({
      code: 'retreat-no-such-units',
      details: { asked: 1, there: 0, infantry: 0, cavalry: 0 },
    });
    expect(game.refuses('retreat 2 to cheshire home atlantic-ocean').details).toMatchObject({ there: 1 });
  });

  it('RAID-4 RUL-71: and withdraw each to their own', () => {
    const game = march().do('retreat 1 to cheshire home atlantic-ocean').do('stand', [6, 6, 1, 1]);
    expect(game.legal('withdraw').sort()).toEqual([
      'withdraw 1 cheshire atlantic-ocean',
      'withdraw 1 clwyd irish-sea',
      'withdraw 2 clwyd irish-sea',
    ]);
  });
});

describe('A defender while the losses of the attackers are unnamed', () => {
  const essex = () =>
    at(`
      round 10 saxons movement
      kent: saxons 2
      sussex: saxons 1
      essex: angles 2
      suffolk: angles 1
    `)
      .do('move 2 kent essex')
      .do('move 1 sussex essex')
      .do('end', [1, 1, 1, 5, 1]);

  it('RET-1 CAS-7: he retreats as he likes', () => {
    const game = essex();
    expect(game.decision.nation).toBe('angles');
    expect(game.legal('lose')).toEqual([]);
    expect(game.legal('retreat 2')).toContain('retreat 2 to suffolk');
    expect(game.do('retreat 1 to suffolk').area('suffolk')).toBe('angles 2');
  });

  it('CAS-7: he does not name them', () => {
    expect(essex().refuses('lose kent')).toMatchObject({
      code: 'loss-not-possible',
      rule: 'CAS-7',
      details: { unit: 'infantry', back: 'kent', owed: 0 },
    });
  });
});
