import { describe, expect, it } from 'vitest';
import { areaId, NATION } from '../../src/model/ids.ts';
import { canRetreat, retreats } from '../../src/query/retreat.ts';
import { at, type TestGame } from '../support.ts';

const FULL = { code: 'retreat-stacking', rule: 'RET-8' };
const ones = (n: number): number[] => Array(n).fill(1);
const who = (game: TestGame): string => `${game.asks} ${game.decision.nation}`;

describe('A retreat in parts: may enough of the others follow?', () => {
  it.each([
    [6, true],
    [7, false],
  ])('RET-8 RUL-59: %i defenders, of whom two more find room: %s', (armies, may) => {
    // Gwent takes two as the overstack, Powys one; three may stay in Hwicce.
    const game = at(`
      round 9 saxons movement
      south-mercia: saxons 3
      wessex: saxons 1
      york: saxons 1
      gwynedd: saxons 1
      hwicce: welsh ${armies}
      gwent: welsh 2
      powys: welsh 1
    `);
    game.do('move 3 south-mercia hwicce').do('end', ones(3 + armies));
    expect(game.may('retreat 1 to gwent')).toBe(may);
    expect(game.may('retreat 2 to gwent')).toBe(may);
    expect(game.may('retreat 1 to powys')).toBe(true);
  });

  it.each([
    [5, true],
    [6, false],
  ])(
    'RET-8 RET-10 RUL-59: of attackers only those follow who came that way: %i and one: %s',
    (armies, may) => {
      // Downlands has room for two; three may stay in Essex, and one can go to Sussex.
      const game = at(`
      round 9 saxons movement
      downlands: saxons ${armies}
      wessex: saxons 2
      sussex: saxons 1
      essex: angles 1
    `);
      game.do(`move ${armies} downlands essex`).do('move 2 wessex downlands').do('move 1 sussex essex');
      game.do('end', ones(armies + 2)).do('stand');
      expect(game.may('retreat 2 to downlands')).toBe(may);
      expect(game.may('retreat 1 to sussex')).toBe(true);
    },
  );

  it('RET-8 RET-10 RUL-59: who leaves is not counted again among those who follow', () => {
    // Four came from Sussex and two from Kent, where three stand now: if one makes Kent the overstack, one can follow
    // him there and none to Sussex, so that four are left in Essex.
    const game = at(`
      round 9 saxons movement
      kent: saxons 2
      sussex: saxons 4
      wessex: saxons 6
      essex: angles 1
    `);
    game.do('move 2 kent essex').do('move 4 sussex essex');
    game.do('move 6 wessex sussex').do('move 3 sussex kent').do('end', ones(7)).do('stand');
    expect(game.refuses('retreat 1 to kent')).toMatchObject(FULL);
    expect(game.refuses('retreat 2 to kent')).toMatchObject(FULL);
    expect(game.may('retreat 1 to sussex')).toBe(true);
  });

  it('RET-8 RUL-59: one overstack left in the battle area is all right, so the rest may stand', () => {
    const game = at(`
      round 9 saxons movement
      south-mercia: saxons 3
      hwicce: welsh 6
    `);
    game.do('move 3 south-mercia hwicce').do('end', ones(9)).do('retreat 1 to gwent');
    expect(game.area('hwicce')).toBe('welsh 5, saxons 3');
    expect(game.may('stand')).toBe(true);
  });

  it('RET-8 RUL-59: more may follow than must, and then the rest may stand', () => {
    const game = at(`
      round 9 saxons movement
      kent: saxons 3
      essex: angles 8
    `);
    game.do('move 3 kent essex').do('end', ones(11)).do('retreat 4 to sussex');
    expect(game.refuses('stand')).toMatchObject({ code: 'retreat-unfinished', details: { leave: 1 } });
    game.do('retreat 3 to south-mercia');
    expect(game.area('essex')).toBe('saxons 3, angles 1');
    expect(game.may('stand')).toBe(true);
  });
});

