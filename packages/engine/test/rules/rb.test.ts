import { describe, expect, it } from 'vitest';
import { toPosition } from '../../src/game/position.ts';
import { at, type TestGame } from '../support.ts';

const replaceAll = (game: TestGame, unit: 'fort' | 'army', ...areas: string[]): TestGame => {
  for (const area of areas) game.do(`replace ${unit} ${area}`);
  return game;
};

describe('The Romans leave', () => {
  const ELEVEN = [
    'avalon',
    'essex',
    'hwicce',
    'kent',
    'lindsey',
    'march',
    'norfolk',
    'suffolk',
    'sussex',
    'wessex',
  ];
  const EXA_76 = `
    round 6
    ${ELEVEN.map((area) => `${area}: fort`).join('\n')}
    york: romans 2, fort
    bernicia: fort
    cumbria: fort
    lothian: fort
  `;

  it('EXA-76 RB-1: eight forts of the owner’s choice become Romano-British', () => {
    const game = at(EXA_76);
    expect(game.asks).toBe('replace');
    expect(game.decision.nation).toBe('romano-british');
    expect(game.legal().sort()).toEqual([...ELEVEN, 'york'].map((area) => `replace fort ${area}`).sort());
    expect(game.refuses('replace army york')).toMatchObject({ code: 'replace-nothing-there', rule: 'RB-1' });
    const chosen = ['avalon', 'essex', 'hwicce', 'kent', 'lindsey', 'march', 'norfolk', 'york'] as const;
    replaceAll(game, 'fort', ...chosen);
    for (const area of chosen) expect(game.area(area)).toBe('romano-british 1');
  });

  it('EXA-76 RB-5 RB-6: all other forts and armies go, in the north too', () => {
    const game = replaceAll(at(EXA_76), 'fort', ...ELEVEN.slice(0, 8));
    expect(game.decision.nation).toBe('romano-british');
    expect(game.asks).toBe('move');
    for (const area of ['suffolk', 'sussex', 'wessex', 'york', 'bernicia', 'cumbria', 'lothian'] as const)
      expect(game.area(area)).toBe(area === 'suffolk' ? 'romano-british 1' : '');
  });

  it('EXA-77 RB-3 RUL-81: with too few forts armies make up the eight, also in fort areas', () => {
    const game = at(`
      round 6
      york: romans 3, fort
      essex: romans 2, fort
      cheshire: romans 1, ruin
      kent: fort
      wessex: fort
      hwicce: fort
    `);
    game.do(game.legal()[0] as string); // the five forts are no choice
    expect(game.legal().sort()).toEqual(['replace army cheshire', 'replace army essex', 'replace army york']);
    expect(game.refuses('replace fort kent')).toMatchObject({ code: 'replace-nothing-there', rule: 'RB-3' });
    replaceAll(game, 'army', 'york', 'york', 'cheshire');
    expect(game.area('york')).toBe('romano-british 3');
    expect(game.area('essex')).toBe('romano-british 1');
    expect(game.area('cheshire')).toBe('romano-british 1');
    for (const area of ['kent', 'wessex', 'hwicce'] as const)
      expect(game.area(area)).toBe('romano-british 1');
    expect(game.asks).toBe('move');
  });

  it('RB-1: exactly eight forts leave no choice', () => {
    const game = at(`
      round 6
      ${ELEVEN.slice(0, 8)
        .map((area) => `${area}: fort`)
        .join('\n')}
    `);
    expect(game.legal()).toEqual(['replace fort march']);
    game.do('replace fort march');
    expect(game.asks).toBe('move');
  });

  it('EXA-78 RB-1 RB-6: York is in, Bernicia is not', () => {
    const game = at(`
      round 6
      york: fort
      bernicia: fort
    `);
    expect(game.legal()).toEqual(['replace fort york']);
    game.do('replace fort york');
    expect(game.area('york')).toBe('romano-british 1');
    expect(game.area('bernicia')).toBe('');
  });

  it('RB-2 RUL-4: the set takes in York, Cheshire and all of Wales', () => {
    const wales = ['clwyd', 'cornwall', 'devon', 'dyfed', 'gwent', 'gwynedd', 'powys'];
    const game = at(`
      round 6
      ${wales.map((area) => `${area}: fort`).join('\n')}
      york: fort
      cheshire: fort
      pennines: fort
      cumbria: fort
    `);
    expect(game.legal().sort()).toEqual(
      [...wales, 'york', 'cheshire'].map((a) => `replace fort ${a}`).sort(),
    );
  });

  it('EXA-125 RB-3 RB-5 RB-6 RB-7: with too few of both there are fewer than eight', () => {
    const game = at(`
      round 6
      york: romans 1, fort
      essex: romans 1, fort
      bernicia: romans 3, fort
      cheshire: fort
      kent: fort
      gwent: fort
      lothian: fort
    `);
    game.do(game.legal()[0] as string);
    expect(game.area('york')).toBe('romano-british 2');
    expect(game.area('essex')).toBe('romano-british 2');
    for (const area of ['cheshire', 'kent', 'gwent'] as const)
      expect(game.area(area)).toBe('romano-british 1');
    expect(game.area('bernicia')).toBe('');
    expect(game.area('lothian')).toBe('');
    expect(game.legal('replace')).toEqual([]);
  });

  it('RB-7: with none at all in the south there are no Romano-British', () => {
    const game = at(`
      round 6
      bernicia: romans 2, fort
      gwynedd: welsh 1
    `);
    expect(game.decision.nation).toBe('welsh');
    expect(game.area('bernicia')).toBe('');
  });

  it('RB-4: stacking does not matter until their own movement is over', () => {
    const game = at(`
      round 6
      gwent: romans 4, fort
      clwyd: romans 4, fort
    `);
    game.do(game.legal()[0] as string);
    replaceAll(game, 'army', 'gwent', 'gwent', 'gwent', 'gwent'); // only Clwyd has any left
    expect(game.area('gwent')).toBe('romano-british 5');
    expect(game.area('clwyd')).toBe('romano-british 3');
    expect(game.asks).toBe('move');
    expect(game.refuses('end').code).toBe('end-stacking');
  });

  it('RB-1 RUL-101: subjections end first, and the mark of a submission stays', () => {
    const game = at(`
      round 5 round-end
      york: fort
      cheshire: fort
      pennines: brigantes 1
      subject brigantes to romans
    `);
    expect(game.asks).toBe('replace');
    expect(game.overlord('brigantes')).toBeUndefined();
    game.do(game.legal()[0] as string);
    expect(game.refuses('move 1 york pennines')).toMatchObject({ code: 'attack-forbidden', rule: 'RB-11' });
  });
});

