import { describe, expect, it } from 'vitest';
import { nationOf } from '../../src/model/ids.ts';
import { landAccount, overpopulation } from '../../src/query/population.ts';
import { redux } from '../redux.ts';
import type { TestGame } from '../support.ts';

/** Britannia reduX: how many armies stand in an area, and how many the land supports (X-STK, X-LIM). */

/** Single armies, so that the land supports the stacks beside them. */
const SCATTERED = `
  wessex: saxons 1
  avalon: saxons 1
  devon: saxons 1
  norfolk: saxons 1
  downlands: saxons 1
`;

const stacked = (areas: string): TestGame => redux(`round 9 saxons movement\n${areas}\n${SCATTERED}`);
const land = (game: TestGame, nation: string) => landAccount(game.state, nationOf(nation as 'saxons'));
const excess = (text: string): number => overpopulation(redux(text).state, nationOf('saxons'));

describe('Stacks in reduX', () => {
  it('X-STK-1: three armies in a clear area, two in a difficult one, and one overstack', () => {
    const may = (areas: string) => stacked(areas).may('end');
    expect(may('kent: saxons 3\nessex: saxons 3\nlindsey: saxons 2')).toBe(true);
    expect(may('kent: saxons 4\nessex: saxons 3')).toBe(true);
    expect(may('kent: saxons 4\nessex: saxons 4')).toBe(false);
    expect(may('kent: saxons 4\nlindsey: saxons 3')).toBe(false);
    expect(may('kent: saxons 3\nlindsey: saxons 3')).toBe(true);
  });

  it('X-STK-1: six armies are an overstack in a clear area, four in a difficult one', () => {
    expect(stacked('kent: saxons 6').may('end')).toBe(true);
    expect(stacked('kent: saxons 7').refuses('end')).toMatchObject({
      code: 'end-stacking',
      rule: 'X-STK-1',
      details: { areas: ['kent'], armies: [7], limits: [6], from: ['kent'], leave: [1], enough: true },
    });
    expect(stacked('lindsey: saxons 4').may('end')).toBe(true);
    expect(stacked('lindsey: saxons 5').refuses('end')).toMatchObject({
      code: 'end-stacking',
      details: { areas: ['lindsey'], armies: [5], limits: [4] },
    });
  });

  it('X-STK-2: the limits do not apply on the way', () => {
    const game = stacked('kent: saxons 5\nessex: saxons 3').do('move 4 kent essex');
    expect(game.area('essex')).toBe('saxons 7');
    expect(game.refuses('end')).toMatchObject({ code: 'end-stacking' });
    game.do('move 3 essex suffolk');
    expect(game.may('end')).toBe(true);
  });

  it('X-STK-2: armies that would have to stay in a difficult area need room there', () => {
    const game = stacked('suffolk: saxons 6');
    expect(game.may('move 4 suffolk lindsey')).toBe(true);
    expect(game.refuses('move 5 suffolk lindsey')).toMatchObject({
      code: 'move-stacking',
      rule: 'X-STK-1',
      details: { armies: 5, room: 4, limit: 4 },
    });
  });

  it('X-STK-2: reinforcements may be placed beyond the limits, which hold again when movement ends', () => {
    const game = redux(`round 16 saxons reinforcements\nkent: saxons 6\n${SCATTERED}`).do('place kent');
    expect(game.area('kent')).toBe('saxons 8');
    expect(game.refuses('end')).toMatchObject({ code: 'end-stacking', details: { leave: [2] } });
  });
});

describe('The population limit', () => {
  it('X-LIM-1: two armies for each area, and one more for a nation that holds clear land', () => {
    expect(land(redux('round 9 saxons movement\nlindsey: saxons 1'), 'saxons').most).toBe(2);
    expect(land(redux('round 9 saxons movement\nkent: saxons 1'), 'saxons').most).toBe(3);
    const three = redux('round 9 saxons movement\nkent: saxons 1\nessex: saxons 1\nlindsey: saxons 1');
    expect(land(three, 'saxons').most).toBe(7);
  });

  it('X-LIM-1: and no more', () => {
    expect(redux('round 9 saxons movement\nkent: saxons 3').may('end')).toBe(true);
    expect(redux('round 9 saxons movement\nkent: saxons 4').refuses('end')).toMatchObject({
      rule: 'X-MOV-7',
      details: { armies: 4, limit: 3 },
    });
    expect(redux('round 9 saxons movement\nlindsey: saxons 2').may('end')).toBe(true);
    expect(redux('round 9 saxons movement\nlindsey: saxons 3').refuses('end')).toMatchObject({
      details: { armies: 3, limit: 2 },
    });
  });

  it('X-LIM-2: armies at sea do not count', () => {
    const game = redux('round 12 danes movement\nnorth-sea: danes 6\nlindsey: danes 2');
    expect(land(game, 'danes')).toEqual({ bodies: 2, most: 2 });
  });

  it('X-LIM-2, X-GEN-5: a contested area counts for both, with their own armies, and nobody holds it', () => {
    const game = redux('round 9 saxons movement\nlindsey: saxons 4\nsuffolk: angles 3');
    expect(land(game, 'angles')).toEqual({ bodies: 3, most: 3 });
    game.do('move 2 lindsey suffolk');
    expect(land(game, 'saxons')).toEqual({ bodies: 4, most: 4 });
    expect(land(game, 'angles')).toEqual({ bodies: 3, most: 2 });
  });

  it('X-LIM-3: the excess is what is beyond the limit', () => {
    expect(excess('round 9 saxons movement\nkent: saxons 5')).toBe(2);
    expect(excess('round 9 saxons movement\nkent: saxons 5\nessex: saxons 1')).toBe(1);
    expect(excess('round 9 saxons movement\nkent: saxons 1\nessex: saxons 1')).toBe(0);
  });

  it('X-LIM-4: armies from population are placed although the land is full', () => {
    const game = redux('round 9 saxons population\nkent: saxons 3\nmarker saxons 2').do('place kent');
    expect(game.area('kent')).toBe('saxons 4');
  });

  it('X-LIM-4: so are reinforcements', () => {
    const game = redux('round 16 saxons reinforcements\nkent: saxons 3\nmar: picts 1').do('place kent');
    expect(game.area('kent')).toBe('saxons 5');
  });
});
