import type { Area, GameState, Nation } from '@bretwalda/engine';
import { newGame } from '@bretwalda/engine';
import {
  AREA,
  DIFFICULT,
  figuresOf,
  LAND_AREAS,
  NATION,
  occupyValues,
  populationPoints,
} from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { Forecast } from '../src/value/forecast.ts';
import { prospectsOf, row, type Table } from '../src/value/prospects.ts';
import { EVEN, WEIGHTS, type Weights } from '../src/value/weights.ts';
import { at } from './support.ts';

/** A game of the second edition, for questions about its tables. */
const GAME = newGame({ scenario: 'standard-4' });

/** The sums of docs/ai.md, done again with round weights. */

const W: Weights = {
  ...WEIGHTS,
  tempers: {
    angles: { fear: 1.5, army: 0.5, patience: 2, company: 2 },
    scots: { fear: 9, army: 1, patience: 0.4, company: 1 },
  },
  lastsClear: 0.5,
  lastsDifficult: 0.75,
  company: 0.5,
  army: 0.5,
  armyLeast: 0.75,
  growthRounds: 2,
  threatBase: 0.2,
  threatWanted: 0.4,
  threatOwn: 0.5,
  threatFocus: 0.5,
  threatRatio: 2,
  defenceDifficult: 1.5,
  exposed: 0.5,
  crowd: 0.6,
  limited: 0.7,
  occupyLater: 0.4,
  temptation: 0.5,
};
const P = prospectsOf(GAME, 16, W);

const cube = (x: number) => x ** 3;
const forecast = (...lines: string[]) => new Forecast(at(lines.join('\n')), W);
const wish = (nation: Nation, round: number, area: Area) => row(P.wish, nation, round)[area] as number;

interface Danger {
  readonly o: Forecast;
  readonly nation: Nation;
  readonly area: Area;
  /** The round of its next turn, and what its card pays for an army or a fort there. */
  readonly turn: number;
  readonly bounty?: number;
  readonly own?: number;
}

/** The strength with which a nation may come: that which is near, by how much it wants the area. */
function comes({ o, nation, area, turn, bounty = 0, own = 1 }: Danger): number {
  const near = o.strengthNear(nation)[area] as number;
  expect(near).toBeGreaterThan(0);
  const prize = Math.min(1, wish(nation, turn, area) + (0.5 * bounty) / 8);
  return near * (0.2 + 0.4 * prize) * own;
}

/** The chance that it comes and wins: half at most, times the fear of the holder. */
const falls = (t: number, strength: number, fear = 1, terrain = 1) =>
  (Math.min(1, 0.5 * fear) * cube(t)) / (cube(t) + cube(strength * 2 * terrain));

