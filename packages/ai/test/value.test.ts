import {
  type Area,
  areaId,
  type GameState,
  type Nation,
  type NationId,
  nationId,
  nationOf,
  newGame,
  type Seat,
  seatsOf,
  toSeat,
} from '@bretwalda/engine';
import { NATIONS } from '@bretwalda/engine/data';
import {
  ADJACENT,
  ALL_NATIONS,
  AREA,
  armyBounty,
  FIRST_SEAT,
  fortBounty,
  holdValues,
  LAND_AREAS,
  leaderBounty,
  limesValues,
  NATION,
  NATION_COUNT,
  nationPoints,
} from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { AreaValues } from '../src/plan/area-values.ts';
import { leaderLoss } from '../src/value/leaders.ts';
import { worth } from '../src/value/stakes.ts';
import { handMade } from '../src/value/value.ts';
import { WEIGHTS } from '../src/value/weights.ts';
import { after, at, stakesFor, VALUE } from './support.ts';

/** A game of the second edition, for questions about its tables. */
const GAME = newGame({ scenario: 'standard-4' });

const future = (state: GameState, nation: NationId): number =>
  VALUE.future(state)[nationOf(nation)] as number;

const lines = (...all: string[]): GameState => at(all.join('\n'));
const armies = (area: Area, nation: NationId, count: number) => `${areaId(area)}: ${nation} ${count}`;

/** Points of a nation's areas at the end of a round. */
const pointsIn = (round: number, nation: Nation): readonly number[] =>
  (nation === NATION.romans ? limesValues(GAME, round, nation) : holdValues(GAME, round, nation)) ?? [];

const SCORING = [5, 7, 10, 13, 16];

/** For each nation the round before its first points, its best and its worst area, and the nation of a rival. */
const CASES = NATIONS.map(({ id }) => {
  const nation = nationOf(id);
  const scoring = SCORING.find((round) => pointsIn(round, nation).some((points) => points > 0)) as number;
  const inAll = (area: Area) => SCORING.reduce((sum, round) => sum + (pointsIn(round, nation)[area] ?? 0), 0);
  const byPoints = [...LAND_AREAS].sort((a, b) => inAll(b) - inAll(a));
  const best = byPoints[0] as Area;
  return {
    nation: id,
    moment: `round ${scoring - 1} ${id} movement`,
    best,
    worst: byPoints.at(-1) as Area,
    beside: ADJACENT[best]?.[0] as Area,
    // Inland, at the other end of the board.
    far: best < AREA.cheshire ? AREA.downlands : AREA.alban,
    rival: (['belgae', 'picts', 'angles', 'normans'].includes(id) ? 'saxons' : 'angles') as NationId,
  };
});

describe.each(CASES)('The future of the $nation', ({ nation, moment, best, worst, beside, far, rival }) => {
  const threatened = (count: number) => lines(moment, armies(best, nation, count), armies(beside, rival, 3));

  it('is brighter where points are to be had', () => {
    const scoring = lines(moment, armies(best, nation, 1));
    const idle = lines(moment, armies(worst, nation, 1));
    expect(future(scoring, nation)).toBeGreaterThan(future(idle, nation));
  });

  it('is brighter with two armies than with one where an enemy may come', () => {
    expect(future(threatened(2), nation)).toBeGreaterThan(future(threatened(1), nation));
    const o = VALUE.forecast(threatened(2));
    const keeps = (strength: number) => o.keeps(nationOf(nation), best, strength, 'all');
    expect(keeps(2)).toBeGreaterThan(keeps(1));
    expect(keeps(0)).toBe(0);
  });

  it('is darker with an enemy next door than with the same enemy far away', () => {
    const safe = lines(moment, armies(best, nation, 1), armies(far, rival, 3));
    expect(future(threatened(1), nation)).toBeLessThan(future(safe, nation));
  });
});

