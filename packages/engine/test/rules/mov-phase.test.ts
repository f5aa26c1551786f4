import { describe, expect, it } from 'vitest';
import { toPosition } from '../../src/game/position.ts';
import { at } from '../support.ts';

describe('Groups on the move', () => {
  it('MOV-9 RUL-31: an army may pause and go on later in the phase', () => {
    const game = at(`
      round 9 saxons movement
      essex: saxons 1
      wessex: saxons 1
    `);
    game.do('move 1 essex suffolk').do('move 1 wessex avalon').do('move 1 suffolk norfolk');
    expect(game.area('norfolk')).toBe('saxons 1');
    expect(game.area('avalon')).toBe('saxons 1');
  });

  it('MOV-9: armies split and join, each with what is left of its own allowance', () => {
    const game = at(`
      round 9 saxons movement
      kent: saxons 2
      suffolk: saxons 1
    `);
    game.do('move 2 kent essex').do('move 1 suffolk essex').do('move 1 essex downlands');
    expect(game.area('essex')).toBe('saxons 2');
    // Of the two that came from Kent one is left; the one from Suffolk is the other group.
    game.do('move 1 essex south-mercia').do('move 1 essex sussex');
    expect([game.area('downlands'), game.area('south-mercia'), game.area('sussex')]).toEqual([
      'saxons 1',
      'saxons 1',
      'saxons 1',
    ]);
    expect(game.refuses('move 1 sussex kent')).toMatchObject({ code: 'move-allowance' });
  });

  it('MOV-9: an army that has not moved is not bound by the walk of one that joins it', () => {
    const game = at(`
      round 9 saxons movement
      kent: saxons 1
      suffolk: saxons 1
    `);
    game.do('move 1 kent essex').do('move 1 essex suffolk');
    expect(game.refuses('move 1 suffolk/b norfolk')).toMatchObject({ code: 'move-allowance' });
    expect(game.refuses('move 2 suffolk norfolk')).toMatchObject({
      code: 'move-no-such-units',
      rule: 'MOV-9',
    });
    game.do('move 1 suffolk norfolk');
    expect(game.area('suffolk')).toBe('saxons 1');
  });

  it('MOV-9 MOV-12: two who came the same last way are two groups if one of them has walked further', () => {
    const game = at(`
      round 2 romans movement
      essex: romans 2, fort
    `);
    game
      .do('move 1 essex suffolk')
      .do('move 1 essex kent')
      .do('move 1 kent essex')
      .do('move 1 essex suffolk');
    expect(game.refuses('move 2 suffolk norfolk').code).toBe('move-no-such-units');
    expect(game.refuses('move 1 suffolk/b norfolk')).toMatchObject({ code: 'move-allowance' });
    expect(game.may('move 1 suffolk norfolk')).toBe(true);
  });

  it('MOV-12 LDR-8: so are those who went without their leader and those he led there', () => {
    const game = at(`
      round 9 angles movement
      york: angles 2 leader oswiu
    `);
    game.do('move 1 york lindsey').do('move 1 leader york lindsey');
    expect(game.refuses('move 2 leader lindsey north-mercia').code).toBe('move-no-such-units');
    game.do('move 1 leader lindsey/b north-mercia').do('move 1 leader north-mercia march');
    expect(game.area('march')).toBe('angles 1 leader oswiu');
  });

  it('MOV-12: so are those who began the phase in different areas, and those who took different roads', () => {
    const apart = at(`
      round 2 romans movement
      kent: romans 1, fort
      sussex: romans 1, fort
    `);
    for (const from of ['kent', 'sussex']) apart.do(`move 1 ${from} essex`).do('move 1 essex suffolk');
    expect(apart.refuses('move 2 suffolk norfolk').code).toBe('move-no-such-units');
    const roads = at(`
      round 3 romans movement
      york: romans 2, fort
      lindsey: fort
      north-mercia: fort
      norfolk: fort
    `);
    roads.do('move 1 york lindsey').do('move 1 lindsey norfolk');
    roads.do('move 1 york north-mercia').do('move 1 north-mercia lindsey').do('move 1 lindsey norfolk');
    expect(roads.refuses('move 2 norfolk suffolk').code).toBe('move-no-such-units');
  });

  it('MOV-10 RUL-39: entering an area of another nation of the same player is an attack', () => {
    const game = at(`
      round 14 dubliners movement
      strathclyde: dubliners 1
      dunedin: scots 1
    `);
    game.do('move 1 strathclyde dunedin');
    expect(game.refuses('move 1 dunedin lothian')).toMatchObject({ code: 'move-enemy-holds' });
    game.do('end', [6, 1]);
    expect(game.area('dunedin')).toBe('dubliners 1');
    expect(game.history).toContainEqual({
      type: 'battle-started',
      area: 'dunedin',
      attacker: 'dubliners',
      defender: 'scots',
    });
  });
});

