import { describe, expect, it } from 'vitest';
import { defaultAction } from '../../src/game/play.ts';
import { at } from '../support.ts';

describe('Stacking limits at the end of movement', () => {
  it('EXA-35 STK-1 STK-2: one overstack, three in clear and two in difficult areas elsewhere', () => {
    const a = at(`
      round 9 welsh movement
      avalon: welsh 4
      hwicce: welsh 3
      powys: welsh 2
    `);
    expect(a.may('end')).toBe(true);

    const b = at(`
      round 9 welsh movement
      avalon: welsh 4
      hwicce: welsh 4
    `);
    expect(b.refuses('end')).toMatchObject({
      code: 'end-stacking',
      rule: 'STK-1',
      details: { armies: [4, 4], limits: [3, 3] },
    });

    const c = at(`
      round 9 welsh movement
      powys: welsh 5
    `);
    expect(c.refuses('end')).toMatchObject({
      code: 'end-stacking',
      rule: 'STK-2',
      details: { areas: ['powys'], armies: [5], limits: [4], from: ['powys'], leave: [1], enough: true },
    });

    const d = at(`
      round 9 welsh movement
      powys: welsh 4
      hwicce: welsh 3
    `);
    expect(d.may('end')).toBe(true);
  });

  it('STK-1: beside the overstack a third army in a difficult area is one too many', () => {
    const game = at(`
      round 9 welsh movement
      avalon: welsh 4
      powys: welsh 2
      gwynedd: welsh 1
    `);
    expect(game.may('end')).toBe(true);
    game.do('move 1 gwynedd powys');
    expect(game.refuses('end')).toMatchObject({
      code: 'end-stacking',
      rule: 'STK-1',
      details: { from: ['powys'], leave: [1], overstack: 'avalon', enough: true },
    });
  });

  it('STK-2: the overstack takes any number in a clear area, four in a difficult one', () => {
    const clear = at(`
      round 9 welsh movement
      avalon: welsh 13
    `);
    expect(clear.may('end')).toBe(true);
    const difficult = at(`
      round 9 welsh movement
      powys: welsh 4
      gwynedd: welsh 1
    `);
    expect(difficult.may('end')).toBe(true);
    difficult.do('move 1 gwynedd powys');
    expect(difficult.refuses('end')).toMatchObject({ code: 'end-stacking', rule: 'STK-2' });
  });

  it('EXA-36 STK-3 STK-4 RUL-30: Romans fill clear areas without limit and difficult ones up to four', () => {
    const a = at(`
      round 1 romans movement half 2
      essex: romans 6, fort
      kent: romans 2, fort
      downlands: romans 4, fort
      pennines: romans 4, fort
    `);
    expect(a.may('end')).toBe(true);
    const b = at(`
      round 1 romans movement half 2
      downlands: romans 5, fort
    `);
    expect(b.refuses('end')).toMatchObject({
      code: 'end-stacking',
      rule: 'STK-3',
      details: { areas: ['downlands'], armies: [5], limits: [4], leave: [1], overstack: null },
    });
  });

  it('STK-3: several large Roman stacks are no overstacks, but no fifth army goes anywhere difficult', () => {
    const game = at(`
      round 3 romans movement
      kent: romans 6, fort
      essex: romans 5, fort
      downlands: romans 4, fort
    `);
    expect(game.may('end')).toBe(true);
    game.do('move 1 essex downlands');
    expect(game.refuses('end')).toMatchObject({
      rule: 'STK-3',
      details: { areas: ['downlands'], armies: [5] },
    });
    game.do('move 1 downlands sussex');
    expect(game.may('end')).toBe(true);
  });

  it('STK-4: neither a fort nor a leader takes up room', () => {
    const romans = at(`
      round 3 romans movement
      downlands: romans 4, fort
    `);
    expect(romans.may('end')).toBe(true);
    const saxons = at(`
      round 13 saxons movement
      sussex: saxons 4
      kent: saxons 3 leader edgar
      downlands: saxons 2
    `);
    expect(saxons.may('end')).toBe(true);
  });

  it('STK-4 RUL-29: a burh takes up room like an army, so three armies beside it are an overstack', () => {
    const alone = at(`
      round 13 saxons movement
      kent: saxons 3 burh
      sussex: saxons 3
    `);
    expect(alone.may('end')).toBe(true);
    const second = at(`
      round 13 saxons movement
      kent: saxons 3 burh
      sussex: saxons 5
    `);
    expect(second.refuses('end')).toMatchObject({
      code: 'end-stacking',
      rule: 'STK-1',
      details: { from: ['kent'], leave: [1], overstack: 'sussex' },
    });
  });

  it('STK-6: in a battle area each nation has its own limit', () => {
    const game = at(`
      round 9 welsh movement
      avalon: welsh 5
      hwicce: welsh 3
      south-mercia: angles 3
      march: welsh 1
    `);
    game.do('move 3 hwicce south-mercia');
    expect(game.may('end')).toBe(true);
    game.do('move 1 march hwicce').do('move 1 hwicce south-mercia');
    expect(game.refuses('end')).toMatchObject({
      code: 'end-stacking',
      rule: 'STK-1',
      // The four are held by three Angles, so it is Avalon that must be thinned out.
      details: { areas: ['south-mercia', 'avalon'], from: ['avalon'], leave: [2], overstack: 'south-mercia' },
    });
  });

  it('STK-9: at sea any number of armies may lie together', () => {
    const game = at(`
      round 11 danes movement
      north-sea: danes 18
    `);
    expect(game.may('end')).toBe(true);
  });
});