describe('Points and time', () => {
  /** The Jutes have Kent, which scores once more, in round 13; the Saxons beside it have moved already. */
  const kent = (round: number, ...more: string[]) =>
    lines(`short-3 round ${round} jutes movement`, 'kent: jutes 1', 'sussex: saxons 2', ...more);
  const standing = (state: GameState) => VALUE.forecast(state).standing(NATION.jutes, AREA.kent, 1, 0);

  it('the nearer the points, the more they count', () => {
    expect(standing(kent(13))).toBeGreaterThan(standing(kent(12)));
    expect(standing(kent(12))).toBeGreaterThan(standing(kent(11)));
  });

  it('who has moved this round is no danger to its points, but to later ones', () => {
    const o = VALUE.forecast(kent(13));
    expect(o.hasMoved(NATION.saxons)).toBe(true);
    expect(o.hasMoved(NATION.angles)).toBe(false);
    const before = VALUE.forecast(kent(12));
    expect(before.keeps(NATION.jutes, AREA.kent, 1, 'scoring')).toBe(1);
    expect(before.keeps(NATION.jutes, AREA.kent, 1, 'all')).toBeLessThan(1);
  });

  it('who is still to move is a danger to both, and the strongest is known by name', () => {
    const o = VALUE.forecast(lines('short-3 round 12 saxons movement', 'kent: jutes 1', 'sussex: saxons 2'));
    expect(o.keeps(NATION.jutes, AREA.kent, 1, 'scoring')).toBeLessThan(1);
    expect(o.strongestThreat(NATION.jutes, AREA.kent)).toBe(NATION.saxons);
  });

  it('the next points of an area are told with their round', () => {
    expect(VALUE.forecast(kent(11)).nextPoints(NATION.jutes, AREA.kent)).toEqual({ points: 4, round: 13 });
    expect(VALUE.forecast(kent(11)).nextPoints(NATION.jutes, AREA.york).points).toBe(0);
  });

  it('SCORE-3: points for entering are there once', () => {
    const danes = (...more: string[]) =>
      VALUE.forecast(lines('round 12 danes movement', 'york: danes 1', ...more));
    expect(danes().entry(NATION.danes, AREA.lindsey)).toBe(4);
    expect(danes('scored danes lindsey').entry(NATION.danes, AREA.lindsey)).toBe(0);
  });
});

describe('Subjects', () => {
  /** Two Welsh armies in March, who are the Romans' subjects or not. */
  const welsh = (round: number, ...more: string[]) =>
    lines(`round ${round} romans movement`, 'essex: romans 1 fort', 'march: welsh 2', ...more);
  const SUBJECT = 'subject welsh to romans';

  it('LIMES-1: their areas inside the Limes promise points to the Romans, the more the nearer the scoring', () => {
    const gain = (round: number) => future(welsh(round, SUBJECT), 'romans') - future(welsh(round), 'romans');
    expect(gain(3)).toBeGreaterThan(0);
    expect(gain(4)).toBeGreaterThan(gain(3));
    expect(gain(5)).toBeGreaterThan(gain(4));
  });

  it('promise nothing to an overlord who has no Limes', () => {
    const state = welsh(4);
    const { romans, saxons } = NATION;
    const overlord = state.overlord.map((none, nation) => (nation === NATION.welsh ? saxons : none));
    expect(VALUE.future({ ...state, overlord })[saxons]).toBeCloseTo(VALUE.future(state)[saxons] as number);
    expect(VALUE.future({ ...state, overlord })[romans]).toBeCloseTo(VALUE.future(state)[romans] as number);
  });
});

