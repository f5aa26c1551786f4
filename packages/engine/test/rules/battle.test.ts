import { describe, expect, it } from 'vitest';
import { at, type TestGame } from '../support.ts';

/** What the last action killed, forts included. */
const lost = (game: TestGame): string[] =>
  game.events.flatMap((e) => {
    if (e.type === 'eliminated') return [`${e.nation} ${e.count} ${e.unit}`];
    return e.type === 'fort-destroyed' ? [`fort in ${e.area}`] : [];
  });

describe('Which battles there are, and in which order', () => {
  const threeFronts = `
    round 9 saxons movement
    kent: saxons 3
    sussex: saxons 1
    avalon: saxons 1
    essex: angles 1
    downlands: angles 1
    hwicce: welsh 1
    suffolk: angles 1
  `;

  function attackOnThreeFronts(): TestGame {
    return at(threeFronts)
      .do('move 2 kent essex')
      .do('move 1 sussex downlands')
      .do('move 1 avalon hwicce')
      .do('end');
  }

  it('BAT-1: every area that holds two nations has one battle, the mover against the one already there', () => {
    const game = attackOnThreeFronts();
    expect(game.asks).toBe('battle');
    expect(game.decision.nation).toBe('saxons');
    expect(game.legal('fight').sort()).toEqual(['fight downlands', 'fight essex', 'fight hwicce']);
    game.do('fight hwicce', [5, 1]);
    expect(game.seen('battle-started')).toEqual([
      { type: 'battle-started', area: 'hwicce', attacker: 'saxons', defender: 'welsh' },
    ]);
  });

  it('BAT-1: armies that came from several sides fight one battle together', () => {
    const game = at(`
      round 9 saxons movement
      kent: saxons 1
      sussex: saxons 1
      essex: angles 1
    `);
    game.do('move 1 kent essex').do('move 1 sussex essex').do('end', [5, 1, 1]);
    expect(game.seen('battle-started')).toHaveLength(1);
    expect(game.area('essex')).toBe('saxons 2');
  });

  it('BAT-2: the attacker picks the next battle after seeing the last, until all are fought', () => {
    const game = attackOnThreeFronts();
    game.do('fight essex', [5, 1, 1]);
    expect(game.area('essex')).toBe('saxons 2');
    expect(game.asks).toBe('battle');
    expect(game.legal('fight').sort()).toEqual(['fight downlands', 'fight hwicce']);
    game.do('fight downlands', [6, 1, 5, 1]); // the last one, hwicce, follows by itself
    expect(game.seen('battle-ended').map((e) => [e.area, e.holder])).toEqual([
      ['downlands', 'saxons'],
      ['hwicce', 'saxons'],
    ]);
  });

  it('BAT-2: no battle can be passed over, and none is fought where nobody stands against the mover', () => {
    const game = attackOnThreeFronts();
    expect(game.refuses('end')).toMatchObject({ code: 'wrong-decision' });
    expect(game.refuses('fight suffolk')).toMatchObject({ code: 'battle-none-there', rule: 'BAT-2' });
    game.do('fight essex', [5, 1, 1]);
    expect(game.refuses('fight essex')).toMatchObject({ code: 'battle-none-there', rule: 'BAT-2' });
  });

  it('BAT-13: nobody may retreat before the first dice', () => {
    const game = attackOnThreeFronts();
    expect(game.refuses('retreat 2 to kent')).toMatchObject({ code: 'wrong-decision' });
    game.do('fight essex', [1, 1, 1]);
    expect(game.seen('battle-rolled')).toHaveLength(1);
    expect(game.asks).toBe('retreat');
  });
});