describe('When stacking limits bind', () => {
  it('STK-5: limits may be passed while moving, not when the phase ends', () => {
    const game = at(`
      round 9 welsh movement
      avalon: welsh 4
      hwicce: welsh 3
      powys: welsh 1
    `);
    game.do('move 1 powys hwicce');
    expect(game.area('hwicce')).toBe('welsh 4');
    expect(game.refuses('end')).toMatchObject({ code: 'end-stacking', rule: 'STK-1' });
    game.do('move 1 hwicce march');
    expect(game.may('end')).toBe(true);
  });

  it('STK-5: a new army of the population may not make a second overstack', () => {
    const game = at(`
      round 9 welsh population
      avalon: welsh 4
      hwicce: welsh 3
      powys: welsh 1
      marker welsh 5
    `);
    expect(game.legal('place').sort()).toEqual(['place avalon', 'place powys']);
    expect(game.refuses('place hwicce')).toMatchObject({
      code: 'place-stacking',
      details: { area: 'hwicce', armies: 4, limit: 3, overstack: 'avalon' },
    });
  });

  it('STK-5 STK-10: retreats into a full area are refused, in the turn of another nation too', () => {
    const game = at(`
      round 9 saxons movement
      hwicce: welsh 2
      south-mercia: saxons 2
      avalon: welsh 4
      gwent: welsh 2
    `);
    game.do('move 2 south-mercia hwicce').do('end', [1, 1, 1, 1]);
    expect(game.asks).toBe('retreat');
    expect(game.refuses('retreat 1 to gwent')).toMatchObject({
      code: 'retreat-stacking',
      details: { area: 'gwent', armies: 3, limit: 2, overstack: 'avalon' },
    });
    game.do('retreat 2 to avalon');
    expect(game.area('avalon')).toBe('welsh 6');
  });
});

describe('Illegal stacks that cannot be cured', () => {
  it('STK-8 RUL-27: who is shut in by nations he may not attack keeps his stack without loss', () => {
    const shutIn = `
      round 6 romano-british movement
      cornwall: romano-british 5
      wessex: romano-british 3
      devon: welsh 1
      submitted welsh
    `;
    const game = at(shutIn);
    expect(game.legal('move 1 cornwall')).toEqual([]);
    game.do('end');
    expect(game.area('cornwall')).toBe('romano-british 5');
    const free = at(`${shutIn}\nattacked welsh`);
    expect(free.refuses('end')).toMatchObject({ code: 'end-stacking', rule: 'STK-2' });
  });

  it('STK-8 RUL-27: every reduction that is possible has to be made', () => {
    const game = at(`
      round 6 romano-british movement
      cornwall: romano-british 4
      wessex: romano-british 4
      devon: welsh 1
      submitted welsh
    `);
    expect(game.refuses('end')).toMatchObject({ code: 'end-stacking', rule: 'STK-1' });
    game.do('move 1 wessex sussex');
    expect(game.may('end')).toBe(true);
  });

  it('STK-8: an illegal stack that only its leader can still lead on is not left behind', () => {
    const game = at(`
      round 11 saxons movement
      hwicce: saxons 5 leader egbert
    `);
    game.do('move 5 leader hwicce downlands');
    expect(game.may('move 1 leader downlands sussex')).toBe(true);
    expect(game.refuses('end')).toMatchObject({ code: 'end-stacking', rule: 'STK-2' });
    game.do('move 1 leader downlands sussex');
    expect(game.may('end')).toBe(true);
  });

  it('STK-8 RUL-27: several armies with different histories may be needed for the cure, and must move', () => {
    const game = at(`
      round 9 welsh movement
      dyfed: welsh 3
      hwicce: welsh 2
      march: welsh 2
      north-mercia: welsh 2
    `);
    game.do('move 3 dyfed devon').do('move 2 march hwicce').do('move 2 north-mercia hwicce');
    expect(game.area('devon')).toBe('welsh 3');
    expect(game.area('hwicce')).toBe('welsh 6');
    // Nothing leaves Devon any more; the six in Hwicce can still be brought down to three.
    expect(game.legal('move').some((text) => text.includes(' devon'))).toBe(false);
    expect(game.refuses('end')).toMatchObject({ code: 'end-stacking', rule: 'STK-1' });
    game.do('move 2 hwicce avalon').do('move 1 hwicce powys');
    expect(game.may('end')).toBe(true);
  });
});

