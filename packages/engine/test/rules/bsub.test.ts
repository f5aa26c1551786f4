import { describe, expect, it } from 'vitest';
import { toPosition } from '../../src/game/position.ts';
import { at } from '../support.ts';

describe('When the Brigantes may submit to the Angles', () => {
  const window = (round: number, areas: readonly string[], nation = 'angles') =>
    at(`
      round ${round} ${nation} movement
      norfolk: angles 1
      kent: ${nation === 'angles' ? 'jutes' : nation} 1
      ${areas.map((area) => `${area}: brigantes 1`).join('\n')}
      options {"ballot":"open"}
    `).do('end');

  it.each([
    ['one area', ['strathclyde'], true],
    ['two areas', ['strathclyde', 'galloway'], true],
    ['three areas', ['strathclyde', 'galloway', 'dunedin'], false],
    ['no area', ['cumbria', 'york'], false],
    [
      'one area, and any number elsewhere',
      ['galloway', 'cumbria', 'york', 'cheshire', 'march', 'pennines'],
      true,
    ],
  ] as const)('BSUB-1: with %s among Scotland and Galloway', (_, areas, may) => {
    expect(window(8, areas).asks === 'submit').toBe(may);
  });

  it('BSUB-1 RUL-101: in rounds 6 to 12, also if they were once subject to Rome', () => {
    // Rounds 6 and 7 have invaders: the positions skip their arrival, like every position at the movement step.
    for (const round of [6, 7, 8, 9, 10, 11, 12]) expect(window(round, ['strathclyde']).asks).toBe('submit');
    for (const round of [5, 13]) expect(window(round, ['strathclyde']).asks).not.toBe('submit');
    const once = at(`
      round 7 angles movement
      norfolk: angles 1
      strathclyde: brigantes 1
      submitted brigantes
    `)
      .do('end')
      .do('submit');
    expect(once.overlord('brigantes')).toBe('angles');
  });

  it('BSUB-2 RUL-5: in an Angle turn only', () => {
    expect(window(8, ['strathclyde'], 'saxons').asks).not.toBe('submit');
    expect(window(8, ['strathclyde'], 'jutes').asks).not.toBe('submit');
  });

  it('BSUB-2 RUL-5: after movement, after each battle round before retreats, and after a battle', () => {
    const game = at(`
      round 8 angles movement
      bernicia: angles 2
      york: brigantes 1
      strathclyde: brigantes 1
    `)
      .do('move 2 bernicia york')
      .do('end');
    expect(game.asks).toBe('submit');
    game.do('resist', [1, 1, 1]);
    expect(game.asks).toBe('submit'); // before anybody may retreat
    game.do('resist');
    expect(game.asks).toBe('retreat');
    game.do('retreat 1 to cheshire');
    expect(game.asks).toBe('submit'); // the battle is over
  });

  it('BSUB-1 BSUB-2: a loss that brings them down to two areas opens the way', () => {
    const game = at(`
      round 8 angles movement
      lothian: angles 2
      dunedin: brigantes 1
      strathclyde: brigantes 1
      galloway: brigantes 1
    `)
      .do('move 2 lothian dunedin')
      .do('end', [5, 1, 1]);
    expect(game.asks).toBe('submit');
  });

  it('BSUB-3: it is the choice of the Brigante owner', () => {
    const game = window(8, ['strathclyde']);
    expect(game.decision).toMatchObject({ nation: 'brigantes', seat: 2 });
    expect(game.legal()).toEqual(['submit', 'resist', 'hold-out']);
    expect(game.fork().do('resist').overlord('brigantes')).toBeUndefined();
    expect(game.fork().do('submit').overlord('brigantes')).toBe('angles');
  });
});

