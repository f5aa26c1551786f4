import { describe, expect, it } from 'vitest';
import { at, type TestGame } from '../support.ts';

/** One army along a path on which it meets no other group. */
function walk(game: TestGame, ...path: string[]): TestGame {
  for (let i = 1; i < path.length; i++) game.do(`move 1 ${path[i - 1]} ${path[i]}`);
  return game;
}

const SPENT = { code: 'move-allowance', rule: 'MOV-2' };

describe('New forts and subjects', () => {
  it('EXA-69 (a) ROAD-1 FORT-1 RUL-43: a fort built while moving is no road in that phase', () => {
    const game = at(`
      round 2 romans movement
      sussex: romans 2, fort
    `);
    walk(game, 'sussex', 'kent', 'essex');
    expect(game.area('kent')).toBe('newfort');
    expect(game.area('essex')).toBe('romans 1, newfort');
    const first = walk(game.fork(), 'essex', 'suffolk');
    expect(first.refuses('move 1 suffolk norfolk')).toMatchObject(SPENT);
    walk(first, 'sussex', 'kent', 'essex', 'south-mercia');
    expect(first.refuses('move 1 south-mercia hwicce')).toMatchObject(SPENT);
  });

  it('EXA-69 (b) ROAD-1 ROAD-9 RUL-43: forts built in the battles of half 1 are roads in half 2', () => {
    const game = at(`
      round 1 romans movement
      english-channel: romans 4
      kent: belgae 1
      sussex: belgae 1
      lindsey: belgae 1
      norfolk: belgae 1
      suffolk: belgae 1
      south-mercia: belgae 1
      north-mercia: belgae 1
    `);
    game.do('move 2 english-channel kent').do('move 2 english-channel sussex').do('end');
    game.do('fight kent', [4, 1, 1, 4, 1, 1]);
    expect([game.asks, game.state.invasionHalf]).toEqual(['move', 2]);
    expect(game.area('kent')).toBe('romans 2, fort');
    game.do('move 1 kent sussex').do('move 1 sussex/b wessex');
    walk(game, 'wessex', 'avalon', 'hwicce');
    expect(game.refuses('move 1 hwicce march')).toMatchObject({ ...SPENT, details: { spent: 3 } });
  });

  it('ROAD-9 RUL-43: forts built in the first Movement Phase are roads in the second', () => {
    const game = at(`
      round 1 romans movement
      english-channel: romans 1
    `);
    walk(game, 'english-channel', 'kent', 'essex');
    game.do('end');
    expect(game.state.invasionHalf).toBe(2);
    walk(game, 'essex', 'kent', 'sussex', 'wessex', 'avalon');
    expect(game.refuses('move 1 avalon hwicce')).toMatchObject(SPENT);
  });

  it("ROAD-1 RUL-44: a subject's area is road, also a difficult one, unless a ruin lies in it", () => {
    const position = (powys: string) => `
      round 3 romans movement
      hwicce: romans 1, fort
      powys: ${powys}
      subject welsh to romans
    `;
    const road = at(position('welsh 1'));
    walk(road, 'hwicce', 'powys', 'march', 'york', 'bernicia');
    expect(road.refuses('move 1 bernicia lothian')).toMatchObject({ ...SPENT, details: { spent: 3 } });
    const ruin = at(position('welsh 1, ruin'));
    expect(ruin.refuses('move 1 hwicce powys')).toMatchObject({ code: 'subject-no-way-on', rule: 'SUB-22' });
  });

  it('ROAD-1: the area of a nation that is no subject is no road', () => {
    const game = at(`
      round 3 romans movement
      york: romans 3, fort
      cheshire: brigantes 1
      march: fort
    `);
    game.do('move 3 york cheshire');
    walk(game, 'cheshire', 'march', 'hwicce');
    expect(game.refuses('move 1 hwicce avalon')).toMatchObject(SPENT);
  });

  it('ROAD-11: only Romans use roads, not even the subjects whose areas are such', () => {
    const game = at(`
      round 3 brigantes movement
      cumbria: brigantes 2
      cheshire: brigantes 1
      march: brigantes 1
      north-mercia: brigantes 1
      subject brigantes to romans
    `);
    game.do('move 1 cumbria cheshire').do('move 1 cheshire/b march');
    expect(game.refuses('move 1 march/b north-mercia')).toMatchObject(SPENT);
  });

  it('ROAD-11: no attacker retreats by road', () => {
    const game = at(`
      round 3 romans movement
      lindsey: romans 1, fort
      york: fort
      bernicia: caledonians 1
    `);
    walk(game, 'lindsey', 'york', 'bernicia');
    game.do('end', [1, 1]).do('stand');
    expect(game.decision).toMatchObject({ kind: 'retreat', nation: 'romans' });
    expect(game.legal('retreat')).toEqual(['retreat 1 to york']);
  });

  it('ROAD-11: nor does a defender', () => {
    const game = at(`
      round 3 belgae movement
      kent: romans 1, fort
      essex: fort
      suffolk: fort
      sussex: belgae 2
      wessex: belgae 1
    `);
    game.do('move 2 sussex kent').do('end', [1, 1, 1, 1]);
    expect(game.legal('retreat')).toEqual(['retreat 1 to essex']);
  });
});
