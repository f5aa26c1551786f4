import { describe, expect, it } from 'vitest';
import { redux } from '../redux.ts';
import type { TestGame } from '../support.ts';

/** Britannia reduX: retreats (X-RET). */

/** Where the side that is asked may retreat to. */
const places = (game: TestGame): string =>
  [...new Set(game.legal('retreat').map((text) => text.replace(/.* to (\S+).*/, '$1')))].sort().join(' ');
const who = (game: TestGame): string => `${game.asks} ${game.decision.nation}`;

describe('Every retreat in reduX', () => {
  it('X-RET-1: leads to land', () => {
    const game = redux('round 9 saxons movement\nessex: saxons 4\nkent: angles 1\nmar: angles 1');
    game.do('move 2 essex kent').do('end', [1, 1, 1]);
    expect(places(game)).toBe('sussex');
    expect(game.refuses('retreat 1 to english-channel')).toMatchObject({
      code: 'retreat-not-open',
      rule: 'X-RET-2',
    });
  });

  it('X-RET-1: keeps the stacking limits', () => {
    const game = redux(`
      round 9 saxons movement
      essex: saxons 4
      kent: angles 1
      sussex: angles 3
      mar: angles 3
      alban: angles 1
      moray: angles 1
      skye: angles 1
    `);
    game.do('move 2 essex kent').do('end', [1, 1, 1]).do('stand', [1, 1, 1]);
    // The Angles have their overstack in Mar, and a fourth army in Sussex would be another: nothing was asked.
    expect(who(game)).toBe('retreat saxons');
  });

  it('X-RET-1: does not go beyond the population limit', () => {
    const game = redux(
      'round 9 saxons movement\nkent: saxons 4\nessex: saxons 3\nsuffolk: angles 2\nmar: angles 1',
    );
    game.do('move 2 essex suffolk').do('end', [1, 1, 1, 1]).do('stand');
    expect(game.legal()).toEqual(['stand', 'retreat 1 to essex']);
    expect(game.refuses('retreat 2 to essex')).toMatchObject({
      code: 'retreat-population',
      rule: 'X-RET-1',
      details: { nation: 'saxons', from: 'suffolk', to: 'essex', armies: 7, limit: 5 },
    });
  });

  it('X-RET-1: nor does it raise an excess; where it does not, it is free', () => {
    const text = (angles: string) => `
      round 9 saxons movement
      essex: saxons 6
      avalon: saxons 1
      wessex: saxons 1
      kent: angles 2
      ${angles}
    `;
    // Five in Sussex and Kent, which is contested: one is too much for the two areas. Without Kent it would be two.
    const own = redux(text('sussex: angles 4')).do('move 2 essex kent').do('end', [1, 1, 1, 1]);
    expect(own.legal()).toEqual(['stand', 'retreat 1 to sussex']);
    // In vacant land they are as many areas as before.
    const vacant = redux(text('mar: angles 4')).do('move 2 essex kent').do('end', [1, 1, 1, 1]);
    expect(vacant.legal()).toEqual(['stand', 'retreat 1 to sussex', 'retreat 2 to sussex']);
  });

  it('X-RET-1, X-LIM-1: land that is still fought for gives no army more', () => {
    const game = redux(`
      round 9 saxons movement
      lindsey: saxons 5
      suffolk: angles 1
      norfolk: angles 1
      mar: angles 1
    `);
    game.do('move 2 lindsey suffolk').do('move 1 lindsey norfolk').do('end');
    game.do('fight suffolk', [1, 1, 1]).do('stand');
    expect(game.refuses('retreat 2 to lindsey')).toMatchObject({
      code: 'retreat-population',
      details: { armies: 5, limit: 4 },
    });
  });

  it('X-RET-4: armies that have nowhere to go stay and fight', () => {
    const game = redux(`
      round 9 saxons movement
      essex: saxons 3
      kent: angles 1
      sussex: jutes 1
      mar: angles 1
    `);
    game.do('move 2 essex kent').do('end', [1, 1, 1]);
    expect(who(game)).toBe('retreat saxons'); // the Angles are not asked
    expect(game.seen('automatic').map(({ action }) => action.type)).toEqual(['fight']);
    game.do('stand', [5, 1, 1]);
    expect(game.area('kent')).toBe('saxons 2');
  });
});

