import { describe, expect, it } from 'vitest';
import { fromPosition } from '../../src/game/from-position.ts';
import { defaultAction } from '../../src/game/play.ts';
import { toPosition } from '../../src/game/position.ts';
import { at, TestGame } from '../support.ts';

const NO_WAY_ON = { code: 'subject-no-way-on', rule: 'SUB-22' };
const MUST_LEAVE = { code: 'end-in-subject-area', rule: 'SUB-22' };

describe('No way to end, and no way on', () => {
  it('SUB-22 RUL-140 DEC-9: Romans who can neither stay nor move take back their moves', () => {
    const game = at(`
      round 3 romans movement
      hwicce: romans 1, fort
      avalon: welsh 1
      subject welsh to romans
    `).do('move 1 hwicce avalon');
    const { turn, ...position } = toPosition(game.state);
    const groups = (turn?.groups ?? []).map((group) => ({ ...group, spent: 3 }));
    const read = fromPosition({ ...position, turn: { ...turn, groups } });
    if (!read.ok) throw new Error(read.violation.code);
    const stuck = new TestGame(read.value);
    expect(stuck.refuses('end').code).toBe('end-in-subject-area');
    expect(stuck.legal()).toEqual(['take-back']);
    expect(defaultAction(stuck.state)).toEqual({ type: 'take-back' });
    expect(stuck.do('take-back').area('hwicce')).toBe('romans 1, fort');
  });
});

describe('Romans in the areas of their subjects', () => {
  const exa118 = (clwyd: string) =>
    at(`
      round 3 romans movement
      hwicce: romans 1, fort
      powys: welsh 1
      clwyd: ${clwyd}
      cheshire: fort
      subject welsh to romans
    `);

  it('EXA-118 (a) SUB-22 ROAD-1 ROAD-2 ROAD-6 RUL-44: along subjects and forts for nothing, one to Pennines, and stop', () => {
    const game = exa118('welsh 1').do('move 1 hwicce powys');
    expect(game.refuses('end')).toMatchObject({ ...MUST_LEAVE, details: { area: 'powys' } });
    game.do('move 1 powys clwyd');
    expect(game.refuses('end')).toMatchObject({ ...MUST_LEAVE, details: { area: 'clwyd' } });
    game.do('move 1 clwyd cheshire');
    expect(game.may('end')).toBe(true);
    game.do('move 1 cheshire pennines');
    expect(game.area('pennines')).toBe('romans 1, newfort');
    expect(game.refuses('move 1 pennines york')).toMatchObject({
      code: 'move-difficult',
      rule: 'MOV-4',
      details: { spent: 1 },
    });
  });

  it('EXA-118 (b) SUB-22 RUL-44: a ruin in a difficult area of a subject stops the army, so it may not go in', () => {
    const game = exa118('welsh 1, ruin').do('move 1 hwicce powys');
    expect(game.refuses('move 1 powys clwyd')).toMatchObject(NO_WAY_ON);
    expect(game.may('move 1 powys march')).toBe(true);
  });

  it('SUB-22: an army that would spend its last step there may not enter, unless a road leads on', () => {
    const position = (kent: string) => `
      round 3 romans movement
      york: romans 1, ruin
      essex: welsh 1
      kent: ${kent}
      subject welsh to romans
    `;
    const walk = (kent: string) =>
      at(position(kent)).do('move 1 york north-mercia').do('move 1 north-mercia suffolk');
    expect(walk('ruin').refuses('move 1 suffolk essex')).toMatchObject(NO_WAY_ON);
    const game = walk('fort').do('move 1 suffolk essex');
    expect(game.legal()).toEqual(['move 1 essex kent']);
    game.do('move 1 essex kent');
    expect(game.area('kent')).toBe('romans 1, fort');
    expect(game.may('end')).toBe(true);
  });

  it('SUB-22: a ruin in a clear area of a subject lets the army through at one step in and one out', () => {
    const game = at(`
      round 3 romans movement
      hwicce: romans 1, fort
      avalon: welsh 1, ruin
      wessex: fort
      subject welsh to romans
    `);
    game.do('move 1 hwicce avalon');
    expect(game.refuses('end')).toMatchObject(MUST_LEAVE);
    game.do('move 1 avalon wessex').do('move 1 wessex sussex');
    expect(game.refuses('move 1 sussex kent')).toMatchObject({
      code: 'move-allowance',
      details: { spent: 3 },
    });
  });

  it('SUB-22 ROAD-5: into a difficult area of a subject from no road only where a road leads out to an end', () => {
    const position = (hwicce: string) => `
      round 3 romans movement
      march: romans 1, ruin
      york: romans 1, fort
      powys: welsh 1
      hwicce: ${hwicce}
      subject welsh to romans
    `;
    expect(at(position('ruin')).refuses('move 1 march powys')).toMatchObject(NO_WAY_ON);
    const game = at(position('fort'));
    game.do('move 1 march powys');
    expect(game.refuses('move 1 powys dyfed')).toMatchObject({ code: 'move-road-only', rule: 'ROAD-5' });
    game.do('move 1 powys hwicce');
    expect([game.area('powys'), game.area('hwicce')]).toEqual(['welsh 1', 'romans 1, fort']);
  });

  it('SUB-22: passing through leaves the subject as it was and gives the Romans neither fort nor points', () => {
    const game = at(`
      round 3 romans movement
      hwicce: romans 2, fort
      powys: welsh 1
      subject welsh to romans
      scored romans hwicce powys march
    `);
    game.do('move 2 hwicce powys').do('move 2 powys march').do('end');
    expect(game.area('powys')).toBe('welsh 1');
    expect(game.history.filter((e) => e.type === 'fort-built')).toEqual([
      { type: 'fort-built', area: 'march' },
    ]);
    expect(game.points('romans')).toBe(0);
  });

  it('SUB-22: who attacks out of the area of a subject cannot fall back into it', () => {
    const game = at(`
      round 3 romans movement
      hwicce: romans 1, fort
      powys: welsh 1
      dyfed: caledonians 1
      gwent: caledonians 1
      subject welsh to romans
    `);
    game.do('move 1 hwicce powys').do('move 1 powys dyfed').do('end', [1, 1]);
    expect(game.decision).toMatchObject({ kind: 'retreat', nation: 'caledonians' });
    game.do('stand', [4, 1]);
    expect(game.area('dyfed')).toBe('romans 1, fort');
  });

  it('SUB-22: only Romans pass: other nations stop and fight', () => {
    const game = at(`
      round 3 brigantes movement
      march: brigantes 2
      hwicce: welsh 1
      subject welsh to romans
    `);
    game.do('move 2 march hwicce');
    expect(game.refuses('move 1 hwicce avalon')).toMatchObject({ code: 'move-enemy-holds', rule: 'OVR-2' });
  });
});
