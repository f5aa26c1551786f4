import { describe, expect, it } from 'vitest';
import { asked } from '../asked.ts';
import { at } from '../support.ts';

describe('Decisions in battle', () => {
  it('DEC-13: the attacker picks the next battle; silence fights with most attackers first', () => {
    const game = at(`
      round 9 saxons movement
      sussex: saxons 3
      kent: angles 1
      essex: angles 1
      wessex: welsh 1
    `);
    game.do('move 2 sussex wessex').do('move 1 sussex kent').do('end');
    expect(asked(game, 'battle', 'saxons', 2)).toBe('fight wessex');
    expect(game.legal()).toEqual(['fight kent', 'fight wessex']);
    expect(game.refuses('fight essex')).toMatchObject({ code: 'battle-none-there', rule: 'BAT-2' });
    game.do('fight wessex', [5, 1, 1, 5, 1]); // the last one left is fought without asking
    expect(game.seen('battle-started').map((e) => e.area)).toEqual(['wessex', 'kent']);
  });

  it('DEC-13: silence takes the first of battles that are alike, and none that is smaller', () => {
    const game = at(`
      round 9 saxons movement
      sussex: saxons 5
      kent: angles 1
      essex: angles 1
      wessex: welsh 1
    `);
    game.do('move 2 sussex wessex').do('move 2 sussex kent').do('move 1 sussex essex').do('end');
    expect(game.legal()).toEqual(['fight essex', 'fight kent', 'fight wessex']);
    expect(asked(game, 'battle', 'saxons', 2)).toBe('fight kent');
  });

  it('DEC-14: the opponent of a mixed force deals out the sixes; silence strikes cavalry', () => {
    const game = at(`
      round 16 saxons movement
      sussex: saxons 3
      kent: normans 2 cavalry 2
    `);
    game.do('move 3 sussex kent').do('end', [5, 6, 1, 1, 1, 1, 1]);
    expect(asked(game, 'strike', 'saxons', 2)).toBe('strike 1');
    expect(game.legal()).toEqual(['strike 0', 'strike 1']);
    expect(game.refuses('strike 2')).toMatchObject({ code: 'strike-range', rule: 'CAS-5' });
    expect(game.fork().do('strike 0').area('kent')).toBe('saxons 3, normans cavalry 2');
    expect(game.fork().do('strike 1').area('kent')).toBe('saxons 3, normans 1 cavalry 1');
  });

  it('DEC-14: it is the defender’s choice when the mixed force attacks', () => {
    const game = at(`
      round 16 normans movement
      sussex: normans 2 cavalry 2
      kent: saxons 2
    `);
    game.do('move 2 sussex kent').do('move 2 cavalry sussex kent').do('end', [1, 1, 1, 1, 6, 1]);
    expect(asked(game, 'strike', 'saxons', 2)).toBe('strike 1');
    expect(game.legal()).toEqual(['strike 0', 'strike 1']);
  });

  it('DEC-15: the owner says which of his attackers died, by where they came from', () => {
    const game = at(`
      round 10 saxons movement
      kent: saxons 2
      sussex: saxons 1
      essex: angles 2
    `);
    game.do('move 2 kent essex').do('move 1 sussex essex').do('end', [1, 1, 1, 5, 1]).do('stand');
    expect(game.decision).toMatchObject({ kind: 'retreat', nation: 'saxons', seat: 2 });
    expect(game.legal('lose').sort()).toEqual(['lose kent', 'lose sussex']);
    expect(game.fork().do('lose sussex').legal('retreat').sort()).toEqual([
      'retreat 1 to kent',
      'retreat 2 to kent',
    ]);
    expect(game.fork().do('lose kent').legal('retreat').sort()).toEqual([
      'retreat 1 to kent',
      'retreat 1 to sussex',
    ]);
  });

  it('DEC-15: silence gives up those with the fewest ways back', () => {
    const game = at(`
      round 12 norsemen movement
      atlantic-ocean: norsemen 1
      irish-sea: norsemen 3
      cheshire: welsh 1
      cumbria: angles 1
    `);
    game.do('move 1 atlantic-ocean cheshire');
    game.do('move 3 irish-sea cumbria').do('move 1 cumbria cheshire').do('end');
    game.do('fight cheshire', [6, 1, 6]);
    expect(game.legal()).toEqual(['lose atlantic-ocean', 'lose cumbria']);
    expect(asked(game, 'losses', 'norsemen', 2)).toBe('lose cumbria'); // cumbria is still fought over
  });

  it('DEC-16: in rounds 12 and 13 the saxons choose between army and burh; silence gives the army', () => {
    for (const round of [12, 13]) {
      const game = at(`
        round ${round} danes movement
        kent: saxons 1 burh
        essex: danes 2
      `);
      game.do('move 2 essex kent').do('end', [5, 1, 1, 1]);
      expect(asked(game, 'burh-loss', 'saxons', 2)).toBe('give army');
      expect(game.legal()).toEqual(['give army', 'give burh']);
    }
  });

  const kentAttacked = () =>
    at(`
      round 9 saxons movement
      sussex: saxons 2
      kent: angles 2
    `)
      .do('move 2 sussex kent')
      .do('end', [1, 1, 1, 1]);

  it('DEC-17: the defender is asked first, for none or some of his units; silence stands', () => {
    const game = kentAttacked();
    expect(asked(game, 'retreat', 'angles', 3)).toBe('stand');
    expect(game.asked('retreat').data.side).toBe('defender');
    expect(game.legal()).toEqual(['stand', 'retreat 1 to essex', 'retreat 2 to essex']);
  });

  it('DEC-17: nobody is asked after a round that leaves one side alone', () => {
    const game = at(`
      round 9 saxons movement
      sussex: saxons 2
      kent: angles 1
    `);
    game.do('move 2 sussex kent').do('end', [5, 1, 1]);
    expect(game.area('kent')).toBe('saxons 2');
    expect(game.asks).not.toBe('retreat');
  });

  it('DEC-18: then the attacker, if a defender is left; silence stands', () => {
    const game = kentAttacked().do('stand');
    expect(asked(game, 'retreat', 'saxons', 2)).toBe('stand');
    expect(game.asked('retreat').data.side).toBe('attacker');
    expect(game.legal()).toEqual(['stand', 'retreat 1 to sussex', 'retreat 2 to sussex']);
    const gone = kentAttacked().do('retreat 2 to essex');
    expect(gone.asks).not.toBe('retreat');
    expect(gone.area('kent')).toBe('saxons 2');
  });

  it('DEC-19: a leader goes with some, stays, or leaves alone; silence keeps him with his armies', () => {
    const game = at(`
      round 11 angles movement
      suffolk: angles 2
      essex: saxons 2 leader egbert
      kent: saxons 1
    `);
    game.do('move 2 suffolk essex').do('end', [1, 1, 1, 1]);
    expect(asked(game, 'retreat', 'saxons', 2)).toBe('stand');
    expect(game.legal().filter((text) => text === 'stand' || text.endsWith('kent'))).toEqual([
      'stand',
      'retreat 1 to kent',
      'retreat 1 leader to kent',
      'retreat 2 leader to kent',
      'retreat leader to kent',
    ]);
    expect(game.refuses('retreat 2 to kent')).toMatchObject({ code: 'retreat-leader', rule: 'LDR-15' });
    expect(game.do('stand').area('essex')).toBe('saxons 2 leader egbert, angles 2');
  });
});