describe('A round of battle', () => {
  const boudicca = `
    round 2 romans movement
    wessex: romans 2, fort
    avalon: belgae 1 leader boudicca
    clwyd: welsh 1
  `;

  it('BAT-3: dice, losses of both sides, orphaned leaders and points come before the chance to submit and the end', () => {
    const game = at(boudicca).do('move 2 wessex avalon').do('end').do('resist', [4, 1, 5]);
    const moments = game.events.map((e) =>
      e.type === 'points' && e.reason === 'eliminate' ? `points for ${e.leader}` : e.type,
    );
    const steps = ['battle-rolled', 'eliminated', 'leader-eliminated', 'points for boudicca'];
    expect(moments.filter((m, i) => steps.includes(m) && moments.indexOf(m) === i)).toEqual(steps);
    expect(lost(game)).toEqual(['romans 1 infantry', 'belgae 1 infantry']);
    expect(game.points('romans')).toBe(6 + 2); // Boudicca, and avalon is theirs
    expect(game.points('belgae')).toBe(2);
    expect(game.asks).toBe('submit');
    expect(game.seen('battle-ended')).toEqual([]);
    game.do('resist');
    expect(game.seen('battle-ended')).toEqual([{ type: 'battle-ended', area: 'avalon', holder: 'romans' }]);
  });

  it('BAT-3: then the defender may retreat, then the attacker, then the dice roll again', () => {
    const game = at(boudicca.replace('belgae 1', 'belgae 2')).do('move 2 wessex avalon').do('end');
    game.do('resist', [1, 1, 1, 1]);
    expect(game.asks).toBe('submit');
    game.do('resist');
    expect([game.asks, game.decision.nation]).toEqual(['retreat', 'belgae']);
    game.do('stand');
    expect([game.asks, game.decision.nation]).toEqual(['retreat', 'romans']);
    game.do('stand', [1, 1, 1, 1]);
    expect(game.seen('battle-rolled').map((e) => e.round)).toEqual([2]);
    expect(game.asks).toBe('submit'); // and the chance to submit comes back with every round
  });

  it('BAT-4: a die for each army, fort and burh that is there, none for a leader', () => {
    const roman = at(`
      round 1 belgae movement
      wessex: belgae 3 leader boudicca
      sussex: romans 2, fort
    `);
    roman.do('move 3 leader wessex sussex').do('end', [1, 1, 1, 1, 1, 1]);
    expect(roman.seen('battle-rolled')).toMatchObject([
      { attacker: { infantry: [1, 1, 1] }, defender: { infantry: [1, 1], fort: [1], burh: [] } },
    ]);
    const saxon = at(`
      round 13 danes movement
      essex: danes 2
      kent: saxons 1 burh leader alfred
    `);
    saxon.do('move 2 essex kent').do('end', [1, 1, 1, 1]);
    expect(saxon.seen('battle-rolled')).toMatchObject([
      { attacker: { infantry: [1, 1] }, defender: { infantry: [1], fort: [], burh: [1] } },
    ]);
  });

  it('BAT-4: from round to round only those still there roll', () => {
    const game = at(`
      round 9 saxons movement
      kent: saxons 3
      essex: angles 2
    `);
    game.do('move 3 kent essex').do('end', [5, 1, 1, 5, 1]).do('stand').do('stand', [1, 2, 3]);
    expect(game.seen('battle-rolled')).toMatchObject([
      { round: 2, attacker: { infantry: [1, 2] }, defender: { infantry: [3] } },
    ]);
  });

  it('BAT-5: dice are rolled by kind of unit, and a die counts only for its kind', () => {
    const position = `
      round 16 normans movement
      sussex: normans 1 cavalry 1
      kent: saxons 2 burh
    `;
    const attack = (dice: number[]) =>
      at(position).do('move 1 sussex kent').do('move 1 cavalry sussex kent').do('end', dice);
    const infantryFour = attack([4, 1, 2, 3, 1]);
    expect(infantryFour.seen('battle-rolled')).toMatchObject([
      {
        attacker: { infantry: [4], cavalry: [1], fort: [], burh: [] },
        defender: { infantry: [2, 3], cavalry: [], fort: [], burh: [1] },
      },
    ]);
    expect(lost(infantryFour)).toEqual([]);
    expect(lost(attack([1, 4, 1, 1, 1]))).toEqual(['saxons 1 burh']); // a four is enough for cavalry
  });

  it('BAT-8: one die kills one unit, however high it is', () => {
    const game = at(`
      round 9 saxons movement
      kent: saxons 1
      essex: angles 3
    `);
    game.do('move 1 kent essex').do('end', [6, 1, 1, 1]);
    expect(lost(game)).toEqual(['angles 1 infantry']);
    expect(game.state.battle).not.toBeNull();
  });

  it('BAT-9: those who die have rolled; both last armies can kill each other', () => {
    const game = at(`
      round 9 saxons movement
      kent: saxons 2
      essex: angles 1
    `);
    game.do('move 2 kent essex').do('end', [6, 5, 5]);
    expect(lost(game)).toEqual(['saxons 1 infantry', 'angles 1 infantry']);
    expect(game.area('essex')).toBe('saxons 1');
  });
});

