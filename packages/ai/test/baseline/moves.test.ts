import { type Action, type Area, areaOf, type GameState, legalActions, seededDice } from '@bretwalda/engine';
import { AREA, NATION } from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { Board, type Step } from '../../src/baseline/board.ts';
import { actionFor, bestPlan } from '../../src/baseline/moves.ts';
import { worth } from '../../src/baseline/worth.ts';
import { at } from '../support.ts';

/** One turn of movement of a greedy player, a step or two ahead. */

const lines = (...all: string[]) => at(all.join('\n'));
const plan = (state: GameState, seed = 1) =>
  bestPlan(state, state.nation, legalActions(state), seededDice(seed));
const step = (from: Area, to: Area, count: number, more: Partial<Step> = {}): Step => ({
  from,
  to,
  unit: 'infantry',
  count,
  leader: false,
  ...more,
});
const gain = (state: GameState, ...steps: Step[]) => new Board(state, state.nation).gain(steps);

describe('What a greedy player thinks of an attack', () => {
  /** Round 10, in which Essex has four points for the Saxons: 4.4 with the land, and as much for round 13. */
  const essex = (armies: number, foes: number, more = '') =>
    lines(
      'round 10 saxons movement',
      `suffolk: saxons ${armies}${more}`,
      `essex: angles ${foes}`,
      'york: angles 1',
    );
  const prize = (state: GameState) => worth(state, NATION.saxons, AREA.essex);
  /** Suffolk keeps nothing when all leave it. */
  const left = (state: GameState) =>
    gain(state, step(AREA.suffolk, AREA.norfolk, 2)) - worth(state, NATION.saxons, AREA.norfolk);

  it('is four in five at two to one, against the armies at stake, less a little for each that goes', () => {
    const state = essex(2, 1);
    const second = 0.05 + 0.05 * worth(state, NATION.saxons, AREA.norfolk);
    const attack = gain(state, step(AREA.suffolk, AREA.essex, 2)) - (left(state) - second);
    expect(attack).toBeCloseTo(0.8 * prize(state) - 0.2 * 2 * 0.7 - 2 * 0.1, 10);
  });

  it('is never made at less than three to two, the less the more go', () => {
    const state = essex(6, 4);
    const by = (armies: number) =>
      gain(state, step(AREA.suffolk, AREA.essex, armies)) -
      gain(state, step(AREA.suffolk, AREA.norfolk, armies));
    for (const armies of [3, 4, 5]) expect(by(armies)).toBeLessThan(-3);
    expect(by(6)).toBeGreaterThan(by(5));
    const lone = essex(1, 1);
    const stays = new Board(lone, NATION.saxons).loss(AREA.suffolk, 'infantry');
    expect(gain(lone, step(AREA.suffolk, AREA.essex, 1))).toBeCloseTo(-3 - 1 - stays, 10);
  });

  it('LDR-12: a leader makes half as many more of them, but is worth three armies and more if he falls', () => {
    const state = essex(3, 2, ' leader edgar');
    const alone = gain(state, step(AREA.suffolk, AREA.essex, 3));
    const led = gain(state, step(AREA.suffolk, AREA.essex, 3, { leader: true }));
    expect(led).toBeGreaterThan(alone);
    // Nine to four with him, by which even odds are one.
    const chance = 2.25 ** 2 / (2.25 ** 2 + 1);
    const gone = gain(state, step(AREA.suffolk, AREA.norfolk, 3, { leader: true }));
    const third = 1.5 * (0.05 + 0.05 * worth(state, NATION.saxons, AREA.norfolk)) + 0.05 * 3;
    expect(led - (gone - worth(state, NATION.saxons, AREA.norfolk) - third)).toBeCloseTo(
      chance * prize(state) - (1 - chance) * (3 * 0.7 + 3) - 3 * 0.1,
      10,
    );
    // The board is as before, with the leader where he was.
    const board = new Board(state, NATION.saxons);
    const first = board.gain([step(AREA.suffolk, AREA.essex, 3, { leader: true })]);
    expect(board.gain([step(AREA.suffolk, AREA.essex, 3, { leader: true })])).toBe(first);
    expect(board.gain([step(AREA.suffolk, AREA.essex, 3)])).toBe(alone);
  });

  it('a defender who is led counts half as much again, and a fort one', () => {
    const plain = lines('round 7 saxons movement', 'suffolk: saxons 3', 'essex: romano-british 2');
    const led = lines(
      'round 7 saxons movement',
      'suffolk: saxons 3',
      'essex: romano-british 2 leader arthur',
    );
    const into = (state: GameState) => gain(state, step(AREA.suffolk, AREA.essex, 3));
    expect(into(plain)).toBeGreaterThan(-3);
    expect(into(led)).toBeLessThan(-5);
    const fort = lines('round 4 saxons movement', 'suffolk: saxons 3', 'essex: fort', 'york: romans 1');
    expect(into(fort)).toBeGreaterThan(4); // six points for it
  });

  it('horse are counted as horse', () => {
    const normans = lines(
      'round 16 normans movement',
      'kent: normans 2 cavalry 1',
      'essex: saxons 1',
      'york: angles 1',
    );
    const into = (unit: Step['unit']) => gain(normans, step(AREA.kent, AREA.essex, 1, { unit }));
    expect(into('infantry')).toBeLessThan(-3);
    expect(into('cavalry')).toBeGreaterThan(-1);
    const rider = new Board(
      lines('round 16 normans movement', 'kent: normans 0 cavalry 1', 'york: angles 1'),
      NATION.normans,
    );
    expect(rider.loss(AREA.kent, 'cavalry')).toBeCloseTo(worth(normans, NATION.normans, AREA.kent), 10);
  });

  it('from two sides is one attack with all of them', () => {
    const state = lines('round 10 jutes movement', 'essex: jutes 2', 'sussex: jutes 2', 'kent: saxons 1');
    const board = new Board(state, NATION.jutes);
    const attack = 0.8 * worth(state, NATION.jutes, AREA.kent) - 0.2 * 2 * 0.7 - 2 * 0.1;
    expect(board.gain([step(AREA.essex, AREA.kent, 1), step(AREA.sussex, AREA.kent, 1)])).toBeCloseTo(
      attack - board.loss(AREA.essex, 'infantry') - board.loss(AREA.sussex, 'infantry'),
      10,
    );
    const one = lines('round 10 jutes movement', 'essex: jutes 3', 'kent: saxons 1');
    const all = gain(one, step(AREA.essex, AREA.kent, 2));
    expect(gain(one, step(AREA.essex, AREA.kent, 1), step(AREA.essex, AREA.kent, 1))).toBeCloseTo(all, 10);
  });

  it('BAT-7: in the hills even odds are three to two', () => {
    const state = lines('round 10 saxons movement', 'essex: saxons 4', 'downlands: angles 1');
    const chance = (2 / 1.5) ** 2 / ((2 / 1.5) ** 2 + 1);
    const left =
      gain(state, step(AREA.essex, AREA.kent, 2)) - gain(state, step(AREA.essex, AREA.downlands, 2));
    const kent = worth(state, NATION.saxons, AREA.kent);
    expect(left).toBeCloseTo(
      kent +
        0.05 +
        0.05 * kent -
        (chance * worth(state, NATION.saxons, AREA.downlands) - (1 - chance) * 1.4 - 0.2),
      10,
    );
  });
});

