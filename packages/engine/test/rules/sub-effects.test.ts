import { describe, expect, it } from 'vitest';
import { check, defaultAction } from '../../src/game/play.ts';
import type { Action } from '../../src/model/action.ts';
import { toSeat } from '../../src/model/ids.ts';
import { makeAction } from '../../src/notation/action-text.ts';
import { at, type TestGame } from '../support.ts';

const FORBIDDEN = { code: 'attack-forbidden', rule: 'SUB-19' };

/** The engine's own answer for whoever is asked. */
function step(game: TestGame): void {
  game.do(makeAction(defaultAction(game.state) as Action));
}

describe('Scoring through a subject', () => {
  it('SUB-17: in rounds 1 to 3 whatever a subject comes to occupy scores for the Romans, if listed and new', () => {
    for (const round of [1, 2, 3]) {
      const game = at(`
        round ${round} welsh movement
        cornwall: welsh 2
        hwicce: welsh 3
        subject welsh to romans
        scored romans cornwall hwicce march
      `);
      game.do('move 1 hwicce south-mercia');
      expect(game.seen('points')).toMatchObject([
        { nation: 'romans', points: 2, area: 'south-mercia', via: 'welsh' },
      ]);
      game.do('move 1 hwicce march');
      expect(game.points('romans')).toBe(2);
      game.do('move 1 cornwall devon');
      expect(game.points('romans')).toBe(4);
      expect(game.points('welsh')).toBe(0);
    }
  });

  it('SUB-17: from round 4 on it gives nothing', () => {
    const game = at(`
      round 4 welsh movement
      hwicce: welsh 2
      subject welsh to romans
    `);
    game.do('move 1 hwicce south-mercia');
    expect(game.points('romans')).toBe(0);
  });

  it('SUB-17 RUL-89: an area passed through counts', () => {
    const game = at(`
      round 3 welsh movement
      hwicce: welsh 2
      subject welsh to romans
      scored romans hwicce
    `);
    game.do('move 1 hwicce south-mercia').do('move 1 south-mercia essex');
    expect(game.points('romans')).toBe(4);
  });

  it('SUB-17: an area won in battle counts when the enemy is gone', () => {
    const game = at(`
      round 3 welsh movement
      hwicce: welsh 3
      avalon: belgae 1
      subject welsh to romans
      scored romans hwicce
    `);
    game.do('move 2 hwicce avalon');
    expect(game.points('romans')).toBe(0);
    game.do('end', [5, 1, 1]);
    expect(game.points('romans')).toBe(2);
  });

  it('SUB-17: an area into which a subject retreats counts, in any turn', () => {
    const game = at(`
      round 3 belgae movement
      hwicce: welsh 1
      avalon: belgae 2
      subject welsh to romans
      scored romans hwicce
    `);
    game.do('move 2 avalon hwicce').do('end', [1, 1, 1]).do('retreat 1 to march');
    expect(game.seen('points')).toMatchObject([{ nation: 'romans', points: 2, area: 'march', via: 'welsh' }]);
  });

  it('SUB-18: what a subject has scored scores no more, not for the Romans and not through another subject', () => {
    const game = at(`
      round 3 welsh movement
      hwicce: welsh 2
      march: brigantes 1
      south-mercia: belgae 1
      subject welsh to romans
      subject brigantes to romans
      scored romans hwicce march
    `);
    game.do('move 1 hwicce north-mercia').do('move 1 north-mercia york');
    expect(game.points('romans')).toBe(4);
    game.do('end');
    while (game.decision.nation !== 'brigantes' || game.asks !== 'move') step(game);
    game.do('move 1 march north-mercia');
    expect(game.points('romans')).toBe(4);
  });

  it('SUB-18: the Romans themselves get no points where a subject stood', () => {
    const game = at(`
      round 3 romans movement
      wessex: romans 2, fort
      dyfed: welsh 1
      subject welsh to romans
      scored romans wessex dyfed avalon
    `);
    game.do('move 1 wessex avalon');
    expect(game.points('romans')).toBe(0);
    game.do('move 1 wessex sussex');
    expect(game.points('romans')).toBe(2);
  });
});

