import {
  A,
  ARMY_COST,
  type Area,
  DIFFICULT,
  type GameState,
  LAND_AREAS,
  N,
  type Nation,
  occupyValues,
  populationPoints,
} from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import { Outlook } from '../src/value/outlook.ts';
import { prospectsOf, row, type Table } from '../src/value/prospects.ts';
import { EVEN, WEIGHTS, type Weights } from '../src/value/weights.ts';
import { at } from './support.ts';

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
const P = prospectsOf(16, W);

const cube = (x: number) => x ** 3;
const outlook = (...lines: string[]) => new Outlook(at(lines.join('\n')), W);
const wish = (nation: Nation, round: number, area: Area) => row(P.wish, nation, round)[area] as number;

interface Danger {
  readonly o: Outlook;
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
    const o = outlook(...JUTES);
    const saxons = comes({ o, nation: N.saxons, area: A.kent, turn: 9 });
    for (const strength of [1, 2, 3.5])
      expect(o.keeps(N.jutes, A.kent, strength, 'all')).toBeCloseTo(1 - falls(saxons, strength), 10);
    const two = outlook(...JUTES, 'sussex: angles 3');
    const angles = comes({ o: two, nation: N.angles, area: A.kent, turn: 9 });
    expect(two.keeps(N.jutes, A.kent, 1, 'all')).toBeCloseTo(
      (1 - falls(saxons, 1)) * (1 - falls(angles, 1)),
      10,
    );
    expect(two.strongestThreat(N.jutes, A.kent)).toBe(saxons > angles ? N.saxons : N.angles);
    expect(outlook(...JUTES, 'sussex: angles 9').strongestThreat(N.jutes, A.kent)).toBe(N.angles);
  });

  it('until the points are given, those who have moved do not count', () => {
    const o = outlook('round 9 jutes movement', 'kent: jutes 1', 'essex: saxons 4', 'sussex: angles 3');
    const angles = comes({ o, nation: N.angles, area: A.kent, turn: 9 });
    const saxons = comes({ o, nation: N.saxons, area: A.kent, turn: 10 });
    expect(o.keeps(N.jutes, A.kent, 1, 'scoring')).toBeCloseTo(1 - falls(angles, 1), 10);
    expect(o.keeps(N.jutes, A.kent, 1, 'all')).toBeCloseTo(
      (1 - falls(angles, 1)) * (1 - falls(saxons, 1)),
      10,
    );
  });

  it('is better in difficult terrain, and worse for those who are afraid, but never below nothing', () => {
    const hills = outlook('round 9 saxons movement', 'downlands: jutes 1', 'essex: saxons 4');
    const saxons = comes({ o: hills, nation: N.saxons, area: A.downlands, turn: 9 });
    expect(hills.keeps(N.jutes, A.downlands, 1, 'all')).toBeCloseTo(1 - falls(saxons, 1, 1, 1.5), 10);
    for (const [nation, fear] of [
      ['angles', 1.5],
      ['scots', 9],
    ] as const) {
      const o = outlook('round 9 saxons movement', `kent: ${nation} 1`, 'essex: saxons 4');
      const t = comes({ o, nation: N.saxons, area: A.kent, turn: 9 });
      expect(o.keeps(N[nation], A.kent, 1, 'all')).toBeCloseTo(1 - falls(t, 1, fear), 10);
      expect(o.keeps(N[nation], A.kent, 0.01, 'all')).toBeGreaterThanOrEqual(0);
    }
  });

  it('is told for every nation and area', () => {
    const o = outlook('round 3 romans movement', 'orkneys: romans 2', 'caithness: picts 4', 'kent: belgae 2');
    const picts = comes({ o, nation: N.picts, area: A.orkneys, turn: 3, bounty: 6 });
    // Twice: the second time it is remembered.
    for (const _ of [1, 2]) {
      expect(o.keeps(N.romans, A.orkneys, 2, 'all')).toBeCloseTo(1 - falls(picts, 2, 1, 1.5), 10);
      expect(o.keeps(N.belgae, A.kent, 2, 'all')).toBe(1);
      expect(o.keeps(N.picts, A.caithness, 4, 'all')).toBeLessThan(1);
    }
  });

  it('is better beside other nations of the same player', () => {
    const o = outlook('round 9 saxons movement', 'kent: brigantes 1', 'essex: saxons 4');
    const saxons = comes({ o, nation: N.saxons, area: A.kent, turn: 9, own: 0.5 });
    expect(o.keeps(N.brigantes, A.kent, 1, 'all')).toBeCloseTo(1 - falls(saxons, 1), 10);
  });

  it('SCORE-6: is worse beside those who are paid for armies or forts, the dearer of them', () => {
    const o = outlook('round 2 belgae movement', 'kent: romans 1, fort', 'essex: belgae 4');
    const belgae = comes({ o, nation: N.belgae, area: A.kent, turn: 2, bounty: 4 });
    expect(o.keeps(N.romans, A.kent, 1, 'all')).toBeCloseTo(1 - falls(belgae, 1), 10);
    const york = outlook('round 2 brigantes movement', 'york: romans 1, fort', 'pennines: brigantes 4');
    const brigantes = comes({ o: york, nation: N.brigantes, area: A.york, turn: 2, bounty: 6 });
    expect(york.keeps(N.romans, A.york, 1, 'all')).toBeCloseTo(1 - falls(brigantes, 1), 10);
  });

  it('SCORE-6: others may make so much of what stands there', () => {
    const o = outlook('round 2 belgae movement', 'kent: romans 2, fort', 'essex: belgae 4');
    const belgae = comes({ o, nation: N.belgae, area: A.kent, turn: 2, bounty: 4 });
    const tempted = (armies: number, area: Area = A.kent) => {
      const paid: (readonly [Nation, number])[] = [];
      o.temptation(N.romans, area, armies, 0, (...points) => paid.push(points));
      return paid;
    };
    // Two for an army, four for the fort, half of it: who comes, comes for that.
    const strength = (armies: number) => armies * WEIGHTS.defenceStrong + 1;
    for (const armies of [0, 1, 2])
      expect(tempted(armies)).toEqual([
        [N.belgae, expect.closeTo(0.5 * (2 * armies + 4) * falls(belgae, strength(armies)), 10)],
      ]);
    // Where no fort stands, nothing is paid for one.
    const bare = comes({ o, nation: N.belgae, area: A.suffolk, turn: 2, bounty: 4 });
    expect(tempted(1, A.suffolk)).toEqual([[N.belgae, expect.closeTo(falls(bare, strength(1)), 10)]]);
    expect(tempted(0, A.suffolk)).toEqual([]);
    const others = outlook('round 9 saxons movement', 'kent: jutes 1', 'essex: saxons 4');
    others.temptation(N.jutes, A.kent, 1, 0, () => expect.unreachable('nobody is paid for Jutes'));
  });
});

