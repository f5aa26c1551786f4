import { describe, expect, it } from 'vitest';
import { at } from '../support.ts';

describe('Armies that are not there', () => {
  it('MOV-9: no order moves a kind of army that an area does not hold, whatever else stands on the board', () => {
    const game = at(`
      round 9 saxons movement
      kent: saxons 2
      essex: saxons 2
    `);
    for (const order of ['move 1 cavalry kent essex', 'move 1 kent/b essex', 'move 1 sussex essex'])
      expect(game.refuses(order)).toMatchObject({ code: 'move-no-such-units', details: { there: 0 } });
  });
});

describe('Moving on land', () => {
  it('MOV-1: nobody has to move on land, but who is at sea has to land', () => {
    const game = at(`
      round 8 saxons movement
      kent: saxons 1
      essex: saxons 2
    `);
    expect(game.may('end')).toBe(true);
    const fleet = at(`
      round 8 angles movement
      kent: angles 1
      north-sea: angles 1
    `);
    expect(fleet.refuses('end')).toMatchObject({ code: 'end-at-sea', rule: 'SEA-6' });
    fleet.do('move 1 north-sea york');
    expect(fleet.may('end')).toBe(true);
  });

  it('MOV-1: each army moves or stays for itself', () => {
    const game = at(`
      round 9 saxons movement
      essex: saxons 3
    `);
    game.do('move 1 essex suffolk').do('move 1 essex kent');
    expect([game.area('essex'), game.area('suffolk'), game.area('kent')]).toEqual([
      'saxons 1',
      'saxons 1',
      'saxons 1',
    ]);
  });

  it('EXA-14 MOV-2 MOV-7: normal infantry walks two areas and no third', () => {
    const game = at(`
      round 9 saxons movement
      essex: saxons 1
    `);
    game.do('move 1 essex suffolk').do('move 1 suffolk norfolk');
    expect(game.area('norfolk')).toBe('saxons 1');
    expect(game.refuses('move 1 norfolk lindsey')).toMatchObject({
      code: 'move-allowance',
      rule: 'MOV-2',
      details: { spent: 2, allowance: 2 },
    });
  });

  it('MOV-2: Roman infantry and cavalry walk three areas', () => {
    const romans = at(`
      round 3 romans movement
      kent: romans 1, ruin
    `);
    romans.do('move 1 kent essex').do('move 1 essex suffolk').do('move 1 suffolk north-mercia');
    expect(romans.refuses('move 1 north-mercia march')).toMatchObject({
      code: 'move-allowance',
      details: { spent: 3, allowance: 3 },
    });
    const horse = at(`
      round 16 normans movement
      kent: normans 1 cavalry 1
    `);
    horse
      .do('move 1 cavalry kent essex')
      .do('move 1 cavalry essex suffolk')
      .do('move 1 cavalry suffolk norfolk');
    expect(horse.area('norfolk')).toBe('normans cavalry 1');
    expect(horse.may('move 1 cavalry norfolk lindsey')).toBe(false);
    horse.do('move 1 kent essex').do('move 1 essex suffolk');
    expect(horse.refuses('move 1 suffolk norfolk')).toMatchObject({ code: 'move-allowance' });
  });

  it('MOV-2: a leader and the armies that stay with him walk three areas', () => {
    const game = at(`
      round 9 angles movement
      bernicia: angles 2 leader oswiu
    `);
    game.do('move 2 leader bernicia york').do('move 2 leader york march').do('move 1 leader march hwicce');
    expect(game.area('hwicce')).toBe('angles 1 leader oswiu');
    expect(game.refuses('move 1 leader hwicce avalon')).toMatchObject({ code: 'leader-spent' });
    expect(game.may('move 1 hwicce avalon')).toBe(false);
  });

  it('MOV-2: an army that leaves its leader on the way falls back to two areas', () => {
    const game = at(`
      round 9 angles movement
      bernicia: angles 2 leader oswiu
    `);
    game.do('move 2 leader bernicia york').do('move 1 york north-mercia');
    expect(game.refuses('move 1 north-mercia hwicce')).toMatchObject({ code: 'move-allowance' });
    game.do('move 1 leader york march').do('move 1 leader march hwicce');
    expect(game.area('hwicce')).toBe('angles 1 leader oswiu');
  });

  it('MOV-2: forts and burhs never move', () => {
    const burh = at(`
      round 13 saxons movement
      sussex: saxons burh
      kent: saxons 1
    `);
    expect(burh.legal('move').filter((text) => text.includes('sussex '))).toEqual([]);
    expect(burh.refuses('move 1 sussex wessex')).toMatchObject({ code: 'move-no-such-units' });
    const fort = at(`
      round 3 romans movement
      sussex: romans, fort
      kent: romans 1, fort
    `);
    expect(fort.refuses('move 1 sussex wessex')).toMatchObject({ code: 'move-no-such-units' });
  });

  it('MOV-3: a step goes to a bordering area only', () => {
    const game = at(`
      round 9 saxons movement
      kent: saxons 1
    `);
    expect(game.refuses('move 1 kent wessex')).toMatchObject({ code: 'move-not-adjacent', rule: 'MOV-3' });
    expect(game.refuses('move 1 kent suffolk')).toMatchObject({ code: 'move-not-adjacent' });
  });

  it('MOV-3 RUL-37: entering a sea costs one of the two areas', () => {
    const game = at(`
      round 9 saxons movement
      kent: saxons 1
      sussex: saxons 1
    `);
    game.do('move 1 kent english-channel').do('move 1 english-channel wessex');
    expect(game.refuses('move 1 wessex avalon')).toMatchObject({
      code: 'move-allowance',
      details: { spent: 2 },
    });
    game.do('move 1 sussex wessex').do('move 1 wessex/b avalon');
    expect(game.area('avalon')).toBe('saxons 1');
  });
});

