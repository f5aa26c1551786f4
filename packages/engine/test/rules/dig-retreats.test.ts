import { describe, expect, it } from 'vitest';
import { playing, sideBySide } from '../options.ts';
import type { TestGame } from '../support.ts';

/** Where the side that is asked may retreat to. */
const places = (game: TestGame): string[] =>
  [...new Set(game.legal('retreat').map((text) => text.replace(/.* to (\S+).*/, '$1')))].sort();

const who = (game: TestGame): string => `${game.asks} ${game.decision.nation}`;

describe('DIG-17: defenders retreat freely', () => {
  it('DIG-17: to any empty or own area beside them, whoever is near it', () => {
    const { plain, game } = sideBySide(
      `
      round 9 saxons movement
      suffolk: saxons 2
      powys: saxons 1
      south-mercia: saxons 1
      north-mercia: welsh 1
      hwicce: welsh 1
    `,
      'free-defender-retreats',
    );
    for (const one of [plain, game]) one.do('move 2 suffolk north-mercia').do('end', [1, 1, 1]);
    expect(places(plain)).toEqual(['hwicce', 'lindsey', 'york']);
    expect(places(game)).toEqual(['hwicce', 'lindsey', 'march', 'suffolk', 'york']);
    expect(game.refuses('retreat 1 to south-mercia')).toMatchObject({ code: 'retreat-not-open' });
  });

  it('DIG-17 LDR-17: a leader alone goes to an own area from which they were attacked', () => {
    const { plain, game } = sideBySide(
      `
      round 12 danes movement
      york: danes 4
      north-mercia: saxons 1
      south-mercia: saxons 2 leader alfred
    `,
      'free-defender-retreats',
    );
    for (const one of [plain, game]) {
      one.do('move 4 york north-mercia').do('move 2 north-mercia south-mercia').do('end');
      one.do('fight north-mercia', [1, 1, 1]).do('stand').do('retreat 2 to york', [1, 1, 1, 1]);
      expect(who(one)).toBe('retreat saxons');
    }
    expect(plain.refuses('retreat leader to north-mercia')).toMatchObject({ rule: 'LDR-17' });
    expect(game.may('retreat leader to north-mercia')).toBe(true);
  });
});

describe('DIG-18: one area for a retreat', () => {
  const attack = `
    round 9 saxons movement
    kent: saxons 1
    sussex: saxons 1
    essex: angles 1
  `;

  it('DIG-18: attackers all go to one of the areas they came from', () => {
    const { plain, game } = sideBySide(attack, 'one-retreat-area');
    for (const one of [plain, game])
      one.do('move 1 kent essex').do('move 1 sussex essex').do('end', [1, 1, 1]).do('stand');
    expect(plain.legal('retreat')).toEqual(['retreat 1 to kent', 'retreat 1 to sussex']);
    expect(game.legal('retreat')).toEqual([
      'retreat 1 to kent',
      'retreat 2 to kent',
      'retreat 1 to sussex',
      'retreat 2 to sussex',
    ]);
    const part = game.fork().do('retreat 1 to sussex');
    expect(part.legal()).toEqual(['stand', 'retreat 1 to sussex']);
    expect(part.refuses('retreat 1 to kent')).toMatchObject({
      code: 'retreat-not-open',
      rule: 'DIG-18',
      details: { open: ['sussex'] },
    });
    expect(part.do('retreat 1 to sussex').area('sussex')).toBe('saxons 2');
    expect(game.do('retreat 2 to kent').area('kent')).toBe('saxons 2');
  });

  it('DIG-18: a new retreat may go to another area', () => {
    const game = playing(attack.replace('kent: saxons 1', 'kent: saxons 2'), 'one-retreat-area');
    game.do('move 2 kent essex').do('move 1 sussex essex').do('end', [1, 1, 1, 1]).do('stand');
    game.do('retreat 1 to kent').do('stand', [1, 1, 1]).do('stand');
    expect(places(game)).toEqual(['kent', 'sussex']);
  });

  it('DIG-18: defenders too', () => {
    const { plain, game } = sideBySide(
      `
      round 2 romans movement
      south-mercia: romans 2
      essex: belgae 2
      kent: belgae 1
      suffolk: belgae 1
      norfolk: belgae 1
      sussex: belgae 1
      lindsey: belgae 1
    `,
      'one-retreat-area',
    );
    for (const one of [plain, game]) {
      one.do('move 2 south-mercia essex').do('end', [1, 1, 1, 1]);
      expect(who(one)).toBe('retreat belgae');
      one.do('retreat 1 to kent');
    }
    expect(plain.may('retreat 1 to suffolk')).toBe(true);
    expect(game.refuses('retreat 1 to suffolk')).toMatchObject({ code: 'retreat-not-open', rule: 'DIG-18' });
    expect(game.may('retreat 1 to kent')).toBe(true);
  });

  it('DIG-18 RUL-59: others who must follow go to the same area', () => {
    const { plain, game } = sideBySide(
      `
      round 9 saxons movement
      kent: saxons 4
      sussex: saxons 5
      essex: angles 3
    `,
      'one-retreat-area',
    );
    for (const one of [plain, game]) {
      one.do('move 2 kent essex').do('move 4 sussex essex');
      one.do('end', [1, 1, 1, 1, 1, 1, 1, 1, 1]).do('stand');
    }
    // One overstack stays: whoever makes one in Kent must leave three at most in Essex.
    expect(plain.may('retreat 2 to kent')).toBe(true);
    expect(game.legal('retreat')).toContain('retreat 3 to kent');
    game.do('retreat 2 to kent');
    expect(game.refuses('stand')).toMatchObject({ code: 'retreat-unfinished', details: { leave: 1 } });
    expect(game.legal()).toEqual([
      'retreat 1 to kent',
      'retreat 2 to kent',
      'retreat 3 to kent',
      'retreat 4 to kent',
    ]);
  });

  it('DIG-18: to a sea go only those who came from it', () => {
    const game = playing(
      `
      round 4 saxons movement
      english-channel: saxons 2
      kent: saxons 1
      sussex: belgae 1
    `,
      'one-retreat-area',
    );
    game.do('move 1 english-channel sussex').do('move 1 kent sussex').do('end', [1, 1, 1]).do('stand');
    expect(game.legal('retreat')).toContain('retreat 1 to english-channel');
    expect(game.legal('retreat')).not.toContain('retreat 2 to english-channel');
    expect(places(game)).toEqual(['english-channel', 'kent']);
  });
});

