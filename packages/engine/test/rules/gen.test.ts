import { describe, expect, it } from 'vitest';
import { LAND_IDS } from '../../src/data/board.ts';
import { NATIONS, type NationId } from '../../src/data/nations.ts';
import { view } from '../../src/game/view.ts';
import { type Seat, seatsOf, toSeat } from '../../src/model/ids.ts';
import { at, refusedPosition } from '../support.ts';

describe('Units and armies', () => {
  it('GEN-1: infantry, cavalry, leader, fort and burh are the kinds of units, and there is no other', () => {
    const late = at(`
      round 16 saxons movement
      kent: saxons 2 burh leader harold
      york: normans 1 cavalry 2 leader william
    `);
    expect(late.area('kent')).toBe('saxons 2 burh leader harold');
    expect(late.area('york')).toBe('normans 1 cavalry 2 leader william');
    const early = at(`
      round 3 romans movement
      kent: romans 1 fort
    `);
    expect(early.area('kent')).toBe('romans 1, fort');
    expect(
      refusedPosition(`
        round 16 saxons movement
        kent: saxons 2 ship
      `).code,
    ).toBe('unknown-text');
  });

  it('GEN-2: a burh is no army, so a leader who needs an army on land does not enter for a burh alone', () => {
    const position = (kent: string) => `
      round 13 saxons leader
      kent: ${kent}
    `;
    const withArmy = at(position('saxons 1 burh'));
    expect(withArmy.decision).toMatchObject({ kind: 'leader', nation: 'saxons' });
    expect(withArmy.do('leader kent').area('kent')).toBe('saxons 1 burh leader edgar');
    const burhOnly = at(position('saxons burh'));
    expect(burhOnly.decision).toMatchObject({ kind: 'move', nation: 'saxons' });
    expect(burhOnly.area('kent')).toBe('saxons burh');
  });

  it('GEN-2: forts are no armies: five of them do not lower the reinforcements of Romans without armies', () => {
    const game = at(`
      round 2 romans turn-start
      kent: fort
      essex: fort
      sussex: fort
      wessex: fort
      avalon: fort
    `);
    expect(game.area('english-channel')).toBe('romans 4');
  });

  it('GEN-3: Roman infantry and all cavalry move three areas, other infantry two', () => {
    const third = (round: number, nation: string, unit: string) => {
      const game = at(`
        round ${round} ${nation} movement
        kent: ${nation} ${unit}
      `);
      const one = unit.startsWith('cavalry') ? '1 cavalry' : '1';
      game.do(`move ${one} kent essex`).do(`move ${one} essex suffolk`);
      return game.may(`move ${one} suffolk norfolk`)
        ? 'goes on'
        : game.refuses('move 1 suffolk norfolk').code;
    };
    expect(third(3, 'romans', '1')).toBe('goes on');
    expect(third(7, 'romano-british', 'cavalry 1')).toBe('goes on');
    expect(third(16, 'normans', 'cavalry 1')).toBe('goes on');
    expect(third(7, 'romano-british', '1')).toBe('move-allowance');
    expect(third(16, 'normans', '1')).toBe('move-allowance');
    expect(third(7, 'welsh', '1')).toBe('move-allowance');
  });

  it.each([
    ['Roman infantry hits on four', 2, 'romans 1', 'belgae 1', [4, 1], 'romans 1, fort'],
    ['Roman infantry is not hit on five', 2, 'romans 1', 'belgae 1', [4, 5], 'romans 1, fort'],
    ['Norman cavalry hits on four', 16, 'normans cavalry 1', 'saxons 1', [4, 5], 'normans cavalry 1'],
    [
      'Romano-British cavalry too',
      7,
      'romano-british cavalry 1',
      'jutes 1',
      [4, 5],
      'romano-british cavalry 1',
    ],
    ['Norman infantry hits on five', 16, 'normans 1', 'saxons 1', [5, 1], 'normans 1'],
    ['Norman infantry is hit on five', 16, 'normans 1', 'saxons 1', [4, 5], 'saxons 1'],
    ['a fort is hit on five', 2, 'belgae 1', 'fort', [5, 4], 'belgae 1, ruin'],
    ['a fort hits on five', 2, 'belgae 1', 'fort', [4, 5], 'fort'],
    ['a burh is hit on five', 16, 'normans 1', 'saxons burh', [5, 4], 'normans 1'],
    ['a burh hits on five', 16, 'normans 1', 'saxons burh', [4, 5], 'saxons burh'],
  ])('GEN-3: strong and normal units in battle: %s', (_, round, attacker, defender, dice, left) => {
    const [nation] = attacker.split(' ') as [string];
    const game = at(`
      round ${round} ${nation} movement
      kent: ${attacker}
      essex: ${defender}
      orkneys: caledonians 1
    `);
    game.do(`move 1 ${attacker.includes('cavalry') ? 'cavalry ' : ''}kent essex`).do('end', dice);
    expect(game.area('essex')).toBe(left);
  });
});