describe('The Romano-British', () => {
  it('RB-8: in round 6 they have no population, but move', () => {
    const game = at(`
      round 6
      york: fort
      kent: fort
      marker romano-british 5
    `);
    game.do(game.legal()[0] as string);
    expect(game.asks).toBe('move');
    expect(game.marker('romano-british')).toBe(5);
    game.do('move 1 york cheshire').do('end');
    expect(game.area('cheshire')).toBe('romano-british 1');
  });

  it('RB-9: they move and fight as normal infantry', () => {
    const game = at(`
      round 6 romano-british movement
      kent: romano-british 1
      hwicce: romano-british 2
      march: saxons 1
    `);
    game.do('move 1 kent essex').do('move 1 essex suffolk');
    expect(game.refuses('move 1 suffolk norfolk')).toMatchObject({ code: 'move-allowance', rule: 'MOV-2' });
    game.do('move 2 hwicce march').do('end', [4, 4, 5]);
    expect(game.area('march')).toBe('romano-british 1, saxons 1');
  });

  it('RB-10: from round 7 their population is normal', () => {
    const game = at(`
      round 7 romano-british turn-start
      kent: romano-british 1
      hwicce: romano-british 1
      marker romano-british 3
    `);
    expect(game.asks).toBe('place');
    expect(game.marker('romano-british')).toBe(1);
    expect(game.legal().sort()).toEqual(['place hwicce', 'place kent']);
  });
});

