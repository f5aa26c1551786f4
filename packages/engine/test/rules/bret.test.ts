import { describe, expect, it } from 'vitest';
import { view } from '../../src/game/view.ts';
import { type Seat, toSeat } from '../../src/model/ids.ts';
import { at, type TestGame } from '../support.ts';

/** One army of a nation in each of some areas. */
const each = (nation: string, areas: string): string =>
  areas
    .split(' ')
    .map((area) => `${area}: ${nation} 1`)
    .join('\n');

const OPEN = 'options {"ballot":"open"}';
const SECRET = 'options {"ballot":"secret"}';

/** Angles 6, Saxons 5, Welsh 1. */
const HEPTARCHY = `
  ${each('angles', 'bernicia york lindsey north-mercia norfolk suffolk')}
  ${each('saxons', 'kent essex sussex wessex avalon')}
  ${each('welsh', 'march gwynedd powys')}`;

const council = (round: number, areas: string, ballot = OPEN): TestGame =>
  at(`
    round ${round} bretwalda
    ${areas}
    ${ballot}
  `);

describe('When the Bretwalda is chosen', () => {
  it.each([8, 9, 10])('BRET-1: a vote is held at the end of round %i', (round) => {
    expect(council(round, HEPTARCHY).asks).toBe('vote');
  });

  it.each([6, 7, 11])('BRET-1: no vote at the end of round %i', (round) => {
    const game = council(round, `${each('irish', 'gwynedd york')}`);
    expect(game.asks).not.toBe('vote');
    expect(game.state.round).toBe(round + 1);
    expect(game.points('irish')).toBe(0);
  });

  it.each(['', OPEN])('BRET-2: nobody is asked where no nation has an English area (%s)', (ballot) => {
    const game = council(9, each('welsh', 'gwynedd powys dyfed'), ballot);
    expect(game.state.round).toBe(10);
    expect(game.decision.nation).toBe('welsh');
  });

  it('BRET-1: in round 10 the hold points are given before the vote', () => {
    const game = at(`
      round 10 hold-points
      kent: saxons 1
      york: angles 1
      ${OPEN}
    `);
    expect(game.asks).toBe('vote');
    expect(game.points('saxons')).toBe(3);
    expect(game.points('angles')).toBe(4);
  });
});

describe('Who votes, and for whom', () => {
  it('EXA-97 BRET-2 BRET-3 BRET-4: (a) six of twelve votes elect nobody', () => {
    const game = council(9, HEPTARCHY);
    game.do('vote welsh for welsh').do('vote saxons for saxons').do('vote angles for angles');
    expect(game.seen('bretwalda')).toEqual([{ type: 'bretwalda', nation: null, votes: 6, of: 12 }]);
    expect(['angles', 'saxons', 'welsh'].map((n) => game.points(n as 'welsh'))).toEqual([0, 0, 0]);
  });

  it('EXA-97 BRET-4: (b) seven of twelve votes elect the Angles, 4 points', () => {
    const game = council(9, HEPTARCHY);
    game.do('vote welsh for angles').do('vote saxons for saxons').do('vote angles for angles');
    expect(game.seen('bretwalda')).toEqual([{ type: 'bretwalda', nation: 'angles', votes: 7, of: 12 }]);
    expect(game.points('angles')).toBe(4);
    expect(game.points('saxons')).toBe(0);
  });

  it('BRET-4: a small nation can be elected with the votes of the others', () => {
    const game = council(9, HEPTARCHY);
    game.do('vote welsh for welsh').do('vote saxons for welsh').do('vote angles for welsh');
    expect(game.points('welsh')).toBe(4);
  });

  it('BRET-2: only English areas give votes; a nation of Wales and Scotland alone has none', () => {
    const game = council(
      8,
      `
      ${each('welsh', 'gwynedd powys dyfed')}
      ${each('picts', 'alban mar lothian')}
      ${each('angles', 'york lindsey')}
    `,
    );
    expect(game.decision.nation).toBe('picts');
    expect(game.refuses('vote welsh for welsh')).toMatchObject({ code: 'vote-not-yours', rule: 'BRET-2' });
    game.do('vote picts for picts').do('vote angles for angles');
    expect(game.history.filter((e) => e.type === 'voted').map((e) => [e.nation, e.votes])).toEqual([
      ['picts', 1],
      ['angles', 2],
    ]);
    expect(game.points('angles')).toBe(4);
  });

  it('BRET-2: candidates are the nations with an English area, the own one included', () => {
    const game = council(9, HEPTARCHY);
    expect(game.legal()).toEqual(['vote welsh welsh', 'vote welsh saxons', 'vote welsh angles']);
    expect(game.refuses('vote welsh for picts')).toMatchObject({
      code: 'vote-not-candidate',
      rule: 'CNT-13',
      details: { candidates: ['welsh', 'saxons', 'angles'] },
    });
  });

  it('BRET-2: armies at sea give no vote, and vacant areas belong to nobody', () => {
    const game = council(
      8,
      `
      north-sea: danes 4
      york: angles 1
      kent: jutes 1
    `,
    );
    game.do('vote jutes for jutes').do('vote angles for angles');
    expect(game.seen('bretwalda')[0]).toMatchObject({ nation: null, votes: 1, of: 2 });
  });

  it('BRET-3: all votes of a nation go together, and nobody abstains', () => {
    const game = council(9, HEPTARCHY);
    expect(game.refuses('end').code).toBe('wrong-decision');
    game.do('vote welsh for saxons').do('vote saxons for angles');
    expect(game.seen('voted')).toEqual([{ type: 'voted', nation: 'saxons', for: 'angles', votes: 5 }]);
    expect(game.legal()).toEqual(['vote angles welsh', 'vote angles saxons', 'vote angles angles']);
  });

  it('BRET-5: nations whose card is silent about the Bretwalda get the 4 points as well', () => {
    const game = council(8, `${each('irish', 'york')}\n${each('picts', 'lothian galloway bernicia')}`);
    game.do('vote picts for irish').do('vote irish for picts');
    expect(game.points('irish')).toBe(4);
    expect(game.points('picts')).toBe(0);
  });
});

