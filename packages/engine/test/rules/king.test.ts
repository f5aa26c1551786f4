import { describe, expect, it } from 'vitest';
import type { NationId } from '../../src/data/nations.ts';
import { NATION_IDS } from '../../src/model/ids.ts';
import { at, type TestGame } from '../support.ts';

/** One army of a nation in each of some areas. */
const each = (nation: string, areas: string): string =>
  areas
    .split(' ')
    .map((area) => `${area}: ${nation} 1`)
    .join('\n');

const crown = (round: number, areas: string): TestGame => at(`round ${round} king\n${areas}`);

/** Points of every nation that has any. */
const scores = (game: TestGame): Partial<Record<NationId, number>> =>
  Object.fromEntries(NATION_IDS.map((id) => [id, game.points(id)]).filter(([, points]) => points !== 0));

const SAXONS_8 = each('saxons', 'kent sussex wessex avalon hwicce essex downlands south-mercia');
const DANES_4 = each('danes', 'york lindsey north-mercia norfolk');

describe('The King of rounds 11 to 14', () => {
  it('EXA-90 KING-1 KING-2: (a) 8 English areas against 4 and 2: 8 points and an infantry', () => {
    const game = crown(12, `${SAXONS_8}\n${DANES_4}\n${each('angles', 'bernicia lothian')}`);
    expect(scores(game)).toEqual({ saxons: 8 });
    expect(game.state.pending).toMatchObject({ kind: 'place', why: 'king', left: 1 });
    game.do('place kent');
    expect(game.area('kent')).toBe('saxons 2');
    expect(game.state.round).toBe(13);
  });

  it('EXA-90 KING-1: (b) 4 areas against 3 make no King', () => {
    const game = crown(
      12,
      `${each('saxons', 'kent sussex wessex avalon')}\n${each('danes', 'york lindsey essex')}`,
    );
    expect(scores(game)).toEqual({});
    expect(game.state.round).toBe(13);
  });

  it('EXA-90 KING-3 RUL-21: (c) with 20 units in play the points come without an infantry', () => {
    const game = crown(
      12,
      `
      kent: saxons 13
      ${each('saxons', 'sussex wessex avalon hwicce essex downlands south-mercia')}
      ${DANES_4}
      marker saxons 2
    `,
    );
    expect(scores(game)).toEqual({ saxons: 8 });
    expect(game.asks).not.toBe('place');
    expect(game.area('kent')).toBe('saxons 13');
    expect(game.marker('saxons')).toBe(2);
  });

  it('KING-3: burhs use up the supply of infantry as well', () => {
    const game = crown(
      12,
      `
      kent: saxons 12 burh
      ${each('saxons', 'sussex wessex avalon hwicce essex downlands south-mercia')}
    `,
    );
    expect(scores(game)).toEqual({ saxons: 8 });
    expect(game.asks).not.toBe('place');
  });

  it.each([11, 12, 13, 14])('KING-1: there is a King at the end of round %i', (round) => {
    const game = crown(round, each('angles', 'york lindsey norfolk suffolk'));
    expect(scores(game)).toEqual({ angles: 8 });
    expect(game.asks).toBe('place');
  });

  it.each([10, 15])('KING-4: there is no King at the end of round %i', (round) => {
    const game = crown(round, each('angles', 'york lindsey norfolk suffolk'));
    expect(scores(game)).toEqual({});
    expect(game.asks).not.toBe('place');
    expect(game.state.round).toBe(round + 1);
  });

  it('KING-1: three areas are no kingdom, even without a rival', () => {
    expect(scores(crown(11, each('angles', 'york lindsey norfolk')))).toEqual({});
  });

  it('KING-1 RUL-104: exactly twice the largest rival is enough, one less is not', () => {
    expect(scores(crown(12, `${SAXONS_8}\n${DANES_4}`))).toEqual({ saxons: 8 });
    expect(scores(crown(12, `${SAXONS_8}\n${DANES_4}\nmarch: danes 1`))).toEqual({});
  });

  it('KING-1: areas of Wales and Scotland count for nobody', () => {
    const game = crown(
      12,
      `${each('saxons', 'kent sussex wessex avalon')}\n${each('welsh', 'gwynedd powys dyfed clwyd gwent')}`,
    );
    expect(scores(game)).toEqual({ saxons: 8 });
    expect(scores(crown(12, each('welsh', 'gwynedd powys dyfed cornwall devon york')))).toEqual({});
  });

  it('KING-1 RUL-104: overlord and subject are counted apart, and a subject is a rival like any other', () => {
    const angles = each('angles', 'york lindsey norfolk suffolk');
    const subject = 'subject brigantes to angles';
    const two = each('brigantes', 'galloway cumbria');
    expect(scores(crown(11, `${angles}\n${two}\n${subject}`))).toEqual({ angles: 8 });
    expect(scores(crown(11, `${angles}\n${two}\nlothian: brigantes 1\n${subject}`))).toEqual({});
  });

  it('KING-1: nations of one player are compared one by one', () => {
    // Danes and Jutes are both green: 4 areas against 2 and 2.
    const game = crown(
      12,
      `${each('saxons', 'avalon hwicce essex downlands')}\n${each('danes', 'york lindsey')}\n${each('jutes', 'kent sussex')}`,
    );
    expect(scores(game)).toEqual({ saxons: 8 });
  });

  it('KING-2: the infantry goes where a population army might go', () => {
    const game = crown(
      13,
      `
      kent: saxons 4
      sussex: saxons 3
      ${each('saxons', 'wessex avalon devon')}
    `,
    );
    expect(game.refuses('place york')).toMatchObject({ code: 'place-not-yours', rule: 'POP-8' });
    expect(game.refuses('place sussex')).toMatchObject({ code: 'place-stacking', rule: 'POP-10' });
    expect(game.legal().sort()).toEqual(['place avalon', 'place devon', 'place kent', 'place wessex']);
  });

  it('KING-3 RUL-21: with no room within the stacking limits the infantry is lost, the marker stays', () => {
    const game = crown(
      12,
      `
      lindsey: angles 4
      norfolk: angles 3
      suffolk: angles 3
      york: angles 3
      bernicia: angles 3
      marker angles 1
    `,
    );
    expect(scores(game)).toEqual({ angles: 8 });
    expect(game.asks).not.toBe('place');
    expect(game.area('york')).toBe('angles 3');
    expect(game.marker('angles')).toBe(1);
  });

  it('KING-2 RUL-17: in round 13 the hold points are given before the King is made', () => {
    const game = at(`
      round 13 hold-points
      ${each('saxons', 'kent sussex wessex avalon')}
    `);
    expect(game.asks).toBe('place');
    expect(scores(game)).toEqual({ saxons: 3 + 4 + 4 + 4 + 8 });
    game.do('place kent');
    expect(scores(game)).toEqual({ saxons: 23 });
  });
});

