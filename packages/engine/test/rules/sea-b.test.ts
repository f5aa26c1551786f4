import { describe, expect, it } from 'vitest';
import type { AreaId } from '../../src/data/board.ts';
import { at, type TestGame } from '../support.ts';

/** Areas, other than its own, that one army reaches through a sea. */
function voyages(game: TestGame, from: AreaId, sea?: AreaId): string[] {
  const seas = game
    .legal(`move 1 ${from} `)
    .map((text) => text.split(' ')[3] as string)
    .filter((to) =>
      sea ? to === sea : to.endsWith('-sea') || ['english-channel', 'atlantic-ocean'].includes(to),
    );
  const coasts = seas.flatMap((to) => {
    const aboard = game.fork().do(`move 1 ${from} ${to}`);
    return aboard.legal(`move 1 ${to} `).map((text) => text.split(' ')[3] as string);
  });
  return [...new Set(coasts)].filter((area) => area !== from).sort();
}

describe('Boats', () => {
  it('EXA-24 SEA-11 SEA-14: from Kent to every coast of two seas', () => {
    const game = at(`
      round 9 saxons movement
      kent: saxons 1
    `);
    expect(voyages(game, 'kent')).toEqual(
      ['cornwall', 'devon', 'wessex', 'sussex', 'essex', 'suffolk', 'norfolk', 'lindsey', 'york'].sort(),
    );
  });

  it('EXA-25 SEA-11 SEA-14: from Mar to every coast of two seas', () => {
    const game = at(`
      round 5 picts movement
      mar: picts 1
    `);
    expect(voyages(game, 'mar')).toEqual(
      ['york', 'bernicia', 'lothian', 'dunedin', 'moray', 'caithness', 'orkneys', 'hebrides', 'skye'].sort(),
    );
  });

  it('EXA-23 SEA-9 SEA-11 SEA-15: Saxons of Devon sail the Atlantic and the Channel', () => {
    const game = at(`
      round 9 saxons movement
      devon: saxons 1
    `);
    expect(voyages(game, 'devon', 'atlantic-ocean')).toEqual(
      ['avalon', 'cheshire', 'clwyd', 'cornwall', 'dyfed', 'gwent', 'gwynedd', 'hwicce', 'powys'].sort(),
    );
    expect(voyages(game, 'devon', 'english-channel')).toEqual(['cornwall', 'kent', 'sussex', 'wessex']);
  });

  it('SEA-11: one sea and no second', () => {
    const game = at(`
      round 9 angles movement
      kent: angles 1 leader oswiu
    `);
    game.do('move 1 leader kent frisian-sea');
    expect(game.refuses('move 1 leader frisian-sea north-sea')).toMatchObject({ code: 'move-second-sea' });
    game.do('move 1 leader frisian-sea york');
    expect(game.may('move 1 leader york north-sea')).toBe(false);
  });

  it('SEA-11 SEA-12: normal infantry that has walked one area has none left for sea and land', () => {
    const game = at(`
      round 9 saxons movement
      south-mercia: saxons 1
      kent: saxons 1
    `);
    game.do('move 1 south-mercia essex');
    expect(game.refuses('move 1 essex frisian-sea')).toMatchObject({
      code: 'move-no-landing',
      rule: 'SEA-12',
    });
    expect(game.may('move 1 kent frisian-sea')).toBe(true);
  });

  it('SEA-12: whoever has taken a boat must land before the phase ends', () => {
    const game = at(`
      round 9 saxons movement
      kent: saxons 1
    `);
    game.do('move 1 kent english-channel');
    expect(game.refuses('end')).toMatchObject({ code: 'end-at-sea', details: { sea: 'english-channel' } });
    game.do('move 1 english-channel wessex');
    expect(game.may('end')).toBe(true);
  });

  it('SEA-12: also on a raiding turn, and in the first half of a Major Invasion', () => {
    const picts = at(`
      round 5 picts movement
      mar: picts 1
    `);
    picts.do('move 1 mar north-sea');
    expect(picts.refuses('end')).toMatchObject({ code: 'end-at-sea' });
    const saxons = at(`
      round 6 saxons movement
      kent: saxons 1
    `);
    saxons.do('move 1 kent english-channel');
    expect(saxons.refuses('end')).toMatchObject({ code: 'end-at-sea' });
  });

  it('SEA-12: armies that can land only behind their leader have to follow him ashore', () => {
    const game = at(`
      round 9 angles movement
      york: angles 2 leader oswiu
    `);
    game
      .do('move 2 leader york bernicia')
      .do('move 2 leader bernicia north-sea')
      .do('move 1 leader north-sea lothian');
    expect(game.refuses('end')).toMatchObject({ code: 'end-at-sea' });
    game.do('move 1 north-sea lothian');
    expect(game.area('lothian')).toBe('angles 2 leader oswiu');
    expect(game.may('end')).toBe(true);
  });

  it('SEA-12 LDR-8: armies that can land only beside their leader have to land with him', () => {
    const game = at(`
      round 9 angles movement
      york: angles 1 leader oswiu
    `);
    game.do('move 1 leader york bernicia').do('move 1 leader bernicia north-sea');
    expect(game.refuses('end')).toMatchObject({ code: 'end-at-sea', details: { sea: 'north-sea' } });
    expect(game.do('move 1 leader north-sea dunedin').may('end')).toBe(true);
  });

  it('SEA-13: each army takes the sea it likes', () => {
    const game = at(`
      round 9 saxons movement
      kent: saxons 2
    `);
    game.do('move 1 kent frisian-sea').do('move 1 kent english-channel');
    game.do('move 1 frisian-sea norfolk').do('move 1 english-channel devon');
    expect([game.area('norfolk'), game.area('devon')]).toEqual(['saxons 1', 'saxons 1']);
  });

  it('SEA-15: from Devon the straits lead to Gwent and Dyfed, and no further', () => {
    const game = at(`
      round 9 saxons movement
      devon: saxons 2
    `);
    game.do('move 1 devon gwent').do('move 1 devon dyfed');
    expect(game.refuses('move 1 dyfed powys')).toMatchObject({ code: 'move-stopped' });
    expect(game.refuses('move 1 gwent powys')).toMatchObject({ code: 'move-stopped' });
  });

  it('EXA-26 SEA-16: with a leader one land area more, after the landing', () => {
    const led = at(`
      round 9 angles movement
      lothian: angles 1 leader oswiu
      bernicia: angles 1
    `);
    led.do('move 1 leader lothian north-sea').do('move 1 leader north-sea york');
    led.do('move 1 leader york north-mercia');
    expect(led.area('north-mercia')).toBe('angles 1 leader oswiu');
    const alone = at(`
      round 9 angles movement
      lothian: angles 1
      bernicia: angles 1 leader oswiu
    `);
    alone.do('move 1 lothian north-sea').do('move 1 north-sea york');
    expect(alone.refuses('move 1 york north-mercia')).toMatchObject({
      code: 'move-allowance',
      rule: 'MOV-2',
    });
  });

  it('SEA-16: or before embarking', () => {
    const game = at(`
      round 9 angles movement
      pennines: angles 1 leader oswiu
    `);
    game.do('move 1 leader pennines bernicia').do('move 1 leader bernicia north-sea');
    game.do('move 1 leader north-sea mar');
    expect(game.area('mar')).toBe('angles 1 leader oswiu');
    expect(game.refuses('move 1 leader mar alban')).toMatchObject({ code: 'leader-spent' });
  });

  it('RUL-33: a boat attacker that walked first goes back to where the phase began', () => {
    const game = at(`
      round 9 angles movement
      pennines: angles 1 leader oswiu
      bernicia: angles 1
      mar: picts 1
    `);
    game.do('move 1 leader pennines bernicia').do('move 1 leader bernicia/b north-sea');
    game.do('move 1 leader north-sea mar').do('end', [1, 1]).do('stand');
    expect(game.legal('retreat')).toEqual(['retreat 1 leader to pennines']);
    expect(game.refuses('retreat 1 leader to bernicia')).toMatchObject({ code: 'retreat-not-open' });
  });

  it('SEA-17 RUL-32: a fleet that has landed takes no boats in the same phase', () => {
    const game = at(`
      round 6 saxons movement
      frisian-sea: saxons 2 leader aelle
      kent: saxons 1
    `);
    game.do('move 2 leader frisian-sea kent');
    expect(game.refuses('move 2 leader kent/b english-channel')).toMatchObject({ code: 'move-second-sea' });
    expect(game.refuses('move 1 kent/b english-channel')).toMatchObject({ code: 'move-second-sea' });
    game.do('move 1 kent english-channel').do('move 1 english-channel sussex');
    expect(game.area('sussex')).toBe('saxons 1');
  });

  it('EXA-32 SEA-18 SEA-7 MAJ-2: boats in the second half, and the landing list still binds', () => {
    const game = at(`
      round 13 dubliners movement
      irish-sea: dubliners 1
    `);
    game.do('move 1 irish-sea strathclyde').do('move 1 strathclyde dunedin').do('end');
    game.do('move 1 dunedin north-sea').do('move 1 north-sea york');
    expect(game.area('york')).toBe('dubliners 1');
    const south = at(`
      round 13 dubliners movement
      atlantic-ocean: dubliners 1
      hwicce: dubliners 1
    `);
    south.do('move 1 atlantic-ocean gwent').do('end');
    south.do('move 1 gwent atlantic-ocean').do('move 1 hwicce atlantic-ocean');
    expect(south.refuses('move 1 atlantic-ocean devon')).toMatchObject({
      code: 'landing-forbidden',
      rule: 'SEA-7',
    });
    expect(south.may('move 1 atlantic-ocean/b devon')).toBe(true);
  });

  it('SEA-18: boats in both halves', () => {
    const game = at(`
      round 7 angles movement
      kent: angles 1
    `);
    game.do('move 1 kent frisian-sea').do('move 1 frisian-sea york').do('end');
    game.do('move 1 york north-sea').do('move 1 north-sea mar');
    expect(game.area('mar')).toBe('angles 1');
  });

  it('EXA-104 SEA-7 SEA-9 SEA-18: a closed sea stays closed in half 2 to those that began at sea', () => {
    const game = at(`
      round 6 saxons movement
      frisian-sea: saxons 1
      cornwall: saxons 1
    `);
    game.do('move 1 frisian-sea english-channel').do('move 1 english-channel devon').do('end');
    expect(game.refuses('move 1 devon atlantic-ocean')).toMatchObject({ code: 'sea-closed', rule: 'SEA-7' });
    const b = game.fork().do('move 1 devon english-channel').do('move 1 english-channel kent');
    expect(b.area('kent')).toBe('saxons 1');
    const c = game.fork().do('move 1 cornwall atlantic-ocean').do('move 1 atlantic-ocean gwynedd');
    expect(c.area('gwynedd')).toBe('saxons 1');
  });

  it('SEA-7 RUL-132: Norwegians that have landed may take boats into any sea in half 2', () => {
    const game = at(`
      round 15 norwegians movement
      north-sea: norwegians 2
    `);
    game.do('move 1 north-sea york').do('end');
    game.do('move 1 york frisian-sea').do('move 1 frisian-sea essex');
    expect(game.area('essex')).toBe('norwegians 1');
    expect(game.refuses('move 1 north-sea frisian-sea')).toMatchObject({ code: 'sea-closed', rule: 'SEA-7' });
    expect(game.refuses('move 1 north-sea icelandic-sea')).toMatchObject({
      code: 'sea-closed',
      rule: 'SEA-7',
    });
  });

  it('SEA-19: a strait and a boat do not go together', () => {
    const game = at(`
      round 9 angles movement
      kent: angles 1 leader oswiu
      dyfed: angles 1
    `);
    game.do('move 1 leader kent english-channel').do('move 1 leader english-channel devon');
    expect(game.refuses('move 1 leader devon dyfed')).toMatchObject({ code: 'move-strait', rule: 'MOV-8' });
    expect(game.may('move 1 leader devon avalon')).toBe(true);
    game.do('move 1 dyfed devon');
    expect(game.refuses('move 1 devon/b atlantic-ocean')).toMatchObject({
      code: 'move-stopped',
      rule: 'MOV-8',
    });
  });

  it('SEA-20: without boats nobody on land enters a sea, also on a raiding turn', () => {
    const scots = at(`
      round 4 scots movement
      dalriada: scots 1
      irish-sea: scots 1
    `);
    expect(scots.refuses('move 1 dalriada irish-sea')).toMatchObject({
      code: 'move-no-boats',
      rule: 'SEA-20',
    });
    const irish = at(`
      round 3 irish movement
      atlantic-ocean: irish 1
    `);
    irish.do('move 1 atlantic-ocean gwynedd');
    expect(irish.refuses('move 1 gwynedd atlantic-ocean')).toMatchObject({ code: 'move-no-boats' });
    expect(
      at(`
        round 5 scots movement
        dalriada: scots 1
      `).may('move 1 dalriada irish-sea'),
    ).toBe(true);
    expect(
      at(`
        round 11 saxons movement
        kent: saxons 1
      `).refuses('move 1 kent english-channel'),
    ).toMatchObject({ code: 'move-no-boats', rule: 'SEA-20' });
  });

  it('SEA-20: a retreat or a withdrawal to sea needs no boats', () => {
    const game = at(`
      round 4 scots movement
      irish-sea: scots 1
      dalriada: picts 1
    `);
    game.do('move 1 irish-sea dalriada').do('end', [1, 1]).do('stand').do('retreat 1 to irish-sea');
    expect(game.area('irish-sea')).toBe('scots 1');
  });
});