describe('Attacks that are forbidden', () => {
  it('MOV-11: a subject enters neither a Roman area, a fort alone, nor a fellow subject', () => {
    const game = at(`
      round 3 welsh movement
      march: welsh 4
      hwicce: romans, fort
      north-mercia: romans 1, fort
      york: brigantes 1
      cheshire: belgae 1
      subject welsh to romans
      subject brigantes to romans
    `);
    for (const area of ['hwicce', 'north-mercia', 'york'])
      expect(game.refuses(`move 3 march ${area}`)).toMatchObject({
        code: 'attack-forbidden',
        rule: 'SUB-19',
      });
    expect(game.may('move 1 march cheshire')).toBe(true);
  });

  it('MOV-11: the Romano-British spare who once submitted to Rome and has not attacked them', () => {
    const position = `
      round 7 romano-british movement
      hwicce: romano-british 3
      powys: welsh 1
      avalon: belgae 1
      submitted welsh
    `;
    const game = at(position);
    expect(game.refuses('move 3 hwicce powys')).toMatchObject({
      code: 'attack-forbidden',
      rule: 'RB-11',
      details: { holder: 'welsh' },
    });
    expect(game.may('move 3 hwicce avalon')).toBe(true);
    expect(at(`${position}\nattacked welsh`).may('move 3 hwicce powys')).toBe(true);
  });

  it('MOV-11: Angles spare subject Brigantes in the north, and subject Brigantes spare the Angles', () => {
    const angles = at(`
      round 9 angles movement
      lothian: angles 6
      galloway: brigantes 1
      strathclyde: brigantes 1
      cumbria: brigantes 1
      subject brigantes to angles
    `);
    for (const area of ['galloway', 'strathclyde'])
      expect(angles.refuses(`move 3 lothian ${area}`)).toMatchObject({
        code: 'attack-forbidden',
        rule: 'BSUB-4',
      });
    expect(angles.may('move 3 lothian cumbria')).toBe(true);
    const brigantes = at(`
      round 9 brigantes movement
      lothian: angles 1
      cumbria: brigantes 3
      cheshire: welsh 1
      subject brigantes to angles
    `);
    expect(brigantes.refuses('move 3 cumbria lothian')).toMatchObject({
      code: 'attack-forbidden',
      rule: 'BSUB-6',
    });
    expect(brigantes.may('move 1 cumbria cheshire')).toBe(true);
  });

  it('MOV-11: in the short scenario the Romano-British leave the newcomers alone in round 6 only', () => {
    const position = (round: number) => `
      short-3 round ${round} romano-british movement
      south-mercia: romano-british 1
      essex: jutes 1
      suffolk: angles 1
    `;
    for (const area of ['essex', 'suffolk'])
      expect(at(position(6)).refuses(`move 1 south-mercia ${area}`)).toMatchObject({
        code: 'attack-forbidden',
        rule: 'SCN-4',
      });
    expect(at(position(7)).may('move 1 south-mercia essex')).toBe(true);
  });
});

describe('What is kept of a move', () => {
  it('MOV-12: the last area before the battle is the way back of an attacker', () => {
    const game = at(`
      round 9 saxons movement
      suffolk: saxons 1
      hwicce: welsh 1
    `);
    game.do('move 1 suffolk south-mercia').do('move 1 south-mercia hwicce').do('end', [1, 1]).do('stand');
    expect(game.legal('retreat')).toEqual(['retreat 1 to south-mercia']);
  });

  it('MOV-12: armies from different sides keep their own ways back', () => {
    const game = at(`
      round 9 saxons movement
      south-mercia: saxons 1
      avalon: saxons 1
      hwicce: welsh 1
    `);
    game.do('move 1 south-mercia hwicce').do('move 1 avalon hwicce').do('end', [1, 1, 1]).do('stand');
    expect(game.legal('retreat').sort()).toEqual(['retreat 1 to avalon', 'retreat 1 to south-mercia']);
  });

  it('MOV-12: across a strait the way back is its other end, by sea it is where the phase began', () => {
    const strait = at(`
      round 9 saxons movement
      devon: saxons 1
      dyfed: welsh 1
    `);
    strait.do('move 1 devon dyfed').do('end', [1, 1]).do('stand');
    expect(strait.legal('retreat')).toEqual(['retreat 1 to devon']);
    const boat = at(`
      round 9 saxons movement
      cornwall: saxons 1
      dyfed: welsh 1
    `);
    boat.do('move 1 cornwall atlantic-ocean').do('move 1 atlantic-ocean dyfed').do('end', [1, 1]).do('stand');
    expect(boat.legal('retreat')).toEqual(['retreat 1 to cornwall']);
  });

  it('MOV-12 RET-6: only steps into areas of enemies are kept, each once', () => {
    const saxons = at(`
      round 9 saxons movement
      kent: saxons 3
      sussex: saxons 1
      cornwall: saxons 1
      wessex: welsh 1
    `);
    saxons.do('move 1 cornwall english-channel').do('move 1 english-channel devon'); // sea, vacant
    saxons.do('move 2 kent sussex').do('move 1 sussex/b wessex').do('move 1 sussex/b wessex'); // own, enemy
    expect(toPosition(saxons.state).turn?.entries).toEqual([['sussex', 'wessex']]);
    const romans = at(`
      round 3 romans movement
      hwicce: romans 1, fort
      avalon: welsh 1
      subject welsh to romans
    `).do('move 1 hwicce avalon');
    expect(toPosition(romans.state).turn?.entries).toEqual([]);
  });

  it('MOV-13: passing through a vacant area earns its occupy points at that moment', () => {
    const game = at(`
      round 15 norwegians movement
      north-sea: norwegians 3
      york: danes 3
    `);
    game.do('move 3 north-sea bernicia');
    expect(game.points('norwegians')).toBe(4);
    game.do('move 3 bernicia york');
    expect(game.area('bernicia')).toBe('');
    expect(game.points('norwegians')).toBe(4);
  });

  it('MOV-13: a Roman on his way leaves a fort behind and scores', () => {
    const game = at(`
      round 2 romans movement
      wessex: romans 1, fort
      scored romans wessex
    `);
    game.do('move 1 wessex avalon').do('move 1 avalon hwicce');
    expect(game.area('avalon')).toBe('newfort');
    expect(game.area('hwicce')).toBe('romans 1, newfort');
    expect(game.history.filter((e) => e.type === 'points').map((e) => e.area)).toEqual(['avalon', 'hwicce']);
  });

  it('MOV-13: the Danes of round 11 score nothing on the way', () => {
    const game = at(`
      round 11 danes movement
      frisian-sea: danes 1
      kent: angles 1
    `);
    game.do('move 1 frisian-sea norfolk').do('move 1 norfolk suffolk');
    expect(game.points('danes')).toBe(0);
    game.do('end');
    expect(game.history.filter((e) => e.type === 'points').map((e) => e.area)).toEqual(['suffolk']);
  });
});

