import { describe, expect, it } from 'vitest';
import { nationOf } from '../../src/model/ids.ts';
import { movementAccount } from '../../src/query/movement-account.ts';
import { playing, sideBySide } from '../options.ts';
import type { TestGame } from '../support.ts';

/** The same units along a path. */
function walk(game: TestGame, units: string, ...path: string[]): TestGame {
  for (let i = 1; i < path.length; i++) game.do(`move ${units} ${path[i - 1]} ${path[i]}`);
  return game;
}

const account = (game: TestGame, nation: 'saxons' | 'normans' | 'romans') =>
  game.state.groups.map((group) => movementAccount(game.state, nationOf(nation), group));

describe('DIG-4: a leader adds one area', () => {
  const position = `
    round 15 normans movement
    wessex: normans 2 cavalry 2 leader william
  `;

  it('DIG-4: cavalry beside him goes four areas, and he with it', () => {
    const { plain, game } = sideBySide(position, 'leader-adds-one-area');
    for (const one of [plain, game]) walk(one, '2 cavalry leader', 'wessex', 'sussex', 'essex', 'suffolk');
    expect(plain.refuses('move 2 cavalry leader suffolk norfolk')).toMatchObject({
      code: 'leader-spent',
      details: { spent: 3, allowance: 3 },
    });
    game.do('move 2 cavalry leader suffolk norfolk');
    expect(game.refuses('move 2 cavalry leader norfolk lindsey')).toMatchObject({
      code: 'leader-spent',
      details: { spent: 4, allowance: 4 },
    });
  });

  it('DIG-4: infantry beside him goes three areas as before', () => {
    const { plain, game } = sideBySide(position, 'leader-adds-one-area');
    for (const one of [plain, game]) {
      walk(one, '2 leader', 'wessex', 'sussex', 'essex', 'suffolk');
      expect(one.refuses('move 2 leader suffolk norfolk')).toMatchObject({
        code: 'leader-spent',
        details: { allowance: 3 },
      });
    }
  });

  it('DIG-4: cavalry that leaves him goes three areas', () => {
    const game = playing(position, 'leader-adds-one-area');
    walk(game, '2 cavalry', 'wessex', 'sussex', 'essex', 'suffolk');
    expect(game.refuses('move 2 cavalry suffolk norfolk')).toMatchObject({
      code: 'move-allowance',
      details: { spent: 3, allowance: 3 },
    });
  });

  it('DIG-4: the account of movement shows the longer way', () => {
    const { plain, game } = sideBySide(position, 'leader-adds-one-area');
    expect(account(plain, 'normans').map(({ most }) => most)).toEqual([3, 3]);
    expect(account(game, 'normans').map(({ most }) => most)).toEqual([3, 4]);
  });
});

describe('DIG-6: difficult areas cost two', () => {
  const position = `
    round 11 saxons movement
    wessex: saxons 2 leader egbert
  `;

  it('DIG-6: led armies go on from difficult terrain with what is left', () => {
    const { plain, game } = sideBySide(position, 'difficult-costs-two');
    for (const one of [plain, game]) walk(one, '2 leader', 'wessex', 'downlands', 'essex');
    expect(plain.may('move 2 leader essex kent')).toBe(true);
    expect(game.refuses('move 2 leader essex kent')).toMatchObject({
      code: 'leader-spent',
      details: { spent: 3, allowance: 3 },
    });
    expect(account(plain, 'saxons')).toMatchObject([{ spent: 2, left: 1 }]);
    expect(account(game, 'saxons')).toMatchObject([{ spent: 3, left: 0 }]);
  });

  it('DIG-6: one area left is enough to enter', () => {
    const { plain, game } = sideBySide(position, 'difficult-costs-two');
    for (const one of [plain, game]) {
      walk(one, '2 leader', 'wessex', 'sussex', 'essex', 'downlands');
      expect(account(one, 'saxons')).toMatchObject([{ spent: 3, left: 0 }]);
    }
  });

  it('DIG-6: armies without a leader stop there as before', () => {
    const game = playing('round 11 saxons movement\nwessex: saxons 2', 'difficult-costs-two');
    game.do('move 2 wessex downlands');
    expect(game.refuses('move 2 downlands essex')).toMatchObject({ code: 'move-difficult' });
  });
});

