import { describe, expect, it } from 'vitest';
import { at, refusedPosition } from '../support.ts';

describe('What Roman armies are', () => {
  it('ROM-1: a Roman army walks three areas, an army of another nation two', () => {
    const roman = at(`
      round 3 romans movement
      york: romans 1, ruin
    `);
    roman
      .do('move 1 york north-mercia')
      .do('move 1 north-mercia south-mercia')
      .do('move 1 south-mercia essex');
    expect(roman.area('essex')).toBe('romans 1, newfort');
    expect(roman.refuses('move 1 essex kent')).toMatchObject({ code: 'move-allowance', rule: 'MOV-2' });
    const brigante = at(`
      round 3 brigantes movement
      york: brigantes 1
    `);
    brigante.do('move 1 york north-mercia').do('move 1 north-mercia south-mercia');
    expect(brigante.refuses('move 1 south-mercia essex')).toMatchObject({ code: 'move-allowance' });
  });

  it('ROM-1: a Roman army kills on a four and falls only to a six', () => {
    const game = at(`
      round 3 romans movement
      kent: romans 2, fort
      essex: belgae 2
      lindsey: belgae 1
    `);
    game.do('move 2 kent essex').do('end', [4, 3, 5, 5]);
    expect(game.area('essex')).toBe('romans 2, belgae 1');
    game.do('stand').do('stand', [3, 3, 6]);
    expect(game.area('essex')).toBe('romans 1, belgae 1');
  });

  it('ROM-1: in difficult terrain a Roman attacker needs a six like everyone else', () => {
    const game = at(`
      round 3 romans movement
      essex: romans 2, fort
      downlands: belgae 1
    `);
    game.do('move 2 essex downlands').do('end', [5, 4, 1]);
    expect(game.area('downlands')).toBe('romans 2, belgae 1');
  });

  it('ROM-1 RUL-30: any number of Romans stand in clear areas, four in each difficult one, in as many as they like', () => {
    const game = at(`
      round 3 romans movement
      essex: romans 6, fort
      kent: romans 4, fort
      downlands: romans 3, fort
      lindsey: romans 3, fort
    `);
    expect(game.may('end')).toBe(true);
    game.do('move 1 essex downlands');
    expect(game.area('downlands')).toBe('romans 4, fort');
    expect(game.may('end')).toBe(true);
    game.do('move 1 essex downlands');
    expect(game.refuses('end')).toMatchObject({
      code: 'end-stacking',
      rule: 'STK-3',
      details: { areas: ['downlands'], armies: [5], limits: [4] },
    });
  });

  it('ROM-1: the Romans get no population and carry no points', () => {
    const game = at(`
      round 3 romans turn-start
      essex: romans 3, fort
      kent: romans 3, fort
      york: romans 3, fort
      sussex: romans 3, fort
      suffolk: fort
    `);
    expect(game.asks).toBe('move');
    expect(game.marker('romans')).toBe(0);
    expect(['essex', 'kent', 'york', 'sussex'].map((area) => game.area(area as 'essex'))).toEqual(
      new Array(4).fill('romans 3, fort'),
    );
  });

  it('ROM-1: any number of Romans live on one area', () => {
    const game = at(`
      round 3 romans movement
      york: romans 12, fort
    `);
    game.do('end');
    expect(game.history.filter((e) => e.type === 'removed')).toEqual([]);
    expect(game.area('york')).toBe('romans 12, fort');
  });
});

const TABLE: readonly [armies: number, due: readonly [number, number, number, number]][] = [
  [16, [0, 0, 0, 0]],
  [13, [0, 0, 0, 0]],
  [12, [0, 0, 0, 0]],
  [11, [1, 0, 0, 0]],
  [10, [1, 1, 0, 0]],
  [9, [1, 1, 1, 0]],
  [8, [2, 2, 1, 1]],
  [7, [2, 2, 1, 1]],
  [6, [3, 3, 2, 2]],
  [5, [3, 3, 3, 3]],
  [4, [4, 4, 3, 3]],
  [3, [4, 4, 3, 3]],
  [1, [4, 4, 3, 3]],
  [0, [4, 4, 3, 3]],
];

const reinforced = (round: number, armies: number): number => {
  const game = at(`
    round ${round} romans allowance
    york: ${armies > 0 ? `romans ${armies}, fort` : 'fort'}
  `);
  return Number(game.area('english-channel').replace('romans ', ''));
};