describe('The chance to keep an area', () => {
  const JUTES = ['round 9 saxons movement', 'kent: jutes 1', 'essex: saxons 4'];

  it('is what is left when everybody who may come has come', () => {
    const o = forecast(...JUTES);
    const saxons = comes({ o, nation: NATION.saxons, area: AREA.kent, turn: 9 });
    for (const strength of [1, 2, 3.5])
      expect(o.keeps(NATION.jutes, AREA.kent, strength, 'all')).toBeCloseTo(1 - falls(saxons, strength), 10);
    const two = forecast(...JUTES, 'sussex: angles 3');
    const angles = comes({ o: two, nation: NATION.angles, area: AREA.kent, turn: 9 });
    expect(two.keeps(NATION.jutes, AREA.kent, 1, 'all')).toBeCloseTo(
      (1 - falls(saxons, 1)) * (1 - falls(angles, 1)),
      10,
    );
    expect(two.strongestThreat(NATION.jutes, AREA.kent)).toBe(
      saxons > angles ? NATION.saxons : NATION.angles,
    );
    expect(forecast(...JUTES, 'sussex: angles 9').strongestThreat(NATION.jutes, AREA.kent)).toBe(
      NATION.angles,
    );
  });

  it('until the points are given, those who have moved do not count', () => {
    const o = forecast('round 9 jutes movement', 'kent: jutes 1', 'essex: saxons 4', 'sussex: angles 3');
    const angles = comes({ o, nation: NATION.angles, area: AREA.kent, turn: 9 });
    const saxons = comes({ o, nation: NATION.saxons, area: AREA.kent, turn: 10 });
    expect(o.keeps(NATION.jutes, AREA.kent, 1, 'scoring')).toBeCloseTo(1 - falls(angles, 1), 10);
    expect(o.keeps(NATION.jutes, AREA.kent, 1, 'all')).toBeCloseTo(
      (1 - falls(angles, 1)) * (1 - falls(saxons, 1)),
      10,
    );
  });

  it('is better in difficult terrain, and worse for those who are afraid, but never below nothing', () => {
    const hills = forecast('round 9 saxons movement', 'downlands: jutes 1', 'essex: saxons 4');
    const saxons = comes({ o: hills, nation: NATION.saxons, area: AREA.downlands, turn: 9 });
    expect(hills.keeps(NATION.jutes, AREA.downlands, 1, 'all')).toBeCloseTo(1 - falls(saxons, 1, 1, 1.5), 10);
    for (const [nation, fear] of [
      ['angles', 1.5],
      ['scots', 9],
    ] as const) {
      const o = forecast('round 9 saxons movement', `kent: ${nation} 1`, 'essex: saxons 4');
      const t = comes({ o, nation: NATION.saxons, area: AREA.kent, turn: 9 });
      expect(o.keeps(NATION[nation], AREA.kent, 1, 'all')).toBeCloseTo(1 - falls(t, 1, fear), 10);
      expect(o.keeps(NATION[nation], AREA.kent, 0.01, 'all')).toBeGreaterThanOrEqual(0);
    }
  });

  it('is told for every nation and area', () => {
    const o = forecast(
      'round 3 romans movement',
      'orkneys: romans 2',
      'caithness: picts 4',
      'kent: belgae 2',
    );
    const picts = comes({ o, nation: NATION.picts, area: AREA.orkneys, turn: 3, bounty: 6 });
    // Twice: the second time it is remembered.
    for (const _ of [1, 2]) {
      expect(o.keeps(NATION.romans, AREA.orkneys, 2, 'all')).toBeCloseTo(1 - falls(picts, 2, 1, 1.5), 10);
      expect(o.keeps(NATION.belgae, AREA.kent, 2, 'all')).toBe(1);
      expect(o.keeps(NATION.picts, AREA.caithness, 4, 'all')).toBeLessThan(1);
    }
  });

  it('is better beside other nations of the same player', () => {
    const o = forecast('round 9 saxons movement', 'kent: brigantes 1', 'essex: saxons 4');
    const saxons = comes({ o, nation: NATION.saxons, area: AREA.kent, turn: 9, own: 0.5 });
    expect(o.keeps(NATION.brigantes, AREA.kent, 1, 'all')).toBeCloseTo(1 - falls(saxons, 1), 10);
  });

  it('SCORE-6: is worse beside those who are paid for armies or forts, the dearer of them', () => {
    const o = forecast('round 2 belgae movement', 'kent: romans 1, fort', 'essex: belgae 4');
    const belgae = comes({ o, nation: NATION.belgae, area: AREA.kent, turn: 2, bounty: 4 });
    expect(o.keeps(NATION.romans, AREA.kent, 1, 'all')).toBeCloseTo(1 - falls(belgae, 1), 10);
    const york = forecast('round 2 brigantes movement', 'york: romans 1, fort', 'pennines: brigantes 4');
    const brigantes = comes({ o: york, nation: NATION.brigantes, area: AREA.york, turn: 2, bounty: 6 });
    expect(york.keeps(NATION.romans, AREA.york, 1, 'all')).toBeCloseTo(1 - falls(brigantes, 1), 10);
  });

  it('SCORE-6: others may make so much of what stands there', () => {
    const o = forecast('round 2 belgae movement', 'kent: romans 2, fort', 'essex: belgae 4');
    const belgae = comes({ o, nation: NATION.belgae, area: AREA.kent, turn: 2, bounty: 4 });
    const tempted = (armies: number, area: Area = AREA.kent) => {
      const paid: (readonly [Nation, number])[] = [];
      o.temptation(NATION.romans, area, armies, 0, (...points) => paid.push(points));
      return paid;
    };
    // Two for an army, four for the fort, half of it: who comes, comes for that.
    const strength = (armies: number) => armies * WEIGHTS.defenceStrong + 1;
    for (const armies of [0, 1, 2])
      expect(tempted(armies)).toEqual([
        [NATION.belgae, expect.closeTo(0.5 * (2 * armies + 4) * falls(belgae, strength(armies)), 10)],
      ]);
    // Where no fort stands, nothing is paid for one.
    const bare = comes({ o, nation: NATION.belgae, area: AREA.suffolk, turn: 2, bounty: 4 });
    expect(tempted(1, AREA.suffolk)).toEqual([[NATION.belgae, expect.closeTo(falls(bare, strength(1)), 10)]]);
    expect(tempted(0, AREA.suffolk)).toEqual([]);
    const others = forecast('round 9 saxons movement', 'kent: jutes 1', 'essex: saxons 4');
    others.temptation(NATION.jutes, AREA.kent, 1, 0, () => expect.unreachable('nobody is paid for Jutes'));
  });
});