describe('Bounties', () => {
  const BELGAE = lines('round 1 belgae movement', 'essex: belgae 3', 'kent: romans, fort');

  it('SCORE-6 SCORE-7: the Belgae are paid six for each Roman army and fort in their turn of round 1', () => {
    expect(armyBounty(BELGAE, NATION.belgae, NATION.romans, 'infantry')).toBe(6);
    expect(fortBounty(BELGAE, NATION.belgae, NATION.romans)).toBe(6);
  });

  it('SCORE-6: and two and four at any other time', () => {
    for (const moment of [
      { round: 1, nation: NATION.romans },
      { round: 2, nation: NATION.belgae },
    ]) {
      expect(armyBounty(BELGAE, NATION.belgae, NATION.romans, 'infantry', moment)).toBe(2);
      expect(fortBounty(BELGAE, NATION.belgae, NATION.romans, moment)).toBe(4);
    }
  });

  it('nobody is paid for what his card does not name', () => {
    expect(armyBounty(BELGAE, NATION.belgae, NATION.welsh, 'infantry')).toBe(0);
    expect(armyBounty(BELGAE, NATION.caledonians, NATION.romans, 'infantry')).toBe(0);
    expect(fortBounty(BELGAE, NATION.belgae, NATION.welsh)).toBe(0);
  });

  it('SCORE-6: cavalry and leaders have prices of their own', () => {
    const saxons = lines('round 7 saxons movement', 'essex: saxons 3', 'hwicce: romano-british 1');
    expect(armyBounty(saxons, NATION.saxons, NATION['romano-british'], 'cavalry')).toBe(2);
    expect(armyBounty(saxons, NATION.saxons, NATION['romano-british'], 'infantry')).toBe(0);
    expect(leaderBounty(saxons, NATION.saxons, 'arthur')).toBe(6);
    expect(leaderBounty(saxons, NATION.saxons, 'boudicca')).toBe(0);
  });

  it('RB-12 SCN-3: armies of those who had submitted to the Romans and then attacked are paid for', () => {
    const paid = (first: string, ...more: string[]) => {
      const state = lines(first, 'hwicce: romano-british 3', 'march: welsh 1', ...more);
      return armyBounty(state, NATION['romano-british'], NATION.welsh, 'infantry');
    };
    const [submitted, attacked] = ['submitted welsh', 'attacked welsh'];
    expect(paid('round 7 romano-british movement', submitted, attacked)).toBe(2);
    expect(paid('round 7 romano-british movement', submitted)).toBe(0);
    expect(paid('round 7 romano-british movement', attacked)).toBe(0);
    expect(paid('round 7 welsh movement', submitted, attacked)).toBe(0);
    expect(paid('short-3 round 7 romano-british movement', submitted, attacked)).toBe(0);
  });

  it('RB-12: as the engine pays them', () => {
    const start = lines(
      'round 7 romano-british movement',
      'hwicce: romano-british 3',
      'march: welsh 1',
      'submitted welsh',
      'attacked welsh',
    );
    const won = after(after(start, 'move 3 hwicce march'), 'end', [6, 1, 1, 1]);
    expect(nationPoints(won)[NATION['romano-british']]).toBe(
      armyBounty(start, NATION['romano-british'], NATION.welsh, 'infantry'),
    );
  });

  /** A Roman turn; the fort in Kent could be left alone, with Belgae beside it or far away. */
  const romans = (round: number, belgae: string, half = 2) =>
    lines(
      `round ${round} romans movement${round === 1 ? ` half ${half}` : ''}`,
      'kent: romans 2, fort',
      'wessex: romans 1, fort',
      `${belgae}: belgae 3`,
    );
  /** Others are thought to go for all that they are paid for. */
  const WARY = handMade({ ...WEIGHTS, temptation: 1 });
  const tempted = (state: GameState, count: number): number => {
    let points = 0;
    WARY.forecast(state).temptation(NATION.romans, AREA.kent, count, 0, (nation, paid) => {
      expect(nationId(nation)).toBe('belgae');
      points += paid;
    });
    return points;
  };

  it('a lone fort beside the Belgae tempts them, most of all in round 1', () => {
    expect(tempted(romans(1, 'essex'), 0)).toBeGreaterThan(0);
    expect(tempted(romans(1, 'essex'), 0)).toBeGreaterThan(tempted(romans(2, 'essex'), 0));
    expect(tempted(romans(1, 'lindsey'), 0)).toBe(0);
  });

  it('so the Romans like to leave a fort alone less there than elsewhere', () => {
    const values = (state: GameState) =>
      new AreaValues(
        WARY.forecast(state),
        NATION.romans,
        stakesFor(state, state.owner[NATION.romans] as Seat),
      );
    const alone = (belgae: string) => values(romans(1, belgae)).worth(AREA.kent, 0, 0, false);
    expect(alone('essex')).toBeLessThan(alone('lindsey'));
  });
});

