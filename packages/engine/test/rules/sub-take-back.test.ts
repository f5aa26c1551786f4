import { describe, expect, it } from 'vitest';
import { fromPosition } from '../../src/game/from-position.ts';
import { toPosition } from '../../src/game/position.ts';
import { at, TestGame } from '../support.ts';

type Places = Parameters<TestGame['area']>[0][];
const areas = (game: TestGame, ...ids: Places): string[] => ids.map((id) => game.area(id));

const ledger = (game: TestGame): string[] => game.state.ledger.map((e) => `${e.points} ${e.reason}`);

const subject = (board: string) =>
  at(`
    round 3 welsh movement
    ${board}
    subject welsh to romans
  `);

describe('Taking back the moves out of one area', () => {
  it('SUB-21 RUL-87: only the armies of the refused area return; the rest of the phase stands', () => {
    const game = subject(`
      powys: welsh 1
      gwent: welsh 1
      dyfed: welsh 2
    `);
    game.do('move 1 powys march').do('move 1 gwent hwicce').do('move 1 dyfed devon').do('end');
    game.do('refuse').do('permit'); // powys stays, gwent may go
    expect(game.legal('take-back')).toEqual(['take-back', 'take-back powys']);
    game.do('take-back powys');
    expect(areas(game, 'powys', 'march', 'gwent', 'hwicce', 'dyfed', 'devon')).toEqual([
      'welsh 1',
      '',
      '',
      'welsh 1',
      'welsh 1',
      'welsh 1',
    ]);
    expect(game.seen('moves-taken-back')).toMatchObject([
      { nation: 'welsh', area: 'powys', infantry: { powys: 1, hwicce: 1, dyfed: 1, devon: 1 } },
    ]);
    expect(game.may('end')).toBe(true);
    game.do('end'); // gwent was granted and is not asked for again
    expect(game.seen('movement-ended')).toHaveLength(1);
  });

  it('SUB-21 RUL-89: what their moves scored for the overlord is taken back, and nothing else', () => {
    const game = subject(`
      powys: welsh 1
      gwent: welsh 1
    `);
    game.do('move 1 powys march').do('move 1 gwent hwicce').do('end').do('refuse').do('permit');
    expect(game.points('romans')).toBe(4);
    game.do('take-back powys');
    expect(game.seen('points')).toMatchObject([
      { nation: 'romans', points: -2, reason: 'taken-back', area: 'march' },
    ]);
    expect(game.points('romans')).toBe(2);
    expect(toPosition(game.state).scored?.romans).toEqual(['hwicce']);
  });

  it('SUB-21 RUL-87: an area that others entered after them is scored through those', () => {
    const game = subject(`
      powys: welsh 1
      gwynedd: welsh 2
    `);
    game.do('move 1 powys clwyd').do('move 1 gwynedd clwyd').do('end').do('refuse');
    expect(game.points('romans')).toBe(1);
    game.do('take-back powys');
    expect(areas(game, 'powys', 'clwyd', 'gwynedd')).toEqual(['welsh 1', 'welsh 1', 'welsh 1']);
    expect(game.points('romans')).toBe(1);
    expect(game.seen('points')).toEqual([]);
  });

  it('SUB-21 RUL-87: several groups, by several ways and on through further areas', () => {
    const game = subject(`
      hwicce: welsh 3
      gwent: welsh 2
    `);
    game.do('move 2 hwicce march').do('move 1 march york').do('move 1 hwicce north-mercia');
    game.do('move 1 gwent hwicce').do('move 1 hwicce avalon').do('end').do('refuse');
    expect(game.points('romans')).toBe(2 + 4 + 2 + 2); // march, york, north-mercia, avalon
    game.do('take-back hwicce');
    expect(areas(game, 'hwicce', 'march', 'york', 'north-mercia', 'gwent', 'avalon')).toEqual([
      'welsh 3',
      '',
      '',
      '',
      'welsh 1',
      'welsh 1',
    ]);
    expect(game.points('romans')).toBe(2);
    expect(game.may('move 2 hwicce march')).toBe(true); // they have all of their moves again
    expect(game.refuses('move 1 avalon wessex')).toMatchObject({ code: 'move-allowance' }); // the others have not
  });

  it('SUB-21 RUL-87: the whole phase can still be taken back afterwards, with what was kept', () => {
    const game = subject(`
      powys: welsh 1
      gwent: welsh 1
      dyfed: welsh 1
    `);
    game.do('move 1 powys march').do('move 1 gwent hwicce').do('move 1 dyfed devon').do('end');
    game.do('refuse').do('refuse').do('permit');
    game.do('take-back powys');
    expect(game.points('romans')).toBe(4); // hwicce and devon
    expect(game.legal('take-back')).toEqual(['take-back', 'take-back dyfed']);
    game.do('take-back');
    expect(areas(game, 'powys', 'gwent', 'dyfed', 'hwicce', 'devon')).toEqual([
      'welsh 1',
      'welsh 1',
      'welsh 1',
      '',
      '',
    ]);
    expect(game.points('romans')).toBe(0);
    expect(game.seen('points').map((e) => e.points)).toEqual([-2, -2]);
  });

  it('SUB-21 SCORE-3: what the overlord had scored before the phase he does not score again', () => {
    const game = subject(`
      powys: welsh 1
      gwent: welsh 1
      kent: romans 1, fort
      scored romans kent devon
      points {"nation":"romans","round":1,"points":3,"reason":"occupy","area":"kent"}
    `);
    game.do('move 1 powys march').do('move 1 gwent devon').do('end').do('permit').do('refuse');
    const all = game.fork().do('take-back');
    expect(toPosition(all.state).scored?.romans).toEqual(['kent', 'devon']);
    expect(ledger(all)).toEqual(['3 occupy', '2 occupy', '-2 taken-back']);
    game.do('take-back gwent');
    expect(ledger(game)).toEqual(['3 occupy', '2 occupy']);
    expect(game.may('move 1 gwent devon')).toBe(true);
    game.do('move 1 gwent devon');
    expect(game.seen('points')).toEqual([]);
  });

  it('SUB-21 RUL-87: the ledger keeps what was earned before, what was lost, and what stays', () => {
    const game = subject(`
      powys: welsh 1
      gwent: welsh 1
      points {"nation":"romans","round":1,"points":3,"reason":"occupy","area":"kent"}
    `);
    game.do('move 1 gwent hwicce').do('move 1 powys march').do('end').do('permit').do('refuse');
    game.do('take-back gwent');
    expect(ledger(game)).toEqual(['3 occupy', '2 occupy', '-2 taken-back', '2 occupy']);
    expect(game.points('romans')).toBe(5);
  });

  it('SUB-21 RUL-87: after all was taken back nothing is left to take back', () => {
    const game = subject('powys: welsh 1\ngwent: welsh 1');
    game.do('move 1 powys march').do('end').do('refuse').do('take-back');
    expect(game.seen('moves-taken-back')).toEqual([
      {
        type: 'moves-taken-back',
        nation: 'welsh',
        area: null,
        infantry: { powys: 1, gwent: 1 },
        cavalry: {},
        forts: [],
      },
    ]);
    expect(toPosition(game.state).turn?.rewind).toMatchObject({ moves: [] });
  });

  it('BSUB-10 LDR-8: those whom a leader led come back with him; whom he met on the way goes on alone or stays', () => {
    const game = at(`
      round 7 brigantes movement
      galloway: brigantes 2 leader urien
      cumbria: brigantes 1
      york: brigantes 1
      lindsey: angles 1
      subject brigantes to angles
    `);
    game
      .do('move 2 leader galloway cumbria')
      .do('move 2 leader cumbria/b pennines')
      .do('move 1 cumbria pennines');
    game.do('move 1 leader pennines cheshire').do('end').do('refuse');
    game.do('take-back galloway');
    expect(areas(game, 'galloway', 'pennines', 'cheshire', 'cumbria', 'york')).toEqual([
      'brigantes 2 leader urien',
      'brigantes 1',
      '',
      '',
      'brigantes 1',
    ]);
    expect(game.may('end')).toBe(true);
  });

  it('BSUB-10 RET-6: steps into enemy areas are forgotten with the moves', () => {
    const game = at(`
      round 9 brigantes movement
      galloway: brigantes 1
      strathclyde: brigantes 1
      cumbria: picts 2
      dunedin: picts 2
      york: angles 1
      subject brigantes to angles
    `);
    game.do('move 1 galloway cumbria').do('move 1 strathclyde dunedin').do('end').do('permit').do('refuse');
    game.do('take-back galloway');
    expect(toPosition(game.state).turn?.entries).toEqual([['strathclyde', 'dunedin']]);
  });

  it('SUB-21 RUL-87: an area is named only after it was refused, and while it is empty', () => {
    const game = subject(`
      powys: welsh 1
      dyfed: welsh 2
    `);
    game.do('move 1 powys march');
    const no = { code: 'take-back-not-needed', rule: 'SUB-21' };
    expect(game.refuses('take-back powys')).toEqual({ ...no, details: { nation: 'welsh', area: 'powys' } });
    game.do('end').do('refuse');
    expect(game.refuses('take-back dyfed')).toMatchObject(no);
    game.do('move 1 dyfed powys');
    expect(game.refuses('take-back powys')).toMatchObject(no);
  });

  it('MOV-12: a position remembers what may be taken back', () => {
    const game = subject(`
      powys: welsh 1
      gwent: welsh 1
    `);
    game.do('move 1 powys march').do('move 1 gwent hwicce').do('end').do('refuse').do('permit');
    const again = toPosition(game.state);
    expect(again.turn?.rewind).toMatchObject({
      moves: [
        { from: 'powys', to: 'march', n: 1, start: 'powys' },
        { from: 'gwent', to: 'hwicce', n: 1, start: 'gwent' },
      ],
    });
  });

  it('SUB-21: what was granted and refused is forgotten when the phase is over', () => {
    const game = subject(`
      powys: welsh 1
      gwent: welsh 1
      dyfed: welsh 2
      devon: irish 1
    `);
    game.do('move 1 powys march').do('move 1 gwent hwicce').do('end').do('refuse').do('permit');
    expect([game.state.refused, game.state.granted].map((areas) => areas.length)).toEqual([1, 1]);
    game.do('move 1 dyfed powys').do('end');
    expect(game.decision.nation).toBe('irish');
    expect([game.state.refused, game.state.granted]).toEqual([[], []]);
  });

  it('RUL-87: a position that does not tell how the phase began asks no leave and gives nothing back', () => {
    const game = subject(`
      powys: welsh 1
      gwent: welsh 2
      dyfed: irish 1
    `);
    game.do('move 1 powys march');
    const { turn, ...position } = toPosition(game.state);
    const { rewind, ...rest } = turn as NonNullable<typeof turn>;
    expect(rewind).toBeDefined();
    const read = fromPosition({ ...position, turn: rest });
    if (!read.ok) throw new Error(read.violation.code);
    const again = new TestGame(read.value);
    expect(again.legal('take-back')).toEqual([]);
    again.do('move 1 gwent hwicce').do('end');
    expect(again.decision).toMatchObject({ kind: 'move', nation: 'irish' });
    expect(areas(again, 'powys', 'march', 'gwent', 'hwicce')).toEqual(['', 'welsh 1', 'welsh 1', 'welsh 1']);
    const crowd = subject('powys: welsh 5');
    const { turn: now, ...there } = toPosition(crowd.state);
    const crowded = fromPosition({ ...there, turn: { ...now, rewind: undefined } as never });
    if (!crowded.ok) throw new Error(crowded.violation.code);
    expect(new TestGame(crowded.value).refuses('end').code).toBe('end-stacking');
  });
});