describe('The worth of standing in an area', () => {
  const later = (nation: Nation, round: number, area: Area, force: 1 | 2 | 3) =>
    row(P.later[force - 1] as Table, nation, round)[area] as number;
  const army = (nation: Nation, turn: number) => P.army[nation]?.[turn] as number;
  const growth = (area: Area) => (populationPoints(GAME, area) / figuresOf(GAME).armyCost) * 2;

  it('is later points, growth and armies, where nobody may come', () => {
    const o = forecast('round 8 jutes movement', 'kent: jutes 2');
    const worth = army(NATION.jutes, 8);
    for (const [n, counted] of [
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 3.6],
      [6, 4.8],
    ] as const)
      expect(o.standing(NATION.jutes, AREA.kent, n, 0)).toBeCloseTo(
        later(NATION.jutes, 8, AREA.kent, Math.min(3, n) as 1 | 2 | 3) +
          (growth(AREA.kent) + counted) * worth,
        10,
      );
  });

  it('is points of this round too, as long as they are still to be given', () => {
    const o = forecast('round 7 jutes movement', 'kent: jutes 1');
    const rest = later(NATION.jutes, 7, AREA.kent, 1) + (growth(AREA.kent) + 1) * army(NATION.jutes, 7);
    expect(o.standing(NATION.jutes, AREA.kent, 1, 0)).toBeCloseTo(4 + rest, 10);
    const counted = new Forecast({ ...o.s, step: 'bretwalda', nation: -1 } as GameState, W);
    const after = later(NATION.jutes, 7, AREA.kent, 1) + (growth(AREA.kent) + 1) * army(NATION.jutes, 8);
    expect(counted.standing(NATION.jutes, AREA.kent, 1, 0)).toBeCloseTo(after, 10);
  });

  it('is less by the danger: of armies only half can be lost', () => {
    const o = forecast('round 10 jutes movement', 'kent: jutes 1', 'essex: saxons 4', 'sussex: angles 3');
    const all = o.keeps(NATION.jutes, AREA.kent, 1, 'all');
    const scoring = o.keeps(NATION.jutes, AREA.kent, 1, 'scoring');
    expect(all).toBeLessThan(scoring);
    expect(o.standing(NATION.jutes, AREA.kent, 1, 0)).toBeCloseTo(
      (later(NATION.jutes, 10, AREA.kent, 1) + growth(AREA.kent) * army(NATION.jutes, 10)) * all +
        4 * scoring +
        army(NATION.jutes, 10) * (0.5 + 0.5 * all),
      10,
    );
  });

  it('POP-1: a fort alone, and the Romans, have no growth; a fort has no armies', () => {
    const o = forecast('round 2 romans movement', 'kent: romans 1, fort', 'scored romans kent');
    expect(o.standing(NATION.romans, AREA.kent, 0, 0)).toBeCloseTo(later(NATION.romans, 2, AREA.kent, 1), 10);
    // A Roman counts for more than one, and with his fort for three.
    expect(o.standing(NATION.romans, AREA.kent, 1, 0)).toBeCloseTo(
      later(NATION.romans, 2, AREA.kent, 3) + army(NATION.romans, 2),
      10,
    );
    // The strength of a burh counts, but it is no army and does not grow.
    const saxons = forecast('round 14 saxons movement', 'kent: saxons 1 burh');
    expect(saxons.standing(NATION.saxons, AREA.kent, 0, 0)).toBeCloseTo(
      later(NATION.saxons, 14, AREA.kent, 1),
      10,
    );
    expect(saxons.standing(NATION.saxons, AREA.kent, 1, 0)).toBeCloseTo(
      later(NATION.saxons, 14, AREA.kent, 2) + (growth(AREA.kent) + 1) * army(NATION.saxons, 14),
      10,
    );
  });

  it('SCORE-3: is some of the points for entering in a later round, unless they were scored', () => {
    const danes = (...more: string[]) =>
      forecast('round 11 danes movement', 'york: danes 1', ...more).standing(
        NATION.danes,
        AREA.lindsey,
        1,
        0,
      );
    expect(danes() - danes('scored danes lindsey')).toBeCloseTo(0.4 * 4, 10);
    const wanted = (round: number, ...more: string[]) =>
      forecast(`round ${round} danes movement`, 'york: danes 1', ...more).wanted(NATION.danes, AREA.lindsey);
    // The raid of round 11 has points of its own for it.
    expect(wanted(11) - wanted(11, 'scored danes lindsey')).toBeCloseTo(0.4 * 4 + 2, 10);
    // In its own round they are there in full for who is still to move.
    expect(wanted(12)).toBeCloseTo(later(NATION.danes, 12, AREA.lindsey, 1) + 4, 10);
    const moved = forecast('round 12 norwegians movement', 'york: danes 1');
    expect(moved.wanted(NATION.danes, AREA.lindsey)).toBeCloseTo(
      later(NATION.danes, 12, AREA.lindsey, 1),
      10,
    );
    const scoring = forecast('round 10 saxons movement', 'kent: saxons 1');
    expect(scoring.wanted(NATION.saxons, AREA.essex)).toBeCloseTo(
      4 + later(NATION.saxons, 10, AREA.essex, 1),
      10,
    );
  });
});

