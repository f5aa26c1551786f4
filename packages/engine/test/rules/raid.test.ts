import { describe, expect, it } from 'vitest';
import { at } from '../support.ts';

describe('Raiding turns', () => {
  const SEA = {
    irish: 'atlantic-ocean',
    scots: 'irish-sea',
    saxons: 'english-channel',
    jutes: 'english-channel',
    angles: 'frisian-sea',
    norsemen: 'icelandic-sea',
    dubliners: 'irish-sea',
    danes: 'north-sea',
  } as const;
  const MAJOR = ['scots 7', 'angles 7', 'saxons 6', 'norsemen 11', 'dubliners 13', 'danes 12'];

  /** The last Movement Phase of the turn, with one army still at sea. */
  const lastPhase = (nation: keyof typeof SEA, round: number) => {
    const game = at(`
      round ${round} ${nation} movement
      ${SEA[nation]}: ${nation} 1
    `);
    return MAJOR.includes(`${nation} ${round}`) ? game.do('end') : game;
  };

  it.each([
    ['irish', [3, 4, 5, 6], [7]],
    ['scots', [4, 5, 6, 7], [8]],
    ['saxons', [4, 5], [6]],
    ['jutes', [4, 5], [6]],
    ['angles', [4, 5], [6]],
    ['norsemen', [11, 12], [13]],
    ['dubliners', [12], [13]],
    ['danes', [11], [12]],
  ] as const)(
    'RAID-1 RAID-3: the %s may stay at sea in rounds %j, in %j they must land',
    (nation, raids, others) => {
      for (const round of raids) expect(lastPhase(nation, round).may('end')).toBe(true);
      for (const round of others)
        expect(lastPhase(nation, round).refuses('end')).toMatchObject({ code: 'end-at-sea', rule: 'SEA-6' });
    },
  );

  it.each([
    [4, true],
    [5, true],
    [6, false],
  ] as const)('RAID-1: Picts with boats are raiders in round %i: %s', (round, raid) => {
    const game = at(`
      round ${round} picts movement
      mar: picts 2
      lothian: picts 1
    `)
      .do('move 1 mar north-sea')
      .do('move 1 north-sea york')
      .do('end');
    expect(game.asks === 'withdraw').toBe(raid);
  });

  it('RAID-2: armies that began the turn on land are no raiders', () => {
    const game = at(`
      round 6 irish movement
      atlantic-ocean: irish 2
      dyfed: irish 1
    `)
      .do('move 2 atlantic-ocean dyfed')
      .do('end');
    expect(game.asks).toBe('withdraw');
    expect(game.legal('withdraw')).toEqual([
      'withdraw 1 dyfed atlantic-ocean',
      'withdraw 2 dyfed atlantic-ocean',
    ]);
    expect(game.refuses('withdraw 3 dyfed atlantic-ocean')).toMatchObject({
      code: 'withdraw-no-such-units',
      details: { asked: 3, there: 2 },
    });
  });

  it('RAID-2 RUL-68: the invaders of this very turn are raiders too', () => {
    const game = at(`
      round 4 scots turn-start
      dunedin: picts 1
    `);
    expect(game.area('irish-sea')).toBe('scots 1');
    game.do('move 1 irish-sea strathclyde').do('end').do('withdraw 1 strathclyde irish-sea');
    expect(game.area('irish-sea')).toBe('scots 1');
    expect(game.area('strathclyde')).toBe('');
  });

  it('RAID-3: three ways to end the turn at sea', () => {
    const game = at(`
      round 4 irish movement
      atlantic-ocean: irish 3
      clwyd: welsh 1
    `);
    game.do('move 1 atlantic-ocean dyfed').do('move 1 atlantic-ocean clwyd').do('end', [1, 1]);
    game.do('stand').do('retreat 1 to atlantic-ocean'); // from the battle
    expect(game.area('clwyd')).toBe('welsh 1');
    game.do('withdraw 1 dyfed atlantic-ocean');
    expect(game.area('atlantic-ocean')).toBe('irish 3'); // and one never moved
  });
});

