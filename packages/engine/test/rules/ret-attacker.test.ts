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

  it('RUL-64: a contested area is no refuge for him', () => {
    const game = at(`
      round 11 saxons movement
      kent: saxons 2 leader egbert
      wessex: saxons 2
      sussex: angles 1
      essex: angles 1
    `);
    game.do('move 2 leader kent essex').do('move 2 wessex sussex').do('end').do('fight essex', [1, 1, 1]);
    game.do('stand');
    expect(game.refuses('retreat leader to sussex')).toMatchObject({
      code: 'retreat-not-open',
      rule: 'LDR-17',
    });
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
