import { describe, expect, it } from 'vitest';
import type { AreaId } from '../../src/data/board.ts';
import { at, type TestGame } from '../support.ts';

/** Where one army can get to from a sea with its next step. */
const landings = (game: TestGame, sea: AreaId): string[] =>
  game
    .legal(`move 1 ${sea} `)
    .map((text) => text.split(' ')[3] as string)
    .sort();

describe('No second voyage', () => {
  it('SEA-17: who has landed from a sea does not take boats again in the same phase', () => {
    const game = at(`
      round 8 angles movement
      north-sea: angles 1
    `).do('move 1 north-sea york');
    expect(game.refuses('move 1 york north-sea')).toEqual({
      code: 'move-second-sea',
      rule: 'SEA-17',
      details: { nation: 'angles', from: 'york', to: 'north-sea' },
    });
  });
});

describe('Where fleets may sail and land', () => {
  it.each([
    ['romans', 3, 'english-channel', ['frisian-sea', 'atlantic-ocean']],
    ['norwegians', 15, 'north-sea', ['icelandic-sea', 'frisian-sea']],
    ['normans', 15, 'english-channel', ['frisian-sea', 'atlantic-ocean']],
    ['dubliners', 13, 'irish-sea', ['icelandic-sea']],
    ['saxons', 6, 'english-channel', ['atlantic-ocean']],
    ['jutes', 6, 'english-channel', ['atlantic-ocean']],
    ['angles', 7, 'north-sea', ['icelandic-sea']],
  ] as const)('SEA-7: %s of round %i leave %s for no closed sea', (nation, round, sea, closed) => {
    const game = at(`
      round ${round} ${nation} movement
      ${sea}: ${nation} 1
    `);
    for (const other of closed)
      expect(game.refuses(`move 1 ${sea} ${other}`)).toMatchObject({ code: 'sea-closed', rule: 'SEA-7' });
  });

  it.each([
    ['dubliners', 13, 'irish-sea', 'atlantic-ocean'],
    ['saxons', 6, 'english-channel', 'frisian-sea'],
    ['jutes', 6, 'english-channel', 'frisian-sea'],
    ['angles', 7, 'north-sea', 'frisian-sea'],
    ['irish', 4, 'atlantic-ocean', 'english-channel'],
    ['danes', 12, 'north-sea', 'frisian-sea'],
  ] as const)('SEA-7: %s of round %i may sail from %s to %s', (nation, round, from, to) => {
    const game = at(`
      round ${round} ${nation} movement
      ${from}: ${nation} 1
    `);
    expect(game.may(`move 1 ${from} ${to}`)).toBe(true);
  });

  it('SEA-7: nobody sails to a sea on which he may not land', () => {
    const danes = at(`
      round 12 danes movement
      north-sea: danes 1
    `);
    expect(danes.refuses('move 1 north-sea icelandic-sea')).toMatchObject({ code: 'move-no-landing' });
    const scots = at(`
      round 8 scots movement
      irish-sea: scots 1
    `);
    expect(scots.refuses('move 1 irish-sea atlantic-ocean')).toMatchObject({ code: 'move-no-landing' });
  });

  it.each([
    ['irish', 'irish-sea', ['cheshire', 'cumbria']],
    ['scots', 'irish-sea', ['dalriada', 'galloway', 'skye', 'strathclyde']],
    ['scots', 'icelandic-sea', ['caithness', 'hebrides', 'orkneys', 'skye']],
    ['dubliners', 'english-channel', []],
    ['danes', 'north-sea', ['bernicia', 'york']],
    ['danes', 'english-channel', ['cornwall', 'devon', 'kent', 'sussex', 'wessex']],
    ['norsemen', 'north-sea', ['bernicia', 'dunedin', 'lothian', 'mar', 'york']],
  ] as const)('SEA-7: where %s land from %s', (nation, sea, coast) => {
    const game = at(`
      round 14 ${nation} movement
      ${sea}: ${nation} 1
    `);
    const seas = [
      'icelandic-sea',
      'north-sea',
      'frisian-sea',
      'english-channel',
      'atlantic-ocean',
      'irish-sea',
    ];
    expect(landings(game, sea).filter((area) => !seas.includes(area))).toEqual([...coast]);
  });

  it('EXA-30 SEA-7 SEA-8 RUL-41: Irish land in Cumbria, not in Galloway, and have no step left', () => {
    const game = at(`
      round 3 irish movement
      atlantic-ocean: irish 1
    `);
    game.do('move 1 atlantic-ocean irish-sea');
    expect(game.refuses('move 1 irish-sea galloway')).toMatchObject({
      code: 'landing-forbidden',
      rule: 'SEA-7',
    });
    game.do('move 1 irish-sea cumbria');
    expect(game.refuses('move 1 cumbria galloway')).toMatchObject({ code: 'move-allowance', rule: 'MOV-2' });
  });

  it('SEA-8 RUL-41: whoever has landed elsewhere may walk into the area that closes the coast', () => {
    const irish = at(`
      round 6 irish movement
      irish-sea: irish 1
    `);
    irish.do('move 1 irish-sea cumbria').do('move 1 cumbria galloway');
    expect(irish.area('galloway')).toBe('irish 1');
    const danes = at(`
      round 12 danes movement
      north-sea: danes 2
    `);
    expect(danes.refuses('move 1 north-sea lothian')).toMatchObject({
      code: 'landing-forbidden',
      rule: 'SEA-7',
    });
    danes.do('move 1 north-sea bernicia').do('move 1 bernicia lothian');
    expect(danes.area('lothian')).toBe('danes 1');
    const scots = at(`
      round 8 scots movement
      irish-sea: scots 1
    `);
    expect(scots.refuses('move 1 irish-sea cumbria')).toMatchObject({ code: 'landing-forbidden' });
    scots.do('move 1 irish-sea galloway');
    expect(scots.refuses('move 1 galloway cumbria')).toMatchObject({ code: 'move-difficult' });
  });

  it('EXA-31 SEA-7 SEA-9: the ban on the Atlantic binds Jutes at sea, not Jutes with boats', () => {
    const game = at(`
      round 6 jutes movement
      cornwall: jutes 1
      english-channel: jutes 1
    `);
    const a = game.fork().do('move 1 cornwall atlantic-ocean').do('move 1 atlantic-ocean dyfed');
    expect(a.area('dyfed')).toBe('jutes 1');
    expect(game.refuses('move 1 english-channel atlantic-ocean')).toMatchObject({
      code: 'sea-closed',
      rule: 'SEA-7',
    });
    expect(game.may('move 1 english-channel cornwall')).toBe(true);
  });

  it('SEA-9: units that began the turn on land are not bound by the landing list', () => {
    const game = at(`
      round 13 danes movement
      york: danes 1
      north-sea: danes 1
    `);
    game.do('move 1 york north-sea');
    expect(game.may('move 1 north-sea/b dunedin')).toBe(true);
    expect(game.refuses('move 1 north-sea dunedin')).toMatchObject({ code: 'landing-forbidden' });
  });

  it('SEA-10: raiders are bound like any other fleet', () => {
    const irish = at(`
      round 4 irish movement
      irish-sea: irish 1
    `);
    expect(irish.refuses('move 1 irish-sea galloway')).toMatchObject({
      code: 'landing-forbidden',
      rule: 'SEA-7',
    });
    const saxons = at(`
      round 5 saxons movement
      english-channel: saxons 1
    `);
    expect(saxons.refuses('move 1 english-channel atlantic-ocean')).toMatchObject({ code: 'sea-closed' });
  });

  it('EXA-34 RUL-68 SEA-5: armies at sea when movement starts raid, those on land do not', () => {
    const game = at(`
      round 6 irish invaders
      atlantic-ocean: irish 1
      dyfed: irish 1
    `);
    expect(game.area('atlantic-ocean')).toBe('irish 2');
    game.do('move 2 atlantic-ocean gwent').do('move 1 dyfed powys').do('end');
    expect(game.asks).toBe('withdraw');
    expect(game.legal('withdraw')).toEqual([
      'withdraw 1 gwent atlantic-ocean',
      'withdraw 2 gwent atlantic-ocean',
    ]);
    expect(game.refuses('withdraw 1 powys atlantic-ocean')).toMatchObject({ code: 'withdraw-no-such-units' });
  });
});

