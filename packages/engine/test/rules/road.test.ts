import { describe, expect, it } from 'vitest';
import { at, type TestGame } from '../support.ts';

/** One army along a path on which it meets no other group. */
function walk(game: TestGame, ...path: string[]): TestGame {
  for (let i = 1; i < path.length; i++) game.do(`move 1 ${path[i - 1]} ${path[i]}`);
  return game;
}

const SPENT = { code: 'move-allowance', rule: 'MOV-2' };
const ROAD_ONLY = { code: 'move-road-only', rule: 'ROAD-5' };

describe('Roads between forts', () => {
  it('EXA-65 ROAD-2 ROAD-3 ROAD-4: one to get on the road, nothing along it, one to leave it', () => {
    const game = at(`
      round 3 romans movement
      essex: fort
      suffolk: fort
      lindsey: fort
      york: fort
      pennines: fort
      cheshire: romans 1, ruin
    `);
    walk(game, 'cheshire', 'york', 'lindsey', 'suffolk', 'essex', 'kent');
    expect(game.area('kent')).toBe('romans 1, newfort');
    walk(game, 'kent', 'sussex');
    expect(game.refuses('move 1 sussex wessex')).toMatchObject({
      ...SPENT,
      details: { spent: 3, allowance: 3 },
    });
  });

  it('EXA-65 ROAD-2: with an intact fort at the start the first step is free as well', () => {
    const game = at(`
      round 3 romans movement
      essex: fort
      suffolk: fort
      lindsey: fort
      york: fort
      pennines: fort
      cheshire: romans 1, fort
    `);
    walk(game, 'cheshire', 'york', 'lindsey', 'suffolk', 'essex', 'kent', 'sussex', 'wessex');
    expect(game.refuses('move 1 wessex avalon')).toMatchObject(SPENT);
  });

  it('ROAD-2: a road is as long as its forts', () => {
    const road = 'cheshire york lindsey suffolk essex kent sussex wessex avalon hwicce'.split(' ');
    const game = at(`
      round 3 romans movement
      cheshire: romans 1, fort
      ${road
        .slice(1)
        .map((area) => `${area}: fort`)
        .join('\n')}
    `);
    walk(game, ...road, 'north-mercia', 'march', 'clwyd');
    expect(game.area('clwyd')).toBe('romans 1, newfort');
  });

  it('ROAD-2: free steps do not run in circles', () => {
    const game = at(`
      round 3 romans movement
      york: romans 1, fort
      lindsey: fort
    `);
    walk(game, 'york', 'lindsey');
    expect(game.refuses('move 1 lindsey york')).toMatchObject({ code: 'move-in-circles', rule: 'ROAD-2' });
    walk(game, 'lindsey', 'norfolk', 'lindsey', 'york');
    expect(game.area('york')).toBe('romans 1, fort');
  });

  it('ROAD-3: steps where either end is no road area cost one each', () => {
    const game = at(`
      round 3 romans movement
      york: romans 1, fort
      south-mercia: fort
      march: fort
    `);
    walk(game, 'york', 'north-mercia', 'south-mercia', 'suffolk');
    expect(game.refuses('move 1 suffolk essex')).toMatchObject(SPENT);
  });

  it('ROAD-3 RUL-46: an overrun is paid for going in and coming out; the road goes on behind it', () => {
    const game = at(`
      round 3 romans movement
      york: romans 3, ruin
      bernicia: brigantes 1
      lothian: fort
      cumbria: fort
      cheshire: fort
    `);
    game.do('move 3 york bernicia');
    walk(game, 'bernicia', 'lothian', 'cumbria', 'cheshire', 'march');
    expect(game.refuses('move 1 march hwicce')).toMatchObject(SPENT);
  });

  it('EXA-66 ROAD-5 RUL-45: a difficult fort entered from outside leaves only the road, and never lets go', () => {
    const game = at(`
      round 3 romans movement
      essex: fort
      suffolk: fort
      lindsey: fort
      york: fort
      pennines: fort
      cumbria: romans 1, ruin
    `);
    walk(game, 'cumbria', 'pennines');
    expect(game.refuses('move 1 pennines cheshire')).toMatchObject(ROAD_ONLY);
    walk(game, 'pennines', 'york');
    expect(game.refuses('move 1 york march')).toMatchObject(ROAD_ONLY);
    walk(game, 'york', 'lindsey', 'suffolk', 'essex');
    expect(game.refuses('move 1 essex kent')).toMatchObject(ROAD_ONLY);
    expect(game.area('essex')).toBe('romans 1, fort');
  });

  it('ROAD-5 RUL-45: a difficult fort entered by road binds the army to nothing', () => {
    const game = at(`
      round 3 romans movement
      york: romans 1, fort
      pennines: fort
    `);
    walk(game, 'york', 'pennines', 'cumbria', 'galloway');
    expect(game.area('galloway')).toBe('romans 1, newfort');
    expect(game.refuses('move 1 galloway strathclyde')).toMatchObject({
      code: 'move-difficult',
      rule: 'MOV-4',
    });
  });

  it('ROAD-6: a difficult area without a road stops, though forts lie on both sides', () => {
    const game = at(`
      round 3 romans movement
      essex: romans 1, fort
      wessex: fort
    `);
    walk(game, 'essex', 'downlands');
    expect(game.refuses('move 1 downlands wessex')).toMatchObject({ code: 'move-difficult', rule: 'MOV-4' });
  });

  it('ROAD-6: a ruin in difficult terrain stops like open country', () => {
    const game = at(`
      round 3 romans movement
      essex: romans 1, fort
      downlands: ruin
      wessex: fort
    `);
    walk(game, 'essex', 'downlands');
    expect(game.refuses('move 1 downlands wessex')).toMatchObject({ code: 'move-difficult' });
  });

  it('EXA-67 ROAD-7: ruins are no road: one to the fort, nothing to the next, one each to ruin and beyond', () => {
    const game = at(`
      round 3 romans movement
      wessex: romans 1, ruin
      sussex: fort
      essex: fort
      suffolk: ruin
    `);
    walk(game, 'wessex', 'sussex', 'essex', 'suffolk', 'north-mercia');
    expect(game.area('north-mercia')).toBe('romans 1, newfort');
    expect(game.refuses('move 1 north-mercia march')).toMatchObject({ ...SPENT, details: { spent: 3 } });
  });
});