describe('Reinforcements', () => {
  for (const [armies, due] of TABLE)
    it(`ROM-2: with ${armies} armies in play rounds 2 to 5 bring ${due.join(', ')}`, () => {
      expect([2, 3, 4, 5].map((round) => reinforced(round, armies))).toEqual(due);
    });

  it('EXA-63 ROM-2: twelve armies in round 2 get none, nine in round 4 one, nine in round 5 none', () => {
    expect([reinforced(2, 12), reinforced(4, 9), reinforced(5, 9)]).toEqual([0, 1, 0]);
  });

  it('EXA-63 ROM-2: armies anywhere count, forts do not', () => {
    const game = at(`
      round 4 romans allowance
      york: romans 4, fort
      kent: romans 5, fort
      essex: fort
      sussex: fort
      wessex: fort
    `);
    expect(game.area('english-channel')).toBe('romans 1');
  });

  it('EXA-64 (a) ROM-2 ROM-3 RUL-2: with two armies in round 3 the lowest row gives four, in the English Channel', () => {
    const game = at(`
      round 3 romans allowance
      york: romans 2, fort
    `);
    expect(game.area('english-channel')).toBe('romans 4');
    expect(game.area('york')).toBe('romans 2, fort');
  });

  it('ROM-2: round 1 brings none beside those that begin at sea', () => {
    const game = at(`
      round 1 romans allowance
      english-channel: romans 3
    `);
    expect(game.area('english-channel')).toBe('romans 3');
  });

  it('ROM-3: they land this turn on the coast of the English Channel, in no other sea', () => {
    const game = at(`
      round 4 romans movement
      english-channel: romans 1
      york: fort
    `);
    expect(
      game
        .legal('move')
        .map((text) => text.split(' ').at(-1))
        .sort(),
    ).toEqual(['cornwall', 'devon', 'kent', 'sussex', 'wessex']);
    expect(game.refuses('move 1 english-channel frisian-sea')).toMatchObject({
      code: 'sea-closed',
      rule: 'SEA-7',
    });
    expect(game.refuses('end')).toMatchObject({ code: 'end-at-sea', rule: 'SEA-6' });
  });

  it('ROM-3: once ashore they go on with what is left of their three areas', () => {
    const game = at(`
      round 4 romans movement
      english-channel: romans 1
    `);
    game.do('move 1 english-channel kent').do('move 1 kent essex').do('move 1 essex suffolk');
    expect(game.refuses('move 1 suffolk norfolk')).toMatchObject({ code: 'move-allowance' });
    expect(game.may('end')).toBe(true);
  });

  it('ROM-3 RUL-42: a coast of subjects is passed through, not landed on', () => {
    const game = at(`
      round 4 romans movement
      english-channel: romans 1
      cornwall: welsh 1
      devon: welsh 1
      kent: welsh 1
      sussex: welsh 1
      wessex: welsh 1
      subject welsh to romans
    `);
    expect(game.refuses('end')).toMatchObject({ code: 'end-at-sea' });
    game.do('move 1 english-channel kent');
    expect(game.refuses('end')).toMatchObject({ code: 'end-in-subject-area', rule: 'SUB-22' });
    game.do('move 1 kent essex');
    expect(game.may('end')).toBe(true);
  });

  it('ROM-3 RUL-42: with no place in reach where they may stop they stay at sea', () => {
    const game = at(`
      round 4 romans movement
      english-channel: romans 1
      cornwall: welsh 1, ruin
      devon: welsh 1, ruin
      kent: welsh 1, ruin
      sussex: welsh 1, ruin
      wessex: welsh 1, ruin
      essex: welsh 1, ruin
      avalon: welsh 1, ruin
      downlands: welsh 1, ruin
      south-mercia: welsh 1, ruin
      suffolk: welsh 1, ruin
      hwicce: welsh 1, ruin
      subject welsh to romans
    `);
    expect(game.legal()).toEqual(['end']);
    expect(game.refuses('move 1 english-channel kent')).toMatchObject({ code: 'subject-no-way-on' });
    game.do('end');
    expect(game.area('english-channel')).toBe('romans 1');
  });

  it('ROM-4: there are sixteen Roman armies and never more', () => {
    expect(at('round 2 romans movement\nyork: romans 16, fort').area('york')).toBe('romans 16, fort');
    expect(refusedPosition('round 2 romans movement\nyork: romans 17, fort')).toMatchObject({
      code: 'bad-position',
      rule: 'supply',
      details: { nation: 'romans', infantry: 17, most: 16 },
    });
    for (const [armies] of TABLE)
      for (const round of [2, 3, 4, 5]) expect(armies + reinforced(round, armies)).toBeLessThanOrEqual(16);
  });
});