describe('What keeps a Movement Phase from ending', () => {
  it('MOV-14: an illegal stack that can be cured, and a unit at sea that can land', () => {
    const stack = at(`
      round 9 saxons movement
      kent: saxons 4
      essex: saxons 4
    `);
    expect(stack.refuses('end')).toMatchObject({ code: 'end-stacking' });
    stack.do('move 1 kent sussex');
    expect(stack.may('end')).toBe(true);
    const fleet = at(`
      round 9 irish movement
      atlantic-ocean: irish 1
    `);
    expect(fleet.refuses('end')).toMatchObject({
      code: 'end-at-sea',
      rule: 'SEA-6',
      details: { sea: 'atlantic-ocean', armies: 1 },
    });
  });

  it('MOV-14: a leader is never left without company', () => {
    const game = at(`
      round 9 angles movement
      york: angles 1 leader oswiu
      lindsey: angles 1
    `);
    expect(game.refuses('move 1 york north-mercia')).toMatchObject({
      code: 'leader-left-alone',
      rule: 'LDR-5',
    });
    game.do('move leader york lindsey').do('move 1 york north-mercia');
    expect(game.may('end')).toBe(true);
  });

  it("MOV-14: a Roman army in a subject's area has to go on", () => {
    const game = at(`
      round 3 romans movement
      hwicce: romans 1, fort
      avalon: welsh 1
      subject welsh to romans
    `);
    game.do('move 1 hwicce avalon');
    expect(game.refuses('end')).toMatchObject({
      code: 'end-in-subject-area',
      rule: 'SUB-22',
      details: { area: 'avalon' },
    });
    game.do('move 1 avalon wessex');
    expect(game.may('end')).toBe(true);
  });

  it('MOV-14: a subject may not leave an area empty against the will of its overlord', () => {
    const welsh = at(`
      round 3 welsh movement
      powys: welsh 1
      gwent: welsh 2
      kent: romans 1, fort
      subject welsh to romans
    `);
    welsh.do('move 1 powys march').do('end');
    expect(welsh.decision).toMatchObject({ kind: 'permission', seat: 0 });
    const refused = welsh.fork().do('refuse');
    expect(refused.refuses('end')).toMatchObject({
      code: 'end-abandoned',
      rule: 'SUB-21',
      details: { area: 'powys', overlord: 'romans' },
    });
    refused.do('move 1 gwent powys');
    expect(refused.may('end')).toBe(true);
    const granted = welsh.fork().do('permit');
    expect(granted.area('powys')).toBe('');
    expect(granted.seen('movement-ended')).toMatchObject([{ nation: 'welsh' }]);
  });

  it('MOV-14: Brigantes subject to the Angles are bound in their protected areas', () => {
    const game = at(`
      round 9 brigantes movement
      galloway: brigantes 1
      cheshire: brigantes 1
      york: angles 1
      subject brigantes to angles
    `);
    game.do('move 1 galloway strathclyde').do('move 1 cheshire march').do('end');
    expect(game.decision).toMatchObject({ kind: 'permission', data: { area: 'galloway' } });
    game.do('refuse');
    expect(game.refuses('end')).toMatchObject({ code: 'end-abandoned', rule: 'BSUB-10' });
  });
});
