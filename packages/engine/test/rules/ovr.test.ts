import { describe, expect, it } from 'vitest';
import { at, start } from '../support.ts';

const welshBeforeWessex = `
  round 1 welsh movement
  avalon: welsh 3
  wessex: belgae 1
`;

describe('Overruns: how many may go on', () => {
  it('EXA-17 OVR-2 OVR-10: of three against one a single army goes on', () => {
    const game = at(welshBeforeWessex);
    game.do('move 3 avalon wessex');
    expect(game.refuses('move 2 wessex sussex')).toMatchObject({
      code: 'move-enemy-holds',
      rule: 'OVR-2',
      details: { enemy: 1, armies: 3, mayGoOn: 1 },
    });
    game.do('move 1 wessex sussex');
    expect(game.refuses('move 1 wessex sussex')).toMatchObject({
      code: 'move-enemy-holds',
      rule: 'OVR-2',
      details: { armies: 2, mayGoOn: 0 },
    });
    expect(game.area('wessex')).toBe('belgae 1, welsh 2');
    expect(game.area('sussex')).toBe('welsh 1');
    game.do('end', [6, 1, 1]);
    expect(game.area('wessex')).toBe('welsh 2');
    expect(game.area('sussex')).toBe('welsh 1');
  });

  it.each([
    [2, 1, 0],
    [3, 1, 1],
    [5, 1, 3],
    [4, 2, 0],
    [5, 2, 1],
    [8, 3, 2],
  ])('OVR-1 OVR-2 OVR-10: of %i armies that enter against %i, %i may go on', (own, enemy, on) => {
    const game = at(`
      round 9 welsh movement
      avalon: welsh ${own}
      wessex: angles ${enemy}
    `);
    game.do(`move ${own} avalon wessex`);
    expect(game.may(`move ${on + 1} wessex sussex`)).toBe(false);
    if (on > 0) game.do(`move ${on} wessex sussex`);
    expect(game.legal('move').filter((text) => text.includes(' wessex '))).toEqual([]);
    expect(game.refuses('move 1 wessex sussex')).toMatchObject({ code: 'move-enemy-holds', rule: 'OVR-2' });
  });

  it('EXA-18 OVR-3 RUL-3: armies that come one by one are counted together', () => {
    const game = at(welshBeforeWessex);
    game.do('move 1 avalon wessex').do('move 1 avalon wessex');
    expect(game.refuses('move 1 wessex sussex')).toMatchObject({ code: 'move-enemy-holds' });
    game.do('move 1 avalon wessex').do('move 1 wessex sussex');
    expect(game.area('sussex')).toBe('welsh 1');
    expect(game.area('wessex')).toBe('belgae 1, welsh 2');
  });

  it('OVR-3 RUL-31: also from different sides, and the one that came first may be the one that goes on', () => {
    const game = at(`
      round 1 welsh movement
      avalon: welsh 1
      devon: welsh 2
      wessex: belgae 1
    `);
    game.do('move 1 avalon wessex');
    expect(game.may('move 1 wessex sussex')).toBe(false);
    game.do('move 2 devon wessex').do('move 1 wessex sussex');
    expect(game.area('sussex')).toBe('welsh 1');
    // Both that stayed came from Devon: the way back shows it.
    game.do('end', [1, 1, 1]);
    expect(game.legal('retreat')).toEqual(['retreat 1 to devon', 'retreat 2 to devon']);
  });

  it('OVR-1: armies that went on still count among those that entered', () => {
    const game = at(`
      round 9 welsh movement
      avalon: welsh 5
      wessex: angles 1
    `);
    game
      .do('move 3 avalon wessex')
      .do('move 1 wessex sussex')
      .do('move 2 avalon wessex')
      .do('move 2 wessex sussex');
    expect(game.area('sussex')).toBe('welsh 3');
    expect(game.area('wessex')).toBe('welsh 2, angles 1');
    expect(game.may('move 1 wessex sussex')).toBe(false);
  });

  it('OVR-8: the enemy is as strong for the last army as for the first', () => {
    const game = at(`
      round 9 welsh movement
      avalon: welsh 6
      wessex: angles 2
      sussex: angles 1
    `);
    game.do('move 6 avalon wessex').do('move 1 wessex sussex').do('move 1 wessex sussex');
    expect(game.refuses('move 1 wessex sussex')).toMatchObject({
      code: 'move-enemy-holds',
      details: { enemy: 2, armies: 4, mayGoOn: 0 },
    });
    expect(game.area('wessex')).toBe('welsh 4, angles 2');
  });
});

