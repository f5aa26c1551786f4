import { describe, expect, it } from 'vitest';
import { AREA, nationOf } from '../../src/model/ids.ts';
import { arrivals, redux } from '../redux.ts';
import { TestGame } from '../support.ts';

/** Britannia reduX: population increase (X-POP). */

const REST = 'clwyd: welsh 1\nmar: picts 1';
const grow = (areas: string): TestGame => redux(`round 9 saxons population\n${areas}\n${REST}`);

describe('Population in reduX', () => {
  it('X-POP-1: two points for a clear area, one for a difficult one; four make an army, the rest is carried', () => {
    const game = grow('kent: saxons 1\nessex: saxons 1\nlindsey: saxons 1\nmarker saxons 1');
    expect(game.asked('place').data.left).toBe(1);
    expect(game.marker('saxons')).toBe(2);
    expect(grow('kent: saxons 1\nmarker saxons 1').marker('saxons')).toBe(3);
  });

  it('X-POP-1: an area counts once, however many armies stand in it', () => {
    expect(grow('kent: saxons 3').marker('saxons')).toBe(2);
  });

  it('X-POP-2: a nation without land gets nothing, and its marker goes to 0', () => {
    const game = redux(`round 12 danes turn-start\n${REST}\nmarker danes 3`);
    expect(game.area('north-sea')).toBe(`danes ${arrivals(12, 'danes')}`);
    expect(game.marker('danes')).toBe(0);
  });

  it('X-POP-3: an excess takes as many armies from those that would come', () => {
    const four = 'kent: saxons 3\nessex: saxons 3\nsussex: saxons 2\nwessex: saxons';
    // Eight points are two armies; four areas with clear land support nine.
    expect(grow(`${four} 1`).asked('place').data.left).toBe(2);
    expect(grow(`${four} 2`).asked('place').data.left).toBe(1);
    const none = grow(`${four} 3`);
    expect(none.asks).toBe('move');
    expect(none.marker('saxons')).toBe(0);
  });

  it('X-POP-3: the points for them are spent, and the rest is carried', () => {
    const game = grow('kent: saxons 3\nessex: saxons 3\nsussex: saxons 2\nwessex: saxons 3\nmarker saxons 3');
    expect(game.asks).toBe('move');
    expect(game.marker('saxons')).toBe(3);
  });

  it('X-POP-4: a larger excess ends growth, and half of the difference goes', () => {
    // Three more than Kent supports, and nothing is earned: half of three, rounded down (XP-8).
    const game = grow('kent: saxons 6\nmarker saxons 1').do('remove kent');
    expect(game.asks).toBe('move');
    expect(game.area('kent')).toBe('saxons 5');
    expect(game.marker('saxons')).toBe(0);
  });

  it('X-POP-4, XP-8: half of one is none', () => {
    const game = grow('kent: saxons 5\nmarker saxons 2');
    expect(game.area('kent')).toBe('saxons 5');
    expect(game.asks).toBe('move');
    expect(game.marker('saxons')).toBe(0);
    expect(grow('kent: saxons 5').asked('remove').data.left).toBe(1); // nothing earned: half of two
  });

  it('X-POP-4: the owner chooses, but never the last army of an area', () => {
    // Five beyond the limit of seven, one earned: two of four go.
    const game = grow('kent: saxons 1\nessex: saxons 6\nsussex: saxons 5');
    expect(game.asked('remove').data).toMatchObject({ why: 'overpopulation', left: 2 });
    expect(game.refuses('remove kent')).toMatchObject({ code: 'remove-last-unit', rule: 'X-POP-4' });
    game.do('remove essex').do('remove sussex');
    expect([game.area('kent'), game.area('essex'), game.area('sussex')]).toEqual([
      'saxons 1',
      'saxons 5',
      'saxons 4',
    ]);
    expect(game.asks).toBe('move');
  });

  it('X-POP-5: armies that are due cannot be refused', () => {
    const game = grow('kent: saxons 1\nessex: saxons 1');
    expect(game.legal()).toEqual(['place essex', 'place kent']);
    const land = redux(`round 15 saxons reinforcements\nkent: saxons 1\nessex: saxons 1\n${REST}`);
    expect(land.legal().every((text) => text.startsWith('place'))).toBe(true);
    expect(land.refuses('end')).toMatchObject({ code: 'wrong-decision', rule: 'X-SEQ-1' });
  });
});