describe('Peace between overlord and subject', () => {
  const exa117 = () =>
    at(`
      round 3 welsh movement
      gwent: welsh 2
      powys: welsh 1
      devon: welsh 2
      hwicce: fort
      avalon: ruin
      march: brigantes 1
      subject welsh to romans
      scored romans hwicce avalon gwent powys devon
    `);

  it('EXA-117 (a) SUB-19: a subject may not enter an area with only a Roman fort', () => {
    expect(exa117().refuses('move 1 gwent hwicce')).toMatchObject({
      ...FORBIDDEN,
      details: { holder: 'romans', to: 'hwicce' },
    });
  });

  it('EXA-117 (b) SUB-21: it may not leave an area empty unless the Roman owner lets it', () => {
    const game = exa117().do('move 1 powys march').do('end');
    expect(game.decision).toMatchObject({
      kind: 'permission',
      seat: 0,
      nation: 'romans',
      data: { nation: 'welsh', area: 'powys' },
    });
    expect(check(game.state, { type: 'permit' }, toSeat(1))).toMatchObject({ code: 'not-your-decision' });
    const granted = game.fork().do('permit', [5, 1]);
    expect(granted.area('powys')).toBe('');
    expect(granted.area('march')).toBe('welsh 1');
    game.do('refuse');
    expect(game.asks).toBe('move');
    expect(game.refuses('end')).toMatchObject({
      code: 'end-abandoned',
      rule: 'SUB-21',
      details: { area: 'powys', overlord: 'romans' },
    });
  });

  it('EXA-117 (c) SUB-21: an area that is filled again needs no leave', () => {
    const game = exa117().do('move 1 powys march').do('move 1 gwent powys').do('end', [5, 1]);
    expect(game.history.some((e) => e.type === 'permission')).toBe(false);
    expect(game.area('powys')).toBe('welsh 1');
    expect(game.area('march')).toBe('welsh 1');
  });

  it('EXA-117 (d) SUB-20: it may enter an area with a ruin; the Romans scored that when they built the fort', () => {
    const game = exa117().do('move 1 devon avalon');
    expect(game.area('avalon')).toBe('welsh 1, ruin');
    expect(game.points('romans')).toBe(0);
  });

  it('EXA-117 (e) SUB-17 SUB-20: it may attack others, and the Romans score what it wins', () => {
    const game = exa117().do('move 1 powys march').do('move 1 gwent powys').do('end', [5, 1]);
    expect(game.points('romans')).toBe(2);
    expect(game.history.filter((e) => e.type === 'points')).toMatchObject([{ area: 'march', via: 'welsh' }]);
  });

  it('SUB-19: it may not attack Roman armies, nor another subject', () => {
    const game = at(`
      round 3 welsh movement
      powys: welsh 3
      hwicce: romans 1, ruin
      march: brigantes 1
      subject welsh to romans
      subject brigantes to romans
    `);
    expect(game.refuses('move 1 powys hwicce')).toMatchObject({
      ...FORBIDDEN,
      details: { holder: 'romans' },
    });
    expect(game.refuses('move 1 powys march')).toMatchObject({
      ...FORBIDDEN,
      details: { holder: 'brigantes' },
    });
  });

  it('SUB-19 RUL-88: nor may it pass through, in whatever strength', () => {
    const game = at(`
      round 3 welsh movement
      north-mercia: welsh 5
      march: brigantes 1
      york: fort
      subject welsh to romans
      subject brigantes to romans
    `);
    expect(game.refuses('move 5 north-mercia march')).toMatchObject(FORBIDDEN);
    expect(game.refuses('move 5 north-mercia york')).toMatchObject(FORBIDDEN);
  });

  it('SUB-19: a free nation may attack a subject, and a subject a free one', () => {
    for (const [nation, path] of [
      ['brigantes', 'march powys'],
      ['welsh', 'powys march'],
    ]) {
      const game = at(`
        round 3 ${nation} movement
        march: brigantes 1
        powys: welsh 1
        subject welsh to romans
      `);
      expect(game.may(`move 1 ${path}`)).toBe(true);
    }
  });

  it('SUB-19: Romans do not attack a subject: they cannot stay in its area and no battle comes of passing', () => {
    const game = at(`
      round 3 romans movement
      hwicce: romans 4, fort
      powys: welsh 1
      subject welsh to romans
    `);
    game.do('move 4 hwicce powys');
    expect(game.refuses('end')).toMatchObject({ code: 'end-in-subject-area', rule: 'SUB-22' });
    game.do('move 4 powys march').do('end');
    expect(game.area('powys')).toBe('welsh 1');
    expect(game.history.some((e) => e.type === 'battle-started')).toBe(false);
  });
});

