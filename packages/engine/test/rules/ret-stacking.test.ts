import { describe, expect, it } from 'vitest';
import { defaultAction } from '../../src/game/play.ts';
import type { Action } from '../../src/model/action.ts';
import { makeAction } from '../../src/notation/action-text.ts';
import { at, type TestGame } from '../support.ts';

/** Where the side that is asked may retreat to. */
const places = (game: TestGame): string[] =>
  [...new Set(game.legal('retreat').map((text) => text.replace(/.* to (\S+).*/, '$1')))].sort();

const who = (game: TestGame): string => `${game.asks} ${game.decision.nation}`;

const full = { code: 'retreat-stacking', rule: 'RET-8' };

describe('Retreats and stacking', () => {
  const hwicce = (powys: number) =>
    at(`
      round 9 saxons movement
      south-mercia: saxons 3
      york: saxons 1
      wessex: saxons 1
      hwicce: welsh 3
      gwent: welsh 2
      powys: welsh ${powys}
    `)
      .do('move 3 south-mercia hwicce')
      .do('end', [1, 1, 1, 1, 1, 1]);

  it('EXA-112 RET-8 RET-9: (a) full areas are no refuge, so the defenders stay', () => {
    const game = hwicce(4);
    expect(who(game)).toBe('retreat saxons');
    expect(places(game)).toEqual(['south-mercia']);
  });

  it('EXA-112 RET-8 RUL-59: (b) one more fits into the overstack, and no more', () => {
    const game = hwicce(3);
    expect(who(game)).toBe('retreat welsh');
    expect(game.legal('retreat')).toEqual(['retreat 1 to powys']);
    expect(game.refuses('retreat 2 to powys')).toMatchObject(full);
    expect(game.refuses('retreat 1 to gwent')).toMatchObject(full);
    game.do('retreat 1 to powys');
    expect(game.area('powys')).toBe('welsh 4');
    expect(who(game)).toBe('retreat saxons');
  });

  it('RET-8: a second overstack may not arise', () => {
    const attack = (elsewhere: string) =>
      at(`
        round 9 saxons movement
        suffolk: saxons 3
        essex: angles 2
        kent: angles 2
        ${elsewhere}
      `)
        .do('move 3 suffolk essex')
        .do('end', [1, 1, 1, 1, 1]);
    const without = attack('').do('retreat 2 to kent');
    expect(without.area('kent')).toBe('angles 4');
    const other = attack('york: angles 4');
    expect(other.refuses('retreat 2 to kent')).toMatchObject(full);
    expect(other.may('retreat 1 to kent')).toBe(true);
  });

  const bigStack = (hwicce: number) =>
    at(`
      round 9 saxons movement
      south-mercia: saxons 3
      hwicce: welsh ${hwicce}
      gwent: welsh 2
    `)
      .do('move 3 south-mercia hwicce')
      .do('end', [1, 1, 1, ...Array(hwicce).fill(1)]);

  it('RET-8 RUL-59: a battle area that was the overstack makes room for another as it is left', () => {
    const game = bigStack(4);
    expect(game.may('retreat 1 to gwent')).toBe(true); // leaves three in hwicce, within the limit
    game.do('retreat 2 to gwent');
    expect(game.area('gwent')).toBe('welsh 4');
    expect(game.area('hwicce')).toBe('welsh 2, saxons 3');
  });

  it('RET-8 RUL-59: but only if enough of them leave in the end', () => {
    const game = bigStack(5);
    expect(game.may('retreat 2 to gwent')).toBe(true);
    expect(game.refuses('retreat 3 to gwent')).toMatchObject(full); // five in difficult terrain
    game.do('retreat 1 to gwent'); // three in gwent and four in hwicce: another has to follow
    expect(game.refuses('stand')).toMatchObject({
      code: 'retreat-unfinished',
      rule: 'RET-8',
      details: { nation: 'welsh', area: 'hwicce', armies: 4, limit: 3, overstack: 'gwent', leave: 1 },
    });
    game.do('retreat 1 to gwent');
    expect(who(game)).toBe('retreat welsh');
    expect(game.may('stand')).toBe(true);
  });

  /** Eight Angles whom the Saxons attack from Kent in Essex; three ways out, all in clear land. */
  const eight = () =>
    at(`
      round 9 saxons movement
      kent: saxons 3
      essex: angles 8
      suffolk: angles 1
      cornwall: saxons 1
    `)
      .do('move 3 kent essex')
      .do('end', [1, 1, 1, ...Array(8).fill(1)]);
  const parts = ['retreat 4 to sussex', 'retreat 3 to south-mercia', 'retreat 1 to suffolk'];

  it.each([
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ])('RET-8 RUL-59: eight leave as 4 + 3 + 1 in the order %i %i %i', (...order) => {
    const game = eight();
    for (const part of order) game.do(parts[part] as string);
    expect(['sussex', 'south-mercia', 'suffolk', 'essex'].map((a) => game.area(a as 'essex'))).toEqual([
      'angles 4',
      'angles 3',
      'angles 2',
      'saxons 3',
    ]);
  });

  it('RET-8 RUL-59: with two overstacks nobody stands, and the rest always finds a way', () => {
    const game = eight().do('retreat 4 to sussex');
    expect(game.refuses('stand').code).toBe('retreat-unfinished');
    expect(game.refuses('retreat 4 to south-mercia')).toMatchObject(full); // a second overstack for good
    while (game.refusal('stand')) game.do(makeAction(defaultAction(game.state) as Action));
    expect(game.area('essex')).toBe('saxons 3, angles 3');
  });

  it('RET-8 RUL-59: a first part that no second could put right is refused', () => {
    const game = at(`
      round 9 saxons movement
      south-mercia: saxons 3
      york: saxons 1
      wessex: saxons 1
      gwynedd: saxons 1
      hwicce: welsh 6
      gwent: welsh 3
    `);
    game.do('move 3 south-mercia hwicce').do('end', [1, 1, 1, 1, 1, 1, 1, 1, 1]);
    // Gwent takes one more: four would be there, five in Hwicce, and the other ways are barred.
    expect(who(game)).toBe('retreat saxons');
    expect(game.area('hwicce')).toBe('welsh 6, saxons 3');
  });

  it('RET-8 RUL-59: the defender is asked even if only several together would be stacked legally', () => {
    const game = at(`
      round 9 saxons movement
      south-mercia: saxons 3
      york: saxons 1
      wessex: saxons 1
      gwynedd: saxons 1
      hwicce: welsh 5
      gwent: welsh 2
    `);
    game.do('move 3 south-mercia hwicce').do('end', [1, 1, 1, 1, 1, 1, 1, 1]);
    expect(who(game)).toBe('retreat welsh');
    expect(game.legal('retreat')).toEqual(['retreat 1 to gwent', 'retreat 2 to gwent']);
    game.do('retreat 2 to gwent');
    expect(game.area('hwicce')).toBe('welsh 3, saxons 3');
  });

  it('RET-10 RUL-59: the attacker likewise', () => {
    const game = at(`
      round 9 saxons movement
      kent: saxons 5
      sussex: saxons 3
      essex: angles 1
    `);
    game.do('move 5 kent essex').do('move 3 sussex kent').do('end', [1, 1, 1, 1, 1, 1]).do('stand');
    expect(who(game)).toBe('retreat saxons');
    const part = game.fork().do('retreat 1 to kent'); // four in essex and four in kent
    expect(part.legal()).toEqual([1, 2, 3, 4].map((n) => `retreat ${n} to kent`));
    game.do('retreat 2 to kent');
    expect(game.area('kent')).toBe('saxons 5');
    expect(game.area('essex')).toBe('saxons 3, angles 1');
  });

  it('RET-8 RUL-59: the whole decision is judged: infantry and cavalry that leave together', () => {
    const game = at(`
      round 16 saxons movement
      essex: saxons 2
      kent: normans 1 cavalry 4
      sussex: normans 3
    `);
    game.do('move 2 essex kent').do('end', [1, 1, 1, 1, 1, 1, 1]);
    expect(who(game)).toBe('retreat normans');
    const part = game.fork().do('retreat 1 to sussex'); // four stay in kent for the moment
    expect(part.refuses('stand').code).toBe('retreat-unfinished');
    game.do('retreat 1 1 cavalry to sussex');
    expect(game.area('sussex')).toBe('normans 4 cavalry 1');
    expect(game.area('kent')).toBe('saxons 2, normans cavalry 3');
  });

  it('RET-8: Romans have their own limits', () => {
    const game = at(`
      round 4 brigantes movement
      bernicia: brigantes 3
      york: romans 3, fort
      pennines: romans 2, fort
      lindsey: romans 4, fort
    `);
    game.do('move 3 bernicia york').do('end', [1, 1, 1, 1, 1, 1, 1]);
    expect(game.refuses('retreat 1 to lindsey')).toMatchObject(full);
    expect(game.refuses('retreat 3 to pennines')).toMatchObject(full);
    game.do('retreat 2 to pennines');
    expect(game.area('pennines')).toBe('romans 4, fort');
  });

  it('RET-10: attackers go back within stacking too', () => {
    const attack = (elsewhere: string) =>
      at(`
        round 9 saxons movement
        kent: saxons 2
        sussex: saxons 2
        ${elsewhere}
        essex: angles 2
      `)
        .do('move 2 kent essex')
        .do('move 2 sussex kent')
        .do('end', [1, 1, 1, 1])
        .do('stand');
    expect(attack('').legal('retreat')).toEqual(['retreat 1 to kent', 'retreat 2 to kent']);
    const other = attack('avalon: saxons 4');
    expect(other.legal('retreat')).toEqual(['retreat 1 to kent']);
    expect(other.refuses('retreat 2 to kent')).toMatchObject(full);
  });
});

