import { describe, expect, it } from 'vitest';
import { at, type TestGame } from '../support.ts';

/** What the last action killed, forts included. */
const lost = (game: TestGame): string[] =>
  game.events.flatMap((e) => {
    if (e.type === 'eliminated') return [`${e.nation} ${e.count} ${e.unit}`];
    return e.type === 'fort-destroyed' ? [`fort in ${e.area}`] : [];
  });

describe('Romans and their forts', () => {
  const york = (romans: number, dice: number[]) =>
    at(`
      round 2 brigantes movement
      bernicia: brigantes 4
      galloway: brigantes 1
      strathclyde: brigantes 1
      york: romans ${romans}, fort
    `)
      .do('move 4 bernicia york')
      .do('end', dice);

  it('EXA-41 CAS-3 CAS-10: a six for the army and a further five for the fort; it stays as a ruin', () => {
    const game = york(1, [6, 5, 1, 1, 1, 1]);
    expect(lost(game)).toEqual(['romans 1 infantry', 'fort in york']);
    expect(game.area('york')).toBe('brigantes 4, ruin');
  });

  it('EXA-42 CAS-3: while an army lives no five hurts the fort', () => {
    const game = york(1, [5, 5, 5, 5, 1, 1]);
    expect(lost(game)).toEqual([]);
    expect(game.area('york')).toBe('romans 1, brigantes 4, fort');
  });

  it('EXA-43 CAS-3: a four is no hit on the fort', () => {
    expect(lost(york(1, [6, 4, 1, 1, 1, 1]))).toEqual(['romans 1 infantry']);
  });

  it('EXA-44 CAS-3: one six against two armies leaves the fort out of reach', () => {
    expect(lost(york(2, [6, 5, 5, 5, 1, 1, 1]))).toEqual(['romans 1 infantry']);
  });

  it('CAS-3 RUL-49: enough sixes for all armies, and one more hit', () => {
    expect(lost(york(2, [6, 6, 5, 1, 1, 1, 1]))).toEqual(['romans 2 infantry', 'fort in york']);
    expect(lost(york(2, [6, 6, 1, 1, 1, 1, 1]))).toEqual(['romans 2 infantry']);
    expect(lost(york(1, [6, 6, 1, 1, 1, 1]))).toEqual(['romans 1 infantry', 'fort in york']);
  });

  it('CAS-3 RUL-49: in difficult terrain the further hit must be a six too', () => {
    const pennines = (dice: number[]) =>
      at(`
        round 2 brigantes movement
        cumbria: brigantes 3
        galloway: brigantes 1
        pennines: romans 1, fort
      `)
        .do('move 3 cumbria pennines')
        .do('end', dice);
    expect(lost(pennines([6, 5, 5, 1, 1]))).toEqual(['romans 1 infantry']);
    expect(lost(pennines([6, 6, 1, 1, 1]))).toEqual(['romans 1 infantry', 'fort in pennines']);
  });

  it('CAS-10: the marker of a destroyed fort stays when the area changes hands again', () => {
    const game = at(`
      round 2 welsh movement
      march: welsh 2
      york: brigantes 1, ruin
    `);
    game.do('move 2 march york').do('end', [5, 1, 1]);
    expect(game.area('york')).toBe('welsh 2, ruin');
  });

  it('CAS-4: the Roman owner says by origin which of his armies died', () => {
    const game = at(`
      round 2 romans movement
      mar: romans 1, fort
      lothian: romans 1, fort
      dunedin: caledonians 2
    `);
    game.do('move 1 mar dunedin').do('move 1 lothian dunedin').do('end', [1, 1, 6, 1]);
    expect(lost(game)).toEqual(['romans 1 infantry']);
    game.do('stand');
    expect(game.decision.nation).toBe('romans');
    expect(game.legal().sort()).toEqual(['lose lothian', 'lose mar', 'stand']);
    game.do('lose mar');
    expect(game.legal()).toEqual(['stand', 'retreat 1 to lothian']);
  });
});