describe('What is said of stacks that are too high', () => {
  it('STK-1 STK-8: all of them, and not the cheapest cure but one that can still be walked', () => {
    const game = at(`
      round 9 angles movement
      york: angles 4
      bernicia: angles 6
      norfolk: angles 4
    `);
    // The four from York are spent in Suffolk: to send two away from there would be cheaper, but cannot be done.
    game.do('move 4 york north-mercia').do('move 4 north-mercia suffolk').do('move 1 norfolk suffolk');
    const refusal = game.refuses('end');
    expect(refusal).toMatchObject({
      code: 'end-stacking',
      rule: 'STK-1',
      details: {
        nation: 'angles',
        areas: ['bernicia', 'suffolk'],
        armies: [6, 5],
        limits: [3, 3],
        from: ['bernicia'],
        leave: [3],
        overstack: 'suffolk',
        enough: true,
      },
    });
    game.do('move 2 bernicia lothian').do('move 1 bernicia york').do('end');
    expect(game.asks).not.toBe('move');
  });

  it('STK-1 STK-2: three stacks, of which the overstack itself is too high', () => {
    const game = at(`
      round 9 welsh movement
      powys: welsh 5
      gwent: welsh 3
      clwyd: welsh 3
    `);
    expect(game.refuses('end').details).toMatchObject({
      areas: ['clwyd', 'powys', 'gwent'],
      armies: [3, 5, 3],
      limits: [2, 2, 2],
      from: ['clwyd', 'powys', 'gwent'],
      leave: [1, 1, 1],
      overstack: 'powys',
      enough: true,
    });
  });

  it('STK-8 RUL-140: if nothing can walk any more, it says so', () => {
    const game = at(`
      round 9 welsh movement
      avalon: welsh 5
      hwicce: welsh 5
    `);
    game.do('move 4 avalon downlands').do('move 1 hwicce march').do('move 1 march north-mercia');
    game.do('move 4 hwicce south-mercia').do('move 4 south-mercia essex');
    const refusal = game.refuses('end');
    expect(refusal.details).toMatchObject({
      areas: ['downlands', 'essex'],
      armies: [4, 4],
      from: [],
      leave: [],
      enough: false,
    });
    expect(game.may('take-back')).toBe(true);
    expect(defaultAction(game.state)).toEqual({ type: 'take-back' }); // DEC-9
  });

  it('STK-8: those in the way may make room first', () => {
    const game = at(`
      round 9 welsh movement
      cornwall: welsh 3
      devon: welsh 4
    `);
    game.do('move 2 devon cornwall');
    expect(game.refuses('end').details).toMatchObject({
      areas: ['cornwall'],
      armies: [5],
      from: ['devon', 'cornwall'],
      leave: [1, 1],
      enough: true,
    });
    game.do('move 1 devon avalon').do('move 1 cornwall devon').do('end');
    expect(game.asks).not.toBe('move');
  });
});

describe('What would put the stacks right', () => {
  it('STK-1: one of two stacks must be thinned out, where the armies can still go', () => {
    // Romano-British between Welsh, whom they may not attack: only Kent has a way out, to Essex.
    const game = at(`
      round 7 romano-british movement
      norfolk: romano-british 4
      kent: romano-british 4
      essex: romano-british cavalry 1
      sussex: welsh 1
      suffolk: welsh 1
      south-mercia: welsh 1
      downlands: welsh 1
      lindsey: welsh 1
      submitted welsh
    `);
    expect(game.refuses('end').details).toEqual({
      nation: 'romano-british',
      areas: ['norfolk', 'kent'],
      armies: [4, 4],
      limits: [3, 3],
      from: ['kent'],
      leave: [1],
      overstack: 'norfolk',
      enough: true,
    });
  });

  it('STK-1 STK-2: a lone stack in a difficult area keeps four, and the rest must leave', () => {
    const game = at('round 9 welsh movement\npowys: welsh 6\ngwent: welsh 2');
    expect(game.refuses('end').details).toMatchObject({
      areas: ['powys'],
      limits: [4],
      from: ['powys'],
      leave: [2],
      overstack: null,
      enough: true,
    });
  });

  it('STK-1: of two stacks the one stays from which fewer could go', () => {
    const game = at('round 9 saxons movement\nkent: saxons 6\nwessex: saxons 4');
    expect(game.refuses('end').details).toMatchObject({ from: ['wessex'], leave: [1], overstack: 'kent' });
    game.do('move 1 wessex avalon');
    expect(game.may('end')).toBe(true);
  });
});