describe('Where an army must stop', () => {
  it('MOV-4: a difficult area ends the move', () => {
    const game = at(`
      round 9 saxons movement
      sussex: saxons 1
    `);
    game.do('move 1 sussex downlands');
    expect(game.refuses('move 1 downlands hwicce')).toMatchObject({ code: 'move-difficult', rule: 'MOV-4' });
  });

  it('MOV-4: also for cavalry and for Roman infantry', () => {
    const horse = at(`
      round 16 normans movement
      sussex: normans cavalry 1
    `);
    horse.do('move 1 cavalry sussex downlands');
    expect(horse.refuses('move 1 cavalry downlands hwicce')).toMatchObject({ code: 'move-difficult' });
    const romans = at(`
      round 3 romans movement
      sussex: romans 1, fort
    `);
    romans.do('move 1 sussex downlands');
    expect(romans.refuses('move 1 downlands hwicce')).toMatchObject({ code: 'move-difficult' });
  });

  it('MOV-4: a Roman who comes to a difficult fort by road walks on', () => {
    const game = at(`
      round 3 romans movement
      sussex: romans 1, fort
      downlands: romans, fort
    `);
    game.do('move 1 sussex downlands').do('move 1 downlands hwicce').do('move 1 hwicce march');
    expect(game.area('march')).toBe('romans 1, newfort');
  });

  it('EXA-29 MOV-4: with a leader difficult areas do not stop an army', () => {
    const game = at(`
      round 7 brigantes movement
      strathclyde: brigantes 1 leader urien
    `);
    game
      .do('move 1 leader strathclyde dalriada')
      .do('move 1 leader dalriada skye')
      .do('move 1 leader skye caithness');
    expect(game.area('caithness')).toBe('brigantes 1 leader urien');
    const alone = at(`
      round 7 brigantes movement
      strathclyde: brigantes 1
    `);
    alone.do('move 1 strathclyde dalriada');
    expect(alone.refuses('move 1 dalriada skye')).toMatchObject({ code: 'move-difficult', rule: 'MOV-4' });
  });

  it.each([1, 2, 3])('EXA-15 MOV-4 MOV-6: %i Welsh enter Downlands and stop there', (count) => {
    const game = at(`
      round 1 welsh movement
      avalon: welsh 3
      wessex: belgae 1
    `);
    game.do(`move ${count} avalon downlands`);
    expect(game.refuses('move 1 downlands sussex')).toMatchObject({ code: 'move-difficult', rule: 'MOV-4' });
  });

  it.each([1, 2])('EXA-16 MOV-5 MOV-6: %i Welsh that enter Wessex are held by the Belgae', (count) => {
    const game = at(`
      round 1 welsh movement
      avalon: welsh 3
      wessex: belgae 1
    `);
    game.do(`move ${count} avalon wessex`);
    expect(game.refuses('move 1 wessex sussex')).toMatchObject({
      code: 'move-enemy-holds',
      rule: 'OVR-2',
      details: { holder: 'belgae', enemy: 1, armies: count, mayGoOn: 0 },
    });
  });

  it('MOV-5: a fort or a burh alone holds whoever enters', () => {
    const fort = at(`
      round 3 welsh movement
      avalon: welsh 2
      wessex: romans, fort
    `);
    fort.do('move 2 avalon wessex');
    expect(fort.refuses('move 1 wessex sussex')).toMatchObject({ code: 'move-enemy-holds' });
    const burh = at(`
      round 14 danes movement
      avalon: danes 2
      wessex: saxons burh
    `);
    burh.do('move 2 avalon wessex');
    expect(burh.refuses('move 1 wessex sussex')).toMatchObject({ code: 'move-enemy-holds' });
  });

  it("MOV-5: Romans are not held in a subject's area", () => {
    const game = at(`
      round 3 romans movement
      hwicce: romans 1, ruin
      avalon: welsh 2
      subject welsh to romans
    `);
    game.do('move 1 hwicce avalon').do('move 1 avalon wessex');
    expect(game.area('wessex')).toBe('romans 1, newfort');
    expect(game.area('avalon')).toBe('welsh 2');
  });
});

