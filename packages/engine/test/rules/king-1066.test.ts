import { describe, expect, it } from 'vitest';
import type { NationId } from '../../src/data/nations.ts';
import { NATION_IDS } from '../../src/model/ids.ts';
import { at, type TestGame } from '../support.ts';

/** One army of a nation in each of some areas. */
const each = (nation: string, areas: string): string =>
  areas
    .split(' ')
    .map((area) => `${area}: ${nation} 1`)
    .join('\n');

const crown = (areas: string): TestGame => at(`round 16 king\n${areas}`);

/** Points of every nation that has any. */
const scores = (game: TestGame): Partial<Record<NationId, number>> =>
  Object.fromEntries(NATION_IDS.map((id) => [id, game.points(id)]).filter(([, points]) => points !== 0));

describe('One leader left in 1066', () => {
  const william = 'kent: normans 1 leader william\nsussex: normans 1';

  it('EXA-96 KING-8 RUL-105: (a) a fifth nation with twice the English areas keeps William from the throne', () => {
    expect(scores(crown(`${william}\n${each('welsh', 'march hwicce avalon cheshire')}`))).toEqual({});
  });

  it('EXA-96 KING-8 KING-11: (b) with less than twice as many it does not: 10 points', () => {
    const game = crown(`${william}\n${each('welsh', 'march hwicce avalon')}`);
    expect(scores(game)).toEqual({ normans: 10 });
    expect(game.asks).toBe('over');
  });

  it.each([
    ['saxons', 'harold'],
    ['normans', 'william'],
    ['norwegians', 'harald-hardrada'],
    ['danes', 'svein-estrithson'],
  ] as const)('KING-7 KING-11: the %s are crowned with %s, 10 points and no infantry', (nation, leader) => {
    const game = crown(`york: ${nation} 1 leader ${leader}`);
    expect(scores(game)).toEqual({ [nation]: 10 });
    expect(game.area('york')).toBe(`${nation} 1 leader ${leader}`);
    expect(game.asks).toBe('over');
  });

  it('KING-8: neither four areas nor twice as many are needed', () => {
    const game = crown(`${william}\n${each('danes', 'york lindsey norfolk suffolk essex')}`);
    expect(scores(game)).toEqual({ normans: 10 });
  });

  it('KING-8: another of the four nations never stands in the way, however large', () => {
    const others = `${each('saxons', 'wessex avalon hwicce essex downlands march cheshire')}`;
    expect(scores(crown(`${william}\n${others}`))).toEqual({ normans: 10 });
  });

  it('KING-8 RUL-105: the last leader is King even without an English area, if no fifth nation has one', () => {
    const inWales = 'devon: normans 1 leader william';
    expect(scores(crown(`${inWales}\n${each('welsh', 'gwynedd powys')}`))).toEqual({ normans: 10 });
    expect(scores(crown(`${inWales}\nmarch: welsh 1`))).toEqual({});
  });

  it('KING-8 RUL-105: the areas of a fifth nation in Wales and Scotland do not count against him', () => {
    const game = crown(`${william}\n${each('welsh', 'gwynedd powys dyfed clwyd gwent')}\nmarch: welsh 1`);
    expect(scores(game)).toEqual({ normans: 10 });
  });

  it('KING-7 RUL-129: a leader who never came counts as dead', () => {
    // No Harold, no Harald, no Svein on the board: William is the only one, the Saxons have a third more.
    const game = crown(`${william}\n${each('saxons', 'wessex avalon hwicce')}`);
    expect(scores(game)).toEqual({ normans: 10 });
  });
});

describe('Several leaders, or none', () => {
  const CLAIMS = (danes: string): string => `
    kent: saxons 1 leader harold
    ${each('saxons', 'essex wessex avalon hwicce downlands')}
    sussex: normans 1 leader william
    ${each('normans', 'south-mercia suffolk')}
    ${each('danes', danes)}
    march: welsh 1`;

  it('EXA-128 KING-9 KING-11: (a) two alive, the usual rule: 6 areas against 3, 2 and 1', () => {
    expect(scores(crown(CLAIMS('york lindsey')))).toEqual({ saxons: 10 });
  });

  it('EXA-128 KING-9 RUL-106: (b) every nation is compared, also one whose leader is dead', () => {
    expect(scores(crown(CLAIMS('york lindsey norfolk north-mercia')))).toEqual({});
  });

  it('EXA-128 KING-10: (c) all four dead: no King, whatever the others hold', () => {
    const areas = 'york lindsey norfolk north-mercia kent essex sussex wessex avalon';
    expect(scores(crown(each('welsh', areas)))).toEqual({});
  });

  it('KING-10: a nation of the four without its leader is not crowned either', () => {
    expect(scores(crown(each('saxons', 'kent essex sussex wessex avalon')))).toEqual({});
  });

  it('KING-9 RUL-106: with two alive the minimum of four areas holds', () => {
    const game = crown(`
      kent: saxons 1 leader harold
      ${each('saxons', 'essex wessex')}
      sussex: normans 1 leader william
    `);
    expect(scores(game)).toEqual({});
  });

  it('KING-9: a nation that is no candidate cannot win', () => {
    const game = crown(`
      kent: saxons 1 leader harold
      sussex: normans 1 leader william
      ${each('danes', 'york lindsey norfolk suffolk')}
    `);
    expect(scores(game)).toEqual({});
  });

  it('KING-9: three and four living leaders are judged the same way', () => {
    const game = crown(`
      kent: saxons 1 leader harold
      ${each('saxons', 'essex wessex avalon')}
      sussex: normans 1 leader william
      york: norwegians 1 leader harald-hardrada
      norfolk: danes 1 leader svein-estrithson
    `);
    expect(scores(game)).toEqual({ saxons: 10 });
  });

  it('KING-7 RUL-110: the three leaders of 1066 do not leave in their turn of round 16', () => {
    const game = at(`
      round 16 norwegians turn-start
      york: norwegians 1 leader harald-hardrada
      kent: saxons 1 leader harold
      sussex: normans 1 leader william
    `);
    for (let turns = 0; game.asks === 'move' && turns < 3; turns++) game.do('end');
    expect(game.asks).toBe('over');
    expect(game.area('york')).toBe('norwegians 1 leader harald-hardrada');
    expect(game.area('kent')).toBe('saxons 1 leader harold');
    expect(game.area('sussex')).toBe('normans 1 leader william');
  });
});
