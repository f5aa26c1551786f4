import { describe, expect, it } from 'vitest';
import { defaultAction } from '../../src/game/play.ts';
import type { Action } from '../../src/model/action.ts';
import { makeAction } from '../../src/notation/action-text.ts';
import { asked, silence } from '../asked.ts';
import { at, start } from '../support.ts';

describe('DEC-1: who plays what', () => {
  it('DEC-1: by lot', () => {
    const game = start({ scenario: 'standard-4', options: { sides: 'random' } });
    expect(asked(game, 'begin', null, 0)).toBe('begin');
    game.do('begin', [1, 1, 1]);
    expect(game.seen('sides-settled')[0]?.owner).toMatchObject({ romans: 1, welsh: 2, saxons: 3, belgae: 0 });
    expect(game.decision).toMatchObject({ kind: 'move', nation: 'romans', seat: 1 });
  });

  it('DEC-1: by choice, in an order drawn by lot, among the groups still free', () => {
    const game = start({ scenario: 'standard-4', options: { sides: 'choose' } }).do('begin', [3]);
    expect(asked(game, 'side', null, 2)).toBe('choose 1');
    expect(game.legal()).toEqual(['choose 1', 'choose 2', 'choose 3', 'choose 4']);
    game.do('choose 4');
    expect(asked(game, 'side', null, 3)).toBe('choose 1');
    expect(game.legal()).toEqual(['choose 1', 'choose 2', 'choose 3']);
  });

  it('DEC-1: by bidding a player may take a free card for nothing or a held one for more', () => {
    const game = start({ scenario: 'standard-4', options: { sides: 'bid' } }).do('begin', [1]);
    expect(asked(game, 'side', null, 0)).toBe('bid 1 0');
    game.do('bid 1 2');
    expect(asked(game, 'side', null, 1)).toBe('bid 2 0');
    expect(game.refuses('bid 1 2')).toMatchObject({ code: 'bid-out-of-range', rule: 'BID-2' });
    expect(game.may('bid 1 3')).toBe(true);
  });

  it('DEC-1: if nobody answers, the lot alone deals the groups', () => {
    const game = start({ scenario: 'standard-4', options: { sides: 'bid' } }).do('begin', [3]);
    while (game.asks === 'side') game.do(makeAction(defaultAction(game.state) as Action));
    expect(game.seen('sides-settled')[0]?.owner).toMatchObject({ romans: 2, welsh: 3, saxons: 0, belgae: 1 });
  });
});

