import { describe, expect, it } from 'vitest';
import { at, refusedPosition } from '../support.ts';

describe('A leader in battle', () => {
  it('LDR-12 RUL-58: with him a natural 4 strikes a normal army, a 3 does not', () => {
    const game = (die: number) =>
      at(`
        round 11 saxons movement
        kent: saxons 1 leader egbert
        essex: angles 1
      `)
        .do('move 1 leader kent essex')
        .do('end', [die, 1]);
    expect(game(4).area('essex')).toBe('saxons 1 leader egbert');
    expect(game(3).area('essex')).toBe('saxons 1 leader egbert, angles 1');
  });

  it('LDR-12 RUL-58: a strong or sheltered target falls to a natural 5, not to a 4', () => {
    const horse = (die: number) =>
      at(`
        round 16 saxons movement
        sussex: saxons 1 leader harold
        kent: normans cavalry 1
      `)
        .do('move 1 leader sussex kent')
        .do('end', [die, 1]);
    expect(horse(5).area('kent')).toBe('saxons 1 leader harold');
    expect(horse(4).area('kent')).toBe('saxons 1 leader harold, normans cavalry 1');
    const hills = (die: number) =>
      at(`
        round 11 saxons movement
        wessex: saxons 1 leader egbert
        downlands: angles 1
      `)
        .do('move 1 leader wessex downlands')
        .do('end', [die, 1]);
    expect(hills(5).area('downlands')).toBe('saxons 1 leader egbert');
    expect(hills(4).area('downlands')).toBe('saxons 1 leader egbert, angles 1');
  });

  it('LDR-12 RUL-58: cavalry with a leader strikes infantry on a natural 3', () => {
    const game = (die: number) =>
      at(`
        round 16 normans movement
        sussex: normans cavalry 1 leader william
        kent: saxons 1
      `)
        .do('move 1 cavalry leader sussex kent')
        .do('end', [die, 1]);
    expect(game(3).area('kent')).toBe('normans cavalry 1 leader william');
    expect(game(2).area('kent')).toBe('saxons 1, normans cavalry 1 leader william');
  });

  it('LDR-12: a defending leader raises the dice of armies and of the burh', () => {
    const attacked = (leader: string) =>
      at(`
        round 13 danes movement
        essex: danes 2
        kent: saxons 1 burh ${leader}
      `)
        .do('move 2 essex kent')
        .do('end', [1, 1, 4, 4]);
    expect(attacked('leader edgar').area('kent')).toBe('saxons 1 burh leader edgar');
    expect(attacked('').area('kent')).toBe('danes 2, saxons 1 burh');
  });

  it('LDR-12 RUL-56: the bonus is never doubled, and no fort ever has it', () => {
    const twoLeaders = refusedPosition(`
      round 11 saxons movement
      kent: saxons 1 leader egbert
      essex: saxons 1 leader alfred
    `);
    expect(twoLeaders).toMatchObject({ rule: 'leader', details: { reason: 'two at once' } });
    const romanLeader = refusedPosition(`
      round 2 romans movement
      york: romans 1 leader boudicca, fort
    `);
    expect(romanLeader).toMatchObject({ rule: 'leader', details: { nation: 'romans' } });
  });
});

describe('The death of a leader', () => {
  it('LDR-13: he dies with his last army, though no enemy is left either', () => {
    const game = at(`
      round 11 saxons movement
      kent: saxons 1 leader egbert
      essex: angles 1
    `)
      .do('move 1 leader kent essex')
      .do('end', [4, 5]);
    expect(game.area('essex')).toBe('');
    expect(game.seen('leader-eliminated')).toMatchObject([{ leader: 'egbert', by: 'angles' }]);
  });

  it('LDR-13 RUL-53: a burh that is left keeps him alive', () => {
    const game = at(`
      round 13 danes movement
      essex: danes 2
      kent: saxons 1 burh leader edgar
      sussex: saxons 1
    `)
      .do('move 2 essex kent')
      .do('end', [5, 1, 1, 1])
      .do('give army');
    expect(game.area('kent')).toBe('danes 2, saxons burh leader edgar');
  });

  it('LDR-13 RUL-57: he cannot slip away in the round that takes his last army', () => {
    const game = at(`
      round 11 angles movement
      suffolk: angles 2
      essex: saxons 1 leader egbert
      kent: saxons 1
    `)
      .do('move 2 suffolk essex')
      .do('end', [5, 1, 1]);
    expect(game.area('essex')).toBe('angles 2');
    expect(game.area('kent')).toBe('saxons 1');
    expect(game.seen('leader-eliminated')).toMatchObject([{ leader: 'egbert', area: 'essex' }]);
  });

  it('LDR-14: the nation that fought him scores what its card offers', () => {
    const killer = (nation: string) =>
      at(`
        round 6 ${nation} movement
        kent: ${nation} 2
        essex: saxons 1 leader aelle
      `)
        .do('move 2 kent essex')
        .do('end', [5, 1, 1]);
    expect(killer('welsh').points('welsh')).toBe(2);
    expect(killer('romano-british').points('romano-british')).toBe(6 + 2); // and the army
    expect(killer('picts').points('picts')).toBe(0);
  });

  it('LDR-14: also when the leader was the attacker', () => {
    const game = at(`
      round 6 saxons movement
      kent: saxons 1 leader aelle
      essex: romano-british 1
    `)
      .do('move 1 leader kent essex')
      .do('end', [1, 5]);
    expect(game.area('essex')).toBe('romano-british 1');
    expect(game.points('romano-british')).toBe(6); // armies count only in their own turn
  });
});