describe('The defender in reduX', () => {
  it('X-RET-2: goes to adjacent areas, his own or vacant, whoever stands near', () => {
    const game = redux(`
      round 9 saxons movement
      suffolk: saxons 3
      powys: saxons 1
      south-mercia: saxons 1
      north-mercia: welsh 1
      hwicce: welsh 1
    `);
    game.do('move 2 suffolk north-mercia').do('end', [1, 1, 1]);
    expect(places(game)).toBe('hwicce lindsey march york');
  });

  it('X-RET-2: across a strait too', () => {
    const game = redux('round 9 scots movement\nskye: scots 4\nhebrides: norsemen 1\nmar: norsemen 1');
    game.do('move 2 skye hebrides').do('end', [1, 1, 1]);
    expect(who(game)).toBe('retreat scots');
    const over = redux('round 9 scots movement\nalban: scots 4\nskye: norsemen 1\nmar: picts 1');
    over.do('move 2 alban skye').do('end', [1, 1, 1]);
    expect(places(over)).toBe('caithness dalriada hebrides moray');
  });

  it('X-RET-2: not to vacant land from which attackers entered the battle', () => {
    const game = redux(
      'round 9 saxons movement\nsussex: saxons 2\nwessex: saxons 2\nessex: angles 1\nmar: angles 1',
    );
    game.do('move 2 sussex essex').do('move 1 wessex downlands').do('end', [1, 1, 1]);
    expect(game.refuses('retreat 1 to sussex')).toMatchObject({ code: 'retreat-not-open', rule: 'X-RET-2' });
    expect(places(game)).toBe('kent south-mercia suffolk');
  });

  it('X-RET-2: those who only passed through in an overrun do not close the way they came', () => {
    const game = redux(`
      round 9 saxons movement
      sussex: saxons 1
      kent: saxons 3
      avalon: saxons 1
      essex: angles 1
      mar: angles 1
    `);
    game.do('move 1 sussex essex').do('move 2 kent essex').do('move 1 essex suffolk');
    game.do('end', [1, 1, 1]);
    expect(game.area('sussex')).toBe('');
    expect(places(game)).toBe('downlands south-mercia sussex');
  });

  it('X-RET-2: his own land is open to him, even if attackers came through it', () => {
    const game = redux(`
      round 9 saxons movement
      kent: saxons 4
      sussex: saxons 1
      essex: angles 1
      suffolk: angles 1
      mar: angles 1
    `);
    game.do('move 3 kent essex').do('move 1 essex suffolk').do('end');
    game.do('fight essex', [1, 1, 5]).do('stand').do('retreat 1 to kent', [1, 1]);
    // The Angles hold Essex again, from where Suffolk was attacked.
    expect(game.area('essex')).toBe('angles 1');
    expect(places(game)).toBe('essex lindsey norfolk north-mercia south-mercia');
  });

  it('X-RET-2: his armies may go to different areas', () => {
    const game = redux('round 9 saxons movement\nkent: saxons 4\nessex: angles 2\nmar: angles 1');
    game.do('move 2 kent essex').do('end', [1, 1, 1, 1]);
    game.do('retreat 1 to suffolk').do('retreat 1 to sussex');
    expect([game.area('suffolk'), game.area('sussex')]).toEqual(['angles 1', 'angles 1']);
  });
});

describe('The attacker in reduX', () => {
  it('X-RET-3: goes back to the land from which he entered', () => {
    const game = redux(
      'round 9 saxons movement\nkent: saxons 2\nsussex: saxons 2\nessex: angles 2\nmar: angles 1',
    );
    game.do('move 1 kent essex').do('move 1 sussex essex').do('end', [1, 1, 1, 1]).do('stand');
    expect(game.legal('retreat')).toEqual(['retreat 1 to kent', 'retreat 1 to sussex']);
    expect(game.refuses('retreat 1 to suffolk')).toMatchObject({ code: 'retreat-not-open', rule: 'X-RET-3' });
  });

  it('X-RET-3: one area, however far he has marched', () => {
    const game = redux('round 9 saxons movement\nkent: saxons 3\nsuffolk: angles 1\nmar: angles 1');
    game.do('move 2 kent essex').do('move 2 essex suffolk').do('end', [1, 1, 1]).do('stand');
    expect(places(game)).toBe('essex');
  });

  it('X-RET-3: not where others stand', () => {
    const game = redux(`
      round 9 saxons movement
      wessex: saxons 4
      sussex: angles 1
      kent: angles 1
      mar: angles 1
    `);
    game.do('move 3 wessex sussex').do('move 1 sussex kent').do('end');
    game.do('fight kent', [1, 1]);
    expect(who(game)).toBe('retreat angles');
    game.do('stand', [1, 1]); // the Saxons cannot go back to Sussex, and are not asked
    expect(game.seen('battle-rolled')).toMatchObject([{ area: 'kent', round: 2 }]);
  });

  it('X-RET-3: who came straight from the sea cannot retreat, who landed elsewhere before can', () => {
    const game = redux(`
      round 12 dubliners movement
      irish-sea: dubliners 2
      cumbria: dubliners 1
      cheshire: angles 1
      mar: angles 1
    `);
    const direct = game.fork().do('move 2 irish-sea cheshire').do('end', [1, 1, 1]).do('stand', [1, 1, 1]);
    expect(who(direct)).toBe('retreat angles'); // a second round, and the Dubliners were not asked
    game.do('move 2 irish-sea cumbria').do('move 1 cumbria/b cheshire').do('end', [1, 1]).do('stand');
    expect(game.legal()).toEqual(['stand', 'retreat 1 to cumbria']);
  });
});
