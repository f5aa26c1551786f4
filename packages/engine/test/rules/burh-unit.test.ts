import { describe, expect, it } from 'vitest';
import type { AreaId } from '../../src/data/board.ts';
import { at } from '../support.ts';

const line = (areas: readonly AreaId[], what = 'saxons 1') =>
  areas.map((area) => `${area}: ${what}`).join('\n');
describe('What a burh is', () => {
  it('BURH-7: it cannot move', () => {
    const game = at(`
      round 13 saxons movement
      kent: saxons burh
      wessex: saxons 1 burh
    `);
    expect(game.refuses('move 1 kent essex')).toMatchObject({ code: 'move-no-such-units' });
    expect(game.refuses('move 2 wessex sussex')).toMatchObject({ code: 'move-no-such-units' });
    game.do('move 1 wessex sussex');
    expect(game.area('wessex')).toBe('saxons burh');
  });

  it('BURH-7: it cannot retreat and fights on when the army has gone', () => {
    const game = at(`
      round 13 danes movement
      kent: saxons 1 burh
      essex: danes 2
    `);
    game.do('move 2 essex kent').do('end', [1, 1, 1, 1]);
    expect(game.decision).toMatchObject({ kind: 'retreat', nation: 'saxons' });
    expect(game.refuses('retreat 2 to sussex').code).toBe('retreat-no-such-units');
    game.do('retreat 1 to sussex');
    expect(game.area('kent')).toBe('danes 2, saxons burh');
    game.do('stand', [5, 1, 1]);
    expect(game.area('kent')).toBe('danes 2');
  });

  it('BURH-8: it counts for stacking', () => {
    const game = at(`
      round 13 saxons turn-start
      kent: saxons 4
      sussex: saxons 2 burh
      wessex: saxons 3
    `);
    expect(game.refuses('burh wessex')).toMatchObject({
      code: 'place-stacking',
      details: { armies: 4, limit: 3, overstack: 'kent' },
    });
    game.do('end'); // six points: one army, for which only the overstack has room
    expect([game.area('kent'), game.area('sussex'), game.area('wessex')]).toEqual([
      'saxons 5',
      'saxons 2 burh',
      'saxons 3',
    ]);
  });

  it('BURH-8: it counts against an overrun', () => {
    const game = at(`
      round 13 danes movement
      kent: danes 5
      sussex: saxons 1 burh
    `);
    game.do('move 4 kent sussex');
    expect(game.refuses('move 1 sussex wessex')).toMatchObject({ code: 'move-enemy-holds', rule: 'OVR-2' });
    game.do('move 1 kent sussex').do('move 1 sussex wessex');
    expect(game.refuses('move 1 sussex wessex').code).toBe('move-enemy-holds');
  });

  it('BURH-8: it counts for population, overpopulation and the limit of twenty', () => {
    const game = at(`
      round 14 saxons turn-start
      kent: saxons burh
      sussex: saxons 17
      wessex: saxons 1
    `);
    expect(game.decision.data).toMatchObject({ why: 'population', left: 1 }); // 6 points, 19 pieces out
    game.do('place wessex').do('end');
    expect(game.decision).toMatchObject({ kind: 'remove', data: { left: 14 } }); // 20 against 2 x 3
    expect(game.refuses('remove burh kent').code).toBe('remove-last-unit');
  });

  it('BURH-8: it fights as a normal army, five or six against one without cover', () => {
    const game = at(`
      round 15 danes movement
      kent: saxons burh
      essex: danes 2
    `);
    game.do('move 2 essex kent').do('end', [4, 1, 5]);
    expect(game.area('kent')).toBe('danes 1, saxons burh');
    game.do('stand', [5, 4]);
    expect(game.area('kent')).toBe('danes 1');
  });

  it('BURH-9: from round 14 the burh is lost first', () => {
    const game = at(`
      round 15 danes movement
      kent: saxons 1 burh
      essex: danes 2
    `);
    game.do('move 2 essex kent').do('end', [5, 1, 1, 1]);
    expect(game.area('kent')).toBe('danes 2, saxons 1');
  });

  it.each([
    ['army', 'danes 2, saxons burh'],
    ['burh', 'danes 2, saxons 1'],
  ])('BURH-9: in rounds 12 and 13 the saxons choose to lose the %s', (unit, left) => {
    for (const round of [12, 13]) {
      const game = at(`
        round ${round} danes movement
        kent: saxons 1 burh
        essex: danes 2
        sussex: danes 1
      `);
      game.do('move 2 essex kent').do('end', [5, 1, 1, 1]);
      expect(game.decision).toMatchObject({ kind: 'burh-loss', nation: 'saxons', seat: 2 });
      game.do(`give ${unit}`);
      expect(game.area('kent')).toBe(left);
    }
  });

  it('BURH-9: nobody is asked when both are lost', () => {
    const game = at(`
      round 13 danes movement
      kent: saxons 1 burh
      essex: danes 2
    `);
    game.do('move 2 essex kent').do('end', [5, 5, 1, 1]);
    expect(game.area('kent')).toBe('danes 2');
  });

  it('BURH-10 BURH-11: a burh stands to the end of the game and its area scores once', () => {
    const end = (kent: string) =>
      at(`
        round 16 saxons movement
        kent: ${kent}
        sussex: saxons 1
      `).do('end');
    const alone = end('saxons burh');
    expect(alone.asks).toBe('over');
    expect(alone.area('kent')).toBe('saxons burh');
    expect(alone.points('saxons')).toBe(7);
    expect(end('saxons 1 burh').points('saxons')).toBe(7);
  });

  it('BURH-11: destroying one gives no points, where an army would', () => {
    const irish = (hwicce: string) =>
      at(`
        round 4 irish movement
        hwicce: ${hwicce}
        avalon: irish 2
      `)
        .do('move 2 avalon hwicce')
        .do('end', [5, 1, 1]);
    expect(irish('saxons 1').points('irish')).toBe(2);
    const burh = irish('saxons burh');
    expect(burh.area('hwicce')).toBe('irish 2');
    expect(burh.points('irish')).toBe(0);
  });

  it('BURH-11: burhs make no road', () => {
    const game = at(`
      round 13 saxons movement
      kent: saxons 1 burh
      ${line(['sussex', 'wessex', 'avalon'], 'saxons burh')}
    `);
    game.do('move 1 kent sussex').do('move 1 sussex wessex');
    expect(game.refuses('move 1 wessex avalon')).toMatchObject({ code: 'move-allowance', rule: 'MOV-2' });
  });
});