describe('The submission', () => {
  const EXA_121 = `
    round 8 angles movement
    lothian: angles 6
    strathclyde: brigantes 1
    galloway: brigantes 1
    cumbria: brigantes 2
    cheshire: brigantes 1
    options {"ballot":"open"}
  `;

  it('EXA-121 BSUB-1 BSUB-4 BSUB-5 BSUB-13: Galloway is left, Cumbria is fought, nobody scores', () => {
    const game = at(EXA_121).do('move 2 lothian galloway').do('move 3 lothian cumbria').do('end');
    expect(game.asks).toBe('submit');
    game.do('submit', [5, 1, 1, 1, 1]);
    expect(game.seen('displaced')).toMatchObject([
      { from: 'galloway', to: 'lothian' },
      { from: 'galloway', to: 'lothian' },
    ]);
    expect(game.area('galloway')).toBe('brigantes 1');
    expect(game.area('lothian')).toBe('angles 3');
    expect(game.seen('battle-started')).toMatchObject([{ area: 'cumbria' }]);
    expect(game.area('cumbria')).toBe('brigantes 1, angles 3');
    expect(game.points('angles')).toBe(0);
    expect(game.points('brigantes')).toBe(0);
  });

  const IN_ROUND_9 = `
    round 9 brigantes movement
    lothian: angles 3
    strathclyde: brigantes 1
    galloway: brigantes 1
    cumbria: brigantes 2
    cheshire: brigantes 1
    york: angles 1
    subject brigantes to angles
  `;

  it('EXA-121 BSUB-6: subject Brigantes attack Angles nowhere', () => {
    const game = at(IN_ROUND_9);
    for (const move of ['strathclyde lothian', 'galloway lothian', 'cumbria lothian', 'cheshire york'])
      expect(game.refuses(`move 1 ${move}`)).toMatchObject({ code: 'attack-forbidden', rule: 'BSUB-6' });
  });

  it('EXA-121 BSUB-10: Cheshire they leave freely', () => {
    const game = at(IN_ROUND_9).do('move 1 cheshire march').do('end');
    expect(game.asks).not.toBe('permission');
    expect(game.area('cheshire')).toBe('');
  });

  it.each([
    ['strathclyde', 'dunedin'],
    ['galloway', 'cumbria'],
  ] as const)('EXA-121 BSUB-10: %s only with leave of the Angle owner', (area, to) => {
    const game = at(IN_ROUND_9).do(`move 1 ${area} ${to}`).do('end');
    expect(game.asks).toBe('permission');
    expect(game.decision).toMatchObject({ nation: 'angles', seat: 3 });
    const refused = game.fork().do('refuse');
    expect(refused.refuses('end')).toMatchObject({
      code: 'end-abandoned',
      rule: 'BSUB-10',
      details: { area },
    });
    expect(refused.do('take-back').area(area)).toBe('brigantes 1');
    expect(game.fork().do('permit').area(area)).toBe('');
  });

  it('BSUB-4: other nations may attack protected areas', () => {
    const game = at(`
      round 9 scots movement
      dunedin: scots 2
      strathclyde: brigantes 1
      york: angles 1
      subject brigantes to angles
    `);
    expect(game.may('move 2 dunedin strathclyde')).toBe(true);
  });

  it('BSUB-4: Angles do not attack protected areas', () => {
    const game = at(`
      round 9 angles movement
      lothian: angles 3
      strathclyde: brigantes 1
      galloway: brigantes 1
      cumbria: brigantes 1
      subject brigantes to angles
    `);
    expect(game.refuses('move 1 lothian strathclyde')).toMatchObject({
      code: 'attack-forbidden',
      rule: 'BSUB-4',
    });
    expect(game.refuses('move 3 lothian galloway')).toMatchObject({
      code: 'attack-forbidden',
      rule: 'BSUB-4',
    });
    expect(game.may('move 3 lothian cumbria')).toBe(true);
  });

  it('BSUB-5: elsewhere they fight as before', () => {
    const game = at(`
      round 9 angles movement
      lothian: angles 2
      strathclyde: brigantes 1
      cumbria: brigantes 1
      subject brigantes to angles
    `)
      .do('move 2 lothian cumbria')
      .do('end', [5, 1, 5]);
    expect(game.area('cumbria')).toBe('angles 1');
    expect(game.overlord('brigantes')).toBe('angles');
  });

  it('BSUB-7 RUL-128: no free passage, but an overrun where they may attack', () => {
    const position = (armies: number) =>
      at(`
        round 9 angles movement
        lothian: angles ${armies}
        strathclyde: brigantes 1
        cumbria: brigantes 1
        subject brigantes to angles
      `);
    const two = position(2).do('move 2 lothian cumbria');
    expect(two.refuses('move 1 cumbria cheshire')).toMatchObject({ code: 'move-enemy-holds', rule: 'OVR-2' });
    const three = position(3).do('move 3 lothian cumbria').do('move 1 cumbria cheshire');
    expect(three.area('cheshire')).toBe('angles 1');
    expect(position(3).refuses('move 3 lothian strathclyde').rule).toBe('BSUB-4');
  });
});

describe('What it is not', () => {
  it('BSUB-1 SUB-27: nothing to the Romans, and no bond with the Romano-British', () => {
    const game = at(`
      round 7 angles movement
      lothian: angles 2
      strathclyde: brigantes 1
    `)
      .do('end')
      .do('submit');
    expect(game.overlord('brigantes')).toBe('angles');
    expect(toPosition(game.state).submitted ?? []).toEqual([]);
  });
});

