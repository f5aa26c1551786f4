import { describe, expect, it } from 'vitest';
import { outcome } from '../../src/game/outcome.ts';
import { apply, defaultAction } from '../../src/game/play.ts';
import type { Action } from '../../src/model/action.ts';
import { seededDice } from '../../src/model/dice.ts';
import { at, type TestGame } from '../support.ts';

/** One army of a nation in each of some areas. */
const each = (nation: string, areas: string): string =>
  areas
    .split(' ')
    .map((area) => `${area}: ${nation} 1`)
    .join('\n');

/** Lets everybody do nothing of his own accord until a round has begun. */
function playOnTo(game: TestGame, round: number): TestGame {
  const dice = seededDice(7);
  while (game.state.round < round)
    game.state = apply(game.state, defaultAction(game.state) as Action, dice).state;
  return game;
}

const players = (game: TestGame): number[] => outcome(game.state).players.map((player) => player.points);

describe('Whose points', () => {
  const GAINS = `
    points {"nation":"romans","round":1,"points":10,"reason":"occupy","area":"kent"}
    points {"nation":"scots","round":5,"points":4,"reason":"hold","area":"skye"}
    points {"nation":"welsh","round":5,"points":7,"reason":"hold","area":"powys"}`;

  it('SCORE-1: points belong to nations, and a player has the sum of his nations', () => {
    const game = at(`round 6 welsh movement\nmarch: welsh 1\n${GAINS}`);
    expect([game.points('romans'), game.points('scots'), game.points('welsh')]).toEqual([10, 4, 7]);
    expect(players(game)).toEqual([14, 7, 0, 0]);
  });

  it('SCORE-1: his bid is taken off', () => {
    const game = at(`
      round 6 welsh movement
      march: welsh 1
      sides {"cards":[{"seat":2,"points":3},{"seat":0,"points":9},{"seat":1,"points":0},{"seat":3,"points":1}],"order":[0,1,2,3]}
      ${GAINS}
    `);
    expect(players(game)).toEqual([7 - 9, 0, 14 - 3, -1]);
    expect(game.points('romans')).toBe(10);
  });
});