describe('A leader and moves that are taken back', () => {
  const urien = (board: string) =>
    at(`
      round 7 brigantes movement
      ${board}
      york: brigantes 1
      lindsey: angles 1
      subject brigantes to angles
    `);

  it('BSUB-10 LDR-8: he stays where he went with armies of another area', () => {
    const game = urien('galloway: brigantes 1\ncumbria: brigantes 2 leader urien');
    game.do('move 1 leader cumbria pennines').do('move 1 galloway strathclyde').do('end').do('refuse');
    game.do('take-back galloway');
    expect(areas(game, 'galloway', 'cumbria', 'pennines')).toEqual([
      'brigantes 1',
      'brigantes 1',
      'brigantes 1 leader urien',
    ]);
  });

  it('BSUB-10 LDR-8: he stays where he was when armies left him', () => {
    const game = urien('galloway: brigantes 1\ncumbria: brigantes 2 leader urien');
    game.do('move 1 cumbria pennines').do('move 1 galloway strathclyde').do('end').do('refuse');
    game.do('take-back galloway');
    expect(areas(game, 'cumbria', 'pennines')).toEqual(['brigantes 1 leader urien', 'brigantes 1']);
  });

  it('BSUB-10 LDR-8: he stays where he went alone from an area in which nobody began', () => {
    const game = urien('galloway: brigantes 2 leader urien\ncumbria: brigantes 1\nstrathclyde: brigantes 1');
    game.do('move 1 leader galloway lothian').do('move leader lothian cumbria');
    game.do('move 1 strathclyde dunedin').do('end').do('refuse').do('take-back strathclyde');
    expect(areas(game, 'strathclyde', 'lothian', 'cumbria')).toEqual([
      'brigantes 1',
      'brigantes 1',
      'brigantes 1 leader urien',
    ]);
  });

  it('BSUB-10 LDR-8: he stays where he went alone', () => {
    const game = urien('galloway: brigantes 1 leader urien\ncumbria: brigantes 2');
    game.do('move leader galloway cumbria').do('move 1 galloway strathclyde').do('end').do('refuse');
    game.do('take-back galloway');
    expect(areas(game, 'galloway', 'strathclyde', 'cumbria')).toEqual([
      'brigantes 1',
      '',
      'brigantes 2 leader urien',
    ]);
  });

  it('BSUB-10 LDR-8: whom he met on the way goes on without him', () => {
    const game = urien('galloway: brigantes 1 leader urien\ncumbria: brigantes 2');
    game.do('move 1 leader galloway cumbria').do('move 1 leader cumbria pennines').do('end').do('refuse');
    game.do('take-back galloway');
    expect(areas(game, 'galloway', 'cumbria', 'pennines')).toEqual([
      'brigantes 1 leader urien',
      'brigantes 1',
      'brigantes 1',
    ]);
  });

  it('BSUB-10 LDR-5: he does not go where he would be alone now', () => {
    const game = urien('galloway: brigantes 1\ncumbria: brigantes 2 leader urien');
    game.do('move 1 galloway lothian').do('move leader cumbria lothian').do('end').do('refuse');
    game.do('take-back galloway');
    expect(areas(game, 'galloway', 'lothian', 'cumbria')).toEqual([
      'brigantes 1',
      '',
      'brigantes 2 leader urien',
    ]);
  });
});