describe('Which hits can be used', () => {
  it('EXA-48 CAS-1: fives do nothing to cavalry alone', () => {
    const game = at(`
      round 16 saxons movement
      sussex: saxons 2
      kent: normans cavalry 2
    `);
    game.do('move 2 sussex kent').do('end', [5, 5, 1, 1]);
    expect(lost(game)).toEqual([]);
  });

  it('CAS-1: hits beyond the last target are lost', () => {
    const game = at(`
      round 16 saxons movement
      sussex: saxons 3
      kent: normans 1 cavalry 1
    `);
    game.do('move 3 sussex kent').do('end', [5, 5, 5, 1, 1]);
    expect(lost(game)).toEqual(['normans 1 infantry']); // the other fives cannot reach the cavalry
  });

  it('CAS-2: every hit that has a target kills', () => {
    const game = at(`
      round 9 saxons movement
      kent: saxons 3
      essex: angles 3
    `);
    game.do('move 3 kent essex').do('end', [5, 6, 5, 6, 5, 1]);
    expect(lost(game)).toEqual(['saxons 2 infantry', 'angles 3 infantry']);
  });
});

describe('Infantry and cavalry together', () => {
  const kent = (normans: string, dice: number[]) =>
    at(`
      round 16 saxons movement
      sussex: saxons 3
      kent: normans ${normans}
    `)
      .do('move 3 sussex kent')
      .do('end', dice);

  it('EXA-46 CAS-2 CAS-5: the five takes the infantry, so the six must take cavalry', () => {
    const game = kent('1 cavalry 2', [5, 6, 1, 1, 1, 1]);
    expect(lost(game)).toEqual(['normans 1 infantry', 'normans 1 cavalry']);
    expect(game.seen('automatic').map((e) => e.action.type)).not.toContain('strike');
    expect(game.area('kent')).toBe('saxons 3, normans cavalry 1');
  });

  it('EXA-47 CAS-5: with infantry left the opponent says where the six strikes', () => {
    const game = kent('2 cavalry 2', [5, 6, 1, 1, 1, 1, 1]);
    expect([game.asks, game.decision.nation]).toEqual(['strike', 'saxons']);
    expect(game.legal()).toEqual(['strike 0', 'strike 1']);
    const sparing = game.fork().do('strike 0');
    expect(lost(sparing)).toEqual(['normans 2 infantry']);
    expect(sparing.area('kent')).toBe('saxons 3, normans cavalry 2');
    game.do('strike 1');
    expect(lost(game)).toEqual(['normans 1 infantry', 'normans 1 cavalry']);
    expect(game.area('kent')).toBe('saxons 3, normans 1 cavalry 1');
  });

  it('CAS-5 RUL-50: the opponent cannot waste a six that could still kill', () => {
    const game = kent('1 cavalry 2', [6, 6, 1, 1, 1, 1]);
    expect(game.legal()).toEqual(['strike 1', 'strike 2']);
    expect(game.refuses('strike 0')).toMatchObject({ code: 'strike-range', rule: 'CAS-5' });
    expect(game.refuses('strike 3')).toMatchObject({ code: 'strike-range', rule: 'CAS-5' });
    expect(lost(game.fork().do('strike 1'))).toEqual(['normans 1 infantry', 'normans 1 cavalry']);
    expect(lost(game.do('strike 2'))).toEqual(['normans 2 cavalry']);
  });

  it('CAS-5 RUL-50: fives may not be kept back so that sixes fall on the infantry', () => {
    const game = kent('1 cavalry 1', [5, 6, 6, 1, 1]);
    expect(lost(game)).toEqual(['normans 1 infantry', 'normans 1 cavalry']); // nothing was left to choose
  });

  it("CAS-5: a four of cavalry goes to the opponent's infantry as well", () => {
    const game = at(`
      round 15 normans movement
      sussex: normans cavalry 2
      kent: romano-british 2 cavalry 1
    `);
    game.do('move 2 cavalry sussex kent').do('end', [4, 6, 1, 1, 1]);
    expect(game.legal()).toEqual(['strike 0', 'strike 1']);
    expect(lost(game.fork().do('strike 0'))).toEqual(['romano-british 2 infantry']);
    expect(lost(game.do('strike 1'))).toEqual(['romano-british 1 infantry', 'romano-british 1 cavalry']);
  });

  it('CAS-5: attackers are treated alike, also in difficult terrain, where they have no protection', () => {
    const downlands = (dice: number[]) =>
      at(`
        round 16 normans movement
        sussex: normans 2 cavalry 1
        downlands: saxons 2
      `)
        .do('move 2 sussex downlands')
        .do('move 1 cavalry sussex downlands')
        .do('end', dice);
    const game = downlands([1, 1, 1, 5, 6]);
    expect([game.asks, game.decision.nation]).toEqual(['strike', 'saxons']);
    expect(game.legal()).toEqual(['strike 0', 'strike 1']);
    expect(lost(game.do('strike 1'))).toEqual(['normans 1 infantry', 'normans 1 cavalry']);
    expect(lost(downlands([1, 1, 1, 5, 5]))).toEqual(['normans 2 infantry']);
  });

  it('EXA-108 CAS-6: defending in difficult terrain only the six counts, and the opponent places it', () => {
    const game = at(`
      round 16 saxons movement
      sussex: saxons 3
      downlands: normans 1 cavalry 1
    `);
    game.do('move 3 sussex downlands').do('end', [5, 5, 6, 4, 3]);
    expect([game.asks, game.decision.nation]).toEqual(['strike', 'saxons']);
    expect(game.legal()).toEqual(['strike 0', 'strike 1']);
    expect(lost(game.fork().do('strike 0'))).toEqual(['normans 1 infantry']);
    expect(lost(game.do('strike 1'))).toEqual(['normans 1 cavalry']);
  });
});

