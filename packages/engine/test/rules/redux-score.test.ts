import { describe, expect, it } from 'vitest';
import { NATIONS } from '../../src/data/nations.ts';
import { REDUX } from '../../src/data/redux.ts';
import { outcome } from '../../src/game/outcome.ts';
import { arrivals, centre, redux } from '../redux.ts';
import { at, type TestGame } from '../support.ts';

/** Britannia reduX: points, the King of England, and who wins (X-SCORE). */

/** The end of a round in which nobody moves. */
const endOf = (round: number, areas: string): TestGame =>
  redux(`round ${round} normans movement\nmar: normans 1\n${areas}`).do('end');

const kings = (game: TestGame) => game.seen('king').map(({ nation, areas }) => `${nation} ${areas}`);
const crowns = (game: TestGame) =>
  game.seen('points').flatMap((e) => (e.reason === 'king' ? [`${e.nation} ${e.points}`] : []));

describe('Points in reduX', () => {
  it('X-SCORE-1, XP-9: a centre brings what is listed, any other area 1', () => {
    const game = endOf(8, 'alban: picts 1\nmoray: picts 1\ncaithness: picts 1\nkent: picts 1');
    expect(game.points('picts')).toBe(2 * centre('picts') + 1 + 1);
  });

  it('X-SCORE-1: only areas that the nation holds when the round ends', () => {
    const game = redux('round 9 saxons movement\nkent: saxons 1\nwessex: saxons 1\nmar: picts 1');
    game.do('move 1 wessex avalon').do('end');
    expect(game.points('saxons')).toBe(2); // Kent and Avalon; Wessex would be a centre
  });

  it('X-SCORE-1: some nations share a centre, and whoever holds it scores', () => {
    expect(endOf(8, 'york: dubliners 1').points('dubliners')).toBe(centre('dubliners'));
    expect(endOf(8, 'york: danes 1').points('danes')).toBe(centre('danes'));
    expect(endOf(8, 'york: norwegians 1').points('norwegians')).toBe(centre('norwegians'));
    expect(endOf(8, 'york: angles 1').points('angles')).toBe(1);
  });

  it('X-SCORE-1, XP-10: every nation has three centres of equal worth, and scores for all land', () => {
    for (const { id } of NATIONS) {
      const { centres, hold } = REDUX.cards[id];
      if (id === 'romans' || id === 'belgae') {
        expect(hold).toBeUndefined();
        continue;
      }
      expect(new Set(centres).size, id).toBe(3);
      const [line] = hold ?? [];
      expect(line?.values[0]?.areas).toEqual(centres);
      expect(line?.values[0]?.points).toBeGreaterThan(1);
      expect(line?.values[1]).toMatchObject({ points: 1 });
      expect(line?.values.flatMap(({ areas }) => areas)).toHaveLength(37);
      expect(line?.rounds).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
    }
  });

  it('XP-10, XP-11: centres lie where their nation comes to', () => {
    for (const { nation, invaders } of REDUX.timeline.flatMap(({ events }) => events))
      if (invaders) expect(REDUX.cards[nation].centres, nation).toBeDefined();
    expect(REDUX.timeline.flatMap(({ events }) => events).some(({ leader }) => leader)).toBe(false);
  });

  it('XP-12: nobody raids, nobody sails home, and round 16 brings fixed numbers', () => {
    const events = REDUX.timeline.flatMap(({ round, events }) =>
      events.map((event) => ({ round, ...event })),
    );
    expect(events.every(({ status }) => status.length === 0)).toBe(true);
    const ours = [arrivals(11, 'danes'), arrivals(14, 'danes')];
    expect(ours[0]).toBeLessThan(8); // raiders of the second edition, who would go home
    expect(ours[1]).toBeLessThan(6); // Cnut's
    for (const nation of ['danes', 'norwegians', 'saxons', 'normans'] as const)
      expect(arrivals(16, nation), nation).toBeGreaterThan(0);
  });
});