describe('What a greedy player thinks of company', () => {
  const saxons = (...more: string[]) => lines('round 10 saxons movement', ...more, 'york: angles 1');
  const worthOf = (state: GameState, area: Area) => worth(state, NATION.saxons, area);

  it('a second army helps to keep an area, a third half as much, a fourth as much again, but above the limit', () => {
    const helps = [1, 2, 3].map((there) => {
      const state = saxons(`essex: saxons ${there}`, 'orkneys: saxons 5');
      const share = 0.05 + 0.05 * worthOf(state, AREA.essex);
      const fromOrkneys = -new Board(state, NATION.saxons).loss(AREA.orkneys, 'infantry');
      return (gain(state, step(AREA.orkneys, AREA.essex, 1)) - fromOrkneys) / share;
    });
    expect(helps[0]).toBeCloseTo(1, 10);
    expect(helps[1]).toBeCloseTo(0.5, 10);
    expect(helps[2]).toBeLessThan(0); // crowded
  });

  it('FORT-1 STK-4: a fort or burh keeps an area like an army', () => {
    const burh = lines('round 14 saxons movement', 'kent: saxons 1 burh', 'york: angles 1');
    expect(new Board(burh, NATION.saxons).loss(AREA.kent, 'infantry')).toBeCloseTo(
      0.05 + 0.05 * worthOf(burh, AREA.kent),
      10,
    );
    const fort = lines('round 3 romans movement', 'kent: romans 1, fort', 'york: brigantes 1');
    expect(new Board(fort, NATION.romans).loss(AREA.kent, 'infantry')).toBeCloseTo(
      0.05 + 0.05 * worth(fort, NATION.romans, AREA.kent),
      10,
    );
  });

  it('STK-2: nobody goes where more stand than ever may', () => {
    const state = saxons('kent: saxons 3', 'downlands: saxons 4');
    expect(gain(state, step(AREA.kent, AREA.downlands, 1))).toBeLessThan(-15);
    expect(
      gain(saxons('kent: saxons 3', 'downlands: saxons 3'), step(AREA.kent, AREA.downlands, 1)),
    ).toBeGreaterThan(-5);
  });

  it('SUB-22: nobody stays with a subject', () => {
    const romans = lines(
      'round 3 romans movement',
      'march: romans 3',
      'powys: welsh 1',
      'york: brigantes 1',
      'subject welsh to romans',
    );
    expect(gain(romans, step(AREA.march, AREA.powys, 1))).toBeLessThan(-15);
    expect(gain(romans, step(AREA.march, AREA.powys, 2))).toBeLessThan(-35);
    expect(gain(romans, step(AREA.march, AREA.cheshire, 1))).toBeGreaterThan(0);
  });

  it('SUB-21: a subject leaves nothing that it held at the beginning, others do', () => {
    const welsh = (...more: string[]) =>
      lines('round 4 welsh movement', 'cheshire: welsh 1', 'york: romans 1', ...more);
    const leave = (state: GameState) => gain(state, step(AREA.cheshire, AREA.march, 1));
    expect(leave(welsh())).toBeGreaterThan(-5);
    expect(leave(welsh('subject welsh to romans'))).toBeLessThan(-15);
  });

  it('a leader is better with more of his own', () => {
    const state = saxons('kent: saxons 2 leader edgar', 'essex: saxons 2');
    const one = gain(state, step(AREA.kent, AREA.sussex, 1));
    const led = gain(state, step(AREA.kent, AREA.sussex, 1, { leader: true }));
    // He is as well off with one here as with one there, but leaves none who had him.
    expect(led).toBeCloseTo(one, 10);
    const joins =
      gain(state, step(AREA.kent, AREA.essex, 1, { leader: true })) -
      gain(state, step(AREA.kent, AREA.essex, 1));
    expect(joins).toBeCloseTo(0.05 * 3 - 0.05 * 1, 10);
  });
});