describe('The pieces of a nation', () => {
  const cavalry: Partial<Record<NationId, number>> = { 'romano-british': 2, normans: 4 };
  const infantry: Record<NationId, number> = {
    romans: 16,
    'romano-british': 8,
    belgae: 10,
    welsh: 13,
    brigantes: 11,
    caledonians: 7,
    picts: 10,
    irish: 8,
    scots: 11,
    norsemen: 10,
    dubliners: 9,
    danes: 18,
    norwegians: 12,
    saxons: 20,
    jutes: 6,
    angles: 17,
    normans: 8,
  };

  it.each(NATIONS.map((n) => n.id))('GEN-4 GEN-5 RUL-127: %s have so many pieces and no more', (nation) => {
    const feet = infantry[nation];
    const horses = cavalry[nation] ?? 0;
    const position = (n: number, c: number) => `
      round 4 ${nation} movement
      english-channel: ${nation} ${n - 2} cavalry ${c}
      kent: ${nation} 2
    `;
    expect(at(position(feet, horses)).area('kent')).toBe(`${nation} 2`);
    expect(refusedPosition(position(feet + 1, horses))).toMatchObject({
      rule: 'supply',
      details: { nation },
    });
    expect(refusedPosition(position(feet, horses + 1))).toMatchObject({
      rule: 'supply',
      details: { nation },
    });
  });

  it('GEN-5: pieces at sea are in play as well as those on land', () => {
    const invader = (atSea: number) =>
      at(`
        round 8 irish turn-start
        atlantic-ocean: irish ${atSea}
        dyfed: irish 4
      `);
    expect(invader(3).area('atlantic-ocean')).toBe('irish 4');
    expect(invader(3).marker('irish')).toBe(2);
    expect(invader(4).asks).toBe('leave-out');
    expect(invader(4).do('leave-out atlantic-ocean').area('atlantic-ocean')).toBe('irish 4');
  });

  it('GEN-5: Saxon infantry and burhs share twenty pieces', () => {
    const position = (armies: number) => `
      round 14 saxons movement
      kent: saxons burh
      essex: saxons burh
      wessex: saxons ${armies}
    `;
    expect(at(position(18)).area('wessex')).toBe('saxons 18');
    expect(refusedPosition(position(19)).rule).toBe('supply');
  });

  it('GEN-6: the Romans may have a fort in every area of the board', () => {
    const forts = LAND_IDS.filter((id) => id !== 'kent').map((id) => (id === 'essex' ? '' : `${id}: fort`));
    const game = at(`
      round 3 romans movement
      essex: romans 1 fort
      ${forts.join('\n')}
    `);
    game.do('move 1 essex kent');
    expect(game.area('kent')).toBe('romans 1, newfort');
    expect(LAND_IDS.filter((id) => game.area(id).endsWith('fort'))).toHaveLength(37);
  });

  it('GEN-7: an army lost in the round can come again in the same round', () => {
    const position = `
      round 8 welsh movement
      dyfed: irish 8
      powys: welsh 1
    `;
    const kept = at(position).do('end');
    expect(kept.decision).toMatchObject({ kind: 'move', nation: 'irish' });
    expect(kept.area('atlantic-ocean')).toBe('');
    const lost = at(position).do('move 1 powys dyfed').do('end', [5, 5, 1, 1, 1, 1, 1, 1, 1]);
    expect(lost.area('dyfed')).toBe('irish 7');
    expect(lost.area('atlantic-ocean')).toBe('irish 1');
  });

  it('GEN-7 RUL-75: armies that leave with Cnut go back to the supply, and one of them may serve the King', () => {
    const game = at(`
      round 14 danes departure
      york: danes 6
      bernicia: danes 2
      lindsey: danes 2
      norfolk: danes 2
      suffolk: danes 2
      essex: danes 2
      kent: danes 2
    `);
    expect(game.decision).toMatchObject({ kind: 'remove', nation: 'danes' });
    for (let i = 0; i < 4; i++) game.do('remove york');
    expect(game.points('danes')).toBe(8);
    expect(game.decision).toMatchObject({ kind: 'place', nation: 'danes' });
    expect(game.do('place york').area('york')).toBe('danes 3');
  });

  it('GEN-8: Ivar and Halfdan are one leader: one piece, one bonus, one prize', () => {
    expect(NATIONS.find((n) => n.id === 'danes')?.leaders).toEqual([
      'ivar-and-halfdan',
      'cnut',
      'svein-estrithson',
    ]);
    const game = at(`
      round 12 saxons movement
      kent: danes 1 leader ivar-and-halfdan
      essex: saxons 2
    `);
    game.do('move 2 essex kent').do('end', [5, 1, 3]);
    expect(game.area('kent')).toBe('saxons 2');
    expect(game.seen('leader-eliminated')).toHaveLength(1);
    expect(game.points('saxons')).toBe(6);
  });
});

describe('Everything is open', () => {
  it('GEN-15: every seat and every spectator sees the whole board, every card and every score', () => {
    const game = at(`
      round 9 saxons movement
      kent: saxons 2
      york: welsh 1
      marker saxons 3
      scored welsh york
      points {"nation":"welsh","round":8,"points":12,"reason":"occupy","area":"york"}
    `);
    for (const seat of [...seatsOf(4), undefined]) expect(view(game.state, seat)).toEqual(game.state);
    expect(game.points('welsh')).toBe(12);
  });

  it('GEN-15: only the votes of a secret ballot are hidden, and only from the others', () => {
    const game = at(`
      round 9 bretwalda
      kent: saxons 1
      york: angles 1
      options {"ballot":"secret"}
    `);
    game.do('vote saxons saxons');
    const hidden = (seat?: Seat) => JSON.stringify(view(game.state, seat).pending);
    const { pending: _own, ...rest } = game.state;
    expect(hidden(toSeat(2))).toBe(JSON.stringify(game.state.pending));
    expect(hidden(toSeat(3))).not.toBe(hidden(toSeat(2)));
    expect(hidden()).toBe(hidden(toSeat(3)));
    expect(view(game.state, toSeat(3))).toMatchObject(rest);
  });
});
