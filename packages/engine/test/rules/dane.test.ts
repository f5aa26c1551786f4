import { describe, expect, it } from 'vitest';
import { toPosition } from '../../src/game/position.ts';
import { at } from '../support.ts';

/** One army of a nation in each of some areas. */
const each = (nation: string, areas: string): string =>
  areas
    .split(' ')
    .map((area) => `${area}: ${nation} 1`)
    .join('\n');

describe('The great raid of round 11', () => {
  const FLEETS = `
    round 11 danes movement
    north-sea: danes 4
    frisian-sea: danes 4
    kent: jutes 3`;

  it('EXA-91 DANE-1 DANE-2: what they hold at the start of Raider Withdrawal scores, then all go back', () => {
    const game = at(FLEETS);
    game.do('move 2 north-sea york').do('move 1 frisian-sea norfolk').do('move 1 norfolk lindsey');
    expect(game.points('danes')).toBe(0);
    game.do('end');
    expect(
      game
        .seen('points')
        .map((e) => `${e.nation} ${e.reason} ${e.area} ${e.points}`)
        .sort(),
    ).toEqual(['danes occupy lindsey 2', 'danes occupy york 2']);
    expect(game.points('danes')).toBe(4);
    expect(game.area('north-sea')).toBe('danes 4');
    expect(game.area('frisian-sea')).toBe('danes 4');
    expect(game.area('york')).toBe('');
    expect(game.area('lindsey')).toBe('');
  });

  it('EXA-91 DANE-3: in round 12 York scores again, at the moment the Danes are alone there', () => {
    const game = at(FLEETS);
    game.do('move 2 north-sea york').do('move 1 frisian-sea lindsey').do('end');
    expect(game.points('danes')).toBe(4);
    while (!(game.state.round === 12 && game.decision.nation === 'danes'))
      game.do(game.legal('end')[0] ?? '');
    game.do('move 2 north-sea york');
    expect(game.points('danes')).toBe(4 + 8);
  });

  it('DANE-1: nobody is asked, and each army goes to the sea where it began, whatever lies between', () => {
    const game = at(`
      round 11 danes movement
      north-sea: danes 2
      frisian-sea: danes 1
      ${each('saxons', 'lindsey north-mercia suffolk')}
    `);
    game
      .do('move 1 north-sea frisian-sea')
      .do('move 1 frisian-sea/b norfolk')
      .do('move 1 frisian-sea norfolk');
    game.do('end');
    expect(
      game.events.flatMap((e) => (e.type === 'withdrew' ? [`${e.count} ${e.from} ${e.to}`] : [])).sort(),
    ).toEqual(['1 norfolk frisian-sea', '1 norfolk north-sea']);
    expect(game.area('north-sea')).toBe('danes 2');
    expect(game.area('frisian-sea')).toBe('danes 1');
    expect(game.area('norfolk')).toBe('');
    expect(game.asks).not.toBe('withdraw');
    expect(game.points('danes')).toBe(2);
  });

  it('DANE-1 RUL-72: all are put back, also after a battle far from the sea', () => {
    const game = at(`
      round 11 danes movement
      north-sea: danes 3
      pennines: angles 1
      kent: jutes 1
    `);
    game.do('move 3 north-sea bernicia').do('move 3 bernicia pennines').do('end', [6, 1, 1, 1]);
    expect(game.area('north-sea')).toBe('danes 3');
    expect(game.area('pennines')).toBe('');
    expect(game.points('danes')).toBe(2);
  });

  it('DANE-2 RUL-115: an area won counts, one the raiders were thrown back from does not', () => {
    const game = at(`
      round 11 danes movement
      north-sea: danes 2
      frisian-sea: danes 1
      york: angles 1
      norfolk: angles 1
    `);
    game.do('move 2 north-sea york').do('move 1 frisian-sea norfolk').do('end');
    game.do('fight norfolk', [1, 1]).do('stand').do('retreat 1 to frisian-sea', [5, 1, 1]);
    expect(game.area('frisian-sea')).toBe('danes 1');
    expect(game.history.filter((e) => e.type === 'points').map((e) => e.area)).toEqual(['york']);
    expect(game.points('danes')).toBe(2);
  });

  it('DANE-2: any area scores 2, also one that no other Danish line names', () => {
    const game = at(`
      round 11 danes before-withdrawal
      ${each('danes', 'galloway powys')}
      kent: jutes 1
    `);
    expect(game.points('danes')).toBe(4);
  });

  it('DANE-3: in round 12 each area scores once, however often it is entered', () => {
    const game = at(`
      round 12 danes movement
      north-sea: danes 2
      kent: jutes 1
    `);
    game.do('move 1 north-sea bernicia');
    expect(game.points('danes')).toBe(4);
    game.do('move 1 bernicia york');
    expect(game.points('danes')).toBe(12);
    game.do('move 1 north-sea bernicia');
    expect(game.points('danes')).toBe(12);
  });
});