describe('Decisions of the Population Increase Phase', () => {
  it('DEC-2: the owner of the overlord is asked for full or half population; silence means half', () => {
    const welsh = at(`
      round 3 welsh turn-start
      dyfed: welsh 1
      hwicce: welsh 1
      subject welsh to romans
    `);
    expect(asked(welsh, 'allowance', 'romans', 0)).toBe('population half');
    expect(welsh.legal()).toEqual(['population full', 'population half']);
    const brigantes = at(`
      round 9 brigantes turn-start
      strathclyde: brigantes 1
      norfolk: angles 1
      subject brigantes to angles
    `);
    expect(asked(brigantes, 'allowance', 'angles', 3)).toBe('population half');
  });

  it('DEC-3: the saxons are asked for burhs and areas; silence means none', () => {
    for (const round of [12, 13]) {
      const game = at(`
        round ${round} saxons turn-start
        kent: saxons 1
        sussex: saxons 1
        devon: saxons 1
      `);
      expect(asked(game, 'burhs', 'saxons', 2)).toBe('end');
      expect(game.legal()).toEqual(['burh kent', 'burh sussex', 'end']);
      game.do('end');
      expect(game.area('kent')).toBe('saxons 1');
      expect(game.marker('saxons')).toBe(5);
    }
  });

  it('DEC-4: the owner places; silence puts the army where most own neighbours are under threat', () => {
    const game = at(`
      round 2 welsh turn-start
      dyfed: welsh 1
      gwynedd: welsh 1
      powys: welsh 1
      clwyd: welsh 1
      march: brigantes 1
    `);
    expect(game.legal()).toEqual(['place clwyd', 'place gwynedd', 'place powys', 'place dyfed']);
    expect(asked(game, 'place', 'welsh', 1)).toBe('place gwynedd'); // clwyd and powys border march
  });

  it('DEC-4: without a threat it goes to the first legal area', () => {
    const game = at(`
      round 2 welsh turn-start
      dyfed: welsh 1
      gwynedd: welsh 1
      powys: welsh 1
      clwyd: welsh 1
    `);
    expect(asked(game, 'place', 'welsh', 1)).toBe('place clwyd');
  });

  it('DEC-5: the belgae place boudicca and her army anywhere among their own; silence puts both in the first area', () => {
    const game = at(`
      round 1 belgae turn-start
      lindsey: belgae 1
      kent: belgae 1
    `);
    expect(asked(game, 'place', 'belgae', 3)).toBe('place lindsey');
    expect(game.legal()).toEqual(['place lindsey', 'place kent']);
    game.do('place lindsey');
    expect(asked(game, 'leader', 'belgae', 3)).toBe('leader lindsey');
    expect(game.legal()).toEqual(['leader lindsey', 'leader kent']);
  });

  it('DEC-5: silence about boudicca puts her with the army that was placed for her', () => {
    const game = at(`
      round 1 belgae turn-start
      lindsey: belgae 1
      kent: belgae 1
    `).do('place kent');
    expect(asked(game, 'leader', 'belgae', 3)).toBe('leader kent');
  });

  it('DEC-5: also where others stand in greater number, and without an army for her in the first area', () => {
    const few = at(`
      round 1 belgae turn-start
      lindsey: belgae 3
      kent: belgae 1
      essex: belgae 4
    `).do('place kent');
    expect(asked(few, 'leader', 'belgae', 3)).toBe('leader kent');
    const none = at(`
      round 1 belgae leader
      lindsey: belgae 1
      kent: belgae 2
    `);
    expect(asked(none, 'leader', 'belgae', 3)).toBe('leader lindsey');
  });

  it('DEC-6: arthur goes to any own or vacant southern area; silence means the largest own stack', () => {
    const game = at(`
      round 7 romano-british turn-start
      york: romano-british 1
      wessex: romano-british 3
      hwicce: welsh 1
      cumbria: romano-british 1
    `).do('place york');
    expect(asked(game, 'leader', 'romano-british', 0)).toBe('leader wessex');
    expect(game.may('leader cumbria')).toBe(true);
    expect(game.may('leader powys')).toBe(true);
    expect(game.refuses('leader hwicce')).toMatchObject({ code: 'arthur-area', rule: 'ART-2' });
    expect(game.refuses('leader lothian')).toMatchObject({ code: 'arthur-area', rule: 'ART-2' });
  });

  it('DEC-7: on a shortage the owner says who stays out; silence keeps out the last listed sea first', () => {
    const game = at(`
      round 12 norsemen turn-start
      orkneys: norsemen 4
      caithness: norsemen 2
      hebrides: norsemen 2
      skye: norsemen 1
    `);
    expect(asked(game, 'leave-out', 'norsemen', 2)).toBe('leave-out atlantic-ocean');
    expect(game.legal()).toEqual(['leave-out irish-sea', 'leave-out atlantic-ocean']);
    game.do('leave-out atlantic-ocean');
    expect(asked(game, 'leave-out', 'norsemen', 2)).toBe('leave-out atlantic-ocean');
    game.do('leave-out atlantic-ocean'); // the third can only come from the other sea
    expect(game.area('atlantic-ocean')).toBe('');
    expect(game.area('irish-sea')).toBe('norsemen 1');
  });

  it('DEC-8 RUL-76: a leader without a place goes to any own area, a burh alone included; silence means the largest stack', () => {
    const game = at(`
      round 13 saxons leader
      kent: saxons burh
      sussex: saxons 1
      wessex: saxons 3
      avalon: saxons 2
    `);
    expect(asked(game, 'leader', 'saxons', 2)).toBe('leader wessex');
    expect(game.legal()).toEqual(['leader kent', 'leader sussex', 'leader wessex', 'leader avalon']);
    expect(game.do('leader kent').area('kent')).toBe('saxons burh leader edgar');
  });

  it('DEC-8: of stacks alike silence means the first', () => {
    const game = at(`
      round 13 saxons leader
      kent: saxons 2
      wessex: saxons 3
      avalon: saxons 3
    `);
    expect(asked(game, 'leader', 'saxons', 2)).toBe('leader wessex');
  });
});