describe('Who is asked to retreat', () => {
  it('RET-2 RUL-67: a burh has nowhere to go, armies beside it have', () => {
    const open = (saxons: string) => {
      const game = at(`
        round 13 danes movement
        york: danes 3
        north-mercia: saxons ${saxons}
        suffolk: saxons 1
      `);
      game.do('move 3 york north-mercia').do('end', ones(saxons === 'burh' ? 4 : 5));
      return {
        may: canRetreat(game.state, NATION.saxons, 'defender'),
        to: retreats(game.state, NATION.saxons, 'defender').map(({ to }) => areaId(to)),
      };
    };
    expect(open('burh')).toEqual({ may: false, to: [] });
    expect(open('1 burh').may).toBe(true);
    expect(open('1 burh').to).toContain('suffolk');
  });

  it('MOV-12 RET-10: armies that came by the same way go back together, wherever they began', () => {
    const game = at(`
      round 9 saxons movement
      suffolk: saxons 1
      south-mercia: saxons 1
      hwicce: welsh 1
    `);
    game.do('move 1 suffolk south-mercia').do('move 1 south-mercia hwicce').do('move 1 south-mercia hwicce');
    game.do('end', ones(3)).do('stand');
    expect(game.legal('retreat')).toEqual(['retreat 1 to south-mercia', 'retreat 2 to south-mercia']);
  });

  it('RET-12 RAID-8: raiders from two seas go each to their own, and need no word of it', () => {
    const game = at(`
      round 5 angles movement
      north-sea: angles 1
      frisian-sea: angles 1
      york: brigantes 1
    `);
    game.do('move 1 north-sea york').do('move 1 frisian-sea york').do('end', ones(3)).do('stand');
    expect(game.legal('retreat').sort()).toEqual(['retreat 1 to frisian-sea', 'retreat 1 to north-sea']);
    const homes = retreats(game.state, NATION.angles, 'attacker').map(({ withdrawTo }) => areaId(withdrawTo));
    expect(homes).toEqual(['north-sea', 'frisian-sea']);
  });

  it('RET-9 RET-14 RUL-59: those whose way back is shut do not help the others to a legal stack', () => {
    // Four overran Sussex and cannot go back there; the one from Kent would make a second overstack.
    const game = at(`
      round 9 saxons movement
      wessex: saxons 6
      kent: saxons 4
      sussex: angles 1
      essex: angles 1
    `);
    game.do('move 6 wessex sussex').do('move 4 sussex essex').do('move 1 kent essex').do('end');
    game.do('fight essex', ones(6));
    expect(who(game)).toBe('retreat angles');
    expect(canRetreat(game.state, NATION.saxons, 'attacker')).toBe(false);
    game.do('stand', ones(6));
    expect(who(game)).toBe('retreat angles');
  });

  it('RET-8 RET-9: neighbouring areas that are full are no way out', () => {
    const game = at(`
      round 9 saxons movement
      south-mercia: saxons 3
      york: saxons 1
      wessex: saxons 1
      hwicce: welsh 3
      gwent: welsh 2
      powys: welsh 4
    `);
    game.do('move 3 south-mercia hwicce').do('end', ones(6));
    expect(canRetreat(game.state, NATION.welsh, 'defender')).toBe(false);
    expect(canRetreat(game.state, NATION.saxons, 'attacker')).toBe(true);
  });

  it('LDR-17: a leader may go where there is no room for armies', () => {
    const attack = (leader: string) =>
      at(`
        round 11 angles movement
        suffolk: angles 3
        south-mercia: angles 1
        essex: saxons 3${leader}
        kent: saxons 3
        sussex: saxons 3
        downlands: saxons 2
        wessex: saxons 4
      `)
        .do('move 3 suffolk essex')
        .do('end', ones(6));
    const led = attack(' leader egbert');
    expect(who(led)).toBe('retreat saxons');
    expect(led.legal('retreat').sort()).toEqual([
      'retreat leader to downlands',
      'retreat leader to kent',
      'retreat leader to sussex',
    ]);
    const alone = attack('');
    expect(canRetreat(alone.state, NATION.saxons, 'defender')).toBe(false);
  });

  it('LDR-17: a leader who attacks may go back alone to the area he came from', () => {
    const game = at(`
      round 11 saxons movement
      kent: saxons 2 leader egbert
      essex: angles 1
    `);
    game.do('move 1 leader kent essex').do('end', [1, 1]).do('stand');
    expect(game.legal('retreat leader')).toEqual(['retreat leader to kent']);
  });

  it('RET-10: infantry and cavalry that came together go back together', () => {
    const game = at(`
      round 16 normans movement
      kent: normans 1 cavalry 1
      essex: saxons 1
    `);
    game.do('move 1 kent essex').do('move 1 cavalry kent essex').do('end', ones(3)).do('stand');
    expect(game.may('retreat 1 1 cavalry to kent')).toBe(true);
  });

  it('CAS-7: of cavalry from two places the owner names the loss before he decides', () => {
    const game = at(`
      round 16 normans movement
      kent: normans cavalry 1
      sussex: normans 1 cavalry 1
      essex: saxons 2
      wessex: normans 2
    `);
    game
      .do('move 1 cavalry kent essex')
      .do('move 1 cavalry sussex essex')
      .do('end', [1, 1, 6, 1])
      .do('stand');
    expect(game.legal('lose').length).toBe(2);
    expect(game.legal('retreat')).toEqual([]);
  });
});