describe('Crowns', () => {
  const without = (weight: 'election' | 'crown') => handMade({ ...WEIGHTS, [weight]: 0 });
  /** What an election, or a crown, adds to the future of each nation that gains by it. */
  const gains = (weight: 'election' | 'crown', ...board: string[]) => {
    const state = lines(...board);
    const more = VALUE.future(state);
    const less = without(weight).future(state);
    return Object.fromEntries(
      ALL_NATIONS.flatMap((nation) => {
        const gain = (more[nation] as number) - (less[nation] as number);
        return Math.abs(gain) < 1e-9 ? [] : [[nationId(nation), gain / WEIGHTS[weight]]];
      }),
    );
  };
  const SAXONS = ['essex: saxons 1', 'wessex: saxons 1', 'sussex: saxons 1', 'avalon: saxons 1'];

  it('BRET-4: who has the votes may hope for the Bretwalda, in rounds that have one', () => {
    const board = [...SAXONS, 'york: angles 1'];
    expect(gains('election', 'round 9 saxons movement', ...board)).toEqual({ saxons: expect.closeTo(4) });
    // Two thirds of a majority, to the third power.
    const split = [
      'essex: saxons 1',
      'wessex: saxons 1',
      'york: angles 1',
      'march: welsh 1',
      'kent: jutes 1',
    ];
    expect(gains('election', 'round 9 saxons movement', ...split)).toEqual({
      saxons: expect.closeTo(4 * (2 / 3) ** 3),
    });
    expect(gains('election', 'round 7 saxons movement', ...board)).toEqual({});
  });

  it('BRET-2: votes of all nations of a player count together', () => {
    // The Brigantes and the Saxons have one player.
    const board = ['essex: saxons 1', 'wessex: saxons 1', 'march: brigantes 1', 'york: angles 1'];
    const { saxons } = gains('election', 'round 9 saxons movement', ...board);
    expect(saxons).toBeCloseTo(4);
    const other = ['essex: saxons 1', 'wessex: saxons 1', 'march: welsh 1', 'york: angles 1'];
    expect(gains('election', 'round 9 saxons movement', ...other).saxons).toBeCloseTo(4 * (2 / 3) ** 3);
  });

  it('KING-1: who has most areas in England may hope to be King, the more the further he is ahead', () => {
    const king = (...more: string[]) => gains('election', 'round 12 saxons movement', ...SAXONS, ...more);
    expect(king('york: angles 1')).toEqual({ saxons: expect.closeTo(8) });
    const close = ['york: angles 1', 'lindsey: angles 1', 'norfolk: angles 1'];
    expect(king(...close)).toEqual({ saxons: expect.closeTo(8 * (4 / 6) ** 3) });
    const few = ['essex: saxons 1', 'wessex: saxons 1'];
    expect(gains('election', 'round 12 saxons movement', ...few)).toEqual({});
    expect(gains('election', 'round 15 saxons movement', ...SAXONS)).toEqual({});
  });

  it('KING-7: a claimant of 1066 is worth his crown as long as he is likely to live', () => {
    const harold = (...more: string[]) =>
      gains('crown', 'round 16 saxons movement', 'kent: saxons 3 leader harold', ...more);
    expect(harold()).toEqual({ saxons: expect.closeTo(1) });
    const { saxons } = harold('sussex: normans 8');
    expect(saxons).toBeGreaterThan(0);
    expect(saxons).toBeLessThan(1);
    expect(gains('crown', 'round 13 saxons movement', 'kent: saxons 3 leader edgar')).toEqual({});
  });

  it('KING-7: so his loss costs the crown, and that of others what a leader is worth', () => {
    for (const claimant of ['harold', 'harald-hardrada', 'william', 'svein-estrithson'] as const)
      expect(leaderLoss(claimant, WEIGHTS)).toBe(WEIGHTS.crown);
    expect(leaderLoss('edgar', WEIGHTS)).toBe(WEIGHTS.leader);
    expect(WEIGHTS.crown).not.toBe(WEIGHTS.leader);
  });
});