describe('Leave to abandon an area', () => {
  const two = () =>
    at(`
      round 3 welsh movement
      powys: welsh 1
      gwent: welsh 1
      dyfed: welsh 2
      subject welsh to romans
    `);

  it('SUB-21 RUL-87: each area is asked for by itself; what is refused may be taken back', () => {
    const game = two().do('move 1 powys march').do('move 1 gwent hwicce').do('end');
    expect(game.decision.data).toMatchObject({ area: 'powys' });
    game.do('permit');
    expect(game.decision.data).toMatchObject({ area: 'gwent' });
    game.do('refuse');
    expect(game.refuses('end')).toMatchObject({ code: 'end-abandoned', details: { area: 'gwent' } });
    expect(game.points('romans')).toBe(4);
    game.do('take-back');
    expect([game.area('powys'), game.area('gwent'), game.area('march'), game.area('hwicce')]).toEqual([
      'welsh 1',
      'welsh 1',
      '',
      '',
    ]);
    expect(game.points('romans')).toBe(0);
    game.do('move 1 powys march').do('end');
    expect(game.area('powys')).toBe('');
    expect(game.area('march')).toBe('welsh 1');
    expect(game.points('romans')).toBe(2);
  });

  it('SUB-21 RUL-87: or another army may be sent there', () => {
    const game = two().do('move 1 powys march').do('end').do('refuse');
    game.do('move 1 dyfed powys').do('end');
    expect(game.area('powys')).toBe('welsh 1');
    expect(game.area('march')).toBe('welsh 1');
    expect(game.decision.nation).not.toBe('welsh');
  });

  it('SUB-21 RUL-87: once the refused area is filled and the others are granted the phase is over', () => {
    const game = two().do('move 1 powys march').do('end').do('refuse');
    game.do('move 1 dyfed powys').do('move 1 gwent hwicce').do('end');
    expect(game.decision.data).toMatchObject({ area: 'gwent' });
    game.do('permit');
    expect(game.seen('movement-ended')).toMatchObject([{ nation: 'welsh' }]);
  });

  it('SUB-21 RUL-87: moves are taken back only after a refusal', () => {
    expect(two().do('move 1 powys march').refuses('take-back')).toMatchObject({
      code: 'take-back-not-needed',
      rule: 'SUB-21',
    });
  });

  it('SUB-21 RUL-87: an area entered and left again in the same phase needs no leave', () => {
    const game = at(`
      round 3 welsh movement
      hwicce: welsh 2
      subject welsh to romans
    `);
    game.do('move 1 hwicce march').do('move 1 march york').do('end');
    expect(game.history.some((e) => e.type === 'permission')).toBe(false);
    expect([game.area('hwicce'), game.area('march'), game.area('york')]).toEqual(['welsh 1', '', 'welsh 1']);
  });

  it('SUB-21 RUL-87: losing an area by battle or retreat is not abandoning it', () => {
    const game = at(`
      round 3 brigantes movement
      march: brigantes 2
      powys: welsh 1
      dyfed: welsh 1
      subject welsh to romans
    `);
    game.do('move 2 march powys').do('end', [1, 1, 1]).do('retreat 1 to dyfed');
    expect(game.history.some((e) => e.type === 'permission')).toBe(false);
    expect(game.area('dyfed')).toBe('welsh 2');
  });

  it('SUB-21: a free nation leaves what it likes', () => {
    const game = at(`
      round 3 welsh movement
      powys: welsh 1
    `);
    game.do('move 1 powys march').do('end');
    expect(game.history.some((e) => e.type === 'permission')).toBe(false);
  });

  it('SUB-21 RUL-73: a raid that empties an area needs leave though the raiders come back', () => {
    const game = at(`
      round 4 picts movement
      mar: picts 1
      alban: picts 1
      subject picts to romans
    `);
    game.do('move 1 mar north-sea').do('move 1 north-sea bernicia').do('end');
    expect(game.decision).toMatchObject({ kind: 'permission', data: { area: 'mar' } });
    game.do('permit');
    expect(game.asks).toBe('withdraw');
    game.do('withdraw 1 bernicia mar');
    expect(game.area('mar')).toBe('picts 1');
  });
});

describe('Subjects of the Romans', () => {
  it('SUB-25 BSUB-11: the Brigantes stay subject to the Romans, though no Angle is there, when armies fall', () => {
    const game = at(`
      round 4 brigantes movement
      galloway: brigantes 3
      strathclyde: picts 1
      kent: romans 1, fort
      subject brigantes to romans
    `)
      .do('move 2 galloway strathclyde')
      .do('end', [1, 1, 5]);
    expect(game.area('strathclyde')).toBe('brigantes 1, picts 1');
    expect(game.overlord('brigantes')).toBe('romans');
    expect(game.seen('submission-ended')).toEqual([]);
  });
});
