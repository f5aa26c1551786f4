import { describe, expect, it } from 'vitest';
import { decision } from '../../src/game/play.ts';
import { asked, silence } from '../asked.ts';
import { at, type TestGame } from '../support.ts';

describe('DEC-24: forts and armies that become Romano-British', () => {
  const clear = [
    'york',
    'cheshire',
    'march',
    'north-mercia',
    'norfolk',
    'suffolk',
    'hwicce',
    'kent',
  ] as const;
  const position = `
    round 6
    ${clear.map((area) => `${area}: fort`).join('\n')}
    lindsey: fort
    gwynedd: fort
    lothian: fort
    powys: welsh 1
  `;

  it('DEC-24: their owner picks eight of the forts in or south of york and cheshire', () => {
    const game = at(position);
    expect(asked(game, 'replace', 'romano-british', 0)).toBe('replace fort york');
    expect(game.decision.data).toMatchObject({ unit: 'fort', left: 8 });
    expect(game.legal()).toHaveLength(10);
    expect(game.may('replace fort gwynedd')).toBe(true);
    expect(game.refuses('replace fort lothian')).toMatchObject({
      code: 'replace-nothing-there',
      rule: 'RB-1',
    });
    game.do('replace fort lindsey');
    expect(game.area('lindsey')).toBe('romano-british 1');
  });

  it('DEC-24: silence keeps the forts worth most in round 7', () => {
    const game = at(position);
    for (let i = 0; i < 8 && game.asks === 'replace'; i++) game.do(silence(game));
    expect(game.asks).not.toBe('replace');
    for (const area of clear) expect(game.area(area)).toBe('romano-british 1');
    expect([game.area('lindsey'), game.area('gwynedd'), game.area('lothian')]).toEqual(['', '', '']);
  });

  it('DEC-24: with too few forts they pick armies', () => {
    const game = at(`
      round 6
      kent: romans 6 fort
      norfolk: romans 6 fort
      powys: welsh 1
    `);
    game.do('replace fort norfolk'); // kent follows without asking: there is no choice
    expect(asked(game, 'replace', 'romano-british', 0)).toBe('replace army norfolk');
    expect(game.legal()).toEqual(['replace army norfolk', 'replace army kent']);
  });
});

describe('DEC-25 and DEC-26: the Bretwalda', () => {
  const votes = `
    round 9 bretwalda
    kent: saxons 1
    essex: saxons 1
    york: angles 1
    norfolk: angles 1
    hwicce: welsh 1
    powys: welsh 1
  `;

  it('DEC-25: every player in turn may call for a secret ballot before the first vote; silence means open', () => {
    const game = at(votes);
    for (const seat of [0, 1, 2, 3]) {
      expect(asked(game, 'ballot', null, seat)).toBe('ballot open');
      expect(game.legal()).toEqual(['ballot secret', 'ballot open']);
      game.do('ballot open');
    }
    expect(game.decision).toMatchObject({ kind: 'vote', data: { secret: false } });
  });

  it('DEC-25: one call is enough', () => {
    const game = at(votes).do('ballot open').do('ballot secret');
    expect(game.decision).toMatchObject({ kind: 'vote', data: { secret: true } });
    expect(decision(game.state).map((d) => d.nation)).toEqual(['welsh', 'saxons', 'angles']);
  });

  it('DEC-26: the owner of each voting nation votes for a nation in England; silence votes for itself', () => {
    const game = at(`${votes}\noptions {"ballot":"open"}`);
    expect(asked(game, 'vote', 'welsh', 1)).toBe('vote welsh welsh');
    expect(game.legal()).toEqual(['vote welsh welsh', 'vote welsh saxons', 'vote welsh angles']);
    expect(game.refuses('vote welsh picts')).toMatchObject({ code: 'vote-not-candidate', rule: 'CNT-13' });
    game.do('vote welsh angles');
    expect(asked(game, 'vote', 'saxons', 2)).toBe('vote saxons saxons');
    game.do('vote saxons saxons');
    expect(asked(game, 'vote', 'angles', 3)).toBe('vote angles angles');
    game.do('vote angles angles');
    expect(game.seen('bretwalda')[0]).toMatchObject({ nation: 'angles', votes: 3, of: 5 });
  });

  it('DEC-26: silence votes for itself though another nation of its player is larger', () => {
    const game = at(`
      round 9 bretwalda
      options {"ballot":"open"}
      york: angles 1
      bernicia: picts 1
      lothian: picts 1
    `).do('vote picts picts');
    expect(asked(game, 'vote', 'angles', 3)).toBe('vote angles angles');
  });

  it('DEC-26: of others alike silence votes for the first', () => {
    const game = at(`
      round 9 bretwalda
      options {"ballot":"open"}
      galloway: brigantes 1
      dunedin: angles 1
      kent: saxons 1
      essex: welsh 1
      subject brigantes to angles
    `)
      .do('vote welsh welsh')
      .do('vote saxons saxons');
    expect(asked(game, 'vote', 'angles', 3)).toBe('vote angles welsh');
  });

  it('DEC-26: the vote of galloway is the angle owner’s; silence gives it to his largest nation', () => {
    const game = at(`
      round 9 bretwalda
      options {"ballot":"open"}
      galloway: brigantes 1
      dunedin: angles 1
      bernicia: picts 1
      lothian: picts 1
      york: belgae 1
      kent: saxons 1
      essex: saxons 1
      sussex: saxons 1
      subject brigantes to angles
    `);
    game.do('vote belgae belgae').do('vote picts picts').do('vote saxons saxons');
    expect(asked(game, 'vote', 'angles', 3)).toBe('vote angles picts');
    expect(game.legal()).toEqual([
      'vote angles belgae',
      'vote angles brigantes',
      'vote angles picts',
      'vote angles saxons',
    ]);
  });
});