describe('What a retreat is and is not', () => {
  it('RET-17: it asks neither for allowance nor for terrain', () => {
    const game = at(`
      round 9 saxons movement
      wessex: saxons 1
      hwicce: angles 1
    `);
    game.do('move 1 wessex avalon').do('move 1 avalon hwicce'); // both areas of its allowance
    game.do('end', [1, 1]).do('stand').do('retreat 1 to avalon');
    expect(game.area('avalon')).toBe('saxons 1');
    const difficult = at(`
      round 9 saxons movement
      pennines: saxons 1
      york: angles 1
    `);
    difficult.do('move 1 pennines york').do('end', [1, 1]);
    expect(places(difficult)).toContain('lindsey');
    difficult.do('stand').do('retreat 1 to pennines');
    expect(difficult.area('pennines')).toBe('saxons 1');
  });

  it('RET-17: roads and overruns do not lengthen it', () => {
    const game = at(`
      round 2 brigantes movement
      bernicia: brigantes 4
      york: romans 3, fort
      lindsey: fort
      suffolk: fort
      march: welsh 1
    `);
    game.do('move 4 bernicia york').do('end', [1, 1, 1, 1, 1, 1, 1, 1]);
    expect(game.may('retreat 3 to lindsey')).toBe(true);
    expect(game.refuses('retreat 3 to suffolk')).toMatchObject({ code: 'retreat-not-open', rule: 'RET-3' });
    expect(game.refuses('retreat 3 to march')).toMatchObject({ code: 'retreat-not-open', rule: 'RET-3' });
  });

  it('RET-18: to retreat into an area is to occupy it', () => {
    const game = at(`
      round 9 saxons movement
      hwicce: saxons 2
      march: welsh 1
    `);
    game.do('move 2 hwicce march').do('end', [1, 1, 1]).do('retreat 1 to york');
    expect(game.points('welsh')).toBe(12);
    expect(game.area('york')).toBe('welsh 1');
  });

  const kent = () =>
    at(`
      round 2 belgae movement
      sussex: belgae 3
      kent: romans 2, fort
    `)
      .do('move 3 sussex kent')
      .do('end', [1, 1, 1, 1, 1, 1]);

  it('EXA-115 RET-2 RET-18 RUL-15 RUL-16: a retreating Roman army builds and scores, though it is not its turn', () => {
    const game = kent().do('retreat 1 to essex');
    expect(game.seen('fort-built')).toEqual([{ type: 'fort-built', area: 'essex' }]);
    expect(game.points('romans')).toBe(2);
    expect(game.area('kent')).toBe('romans 1, belgae 3, fort');
    game.do('stand').do('stand', [1, 2, 3, 1, 1]);
    expect(game.seen('battle-rolled')).toMatchObject([{ defender: { infantry: [1], fort: [1] } }]);
  });

  it('RET-19: the attackers of a first half move again in the second', () => {
    const game = at(`
      round 7 angles movement
      suffolk: angles 2
      essex: saxons 1
    `);
    game.do('move 2 suffolk essex').do('end', [1, 1, 1]).do('stand').do('retreat 2 to suffolk');
    expect(game.state.invasionHalf).toBe(2);
    game.do('move 2 suffolk north-mercia').do('move 2 north-mercia york').do('end');
    expect(game.area('york')).toBe('angles 2');
  });

  it('RET-6: where attackers came from in the first half is open again in the second', () => {
    const game = at(`
      round 7 angles movement
      suffolk: angles 2
      essex: saxons 1
    `);
    game.do('move 2 suffolk essex').do('end', [1, 1, 1]);
    expect(places(game)).toEqual(['downlands', 'kent', 'south-mercia', 'sussex']);
    game.do('stand').do('retreat 2 to suffolk');
    game.do('move 2 suffolk south-mercia').do('move 2 south-mercia essex').do('end', [1, 1, 1]);
    expect(places(game)).toEqual(['downlands', 'kent', 'suffolk', 'sussex']);
  });

  it('RET-19: a defender that has retreated is not fought again in the phase', () => {
    const game = at(`
      round 9 saxons movement
      kent: saxons 2
      essex: angles 1
    `);
    game.do('move 2 kent essex').do('end', [1, 1, 1]).do('retreat 1 to suffolk');
    expect(game.state.battle).toBeNull();
    expect(game.asks).not.toBe('battle');
    expect(game.area('suffolk')).toBe('angles 1');
  });
});

describe('Retreats of a leader alone', () => {
  it('RET-8 LDR-17: he changes no stack, so his retreat obliges nobody to follow', () => {
    const game = at(
      'round 8 angles movement\nsuffolk: angles 3\nessex: saxons 4 leader aelle\nkent: saxons 4',
    )
      .do('move 3 suffolk essex')
      .do('end', [1, 1, 1, 1, 1, 1, 1])
      .do('retreat leader to kent');
    expect(game.asks).toBe('retreat');
    expect(game.may('stand')).toBe(true);
  });
});
