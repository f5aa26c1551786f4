import { describe, expect, it } from 'vitest';
import { at } from '../support.ts';

describe('Building forts', () => {
  it('FORT-1: a fort rises where a Roman army is alone for the first time, even in passing', () => {
    const game = at(`
      round 2 romans movement
      sussex: romans 1, ruin
    `);
    game.do('move 1 sussex kent');
    expect(game.seen('fort-built')).toEqual([{ type: 'fort-built', area: 'kent' }]);
    game.do('move 1 kent essex');
    expect(game.area('kent')).toBe('newfort');
    expect(game.area('essex')).toBe('romans 1, newfort');
    expect(game.points('romans')).toBe(4);
  });

  it('FORT-1: an area that is worth nothing to the Romans gets one too', () => {
    const game = at(`
      round 2 romans movement
      mar: romans 1, fort
      scored romans mar
    `);
    game.do('move 1 mar moray');
    expect(game.area('moray')).toBe('romans 1, newfort');
    expect(game.points('romans')).toBe(0);
  });

  it('FORT-1: in a contested area there is none until the enemy is gone', () => {
    const game = at(`
      round 2 romans movement
      kent: romans 2, fort
      essex: belgae 1
    `);
    game.do('move 2 kent essex');
    expect(game.area('essex')).toBe('romans 2, belgae 1');
    game.do('end', [4, 1, 1]);
    expect(game.seen('fort-built')).toEqual([{ type: 'fort-built', area: 'essex' }]);
    expect(game.area('essex')).toBe('romans 2, fort');
  });

  it('FORT-1: an attacker that dies with the last defender leaves no fort', () => {
    const game = at(`
      round 2 romans movement
      kent: romans 1, fort
      essex: belgae 1
    `);
    game.do('move 1 kent essex').do('end', [4, 6]);
    expect(game.area('essex')).toBe('');
  });

  it('FORT-1 RUL-16: a retreat builds a fort and scores it in rounds 1 to 3, without anybody being asked', () => {
    const game = at(`
      round 2 belgae movement
      kent: romans 2, fort
      sussex: belgae 3
      scored romans kent
    `);
    game.do('move 3 sussex kent').do('end', [1, 1, 1, 1, 1, 1]).do('retreat 1 to essex');
    expect(game.seen('fort-built')).toEqual([{ type: 'fort-built', area: 'essex' }]);
    expect(game.area('essex')).toBe('romans 1, newfort');
    expect(game.points('romans')).toBe(2);
  });

  it('FORT-1 RUL-16: after round 3 a retreat still builds, but does not score', () => {
    const game = at(`
      round 4 belgae movement
      kent: romans 2, fort
      sussex: belgae 3
    `);
    game.do('move 3 sussex kent').do('end', [1, 1, 1, 1, 1, 1]).do('retreat 1 to essex');
    expect(game.area('essex')).toBe('romans 1, newfort');
    expect(game.points('romans')).toBe(0);
  });

  it('FORT-2: an area that has a fort gets no second one, and a ruin stays a ruin', () => {
    const game = at(`
      round 2 romans movement
      kent: romans 2, fort
      essex: ruin
      sussex: fort
    `);
    game.do('move 1 kent essex');
    expect(game.area('essex')).toBe('romans 1, ruin');
    game.do('move 1 kent sussex');
    expect(game.area('sussex')).toBe('romans 1, fort');
    expect(game.history.filter((e) => e.type === 'fort-built')).toEqual([]);
  });

  it('FORT-2: winning a battle does not rebuild the ruin', () => {
    const game = at(`
      round 2 romans movement
      kent: romans 2, fort
      essex: belgae 1, ruin
      scored romans kent essex
    `);
    game.do('move 2 kent essex').do('end', [4, 1, 1]);
    expect(game.area('essex')).toBe('romans 2, ruin');
  });

  it('EXA-71 (a) FORT-6 SUB-18: an area scored through a subject and then left gets its fort, without points', () => {
    const game = at(`
      round 3 romans movement
      wessex: romans 1, fort
      cornwall: welsh 1
      subject welsh to romans
      scored romans wessex cornwall avalon
    `);
    game.do('move 1 wessex avalon');
    expect(game.area('avalon')).toBe('romans 1, newfort');
    expect(game.points('romans')).toBe(0);
  });

  it('EXA-71 (b) FORT-2: with a ruin there it gets neither fort nor points', () => {
    const game = at(`
      round 3 romans movement
      wessex: romans 1, fort
      avalon: ruin
      cornwall: welsh 1
      subject welsh to romans
      scored romans wessex cornwall avalon
    `);
    game.do('move 1 wessex avalon');
    expect(game.area('avalon')).toBe('romans 1, ruin');
    expect(game.points('romans')).toBe(0);
  });

  it('FORT-7: once the Belgae have thrown off the yoke their land is captured and fortified as usual', () => {
    const game = at(`
      round 1 belgae turn-start
      kent: romans 3, fort
      essex: belgae 1
      subject belgae to romans
      scored romans kent essex
    `);
    expect(game.overlord('belgae')).toBeUndefined();
    game.do('place essex').do('end');
    expect([game.state.round, game.decision.nation]).toEqual([2, 'romans']);
    expect(game.area('essex')).toBe('belgae 2 leader boudicca');
    game.do('move 4 english-channel kent').do('move 3 kent essex').do('end', [4, 4, 1, 1, 1]);
    expect(game.area('essex')).toBe('romans 3, fort');
    expect(game.seen('points')).toMatchObject([
      { reason: 'eliminate', unit: 'leader', leader: 'boudicca', of: 'belgae' },
    ]);
  });
});