describe('Angle armies that must leave protected areas', () => {
  it('BSUB-4 RUL-97: the ladder of displacement, within stacking', () => {
    const game = at(`
      round 8 angles movement
      lothian: angles 5
      strathclyde: brigantes 1
      galloway: brigantes 1
    `)
      .do('move 4 lothian strathclyde')
      .do('end')
      .do('submit');
    expect(game.asks).toBe('displace');
    expect(game.legal().sort()).toEqual(
      ['dalriada', 'dunedin', 'lothian'].map((to) => `displace strathclyde ${to}`),
    );
    game.do('displace strathclyde dalriada').do('displace strathclyde dalriada');
    game.do('displace strathclyde dunedin').do('displace strathclyde dunedin');
    expect(game.area('strathclyde')).toBe('brigantes 1');
    expect(game.area('dalriada')).toBe('angles 2');
    expect(game.area('dunedin')).toBe('angles 2');
  });

  it('BSUB-4 RUL-97: a full neighbour is no place, and only neighbours count while there is one', () => {
    const game = at(`
      round 8 angles movement
      lothian: angles 3
      york: angles 5
      galloway: brigantes 1
      strathclyde: picts 1
      bernicia: angles 1
      pennines: angles 1
      cumbria: picts 1
      dunedin: angles 1
    `)
      .do('move 1 lothian galloway')
      .do('move 1 dunedin lothian')
      .do('end')
      .do('submit');
    // Lothian holds three again and the overstack is in York; no other area borders Brigante land.
    expect(game.area('galloway')).toBe('brigantes 1');
    expect(game.area('lothian')).toBe('angles 3');
    expect(game.seen('eliminated')).toMatchObject([{ nation: 'angles', area: 'galloway', by: null }]);
    expect(game.points('brigantes')).toBe(0);
  });

  it.each([
    ['an Angle area', 'york: angles 2', 'york'],
    ['else a vacant area', 'york: picts 1', 'march'],
  ] as const)('BSUB-4 RUL-97: with none beside it, %s next to any Brigante area', (_, york, to) => {
    const game = at(`
      round 8 angles movement
      lothian: angles 3
      dunedin: angles 1
      norfolk: angles 5
      galloway: brigantes 1
      cheshire: brigantes 1
      strathclyde: picts 1
      cumbria: picts 1
      pennines: picts 1
      clwyd: picts 1
      ${york}
    `)
      .do('move 1 lothian galloway')
      .do('move 1 dunedin lothian')
      .do('end')
      .do('submit');
    expect(game.seen('displaced')).toMatchObject([{ from: 'galloway', to }]);
  });

  it('BSUB-4: a battle in a protected area stops, with the losses it has cost', () => {
    const game = at(`
      round 8 angles movement
      lothian: angles 4
      york: angles 1
      dunedin: brigantes 2
      strathclyde: brigantes 1
    `)
      .do('move 3 lothian dunedin')
      .do('end')
      .do('resist', [5, 1, 1, 5, 1])
      .do('submit');
    while (game.asks === 'displace') game.do('displace dunedin lothian');
    expect(game.area('dunedin')).toBe('brigantes 1');
    expect(game.area('lothian')).toBe('angles 3');
    expect(game.history.filter((e) => e.type === 'battle-rolled').length).toBe(1);
  });

  it('BSUB-4 RUL-78: a leader goes with one of the armies', () => {
    const game = at(`
      round 9 angles movement
      lothian: angles 3 leader oswiu
      galloway: brigantes 1
    `)
      .do('move 2 leader lothian galloway')
      .do('end')
      .do('submit');
    expect(game.asks).toBe('displace');
    expect(game.refuses('displace galloway lothian')).toMatchObject({
      code: 'displace-leader',
      rule: 'LDR-15',
    });
    game.do('displace leader galloway lothian').do('displace galloway cumbria');
    expect(game.area('lothian')).toBe('angles 2 leader oswiu');
    expect(game.area('cumbria')).toBe('angles 1');
  });

  it('BSUB-4 RUL-78: if all are lost he is removed, and nobody scores', () => {
    const game = at(`
      round 9 angles movement
      bernicia: angles 1 leader oswiu
      lothian: angles 3
      york: angles 5
      galloway: brigantes 1
      strathclyde: picts 1
      cumbria: picts 1
      dunedin: angles 1
    `);
    game.do('move 1 lothian galloway').do('move leader bernicia lothian').do('move leader lothian galloway');
    game.do('move 1 dunedin lothian').do('end').do('submit');
    expect(game.area('galloway')).toBe('brigantes 1');
    expect(game.seen('leader-eliminated')).toMatchObject([{ leader: 'oswiu', by: null }]);
    expect(game.points('brigantes')).toBe(0);
  });

  it('BSUB-4 RUL-78 RUL-131: he is lost with the last army, not with the first', () => {
    const game = at(`
      round 9 angles movement
      lothian: angles 3 leader oswiu
      bernicia: angles 3
      york: angles 5
      galloway: brigantes 1
      dunedin: brigantes 1
      strathclyde: picts 1
      cumbria: picts 1
      alban: picts 1
      mar: picts 1
      dalriada: picts 1
    `);
    game.do('move 2 leader lothian galloway').do('move 1 lothian dunedin').do('move 3 bernicia lothian');
    game.do('end').do('submit');
    expect(game.legal()).toEqual(['displace dunedin nowhere', 'displace galloway nowhere']);
    expect(game.do('displace galloway nowhere').area('galloway')).toBe('brigantes 1, angles 1 leader oswiu');
    game.do('displace galloway nowhere');
    expect(game.seen('leader-eliminated')).toEqual([
      { type: 'leader-eliminated', nation: 'angles', leader: 'oswiu', area: 'galloway', by: null },
    ]);
  });
});