describe('Straits', () => {
  const ends = [
    ['hebrides', 'skye'],
    ['orkneys', 'caithness'],
    ['dyfed', 'devon'],
    ['gwent', 'devon'],
  ] as const;

  it.each([...ends, ...ends.map(([a, b]) => [b, a] as const)])(
    'MOV-8: %s to %s by strait is a whole move',
    (from, to) => {
      const game = at(`
        round 9 picts movement
        ${from}: picts 1
      `);
      game.do(`move 1 ${from} ${to}`);
      expect(game.area(to)).toBe('picts 1');
      expect(game.legal('move')).toEqual([]);
    },
  );

  it('EXA-21 MOV-8: from Devon to Gwent, and the move is over', () => {
    const game = at(`
      round 9 saxons movement
      devon: saxons 1
    `);
    game.do('move 1 devon gwent');
    expect(game.area('gwent')).toBe('saxons 1');
    expect(game.legal('move')).toEqual([]);
  });

  it('EXA-22 MOV-8: from Devon to Dyfed, but not on to Powys', () => {
    const game = at(`
      round 9 saxons movement
      devon: saxons 1
    `);
    game.do('move 1 devon dyfed');
    expect(game.refuses('move 1 dyfed powys')).toMatchObject({ code: 'move-stopped', rule: 'MOV-8' });
  });

  it('MOV-8: nobody walks first and crosses then', () => {
    const game = at(`
      round 9 welsh movement
      powys: welsh 1
      dyfed: welsh 1
    `);
    game.do('move 1 powys dyfed');
    expect(game.refuses('move 1 dyfed/b devon')).toMatchObject({ code: 'move-strait', rule: 'MOV-8' });
    game.do('move 1 dyfed devon');
    expect(game.area('devon')).toBe('welsh 1');
  });

  it('MOV-8: a strait takes the whole move of cavalry and of Romans too', () => {
    const horse = at(`
      round 7 romano-british movement
      dyfed: romano-british cavalry 1
      gwent: romano-british cavalry 1
    `);
    horse.do('move 1 cavalry dyfed devon');
    expect(horse.refuses('move 1 cavalry devon avalon')).toMatchObject({ code: 'move-stopped' });
    horse.do('move 1 cavalry gwent dyfed');
    expect(horse.refuses('move 1 cavalry dyfed devon')).toMatchObject({ code: 'move-strait' });
    const roman = at(`
      round 3 romans movement
      dyfed: romans 1, fort
    `);
    roman.do('move 1 dyfed devon');
    expect(roman.legal('move')).toEqual([]);
  });

  it('MOV-8 RUL-36: a leader and his armies cross as a whole move or not at all', () => {
    const position = `
      round 11 saxons movement
      dyfed: saxons 1 leader egbert
      powys: saxons 1
    `;
    const first = at(position).do('move 1 leader dyfed devon');
    expect(first.refuses('move 1 leader devon avalon')).toMatchObject({
      code: 'move-stopped',
      rule: 'MOV-8',
    });
    expect(first.may('move 1 devon avalon')).toBe(false);
    const walked = at(position).do('move 1 leader dyfed gwent');
    expect(walked.refuses('move 1 leader gwent devon')).toMatchObject({ code: 'move-strait', rule: 'MOV-8' });
    const alone = at(`
      round 11 saxons movement
      powys: saxons 1 leader egbert
      dyfed: saxons 1
      devon: saxons 1
    `);
    alone.do('move leader powys dyfed');
    expect(alone.refuses('move leader dyfed devon')).toMatchObject({ code: 'move-strait', rule: 'MOV-8' });
  });
});