describe('What a fort does', () => {
  it('FORT-3: a fort does not move', () => {
    const game = at(`
      round 3 romans movement
      york: romans 1, fort
      kent: fort
    `);
    expect(game.refuses('move 1 kent essex')).toMatchObject({ code: 'move-no-such-units' });
    game.do('move 1 york lindsey');
    expect(game.area('york')).toBe('fort');
  });

  it('FORT-3: when the armies retreat the fort stays and fights on', () => {
    const game = at(`
      round 3 belgae movement
      kent: romans 1, fort
      sussex: belgae 2
    `);
    game.do('move 2 sussex kent').do('end', [1, 1, 1, 1]).do('retreat 1 to essex');
    expect(game.area('kent')).toBe('belgae 2, fort');
    expect(game.asks).toBe('retreat');
    expect(game.decision.nation).toBe('belgae');
    game.do('stand', [1, 5, 1]);
    expect(game.area('kent')).toBe('belgae 2, ruin');
  });

  it('FORT-4: whoever enters an area with only a fort attacks it and must stop', () => {
    const game = at(`
      round 3 belgae movement
      kent: fort
      sussex: belgae 2
    `);
    game.do('move 2 sussex kent');
    expect(game.refuses('move 1 kent essex')).toMatchObject({ code: 'move-enemy-holds', rule: 'OVR-2' });
    game.do('end', [1, 1, 1]);
    expect(game.history.filter((e) => e.type === 'battle-started')).toMatchObject([
      { area: 'kent', attacker: 'belgae', defender: 'romans' },
    ]);
  });

  it('FORT-4 RUL-54: a fort alone cannot retreat; its attackers may', () => {
    const game = at(`
      round 3 belgae movement
      kent: fort
      sussex: belgae 2
      scored romans kent
    `);
    game.do('move 2 sussex kent').do('end', [1, 1, 1]);
    expect(game.decision).toMatchObject({ kind: 'retreat', nation: 'belgae' });
    game.do('retreat 2 to sussex');
    expect(game.area('kent')).toBe('fort');
    expect(game.area('sussex')).toBe('belgae 2');
  });

  it('FORT-4 RUL-54: the area stays Roman: a defender may not retreat beside it', () => {
    const game = at(`
      round 2 romans movement
      kent: fort
      suffolk: romans 1, fort
      essex: belgae 1
    `);
    game.do('move 1 suffolk essex').do('end', [1, 1]);
    expect(game.decision).toMatchObject({ kind: 'retreat', nation: 'belgae' });
    // Sussex borders the fort of Kent; South Mercia borders the fort of Suffolk.
    expect(game.legal('retreat')).toEqual(['retreat 1 to downlands']);
  });

  it('FORT-4 RUL-54: Romans with nothing but forts are still a nation and take their turn', () => {
    const game = at(`
      round 2 round-end
      york: fort
    `);
    expect(game.decision).toMatchObject({ kind: 'move', nation: 'romans' });
    expect(game.state.round).toBe(3);
    expect(game.area('english-channel')).toBe('romans 4');
  });

  it('FORT-5: a fort kills on a five, not on a four', () => {
    const game = at(`
      round 3 belgae movement
      kent: fort
      sussex: belgae 3
    `);
    game.do('move 3 sussex kent').do('end', [1, 1, 1, 4]);
    expect(game.area('kent')).toBe('belgae 3, fort');
    game.do('stand', [1, 1, 1, 5]);
    expect(game.area('kent')).toBe('belgae 2, fort');
  });

  it('FORT-5: a fort falls to a five in the open', () => {
    const game = at(`
      round 3 belgae movement
      kent: fort
      sussex: belgae 1
    `);
    game.do('move 1 sussex kent').do('end', [4, 1]);
    expect(game.area('kent')).toBe('belgae 1, fort');
    game.do('stand', [5, 1]);
    expect(game.area('kent')).toBe('belgae 1, ruin');
  });

  it('FORT-5 RUL-48: in difficult terrain a fort falls only to a six, and gets no better dice for it', () => {
    const game = at(`
      round 2 brigantes movement
      pennines: fort
      cumbria: brigantes 2
    `);
    game.do('move 2 cumbria pennines').do('end', [5, 5, 5]);
    expect(game.area('pennines')).toBe('brigantes 1, fort');
    game.do('stand', [6, 1]);
    expect(game.area('pennines')).toBe('brigantes 1, ruin');
  });
});
