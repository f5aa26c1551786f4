import { type Area, type GameState, type Nation, newGame, toSeat } from '@bretwalda/engine';
import { AREA, FIRST_SEAT, NATION, NATION_COUNT } from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { Forecast } from '../src/value/forecast.ts';
import { stakesOf } from '../src/value/stakes.ts';
import { type Evaluation, handMade } from '../src/value/value.ts';
import { WEIGHTS } from '../src/value/weights.ts';
import { at, VALUE } from './support.ts';

/** What lies in reach of a nation, and what it counts, in figures. */

const lines = (...all: string[]) => at(all.join('\n'));
const STRONG = WEIGHTS.defenceStrong;

describe('Strength near an area', () => {
  const near = (state: GameState, nation: Nation, area: Area, w = WEIGHTS) =>
    new Forecast(state, w).strengthNear(nation)[area];

  it('is in full next door, seven tenths two steps away, and that of all together', () => {
    const state = lines('round 11 saxons movement', 'kent: saxons 2', 'norfolk: saxons 3');
    expect(near(state, NATION.saxons, AREA.suffolk)).toBeCloseTo(3 + 0.7 * 2);
    expect(near(state, NATION.saxons, AREA.essex)).toBeCloseTo(2 + 0.7 * 3);
    expect(near(state, NATION.saxons, AREA.sussex)).toBeCloseTo(2);
    expect(near(state, NATION.saxons, AREA.kent)).toBe(0);
    expect(near(state, NATION.saxons, AREA.york)).toBe(0);
  });

  it('SEA-11: has boats besides, from land only', () => {
    const state = lines('round 9 saxons movement', 'kent: saxons 4');
    expect(near(state, NATION.saxons, AREA.norfolk)).toBeCloseTo(4 * WEIGHTS.byBoat);
    expect(near(state, NATION.saxons, AREA.essex)).toBeCloseTo(4 + 4 * WEIGHTS.byBoat);
    const sea = lines('round 9 saxons movement', 'english-channel: saxons 4', 'york: angles 1');
    expect(near(sea, NATION.saxons, AREA.kent)).toBeCloseTo(4);
  });

  it('GEN-3: of Romans and horse is larger, and Romans have a third step', () => {
    const romans = lines('round 2 romans movement', 'kent: romans 2');
    expect(near(romans, NATION.romans, AREA.essex)).toBeCloseTo(2 * STRONG);
    expect(near(romans, NATION.romans, AREA.suffolk)).toBeCloseTo(2 * STRONG * 0.7);
    expect(near(romans, NATION.romans, AREA.norfolk)).toBeCloseTo(2 * STRONG * 0.4);
    const normans = lines('round 16 normans movement', 'kent: normans 1 cavalry 2');
    expect(near(normans, NATION.normans, AREA.essex)).toBeCloseTo(1 + 2 * STRONG);
  });

  it('ROM-3: has the reinforcements that are due in the next round, by sea', () => {
    const state = lines('round 2 belgae movement', 'york: romans 2');
    expect(near(state, NATION.romans, AREA.kent)).toBeCloseTo(4 * STRONG);
    // With more Romans on the board fewer come.
    const many = lines('round 2 belgae movement', 'york: romans 9');
    expect(near(many, NATION.romans, AREA.kent)).toBeCloseTo(STRONG);
  });

  it('INV-1: has the invaders of the next turn, foot and horse, until they are there', () => {
    const before = lines('round 15 saxons movement', 'york: saxons 1');
    expect(near(before, NATION.normans, AREA.kent)).toBeCloseTo(6 + 4 * STRONG);
    expect(near(before, NATION.norwegians, AREA.kent)).toBe(0);
    expect(near(lines('round 14 saxons movement', 'york: saxons 1'), NATION.normans, AREA.kent)).toBe(0);
  });

  it('is told apart by round, arrival, pieces and weights, also for states that share their pieces', () => {
    const state = lines('round 9 saxons movement', 'kent: saxons 4');
    const boats = 4 * WEIGHTS.byBoat;
    for (const _ of [1, 2]) {
      expect(near(state, NATION.saxons, AREA.norfolk)).toBeCloseTo(boats);
      expect(near({ ...state, round: 11 }, NATION.saxons, AREA.norfolk)).toBe(0);
      expect(near(state, NATION.saxons, AREA.norfolk, { ...WEIGHTS, byBoat: 1 })).toBeCloseTo(4);
    }
    const normans = lines('round 16 normans movement', 'kent: normans 1 cavalry 2');
    const dismounted = { ...normans, cavalry: normans.cavalry.map((row) => row.map(() => 0)) };
    expect(near(normans, NATION.normans, AREA.essex)).toBeCloseTo(1 + 2 * STRONG);
    expect(near(dismounted, NATION.normans, AREA.essex)).toBeCloseTo(1);
    const fewer = { ...normans, infantry: normans.infantry.map((row) => row.map(() => 0)) };
    expect(near(fewer, NATION.normans, AREA.essex)).toBeCloseTo(2 * STRONG);
    const landed = lines('round 7 saxons movement', 'march: saxons 1');
    expect(near(landed, NATION.saxons, AREA.essex)).toBe(0);
    expect(near({ ...landed, step: 'turn-start' }, NATION.saxons, AREA.essex)).toBeCloseTo(4);
  });
});