describe('Marches', () => {
  it('MOV-2: go two steps where the second is better, and say so', () => {
    const state = lines('round 10 jutes movement', 'suffolk: jutes 1', 'york: angles 3');
    expect(plan(state)).toMatchObject({
      action: { from: 'suffolk', to: 'essex', count: 1 },
      next: { from: AREA.essex, to: AREA.kent, count: 1, unit: 'infantry', leader: false },
    });
  });

  it('LDR-8: take the leader along', () => {
    const state = lines('round 10 angles movement', 'hwicce: angles 1 leader offa', 'york: saxons 6');
    const best = plan(state);
    expect(best?.action).toMatchObject({ from: 'hwicce', leader: true });
  });

  it('MOV-4 OVR-1: end in difficult terrain, and where an enemy stands', () => {
    // The Downlands and Kent lie between Sussex and what is worth something.
    const hills = lines(
      'round 10 saxons movement',
      'south-mercia: saxons 1',
      'essex: angles 3',
      'suffolk: angles 3',
    );
    for (const seed of [1, 2, 3]) {
      const best = plan(hills, seed);
      if (best?.next) expect(best.action.to).not.toBe('downlands');
    }
    const foe = lines('round 10 jutes movement', 'suffolk: jutes 1', 'essex: angles 1');
    expect(plan(foe)?.next?.to).not.toBe(AREA.kent);
  });

  it('an attack from two sides is made where one alone would be too weak, and by different armies', () => {
    const state = lines('round 10 jutes movement', 'essex: jutes 2', 'sussex: jutes 2', 'kent: saxons 1');
    const best = plan(state);
    const from = [areaOf(best?.action.from ?? 'york'), best?.next?.from];
    expect(best?.action.to).toBe('kent');
    expect(best?.next?.to).toBe(AREA.kent);
    expect(from.sort()).toEqual([AREA.essex, AREA.sussex].sort());
    // Two from one side are one step of two, not two steps.
    const one = lines('round 10 jutes movement', 'essex: jutes 4', 'kent: saxons 1', 'york: angles 1');
    expect(plan(one)).toMatchObject({ action: { to: 'kent' }, next: undefined });
  });

  it('BAT-4: foot and horse of one place attack together', () => {
    const state = lines(
      'round 16 normans movement',
      'kent: normans 2 cavalry 1',
      'essex: saxons 2',
      'sussex: saxons 6',
    );
    const best = plan(state);
    expect(best?.action).toMatchObject({ from: 'kent', to: 'essex' });
    expect(best?.next).toMatchObject({ from: AREA.kent, to: AREA.essex });
    expect(new Set([best?.action.unit, best?.next?.unit])).toEqual(new Set(['infantry', 'cavalry']));
  });

  it('nothing to move is no plan', () => {
    const state = lines('round 10 jutes movement', 'kent: jutes 1', 'york: angles 1');
    expect(bestPlan(state, NATION.jutes, [{ type: 'end' }], seededDice(1))).toBeUndefined();
  });

  it('the second step is found again among what is legal then, exactly', () => {
    const move = (parts: object): Action =>
      ({
        type: 'move',
        from: 'kent',
        to: 'essex',
        unit: 'infantry',
        count: 2,
        leader: false,
        group: 0,
        ...parts,
      }) as Action;
    const planned = step(AREA.kent, AREA.essex, 2);
    const others = [
      { count: 1 },
      { unit: 'cavalry' },
      { leader: true },
      { from: 'sussex' },
      { to: 'sussex' },
    ].map(move);
    expect(actionFor(planned, [{ type: 'end' }, ...others])).toBeUndefined();
    expect(actionFor(planned, [{ type: 'end' }, ...others, move({})])).toEqual(move({}));
  });
});
