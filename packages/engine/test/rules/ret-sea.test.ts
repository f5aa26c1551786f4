import { describe, expect, it } from 'vitest';
import { at, type TestGame } from '../support.ts';

/** Where the side that is asked may retreat to. */
const places = (game: TestGame): string[] =>
  [...new Set(game.legal('retreat').map((text) => text.replace(/.* to (\S+).*/, '$1')))].sort();

const who = (game: TestGame): string => `${game.asks} ${game.decision.nation}`;

const closed = { code: 'retreat-not-open', rule: 'RET-10' };

describe('Attackers that came from the sea', () => {
  const norsemen = () =>
    at(`
      round 11 norsemen movement
      icelandic-sea: norsemen 5 leader ketil-flatnose
      york: angles 3
    `)
      .do('move 5 leader icelandic-sea north-sea')
      .do('move 5 leader north-sea york')
      .do('end', [1, 1, 1, 1, 1, 1, 1, 1])
      .do('stand');

  it('EXA-55 RET-11 RET-12: they go back to the sea where they began, not to the one they crossed', () => {
    const game = norsemen();
    expect(places(game)).toEqual(['icelandic-sea']);
    game.do('retreat 5 leader to icelandic-sea');
    expect(game.area('icelandic-sea')).toBe('norsemen 5 leader ketil-flatnose');
    expect(game.area('york')).toBe('angles 3');
  });

  it('RUL-65: their leader takes to the sea only with an army', () => {
    const game = norsemen();
    expect(game.refuses('retreat leader to icelandic-sea')).toMatchObject({ code: 'retreat-not-open' });
    game.do('retreat 1 leader to icelandic-sea');
    expect(game.area('icelandic-sea')).toBe('norsemen 1 leader ketil-flatnose');
    expect(game.area('york')).toBe('norsemen 4, angles 3');
  });

  it('EXA-57 RET-10: whoever walked on after landing retreats over land, and may withdraw later', () => {
    const game = at(`
      round 4 irish movement
      atlantic-ocean: irish 1
      clwyd: welsh 1
    `);
    game.do('move 1 atlantic-ocean gwynedd').do('move 1 gwynedd clwyd').do('end', [1, 1]).do('stand');
    expect(places(game)).toEqual(['gwynedd']);
    expect(game.refuses('retreat 1 to atlantic-ocean')).toMatchObject(closed);
    game.do('retreat 1 to gwynedd');
    expect(game.area('gwynedd')).toBe('irish 1');
    expect(game.legal('withdraw')).toEqual(['withdraw 1 gwynedd atlantic-ocean']);
    game.do('withdraw 1 gwynedd atlantic-ocean');
    expect(game.area('atlantic-ocean')).toBe('irish 1');
  });

  it('EXA-58 RET-12: on an ordinary turn there is no way back to the sea', () => {
    const game = at(`
      round 8 scots movement
      irish-sea: scots 1
      strathclyde: brigantes 1
    `);
    game.do('move 1 irish-sea strathclyde').do('end', [1, 1]);
    expect(who(game)).toBe('retreat brigantes');
    game.do('stand', [5, 1]); // the Scots are not asked
    expect(game.seen('battle-rolled')).toMatchObject([{ round: 2 }]);
    expect(game.area('strathclyde')).toBe('scots 1');
  });

  it('RET-12: on a raid there is', () => {
    const game = at(`
      round 6 scots movement
      irish-sea: scots 1
      strathclyde: brigantes 1
    `);
    game.do('move 1 irish-sea strathclyde').do('end', [1, 1]).do('stand');
    expect(game.legal('retreat')).toEqual(['retreat 1 to irish-sea']);
  });

  const angles = () =>
    at(`
      round 7 angles movement
      north-sea: angles 3
      bernicia: brigantes 1
    `);

  it('EXA-59 RET-12: (a) in the first half of a Major Invasion there is', () => {
    const game = angles().do('move 3 north-sea bernicia').do('end', [1, 1, 1, 1]).do('stand');
    expect(who(game)).toBe('retreat angles');
    expect(places(game)).toEqual(['north-sea']);
    game.do('retreat 3 to north-sea');
    expect(game.area('north-sea')).toBe('angles 3');
    expect(game.state.invasionHalf).toBe(2);
  });

  it('EXA-59 RET-12: (b) in the second half there is not', () => {
    const game = angles().do('end').do('move 3 north-sea bernicia').do('end', [1, 1, 1, 1]);
    expect(who(game)).toBe('retreat brigantes');
    game.do('stand', [5, 1, 1, 1]); // the Angles are not asked
    expect(game.seen('battle-rolled')).toMatchObject([{ round: 2 }]);
    expect(game.seen('battle-ended')).toMatchObject([{ area: 'bernicia', holder: 'angles' }]);
  });

  it('RET-19 RUL-40: those back at sea in the first half land in the second', () => {
    const game = angles().do('move 3 north-sea bernicia').do('end', [1, 1, 1, 1]).do('stand');
    game.do('retreat 3 to north-sea');
    expect(game.refuses('end')).toMatchObject({ code: 'end-at-sea' });
    game.do('move 3 north-sea york');
    expect(game.area('york')).toBe('angles 3');
    expect(game.may('end')).toBe(true);
  });
});

describe('Attackers that came by boat', () => {
  it('EXA-116 RET-11 RET-13 RUL-33: back to where the phase began, not to where they embarked', () => {
    const game = at(`
      round 9 angles movement
      pennines: angles 1 leader oswiu
      bernicia: angles 1
      dunedin: picts 1
    `);
    game
      .do('move 1 leader pennines bernicia')
      .do('move 1 leader bernicia/b north-sea')
      .do('move 1 leader north-sea dunedin')
      .do('end', [1, 1])
      .do('stand');
    expect(who(game)).toBe('retreat angles');
    expect(places(game)).toEqual(['pennines']);
    game.do('retreat 1 leader to pennines');
    expect(game.area('pennines')).toBe('angles 1 leader oswiu');
    expect(game.area('bernicia')).toBe('angles 1');
  });

  it('RET-13: to land, never to the sea, though it lies far from the battle', () => {
    const game = at(`
      round 9 angles movement
      york: angles 1
      dunedin: picts 1
    `);
    game.do('move 1 york north-sea').do('move 1 north-sea dunedin').do('end', [1, 1]).do('stand');
    expect(game.refuses('retreat 1 to north-sea')).toMatchObject(closed);
    game.do('retreat 1 to york');
    expect(game.area('york')).toBe('angles 1');
    expect(game.area('dunedin')).toBe('picts 1');
  });

  it('RET-13: not if another nation is there by then', () => {
    const game = at(`
      round 9 angles movement
      york: angles 1
      pennines: angles 1
      bernicia: brigantes 1
      dunedin: picts 1
    `);
    game.do('move 1 york north-sea').do('move 1 north-sea dunedin').do('move 1 pennines bernicia');
    game.do('end').do('fight bernicia', [1, 1]).do('retreat 1 to york', [1, 1]);
    expect(who(game)).toBe('retreat picts');
    game.do('stand', [1, 5]); // the way home is closed: the army from york is not asked
    expect(game.seen('battle-rolled')).toMatchObject([{ area: 'dunedin', round: 2 }]);
    expect(game.area('dunedin')).toBe('picts 1');
  });
});