describe('Decisions of the Movement Phase', () => {
  it('DEC-9: silence moves nobody', () => {
    const game = at(`
      round 9 saxons movement
      kent: saxons 2
      essex: angles 1
    `);
    expect(asked(game, 'move', 'saxons', 2)).toBe('end');
    expect(game.legal('move').length).toBeGreaterThan(0);
  });

  it('DEC-9: silence takes ashore what must land', () => {
    const game = at(`
      round 8 irish movement
      atlantic-ocean: irish 2
    `);
    expect(asked(game, 'move', 'irish', 2)).toMatch(/^move \d atlantic-ocean /);
    for (let i = 0; i < 9 && game.decision.nation === 'irish'; i++)
      game.do(makeAction(defaultAction(game.state) as Action));
    expect(game.decision.nation).not.toBe('irish');
    expect(game.area('atlantic-ocean')).toBe('');
  });

  it('DEC-9: silence leaves raiders at sea', () => {
    const game = at(`
      round 4 irish movement
      atlantic-ocean: irish 2
    `);
    expect(asked(game, 'move', 'irish', 2)).toBe('end');
  });

  const leaving = () =>
    at(`
      round 3 welsh movement
      powys: welsh 1
      dyfed: welsh 1
      hwicce: welsh 1
      subject welsh to romans
    `)
      .do('move 1 powys march')
      .do('move 1 dyfed gwent')
      .do('end');

  it('DEC-10 RUL-87: the owner of the overlord allows or refuses, area by area; silence refuses', () => {
    const game = leaving();
    expect(asked(game, 'permission', 'romans', 0)).toBe('refuse');
    expect(game.decision.data).toMatchObject({ nation: 'welsh', area: 'powys' });
    expect(game.legal()).toEqual(['permit', 'refuse']);
    game.do('permit');
    expect(game.decision.data).toMatchObject({ nation: 'welsh', area: 'dyfed' });
    game.do('permit');
    expect(game.seen('movement-ended')).toHaveLength(1);
  });

  it('DEC-10 RUL-87: refused, the phase goes on until the area is held again', () => {
    const game = leaving().do('permit').do('refuse');
    expect(game.decision).toMatchObject({ kind: 'move', nation: 'welsh' });
    expect(game.refuses('end')).toMatchObject({ code: 'end-abandoned', details: { area: 'dyfed' } });
    expect(makeAction(defaultAction(game.state) as Action)).toBe('take-back dyfed');
    game.do('take-back dyfed');
    expect(game.area('dyfed')).toBe('welsh 1');
    expect(game.may('end')).toBe(true);
  });

  it('DEC-10: brigantes ask the angle owner', () => {
    const game = at(`
      round 9 brigantes movement
      strathclyde: brigantes 1
      norfolk: angles 1
      subject brigantes to angles
    `)
      .do('move 1 strathclyde lothian')
      .do('end');
    expect(asked(game, 'permission', 'angles', 3)).toBe('refuse');
  });
});

describe('Submission', () => {
  it('DEC-11 RUL-84: each eligible nation is asked in nation order; silence means no', () => {
    const game = at(`
      round 2 romans movement
      kent: romans 1 fort
      alban: picts 1
      york: brigantes 1
      powys: welsh 1
    `).do('end');
    expect(asked(game, 'submit', 'welsh', 1)).toBe('resist');
    expect(game.legal()).toEqual(['submit', 'resist', 'hold-out']);
    game.do('resist');
    expect(asked(game, 'submit', 'brigantes', 2)).toBe('resist');
    game.do('resist');
    expect(asked(game, 'submit', 'picts', 3)).toBe('resist');
    game.do('submit');
    expect([game.overlord('welsh'), game.overlord('brigantes'), game.overlord('picts')]).toEqual([
      undefined,
      undefined,
      'romans',
    ]);
  });

  it('DEC-11: in two-early they have no choice', () => {
    const game = at(`
      two-early round 2 romans movement
      kent: romans 1 fort
      powys: welsh 1
    `).do('end');
    expect(game.seen('automatic')[0]).toMatchObject({ seat: 1, action: { type: 'submit' } });
    expect(game.overlord('welsh')).toBe('romans');
    const window = at(`
      two-early round 2 romans battles
      kent: romans 1 fort
      powys: welsh 1
      turn {"window":[]}
    `);
    expect(asked(window, 'submit', 'welsh', 1)).toBe('submit');
  });

  it('DEC-12 RUL-131: the overlord moves his armies out one by one; silence takes the first place', () => {
    const game = at(`
      round 2 romans movement
      hwicce: romans 3 fort
      powys: welsh 1
    `)
      .do('move 2 hwicce powys')
      .do('end')
      .do('submit');
    expect(asked(game, 'displace', 'romans', 0)).toBe('displace powys march');
    expect(game.legal().sort()).toEqual([
      'displace powys clwyd',
      'displace powys dyfed',
      'displace powys gwent',
      'displace powys gwynedd',
      'displace powys hwicce',
      'displace powys march',
    ]);
    expect(game.refuses('displace powys york').code).toBe('displace-place-left');
    game.do('displace powys hwicce');
    expect(game.area('powys')).toBe('romans 1, welsh 1');
    game.do('displace powys march');
    expect(game.area('powys')).toBe('welsh 1');
    expect(game.area('march')).toBe('romans 1, fort');
  });
});

describe('DEC-9: whoever does not answer in his Movement Phase moves only what must move', () => {
  it('nothing, if nothing must', () => {
    expect(silence(at('round 9 welsh movement\nhwicce: welsh 3\npowys: welsh 4'))).toBe('end');
  });

  it('one army out of the stack that is too high, not out of one at its limit, to where there is room', () => {
    const order = silence(at('round 9 welsh movement\nhwicce: welsh 3\ngwynedd: welsh 1\npowys: welsh 5'));
    expect(order).toMatch(/^move 1 powys /);
    expect(order).not.toMatch(/hwicce$/);
  });

  it('an army that must land lands, before any stack is thinned out', () => {
    expect(silence(at('round 9 irish movement\natlantic-ocean: irish 1\ndyfed: irish 5'))).toMatch(
      /^move 1 atlantic-ocean /,
    );
  });
});