describe('The King of England', () => {
  it('X-SCORE-2: holds most areas in England in or south of York and Cheshire', () => {
    const game = endOf(16, 'kent: saxons 1\nessex: saxons 1\nyork: danes 1');
    expect(kings(game)).toEqual(['saxons 2']);
    expect(crowns(game)).toEqual(['saxons 8']);
    expect(game.points('saxons')).toBe(1 + centre('saxons') + 8);
  });

  it('X-SCORE-2: fifteen areas count, those of the north, of Wales and of Scotland do not', () => {
    const north =
      'bernicia: danes 1\ncumbria: danes 1\ngalloway: danes 1\nlothian: danes 1\npennines: danes 1';
    const wales = 'devon: danes 1\ngwent: danes 1\nclwyd: danes 1';
    expect(kings(endOf(16, `${north}\n${wales}\nalban: danes 1\ncheshire: welsh 1`))).toEqual(['welsh 1']);
    const south = [
      'avalon',
      'cheshire',
      'downlands',
      'essex',
      'hwicce',
      'kent',
      'lindsey',
      'march',
      'norfolk',
    ];
    const more = ['north-mercia', 'south-mercia', 'suffolk', 'sussex', 'wessex', 'york'];
    const all = [...south, ...more].map((area) => `${area}: saxons 1`).join('\n');
    expect(kings(endOf(16, all))).toEqual(['saxons 15']);
  });

  it('X-SCORE-2: three that are level get two points each, and the rest is lost', () => {
    const game = endOf(16, 'kent: jutes 1\nessex: saxons 1\nyork: danes 1');
    expect(crowns(game).sort()).toEqual(['danes 2', 'jutes 2', 'saxons 2']);
    expect(game.seen('king')).toMatchObject([{ among: 3 }, { among: 3 }, { among: 3 }]);
  });

  it('X-SCORE-2: two get four each, five one each', () => {
    expect(crowns(endOf(16, 'kent: jutes 1\nyork: danes 1')).sort()).toEqual(['danes 4', 'jutes 4']);
    const five = endOf(16, 'kent: jutes 1\nyork: danes 1\nessex: saxons 1\nmarch: welsh 1\nhwicce: irish 1');
    expect(crowns(five)).toHaveLength(5);
    expect(crowns(five).every((text) => text.endsWith(' 1'))).toBe(true);
  });

  it('X-SCORE-2: without any of these areas there is no King', () => {
    const game = endOf(16, 'devon: saxons 1');
    expect(crowns(game)).toEqual([]);
    expect(game.seen('king')).toMatchObject([{ nation: null }]);
  });

  it('X-SCORE-2, X-SEQ-2: only in the last round, also in the short game', () => {
    expect(endOf(15, 'kent: saxons 1').seen('king')).toEqual([]);
    const late = 'round 13 angles movement\nkent: angles 1\nmar: picts 1';
    expect(redux(late).do('end').seen('king')).toEqual([]);
    const short = at(`redux-short-4 ${late}`).do('end');
    expect(crowns(short)).toEqual(['angles 8']);
    expect(short.asks).toBe('over');
  });
});

describe('Who wins reduX', () => {
  it('X-SCORE-3: the player whose nations have most points', () => {
    const { state } = endOf(16, 'kent: normans 1\nessex: normans 1\nalban: picts 1'); // both blue
    const result = outcome(state);
    expect(result.players.map(({ points }) => points)).toEqual([
      0,
      0,
      0,
      1 + 2 * centre('normans') + 8 + centre('picts'),
    ]);
    expect(result.winners).toEqual([3]);
  });

  it('X-SCORE-3, XP-8: equal totals share the victory', () => {
    const { state } = endOf(16, 'lothian: welsh 1\ndevon: scots 1');
    const { players, winners } = outcome(state);
    expect(players.map(({ points }) => points)).toEqual([1, 1, 0, 1]);
    expect(winners).toEqual([0, 1, 3]);
  });
});