describe('Romano-British and the nations that had submitted', () => {
  const round = (n: number, more = '') => `
    round ${n} romano-british movement
    hwicce: romano-british 3
    powys: welsh 2
    march: brigantes 1
    downlands: belgae 1
    submitted welsh brigantes
    ${more}
  `;

  it.each([6, 7])('RB-11 SUB-27: in round %i they leave them in peace', (n) => {
    const game = at(round(n));
    expect(game.refuses('move 1 hwicce powys')).toMatchObject({ code: 'attack-forbidden', rule: 'RB-11' });
    expect(game.refuses('move 1 hwicce march')).toMatchObject({ code: 'attack-forbidden', rule: 'RB-11' });
  });

  it('RB-11: who never submitted, or has attacked them, may be attacked', () => {
    const free = at(round(6).replace('submitted welsh brigantes', 'submitted brigantes'));
    expect(free.may('move 1 hwicce powys')).toBe(true);
    const attacked = at(round(7, 'attacked welsh'));
    expect(attacked.may('move 1 hwicce powys')).toBe(true);
    expect(attacked.may('move 1 hwicce march')).toBe(false);
  });

  it('RB-11: others who had submitted may attack one another', () => {
    const game = at(round(7).replace('romano-british movement', 'welsh movement'));
    expect(game.may('move 2 powys march')).toBe(true);
  });

  it('RB-14: from round 8 on there is no such bond', () => {
    const game = at(round(8));
    expect(game.may('move 1 hwicce powys')).toBe(true);
    expect(game.may('move 1 hwicce march')).toBe(true);
  });

  it('RB-13: the Belgae may always be attacked', () => {
    for (const n of [6, 7]) expect(at(round(n)).may('move 1 hwicce downlands')).toBe(true);
  });

  it('RB-11 RUL-93: fighting others is no attack on them, stepping into their area is', () => {
    const game = at(`
      round 6 welsh movement
      powys: welsh 2
      march: brigantes 1
      hwicce: romano-british 1
      alban: picts 1
      submitted welsh
    `).do('move 1 powys march');
    const elsewhere = game.fork().do('end', [5, 1]);
    expect(toPosition(elsewhere.state).attacked ?? []).toEqual([]);
    const attack = game.fork().do('move 1 powys hwicce');
    expect(toPosition(attack.state).attacked).toEqual(['welsh']);
  });

  /** The Welsh enter Hwicce in round 6 and go back without bloodshed; then the Romano-British turn of round 7. */
  const exa81 = () => {
    const game = at(`
      round 6 welsh movement
      powys: welsh 3
      hwicce: romano-british 3
      march: brigantes 1
      downlands: belgae 1
      submitted welsh brigantes
    `);
    game.do('move 1 powys hwicce').do('end', [1, 1, 1, 1]).do('stand').do('retreat 1 to powys');
    expect(game.area('hwicce')).toBe('romano-british 3');
    game.do('end').do('end').do('end'); // Brigantes, Irish, Scots
    game.do('end').do('move 8 leader frisian-sea essex').do('end'); // Saxons
    game.do('move 1 english-channel kent').do('end'); // Jutes
    game.do('move 4 north-sea york').do('end'); // Angles
    game.do('leader wessex');
    expect(game.state.round).toBe(7);
    expect(game.decision.nation).toBe('romano-british');
    return game;
  };

  it('EXA-81 (a) RB-12 RUL-93: two points for each army of a nation that has attacked them', () => {
    const game = exa81().do('move 3 hwicce powys').do('end', [6, 6, 1, 1, 1]);
    expect(game.area('powys')).toBe('romano-british 3');
    expect(game.points('romano-british')).toBe(4);
  });

  it('EXA-81 (b) RB-11: the Brigantes, who never did, stay out of bounds', () => {
    expect(exa81().refuses('move 1 hwicce march')).toMatchObject({ code: 'attack-forbidden', rule: 'RB-11' });
  });

  it('EXA-81 (c) RB-13: the Belgae are open to attack', () => {
    expect(exa81().do('move 1 hwicce downlands').area('downlands')).toBe('romano-british 1, belgae 1');
  });

  it.each([
    ['in their own turn, rounds 6 and 7', 7, 'romano-british', 2],
    ['not in the turn of the other', 7, 'welsh', 0],
    ['not from round 8 on', 8, 'romano-british', 0],
  ] as const)('RB-12: they score %s', (_, n, nation, points) => {
    const game = at(`
      round ${n} ${nation} movement
      hwicce: romano-british 2
      march: welsh 1
      submitted welsh
      attacked welsh
    `);
    if (nation === 'welsh') game.do('move 1 march hwicce').do('end', [1, 5, 1]);
    else game.do('move 2 hwicce march').do('end', [5, 1, 1]);
    expect(game.area('march')).toBe(nation === 'welsh' ? '' : 'romano-british 2');
    expect(game.points('romano-british')).toBe(points);
  });
});