describe('DIG-16: retreat or perish', () => {
  const overrun = `
    round 9 saxons movement
    wessex: saxons 3
    sussex: angles 1
    kent: angles 1
  `;

  /** RET-14: one army has overrun Sussex, which the Angles still hold, and cannot go back there. */
  function attack(game: TestGame): TestGame {
    game.do('move 3 wessex sussex').do('move 1 sussex kent').do('end');
    return game.do('fight kent', [1, 1]);
  }

  it('DIG-16 RET-14: attackers who cannot go back may be given up', () => {
    const { plain, game } = sideBySide(overrun, 'retreat-or-perish');
    attack(plain).do('stand', [1, 1]); // the Saxons are not asked
    expect(plain.seen('battle-rolled')).toMatchObject([{ round: 2 }]);
    attack(game).do('stand');
    expect(who(game)).toBe('retreat saxons');
    expect(game.legal()).toEqual(['stand', 'retreat 1 to nowhere']);
    game.do('retreat 1 to nowhere', [1, 1, 1]);
    expect(game.area('kent')).toBe('angles 1');
    expect(game.events).toContainEqual({
      type: 'eliminated',
      nation: 'saxons',
      area: 'kent',
      unit: 'infantry',
      count: 1,
      by: 'angles',
    });
  });

  it('DIG-16: not those who can retreat', () => {
    const game = playing('round 9 saxons movement\nkent: saxons 2\nessex: angles 1', 'retreat-or-perish');
    game.do('move 2 kent essex').do('end', [1, 1, 1]).do('stand');
    expect(game.refuses('retreat 1 to nowhere')).toMatchObject({
      code: 'retreat-not-open',
      rule: 'DIG-16',
      details: { to: null, open: ['kent'] },
    });
  });

  it('DIG-16 RET-8: nor those for whom there is only no room', () => {
    const game = playing(
      `
      round 9 saxons movement
      kent: saxons 3
      essex: angles 2
      suffolk: angles 3
      downlands: saxons 1
      south-mercia: saxons 1
      norfolk: saxons 1
      sussex: angles 5
    `,
      'retreat-or-perish',
    );
    game.do('move 3 kent essex').do('end', [1, 1, 1, 1, 1]);
    expect(game.legal()).not.toContain('retreat 1 to nowhere');
  });

  it('DIG-16 RET-9: defenders without a free area too, and their enemy scores', () => {
    const { plain, game } = sideBySide(
      `
      round 7 romano-british movement
      essex: romano-british 2
      sussex: romano-british 2
      kent: saxons 2
    `,
      'retreat-or-perish',
    );
    for (const one of [plain, game]) one.do('move 1 essex kent').do('move 1 sussex kent');
    plain.do('end', [1, 1, 1, 1]);
    expect(who(plain)).toBe('retreat romano-british'); // the Saxons are not asked
    game.do('end', [1, 1, 1, 1]);
    expect(who(game)).toBe('retreat saxons');
    expect(game.legal('retreat')).toEqual(['retreat 1 to nowhere', 'retreat 2 to nowhere']);
    expect(game.do('retreat 2 to nowhere').points('romano-british')).toBe(4);
    expect(game.area('kent')).toBe('romano-british 2');
  });

  it('DIG-16 LDR-13: a leader whose last company is given up falls with it', () => {
    const game = playing(
      `
      round 12 danes movement
      essex: danes 2
      sussex: danes 2
      kent: saxons 1 leader alfred
    `,
      'retreat-or-perish',
    );
    game.do('move 2 essex kent').do('move 1 sussex kent').do('end', [1, 1, 1, 1]);
    expect(who(game)).toBe('retreat saxons');
    game.do('retreat 1 to nowhere');
    expect(game.seen('leader-eliminated')).toMatchObject([{ leader: 'alfred', by: 'danes' }]);
    expect(game.area('kent')).toBe('danes 3');
  });

  it('DIG-16 DIG-18: an open way of others saves them', () => {
    const game = playing(
      overrun.replace('wessex: saxons 3', 'wessex: saxons 3\n    essex: saxons 1'),
      'retreat-or-perish',
      'one-retreat-area',
    );
    game.do('move 3 wessex sussex').do('move 1 sussex kent').do('move 1 essex kent').do('end');
    game.do('fight kent', [1, 1, 1]).do('stand');
    expect(game.legal('retreat')).toEqual(['retreat 1 to essex', 'retreat 2 to essex']);
  });
});