describe('Straits and seas', () => {
  const west = (more = '') =>
    at(`
      round 3 romans movement
      cornwall: romans 1, fort
      devon: romans 1, fort
      gwent: fort
      powys: fort
      avalon: welsh 1
      wessex: belgae 1
      ${more}
    `);

  it('EXA-68 (a) (b) ROAD-8: along the road, over the strait, and stop', () => {
    const game = west().do('move 1 cornwall devon').do('move 1 devon/b gwent');
    expect(game.area('gwent')).toBe('romans 1, fort');
    expect(game.refuses('move 1 gwent powys')).toMatchObject({ code: 'move-stopped', rule: 'MOV-8' });
  });

  it('EXA-68 (c) (d) ROAD-8: over the strait first, then along the road only', () => {
    const game = west().do('move 1 devon gwent');
    expect(game.refuses('move 1 gwent dyfed')).toMatchObject(ROAD_ONLY);
    game.do('move 1 gwent powys');
    expect(game.area('powys')).toBe('romans 1, fort');
    expect(game.refuses('move 1 powys hwicce')).toMatchObject(ROAD_ONLY);
  });

  it('EXA-68 (e) ROAD-10: from the sea a coastal fort costs one, the road behind it nothing', () => {
    const game = west('english-channel: romans 1');
    game.do('move 1 english-channel devon').do('move 1 devon/b cornwall');
    expect(game.area('cornwall')).toBe('romans 2, fort');
  });

  it('EXA-68 (f) ROAD-5 ROAD-10: a difficult coastal fort entered from the sea can be left by road only', () => {
    const game = west('english-channel: romans 1');
    game.do('move 1 english-channel devon');
    expect(game.refuses('move 1 devon/b avalon')).toMatchObject(ROAD_ONLY);
    expect(game.may('move 1 devon avalon')).toBe(true);
  });

  it('ROAD-10: from a clear coastal fort two paid steps are left after the road', () => {
    const game = at(`
      round 3 romans movement
      english-channel: romans 1
      kent: fort
      essex: fort
      suffolk: fort
    `);
    walk(game, 'english-channel', 'kent', 'essex', 'suffolk', 'north-mercia', 'march');
    expect(game.refuses('move 1 march york')).toMatchObject(SPENT);
  });

  it('ROAD-8: a step that is no road step closes the strait', () => {
    const game = at(`
      round 3 romans movement
      powys: romans 1, ruin
      avalon: romans 1, ruin
      devon: fort
    `);
    walk(game, 'powys', 'dyfed');
    expect(game.refuses('move 1 dyfed devon')).toMatchObject({ code: 'move-strait', rule: 'MOV-8' });
    walk(game, 'avalon', 'devon');
    expect(game.refuses('move 1 devon gwent')).toMatchObject(ROAD_ONLY);
  });

  it('ROAD-8: a strait into an area that is no road area ends the move', () => {
    const game = at(`
      round 3 romans movement
      devon: romans 1, fort
      powys: fort
    `);
    walk(game, 'devon', 'dyfed');
    expect(game.refuses('move 1 dyfed powys')).toMatchObject({ code: 'move-stopped', rule: 'MOV-8' });
  });

  it('ROAD-8: never two straits', () => {
    const game = at(`
      round 3 romans movement
      dyfed: romans 1, fort
      devon: fort
      gwent: fort
    `);
    walk(game, 'dyfed', 'devon');
    expect(game.refuses('move 1 devon gwent')).toMatchObject(ROAD_ONLY);
  });

  it("ROAD-8: a subject's area beyond the strait is passed only if the strait came first", () => {
    const position = (start: string) => `
      round 3 romans movement
      ${start}
      dyfed: welsh 1
      powys: fort
      subject welsh to romans
    `;
    const first = at(position('devon: romans 1, fort'));
    walk(first, 'devon', 'dyfed');
    expect(first.refuses('end')).toMatchObject({ code: 'end-in-subject-area' });
    walk(first, 'dyfed', 'powys');
    expect(first.may('end')).toBe(true);
    const last = at(position('cornwall: romans 1, fort\ndevon: fort'));
    walk(last, 'cornwall', 'devon');
    expect(last.refuses('move 1 devon dyfed')).toMatchObject({ code: 'subject-no-way-on', rule: 'SUB-22' });
  });
});