describe('Points in reach', () => {
  const sure = handMade({ ...WEIGHTS, prospect: 1 });
  const none = handMade({ ...WEIGHTS, prospect: 0 });
  const prospect = (state: GameState, nation: Nation): number =>
    (sure.future(state)[nation] as number) - (none.future(state)[nation] as number);
  /** The chance to take an area: how many come for each that holds it, squared. */
  const chance = (strength: number, wall: number) => {
    const x = strength / (wall + 0.3);
    return x ** 2 / (x ** 2 + 1);
  };

  it('count by the chance to take them, in the last round what it pays', () => {
    // Of what three Jutes in Kent could reach, Essex, Sussex and Wessex have two points each.
    const vacant = lines('round 16 jutes movement', 'kent: jutes 3');
    expect(prospect(vacant, NATION.jutes)).toBeCloseTo(2 * 2 * chance(3, 0.3) + 2 * chance(2.1, 0.3));
    const held = lines('round 16 jutes movement', 'kent: jutes 3', 'essex: angles 2');
    expect(prospect(held, NATION.jutes)).toBeCloseTo(
      2 * chance(3, 2 * WEIGHTS.threatRatio) + 2 * chance(3, 0.3) + 2 * chance(2.1, 0.3),
    );
  });

  it('count less where a nation of the same player holds them, and nothing where it holds them itself', () => {
    const friend = lines('round 16 jutes movement', 'kent: jutes 3', 'essex: danes 2');
    expect(friend.owner[NATION.danes]).toBe(friend.owner[NATION.jutes]);
    expect(prospect(friend, NATION.jutes)).toBeCloseTo(
      0.3 * 2 * chance(3, 2 * WEIGHTS.threatRatio) + 2 * chance(3, 0.3) + 2 * chance(2.1, 0.3),
    );
    const own = lines('round 16 jutes movement', 'kent: jutes 3', 'wessex: jutes 1');
    // One in Wessex adds to what comes to Sussex, and to Essex two steps away.
    expect(prospect(own, NATION.jutes)).toBeCloseTo(2 * chance(4, 0.3) + 2 * chance(3.7, 0.3));
  });

  it('are no more than the armies could take', () => {
    const one = lines('round 16 jutes movement', 'kent: jutes 1');
    const all = 2 * 2 * chance(1, 0.3) + 2 * chance(0.7, 0.3);
    expect(prospect(one, NATION.jutes)).toBeCloseTo((all * (1 + 1)) / 3);
  });
});

