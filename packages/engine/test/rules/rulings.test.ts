import { describe, expect, it } from 'vitest';
import { defaultAction } from '../../src/game/play.ts';
import { toPosition } from '../../src/game/position.ts';
import { makeAction } from '../../src/notation/action-text.ts';
import { at, start } from '../support.ts';

/** Rulings that came up when the rules met working code (docs/rulings.md). */

describe('submission windows', () => {
  const attack = () =>
    at(`
      round 2 romans movement
      hwicce: romans 2 fort
      gwent: welsh 1
      powys: welsh 1
    `).do('move 2 hwicce gwent');

  it('RUL-134: a battle that ends by losses asks once whether a nation submits', () => {
    const game = attack().do('end').do('resist', [6, 6, 1]);
    // One question after the losses, which ended the battle; then the turn goes on without another.
    expect(game.asks).toBe('submit');
    expect(game.area('gwent')).toBe('romans 2, newfort');
    game.do('resist');
    expect(game.asks).not.toBe('submit');
    expect(game.history.filter((e) => e.type === 'resisted')).toHaveLength(2);
  });

  it('RUL-134: a battle that ends by a retreat opens a window of its own', () => {
    const game = attack().do('end').do('resist', [1, 1, 1]);
    expect(game.asks).toBe('submit');
    game.do('resist');
    expect(game.asks).toBe('retreat');
    game.do('retreat 1 to powys');
    expect(game.asks).toBe('submit');
  });
});

describe('roads without end', () => {
  it('RUL-135: free steps do not enter an area twice, until a paid step', () => {
    const game = at(`
      round 3 romans movement
      essex: romans 1 fort
      suffolk: fort
      lindsey: fort
      york: brigantes 1
    `);
    game.do('move 1 essex suffolk').do('move 1 suffolk lindsey');
    expect(game.refuses('move 1 lindsey suffolk')).toMatchObject({ code: 'move-in-circles', rule: 'ROAD-2' });
    game.do('move 1 lindsey norfolk'); // paid: norfolk never had a fort
    game.do('move 1 norfolk suffolk'); // paid again, from no road area
    expect(game.may('move 1 suffolk essex')).toBe(true);
  });
});

describe('going to sea', () => {
  it('RUL-136: nobody sails where he could not land', () => {
    const game = at(`
      round 4 picts movement
      dunedin: picts 1
      mar: picts 1
      subject picts to romans
      york: romans 1 fort
      bernicia: fort
      lothian: fort
    `);
    // From the North Sea a subject could land only at home: mar and dunedin are its own.
    expect(game.may('move 1 dunedin north-sea')).toBe(true);
    const shut = at(`
      round 4 picts movement
      alban: picts 1
      mar: picts 1
      dunedin: fort
      subject picts to romans
      york: romans 1 fort
      bernicia: fort
      lothian: fort
    `);
    shut.do('move 1 mar north-sea');
    expect(shut.legal('move 1 north-sea')).toEqual(['move 1 north-sea mar']);
    const landlocked = at(`
      round 9 angles movement
      york: angles 1
      pennines: angles 1
    `);
    // Two steps are spent when the sea is reached: nothing is left for landing.
    landlocked.do('move 1 york bernicia');
    expect(landlocked.refuses('move 1 bernicia north-sea').code).toBe('move-no-landing');
  });

  it('RUL-136: who has entered a sea in this phase must land in it, raiders and invaders included', () => {
    const raid = at(`
      round 4 irish movement
      atlantic-ocean: irish 2
    `);
    raid.do('move 1 atlantic-ocean irish-sea');
    expect(raid.refuses('end')).toMatchObject({ code: 'end-at-sea', details: { sea: 'irish-sea' } });
    raid.do('move 1 irish-sea cumbria').do('end');
    expect(raid.area('atlantic-ocean')).toBe('irish 1');
  });
});

