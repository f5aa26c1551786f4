import { describe, expect, it } from 'vitest';
import { ENGLAND, LAND_IDS, SCOTLAND, WALES } from '../../src/data/board.ts';
import { check } from '../../src/game/play.ts';
import { NATION } from '../../src/model/ids.ts';
import { ACTION_TYPES } from '../../src/model/shape.ts';
import { at, refusedPosition, start } from '../support.ts';

describe('Who holds an area', () => {
  it('GEN-9: two nations in one land area are refused outside a turn and its battle', () => {
    const shared = (moment: string) => `
      round 9 ${moment}
      kent: saxons 1, angles 1
    `;
    expect(refusedPosition(shared('bretwalda'))).toMatchObject({
      rule: 'two-nations',
      details: { area: 'kent', nations: ['saxons', 'angles'] },
    });
    expect(refusedPosition(shared('welsh movement')).rule).toBe('two-nations');
    expect(at(shared('saxons battles')).decision).toMatchObject({ kind: 'battle', nation: 'saxons' });
  });

  it('GEN-9 RUL-39: nations of one player fight each other like any two nations', () => {
    const game = at(`
      round 9 saxons movement
      kent: saxons 2
      essex: irish 1
      orkneys: caledonians 1
    `);
    expect(game.state.owner[NATION.saxons]).toBe(game.state.owner[NATION.irish]);
    game.do('move 1 kent essex').do('move 1 kent essex');
    expect(game.area('essex')).toBe('irish 1, saxons 2');
    game.do('end', [6, 1, 1]);
    expect(game.seen('battle-started')).toMatchObject([{ attacker: 'saxons', defender: 'irish' }]);
    expect(game.area('essex')).toBe('saxons 2');
  });

  it('GEN-10: an area is contested from the move into it until its battle is over', () => {
    const game = at(`
      round 15 norwegians movement
      bernicia: norwegians 2
      york: danes 1
      kent: saxons 1
      scored norwegians bernicia
    `);
    game.do('move 2 bernicia york');
    expect(game.area('york')).toBe('danes 1, norwegians 2');
    expect(game.points('norwegians')).toBe(0);
    game.do('end', [1, 1, 1]);
    expect(game.asks).toBe('retreat');
    expect(game.area('york')).toBe('danes 1, norwegians 2');
    expect(game.points('norwegians')).toBe(0);
    game.do('stand').do('stand', [6, 1, 1]);
    expect(game.area('york')).toBe('norwegians 2');
    expect(game.points('norwegians')).toBe(10);
  });

  it('GEN-11: a destroyed fort is no unit: its area is vacant, and armies walk through it', () => {
    const through = (avalon: string) =>
      at(`
        round 3 welsh movement
        hwicce: welsh 1
        avalon: ${avalon}
      `).do('move 1 hwicce avalon');
    const ruin = through('ruin');
    expect(ruin.area('avalon')).toBe('welsh 1, ruin');
    expect(ruin.do('move 1 avalon wessex').area('wessex')).toBe('welsh 1');
    expect(ruin.area('avalon')).toBe('ruin');
    const fort = through('fort');
    expect(fort.refuses('move 1 avalon wessex')).toMatchObject({ code: 'move-enemy-holds', rule: 'OVR-2' });
  });

  it('GEN-12: an army, a fort or a burh alone is enough to be the sole occupant', () => {
    const burh = at(`
      round 13 hold-points
      kent: saxons burh
      essex: saxons 1
    `);
    expect(burh.points('saxons')).toBe(3 + 4);
    const fort = at(`
      round 5 hold-points
      kent: fort
    `);
    expect(fort.points('romans')).toBe(4);
    const attack = at(`
      round 5 jutes movement
      english-channel: jutes 1
      kent: fort
    `);
    attack.do('move 1 english-channel kent').do('end', [1, 5]);
    expect(attack.area('kent')).toBe('fort');
    expect(attack.area('english-channel')).not.toContain('jutes');
  });

  it('GEN-12: a leader never stands alone', () => {
    const position = (kent: string) => `
      round 11 saxons movement
      kent: saxons ${kent} leader egbert
      essex: saxons 1
    `;
    expect(at(position('1')).area('kent')).toBe('saxons 1 leader egbert');
    expect(at(position('burh')).area('kent')).toBe('saxons burh leader egbert');
    expect(refusedPosition(position(''))).toMatchObject({
      rule: 'leader-alone',
      details: { leader: 'egbert', area: 'kent' },
    });
  });
});

