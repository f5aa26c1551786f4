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

const spent = (game: TestGame): readonly number[] => game.state.groups.map((group) => group.spent);

describe('DIG-7: straits cost two', () => {
  it('DIG-7: armies with a leader go on after a strait', () => {
    const { plain, game } = sideBySide(
      `
      round 11 saxons movement
      dyfed: saxons 2 leader egbert
    `,
      'straits-cost-two',
    );
    for (const one of [plain, game]) one.do('move 2 leader dyfed devon');
    expect(plain.refuses('move 2 leader devon wessex')).toMatchObject({ code: 'move-stopped' });
    game.do('move 2 leader devon wessex');
    expect(spent(game)).toEqual([3]);
    expect(game.refuses('move 2 leader wessex sussex')).toMatchObject({ code: 'leader-spent' });
  });

  it('DIG-7: armies that he leaves behind have stopped at the strait', () => {
    const game = playing(
      `
      round 11 saxons movement
      dyfed: saxons 3 leader egbert
      wessex: saxons 1
    `,
      'straits-cost-two',
    );
    game.do('move 3 leader dyfed devon').do('move 1 leader devon wessex');
    expect(game.may('move 1 devon wessex')).toBe(true); // after him
    expect(game.refuses('move 1 devon cornwall')).toMatchObject({ code: 'move-stopped', rule: 'MOV-8' });
    const left = game.state.groups.find(({ count }) => count === 2);
    expect(movementAccount(game.state, nationOf('saxons'), left as never)).toMatchObject({
      left: 0,
      halt: 'strait',
    });
  });

  it('DIG-7: a leader alone crosses after another step, but not with one area left', () => {
    const { plain, game } = sideBySide(
      `
      round 11 saxons movement
      hwicce: saxons 1 leader egbert
      gwent: saxons 1
      dyfed: saxons 1
      devon: saxons 1
    `,
      'straits-cost-two',
    );
    for (const one of [plain, game]) one.do('move leader hwicce gwent');
    expect(plain.refuses('move leader gwent devon')).toMatchObject({ code: 'move-strait', rule: 'MOV-8' });
    expect(game.may('move leader gwent devon')).toBe(true);
    game.do('move leader gwent dyfed');
    expect(game.refuses('move leader dyfed devon')).toMatchObject({
      code: 'move-strait',
      rule: 'DIG-7',
      details: { spent: 2, allowance: 3 },
    });
  });

  it('DIG-7: infantry without a leader crosses as its whole move', () => {
    const game = playing(
      `
      round 9 saxons movement
      gwent: saxons 2
    `,
      'straits-cost-two',
    );
    game.do('move 1 gwent devon');
    expect(game.refuses('move 1 devon wessex')).toMatchObject({ code: 'move-stopped' });
    game.do('move 1 gwent dyfed');
    expect(game.refuses('move 1 dyfed devon')).toMatchObject({
      code: 'move-strait',
      rule: 'DIG-7',
      details: { spent: 1, allowance: 2 },
    });
  });

  it('DIG-7 ROAD-8: Romans may cross after another step, and stop then', () => {
    const { plain, game } = sideBySide(
      `
      round 3 romans movement
      gwent: romans 1, fort
      devon: fort
    `,
      'straits-cost-two',
    );
    for (const one of [plain, game]) one.do('move 1 gwent dyfed');
    expect(plain.refuses('move 1 dyfed devon')).toMatchObject({ code: 'move-strait', rule: 'MOV-8' });
    game.do('move 1 dyfed devon');
    expect(spent(game)).toEqual([3]);
    expect(game.refuses('move 1 devon wessex')).toMatchObject({ code: 'move-stopped' });
  });

  it('DIG-7 ROAD-8: they stop there even if a road leads on', () => {
    const { plain, game } = sideBySide(
      `
      round 3 romans movement
      gwent: romans 1, fort
      devon: fort
      cornwall: fort
    `,
      'straits-cost-two',
    );
    for (const one of [plain, game]) one.do('move 1 gwent devon');
    expect(plain.may('move 1 devon cornwall')).toBe(true);
    expect(game.refuses('move 1 devon cornwall')).toMatchObject({ code: 'move-stopped' });
  });

  it('DIG-7 SEA-19: none of the move is left for a boat', () => {
    const game = playing(
      `
      round 7 angles movement
      gwent: angles 2 leader ida
    `,
      'straits-cost-two',
    );
    game.do('move 2 leader gwent devon');
    expect(game.refuses('move 2 leader devon english-channel')).toMatchObject({ code: 'leader-spent' });
    expect(game.may('move 2 leader devon cornwall')).toBe(true);
  });

  it('DIG-6 DIG-7: a strait into difficult land takes all that is left, and two must be', () => {
    const game = playing(
      `
      round 11 saxons movement
      devon: saxons 2 leader egbert
    `,
      'straits-cost-two',
      'difficult-costs-two',
    );
    game.do('move 2 leader devon gwent');
    expect(spent(game)).toEqual([3]);
  });
});