describe('The future of a nation', () => {
  const even = handMade({ ...WEIGHTS, prospect: 0 });
  const future = (state: GameState, nation: Nation) => even.future(state)[nation] as number;

  it('has armies at sea in full', () => {
    const state = lines('round 11 danes movement', 'north-sea: danes 3', 'frisian-sea: danes 2');
    const worth = even.forecast(state).armyWorth(NATION.danes);
    expect(worth).toBeGreaterThan(0);
    expect(future(state, NATION.danes)).toBeCloseTo(5 * worth);
  });

  it('has half of those that stand in a battle', () => {
    const start = lines('round 7 saxons movement', 'essex: saxons 3', 'kent: jutes 1');
    const infantry = start.infantry.map((row, nation) =>
      nation === NATION.saxons ? row.map((n, area) => (area === AREA.kent ? 2 : n)) : row,
    );
    const contested = { ...start, infantry } as GameState;
    expect(future(contested, NATION.saxons) - future(start, NATION.saxons)).toBeCloseTo(
      0.5 * 2 * even.forecast(start).armyWorth(NATION.saxons),
    );
    const between = { ...contested, nation: -1, step: 'round-end' } as GameState;
    expect(Number.isFinite(future(between, NATION.saxons))).toBe(true);
  });

  it('is nothing when the game is over, and of nations that nobody plays', () => {
    const over = { ...lines('round 16 saxons movement', 'kent: saxons 4'), step: 'over' } as GameState;
    expect([...VALUE.future(over)].every((points) => points === 0)).toBe(true);
    const short = newGame({ scenario: 'short-3' });
    expect(VALUE.future(short)[NATION.normans]).toBe(0);
  });

  it('KING-7: a claimant at sea is as good as crowned, one on land by what stands with him', () => {
    const crown = handMade({ ...WEIGHTS, prospect: 0, crown: 0 });
    const gain = (...board: string[]) => {
      const state = lines('round 16 normans movement', ...board);
      return future(state, NATION.normans) - (crown.future(state)[NATION.normans] as number);
    };
    expect(gain('english-channel: normans 3 leader william', 'kent: saxons 9')).toBeCloseTo(WEIGHTS.crown);
    const held = lines(
      'round 16 normans movement',
      'kent: normans 2 cavalry 1 leader william',
      'essex: saxons 9',
    );
    const o = even.forecast(held);
    const keeps = o.keeps(NATION.normans, AREA.kent, 2 + STRONG, 'all');
    expect(gain('kent: normans 2 cavalry 1 leader william', 'essex: saxons 9')).toBeCloseTo(
      WEIGHTS.crown * keeps,
    );
  });
});

describe('What a point of a rival counts', () => {
  /** Nothing is to be expected of anybody on the board. */
  const nothing: Evaluation = { ...VALUE, future: () => new Float64Array(NATION_COUNT) };

  it('three times the fifties by which he is ahead of the others more, at least a tenth, at most four times', () => {
    // Par of all who are to come: 76, 73, 166 and 145 points.
    const start = newGame({ scenario: 'standard-4' });
    const { points, future } = stakesOf(nothing, start, FIRST_SEAT, WEIGHTS);
    const mean = (73 + 166 + 145) / 3;
    const ahead = (total: number) => 1 + (3 * (total - mean)) / 50;
    expect(points[NATION.saxons]).toBeCloseTo(-0.33 * ahead(166));
    expect(future[NATION.saxons]).toBeCloseTo(-0.2 * ahead(166));
    expect(points[NATION.angles]).toBeCloseTo(-0.33 * ahead(145));
    expect(ahead(73)).toBeLessThan(0);
    expect(points[NATION.danes]).toBeCloseTo(-0.033);
    expect(points[NATION.romans]).toBe(1);
    const scored = lines(
      'round 16 saxons movement',
      'kent: saxons 1',
      'points {"nation":"welsh","round":5,"points":400,"reason":"hold","area":"powys"}',
    );
    expect(stakesOf(nothing, scored, toSeat(2), WEIGHTS).points[NATION.welsh]).toBeCloseTo(-0.33 * 4);
  });

  it('counts what is to be expected of those on the board, and par of those to come until the end', () => {
    const hopeful: Evaluation = { ...VALUE, future: () => new Float64Array(NATION_COUNT).fill(10) };
    // Danes still come in round 16, the Jutes and Welsh do not.
    const late = lines('round 16 saxons movement', 'kent: saxons 1', 'powys: welsh 1');
    const { points } = stakesOf(hopeful, late, toSeat(2), WEIGHTS);
    // Welsh, Caledonians and Jutes at ten, Danes at par of sixty; five and four others.
    const totals = [50, 90, 40];
    const mean = totals.reduce((a, b) => a + b, 0) / 3;
    expect(points[NATION.welsh]).toBeCloseTo(-0.33 * Math.min(4, 1 + (3 * (90 - mean)) / 50));
    const there = lines('round 16 saxons movement', 'kent: saxons 1', 'york: danes 1');
    const same = [50, 40, 40];
    expect(stakesOf(hopeful, there, toSeat(2), WEIGHTS).points[NATION.danes]).toBeCloseTo(
      -0.33 * (1 + (3 * (40 - same.reduce((a, b) => a + b, 0) / 3)) / 50),
    );
  });
});