describe('King Cnut', () => {
  const cnut = (areas: string): TestGame => at(`round 14 danes before-withdrawal\n${areas}`);

  it('EXA-93 KING-5 RUL-6: three English areas are enough against one each; no infantry comes', () => {
    const game = cnut(`
      york: danes 2 leader cnut
      lindsey: danes 2
      norfolk: danes 2
      kent: saxons 1
      bernicia: angles 1
    `);
    expect(scores(game)).toEqual({ danes: 8 });
    expect(game.state.pending).toMatchObject({ kind: 'remove', why: 'departure' });
  });

  it('KING-5 RUL-6: one English area against none will do, none will not', () => {
    expect(scores(cnut('york: danes 5 leader cnut\nlothian: danes 1'))).toEqual({ danes: 8 });
    expect(scores(cnut('york: danes 5 leader cnut\nalban: picts 1'))).toEqual({ danes: 8 });
    expect(scores(cnut('dunedin: danes 5 leader cnut\nalban: picts 1'))).toEqual({});
  });

  it('KING-5: he needs twice as many as any other nation', () => {
    const game = cnut(`
      york: danes 2 leader cnut
      lindsey: danes 2
      norfolk: danes 2
      ${each('saxons', 'kent sussex')}
    `);
    expect(scores(game)).toEqual({});
  });

  it('KING-5: without Cnut the Danes are compared at the end of the round only', () => {
    const game = cnut(`
      york: danes 3
      lindsey: danes 2
      norfolk: danes 2
    `);
    expect(scores(game)).toEqual({});
  });

  it('KING-5: the check belongs to round 14 and to the Danish turn', () => {
    const areas = 'york: danes 2 leader cnut\nlindsey: danes 2';
    expect(scores(at(`round 12 danes before-withdrawal\n${areas}`))).toEqual({});
    expect(scores(at(`round 14 danes before-withdrawal\n${areas}`))).toEqual({ danes: 8 });
    expect(scores(at(`round 14 dubliners before-withdrawal\n${areas}\nnorfolk: dubliners 1`))).toEqual({});
  });

  it('KING-6: at the end of round 14 the Danes may be King a second time, now with an infantry', () => {
    const game = cnut(`
      york: danes 3 leader cnut
      lindsey: danes 2
      norfolk: danes 3
      suffolk: danes 2
      ${each('welsh', 'march hwicce')}
    `);
    expect(scores(game)).toEqual({ danes: 8 });
    game.do('remove york').do('remove york').do('remove norfolk').do('remove norfolk');
    expect(game.state.pending).toMatchObject({ kind: 'place', why: 'king' });
    expect(scores(game)).toEqual({ danes: 16 });
    game.do('place york');
    expect(game.area('york')).toBe('danes 2');
  });

  it('KING-6: the departure of his men may cost the second crown', () => {
    const game = cnut(`
      york: danes 1 leader cnut
      ${each('danes', 'lindsey norfolk suffolk')}
      ${each('danes', 'essex')}
      ${each('welsh', 'march hwicce')}
    `);
    game.do('remove york').do('remove lindsey').do('remove norfolk').do('remove suffolk');
    expect(scores(game)).toEqual({ danes: 8 });
  });
});
