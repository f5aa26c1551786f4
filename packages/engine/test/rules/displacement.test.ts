import { describe, expect, it } from 'vitest';
import { defaultAction } from '../../src/game/play.ts';
import { at, type TestGame } from '../support.ts';

/** Where the armies of an area may be displaced to. */
const places = (game: TestGame, from: string): string[] =>
  game
    .legal(`displace ${from} `)
    .map((text) => text.split(' ').at(-1) as string)
    .sort();

const CALEDONIANS = `
  dalriada: caledonians 1
  moray: caledonians 1
  skye: caledonians 1
`;

/** EXA-119 (b) and (c): Romans in the middle of the Highlands, with nothing of their own near by. */
const highlands = (strathclyde: string, round = 2): TestGame =>
  at(`
    round ${round} romans movement
    alban: picts 1, romans 1
    mar: picts 1
    dunedin: picts 1
    lothian: brigantes 1
    ${strathclyde}
    ${CALEDONIANS}
  `)
    .do('end')
    .do('resist');

describe('The ladder', () => {
  it('EXA-119 (a) SUB-10 SUB-11 SUB-12 SUB-14 RUL-86: the near ones step back, the far one goes to any Roman area beside the Picts', () => {
    const game = at(`
      round 2 romans movement
      lothian: romans 3, fort
      dunedin: picts 1
      alban: picts 1
      mar: picts 1
      strathclyde: brigantes 1
      scored romans lothian
      ${CALEDONIANS}
    `);
    game.do('move 3 lothian dunedin').do('move 1 dunedin alban').do('end');
    expect(game.decision).toMatchObject({ kind: 'submit', nation: 'brigantes' });
    game.do('resist');
    expect(game.decision).toMatchObject({ kind: 'submit', nation: 'picts' });
    game.do('submit');
    expect(game.points('romans')).toBe(12);
    expect(game.seen('points').map((e) => [e.area, e.points, 'via' in e ? e.via : null])).toEqual([
      ['mar', 4, 'picts'],
      ['alban', 4, 'picts'],
      ['dunedin', 4, 'picts'],
    ]);
    expect(places(game, 'dunedin')).toEqual(['lothian']);
    expect(places(game, 'alban')).toEqual(['lothian']);
    game.do('displace dunedin lothian').do('displace dunedin lothian');
    expect(game.area('lothian')).toBe('romans 3, fort');
    expect([game.area('dunedin'), game.area('alban')]).toEqual(['picts 1', 'picts 1']);
    expect(game.history.some((e) => e.type === 'battle-started')).toBe(false);
    expect(game.points('romans')).toBe(12);
  });

  it('EXA-119 (b) SUB-14 SUB-16 FORT-1 RUL-16: with no Roman area about, a vacant one beside the Picts: fort and points', () => {
    const game = highlands('').do('submit');
    expect(game.area('alban')).toBe('picts 1');
    expect(game.area('strathclyde')).toBe('romans 1, fort');
    expect(game.seen('fort-built')).toEqual([{ type: 'fort-built', area: 'strathclyde' }]);
    expect(game.points('romans')).toBe(12 + 2);
  });

  it('EXA-119 (c) SUB-15 RUL-114: with no place left the army is lost, and nobody scores for it', () => {
    const game = highlands('strathclyde: brigantes 1').do('submit');
    expect(game.area('alban')).toBe('picts 1');
    expect(game.seen('eliminated')).toEqual([
      { type: 'eliminated', nation: 'romans', area: 'alban', unit: 'infantry', count: 1, by: null },
    ]);
    expect(game.points('romans')).toBe(12);
    expect(game.points('picts')).toBe(0);
  });

  it('SUB-15 RUL-131: armies without a place in two areas are lost one after another, in the order of their owner', () => {
    const game = at(`
      round 2 romans movement
      alban: picts 1, romans 1
      mar: picts 1, romans 1
      dunedin: picts 1
      lothian: brigantes 1
      strathclyde: brigantes 1
      ${CALEDONIANS}
    `)
      .do('end')
      .do('resist')
      .do('submit');
    expect(game.legal()).toEqual(['displace mar nowhere', 'displace alban nowhere']);
    expect(game.refuses('displace alban lothian')).toMatchObject({
      code: 'displace-place-left',
      details: { from: 'alban', to: 'lothian', open: [] },
    });
    game.do('displace alban nowhere');
    expect(game.seen('eliminated').map((e) => e.area)).toEqual(['alban', 'mar']);
    expect([game.area('alban'), game.area('mar')]).toEqual(['picts 1', 'picts 1']);
  });

  it('SUB-12 RUL-86: step 1 offers every adjacent vacant or Roman area, over a strait too; a fort alone is Roman', () => {
    const game = at(`
      round 2 romans movement
      hwicce: romans 2, fort
      gwent: welsh 1
    `);
    game.do('move 2 hwicce gwent').do('end').do('submit');
    expect(game.area('hwicce')).toBe('fort');
    expect(places(game, 'gwent')).toEqual(['devon', 'dyfed', 'hwicce', 'powys']);
    expect(game.refuses('displace gwent march')).toMatchObject({
      code: 'displace-place-left',
      rule: 'SUB-12',
    });
    expect(game.refuses('displace gwent nowhere')).toMatchObject({
      code: 'displace-place-left',
      rule: 'SUB-12',
    });
    expect(game.refuses('displace hwicce powys')).toMatchObject({ code: 'displace-area', rule: 'SUB-11' });
  });

  it('SUB-12 RUL-86: each army chooses for itself', () => {
    const game = at(`
      round 2 romans movement
      hwicce: romans 2, fort
      gwent: welsh 1
      scored romans hwicce gwent
    `);
    game.do('move 2 hwicce gwent').do('end').do('submit');
    game.do('displace gwent powys').do('displace gwent dyfed');
    expect(game.area('powys')).toBe('romans 1, fort');
    expect(game.area('dyfed')).toBe('romans 1, fort');
    expect(game.points('romans')).toBe(1 + 2);
  });

  it('SUB-12 RUL-86: an area where another battle is pending is no place to go, nor is one of another nation', () => {
    const game = at(`
      round 2 romans movement
      hwicce: romans 4, ruin
      powys: belgae 1
      gwent: welsh 1
      dyfed: caledonians 1
      orkneys: caledonians 3
    `);
    game.do('move 2 hwicce gwent').do('move 2 hwicce powys').do('end').do('submit');
    // Hwicce, left by all, is vacant but for the ruin.
    expect(places(game, 'gwent')).toEqual(['devon', 'hwicce']);
  });

  it('SUB-12 RUL-28: an area without room is not offered, and the next step of the ladder is taken', () => {
    const position = (pennines: number) => `
      round 2 romans movement
      bernicia: brigantes 1, romans 1
      strathclyde: brigantes 1
      pennines: romans ${pennines}, fort
      dunedin: romans 1, fort
      lothian: caledonians 1
      york: caledonians 1
      galloway: caledonians 1
    `;
    const room = at(position(3)).do('end').do('submit');
    expect(room.area('pennines')).toBe('romans 4, fort');
    const full = at(position(4)).do('end').do('submit');
    expect(full.area('pennines')).toBe('romans 4, fort');
    expect(full.area('dunedin')).toBe('romans 2, fort');
  });

  it('SUB-14: while a Roman area is near any area of the nation a vacant one is not open', () => {
    const game = at(`
      round 2 romans movement
      alban: picts 1, romans 1
      mar: picts 1
      dunedin: picts 1
      lothian: fort
      ${CALEDONIANS}
    `);
    game.do('end').do('submit');
    expect(game.area('lothian')).toBe('romans 1, fort');
    expect(game.area('strathclyde')).toBe('');
  });

  it('SUB-14: step 2 offers all Roman areas beside the nation, step 3 all vacant ones', () => {
    const position = (...lines: string[]) =>
      [
        'round 2 romans movement',
        'alban: picts 1, romans 1',
        'dunedin: picts 1',
        'mar: caledonians 1',
        ...lines,
        CALEDONIANS,
      ].join('\n');
    const held = at(position('lothian: fort', 'strathclyde: fort')).do('end').do('submit');
    expect(places(held, 'alban')).toEqual(['lothian', 'strathclyde']);
    const vacant = at(position('lothian: ruin')).do('end').do('submit');
    expect(places(vacant, 'alban')).toEqual(['lothian', 'strathclyde']);
  });

  it('SUB-14 DEC-12: the places stand in the order of the board, and the first of them is taken for who does not choose', () => {
    const game = at(`
      round 2 romans movement
      alban: picts 1, romans 1
      dunedin: picts 1
      mar: caledonians 1
      ${CALEDONIANS}
    `)
      .do('end')
      .do('submit');
    expect(game.legal()).toEqual(['displace alban strathclyde', 'displace alban lothian']);
    expect(defaultAction(game.state)).toMatchObject({ to: 'strathclyde' });
  });

  it('SUB-12 SUB-14 RUL-131: one after another: who arrives first makes a vacant area Roman for the next', () => {
    const position = `
      round 2 romans movement
      alban: picts 1, romans 1
      dunedin: picts 1, romans 1
      mar: caledonians 1
      ${CALEDONIANS}
    `;
    const near = at(position).do('end').do('submit');
    expect(places(near, 'alban')).toEqual(['lothian', 'strathclyde']);
    near.do('displace dunedin lothian');
    expect(near.area('lothian')).toBe('romans 2, fort');
    const far = at(position).do('end').do('submit').do('displace alban strathclyde');
    expect(places(far, 'dunedin')).toEqual(['lothian', 'strathclyde']);
  });

  it('SUB-11 SUB-12: losses stay, whichever of the armies from different sides they were', () => {
    const game = at(`
      round 2 romans movement
      hwicce: romans 1, fort
      march: romans 1, fort
      powys: welsh 2
    `);
    game.do('move 1 hwicce powys').do('move 1 march powys').do('end').do('resist', [1, 1, 6, 1]);
    game.do('submit');
    expect(places(game, 'powys')).toEqual(['clwyd', 'dyfed', 'gwent', 'gwynedd', 'hwicce', 'march']);
    game.do('displace powys march');
    expect(game.area('powys')).toBe('welsh 2');
    expect([game.area('march'), game.area('hwicce')]).toEqual(['romans 1, fort', 'fort']);
  });

  it('SUB-16 RUL-16: from round 4 on a displaced army builds its fort without points', () => {
    const game = highlands('', 4).do('submit');
    expect(game.area('strathclyde')).toBe('romans 1, fort');
    expect(game.points('romans')).toBe(0);
  });

  it('SUB-16: an area that holds a ruin or was scored gives nothing a second time', () => {
    const game = highlands('strathclyde: ruin\nscored romans strathclyde').do('submit');
    expect(game.area('strathclyde')).toBe('romans 1, ruin');
    expect(game.points('romans')).toBe(12);
  });
});