describe('Overruns: what counts', () => {
  it('EXA-19 OVR-2: a burh counts like an army', () => {
    const position = `
      round 13 danes movement
      kent: danes 5
      sussex: saxons 1 burh
    `;
    const a = at(position).do('move 5 kent sussex');
    expect(a.refuses('move 2 sussex wessex')).toMatchObject({ details: { enemy: 2, mayGoOn: 1 } });
    a.do('move 1 sussex wessex');
    expect(a.area('wessex')).toBe('danes 1');
    expect(a.may('move 1 sussex wessex')).toBe(false);
    const b = at(position).do('move 4 kent sussex');
    expect(b.refuses('move 1 sussex wessex')).toMatchObject({ code: 'move-enemy-holds', rule: 'OVR-2' });
  });

  it('OVR-1: a fort counts like an army, a destroyed one does not', () => {
    const position = (fort: string) => `
      round 3 welsh movement
      avalon: welsh 4
      wessex: ${fort}
    `;
    const intact = at(position('romans 1, fort')).do('move 4 avalon wessex');
    expect(intact.refuses('move 1 wessex sussex')).toMatchObject({ details: { enemy: 2, mayGoOn: 0 } });
    const ruin = at(position('romans 1, ruin')).do('move 4 avalon wessex').do('move 2 wessex sussex');
    expect(ruin.area('sussex')).toBe('welsh 2');
  });

  it('EXA-20 OVR-6: an enemy leader does not count', () => {
    const game = at(`
      round 7 welsh movement
      south-mercia: welsh 3
      essex: saxons 1 leader aelle
    `);
    game.do('move 3 south-mercia essex');
    expect(game.refuses('move 2 essex kent')).toMatchObject({ details: { enemy: 1, mayGoOn: 1 } });
    game.do('move 1 essex kent');
    expect(game.area('kent')).toBe('welsh 1');
  });

  it('OVR-6: nor does the own leader, and alone he does not pass', () => {
    const game = at(`
      round 11 saxons movement
      hwicce: saxons 2 leader egbert
      avalon: angles 1
      wessex: saxons 1
    `);
    game.do('move 2 leader hwicce avalon');
    expect(game.refuses('move 1 leader avalon wessex')).toMatchObject({
      code: 'move-enemy-holds',
      rule: 'OVR-2',
    });
    expect(game.refuses('move leader avalon wessex')).toMatchObject({ code: 'leader-alone', rule: 'LDR-7' });
  });

  it('OVR-6 RUL-35: a leader goes on with overrunning armies', () => {
    const game = at(`
      round 11 saxons movement
      hwicce: saxons 3 leader egbert
      avalon: angles 1
    `);
    game
      .do('move 3 leader hwicce avalon')
      .do('move 1 leader avalon wessex')
      .do('move 1 leader wessex sussex');
    expect(game.area('sussex')).toBe('saxons 1 leader egbert');
    expect(game.area('avalon')).toBe('saxons 2, angles 1');
  });
});