describe('Brigantes subject to the Angles', () => {
  const BRIGANTES = `
    ${each('brigantes', 'galloway cumbria strathclyde')}
    subject brigantes to angles`;

  it('EXA-98 BRET-6: Galloway votes with the Angles, Cumbria freely, Strathclyde not at all', () => {
    const game = council(9, `${BRIGANTES}\n${each('angles', 'york lindsey')}`);
    game.do('vote brigantes for brigantes');
    expect(game.seen('voted')).toEqual([{ type: 'voted', nation: 'brigantes', for: 'brigantes', votes: 1 }]);
    game.do('vote angles for angles');
    expect(game.seen('voted')).toEqual([{ type: 'voted', nation: 'angles', for: 'angles', votes: 3 }]);
    expect(game.seen('bretwalda')[0]).toMatchObject({ nation: 'angles', votes: 3, of: 4 });
  });

  it('BRET-6: the other English areas of the Brigantes are one bloc', () => {
    const game = council(9, `${BRIGANTES}\n${each('brigantes', 'lothian pennines')}\nyork: angles 1`);
    game.do('vote brigantes for brigantes').do('vote angles for angles');
    expect(game.seen('bretwalda')[0]).toMatchObject({ nation: 'brigantes', votes: 3, of: 5 });
  });

  it('BRET-6 RUL-102: Angles without an English area still cast the vote of Galloway', () => {
    const game = council(9, `${BRIGANTES}\nnorfolk: saxons 1\ndunedin: angles 1`);
    game.do('vote brigantes for brigantes').do('vote saxons for saxons');
    expect(game.decision).toMatchObject({ nation: 'angles', seat: 3 });
    expect(game.refuses('vote angles for angles').code).toBe('vote-not-candidate');
    game.do('vote angles for saxons');
    expect(game.seen('bretwalda')[0]).toMatchObject({ nation: 'saxons', votes: 2, of: 3 });
  });

  it('BRET-6: free Brigantes vote for Galloway themselves', () => {
    const game = council(9, `${each('brigantes', 'galloway cumbria')}\nyork: angles 1`);
    game.do('vote brigantes for brigantes').do('vote angles for angles');
    expect(game.seen('bretwalda')[0]).toMatchObject({ nation: 'brigantes', votes: 2, of: 3 });
  });
});

describe('Open and secret ballots', () => {
  it('BRET-7 RUL-103: the open vote goes in nation order', () => {
    const game = council(9, HEPTARCHY);
    expect(game.refuses('vote angles for angles')).toMatchObject({ code: 'vote-not-yours', rule: 'BRET-2' });
    expect(game.decision).toMatchObject({ kind: 'vote', nation: 'welsh', seat: 1 });
    game.do('vote welsh for welsh');
    expect(game.seen('voted')).toHaveLength(1);
    expect(game.decision).toMatchObject({ nation: 'saxons', seat: 2 });
    game.do('vote saxons for welsh');
    expect(game.decision).toMatchObject({ nation: 'angles', seat: 3 });
  });

  it('BRET-7 RUL-103: every player is asked for a secret ballot before the first vote', () => {
    const game = council(9, HEPTARCHY, '');
    for (const seat of [0, 1, 2, 3]) {
      expect(game.decision).toMatchObject({ kind: 'ballot', seat });
      expect(game.refuses('vote welsh for welsh').code).toBe('wrong-decision');
      game.do('ballot open');
    }
    expect(game.state.pending).toMatchObject({ kind: 'vote', secret: false });
  });

  it('BRET-7: one player is enough to make the ballot secret, voters or not', () => {
    const game = council(9, HEPTARCHY, '');
    game.do('ballot secret');
    expect(game.state.pending).toMatchObject({ kind: 'vote', secret: true });
  });

  it('BRET-7: in a secret ballot everybody may vote at once, and nothing is shown before the last vote', () => {
    const game = council(9, HEPTARCHY, SECRET);
    game.do('vote angles for angles').do('vote welsh for angles');
    expect(game.history.filter((e) => e.type === 'voted' || e.type === 'bretwalda')).toEqual([]);
    expect(game.seen('ballot-cast')).toEqual([{ type: 'ballot-cast', nation: 'welsh' }]);
    expect(game.refuses('vote welsh for saxons').code).toBe('vote-not-yours');
    game.do('vote saxons for saxons');
    expect(game.seen('voted').map((e) => [e.nation, e.for, e.votes])).toEqual([
      ['welsh', 'angles', 1],
      ['saxons', 'saxons', 5],
      ['angles', 'angles', 6],
    ]);
    expect(game.points('angles')).toBe(4);
  });

  it('BRET-7: of a secret ballot a player sees only his own votes', () => {
    const game = council(9, HEPTARCHY, SECRET);
    game.do('vote angles for angles').do('vote welsh for saxons');
    const votes = (seat?: Seat) => {
      const p = view(game.state, seat).pending;
      return p?.kind === 'vote' ? p.votes : [];
    };
    const real = game.state.pending?.kind === 'vote' ? game.state.pending.votes : [];
    expect(votes(toSeat(1))).toEqual([real[0], -1, -2]);
    expect(votes(toSeat(3))).toEqual([-2, -1, real[2]]);
    expect(votes(toSeat(2))).toEqual([-2, -1, -2]);
    expect(votes()).toEqual([-2, -1, -2]);
  });
});