describe('taking back', () => {
  it('RUL-137: all moves of the phase are undone, with the points they brought the overlord', () => {
    const game = at(`
      round 3 welsh movement
      powys: welsh 1
      dyfed: welsh 1
      subject welsh to romans
      kent: romans 1 fort
      scored romans kent powys dyfed
    `);
    game.do('move 1 dyfed gwent').do('move 1 powys march');
    expect(game.points('romans')).toBe(3); // gwent 1, march 2
    game.do('end').do('permit').do('refuse');
    expect(game.asks).toBe('move');
    game.do('take-back');
    expect(game.points('romans')).toBe(0);
    expect(game.area('powys')).toBe('welsh 1');
    expect(game.area('dyfed')).toBe('welsh 1');
    expect(game.seen('points').map((e) => [e.reason, e.points])).toEqual([
      ['taken-back', -1],
      ['taken-back', -2],
    ]);
    // What was granted and refused stands; the same march scores again.
    game.do('move 1 dyfed gwent');
    expect(game.points('romans')).toBe(1);
  });

  it('RUL-140: a stack made in this phase is not forgiven: it must be mended or taken back', () => {
    const game = start({ scenario: 'standard-4' });
    expect(game.refuses('move 5 english-channel cornwall')).toMatchObject({
      code: 'move-stacking',
      rule: 'STK-5',
      details: { room: 4, limit: 4 },
    });
    const welsh = at(`
      round 9 welsh movement
      hwicce: welsh 4
      avalon: welsh 4
      gwent: welsh 1
      powys: welsh 1
    `);
    // Four in Hwicce and four in Avalon stood there before; marching four into Powys makes it worse for good.
    welsh.do('move 3 hwicce powys').do('move 3 avalon devon');
    expect(welsh.refuses('end').code).toBe('end-stacking');
    expect(welsh.may('take-back')).toBe(true);
    welsh.do('take-back');
    expect(welsh.area('hwicce')).toBe('welsh 4');
  });

  it('RUL-140: a stack that was there before and cannot be thinned out is tolerated', () => {
    const game = at(`
      round 7 romano-british movement
      norfolk: romano-british 4
      kent: romano-british 4
      suffolk: welsh 1
      lindsey: welsh 1
      essex: welsh 1
      sussex: welsh 1
      submitted welsh
    `);
    // Shut in by a nation they may not attack, they have nothing else to do than to end movement.
    expect(game.legal()).toEqual(['end']);
    expect(game.refuses('take-back').code).toBe('take-back-not-needed');
  });

  it('RUL-138: armies of several groups must walk out one by one if that cures the stack', () => {
    const game = at(`
      round 9 saxons movement
      wessex: saxons 3
      avalon: saxons 2
      hwicce: saxons 4
    `);
    game.do('move 2 avalon wessex');
    expect(game.refuses('end')).toMatchObject({
      code: 'end-stacking',
      details: { from: ['hwicce'], leave: [1] },
    });
    game.do('move 1 wessex sussex').do('move 1 wessex sussex').do('end');
    expect(game.asks).not.toBe('move');
  });

  it('DEC-9: silence lands armies one by one where there is room', () => {
    let game = start({ scenario: 'standard-4' });
    // The first half may be spent at sea; in the second all must be ashore.
    game.do('end');
    for (let i = 0; i < 40 && game.asks === 'move'; i++) {
      const action = defaultAction(game.state);
      if (!action || makeAction(action) === 'end') break;
      game = game.do(makeAction(action));
    }
    expect(game.area('english-channel')).toBe('');
    expect(game.may('end')).toBe(true);
  });
});

describe('losses that nobody named', () => {
  it('RUL-139: when survivors are displaced, those that came last have died', () => {
    const game = at(`
      round 8 angles movement
      lothian: angles 2
      bernicia: angles 1
      strathclyde: brigantes 1
      galloway: brigantes 1
      dunedin: angles 1
    `);
    game.do('move 2 lothian strathclyde').do('move 1 dunedin strathclyde');
    game.do('end');
    game.do('resist', [1, 1, 1, 6]); // three attackers, one of them lost; not yet said which
    expect(game.asks).toBe('submit');
    game.do('submit');
    expect(game.asks).toBe('displace');
    const here = toPosition(game.state).turn?.groups;
    expect(here?.filter((g) => g.at === 'strathclyde')).toMatchObject([{ n: 2, back: 'lothian' }]);
  });

  const twoBattles = () =>
    at(`
      round 3 romans movement
      march: romans 1 fort
      york: romans 2 fort
      bernicia: romans 2 fort
      powys: welsh 2
      gwynedd: welsh 1
      pennines: brigantes 3
      cumbria: brigantes 1
      lothian: brigantes 1
      galloway: brigantes 1
    `)
      .do('move 1 march powys')
      .do('move 2 york pennines')
      .do('move 2 bernicia pennines')
      .do('end')
      .do('resist') // the Welsh, before any battle
      .do('fight pennines', [1, 1, 1, 1, 6, 1, 1]);

  it('RUL-139 RUL-85: a submission elsewhere names no losses of a battle that goes on', () => {
    const game = twoBattles();
    expect(game.decision).toMatchObject({ kind: 'submit', nation: 'welsh' });
    game.do('submit').do('displace powys march');
    expect(game.area('pennines')).toBe('romans 3, brigantes 3');
    expect(game.decision).toMatchObject({ kind: 'retreat', nation: 'brigantes' });
    game.do('stand');
    expect(game.legal()).toEqual(['stand', 'lose york', 'lose bernicia']);
    game.do('lose york');
    expect(game.legal('retreat')).toEqual([
      'retreat 1 to york',
      'retreat 1 to bernicia',
      'retreat 2 to bernicia',
    ]);
  });

  it('RUL-139: the owner names them as he would have without the submission', () => {
    const without = twoBattles().do('resist').do('stand');
    const despite = twoBattles().do('submit').do('displace powys march').do('stand');
    expect(despite.legal()).toEqual(without.legal());
    const named = without.do('lose bernicia').legal();
    expect(despite.do('lose bernicia').legal()).toEqual(named);
  });
});