describe('Too few pieces in reduX', () => {
  const SIX_JUTES = 'kent: jutes 2\nessex: jutes 2\nsussex: jutes 2';

  it('X-POP-6, XP-6: no army comes by population, and the marker goes to its top', () => {
    const game = redux(`round 9 jutes population\n${SIX_JUTES}\n${REST}`);
    expect(game.asks).toBe('move');
    expect(game.marker('jutes')).toBe(3);
  });

  it('X-POP-6: armies for the sea stay out', () => {
    const game = redux(`round 6 saxons movement\ndevon: saxons 1\n${SIX_JUTES}\n${REST}`).do('end');
    expect(game.seen('left-out')).toMatchObject([{ nation: 'jutes', area: 'english-channel', count: 1 }]);
    expect(game.area('english-channel')).toBe('');
    expect(game.marker('jutes')).toBe(3);
  });

  it('X-POP-6: so do armies for the land', () => {
    const game = redux(`
      round 16 saxons reinforcements
      kent: saxons 6
      essex: saxons 3
      sussex: saxons 3
      wessex: saxons 3
      avalon: saxons 3
      norfolk: saxons 1
      ${REST}
    `).do('place norfolk');
    expect(game.area('norfolk')).toBe('saxons 2');
    expect(game.marker('saxons')).toBe(3);
  });

  it('X-POP-6: the owner says which of several fleets stay out', () => {
    const { state } = redux(
      `round 9 jutes movement\nkent: jutes 2\nessex: jutes 2\nsussex: jutes 1\n${REST}`,
    );
    const due = (['frisian-sea', 'english-channel'] as const).map((sea) => ({
      area: AREA[sea],
      unit: 'infantry' as const,
      n: 1,
    }));
    const pending = { kind: 'leave-out', nation: nationOf('jutes'), excess: 1, due } as const;
    const game = new TestGame({ ...state, step: 'reinforcements', pending });
    expect(game.legal()).toEqual(['leave-out frisian-sea', 'leave-out english-channel']);
    expect(game.refuses('leave-out irish-sea')).toMatchObject({ code: 'leave-out-not-due', rule: 'X-POP-6' });
    game.do('leave-out frisian-sea');
    expect([game.area('frisian-sea'), game.area('english-channel')]).toEqual(['', 'jutes 1']);
    expect(game.marker('jutes')).toBe(3);
  });
});

describe('Where new armies go in reduX', () => {
  it('X-POP-7: to areas that the nation holds', () => {
    const game = grow('kent: saxons 1\nessex: saxons 1');
    expect(game.refuses('place sussex')).toMatchObject({ code: 'place-not-yours', rule: 'X-POP-7' });
    expect(game.refuses('place clwyd')).toMatchObject({ code: 'place-not-yours', rule: 'X-POP-7' });
  });

  it('X-POP-7: one to each, as long as there is another place', () => {
    const game = grow(
      'kent: saxons 1\nessex: saxons 2\nsussex: saxons 3\nlindsey: saxons 1\nmarker saxons 1',
    );
    expect(game.asked('place').data.left).toBe(2);
    game.do('place kent');
    expect(game.refuses('place kent')).toMatchObject({
      code: 'place-second-unit',
      rule: 'X-POP-7',
      details: { area: 'kent', first: 'lindsey' },
    });
    expect(game.legal()).toEqual(['place lindsey', 'place essex', 'place sussex']);
  });

  it('X-POP-7: within the stacking limits', () => {
    const game = grow(
      'kent: saxons 4\nessex: saxons 1\nsussex: saxons 3\nwessex: saxons 1\navalon: saxons 1',
    );
    expect(game.refuses('place sussex')).toMatchObject({
      code: 'place-stacking',
      rule: 'X-POP-7',
      details: { area: 'sussex', armies: 4, limit: 3, overstack: 'kent' },
    });
    expect(game.may('place kent')).toBe(true);
  });

  it('X-POP-7, XP-6: without room an army is not placed, and the marker goes to its top', () => {
    const { state } = redux(`round 9 saxons movement\nkent: saxons 5\n${REST}`);
    const pending = {
      kind: 'place',
      nation: nationOf('saxons'),
      why: 'population',
      left: 2,
      placed: [],
    } as const;
    const game = new TestGame({ ...state, pending }).do('place kent');
    expect(game.area('kent')).toBe('saxons 6');
    expect(game.seen('no-room')).toMatchObject([{ nation: 'saxons', count: 1, why: 'population' }]);
    expect(game.asks).toBe('move');
    expect(game.marker('saxons')).toBe(3);
  });
});