describe('Norsemen of round 11', () => {
  const position = `
    round 11 norsemen movement
    icelandic-sea: norsemen 5 leader ketil-flatnose
    york: angles 2
  `;

  it('EXA-105 SEA-2 SEA-17: (a) two seas are refused, (b) sea and two areas are legal, (c) no re-embarking', () => {
    const a = at(position).do('move 1 leader icelandic-sea north-sea');
    expect(a.refuses('move 1 leader north-sea frisian-sea')).toMatchObject({
      code: 'move-second-sea',
      rule: 'SEA-2',
    });
    const b = at(position).do('move 1 leader icelandic-sea north-sea').do('move 1 leader north-sea lothian');
    b.do('move 1 leader lothian pennines');
    expect(b.area('pennines')).toBe('norsemen 1 leader ketil-flatnose');
    const c = at(position).do('move 1 leader icelandic-sea mar');
    expect(c.refuses('move 1 leader mar north-sea')).toMatchObject({ code: 'move-second-sea' });
  });

  it('EXA-105 MAJ-5 MAJ-6 RUL-71: (d), (e) an army that lands and sails later retreats to its land', () => {
    const game = at(position).do('move 1 icelandic-sea mar').do('end');
    expect(game.state.invasionHalf).toBe(2);
    game.do('move 1 mar north-sea').do('move 1 north-sea york').do('end', [1, 1, 1]).do('stand');
    expect(game.legal('retreat')).toEqual(['retreat 1 to mar']);
    game.do('retreat 1 to mar');
    expect(game.area('mar')).toBe('norsemen 1');
    expect(game.area('york')).toBe('angles 2');
  });

  it('EXA-105 MAJ-5 RUL-71: (f) and withdraws to the sea where it began the turn', () => {
    const game = at(position).do('move 1 icelandic-sea mar').do('end');
    game
      .do('move 1 mar north-sea')
      .do('move 1 north-sea york')
      .do('end', [6, 1, 1])
      .do('stand')
      .do('stand', [6, 1]);
    expect(game.area('york')).toBe('norsemen 1');
    expect(game.asks).toBe('withdraw');
    expect(game.legal('withdraw')).toEqual(['withdraw 1 york icelandic-sea']);
    game.do('withdraw 1 york icelandic-sea');
    expect(game.area('icelandic-sea')).toBe('norsemen 5 leader ketil-flatnose');
  });
});