describe('How a battle ends', () => {
  const essex = `
    round 9 saxons movement
    kent: saxons 2
    essex: angles 1
  `;
  const attackEssex = (dice: number[]) => at(essex).do('move 2 kent essex').do('end', dice);

  it('BAT-10: when one side has nothing left', () => {
    const game = attackEssex([5, 1, 1]);
    expect(game.seen('battle-ended')).toEqual([{ type: 'battle-ended', area: 'essex', holder: 'saxons' }]);
  });

  it('BAT-10: not while a fort or a burh still stands', () => {
    const game = at(`
      round 13 danes movement
      essex: danes 2
      kent: saxons 1 burh
    `);
    game.do('move 2 essex kent').do('end', [5, 1, 1, 1]).do('give army');
    expect(game.seen('battle-ended')).toEqual([]);
    expect(game.area('kent')).toBe('danes 2, saxons burh');
    expect([game.asks, game.decision.nation]).toEqual(['retreat', 'danes']);
  });

  it('BAT-10: when one side has retreated entirely', () => {
    const defender = attackEssex([1, 1, 1]).do('retreat 1 to suffolk');
    expect(defender.seen('battle-ended')).toEqual([
      { type: 'battle-ended', area: 'essex', holder: 'saxons' },
    ]);
    const attacker = attackEssex([1, 1, 1]).do('stand').do('retreat 2 to kent');
    expect(attacker.seen('battle-ended')).toEqual([
      { type: 'battle-ended', area: 'essex', holder: 'angles' },
    ]);
  });

  it('BAT-10: when the defenders submit and the attackers are moved away', () => {
    const game = at(`
      round 2 romans movement
      wessex: romans 2, fort
      avalon: welsh 2
    `);
    game.do('move 2 wessex avalon').do('end').do('resist', [1, 1, 1, 1]).do('submit');
    while (game.asks === 'displace') game.do('displace avalon wessex');
    expect(game.history.filter((e) => e.type === 'battle-ended')).toEqual([
      { type: 'battle-ended', area: 'avalon', holder: 'welsh' },
    ]);
    expect(game.area('avalon')).toBe('welsh 2');
    expect(game.area('wessex')).toBe('romans 2, fort');
  });

  it('EXA-49 BAT-11: if both sides are wiped out the area is vacant, and a leader without company falls', () => {
    const game = at(`
      round 11 saxons movement
      kent: saxons 1 leader egbert
      essex: angles 1
    `);
    game.do('move 1 leader kent essex').do('end', [4, 5]);
    expect(lost(game)).toEqual(['saxons 1 infantry', 'angles 1 infantry']);
    expect(game.seen('leader-eliminated')).toMatchObject([{ leader: 'egbert', by: 'angles' }]);
    expect(game.area('essex')).toBe('');
    expect(game.seen('battle-ended')).toEqual([{ type: 'battle-ended', area: 'essex', holder: null }]);
  });

  it('BAT-11 RUL-52: two leaders fall together, and both sides have their points', () => {
    const game = at(`
      round 16 norwegians movement
      york: norwegians 1 leader harald-hardrada
      north-mercia: saxons 1 leader harold
    `);
    game.do('move 1 leader york north-mercia').do('end', [4, 4]);
    expect(game.seen('leader-eliminated')).toMatchObject([
      { leader: 'harald-hardrada', by: 'saxons' },
      { leader: 'harold', by: 'norwegians' },
    ]);
    expect(game.points('norwegians')).toBe(6);
    expect(game.points('saxons')).toBe(6);
    expect(game.area('north-mercia')).toBe('');
  });

  it('BAT-12: a player whose nations fight each other decides for both', () => {
    const game = at(`
      round 9 angles movement
      lothian: angles 1
      dunedin: picts 1
    `);
    game.do('move 1 lothian dunedin').do('end', [1, 1]);
    expect(game.decision).toMatchObject({ kind: 'retreat', nation: 'picts', seat: 3 });
    game.do('stand');
    expect(game.decision).toMatchObject({ kind: 'retreat', nation: 'angles', seat: 3 });
  });

  it('RUL-54: a fort alone cannot leave and fights to the end, while its attackers may go', () => {
    const game = at(`
      round 2 brigantes movement
      bernicia: brigantes 2
      york: fort
    `);
    game.do('move 2 bernicia york').do('end', [1, 1, 5]);
    expect(lost(game)).toEqual(['brigantes 1 infantry']);
    expect([game.asks, game.decision.nation]).toEqual(['retreat', 'brigantes']);
    game.do('stand', [5, 1]);
    expect(game.area('york')).toBe('brigantes 1, ruin');
  });
});

describe('The rulebook on battles', () => {
  it('EXA-37 BAT-14: a six kills, a four does not', () => {
    const game = at(`
      round 1 welsh movement
      avalon: belgae 1
      hwicce: welsh 1
    `);
    game.do('move 1 hwicce avalon').do('end', [4, 6]);
    expect(lost(game)).toEqual(['welsh 1 infantry']);
    expect(game.area('avalon')).toBe('belgae 1');
  });

  it('EXA-38 BAT-15: in the downlands a five is too little for the attackers, enough for the defender', () => {
    const game = at(`
      round 1 welsh movement
      wessex: welsh 2
      downlands: belgae 1
    `);
    game.do('move 2 wessex downlands').do('end', [2, 5, 5]);
    expect(lost(game)).toEqual(['welsh 1 infantry']);
    expect([game.asks, game.decision.nation]).toEqual(['retreat', 'belgae']);
    game.do('stand');
    expect(game.decision.nation).toBe('welsh');
    expect(game.legal()).toEqual(['stand', 'retreat 1 to wessex']);
  });

  const sussex = (belgae: number) =>
    at(`
      round 1 belgae movement
      wessex: belgae ${belgae}
      sussex: romans 1, fort
    `).do(`move ${belgae} wessex sussex`);

  it('EXA-39 BAT-16: the Roman army hits with a five, a five does not hurt it', () => {
    const game = sussex(1).do('end', [5, 5, 4]);
    expect(lost(game)).toEqual(['belgae 1 infantry']);
    expect(game.area('sussex')).toBe('romans 1, fort');
  });

  it("EXA-40 BAT-16: the fort's four would not hurt a second army", () => {
    const game = sussex(2).do('end', [5, 5, 5, 4]);
    expect(lost(game)).toEqual(['belgae 1 infantry']);
    expect(game.area('sussex')).toBe('romans 1, belgae 1, fort');
  });
});