describe('The others', () => {
  it('SUB-11 RET-5: armies that fight elsewhere miss nobody, and know where they came from', () => {
    const game = at(`
      round 2 romans movement
      essex: romans 1, fort
      hwicce: romans 1, fort
      kent: caledonians 1
      orkneys: caledonians 1
      gwent: welsh 1
    `);
    game.do('move 1 essex kent').do('move 1 hwicce gwent').do('end').do('submit');
    game.do('displace gwent powys', [1, 1]);
    expect(game.legal()).toEqual(['stand', 'retreat 1 to essex']);
    game.do('retreat 1 to essex');
    expect(game.area('essex')).toBe('romans 1, fort');
    expect(game.area('powys')).toBe('romans 1, fort');
  });
});

describe('On by road', () => {
  it('SUB-13 RUL-44: from an adjacent fort along forts and the areas of the new subject, ending in neither of those', () => {
    const game = at(`
      round 2 romans movement
      hwicce: romans 1, fort
      gwent: welsh 1
      powys: welsh 1
      clwyd: welsh 1
      cheshire: fort
      cumbria: fort
      avalon: caledonians 1
      devon: caledonians 1
      dyfed: caledonians 1
    `);
    game.do('move 1 hwicce gwent').do('end').do('submit');
    expect(places(game, 'gwent')).toEqual(['cheshire', 'cumbria', 'hwicce']);
    game.do('displace gwent cumbria');
    expect(game.area('cumbria')).toBe('romans 1, fort');
  });

  it('SUB-13: ruins and gaps break the road', () => {
    const game = at(`
      round 2 romans movement
      hwicce: romans 1, fort
      gwent: welsh 1
      powys: welsh 1, ruin
      march: ruin
      cheshire: fort
      south-mercia: fort
      essex: fort
      devon: caledonians 1
      dyfed: caledonians 1
    `);
    game.do('move 1 hwicce gwent').do('end').do('submit');
    expect(places(game, 'gwent')).toEqual(['essex', 'hwicce', 'south-mercia']);
  });

  it('SUB-13: from a vacant area no road leads on', () => {
    const game = at(`
      round 2 romans movement
      gwent: welsh 1, romans 1
      hwicce: ruin
      march: fort
      avalon: fort
      devon: caledonians 1
      dyfed: caledonians 1
    `);
    game.do('end').do('submit');
    expect(places(game, 'gwent')).toEqual(['hwicce', 'powys']);
  });

  it('SUB-13 RUL-43: a fort built while moving is a road in the window after that movement', () => {
    const game = at(`
      round 2 romans movement
      hwicce: romans 3, fort
      powys: welsh 1
      cheshire: fort
    `);
    game.do('move 1 hwicce march').do('move 2 hwicce powys').do('end').do('submit');
    expect(places(game, 'powys')).toEqual([
      'cheshire',
      'clwyd',
      'dyfed',
      'gwent',
      'gwynedd',
      'hwicce',
      'march',
    ]);
  });

  it('SUB-13 RUL-43: a fort built in the battles is none until the next Movement Phase', () => {
    const game = at(`
      round 2 romans movement
      hwicce: romans 4, fort
      powys: welsh 1
      march: caledonians 1
      cheshire: fort
    `);
    game.do('move 2 hwicce march').do('move 2 hwicce powys').do('end').do('resist');
    game.do('fight march', [4, 1, 1]).do('submit');
    expect(game.area('march')).toBe('romans 2, newfort');
    expect(places(game, 'powys')).toEqual(['clwyd', 'dyfed', 'gwent', 'gwynedd', 'hwicce', 'march']);
  });
});