describe('DIG-10: several seas', () => {
  const position = `
    round 12 danes movement
    york: danes 2 leader ivar-and-halfdan
  `;

  it('DIG-10: boats with a leader cross two seas', () => {
    const { plain, game } = sideBySide(position, 'several-seas');
    for (const one of [plain, game]) one.do('move 2 leader york north-sea');
    expect(plain.refuses('move 2 leader north-sea icelandic-sea')).toMatchObject({
      code: 'move-second-sea',
      rule: 'SEA-2',
    });
    walk(game, '2 leader', 'north-sea', 'icelandic-sea', 'moray');
    expect(game.area('moray')).toBe('danes 2 leader ivar-and-halfdan');
  });

  it('DIG-10: armies must still be able to land', () => {
    const game = playing(position, 'several-seas');
    game.do('move 1 york north-sea');
    expect(game.refuses('move 1 north-sea icelandic-sea')).toMatchObject({ code: 'move-no-landing' });
    expect(game.refuses('end').code).toBe('end-at-sea');
  });

  it('DIG-10 SEA-17: invaders who have landed do not embark again', () => {
    const game = playing(
      'round 12 danes movement\nnorth-sea: danes 2 leader ivar-and-halfdan',
      'several-seas',
    );
    game.do('move 2 leader north-sea york');
    expect(game.refuses('move 2 leader york north-sea')).toMatchObject({ code: 'move-second-sea' });
  });
});

describe('DIG-25: Angles cross the land of subject Brigantes', () => {
  const position = `
    round 8 angles movement
    lothian: angles 2
    galloway: brigantes 1
    strathclyde: brigantes 1
    subject brigantes to angles
  `;

  it('DIG-25: they pass, and may not stay', () => {
    const { plain, game } = sideBySide(position, 'angles-cross-brigantes');
    expect(plain.refuses('move 2 lothian strathclyde')).toMatchObject({
      code: 'attack-forbidden',
      rule: 'BSUB-4',
    });
    game.do('move 2 lothian strathclyde');
    expect(game.area('strathclyde')).toBe('brigantes 1, angles 2');
    expect(game.refuses('end')).toMatchObject({
      code: 'end-in-subject-area',
      details: { nation: 'angles', area: 'strathclyde' },
    });
    game.do('move 2 strathclyde dunedin').do('end');
    expect(game.area('dunedin')).toBe('angles 2');
    expect(game.area('strathclyde')).toBe('brigantes 1');
  });

  it('DIG-25 SUB-22: nobody enters who would have to stop there', () => {
    const game = playing(position, 'angles-cross-brigantes');
    expect(game.refuses('move 2 lothian galloway')).toMatchObject({
      code: 'subject-no-way-on',
      details: { nation: 'angles' },
    });
    game.do('move 1 lothian dunedin');
    expect(game.refuses('move 1 dunedin strathclyde')).toMatchObject({ code: 'subject-no-way-on' });
  });

  it('DIG-25: a leader takes them on through difficult land', () => {
    const led = position.replace('lothian: angles 2', 'lothian: angles 2 leader ida');
    const game = playing(led, 'angles-cross-brigantes');
    expect(game.refuses('move 1 lothian galloway')).toMatchObject({ code: 'subject-no-way-on' });
    walk(game, '2 leader', 'lothian', 'galloway', 'cumbria');
    expect(game.area('cumbria')).toBe('angles 2 leader ida');
    expect(game.may('end')).toBe(true);
  });

  it('DIG-25: not with a leader who could go no further himself', () => {
    const led = position.replace('lothian: angles 2', 'pennines: angles 2 leader ida');
    const game = playing(led, 'angles-cross-brigantes');
    walk(game, '2 leader', 'pennines', 'cumbria', 'lothian');
    expect(game.refuses('move 2 leader lothian strathclyde')).toMatchObject({ code: 'subject-no-way-on' });
  });

  it('DIG-25 BSUB-5: elsewhere they still attack', () => {
    const game = playing(`${position}\ncumbria: brigantes 1`, 'angles-cross-brigantes');
    game.do('move 2 lothian cumbria').do('end', [1, 1, 1]);
    expect(game.asks).toBe('retreat');
  });
});
