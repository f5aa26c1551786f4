import { describe, expect, it } from 'vitest';
import { at, type TestGame } from '../support.ts';

/** Where the side that is asked may retreat to. */
const places = (game: TestGame): string[] =>
  [...new Set(game.legal('retreat').map((text) => text.replace(/.* to (\S+).*/, '$1')))].sort();

const who = (game: TestGame): string => `${game.asks} ${game.decision.nation}`;

const closed = { code: 'retreat-not-open', rule: 'RET-10' };

describe('Attackers that came over land', () => {
  it('RET-10: they go back where they came from, and nowhere else', () => {
    const game = at(`
      round 9 saxons movement
      kent: saxons 2
      sussex: saxons 1
      essex: angles 1
    `);
    game.do('move 2 kent essex').do('end', [1, 1, 1]).do('stand');
    expect(game.legal('retreat')).toEqual(['retreat 1 to kent', 'retreat 2 to kent']);
    expect(game.refuses('retreat 1 to sussex')).toMatchObject(closed); // own, but not where they came from
    expect(game.refuses('retreat 1 to suffolk')).toMatchObject(closed);
  });

  it('RET-10: the last area before the battle counts, not the first of the move', () => {
    const game = at(`
      round 9 saxons movement
      wessex: saxons 1
      hwicce: angles 1
    `);
    game.do('move 1 wessex avalon').do('move 1 avalon hwicce').do('end', [1, 1]).do('stand');
    expect(places(game)).toEqual(['avalon']);
  });

  it('RET-10: each army goes its own way back', () => {
    const game = at(`
      round 9 saxons movement
      kent: saxons 2
      sussex: saxons 1
      essex: angles 1
    `);
    game.do('move 2 kent essex').do('move 1 sussex essex').do('end', [1, 1, 1, 1]).do('stand');
    expect(game.refuses('retreat 2 to sussex')).toMatchObject({
      code: 'retreat-no-such-units',
      rule: 'RET-2',
    });
    game.do('retreat 1 to sussex').do('retreat 2 to kent');
    expect(game.area('sussex')).toBe('saxons 1');
    expect(game.area('kent')).toBe('saxons 2');
    expect(game.area('essex')).toBe('angles 1');
  });

  it('RET-10 RUL-62: open if it is vacant or their own', () => {
    const attack = (stay: number) =>
      at(`
        round 9 saxons movement
        kent: saxons ${1 + stay}
        essex: angles 1
      `)
        .do('move 1 kent essex')
        .do('end', [1, 1])
        .do('stand')
        .do('retreat 1 to kent');
    expect(attack(0).area('kent')).toBe('saxons 1');
    expect(attack(1).area('kent')).toBe('saxons 2');
  });

  it('RET-10 RUL-62: closed if any other nation is there, even a subject whose land they crossed', () => {
    const game = at(`
      round 4 romans movement
      hwicce: romans 2, fort
      powys: welsh 1
      gwynedd: irish 1
      subject welsh to romans
    `);
    game.do('move 2 hwicce powys').do('move 2 powys gwynedd').do('end', [1, 1, 1]);
    expect(who(game)).toBe('retreat irish');
    game.do('stand', [4, 1, 1]); // the Romans are not asked
    expect(game.seen('battle-rolled')).toMatchObject([{ round: 2 }]);
    expect(game.area('gwynedd')).toContain('romans 2');
  });

  it('EXA-53 RET-14 RUL-62: an overrunner cannot go back while the overrun area is contested', () => {
    const game = at(`
      round 10 saxons movement
      wessex: saxons 3
      sussex: angles 1
      kent: angles 1
    `);
    game.do('move 3 wessex sussex').do('move 1 sussex kent').do('end').do('fight kent', [1, 1]);
    expect(who(game)).toBe('retreat angles');
    game.do('stand', [1, 5, 1, 1, 1]); // nobody asks the Saxon army: it fights and dies, then sussex is fought
    expect(game.seen('battle-rolled')).toMatchObject([
      { area: 'kent', round: 2 },
      { area: 'sussex', round: 1 },
    ]);
    expect(game.area('kent')).toBe('angles 1');
  });

  it('RET-14: once the overrun area is won the way back is open', () => {
    const game = at(`
      round 10 saxons movement
      wessex: saxons 3
      sussex: angles 1
      kent: angles 1
    `);
    game.do('move 3 wessex sussex').do('move 1 sussex kent').do('end');
    game.do('fight sussex', [5, 1, 1, 1, 1]);
    expect(who(game)).toBe('retreat saxons');
    expect(places(game)).toEqual(['sussex']);
  });

  const essex = () =>
    at(`
      round 10 saxons movement
      kent: saxons 2
      sussex: saxons 1
      essex: angles 2
    `)
      .do('move 2 kent essex')
      .do('move 1 sussex essex')
      .do('end', [1, 1, 1, 5, 1])
      .do('stand');

  it('EXA-54 RET-15: by the choice of the loss the survivors go to one place or to two', () => {
    const together = essex().do('lose sussex').do('retreat 2 to kent');
    expect(together.area('kent')).toBe('saxons 2');
    expect(together.area('sussex')).toBe('');
    const apart = essex().do('lose kent').do('retreat 1 to kent').do('retreat 1 to sussex');
    expect(apart.area('kent')).toBe('saxons 1');
    expect(apart.area('sussex')).toBe('saxons 1');
    expect(essex().do('lose kent').may('retreat 2 to kent')).toBe(false);
  });

  it('RET-20 RUL-63: over a strait they go back to its other end', () => {
    const game = at(`
      round 9 welsh movement
      gwent: welsh 1
      devon: saxons 1
      avalon: welsh 1
    `);
    game.do('move 1 gwent devon').do('end', [1, 1]).do('stand');
    expect(who(game)).toBe('retreat welsh');
    expect(places(game)).toEqual(['gwent']);
    game.do('retreat 1 to gwent');
    expect(game.area('gwent')).toBe('welsh 1');
  });

  it('RET-21: Romans that came by road go back one area, not to the start of the road', () => {
    const game = at(`
      round 4 romans movement
      essex: romans 2, fort
      suffolk: fort
      north-mercia: fort
      york: saxons 1
    `);
    game.do('move 2 essex suffolk').do('move 2 suffolk north-mercia').do('move 2 north-mercia york');
    game.do('end', [1, 1, 1]).do('stand');
    expect(who(game)).toBe('retreat romans');
    expect(places(game)).toEqual(['north-mercia']);
  });
});

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
    game.do('retreat 5 leader to icelandic-sea home icelandic-sea');
    expect(game.area('icelandic-sea')).toBe('norsemen 5 leader ketil-flatnose');
    expect(game.area('york')).toBe('angles 3');
  });

  it('RUL-65: their leader takes to the sea only with an army', () => {
    const game = norsemen();
    expect(game.refuses('retreat leader to icelandic-sea')).toMatchObject({ code: 'retreat-not-open' });
    game.do('retreat 1 leader to icelandic-sea home icelandic-sea');
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
    expect(game.refuses('retreat 1 to atlantic-ocean home atlantic-ocean')).toMatchObject(closed);
    game.do('retreat 1 to gwynedd home atlantic-ocean');
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
    expect(game.legal('retreat')).toEqual(['retreat 1 to irish-sea home irish-sea']);
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
    game.do('retreat 3 to north-sea home north-sea');
    expect(game.area('north-sea')).toBe('angles 3');
    expect(game.state.half).toBe(2);
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
    game.do('retreat 3 to north-sea home north-sea');
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

describe('An attacking leader', () => {
  it('RUL-64: alone he may go to any neighbouring area that is his own, not only where he came from', () => {
    const game = at(`
      round 11 saxons movement
      kent: saxons 2 leader egbert
      sussex: saxons 1
      wessex: saxons 1
      essex: angles 2
    `);
    game.do('move 2 leader kent essex').do('end', [1, 1, 1, 1]).do('stand');
    expect(game.legal('retreat leader')).toEqual(['retreat leader to sussex']);
    expect(game.refuses('retreat leader to kent')).toMatchObject({
      code: 'retreat-not-open',
      rule: 'LDR-17',
    });
    expect(game.refuses('retreat leader to wessex')).toMatchObject({
      code: 'retreat-not-open',
      rule: 'LDR-17',
    });
    game.do('retreat leader to sussex');
    expect(game.area('sussex')).toBe('saxons 1 leader egbert');
    expect(game.legal('retreat')).toEqual(['retreat 1 to kent', 'retreat 2 to kent']);
  });

  it('RUL-64: also over a strait', () => {
    const game = at(`
      round 11 saxons movement
      hwicce: saxons 2 leader egbert
      devon: saxons 1
      gwent: welsh 1
    `);
    game.do('move 2 leader hwicce gwent').do('end', [1, 1, 1]).do('stand');
    expect(game.legal('retreat leader')).toEqual(['retreat leader to devon']);
  });
});