describe('DIG-8: roads across straits', () => {
  const position = `
    round 3 romans movement
    gwent: romans 1, fort
    devon: fort
  `;

  it('DIG-8: between two road areas a strait is free and does not stop', () => {
    const { plain, game } = sideBySide(position, 'road-straits');
    for (const one of [plain, game]) one.do('move 1 gwent devon');
    expect(plain.refuses('move 1 devon wessex')).toMatchObject({ code: 'move-road-only' });
    expect(spent(game)).toEqual([0]);
    walk(game, '1', 'devon', 'wessex', 'sussex', 'kent');
    expect(game.refuses('move 1 kent essex')).toMatchObject({ code: 'move-allowance' });
  });

  it('DIG-8: with a road at one end only, ROAD-8 holds', () => {
    const game = playing(position.replace('devon: fort', 'devon: ruin'), 'road-straits');
    game.do('move 1 gwent devon');
    expect(game.refuses('move 1 devon wessex')).toMatchObject({ code: 'move-stopped' });
  });

  it('DIG-8 SUB-13: displaced armies follow roads across straits', () => {
    const beyond = `
      round 2 romans movement
      powys: welsh 1, romans 1
      dyfed: welsh 1
      gwent: romans 1, fort
      devon: romans 1, fort
      hwicce: belgae 1
    `;
    const { plain, game } = sideBySide(beyond, 'road-straits');
    for (const one of [plain, game]) {
      one.do('end');
      if (one.decision.kind === 'submit' && one.decision.nation === 'belgae') one.do('resist');
      one.do('submit');
    }
    expect(plain.legal('displace powys')).not.toContain('displace powys devon');
    expect(game.legal('displace powys')).toContain('displace powys devon');
  });
});

describe('First printing: roads before a strait only', () => {
  const position = `
    round 3 romans movement
    gwent: romans 1, fort
    powys: romans 1, fort
    devon: fort
    cornwall: fort
  `;

  it('first printing, in place of ROAD-8: the move ends behind the strait', () => {
    const { plain, game } = sideBySide(position, 'roads-before-straits-only');
    for (const one of [plain, game]) one.do('move 1 gwent devon');
    expect(plain.may('move 1 devon cornwall')).toBe(true);
    expect(game.refuses('move 1 devon cornwall')).toMatchObject({ code: 'move-stopped' });
  });

  it('first printing, in place of ROAD-8: roads lead to it as before', () => {
    const game = playing(position, 'roads-before-straits-only');
    game.do('move 1 gwent devon').do('move 1 powys gwent').do('move 1 gwent devon');
    expect(game.area('devon')).toBe('romans 2, fort');
  });
});

