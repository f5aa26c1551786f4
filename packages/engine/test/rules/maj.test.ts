import { describe, expect, it } from 'vitest';
import { NATIONS } from '../../src/data/nations.ts';
import { at } from '../support.ts';

const phases = ['movement-started', 'battle-started', 'withdrew', 'removed', 'turn-started'];

describe('Between the halves', () => {
  it('MAJ-1 RET-6: the steps of the first half into enemy areas are forgotten in the second', () => {
    const game = at(`
      round 15 norwegians movement
      lothian: norwegians 2
      bernicia: welsh 1
    `);
    game.do('move 2 lothian bernicia');
    expect(game.state.entries).toHaveLength(1);
    game.do('end', [6, 1, 1]);
    expect(game.state.invasionHalf).toBe(2);
    expect(game.state.entries).toEqual([]);
  });
});

describe('Major Invasions', () => {
  it('MAJ-1: movement and battles twice, then withdrawal and overpopulation once', () => {
    const game = at(`
      round 7 scots movement
      irish-sea: scots 4
      dalriada: picts 1
      strathclyde: brigantes 1
      lothian: scots 4
      york: welsh 1
    `);
    game.do('move 2 irish-sea dalriada').do('end', [6, 1, 1]);
    // Six armies in two areas are two too many, but nobody is removed between the halves.
    expect(game.decision).toMatchObject({ kind: 'move', nation: 'scots' });
    expect(game.state.invasionHalf).toBe(2);
    game.do('move 1 irish-sea strathclyde').do('end', [6, 1]);
    expect(game.asks).toBe('withdraw');
    game.do('withdraw 1 strathclyde irish-sea').do('end');
    expect(game.decision).toMatchObject({ kind: 'remove', data: { why: 'overpopulation', left: 2 } });
    game.do('remove lothian').do('remove lothian');
    const told = game.history.filter((e) => phases.includes(e.type)).map((e) => e.type);
    expect(told.slice(0, 7)).toEqual([
      'battle-started',
      'movement-started',
      'battle-started',
      'withdrew',
      'removed',
      'removed',
      'turn-started',
    ]);
    expect(game.history.filter((e) => e.type === 'movement-ended')).toMatchObject([{ half: 1 }, { half: 2 }]);
  });

  it('MAJ-1: nothing new arrives between the halves', () => {
    const game = at(`
      round 7 angles turn-start
      norfolk: angles 1
      marker angles 4
    `);
    game.do('place norfolk').do('move 7 leader north-sea york').do('end');
    expect(game.state.invasionHalf).toBe(2);
    expect(game.area('norfolk')).toBe('angles 2');
    expect(game.area('north-sea')).toBe('');
    expect(game.marker('angles')).toBe(0);
  });

  it('MAJ-2: everybody moves in both halves with a full allowance', () => {
    const game = at(`
      round 6 saxons movement
      frisian-sea: saxons 2 leader aelle
      wessex: saxons 1
    `);
    game.do('move 2 leader frisian-sea essex').do('move 2 leader essex south-mercia');
    game
      .do('move 2 leader south-mercia hwicce')
      .do('move 1 wessex sussex')
      .do('move 1 sussex kent')
      .do('end');
    game.do('move 2 leader hwicce march').do('move 2 leader march york').do('move 2 leader york pennines');
    game.do('move 1 kent essex').do('move 1 essex suffolk');
    expect(game.area('pennines')).toBe('saxons 2 leader aelle');
    expect(game.area('suffolk')).toBe('saxons 1');
    expect(game.refuses('move 1 suffolk norfolk')).toMatchObject({ code: 'move-allowance' });
  });

  it('MAJ-2: difficult terrain and straits of the first half bind nobody in the second', () => {
    const game = at(`
      round 7 angles movement
      sussex: angles 1
      devon: angles 1
    `);
    game.do('move 1 sussex downlands').do('move 1 devon dyfed').do('end');
    game.do('move 1 downlands hwicce').do('move 1 hwicce march').do('move 1 dyfed devon');
    expect([game.area('march'), game.area('devon')]).toEqual(['angles 1', 'angles 1']);
  });

  const majors: Readonly<Record<string, number>> = {
    romans: 1,
    saxons: 6,
    scots: 7,
    angles: 7,
    norsemen: 11,
    danes: 12,
    dubliners: 13,
    norwegians: 15,
    normans: 15,
  };

  it.each(NATIONS.map((n) => n.id))('MAJ-3: the rounds in which %s have two halves', (nation) => {
    const last = nation === 'romans' ? 5 : 16;
    const twice: number[] = [];
    for (let round = 1; round <= last; round++) {
      const game = at(`
        round ${round} ${nation} movement
        kent: ${nation} 1
      `);
      game.do('end');
      const halves = game.history.filter(
        (e) => e.type === 'movement-started' && e.nation === nation && e.half === 2,
      );
      if (halves.length > 0) twice.push(round);
    }
    expect(twice).toEqual(majors[nation] ? [majors[nation]] : []);
  });

  it('MAJ-4 RUL-40: in the first half attackers from the sea may go back there, and then have to land', () => {
    const game = at(`
      round 13 dubliners movement
      irish-sea: dubliners 2
      strathclyde: brigantes 1
    `);
    game.do('move 1 irish-sea strathclyde').do('end', [1, 1]).do('stand');
    game.do('retreat 1 to irish-sea');
    expect(game.state.invasionHalf).toBe(2);
    expect(game.area('irish-sea')).toBe('dubliners 2');
    expect(game.refuses('end')).toMatchObject({ code: 'end-at-sea', rule: 'SEA-6', details: { armies: 2 } });
    expect(game.refuses('move 1 irish-sea icelandic-sea')).toMatchObject({
      code: 'sea-closed',
      rule: 'SEA-7',
    });
    game.do('move 2 irish-sea cheshire');
    expect(game.refuses('move 1 cheshire atlantic-ocean')).toMatchObject({ code: 'move-second-sea' });
    expect(game.may('end')).toBe(true);
  });

  it('MAJ-4: in the second half no attacker goes back to sea', () => {
    const game = at(`
      round 13 dubliners movement
      irish-sea: dubliners 1
      cheshire: dubliners 1
      strathclyde: brigantes 1
    `);
    game.do('move 1 cheshire march').do('end').do('move 1 irish-sea strathclyde').do('end', [1, 1]);
    expect(game.decision).toMatchObject({ kind: 'retreat', nation: 'brigantes' });
    // The Dubliners are not asked: the next dice follow at once, and they fall.
    game.do('stand', [1, 6]);
    expect(game.area('strathclyde')).toBe('brigantes 1');
    expect(game.history.some((e) => e.type === 'retreated')).toBe(false);
  });

  it('MAJ-4: raiders may be at sea at the end of both halves', () => {
    const game = at(`
      round 11 norsemen movement
      icelandic-sea: norsemen 5 leader ketil-flatnose
      hebrides: norsemen 1
    `);
    game.do('end');
    expect(game.state.invasionHalf).toBe(2);
    expect(game.decision).toMatchObject({ kind: 'move', nation: 'norsemen' });
    game.do('end');
    expect(game.area('icelandic-sea')).toBe('norsemen 5 leader ketil-flatnose');
  });

  it('MAJ-5: raiders withdraw once, after the second half, whichever half they landed in', () => {
    const game = at(`
      round 7 scots movement
      irish-sea: scots 3
    `);
    game.do('move 1 irish-sea dalriada').do('end');
    expect(game.decision).toMatchObject({ kind: 'move', nation: 'scots' });
    game.do('move 1 irish-sea strathclyde').do('end');
    expect(game.asks).toBe('withdraw');
    game.do('withdraw 1 dalriada irish-sea').do('withdraw 1 strathclyde irish-sea');
    expect(game.area('irish-sea')).toBe('scots 3');
  });

  it('MAJ-6: the way back of an attacker is counted anew in the second half', () => {
    const game = at(`
      round 7 angles movement
      york: angles 1
      north-mercia: welsh 1
      hwicce: welsh 1
    `);
    game.do('move 1 york north-mercia').do('end', [6, 1]);
    expect(game.area('north-mercia')).toBe('angles 1');
    game.do('move 1 north-mercia hwicce').do('end', [1, 1]).do('stand');
    expect(game.legal('retreat')).toEqual(['retreat 1 to north-mercia']);
  });

  it('MAJ-6: an army that came from the sea in half 1 and attacks by land in half 2 goes back by land', () => {
    const game = at(`
      round 7 angles movement
      north-sea: angles 1
      york: welsh 1
    `);
    game.do('move 1 north-sea bernicia').do('end').do('move 1 bernicia york').do('end', [1, 1]).do('stand');
    expect(game.legal('retreat')).toEqual(['retreat 1 to bernicia']);
  });
});