describe('Which of the own armies die', () => {
  const essex = `
    round 10 saxons movement
    kent: saxons 2
    sussex: saxons 1
    essex: angles 2
  `;
  const attack = (dice: number[]) =>
    at(essex).do('move 2 kent essex').do('move 1 sussex essex').do('end', dice);

  it('CAS-7 RUL-55: it is left open while the armies stay, and the retreat asks for it first', () => {
    const game = attack([1, 1, 1, 5, 1]).do('stand');
    expect(game.decision.nation).toBe('saxons');
    expect(game.legal().sort()).toEqual(['lose kent', 'lose sussex', 'stand']);
    expect(game.refuses('retreat 1 to kent')).toMatchObject({ code: 'losses-first', rule: 'CAS-7' });
    expect(game.refuses('lose wessex')).toMatchObject({ code: 'loss-not-possible', rule: 'CAS-7' });
    game.do('lose sussex');
    expect(game.refuses('lose kent')).toMatchObject({ code: 'loss-not-possible', rule: 'CAS-7' });
    expect(game.legal('retreat').sort()).toEqual(['retreat 1 to kent', 'retreat 2 to kent']);
  });

  it('CAS-7 RUL-55: several losses are named one by one', () => {
    const game = attack([1, 1, 1, 5, 1]).do('stand').do('stand', [1, 1, 1, 5]).do('stand');
    expect(game.legal().sort()).toEqual(['lose kent', 'lose sussex', 'stand']);
    game.do('lose kent');
    expect(game.legal().sort()).toEqual(['lose kent', 'lose sussex', 'stand']);
    expect(game.fork().do('lose sussex').legal('retreat')).toEqual(['retreat 1 to kent']);
    expect(game.fork().do('lose kent').legal('retreat')).toEqual(['retreat 1 to sussex']);
  });

  it('CAS-7: nothing is asked where all came from one place', () => {
    const game = at(`
      round 10 saxons movement
      kent: saxons 3
      essex: angles 2
    `);
    game.do('move 3 kent essex').do('end', [1, 1, 1, 5, 1]).do('stand');
    expect(game.legal('lose')).toEqual([]);
    expect(game.legal('retreat')).toEqual(['retreat 1 to kent', 'retreat 2 to kent']);
  });

  it('CAS-7 RUL-55: at the end of the battle nobody asks if it makes no difference any more', () => {
    const game = attack([5, 5, 1, 5, 1]);
    expect(game.seen('battle-ended')).toMatchObject([{ area: 'essex', holder: 'saxons' }]);
    expect(game.asks).not.toBe('losses');
    expect(game.area('essex')).toBe('saxons 2');
  });

  it.each([
    ['round 8 angles', 'north-sea', 'lindsey', 'york', false],
    ['round 15 normans', 'english-channel', 'sussex', 'kent', false],
    ['round 15 norwegians', 'north-sea', 'lothian', 'bernicia', true],
  ])(
    'CAS-7 MAJ-6: after %s won, who came by sea matters only before a second half with boats',
    (turn, sea, land, field, asks) => {
      const nation = turn.split(' ')[2] as string;
      const game = at(`
      ${turn} movement
      ${sea}: ${nation} 1
      ${land}: ${nation} 1
      ${field}: welsh 1
    `);
      game.do(`move 1 ${sea} ${field}`).do(`move 1 ${land} ${field}`).do('end', [6, 1, 5]);
      expect(game.asks === 'losses').toBe(asks);
    },
  );

  it('CAS-7 MAJ-6: in the second half it matters no more who came by sea in the first', () => {
    const game = at(`
      round 15 norwegians movement
      north-sea: norwegians 1
      lothian: norwegians 1
      york: welsh 1
    `);
    game.do('move 1 north-sea bernicia').do('end').do('move 1 lothian bernicia');
    game.do('move 1 bernicia york').do('move 1 bernicia york').do('end', [6, 1, 5]);
    expect(game.seen('battle-ended')).toMatchObject([{ area: 'york', holder: 'norwegians' }]);
  });

  it('CAS-7 RUL-55: at the end of a raid it does: only armies from the sea can go back there', () => {
    const game = at(`
      round 4 irish movement
      atlantic-ocean: irish 1
      dyfed: irish 1
      powys: welsh 1
    `);
    game.do('move 1 atlantic-ocean powys').do('move 1 dyfed powys').do('end', [6, 1, 5]);
    expect([game.asks, game.decision.nation]).toEqual(['losses', 'irish']);
    expect(game.legal().sort()).toEqual(['lose atlantic-ocean', 'lose dyfed']);
    const raider = game.fork().do('lose dyfed');
    expect(raider.legal('withdraw')).toEqual(['withdraw 1 powys atlantic-ocean']);
    const settler = game.fork().do('lose atlantic-ocean');
    expect(settler.asks).not.toBe('withdraw');
    expect(settler.area('powys')).toBe('irish 1');
  });

  it('CAS-9: a leader is no target, however many hits there are', () => {
    const game = at(`
      round 11 angles movement
      suffolk: angles 3
      essex: saxons 4 leader egbert
    `);
    game.do('move 3 suffolk essex').do('end', [6, 6, 6, 1, 1, 1, 1]);
    expect(lost(game)).toEqual(['saxons 3 infantry']);
    expect(game.seen('leader-eliminated')).toEqual([]);
    expect(game.area('essex')).toBe('saxons 1 leader egbert, angles 3');
  });
});