describe('Occupying', () => {
  it('EXA-82 SCORE-3 SCORE-5: Norwegians on the way to York in round 15', () => {
    const game = at(`
      round 15 norwegians movement
      north-sea: norwegians 10 leader harald-hardrada
      york: danes 3
    `);
    game.do('move 3 north-sea bernicia');
    expect(game.points('norwegians')).toBe(4);
    game.do('move 3 bernicia york');
    expect(game.points('norwegians')).toBe(4);
    game.do('end', [6, 5, 5, 6, 6, 1]);
    expect(game.area('york')).toBe('norwegians 1');
    expect(game.points('norwegians')).toBe(14);
  });

  it('SCORE-5: if both sides die in York, the Norwegians have only the 4 of Bernicia', () => {
    const game = at(`
      round 15 norwegians movement
      north-sea: norwegians 10 leader harald-hardrada
      york: danes 3
    `);
    game.do('move 3 north-sea bernicia').do('move 3 bernicia york').do('end', [6, 5, 5, 6, 6, 6]);
    expect(game.area('york')).toBe('');
    expect(game.points('norwegians')).toBe(4);
  });

  it('EXA-84 SCORE-3 SCORE-13: the Welsh get 12 for York in round 8 and nothing again in round 9', () => {
    const game = at(`
      round 8 welsh movement
      cheshire: welsh 1
      march: welsh 3
      pennines: brigantes 2
      options {"ballot":"open"}
    `);
    game.do('move 1 cheshire york');
    expect(game.points('welsh')).toBe(12);
    game.do('end').do('move 2 pennines york').do('end', [6, 1, 1]);
    expect(game.area('york')).toBe('brigantes 2');
    game.do('move 1 atlantic-ocean cornwall').do('end'); // irish
    game.do('move 1 irish-sea galloway').do('end'); // scots
    game.do('move 2 north-sea lothian').do('end'); // angles
    for (const nation of ['welsh', 'brigantes', 'scots', 'angles']) game.do(`vote ${nation} for ${nation}`);
    expect(game.state.round).toBe(9);
    game.do('move 2 march york').do('end', [6, 6, 1, 1]);
    expect(game.area('york')).toBe('welsh 2');
    expect(game.points('welsh')).toBe(12);
  });

  it('SCORE-13: York is worth the same 12 in round 9, and nothing in rounds 7 and 10', () => {
    const enter = (round: number) => {
      const game = at(`round ${round} welsh movement\ncheshire: welsh 1`);
      return game.do('move 1 cheshire york').points('welsh');
    };
    expect([7, 8, 9, 10].map(enter)).toEqual([0, 12, 12, 0]);
  });

  it('SCORE-3: an area is scored once by each nation, whoever else has scored it', () => {
    const game = at(`
      round 15 norwegians movement
      north-sea: norwegians 2
      scored welsh york
    `);
    game.do('move 1 north-sea bernicia').do('move 1 bernicia york').do('move 1 north-sea bernicia');
    expect(game.points('norwegians')).toBe(14);
  });

  it('SCORE-3: no points while another nation stands in the area', () => {
    const game = at(`
      round 15 normans movement
      english-channel: normans 4
      kent: saxons 1
    `);
    game.do('move 4 english-channel kent');
    expect(game.points('normans')).toBe(0);
    game.do('end', [1, 1, 1, 1, 1]);
    expect(game.points('normans')).toBe(0);
    game.do('stand').do('stand', [6, 1, 1, 1, 1]);
    expect(game.points('normans')).toBe(4);
  });

  it('SCORE-3: a defender who retreats into a listed area occupies it', () => {
    const game = at(`
      round 12 saxons movement
      norfolk: danes 1
      suffolk: saxons 3
      scored danes norfolk
    `);
    game.do('move 3 suffolk norfolk').do('end', [1, 1, 1, 1]).do('retreat 1 to lindsey');
    expect(game.points('danes')).toBe(4);
  });

  it('SCORE-3 RUL-116: the Norse score each area once in rounds 11 to 16', () => {
    const game = at(`
      round 11 norsemen movement
      icelandic-sea: norsemen 3
    `);
    game.do('move 1 icelandic-sea caithness').do('move 1 icelandic-sea hebrides');
    expect(game.points('norsemen')).toBe(6);
    game.do('end').do('move 1 caithness moray');
    expect(game.points('norsemen')).toBe(7);
    game.do('move 1 icelandic-sea caithness');
    expect(game.area('caithness')).toBe('norsemen 1');
    expect(game.points('norsemen')).toBe(7);
    const later = at(`
      round 14
      caithness: norsemen 1
      skye: norsemen 1
      scored norsemen caithness
    `);
    expect(later.points('norsemen')).toBe(1);
  });

  it('SCORE-4: the occupy and the hold points of one area both count', () => {
    const game = playOnTo(at('round 13\ncaithness: norsemen 1'), 14);
    const here = outcome(game.state).nations.norsemen.reasons.filter((entry) => entry.area === 'caithness');
    expect(here.map((entry) => [entry.reason, entry.points])).toEqual([
      ['occupy', 3],
      ['hold', 6],
    ]);
  });

  it('EXA-127 SCORE-9 RUL-14: the Welsh who hold York as round 8 begins score before the first turn, once', () => {
    const game = at(`
      round 7 round-end
      york: welsh 1
      march: welsh 3
      cheshire: romano-british 2
    `);
    expect(game.decision).toMatchObject({ kind: 'move', nation: 'romano-british' });
    expect(game.points('welsh')).toBe(12);
    game.do('move 2 cheshire york').do('end', [6, 1, 1]);
    expect(game.area('york')).toBe('romano-british 2');
    expect(game.points('welsh')).toBe(12);
    game.do('move 2 march york').do('end', [6, 6, 1, 1]);
    expect(game.area('york')).toBe('welsh 2');
    expect(game.points('welsh')).toBe(12);
  });

  it('SCORE-9 RUL-14: what a nation does not hold alone is not scored at the start of the round', () => {
    const game = at('round 8\nmarch: welsh 3\ncheshire: romano-british 3');
    expect(game.points('welsh')).toBe(0);
  });

  it('SCORE-9: an area scored before is not scored again at the start of a round', () => {
    const game = at('round 9\nyork: welsh 1\nscored welsh york');
    expect(game.points('welsh')).toBe(0);
  });
});

describe('Holding', () => {
  it('EXA-83 SCORE-2 SCORE-12: Caledonians in Orkneys, Caithness and Skye have 10 in round 5', () => {
    const game = at(`round 5 hold-points\n${each('caledonians', 'orkneys caithness skye')}`);
    expect(game.points('caledonians')).toBe(10);
  });

  it('SCORE-12: and 18 in all of their six areas', () => {
    const game = at(`
      round 5 hold-points
      ${each('caledonians', 'orkneys caithness skye hebrides dalriada moray')}
    `);
    expect(game.points('caledonians')).toBe(18);
  });

  it('SCORE-2: each scoring round gives the points anew', () => {
    const game = playOnTo(at(`round 7 hold-points\n${each('caledonians', 'orkneys')}`), 11);
    const gains = outcome(game.state).nations.caledonians.reasons;
    expect(gains.map((e) => [e.round, e.reason, e.area, e.points])).toEqual([
      [7, 'hold', 'orkneys', 4],
      [10, 'hold', 'orkneys', 4],
    ]);
  });

  it('SCORE-2: an army that passes through or stays at sea holds nothing', () => {
    const game = at(`
      round 7 hold-points
      atlantic-ocean: irish 2
      cornwall: irish 1
    `);
    expect(game.points('irish')).toBe(4);
  });
});
