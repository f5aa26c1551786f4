import { describe, expect, it } from 'vitest';
import { NATION_IDS } from '../../src/model/ids.ts';
import { at, type TestGame } from '../support.ts';

/** What happened, in order: the type of each event, and more words where one type can mean several things. */
function story(game: TestGame): string[] {
  return game.history.map((e) => {
    if (e.type === 'points') return `points ${e.nation} ${e.reason}`;
    if (e.type === 'placed') return `placed ${e.nation} ${e.why}`;
    if (e.type === 'turn-started') return `turn ${e.nation}`;
    return e.type;
  });
}

/** The lines of a story that are asked for, in the order of the story. */
const pick = (game: TestGame, ...lines: string[]): string[] => story(game).filter((l) => lines.includes(l));

describe('The start of a round', () => {
  it('SEQ-4: the marker advances, then the Romans leave in round 6, before any turn', () => {
    const game = at(`
      round 5 angles movement
      norfolk: angles 1
      york: romans 1 fort
      kent: fort
      gwynedd: welsh 1
      subject welsh to romans
    `).do('end');
    const lines = ['round-ended', 'round-started', 'submission-ended', 'replaced', 'turn romano-british'];
    expect([...new Set(pick(game, ...lines))]).toEqual(lines);
    expect(game.state.round).toBe(6);
    expect(game.area('kent')).toBe('romano-british 1');
    expect(game.area('york')).toBe('romano-british 2');
    expect(game.overlord('welsh')).toBeUndefined();
  });

  it('SEQ-4 RUL-14: in round 8 Arthur leaves, then standing occupation is scored, then the turns begin', () => {
    const game = at(`
      round 7 angles movement half 2
      norfolk: angles 1
      york: welsh 1
      wessex: romano-british 1 cavalry 2 leader arthur
    `).do('end');
    const lines = [
      'round-started',
      'leader-left',
      'dismounted',
      'points welsh occupy',
      'turn romano-british',
    ];
    expect(pick(game, ...lines)).toEqual(lines);
    expect(game.area('wessex')).toBe('romano-british 3');
    expect(game.points('welsh')).toBe(12);
  });

  it('SEQ-4: in round 16 the special reinforcements come before standing occupation is scored', () => {
    const game = at(`
      round 15 normans movement half 2
      essex: normans 1 leader william
      york: norwegians 1 leader harald-hardrada
      kent: saxons 1 leader harold
      sussex: saxons 1
      orkneys: norsemen 1
    `).do('end');
    game.do('place kent');
    const lines = [
      'round-started',
      'placed norwegians special',
      'placed saxons special',
      'placed normans special',
      'points norsemen occupy',
      'turn norsemen',
    ];
    expect(pick(game, ...lines)).toEqual(lines);
    expect(game.area('north-sea')).toBe('norwegians 1');
    expect(game.area('kent')).toBe('saxons 2 leader harold');
    expect(game.area('english-channel')).toBe('normans 1');
    expect(game.points('norsemen')).toBe(3);
  });
});

describe('Standing occupation', () => {
  it('SEQ-4 SCORE-9 ROM-6: the Romans score through their subjects as well', () => {
    const game = at('round 2 standing-points\ngwent: welsh 1\nkent: romans 1, fort\nsubject welsh to romans');
    const scored = game.state.ledger.filter((e) => e.reason === 'occupy').length;
    expect(scored).toBe(2);
  });
});

describe('The end of a round', () => {
  it('SEQ-8: hold points come in nation order, the Limes of round 5 first', () => {
    const game = at(`
      round 5 angles movement
      norfolk: angles 1
      york: fort
      kent: jutes 1
      orkneys: caledonians 1
      gwynedd: welsh 1
      essex: belgae 1
    `).do('end');
    expect(game.seen('points').map((e) => `${e.nation} ${e.points} ${e.reason}`)).toEqual([
      'romans 6 limes',
      'belgae 2 hold',
      'welsh 4 hold',
      'caledonians 4 hold',
      'jutes 8 hold',
      'angles 2 hold',
    ]);
    expect(game.state.ledger.map((entry) => NATION_IDS[entry.nation])).toEqual([
      ...['romans', 'belgae', 'welsh', 'caledonians', 'jutes', 'angles'],
    ]);
  });

  it('SEQ-8: in round 10 hold points come before the election of a Bretwalda', () => {
    const game = at(`
      round 10 angles movement
      norfolk: angles 1
      york: angles 1
      kent: saxons 1
      options {"ballot":"open"}
    `).do('end');
    expect(game.asks).toBe('vote');
    expect([game.points('angles'), game.points('saxons')]).toEqual([8, 3]);
    game.do('vote saxons saxons').do('vote angles angles');
    const lines = ['points saxons hold', 'points angles hold', 'points angles bretwalda', 'round-ended'];
    expect([...new Set(pick(game, ...lines))]).toEqual(lines);
    expect(game.points('angles')).toBe(12);
  });

  it('SEQ-8 RUL-17: in round 13 hold points come before the King and his infantry', () => {
    const game = at(`
      round 13 angles movement
      norfolk: angles 1
      kent: saxons 1
      sussex: saxons 1
      wessex: saxons 1
      essex: saxons 1
    `).do('end');
    expect(game.decision).toMatchObject({ kind: 'place', nation: 'saxons' });
    expect(game.points('saxons')).toBe(3 + 4 + 4 + 4 + 8);
    game.do('place kent');
    const lines = ['points saxons hold', 'king', 'points saxons king', 'placed saxons king', 'round-ended'];
    expect([...new Set(pick(game, ...lines))]).toEqual(lines);
    expect(game.points('saxons')).toBe(23);
  });

  it('SEQ-8: the submission of the Brigantes to the Angles ends with round 12, after the King', () => {
    const game = at(`
      round 12 angles movement
      norfolk: angles 1
      strathclyde: brigantes 1
      galloway: brigantes 1
      subject brigantes to angles
    `).do('end');
    const lines = ['king', 'submission-ended', 'round-ended', 'round-started', 'turn brigantes'];
    expect(pick(game, ...lines)).toEqual(lines);
    expect(game.overlord('brigantes')).toBeUndefined();
    const earlier = at(`
      round 11 angles movement
      norfolk: angles 1
      strathclyde: brigantes 1
      subject brigantes to angles
    `).do('end');
    expect(earlier.state.round).toBe(12);
    expect(earlier.overlord('brigantes')).toBe('angles');
  });

  it('SEQ-8: the last round ends with hold points, the King and the victory', () => {
    const game = at(`
      round 16 normans movement
      kent: normans 1 leader william
      essex: normans 1
    `).do('end');
    const lines = ['points normans hold', 'king', 'points normans king', 'round-ended', 'game-over'];
    expect([...new Set(pick(game, ...lines))]).toEqual(lines);
    expect(game.asks).toBe('over');
    expect(game.seen('game-over')).toEqual([{ type: 'game-over', winners: [3] }]);
    expect(game.points('normans')).toBe(2 + 2 + 10);
    expect(game.refuses('end').code).toBe('game-over');
  });

  it('SEQ-8: a scenario ends with its own last round', () => {
    const game = at(`
      two-germanic round 10 angles movement
      norfolk: angles 1
      york: romano-british 1
      options {"ballot":"open"}
    `).do('end');
    game.do('vote romano-british romano-british').do('vote angles romano-british');
    expect(pick(game, 'bretwalda', 'round-ended', 'game-over')).toEqual([
      'bretwalda',
      'round-ended',
      'game-over',
    ]);
    expect(game.seen('game-over')).toEqual([{ type: 'game-over', winners: [1] }]);
  });
});