describe('What the cards promise', () => {
  const later = (force: 1 | 2 | 3, nation: Nation, round: number, area: Area, p = P) =>
    row(p.later[force - 1] as Table, nation, round)[area] as number;

  it('later points melt with each round until then, less for two armies and for three, and in the hills', () => {
    // Four points each in rounds 10, 13 and 16. The next round counts in full.
    const melted = (share: number, round: number) =>
      [10, 13, 16].filter((r) => r > round).reduce((sum, r) => sum + 4 * share ** (r - round - 1), 0);
    for (const round of [8, 9, 10, 12, 13, 15]) {
      expect(later(1, NATION.saxons, round, AREA.essex)).toBeCloseTo(melted(0.5, round), 10);
      expect(later(2, NATION.saxons, round, AREA.essex)).toBeCloseTo(melted(0.75, round), 10);
      expect(later(3, NATION.saxons, round, AREA.essex)).toBeCloseTo(melted(0.875, round), 10);
      expect(later(1, NATION.saxons, round, AREA.downlands)).toBeCloseTo(melted(0.75, round), 10);
    }
    expect(DIFFICULT[AREA.downlands]).toBeTruthy();
    // A game of 13 rounds has no more than those.
    expect(later(1, NATION.saxons, 9, AREA.essex, prospectsOf(GAME, 13, W))).toBeCloseTo(
      4 + 4 * 0.5 ** 3,
      10,
    );
  });

  it('tempers: patience makes points last, company helps more, and impatience leaves the next round only', () => {
    const now = (nation: Nation, round: number, area: Area) => row(P.now, nation, round)[area] as number;
    const [york, clear] = [AREA.york, [10, 13, 16]];
    const melted = (share: number) =>
      clear.reduce((sum, r) => sum + now(NATION.angles, r, york) * share ** (r - 9), 0);
    expect(now(NATION.angles, 10, york)).toBeGreaterThan(0);
    expect(later(1, NATION.angles, 8, york)).toBeCloseTo(melted(0.75), 10);
    expect(later(2, NATION.angles, 8, york)).toBeCloseTo(melted(1 - 0.25 / 4), 10);
    expect(later(3, NATION.angles, 8, york)).toBeCloseTo(melted(1 - 0.25 / 16), 10);
    const scored = LAND_AREAS.filter((area) => !DIFFICULT[area] && now(NATION.scots, 10, area) > 0);
    expect(scored.length).toBeGreaterThan(0);
    for (const area of scored) {
      expect(later(1, NATION.scots, 9, area)).toBeCloseTo(now(NATION.scots, 10, area), 10);
      expect(later(1, NATION.scots, 8, area)).toBe(0);
    }
  });

  /** All that a nation may have of each area from a round on, by the tables themselves. */
  const allOf = (nation: Nation, round: number): number[] =>
    LAND_AREAS.map(
      (area) =>
        (row(P.now, nation, round)[area] as number) +
        later(2, nation, round, area) +
        (row(P.occupy, nation, round)[area] as number) +
        0.4 * (row(P.occupyLater, nation, round)[area] as number),
    );
  const good = (nation: Nation, round: number): number => {
    const best = allOf(nation, round).sort((a, b) => b - a);
    return best.slice(0, 8).reduce((sum, v) => sum + v, 0) / 8;
  };

  it('an army is worth half of a good area, the mean of the best eight, by the temper of its nation', () => {
    for (const [nation, round] of [
      [NATION.saxons, 7],
      [NATION.danes, 11],
      [NATION.danes, 12],
      [NATION.welsh, 5],
    ] as const)
      expect(P.army[nation]?.[round]).toBeCloseTo(0.5 * good(nation, round), 10);
    expect(P.army[NATION.angles]?.[7]).toBeCloseTo(0.5 * 0.5 * good(NATION.angles, 7), 10);
  });

  it('but never less than the least, and very little where there is nothing more to score', () => {
    expect(0.5 * good(NATION.jutes, 14)).toBeLessThan(0.75);
    expect(P.army[NATION.jutes]?.[14]).toBe(0.75);
    expect(good(NATION.romans, 6)).toBe(0);
    expect(P.army[NATION.romans]?.[6]).toBeCloseTo(0.1);
    expect(P.army[NATION.saxons]?.[17]).toBe(0);
  });

  it('areas are wanted by their share of the best', () => {
    for (const [nation, round] of [
      [NATION.saxons, 9],
      [NATION.danes, 11],
      [NATION.welsh, 4],
    ] as const) {
      const all = allOf(nation, round);
      const best = Math.max(...all);
      LAND_AREAS.forEach((area) => {
        expect(wish(nation, round, area)).toBeCloseTo((all[area] as number) / best, 10);
      });
    }
    expect(Math.max(...row(P.wish, NATION.romans, 6))).toBe(0);
  });

  it('SCORE-3: points for entering later melt too, and count the best round', () => {
    const entering = (round: number, area: Area) => row(P.occupyLater, NATION.danes, round)[area] as number;
    const points = (round: number, area: Area) => occupyValues(GAME, round, NATION.danes)?.[area] ?? 0;
    const rounds = Array.from({ length: 16 }, (_, i) => i + 1);
    for (const area of [AREA.lindsey, AREA.york, AREA.essex])
      for (const round of [9, 10, 11, 12]) {
        // Two armies lose a quarter of it in each round, in the hills an eighth.
        const share = DIFFICULT[area] ? 0.875 : 0.75;
        const best = Math.max(
          0,
          ...rounds
            .filter((r) => r > round)
            .map((r) => (row(P.occupy, NATION.danes, r)[area] as number) * share ** (r - round - 1)),
        );
        expect(entering(round, area)).toBeCloseTo(best, 10);
      }
    expect(points(12, AREA.lindsey)).toBe(4);
    expect(entering(10, AREA.lindsey)).toBeGreaterThan(0);
  });

  it('fear is that of the temper, up to the certain', () => {
    expect(P.fear[NATION.angles]).toBe(1.5);
    expect(P.fear[NATION.scots]).toBe(2);
    expect(P.fear[NATION.jutes]).toBe(EVEN.fear);
  });
});
