import { describe, expect, it } from 'vitest';
import { NATION } from '../../src/model/ids.ts';
import { growthAccount, holdAccount } from '../../src/queries.ts';
import { playing, sideBySide } from '../options.ts';
import type { TestGame } from '../support.ts';

const who = (game: TestGame): string => `${game.asks} ${game.decision.nation}`;

describe('DIG-22: submission under attack', () => {
  const march = `
    round 2 romans movement
    hwicce: romans 5, fort
    kent: romans 1, fort
    gwent: welsh 1
    powys: welsh 1
    alban: picts 1
  `;

  it('DIG-22: a nation may submit as soon as the overlord enters one of its areas', () => {
    const { plain, game } = sideBySide(march, 'submit-when-attacked');
    for (const one of [plain, game]) one.do('move 2 hwicce gwent');
    expect(who(plain)).toBe('move romans');
    expect(who(game)).toBe('submit welsh');
    game.do('resist');
    expect(who(game)).toBe('move romans'); // nobody else is asked now
  });

  it('DIG-22: it is asked for each area once, and never again if it holds out', () => {
    const game = playing(march, 'submit-when-attacked').do('move 1 hwicce gwent').do('resist');
    expect(who(game.do('move 1 hwicce gwent'))).toBe('move romans');
    expect(who(game.do('move 1 hwicce powys'))).toBe('submit welsh');
    game.do('hold-out').do('end');
    expect(who(game)).toBe('submit picts');
  });

  it('DIG-22 SUB-11: after it the armies leave, those that left have moved, and the others go on', () => {
    const game = playing(march, 'submit-when-attacked').do('move 2 hwicce gwent').do('submit');
    expect(who(game)).toBe('displace romans');
    game.do('displace gwent devon').do('displace gwent hwicce');
    expect(who(game)).toBe('move romans');
    expect(game.area('devon')).toBe('romans 1, newfort');
    expect(game.refuses('move 1 devon cornwall')).toMatchObject({ code: 'move-stopped' });
    // Three have not moved yet; the one that came back has.
    expect(game.legal('move').filter((text) => text.includes('hwicce avalon'))).toHaveLength(3);
    game.do('move 3 hwicce avalon').do('end');
    expect(game.overlord('welsh')).toBe('romans');
    expect(who(game)).toBe('submit picts');
  });

  it('DIG-22 SUB-10: points of a submission stay though moves are taken back later', () => {
    const game = playing(march, 'submit-when-attacked').do('move 1 hwicce gwent').do('submit');
    game.do('displace gwent hwicce');
    expect(game.points('romans')).toBe(2); // Gwent and Powys
    expect(game.state.rewind?.ledger).toBe(game.state.ledger.length);
  });

  it('DIG-22: in battle only those who fight the overlord are asked', () => {
    const { plain, game } = sideBySide(march, 'submit-when-attacked');
    game.do('move 2 hwicce gwent').do('resist').do('end').do('resist');
    expect(who(game)).toBe('submit picts'); // when movement ends, all are
    plain.do('move 2 hwicce gwent').do('end').do('resist').do('resist', [1, 1, 1]);
    game.do('resist', [1, 1, 1]);
    for (const one of [plain, game]) expect(who(one)).toBe('submit welsh');
    plain.do('resist');
    game.do('resist');
    expect(who(plain)).toBe('submit picts');
    expect(who(game)).toBe('retreat welsh');
  });

  it('DIG-22: a battle against somebody else is no occasion', () => {
    const text = `
      round 2 romans movement
      york: romans 2, fort
      bernicia: caledonians 1
      powys: welsh 1
    `;
    const { plain, game } = sideBySide(text, 'submit-when-attacked');
    for (const one of [plain, game]) one.do('move 2 york bernicia').do('end').do('resist', [1, 1, 1]);
    expect(who(plain)).toBe('submit welsh');
    expect(who(game)).toBe('retreat caledonians');
  });

  it('DIG-22 BSUB-2: Brigantes too, when the Angles march on them', () => {
    const text = `
      round 7 angles movement
      york: angles 4
      lothian: angles 2 leader ida
      strathclyde: brigantes 1
    `;
    const game = playing(text, 'submit-when-attacked').do('move 2 leader lothian strathclyde');
    expect(who(game)).toBe('submit brigantes');
    game.do('submit').do('displace leader strathclyde lothian').do('displace strathclyde lothian');
    expect(who(game)).toBe('move angles');
    expect(game.legal('move').every((move) => move.includes(' york '))).toBe(true);
  });

  it('RUL-160 SEA-6: whoever finds no room to land any more after a submission stays at sea', () => {
    const text = `
      round 7 angles movement
      north-sea: angles 6 leader ida
      lothian: angles 1
      strathclyde: brigantes 1
      cornwall: angles 1
    `;
    const march = (setup: string) =>
      playing(setup, 'submit-when-attacked', 'several-seas', 'leader-adds-one-area')
        .do('move 6 leader north-sea frisian-sea')
        .do('move 6 leader frisian-sea english-channel')
        .do('move 3 leader english-channel cornwall')
        .do('move 1 lothian strathclyde')
        .do('submit')
        .do('displace strathclyde lothian');
    // Cornwall holds four, the others can follow Ida nowhere else, and no move can be taken back.
    const game = march(text);
    expect(game.may('take-back')).toBe(false);
    game.do('end');
    expect(game.area('english-channel')).toBe('angles 3');
    // Where there is room for one more, he lands.
    const roomy = march(text.replace('cornwall: angles 1', ''));
    expect(roomy.refuses('end').code).toBe('end-at-sea');
    roomy.do('move 1 english-channel cornwall').do('end');
    expect(roomy.area('english-channel')).toBe('angles 2');
  });

  it('DIG-22: who must submit does so at once', () => {
    const game = playing(march.replace('round', 'two-early round'), 'submit-when-attacked').do(
      'move 2 hwicce gwent',
    );
    expect(who(game)).toBe('displace romans');
    expect(game.overlord('welsh')).toBe('romans');
  });
});