describe('Seas', () => {
  const crowded = `
    round 5 saxons movement
    english-channel: saxons 9, jutes 5, romans 7
    dyfed: saxons 1
    devon: jutes 1
  `;

  it('GEN-13: hold any number of units of any number of nations, who do not fight there', () => {
    const game = at(crowded).do('end');
    expect(game.seen('battle-started')).toEqual([]);
    expect(game.area('english-channel')).toBe('romans 7, saxons 9, jutes 5');
    expect(game.decision).toMatchObject({ kind: 'move', nation: 'jutes' });
  });

  it('GEN-13: nobody occupies a sea: it gives no population', () => {
    const game = at(crowded.replace('saxons movement', 'saxons population'));
    expect(game.marker('saxons')).toBe(2);
  });
});

describe('Regions', () => {
  it('GEN-14: Wales has 7 areas, Scotland 10, England 20, and each area belongs to one of them', () => {
    expect([WALES.length, SCOTLAND.length, ENGLAND.length]).toEqual([7, 10, 20]);
    expect([...WALES, ...SCOTLAND, ...ENGLAND].sort()).toEqual([...LAND_IDS].sort());
  });

  it('GEN-14: Galloway is English, Devon and Cornwall are Welsh: they do and do not make a King', () => {
    const king = (fourth: string) =>
      at(`
        round 11 king
        kent: saxons 1
        sussex: saxons 1
        wessex: saxons 1
        ${fourth}: saxons 1
      `).points('saxons');
    expect(king('galloway')).toBe(8);
    expect(king('devon')).toBe(0);
    expect(king('cornwall')).toBe(0);
    expect(king('strathclyde')).toBe(0);
  });
});

describe('Negotiation', () => {
  it('NEG-1: the game knows no action that offers, makes or keeps a deal', () => {
    expect([...ACTION_TYPES].sort()).toEqual(
      [
        ...[
          'ballot',
          'begin',
          'bid',
          'burh',
          'choose',
          'displace',
          'end',
          'exchange',
          'fight',
          'give',
          'hold-out',
          'leader',
        ],
        ...[
          'leave-out',
          'lose',
          'move',
          'permit',
          'place',
          'population',
          'refuse',
          'remove',
          'raze',
          'replace',
          'resist',
        ],
        ...['retreat', 'stand', 'strike', 'submit', 'take-back', 'vote', 'withdraw'],
      ].sort(),
    );
    const game = start({ scenario: 'standard-4' });
    for (const type of ['deal', 'offer', 'promise', 'alliance', 'trade'])
      expect(check(game.state, { type, nation: 'welsh' })).toMatchObject({ code: 'malformed' });
  });

  it('NEG-1: no promise is on record, and nothing but the rules limits whom a nation attacks', () => {
    const game = at(`
      round 9 saxons movement
      kent: saxons 1
      essex: angles 1
      sussex: jutes 1
    `);
    const records = Object.keys(game.state).filter((key) => /deal|treaty|promise|alli|pact|trade/i.test(key));
    expect(records).toEqual([]);
    expect(game.legal('move 1 kent')).toEqual(
      expect.arrayContaining(['move 1 kent essex', 'move 1 kent sussex']),
    );
    game.do('move 1 kent essex').do('end', [5, 1]);
    expect(game.area('essex')).toBe('saxons 1');
  });
});