describe('Stakes', () => {
  const start = newGame({ scenario: 'standard-4' });
  const owners = (state: GameState, seat: Seat) =>
    ALL_NATIONS.filter((nation) => state.owner[nation] === seat);

  it.each(seatsOf(4))('a point of one’s own counts one, a rival’s less than nothing: seat %i', (seat) => {
    const { points, future: later } = stakesFor(start, seat);
    for (let nation = 0; nation < NATION_COUNT; nation++)
      if (start.owner[nation] === seat) {
        expect(points[nation]).toBe(1);
        expect(later[nation]).toBe(1);
      } else {
        expect(points[nation]).toBeLessThan(0);
        expect(later[nation]).toBeLessThan(0);
      }
  });

  it('the rival who is ahead counts most', () => {
    const score = (points: number) =>
      `points {"nation":"welsh","round":5,"points":${points},"reason":"hold","area":"powys"}`;
    const board = ['round 9 saxons movement', 'kent: saxons 2', 'powys: welsh 2', 'york: angles 2'];
    const even = stakesFor(lines(...board), toSeat(2)).points;
    const ahead = stakesFor(lines(...board, score(100)), toSeat(2)).points;
    expect(ahead[NATION.welsh]).toBeLessThan(even[NATION.welsh] as number);
    expect(ahead[NATION.welsh]).toBeLessThan(ahead[NATION.angles] as number);
    // All nations of one player count alike.
    expect(new Set(owners(start, toSeat(1)).map((nation) => ahead[nation])).size).toBe(1);
  });

  it.each(['two-early', 'two-germanic', 'two-vikings'] as const)(
    'between two players every point of the other is a point lost: %s',
    (scenario) => {
      const state = newGame({ scenario });
      for (const seat of seatsOf(2)) {
        const { points, future: later } = stakesFor(state, seat);
        for (const nation of owners(state, toSeat(1 - seat)))
          expect([points[nation], later[nation]]).toEqual([-1, -1]);
        for (const nation of owners(state, seat)) expect([points[nation], later[nation]]).toEqual([1, 1]);
      }
    },
  );

  it('nations that are not in the scenario count nothing', () => {
    const { points } = stakesFor(newGame({ scenario: 'short-3' }), FIRST_SEAT);
    expect(points[NATION.romans]).toBe(0);
    expect(points[NATION.normans]).toBe(0);
  });

  it('a position is worth more with points of one’s own, less with a rival’s', () => {
    const board = ['round 9 saxons movement', 'kent: saxons 2', 'powys: welsh 2'];
    const score = (nation: string) =>
      `points {"nation":"${nation}","round":5,"points":9,"reason":"hold","area":"kent"}`;
    const stakes = stakesFor(lines(...board), toSeat(2));
    const value = (...more: string[]) => worth(VALUE, lines(...board, ...more), stakes);
    expect(value(score('saxons'))).toBeCloseTo(value() + 9);
    expect(value(score('welsh'))).toBeLessThan(value());
    expect(value(score('welsh'))).toBeGreaterThan(value() - 9);
  });
});