describe('A leader in retreat', () => {
  const ESSEX = `
    round 11 angles movement
    suffolk: angles 2
    essex: saxons 1 leader egbert
    kent: saxons 1
  `;

  it('EXA-113 LDR-17: alone he goes only to an area wholly of his nation', () => {
    const game = at(ESSEX).do('move 2 suffolk essex').do('end', [1, 1, 1]);
    expect(game.legal('retreat leader')).toEqual(['retreat leader to kent']);
    expect(game.refuses('retreat leader to sussex')).toMatchObject({
      code: 'retreat-not-open',
      rule: 'LDR-17',
    });
    game.do('retreat leader to kent');
    expect(game.area('kent')).toBe('saxons 1 leader egbert');
    game.do('stand').do('stand', [1, 1, 4]); // without him a 4 strikes nobody
    expect(game.area('essex')).toBe('saxons 1, angles 2');
  });

  it('EXA-113 LDR-5 LDR-15: if his last army goes he goes with it', () => {
    const game = at(ESSEX).do('move 2 suffolk essex').do('end', [1, 1, 1]);
    expect(game.refuses('retreat 1 to kent')).toMatchObject({ code: 'retreat-leader', rule: 'LDR-15' });
    expect(game.refuses('retreat 1 to sussex')).toMatchObject({ code: 'retreat-leader', rule: 'LDR-15' });
    game.do('retreat 1 leader to sussex');
    expect(game.area('sussex')).toBe('saxons 1 leader egbert');
    expect(game.area('essex')).toBe('angles 2');
  });

  it('LDR-15: an attacking leader follows his armies to where they came from, not he', () => {
    const game = at(`
      round 11 saxons movement
      kent: saxons 1 leader egbert
      suffolk: saxons 2
      essex: angles 2
    `)
      .do('move 2 suffolk essex')
      .do('move leader kent essex')
      .do('end', [1, 1, 1, 1])
      .do('stand');
    game.do('retreat 1 to suffolk');
    expect(game.refuses('retreat 1 to suffolk')).toMatchObject({ code: 'retreat-leader', rule: 'LDR-15' });
    game.do('retreat 1 leader to suffolk');
    expect(game.area('suffolk')).toBe('saxons 2 leader egbert');
  });

  it('LDR-15 RUL-53: whoever retreats with his last army takes the leader along, burh or not', () => {
    const game = at(`
      round 12 danes movement
      essex: danes 2
      kent: saxons 1 burh leader alfred
      sussex: saxons 1
    `)
      .do('move 2 essex kent')
      .do('end', [1, 1, 1, 1]);
    expect(game.refuses('retreat 1 to sussex')).toMatchObject({ code: 'retreat-leader', rule: 'LDR-15' });
    expect(game.legal('retreat')).toEqual(['retreat 1 leader to sussex', 'retreat leader to sussex']);
    game.do('retreat 1 leader to sussex');
    expect(game.area('sussex')).toBe('saxons 2 leader alfred');
    expect(game.area('kent')).toBe('danes 2, saxons burh');
  });

  it('LDR-16: when some of his armies go he may go or stay', () => {
    const game = at(`
      round 11 angles movement
      suffolk: angles 2
      essex: saxons 2 leader egbert
      kent: saxons 1
    `)
      .do('move 2 suffolk essex')
      .do('end', [1, 1, 1, 1]);
    const stays = game.fork().do('retreat 1 to kent');
    expect(stays.area('essex')).toBe('saxons 1 leader egbert, angles 2');
    const goes = game.fork().do('retreat 1 leader to kent');
    expect(goes.area('essex')).toBe('saxons 1, angles 2');
    expect(goes.area('kent')).toBe('saxons 2 leader egbert');
  });

  it('LDR-17: a defending leader does not go where attackers came from, even if it is his own', () => {
    const game = at(`
      round 11 angles movement
      south-mercia: angles 3
      essex: saxons 1
      kent: saxons 1 leader egbert
      sussex: saxons 1
    `)
      .do('move 3 south-mercia essex')
      .do('move 1 essex kent')
      .do('end')
      .do('fight essex', [1, 1, 5])
      .do('stand')
      .do('stand', [1, 5, 1, 1]); // Essex is won, and Kent goes through its first round
    expect(game.area('essex')).toBe('saxons 1');
    expect(game.legal('retreat leader')).toEqual(['retreat leader to sussex']);
    expect(game.refuses('retreat leader to essex')).toMatchObject({ rule: 'LDR-17' });
  });

  it('LDR-17 RUL-64: an attacking leader may go alone to any neighbouring area of his nation, over a strait too', () => {
    const game = at(`
      round 11 saxons movement
      hwicce: saxons 2 leader egbert
      gwent: welsh 2
      powys: saxons 1
      devon: saxons 1
      dyfed: welsh 1
    `)
      .do('move 2 leader hwicce gwent')
      .do('end', [1, 1, 1, 1]);
    game.do('stand'); // the Welsh
    expect(game.decision.nation).toBe('saxons');
    expect(game.legal('retreat leader').sort()).toEqual([
      'retreat leader to devon',
      'retreat leader to powys',
    ]);
    game.do('retreat leader to devon');
    expect(game.area('devon')).toBe('saxons 1 leader egbert');
    expect(game.area('gwent')).toBe('welsh 2, saxons 2');
  });

  it('LDR-17 RUL-53: alone he may also fall back on an area that only a burh holds', () => {
    const game = at(`
      round 12 angles movement
      suffolk: angles 2
      essex: saxons 1 leader alfred
      kent: saxons burh
    `)
      .do('move 2 suffolk essex')
      .do('end', [1, 1, 1]);
    game.do('retreat leader to kent');
    expect(game.area('kent')).toBe('saxons burh leader alfred');
  });

  it('EXA-55 LDR-18: he sails back with his armies to the sea where they began', () => {
    const game = at(`
      round 11 norsemen movement
      icelandic-sea: norsemen 5 leader ketil-flatnose
      york: angles 3
    `)
      .do('move 5 leader icelandic-sea north-sea')
      .do('move 5 leader north-sea york')
      .do('end', [1, 1, 1, 1, 1, 1, 1, 1])
      .do('stand');
    expect(game.refuses('retreat 5 leader to north-sea')).toMatchObject({
      code: 'retreat-not-open',
      rule: 'RET-10',
    });
    game.do('retreat 5 leader to icelandic-sea');
    expect(game.area('icelandic-sea')).toBe('norsemen 5 leader ketil-flatnose');
    expect(game.area('york')).toBe('angles 3');
  });

  it('LDR-18 RUL-65: to sea he never goes without an army', () => {
    const game = at(`
      round 11 norsemen movement
      icelandic-sea: norsemen 3 leader ketil-flatnose
      mar: picts 1
    `)
      .do('move 2 leader icelandic-sea mar')
      .do('end', [1, 1, 1]);
    game.do('stand'); // the Picts
    expect(game.refuses('retreat leader to icelandic-sea')).toMatchObject({
      code: 'retreat-not-open',
      rule: 'LDR-17',
    });
    game.do('retreat 1 leader to icelandic-sea');
    expect(game.area('icelandic-sea')).toBe('norsemen 2 leader ketil-flatnose');
    expect(game.area('mar')).toBe('picts 1, norsemen 1');
  });

  it('LDR-18: nor do they where the round forbids a retreat to sea', () => {
    const game = at(`
      round 16 danes movement
      frisian-sea: danes 2 leader svein-estrithson
      kent: saxons 1
    `)
      .do('move 2 leader frisian-sea kent')
      .do('end', [1, 1, 1]);
    game.do('stand', [4, 1, 1]); // the Saxons stand; the Danes are not even asked
    expect(game.area('kent')).toBe('danes 2 leader svein-estrithson');
  });
});