describe('DIG-23: half growth is rounded down', () => {
  const subject = (areas: string) => `
    round 3 welsh turn-start
    ${areas}
    subject welsh to romans
  `;
  const SEVEN = subject('dyfed: welsh 1\ngwynedd: welsh 1\nhwicce: welsh 1\npowys: welsh 1');

  it('DIG-23: half of seven is three, and the account says so beforehand', () => {
    const { plain, game } = sideBySide(SEVEN, 'half-growth-down');
    const before = (one: TestGame) => growthAccount(one.state, NATION.welsh).fromAreas;
    expect([before(plain), before(game)]).toEqual([4, 3]);
    for (const one of [plain, game]) one.do('population half');
    expect([plain.marker('welsh'), game.marker('welsh')]).toEqual([4, 3]);
  });

  it('DIG-23: with leave of the overlord all seven count', () => {
    const game = playing(SEVEN, 'half-growth-down').do('population full');
    expect(game.seen('population')[0]).toMatchObject({ fromAreas: 7, halved: false });
  });

  it('DIG-23: half of a single point is nothing, so the overlord is asked', () => {
    const { plain, game } = sideBySide(subject('powys: welsh 1'), 'half-growth-down');
    expect(who(plain)).toBe('move welsh');
    expect(plain.marker('welsh')).toBe(1);
    expect(game.asks).toBe('allowance');
    expect(game.do('population half').marker('welsh')).toBe(0);
  });

  it('DIG-23 SUB-24: points for areas are still rounded up', () => {
    const text = 'round 5 hold-points\npowys: welsh 1\nkent: welsh 1\nsubject welsh to romans';
    const { plain, game } = sideBySide(text, 'half-growth-down');
    for (const one of [plain, game]) expect(one.points('welsh')).toBe(3);
  });
});

describe('DIG-24: leaders and lost armies end submission', () => {
  it('DIG-24: Brigantes under the Angles are free when Urien comes', () => {
    const { plain, game } = sideBySide(
      `
      round 7 brigantes turn-start
      strathclyde: brigantes 1
      galloway: brigantes 1
      york: angles 2
      subject brigantes to angles
    `,
      'leaders-end-submission',
    );
    for (const one of [plain, game]) {
      one.do('population half').do('leader strathclyde');
      expect(who(one)).toBe('move brigantes');
    }
    expect(plain.overlord('brigantes')).toBe('angles');
    expect(game.overlord('brigantes')).toBeUndefined();
    expect(game.seen('submission-ended')).toMatchObject([{ nation: 'brigantes', overlord: 'angles' }]);
  });

  it('DIG-24: they cannot submit while he lives, but can when he is gone', () => {
    const round = (leader: string) => `
      round 7 angles movement
      strathclyde: brigantes 1${leader}
      york: angles 2
    `;
    const led = sideBySide(round(' leader urien'), 'leaders-end-submission');
    expect(who(led.plain.do('end'))).toBe('submit brigantes');
    expect(led.game.do('end').asks).not.toBe('submit');
    expect(who(playing(round(''), 'leaders-end-submission').do('end'))).toBe('submit brigantes');
  });

  it('DIG-24 SUB-26: subjects of Rome are free when the last Roman army falls', () => {
    const text = `
      round 4 romans movement
      york: romans 1
      bernicia: caledonians 2
      powys: welsh 1
      gwynedd: welsh 1
      alban: picts 1
      subject welsh to romans
    `;
    const { plain, game } = sideBySide(text, 'leaders-end-submission');
    for (const one of [plain, game]) one.do('move 1 york bernicia').do('end').do('resist', [1, 6, 6]);
    expect(plain.overlord('welsh')).toBe('romans');
    expect(game.overlord('welsh')).toBeUndefined();
    expect(game.seen('submission-ended')).toMatchObject([{ nation: 'welsh', overlord: 'romans' }]);
  });

  it('DIG-24: and a nation without an army is a subject no more', () => {
    const text = `
      round 4 irish movement
      atlantic-ocean: irish 3
      cornwall: welsh 1
      kent: romans 3, fort
      subject welsh to romans
    `;
    const { plain, game } = sideBySide(text, 'leaders-end-submission');
    for (const one of [plain, game]) one.do('move 3 atlantic-ocean cornwall').do('end', [6, 6, 6, 1]);
    expect(plain.overlord('welsh')).toBe('romans');
    expect(game.overlord('welsh')).toBeUndefined();
  });

  it('DIG-24 SUB-24: whoever is free when a round is counted scores in full', () => {
    const { game } = sideBySide(
      `
      round 7 brigantes leader
      strathclyde: brigantes 1
      york: angles 2
      subject brigantes to angles
    `,
      'leaders-end-submission',
    );
    expect(holdAccount(game.state, NATION.brigantes).total).toBe(3);
    game.do(game.asks === 'leader' ? 'leader strathclyde' : 'end');
    expect(holdAccount(game.state, NATION.brigantes).total).toBe(6);
  });
});