describe('Burhs', () => {
  const kent = (round: number, saxons: string, dice: number[]) =>
    at(`
      round ${round} danes movement
      essex: danes 2
      kent: saxons ${saxons}
    `)
      .do('move 2 essex kent')
      .do('end', dice);

  it('EXA-51 CAS-8: (a) in round 15 the burh falls first', () => {
    const game = kent(15, '1 burh', [5, 1, 1, 1]);
    expect(lost(game)).toEqual(['saxons 1 burh']);
    expect(game.area('kent')).toBe('danes 2, saxons 1');
  });

  it('EXA-51 CAS-8: (b) in round 13 the Saxons choose', () => {
    const game = kent(13, '1 burh', [5, 1, 1, 1]);
    expect([game.asks, game.decision.nation]).toEqual(['burh-loss', 'saxons']);
    const army = game.fork().do('give army');
    expect(lost(army)).toEqual(['saxons 1 infantry']);
    expect(army.area('kent')).toBe('danes 2, saxons burh');
    game.do('give burh');
    expect(lost(game)).toEqual(['saxons 1 burh']);
    expect(game.area('kent')).toBe('danes 2, saxons 1');
  });

  it('CAS-8 RUL-51: the choice holds in rounds 12 and 13, the burh goes first from round 14 to 16', () => {
    expect(kent(12, '1 burh', [5, 1, 1, 1]).asks).toBe('burh-loss');
    expect(kent(13, '1 burh', [5, 1, 1, 1]).asks).toBe('burh-loss');
    for (const round of [14, 15, 16])
      expect(lost(kent(round, '1 burh', [5, 1, 1, 1]))).toEqual(['saxons 1 burh']);
  });

  it('CAS-8: of two losses the burh is one, or none by choice', () => {
    const late = kent(14, '2 burh', [5, 5, 1, 1, 1]);
    expect(lost(late)).toEqual(['saxons 1 infantry', 'saxons 1 burh']);
    const early = kent(12, '2 burh', [5, 5, 1, 1, 1]);
    expect(lost(early.fork().do('give army'))).toEqual(['saxons 2 infantry']);
    expect(lost(early.do('give burh'))).toEqual(['saxons 1 infantry', 'saxons 1 burh']);
  });

  it('CAS-8: nothing is asked if everything falls, or nothing', () => {
    expect(lost(kent(12, '1 burh', [5, 5, 1, 1]))).toEqual(['saxons 1 infantry', 'saxons 1 burh']);
    expect(kent(12, '1 burh', [4, 4, 1, 1]).asks).toBe('retreat');
  });
});