describe('The worth of standing in an area', () => {
  const later = (nation: Nation, round: number, area: Area, force: 1 | 2 | 3) =>
    row(P.later[force - 1] as Table, nation, round)[area] as number;
  const army = (nation: Nation, turn: number) => P.army[nation]?.[turn] as number;
  const growth = (area: Area) => (populationPoints(area) / ARMY_COST) * 2;

  it('is later points, growth and armies, where nobody may come', () => {
    const o = outlook('round 8 jutes movement', 'kent: jutes 2');
    const worth = army(N.jutes, 8);
    for (const [n, counted] of [
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 3.6],
      [6, 4.8],
    ] as const)
      expect(o.standing(N.jutes, A.kent, n, 0)).toBeCloseTo(
        later(N.jutes, 8, A.kent, Math.min(3, n) as 1 | 2 | 3) + (growth(A.kent) + counted) * worth,
        10,
      );
  });

  it('is points of this round too, as long as they are still to be given', () => {
    const o = outlook('round 7 jutes movement', 'kent: jutes 1');
    const rest = later(N.jutes, 7, A.kent, 1) + (growth(A.kent) + 1) * army(N.jutes, 7);
    expect(o.standing(N.jutes, A.kent, 1, 0)).toBeCloseTo(4 + rest, 10);
    const counted = new Outlook({ ...o.s, step: 'bretwalda', nation: -1 } as GameState, W);
    const after = later(N.jutes, 7, A.kent, 1) + (growth(A.kent) + 1) * army(N.jutes, 8);
    expect(counted.standing(N.jutes, A.kent, 1, 0)).toBeCloseTo(after, 10);
  });

  it('is less by the danger: of armies only half can be lost', () => {
    const o = outlook('round 10 jutes movement', 'kent: jutes 1', 'essex: saxons 4', 'sussex: angles 3');
    const all = o.keeps(N.jutes, A.kent, 1, 'all');
    const scoring = o.keeps(N.jutes, A.kent, 1, 'scoring');
    expect(all).toBeLessThan(scoring);
    expect(o.standing(N.jutes, A.kent, 1, 0)).toBeCloseTo(
      (later(N.jutes, 10, A.kent, 1) + growth(A.kent) * army(N.jutes, 10)) * all +
        4 * scoring +
        army(N.jutes, 10) * (0.5 + 0.5 * all),
      10,
    );
  });

  it('POP-1: a fort alone, and the Romans, have no growth; a fort has no armies', () => {
    const o = outlook('round 2 romans movement', 'kent: romans 1, fort', 'scored romans kent');
    expect(o.standing(N.romans, A.kent, 0, 0)).toBeCloseTo(later(N.romans, 2, A.kent, 1), 10);
    // A Roman counts for more than one, and with his fort for three.
    expect(o.standing(N.romans, A.kent, 1, 0)).toBeCloseTo(
      later(N.romans, 2, A.kent, 3) + army(N.romans, 2),
      10,
    );
    // The strength of a burh counts, but it is no army and does not grow.
    const saxons = outlook('round 14 saxons movement', 'kent: saxons 1 burh');
    expect(saxons.standing(N.saxons, A.kent, 0, 0)).toBeCloseTo(later(N.saxons, 14, A.kent, 1), 10);
    expect(saxons.standing(N.saxons, A.kent, 1, 0)).toBeCloseTo(
      later(N.saxons, 14, A.kent, 2) + (growth(A.kent) + 1) * army(N.saxons, 14),
      10,
    );
  });

  it('SCORE-3: is some of the points for entering in a later round, unless they were scored', () => {
    const danes = (...more: string[]) =>
      outlook('round 11 danes movement', 'york: danes 1', ...more).standing(N.danes, A.lindsey, 1, 0);
    expect(danes() - danes('scored danes lindsey')).toBeCloseTo(0.4 * 4, 10);
    const wanted = (round: number, ...more: string[]) =>
      outlook(`round ${round} danes movement`, 'york: danes 1', ...more).wanted(N.danes, A.lindsey);
    // The raid of round 11 has points of its own for it.
    expect(wanted(11) - wanted(11, 'scored danes lindsey')).toBeCloseTo(0.4 * 4 + 2, 10);
    // In its own round they are there in full for who is still to move.
    expect(wanted(12)).toBeCloseTo(later(N.danes, 12, A.lindsey, 1) + 4, 10);
    const moved = outlook('round 12 norwegians movement', 'york: danes 1');
    expect(moved.wanted(N.danes, A.lindsey)).toBeCloseTo(later(N.danes, 12, A.lindsey, 1), 10);
    const scoring = outlook('round 10 saxons movement', 'kent: saxons 1');
    expect(scoring.wanted(N.saxons, A.essex)).toBeCloseTo(4 + later(N.saxons, 10, A.essex, 1), 10);
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
      expect(later(1, N.saxons, round, A.essex)).toBeCloseTo(melted(0.5, round), 10);
      expect(later(2, N.saxons, round, A.essex)).toBeCloseTo(melted(0.75, round), 10);
      expect(later(3, N.saxons, round, A.essex)).toBeCloseTo(melted(0.875, round), 10);
      expect(later(1, N.saxons, round, A.downlands)).toBeCloseTo(melted(0.75, round), 10);
    }
    expect(DIFFICULT[A.downlands]).toBeTruthy();
    // A game of 13 rounds has no more than those.
    expect(later(1, N.saxons, 9, A.essex, prospectsOf(13, W))).toBeCloseTo(4 + 4 * 0.5 ** 3, 10);
  });

  it('tempers: patience makes points last, company helps more, and impatience leaves the next round only', () => {
    const now = (nation: Nation, round: number, area: Area) => row(P.now, nation, round)[area] as number;
    const [york, clear] = [A.york, [10, 13, 16]];
    const melted = (share: number) =>
      clear.reduce((sum, r) => sum + now(N.angles, r, york) * share ** (r - 9), 0);
    expect(now(N.angles, 10, york)).toBeGreaterThan(0);
    expect(later(1, N.angles, 8, york)).toBeCloseTo(melted(0.75), 10);
    expect(later(2, N.angles, 8, york)).toBeCloseTo(melted(1 - 0.25 / 4), 10);
    expect(later(3, N.angles, 8, york)).toBeCloseTo(melted(1 - 0.25 / 16), 10);
    const scored = LAND_AREAS.filter((area) => !DIFFICULT[area] && now(N.scots, 10, area) > 0);
    expect(scored.length).toBeGreaterThan(0);
    for (const area of scored) {
      expect(later(1, N.scots, 9, area)).toBeCloseTo(now(N.scots, 10, area), 10);
      expect(later(1, N.scots, 8, area)).toBe(0);
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
      [N.saxons, 7],
      [N.danes, 11],
      [N.danes, 12],
      [N.welsh, 5],
    ] as const)
      expect(P.army[nation]?.[round]).toBeCloseTo(0.5 * good(nation, round), 10);
    expect(P.army[N.angles]?.[7]).toBeCloseTo(0.5 * 0.5 * good(N.angles, 7), 10);
  });

  it('but never less than the least, and very little where there is nothing more to score', () => {
    expect(0.5 * good(N.jutes, 14)).toBeLessThan(0.75);
    expect(P.army[N.jutes]?.[14]).toBe(0.75);
    expect(good(N.romans, 6)).toBe(0);
    expect(P.army[N.romans]?.[6]).toBeCloseTo(0.1);
    expect(P.army[N.saxons]?.[17]).toBe(0);
  });

  it('areas are wanted by their share of the best', () => {
    for (const [nation, round] of [
      [N.saxons, 9],
      [N.danes, 11],
      [N.welsh, 4],
    ] as const) {
      const all = allOf(nation, round);
      const best = Math.max(...all);
      LAND_AREAS.forEach((area) => {
        expect(wish(nation, round, area)).toBeCloseTo((all[area] as number) / best, 10);
      });
    }
    expect(Math.max(...row(P.wish, N.romans, 6))).toBe(0);
  });

  it('SCORE-3: points for entering later melt too, and count the best round', () => {
    const entering = (round: number, area: Area) => row(P.occupyLater, N.danes, round)[area] as number;
    const points = (round: number, area: Area) => occupyValues(round, N.danes)?.[area] ?? 0;
    const rounds = Array.from({ length: 16 }, (_, i) => i + 1);
    for (const area of [A.lindsey, A.york, A.essex])
      for (const round of [9, 10, 11, 12]) {
        // Two armies lose a quarter of it in each round, in the hills an eighth.
        const share = DIFFICULT[area] ? 0.875 : 0.75;
        const best = Math.max(
          0,
          ...rounds
            .filter((r) => r > round)
            .map((r) => (row(P.occupy, N.danes, r)[area] as number) * share ** (r - round - 1)),
        );
        expect(entering(round, area)).toBeCloseTo(best, 10);
      }
    expect(points(12, A.lindsey)).toBe(4);
    expect(entering(10, A.lindsey)).toBeGreaterThan(0);
  });

  it('fear is that of the temper, up to the certain', () => {
    expect(P.fear[N.angles]).toBe(1.5);
    expect(P.fear[N.scots]).toBe(2);
    expect(P.fear[N.jutes]).toBe(EVEN.fear);
  });
});