describe("Cnut's departure in round 14", () => {
  it('EXA-92 DANE-4: with three of the six invaders placed Cnut and one army leave', () => {
    const game = at(`
      round 14 danes invaders
      york: danes 3
      norfolk: danes 3
      suffolk: danes 3
      essex: danes 3
      north-mercia: danes 3
      marker danes 1
    `);
    game.do('leave-out frisian-sea');
    expect(game.history.filter((e) => e.type === 'left-out')).toHaveLength(3);
    expect(game.marker('danes')).toBe(5);
    expect(game.area('frisian-sea')).toBe('danes 3 leader cnut');
    game.do('move 3 leader frisian-sea kent').do('end');
    expect(game.seen('leader-left')).toEqual([
      { type: 'leader-left', nation: 'danes', leader: 'cnut', area: 'kent' },
    ]);
    expect(game.state.pending).toMatchObject({ kind: 'remove', why: 'departure', left: 1 });
    game.do('remove york');
    expect(game.area('york')).toBe('danes 2');
    expect(game.seen('removed')[0]).toMatchObject({ area: 'york', count: 1, why: 'departure' });
    // Then 17 armies in 6 areas are overpopulated.
    expect(game.state.pending).toMatchObject({ kind: 'remove', why: 'overpopulation', left: 5 });
  });

  it('DANE-4: with all six placed four leave, by the choice of the owner', () => {
    const game = at(`
      round 14 danes before-withdrawal
      york: danes 3 leader cnut
      norfolk: danes 2
      suffolk: danes 2
      kent: saxons 3
    `);
    expect(game.state.pending).toMatchObject({ kind: 'remove', why: 'departure', left: 4 });
    expect(game.area('york')).toBe('danes 3');
    expect(game.legal().sort()).toEqual(['remove norfolk', 'remove suffolk', 'remove york']);
    expect(game.refuses('remove kent').code).toBe('remove-nothing-there');
    game.do('remove york').do('remove norfolk').do('remove york').do('remove suffolk');
    expect(['york', 'norfolk', 'suffolk'].map((a) => game.area(a as 'york'))).toEqual([
      'danes 1',
      'danes 1',
      'danes 1',
    ]);
  });

  it('DANE-4: the crown of Cnut is judged before his men go', () => {
    const game = at(`
      round 14 danes before-withdrawal
      york: danes 1 leader cnut
      norfolk: danes 1
      suffolk: danes 1
      lindsey: danes 1
      essex: danes 1
      ${each('saxons', 'kent sussex')}
    `);
    expect(toPosition(game.state).ledger).toEqual([
      { nation: 'danes', round: 14, points: 8, area: null, reason: 'king', cnut: true },
    ]);
    expect(game.points('danes')).toBe(8);
    for (const area of ['york', 'norfolk', 'suffolk', 'lindsey']) game.do(`remove ${area}`);
    expect(game.points('danes')).toBe(8);
    expect(game.area('york')).toBe('');
  });

  it('DANE-4: with no invader placed nobody leaves but Cnut', () => {
    const game = at(`
      round 14 danes invaders
      york: danes 3
      norfolk: danes 3
      suffolk: danes 3
      essex: danes 3
      north-mercia: danes 3
      bernicia: danes 3
    `);
    game.do('leave-out frisian-sea').do('leader york').do('end');
    expect(game.seen('leader-left')[0]).toMatchObject({ leader: 'cnut' });
    expect(game.state.pending).toMatchObject({ kind: 'remove', why: 'overpopulation', left: 6 });
  });

  it('DANE-5 RUL-75: the four go home though Cnut be dead', () => {
    const game = at(`
      round 14 danes before-withdrawal
      york: danes 3
      norfolk: danes 3
      kent: saxons 1
    `);
    expect(game.state.pending).toMatchObject({ kind: 'remove', why: 'departure', left: 4 });
  });

  it('DANE-5 RUL-75: with fewer than four armies all go, and areas may be emptied', () => {
    const game = at(`
      round 14 danes before-withdrawal
      york: danes 2 leader cnut
      norfolk: danes 1
      kent: saxons 1
    `);
    expect(game.state.pending).toMatchObject({ kind: 'remove', left: 3 });
    game.do('remove york').do('remove york');
    expect(game.area('york')).toBe('');
    expect(game.area('norfolk')).toBe('');
  });

  it('DANE-5 RUL-75: those who leave return to the supply', () => {
    const game = at(`
      round 14 danes before-withdrawal
      york: danes 3 leader cnut
      norfolk: danes 3
      suffolk: danes 3
      essex: danes 3
      north-mercia: danes 3
      bernicia: danes 3
    `);
    for (const area of ['york', 'norfolk', 'suffolk', 'essex']) game.do(`remove ${area}`);
    for (const area of ['north-mercia', 'bernicia']) game.do(`remove ${area}`);
    // All 18 pieces were in play before; now there is one for the King.
    game.do('place york');
    expect(game.area('york')).toBe('danes 3');
  });

  it('DANE-4: no army leaves in another round', () => {
    const game = at(`
      round 13 danes before-withdrawal
      york: danes 2
      norfolk: danes 2
      kent: saxons 1
    `);
    expect(game.asks).not.toBe('remove');
    expect(game.area('york')).toBe('danes 2');
  });
});