describe('Rules about straits that exclude each other', () => {
  it.each(['straits-cost-two', 'road-straits'] as const)(
    'DIG-7 DIG-8: %s and the first printing do not go together',
    (rule) => {
      const position = 'round 3 romans movement\ngwent: romans 1, fort';
      expect(() => playing(position, rule, 'roads-before-straits-only')).toThrow('options-clash');
    },
  );

  it('DIG-7 DIG-8: those of the computer game do', () => {
    const game = playing(
      'round 3 romans movement\ngwent: romans 1, fort\ndevon: fort',
      'straits-cost-two',
      'road-straits',
    );
    game.do('move 1 gwent devon');
    expect(spent(game)).toEqual([0]);
  });
});

describe('DIG-9: roads over ruins', () => {
  const position = `
    round 3 romans movement
    avalon: romans 1, fort
    hwicce: welsh 1, ruin
    march: fort
    subject welsh to romans
  `;

  it('DIG-9: a ruined fort does not break the road through a subject area', () => {
    const { plain, game } = sideBySide(position, 'roads-over-ruins');
    for (const one of [plain, game]) walk(one, '1', 'avalon', 'hwicce', 'march');
    expect(spent(plain)).toEqual([2]);
    expect(spent(game)).toEqual([0]);
  });

  it('DIG-9: a ruin of their own carries no road', () => {
    const game = playing(
      position.replace('hwicce: welsh 1, ruin', 'hwicce: romans 1, ruin'),
      'roads-over-ruins',
    );
    walk(game, '1', 'avalon', 'hwicce');
    expect(spent(game)).toContain(1);
  });
});

describe('DIG-11: Romans stack like others in difficult areas', () => {
  const position = `
    round 3 romans movement
    cornwall: romans 3, fort
    powys: romans 3, fort
    kent: romans 6, fort
  `;

  it('DIG-11: one difficult area may hold four, the others two', () => {
    const { plain, game } = sideBySide(position, 'romans-two-in-difficult');
    expect(plain.may('end')).toBe(true);
    expect(game.refuses('end')).toMatchObject({
      code: 'end-stacking',
      rule: 'STK-1',
      details: { areas: ['powys', 'cornwall'], armies: [3, 3], limits: [2, 2], leave: [1], enough: true },
    });
    game.do('move 1 powys hwicce');
    expect(game.may('end')).toBe(true);
  });

  it('DIG-11: clear areas hold any number beside it', () => {
    const game = playing(
      'round 3 romans movement\ncornwall: romans 4, fort\nkent: romans 6, fort',
      'romans-two-in-difficult',
    );
    expect(game.may('end')).toBe(true);
  });

  it('DIG-11: no difficult area holds five', () => {
    const game = playing(
      'round 3 romans movement\ncornwall: romans 5, fort\nkent: romans 6, fort',
      'romans-two-in-difficult',
    );
    expect(game.refuses('end')).toMatchObject({
      code: 'end-stacking',
      rule: 'STK-2',
      details: { areas: ['cornwall'], limits: [4], leave: [1] },
    });
  });
});

describe('DIG-13: burhs need no food', () => {
  const position = `
    round 13 saxons movement
    essex: saxons 3 burh
    kent: saxons 2
  `;

  it('DIG-13: only armies count', () => {
    const { plain, game } = sideBySide(position, 'burhs-need-no-food');
    expect(plain.do('end').state.pending).toMatchObject({ kind: 'remove', left: 2 });
    expect(game.do('end').state.pending).toMatchObject({ kind: 'remove', left: 1 });
  });

  it('DIG-13: a burh is not removed, but the last army beside it may be', () => {
    const alone = 'round 13 saxons movement\nessex: saxons 1 burh\nkent: saxons 4';
    const game = playing(alone, 'burhs-need-no-food').do('end');
    expect(game.refuses('remove burh essex')).toMatchObject({ code: 'remove-nothing-there', rule: 'DIG-13' });
    game.do('remove essex');
    expect(game.area('essex')).toBe('saxons burh');
  });
});