describe('DEC-27: the King’s infantry', () => {
  const kingdom = (kent: string, more = '') => `
    round 13 king
    york: angles 1
    essex: saxons 1
    kent: ${kent}
    sussex: saxons 1
    wessex: saxons 1
    powys: welsh 1
    ${more}
  `;

  /** The Saxons are King, but the flow went on to the next round without asking them. */
  function expectNoArmy(game: TestGame): void {
    expect(game.decision.nation).toBe('welsh');
    expect(game.points('saxons')).toBe(8);
    expect(game.marker('saxons')).toBe(2);
  }

  it('DEC-27: the King’s nation places it at once; silence takes the first legal area', () => {
    const game = at(kingdom('saxons 1'));
    expect(asked(game, 'place', 'saxons', 2)).toBe('place essex');
    expect(game.decision.data).toMatchObject({ why: 'king', left: 1 });
    expect(game.legal()).toEqual(['place essex', 'place kent', 'place sussex', 'place wessex']);
    expect(game.refuses('place york').code).toBe('place-not-yours');
    expect(game.points('saxons')).toBe(8);
  });

  it('DEC-27: the first, though another is nearer to an enemy', () => {
    const game = at(kingdom('saxons 1', 'devon: normans 1'));
    expect(asked(game, 'place', 'saxons', 2)).toBe('place essex');
    expect(game.state.pending).toMatchObject({ placed: [] });
  });

  it('DEC-27 RUL-21: with no piece left there is none, and the marker stays', () => {
    expectNoArmy(at(kingdom('saxons 17', 'marker saxons 2')));
  });

  it('DEC-27 RUL-21: with no room there is none, and the marker stays', () => {
    const game = at(`
      round 13 king
      galloway: saxons 4
      pennines: saxons 2
      lindsey: saxons 2
      downlands: saxons 2
      powys: welsh 1
      marker saxons 2
    `);
    expectNoArmy(game);
    expect(game.area('galloway')).toBe('saxons 4');
  });
});

describe('Decisions at the start of round 16', () => {
  it('DEC-28: the normans may take cavalry for infantry; silence takes none', () => {
    const game = at(`
      round 16
      essex: normans 4 cavalry 3 leader william
      hwicce: normans 1
      wessex: normans 1
      kent: saxons 1 leader harold
    `);
    expect(asked(game, 'exchange', 'normans', 3)).toBe('exchange 0');
    expect(game.asked('exchange').data.due).toBe(3);
    expect(game.legal()).toEqual(['exchange 0', 'exchange 1']);
    expect(game.refuses('exchange 2')).toMatchObject({ code: 'exchange-range', rule: 'R16-5' });
    expect(game.fork().do('exchange 1').area('english-channel')).toBe('normans 1 cavalry 1');
    expect(game.fork().do('exchange 0').area('english-channel')).toBe('normans 2'); // eight infantry in all
  });

  it('DEC-29: the saxons place their levy in English areas; silence takes the first', () => {
    const game = at(`
      round 16
      kent: saxons 1 leader harold
      essex: saxons 1
      sussex: saxons 1
      wessex: saxons 1
      devon: saxons 1
    `);
    expect(asked(game, 'place', 'saxons', 2)).toBe('place essex');
    expect(game.decision.data).toMatchObject({ why: 'special', left: 2 });
    expect(game.legal()).toEqual(['place essex', 'place kent', 'place sussex', 'place wessex']);
    expect(game.refuses('place devon')).toMatchObject({ code: 'place-not-english', rule: 'R16-3' });
  });
});