describe('Raider Withdrawal', () => {
  it('RAID-4 RUL-71: over any distance, back to the sea where the turn began', () => {
    const game = at(`
      round 11 norsemen movement
      icelandic-sea: norsemen 2
      dunedin: picts 1
    `);
    game.do('move 2 icelandic-sea mar').do('end');
    expect(game.state.invasionHalf).toBe(2);
    game.do('move 2 mar dunedin').do('end', [5, 1, 1]); // far from that sea, and not by it
    game.do('withdraw 2 dunedin icelandic-sea');
    expect(game.area('icelandic-sea')).toBe('norsemen 2');
    expect(game.area('dunedin')).toBe('');
  });

  it('RAID-4 RUL-71: an army that landed in half 1 and sailed in half 2 retreats to land, but withdraws to sea', () => {
    const start = at(`
      round 11 norsemen movement
      icelandic-sea: norsemen 2
      york: angles 1
    `)
      .do('move 2 icelandic-sea mar')
      .do('end')
      .do('move 2 mar north-sea')
      .do('move 2 north-sea york');
    const beaten = start.fork().do('end', [1, 1, 1]).do('stand');
    expect(beaten.legal('retreat').every((text) => text.includes('to mar'))).toBe(true);
    expect(beaten.may('retreat 2 to icelandic-sea')).toBe(false);
    beaten.do('retreat 2 to mar');
    expect(beaten.area('mar')).toBe('norsemen 2');
    beaten.do('withdraw 2 mar icelandic-sea');
    expect(beaten.area('icelandic-sea')).toBe('norsemen 2');

    const winner = start.fork().do('end', [5, 1, 1]);
    expect(winner.legal('withdraw')).toEqual([
      'withdraw 1 york icelandic-sea',
      'withdraw 2 york icelandic-sea',
    ]);
  });

  it('RAID-4: armies from different seas go back each to their own', () => {
    const game = at(`
      round 12 norsemen movement
      irish-sea: norsemen 1
      atlantic-ocean: norsemen 1
    `)
      .do('move 1 irish-sea cheshire')
      .do('move 1 atlantic-ocean cheshire')
      .do('end');
    expect(game.refuses('withdraw 2 cheshire irish-sea')).toMatchObject({ code: 'withdraw-no-such-units' });
    game.do('withdraw 1 cheshire irish-sea');
    expect(game.area('cheshire')).toBe('norsemen 1');
    expect(game.area('irish-sea')).toBe('norsemen 1');
    game.do('withdraw 1 cheshire atlantic-ocean');
    expect(game.area('atlantic-ocean')).toBe('norsemen 1');
    expect(game.area('cheshire')).toBe('');
  });

  it('RAID-5 RAID-7: each army may go or stay', () => {
    const game = at(`
      round 4 irish movement
      atlantic-ocean: irish 3
    `)
      .do('move 3 atlantic-ocean dyfed')
      .do('end')
      .do('withdraw 1 dyfed atlantic-ocean')
      .do('end');
    expect(game.area('dyfed')).toBe('irish 2');
    expect(game.area('atlantic-ocean')).toBe('irish 1');
  });

  it('RAID-5: nobody is asked while all raiders are at sea', () => {
    const game = at('round 4 irish movement\natlantic-ocean: irish 2\nkent: saxons 1').do('end');
    expect(game.seen('movement-ended')).toHaveLength(1);
    expect(game.seen('automatic').filter(({ action }) => action.type === 'end')).toEqual([]);
  });

  it('EXA-91 RAID-4 RAID-5 RUL-72: the Danes of round 11 all go back, whether they want or not', () => {
    const game = at(`
      round 11 danes movement
      north-sea: danes 4
      frisian-sea: danes 4
    `)
      .do('move 2 north-sea york')
      .do('move 1 frisian-sea norfolk')
      .do('move 1 norfolk lindsey')
      .do('end');
    expect(game.asks).not.toBe('withdraw');
    expect(game.points('danes')).toBe(4);
    expect(game.area('north-sea')).toBe('danes 4');
    expect(game.area('frisian-sea')).toBe('danes 4');
    for (const area of ['york', 'norfolk', 'lindsey'] as const) expect(game.area(area)).toBe('');
    expect(game.seen('withdrew')).toMatchObject([
      { from: 'york', to: 'north-sea', count: 2 },
      { from: 'lindsey', to: 'frisian-sea', count: 1 },
    ]);
  });

  it('DANE-1 RAID-6: a leader goes back with them', () => {
    const game = at('round 11 danes movement\nnorth-sea: danes 2 leader ivar-and-halfdan\nkent: saxons 1')
      .do('move 2 leader north-sea york')
      .do('end');
    expect(game.area('north-sea')).toBe('danes 2 leader ivar-and-halfdan');
  });

  it('RAID-6 RUL-69: a leader who began at sea may go along, or stay while he has company', () => {
    const game = at(`
      round 11 norsemen movement
      icelandic-sea: norsemen 3 leader ketil-flatnose
    `)
      .do('move 3 leader icelandic-sea mar')
      .do('end')
      .do('end');
    expect(game.asks).toBe('withdraw');
    const stays = game.fork().do('withdraw 2 mar icelandic-sea');
    expect(stays.area('mar')).toBe('norsemen 1 leader ketil-flatnose');
    expect(stays.refuses('withdraw 1 mar icelandic-sea')).toMatchObject({
      code: 'withdraw-leader',
      rule: 'RAID-6',
    });
    stays.do('withdraw 1 leader mar icelandic-sea');
    expect(stays.area('icelandic-sea')).toBe('norsemen 3 leader ketil-flatnose');
    const goes = game.fork().do('withdraw 1 leader mar icelandic-sea');
    expect(goes.area('mar')).toBe('norsemen 2');
  });

  it('RAID-6: to another sea than his own he goes only with the last of his company', () => {
    const game = at(`
      round 11 norsemen movement
      icelandic-sea: norsemen 1 leader ketil-flatnose
      irish-sea: norsemen 1
    `)
      .do('move 1 leader icelandic-sea skye')
      .do('move 1 irish-sea skye')
      .do('end')
      .do('end');
    expect(game.refuses('withdraw 1 leader skye irish-sea')).toMatchObject({
      code: 'withdraw-leader',
      rule: 'RAID-6',
    });
    game.do('withdraw 1 skye icelandic-sea').do('withdraw 1 leader skye irish-sea');
    expect(game.area('irish-sea')).toBe('norsemen 1 leader ketil-flatnose');
  });

  it('RAID-7: a raider that stayed on land is an ordinary army afterwards', () => {
    const game = at(`
      round 3 irish turn-start
    `);
    game.do('move 1 atlantic-ocean dyfed').do('end').do('end'); // stays ashore
    game.do('move 3 english-channel kent').do('end'); // Roman reinforcements of round 4
    expect(game.decision.nation).toBe('irish');
    expect(game.marker('irish')).toBe(2);
    game.do('move 1 dyfed gwent').do('end');
    expect(game.seen('movement-ended').length).toBe(1);
    expect(game.asks).not.toBe('withdraw');
    expect(game.area('gwent')).toBe('irish 1');
  });

  it('RAID-8: raiders left at sea must land in a turn that is no raid', () => {
    const game = at(`
      round 7 irish turn-start
      atlantic-ocean: irish 1
    `);
    expect(game.area('atlantic-ocean')).toBe('irish 2'); // with the invader of round 7
    expect(game.refuses('end')).toMatchObject({ code: 'end-at-sea', rule: 'SEA-6' });
    game.do('move 1 atlantic-ocean dyfed');
    expect(game.refuses('end').code).toBe('end-at-sea');
    expect(game.do('move 1 atlantic-ocean gwent').may('end')).toBe(true);
  });

  it('RAID-13: armies at sea are out of reach, raise no points and crowd nobody', () => {
    const passing = at(`
      round 6 jutes movement
      english-channel: saxons 2
      kent: jutes 1
    `);
    passing.do('move 1 kent english-channel').do('move 1 english-channel wessex').do('end');
    expect(passing.seen('battle-started')).toEqual([]);
    expect(passing.area('english-channel')).toBe('saxons 2');

    const people = at(`
      round 12 norsemen population
      irish-sea: norsemen 3
      hebrides: norsemen 1
    `);
    expect(people.marker('norsemen')).toBe(1);

    const crowd = at(`
      round 5 irish overpopulation
      atlantic-ocean: irish 3
      cornwall: irish 2
      dyfed: irish 2
      york: angles 1
    `);
    expect(crowd.asks).not.toBe('remove');
  });

  it('RAID-13: a fleet does not hold the land it lies off', () => {
    const game = at(`
      round 16 hold-points
      irish-sea: norsemen 3
      hebrides: norsemen 1
    `);
    expect(game.points('norsemen')).toBe(4);
  });

  it('RAID-14: points earned ashore are kept after the withdrawal', () => {
    const game = at(`
      round 11 norsemen movement
      icelandic-sea: norsemen 1
    `)
      .do('move 1 icelandic-sea caithness')
      .do('end')
      .do('end');
    expect(game.points('norsemen')).toBe(3);
    game.do('withdraw 1 caithness icelandic-sea');
    expect(game.area('caithness')).toBe('');
    expect(game.points('norsemen')).toBe(3);
  });
});