describe('Decisions after the battles', () => {
  it('DEC-20: raiders go back to sea or stay, army by army; silence stays', () => {
    const game = at(`
      round 4 irish movement
      atlantic-ocean: irish 2
    `);
    game.do('move 2 atlantic-ocean dyfed').do('end');
    expect(asked(game, 'withdraw', 'irish', 2)).toBe('end');
    expect(game.legal()).toEqual([
      'withdraw 1 dyfed atlantic-ocean',
      'withdraw 2 dyfed atlantic-ocean',
      'end',
    ]);
    game.do('withdraw 1 dyfed atlantic-ocean').do('end');
    expect(game.area('dyfed')).toBe('irish 1');
  });

  it('DEC-20: the danes of round 11 have no choice', () => {
    const game = at(`
      round 11 danes movement
      north-sea: danes 2
      frisian-sea: danes 1
      kent: saxons 1
    `);
    game.do('move 2 north-sea york').do('move 1 frisian-sea norfolk').do('end');
    expect(game.history.some((e) => e.type === 'withdrew')).toBe(true);
    expect([game.area('york'), game.area('norfolk')]).toEqual(['', '']);
    expect([game.area('north-sea'), game.area('frisian-sea')]).toEqual(['danes 2', 'danes 1']);
    expect(game.decision.nation).toBe('saxons');
  });

  it('DEC-21: the danes choose who leaves with cnut; silence takes the largest stacks', () => {
    const game = at(`
      round 14 danes departure
      york: danes 3
      lindsey: danes 1
      norfolk: danes 2
    `);
    expect(asked(game, 'remove', 'danes', 1)).toBe('remove york');
    expect(game.decision.data).toMatchObject({ why: 'departure', left: 4 });
    expect(game.legal().sort()).toEqual(['remove lindsey', 'remove norfolk', 'remove york']);
    game.do('remove lindsey');
    expect(game.area('lindsey')).toBe(''); // this area may be emptied
    game.do('remove york').do('remove york');
    expect(asked(game, 'remove', 'danes', 1)).toBe('remove norfolk');
  });

  it('DEC-21: also those that have not landed may go with him', () => {
    const game = at('round 14 danes departure\nfrisian-sea: danes 3\nyork: danes 2');
    expect(game.legal()).toEqual(['remove york', 'remove frisian-sea']);
    game.do('remove frisian-sea');
    expect(game.area('frisian-sea')).toBe('danes 2');
  });

  it('DEC-21 RUL-75: with fewer than four all go, though cnut be dead, and nobody scores', () => {
    const game = at(`
      round 14 danes departure
      york: danes 1
      norfolk: danes 2
      kent: saxons 1
    `);
    game.do('remove norfolk').do('remove norfolk');
    expect(game.decision.nation).toBe('saxons');
    expect([game.area('york'), game.area('norfolk')]).toEqual(['', '']);
    expect(game.state.ledger).toEqual([]);
  });

  it('DEC-22: the owner picks the overpopulation; silence takes the largest stack', () => {
    const game = at(`
      round 9 saxons overpopulation
      kent: saxons 2
      sussex: saxons 4
      wessex: saxons 1
    `);
    expect(asked(game, 'remove', 'saxons', 2)).toBe('remove sussex');
    expect(game.legal()).toEqual(['remove kent', 'remove sussex']);
  });

  it('DEC-22: of equal stacks silence takes the first', () => {
    const game = at('round 9 saxons overpopulation\nessex: saxons 3\nkent: saxons 3\nsussex: saxons 1');
    expect(asked(game, 'remove', 'saxons', 2)).toBe('remove essex');
  });

  it('DEC-23: the romans go down to twelve at the end of their round-2 turn; silence takes the largest stacks', () => {
    const game = at(`
      round 2 romans reduction
      kent: romans 6 fort
      york: romans 7 fort
      essex: romans 1 fort
      powys: welsh 1
    `);
    expect(asked(game, 'remove', 'romans', 0)).toBe('remove york');
    expect(game.decision.data).toMatchObject({ why: 'reduction', left: 2 });
    expect(game.legal()).toEqual(['remove york', 'remove essex', 'remove kent']);
    game.do('remove york').do('remove essex');
    expect(game.area('essex')).toBe('fort');
    expect(game.area('york')).toBe('romans 6, fort');
    expect(game.decision.nation).toBe('welsh');
    expect(game.state.ledger).toEqual([]);
  });
});
