import { describe, expect, it } from 'vitest';
import { at } from '../support.ts';

describe('Legions leave', () => {
  it('EXA-64 (b) ROM-5 RUL-114: fourteen armies go down to twelve in round 2, as the owner likes, and nobody scores', () => {
    const game = at(`
      round 2 romans movement
      york: romans 12, fort
      march: romans 1, fort
      pennines: romans 1, ruin
      bernicia: brigantes 2
      lothian: brigantes 2
      cumbria: brigantes 2
      galloway: brigantes 2
    `);
    game.do('end');
    expect(game.asks).toBe('remove');
    expect(game.decision).toMatchObject({ nation: 'romans', data: { why: 'reduction', left: 2 } });
    game.do('remove pennines').do('remove york');
    expect(game.area('pennines')).toBe('ruin');
    expect(game.area('march')).toBe('romans 1, fort');
    expect(game.area('york')).toBe('romans 11, fort');
    expect(game.history.filter((e) => e.type === 'points')).toEqual([]);
    expect(game.asks).not.toBe('remove');
  });

  it('ROM-5 RUL-80: what counts is what is left after the battles', () => {
    const game = at(`
      round 2 romans movement
      york: romans 13, fort
      bernicia: caledonians 1
      orkneys: caledonians 1
    `);
    game.do('move 1 york bernicia').do('end', [1, 6]);
    expect(game.history.filter((e) => e.type === 'removed')).toEqual([]);
    expect(game.area('york')).toBe('romans 12, fort');
    expect(game.decision.nation).not.toBe('romans');
  });

  it('ROM-5 RUL-80: armies in every area count, also one that could not land', () => {
    const game = at(`
      round 2 romans reduction
      york: romans 6, fort
      kent: romans 6, fort
      english-channel: romans 1
    `);
    expect(game.decision).toMatchObject({ kind: 'remove', data: { left: 1 } });
    expect(game.legal().sort()).toEqual(['remove english-channel', 'remove kent', 'remove york']);
  });

  it('ROM-5: in no other round do they leave', () => {
    for (const round of [1, 3, 4, 5]) {
      const game = at(`
        round ${round} romans reduction
        york: romans 14, fort
        kent: belgae 1
      `);
      expect(game.asks).not.toBe('remove');
      expect(game.area('york')).toBe('romans 14, fort');
    }
  });

  it('ROM-5: nobody else’s turn sends them home', () => {
    const game = at(`
      round 2 belgae reduction
      york: romans 14, fort
      kent: belgae 1
    `);
    expect(game.asks).not.toBe('remove');
    expect(game.area('york')).toBe('romans 14, fort');
  });

  it('ROM-7: in round 5 forts alone still take a Roman turn, in round 6 there is none', () => {
    const fifth = at(`
      round 4 round-end
      york: fort
    `);
    expect(fifth.state.round).toBe(5);
    expect(fifth.decision).toMatchObject({ kind: 'move', nation: 'romans' });
    const sixth = at(`
      round 5 angles movement
      york: romans 2, fort
      lothian: romans 3, fort
      norfolk: angles 1
    `);
    sixth.do('end');
    const turns = sixth.history.flatMap((e) => (e.type === 'turn-started' ? [[e.round, e.nation]] : []));
    expect(turns).toEqual([[6, 'romano-british']]);
    expect(sixth.area('lothian')).toBe('');
  });
});

describe('Roman scoring', () => {
  it('ROM-6: the first Roman stay in a listed area scores its card value in rounds 1 to 3', () => {
    for (const round of [2, 3]) {
      const game = at(`
        round ${round} romans movement
        lothian: romans 1, ruin
        hwicce: romans 1, ruin
      `);
      game.do('move 1 lothian dunedin');
      expect(game.points('romans')).toBe(4);
      game.do('move 1 hwicce powys');
      expect(game.points('romans')).toBe(5);
    }
  });

  it('ROM-6: from round 4 on a new area gives a fort and no points', () => {
    const game = at(`
      round 4 romans movement
      lothian: romans 1, ruin
    `);
    game.do('move 1 lothian dunedin');
    expect(game.area('dunedin')).toBe('romans 1, newfort');
    expect(game.points('romans')).toBe(0);
  });

  it('ROM-6: an area scores once, however often it is left and entered again', () => {
    const game = at(`
      round 3 romans movement
      kent: romans 2, ruin
      scored romans kent
    `);
    game.do('move 1 kent essex').do('move 1 essex kent');
    expect(game.points('romans')).toBe(2);
    game.do('move 1 kent essex');
    expect(game.points('romans')).toBe(2);
  });

  it('ROM-6: an area where an enemy stands scores when the last of them is gone, not on entering', () => {
    const game = at(`
      round 3 romans movement
      kent: romans 2, fort
      essex: belgae 1
      scored romans kent
    `);
    game.do('move 2 kent essex');
    expect(game.points('romans')).toBe(0);
    game.do('end', [4, 1, 1]);
    expect(game.points('romans')).toBe(2);
  });

  it('ROM-6 RUL-15: it need not be the Roman turn: a retreat into a new area scores', () => {
    const game = at(`
      round 2 belgae movement
      kent: romans 2, fort
      sussex: belgae 3
      scored romans kent
    `);
    game.do('move 3 sussex kent').do('end', [1, 1, 1, 1, 1, 1]);
    game.do('retreat 1 to essex');
    expect(game.area('essex')).toBe('romans 1, newfort');
    expect(game.seen('points')).toMatchObject([
      { nation: 'romans', points: 2, reason: 'occupy', area: 'essex' },
    ]);
  });
});