describe('Overruns: how far they go', () => {
  it('OVR-4: the overrunning army has only what is left of its allowance', () => {
    const game = at(`
      round 9 welsh movement
      hwicce: welsh 1
      avalon: welsh 2
      wessex: angles 1
    `);
    game.do('move 1 hwicce avalon').do('move 1 avalon/b wessex').do('move 2 avalon wessex');
    expect(game.refuses('move 1 wessex sussex')).toMatchObject({ code: 'move-allowance' });
    game.do('move 1 wessex/b sussex');
    expect(game.refuses('move 1 sussex kent')).toMatchObject({ code: 'move-allowance' });
  });

  it('EXA-101 OVR-4 OVR-6: difficult terrain stops an overrun, unless a leader is with it', () => {
    const a = at(`
      round 1 welsh movement
      hwicce: welsh 3
      downlands: belgae 1
    `);
    a.do('move 3 hwicce downlands');
    expect(a.refuses('move 1 downlands sussex')).toMatchObject({ code: 'move-difficult', rule: 'MOV-4' });
    const b = at(`
      round 11 saxons movement
      hwicce: saxons 3 leader egbert
      downlands: angles 1
    `);
    b.do('move 3 leader hwicce downlands')
      .do('move 1 leader downlands sussex')
      .do('move 1 leader sussex kent');
    expect(b.area('kent')).toBe('saxons 1 leader egbert');
    expect(b.area('downlands')).toBe('saxons 2, angles 1');
    expect(b.legal('move').filter((text) => text.includes(' downlands '))).toEqual([]);
  });

  it('OVR-4: no strait is crossed after an overrun', () => {
    const game = at(`
      round 9 welsh movement
      powys: welsh 3
      dyfed: angles 1
    `);
    game.do('move 3 powys dyfed');
    expect(game.refuses('move 1 dyfed devon')).toMatchObject({ code: 'move-strait', rule: 'MOV-8' });
    expect(game.may('move 1 dyfed gwent')).toBe(true);
  });

  it('OVR-4 RUL-46: into and out of the enemy costs one each, then a Roman is on the road again', () => {
    const game = at(`
      round 3 romans movement
      kent: romans 3, fort
      essex: belgae 1
      suffolk: romans, fort
      north-mercia: romans, fort
      march: romans, fort
    `);
    game.do('move 3 kent essex').do('move 1 essex suffolk');
    game.do('move 1 suffolk north-mercia').do('move 1 north-mercia march').do('move 1 march hwicce');
    expect(game.area('hwicce')).toBe('romans 1, newfort');
    expect(game.refuses('move 1 hwicce avalon')).toMatchObject({
      code: 'move-allowance',
      details: { spent: 3, allowance: 3 },
    });
  });

  it('EXA-102 OVR-5 OVR-7: Romans overrun Kent and Essex in one move, and nothing dies of it', () => {
    const game = start({ scenario: 'standard-4' });
    if (game.asks === 'begin') game.do('begin');
    expect(game.decision).toMatchObject({ kind: 'move', nation: 'romans' });
    game.do('move 5 english-channel kent');
    expect(game.may('move 4 kent essex')).toBe(false);
    game.do('move 3 kent essex');
    expect(game.refuses('move 1 kent essex')).toMatchObject({ code: 'move-enemy-holds', rule: 'OVR-2' });
    expect(game.may('move 2 essex suffolk')).toBe(false);
    game.do('move 1 essex suffolk');
    expect(game.refuses('move 1 essex suffolk')).toMatchObject({ code: 'move-enemy-holds', rule: 'OVR-2' });
    expect([game.area('kent'), game.area('essex'), game.area('suffolk')]).toEqual([
      'romans 2, belgae 1',
      'romans 2, belgae 1',
      'romans 1, belgae 1',
    ]);
    game.do('end');
    expect(game.asks).toBe('battle');
    expect(game.points('romans')).toBe(0);
    expect(game.legal('fight').sort()).toEqual(['fight essex', 'fight kent', 'fight suffolk']);
    expect(game.history.some((e) => e.type === 'eliminated' || e.type === 'fort-built')).toBe(false);
  });

  it('OVR-5: cavalry overruns two areas in succession, infantry one', () => {
    const game = at(`
      round 16 normans movement
      kent: normans 2 cavalry 4
      essex: angles 1
      suffolk: angles 1
    `);
    game.do('move 2 kent essex').do('move 4 cavalry kent essex').do('move 4 cavalry essex suffolk');
    game.do('move 2 cavalry suffolk norfolk');
    expect(game.area('norfolk')).toBe('normans cavalry 2');
    const foot = at(`
      round 9 welsh movement
      hwicce: welsh 8
      south-mercia: angles 1
      essex: angles 1
    `);
    foot.do('move 8 hwicce south-mercia').do('move 6 south-mercia essex');
    expect(foot.refuses('move 1 essex kent')).toMatchObject({ code: 'move-allowance' });
  });

  it('OVR-7: the armies left behind fight the battle, without those that went on', () => {
    const game = at(welshBeforeWessex);
    game.do('move 3 avalon wessex').do('move 1 wessex sussex').do('end', [1, 1, 1]);
    expect(game.seen('battle-rolled')).toMatchObject([
      { area: 'wessex', attacker: { infantry: [1, 1] }, defender: { infantry: [1] } },
    ]);
    expect(game.area('sussex')).toBe('welsh 1');
  });

  it('OVR-9 RUL-47: nobody overruns through a nation he may not attack', () => {
    const position = (record: string) => `
      round 7 romano-british movement
      avalon: romano-british 5
      wessex: welsh 1
      ${record}
    `;
    expect(at(position('submitted welsh')).refuses('move 5 avalon wessex')).toMatchObject({
      code: 'attack-forbidden',
      rule: 'RB-11',
    });
    const free = at(position('marker welsh 0')).do('move 5 avalon wessex').do('move 3 wessex sussex');
    expect(free.area('sussex')).toBe('romano-british 3');
  });
});
