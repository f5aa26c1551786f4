import {
  type Area,
  type AreaId,
  areaId,
  areaOf,
  type GameState,
  type Nation,
  type Seat,
} from '@bretwalda/engine';
import { AREA, LAND_AREAS } from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { AreaValues } from '../src/plan/area-values.ts';
import { PLAIN } from '../src/plan/plan.ts';
import { type Move, type Taste, TurnPlanner } from '../src/plan/turn-planner.ts';
import { Forecast } from '../src/value/forecast.ts';
import { WEIGHTS } from '../src/value/weights.ts';
import { after, at, stakesFor } from './support.ts';

/** Who goes where, when each test says itself what so many armies in an area are worth. */

/** For no army, one, two ...; further ones add nothing. With the leader there so much more. */
type Worths = Partial<Record<AreaId | 'leader', readonly number[]>>;

interface Told {
  readonly worths: Worths;
  readonly passing?: Partial<Record<AreaId, number>>;
  /** So much more for each horseman. */
  readonly horse?: Partial<Record<AreaId, number>>;
  readonly army?: number;
  readonly thrift?: number;
  readonly taste?: Taste;
}

/** One table for each thrift, since much is worked out anew for another. */
const TABLES = new Map([0, 0.5, 1].map((thrift) => [thrift, { ...WEIGHTS, thrift }]));

class ToldOutlook extends Forecast {
  private readonly told: Told;

  constructor(s: GameState, told: Told) {
    super(s, TABLES.get(told.thrift ?? 1) ?? WEIGHTS);
    this.told = told;
  }

  override passing(_: Nation, area: Area): number {
    return this.told.passing?.[areaId(area)] ?? 0;
  }

  override armyWorth(): number {
    return this.told.army ?? 0;
  }
}

class ToldGround extends AreaValues {
  private readonly told: Told;

  constructor(s: GameState, told: Told) {
    super(new ToldOutlook(s, told), s.nation, stakesFor(s, s.owner[s.nation] as Seat));
    this.told = told;
  }

  override worth(area: Area, infantry: number, cavalry: number, leader: boolean): number {
    const { worths } = this.told;
    const row = worths[areaId(area)] ?? [0];
    const armies = infantry + cavalry;
    const led = leader && armies > 0 ? (worths.leader?.[0] ?? 0) : 0;
    const horse = cavalry * (this.told.horse?.[areaId(area)] ?? 0);
    return (row[Math.min(armies, row.length - 1)] as number) + led + horse;
  }
}

const inWords = ({ to, marches, leader }: Move): string =>
  `${leader ? 'leader ' : ''}${marches.map(({ group, count }) => `${count} ${areaId(group.at)}`).join(' + ')} > ${areaId(to)}`;

function plannerFor(state: GameState, told: Told): TurnPlanner {
  return new TurnPlanner(new ToldGround(state, told), state, told.taste ?? PLAIN);
}

/** All its orders, each booked before the next is asked for. */
function moves(state: GameState, told: Told): Move[] {
  const planner = plannerFor(state, told);
  const all: Move[] = [];
  for (let move = planner.next(); move && all.length < 20; move = planner.next()) {
    all.push(move);
    planner.book(move);
  }
  return all;
}
const orders = (text: string, worths: Worths, rest: Omit<Told, 'worths'> = {}): string[] =>
  moves(at(text), { worths, ...rest }).map(inWords);

/** Saxons in Kent alone: Essex and Sussex are next to it. */
const KENT = (armies: number, ...more: string[]) =>
  [`round 11 saxons movement`, `kent: saxons ${armies}`, ...more].join('\n');

describe('Armies go', () => {
  it('where they gain most, then where they gain most of what is left, until nothing is gained', () => {
    expect(orders(KENT(3), { essex: [0, 5], sussex: [0, 7] })).toEqual(['1 kent > sussex', '1 kent > essex']);
    expect(orders(KENT(3), { essex: [0, 7], sussex: [0, 5] })).toEqual(['1 kent > essex', '1 kent > sussex']);
    expect(orders(KENT(3), { essex: [0, 0.005], sussex: [0, -1] })).toEqual([]);
    expect(orders(KENT(3), {})).toEqual([]);
  });

  it('only for more than they are missed where they stand', () => {
    expect(orders(KENT(2), { kent: [0, 6, 6], essex: [0, 5], sussex: [0, 4] })).toEqual(['1 kent > essex']);
    expect(orders(KENT(2), { kent: [0, 3, 6], essex: [0, 5], sussex: [0, 4] })).toEqual([
      '1 kent > essex',
      '1 kent > sussex',
    ]);
    expect(orders(KENT(2), { kent: [0, 6, 12], essex: [0, 5] })).toEqual([]);
    const [move] = moves(at(KENT(2)), { worths: { kent: [0, 6, 8], essex: [1, 7] } });
    expect(move?.gain).toBeCloseTo(6 - 2);
  });

  it('from where they are missed least', () => {
    const text = KENT(2, 'sussex: saxons 2', 'suffolk: saxons 2');
    const essex = [0, 9];
    expect(orders(text, { essex, kent: [0, 0, 4], sussex: [0, 0, 3], suffolk: [0, 0, 5] })).toEqual([
      '1 sussex > essex',
    ]);
    expect(orders(text, { essex, kent: [0, 0, 4], sussex: [0, 0, 6], suffolk: [0, 0, 5] })).toEqual([
      '1 kent > essex',
    ]);
  });

  it('several together where one alone gains nothing, from several places', () => {
    const [move, ...others] = moves(at(KENT(1, 'sussex: saxons 1', 'suffolk: saxons 1')), {
      worths: { essex: [0, -1, -1, 9], kent: [0, 1], sussex: [0, 1], suffolk: [0, 1] },
    }) as [Move];
    expect(others).toEqual([]);
    expect(move.gain).toBeCloseTo(6);
    expect(move.marches.map(({ group, count }) => `${count} ${areaId(group.at)}`).sort()).toEqual([
      '1 kent',
      '1 suffolk',
      '1 sussex',
    ]);
    expect(move.force).toEqual({ infantry: 3, cavalry: 0, leader: false });
  });

  it('thrift: many small gains first, or a few large ones', () => {
    const worths = { essex: [0, 5, 8], sussex: [0, 4.5] };
    expect(orders(KENT(2), worths, { thrift: 1 })).toEqual(['1 kent > essex', '1 kent > sussex']);
    expect(orders(KENT(2), worths, { thrift: 0 })).toEqual(['2 kent > essex']);
  });

  it('after two packs that are worse than those before nobody looks at larger ones, after one he does', () => {
    expect(orders(KENT(4), { essex: [0, 1, 0.5, 9] }, { thrift: 0 })).toEqual(['3 kent > essex']);
    expect(orders(KENT(4), { essex: [0, 1, 0.5, 0.4, 9] }, { thrift: 0 })).toEqual([
      '1 kent > essex',
      '3 kent > essex',
    ]);
  });

  it('by taste, where somebody has one', () => {
    const worths = { essex: [0, 5], sussex: [0, 7] };
    const taste: Taste = (area, gain) => (area === AREA.sussex ? 0 : gain);
    expect(orders(KENT(3), worths, { taste })).toEqual(['1 kent > essex']);
  });

  it('and count the armies that are there already', () => {
    const [move] = moves(at(KENT(3, 'essex: saxons 1')), { worths: { essex: [0, 5, 9, 9] } }) as [Move];
    expect(inWords(move)).toBe('1 kent > essex');
    expect(move.gain).toBeCloseTo(4);
    expect(move.force).toEqual({ infantry: 2, cavalry: 0, leader: false });
    const horse = moves(at('round 16 normans movement\nkent: normans 1 cavalry 1\nessex: normans 1'), {
      worths: { essex: [0, 0, 0, 9] },
    })[0] as Move;
    expect(horse.force).toEqual({ infantry: 2, cavalry: 1, leader: false });
    expect(horse.marches.map(({ group }) => group.kind).sort()).toEqual(['cavalry', 'infantry']);
  });

  it('with points on the way, once for all who go together', () => {
    // From Suffolk to Kent the way leads through Essex.
    const worths = { kent: [0, 5, 10], suffolk: [0, 5.5, 11] };
    const text = 'round 11 saxons movement\nsuffolk: saxons 2';
    expect(orders(text, worths)).toEqual([]);
    const [move, ...more] = moves(at(text), { worths, passing: { essex: 1 } }) as [Move];
    expect(inWords(move)).toBe('1 suffolk > kent');
    expect(move.gain).toBeCloseTo(0.5);
    expect(more.map(inWords)).toEqual(['1 suffolk > kent']); // its own way, as far as he knows
    const two = moves(at(text), {
      worths: { ...worths, kent: [0, -9, 10.5] },
      passing: { essex: 1 },
    })[0] as Move;
    expect(inWords(two)).toBe('2 suffolk > kent');
    expect(two.gain).toBeCloseTo(10.5 - 11 + 1);
  });
});

describe('Horse and foot', () => {
  const MIXED = 'round 16 normans movement\nkent: normans 1 cavalry 1';
  const sent = (worths: Worths, horse: Told['horse'], text = MIXED) =>
    moves(at(text), { worths, ...(horse && { horse }) }).map(({ marches, gain, force }) => ({
      sent: marches.map(({ group, count }) => `${count} ${group.kind}`).join(' + '),
      gain,
      force: `${force.infantry}+${force.cavalry}`,
    }));

  it('are missed each by what it is worth where it stands', () => {
    const essex = [0, 5];
    expect(sent({ essex }, { kent: 3 })).toEqual([{ sent: '1 infantry', gain: 5, force: '1+0' }]);
    expect(sent({ essex }, { kent: -3 })).toEqual([{ sent: '1 cavalry', gain: 8, force: '0+1' }]);
    expect(sent({ essex }, { kent: -3, essex: 1 })).toEqual([{ sent: '1 cavalry', gain: 9, force: '0+1' }]);
    const riders = 'round 16 normans movement\nkent: normans 0 cavalry 2';
    expect(sent({ essex: [0, 1, 9] }, { kent: 1, essex: 2 }, riders)).toEqual([
      { sent: '2 cavalry', gain: 11, force: '0+2' },
    ]);
  });

  it('are missed more when others of the same place have gone', () => {
    const kent = [0, 6, 6];
    expect(sent({ kent, essex: [0, 5, 9.9] }, {})).toEqual([{ sent: '1 infantry', gain: 5, force: '1+0' }]);
    expect(sent({ kent, essex: [0, 5, 9.9] }, { kent: -1 })).toEqual([
      { sent: '1 cavalry', gain: 6, force: '0+1' },
    ]);
    expect(sent({ kent, essex: [0, 1, 20] }, { kent: 2 })).toEqual([
      { sent: '1 infantry + 1 cavalry', gain: 12, force: '1+1' },
    ]);
    expect(sent({ kent, essex: [0, 1, 20] }, { kent: -2 })).toEqual([
      { sent: '1 infantry + 1 cavalry', gain: 16, force: '1+1' },
    ]);
    expect(sent({ kent, essex: [0, 1, 14] }, {})).toEqual([
      { sent: '1 infantry + 1 cavalry', gain: 8, force: '1+1' },
    ]);
  });
});

describe('Limits', () => {
  it('STK-1 STK-2: no more than may stand there', () => {
    const worths = { downlands: [0, 1, 2, 3, 4, 5, 6], essex: [0, 1, 2, 3, 4, 5, 6, 7, 8] };
    const text = 'round 11 saxons movement\nsussex: saxons 3\nwessex: saxons 3';
    const there = moves(at(text), { worths, thrift: 0 }).reduce(
      (sum, { to, marches }) =>
        sum + (to === AREA.downlands ? marches.reduce((n, { count }) => n + count, 0) : 0),
      0,
    );
    expect(there).toBeLessThanOrEqual(4);
    // One overstack, and no second one.
    const two = moves(at('round 11 saxons movement\nkent: saxons 3\nsussex: saxons 3\nessex: saxons 3'), {
      worths: { essex: [0, 1, 2, 3, 9], suffolk: [0, 1, 2, 3, 8] },
    });
    expect(two.filter(({ force }) => force.infantry > 3)).toHaveLength(1);
  });

  it('OPOP-1: armies that would die are saved by new areas, and none are left for fewer', () => {
    // Five armies in one area: three of them are too many, and each new area saves two.
    const text = 'round 11 saxons movement\nkent: saxons 5';
    expect(orders(text, {}, { army: 3 })).toHaveLength(2);
    expect(orders(text, {}, { army: 0 })).toEqual([]);
    const [move] = moves(at(text), { worths: {}, army: 3 }) as [Move];
    expect(move.gain).toBeCloseTo(6);
    // Two and two: who leaves one of two areas for the other would lose armies.
    const both = 'round 11 saxons movement\nkent: saxons 2\nsussex: saxons 2';
    expect(orders(both, { sussex: [0, 0, 0, 0, 1] }, { army: 3 })).toEqual([]);
    expect(orders(both, { sussex: [0, 0, 0, 0, 1] }, { army: 0 })).toEqual(['2 kent > sussex']);
  });
});

describe('Leaders', () => {
  const OFFA = (armies: number, ...more: string[]) =>
    ['round 10 angles movement', `kent: angles ${armies} leader offa`, ...more].join('\n');

  it('LDR-5: somebody stays with the leader, or he goes along', () => {
    expect(orders(OFFA(2), { essex: [0, 5, 5], sussex: [0, 4], kent: [0, 0, 0] })[0]).toBe('1 kent > essex');
    // The last one takes him along, wherever he goes.
    expect(orders(OFFA(1), { essex: [0, 5] })).toEqual(['leader 1 kent > essex']);
    expect(orders(OFFA(2), { essex: [0, 5], sussex: [0, 4] })).toEqual([
      '1 kent > essex',
      'leader 1 kent > sussex',
    ]);
  });

  it('LDR-12: he goes where he is of use, and what he leaves is as if he were there no more', () => {
    const [move] = moves(at(OFFA(3)), { worths: { essex: [0, 5], kent: [0, 4, 5, 6], leader: [2] } }) as [
      Move,
    ];
    // He helps as much in Kent as in Essex.
    expect(inWords(move)).toBe('leader 1 kent > essex');
    expect(move.gain).toBeCloseTo(5 + 2 - 1);
    expect(move.force).toEqual({ infantry: 1, cavalry: 0, leader: true });
    expect(move.leader).toBe(true);
  });

  it('LDR-12: who takes the leader along takes from the place what he was worth there', () => {
    const worths = { essex: [0, 5], kent: [0, 4], leader: [2] };
    expect(moves(at(OFFA(1)), { worths })[0]?.gain).toBeCloseTo(5 + 2 - (4 + 2));
    const elsewhere = at('round 10 angles movement\nkent: angles 1\norkneys: angles 1 leader offa');
    expect(moves(elsewhere, { worths: { ...worths, orkneys: [0, 50] } })[0]?.gain).toBeCloseTo(5 - 4);
    // Once he has gone, nobody has to stay for him.
    expect(orders(OFFA(2), { essex: [0, 5], sussex: [0, 4], leader: [1] })).toEqual([
      'leader 1 kent > essex',
      '1 kent > sussex',
    ]);
  });

  it('LDR-8: those who go with him go as far as he leads them, others by their own ways', () => {
    // South Mercia is two steps from Kent, Hwicce three.
    expect(orders(OFFA(1), { hwicce: [0, 5] })).toEqual(['leader 1 kent > hwicce']);
    expect(orders(OFFA(1).replace(' leader offa', ''), { hwicce: [0, 5] })).toEqual([]);
    const both = moves(at(OFFA(1, 'march: angles 1')), { worths: { hwicce: [0, 1, 9] } })[0] as Move;
    expect(both.marches.map(({ group, route }) => `${areaId(group.at)} ${route.led}`).sort()).toEqual([
      'kent true',
      'march false',
    ]);
  });

  it('LDR-12: those who join him fight with him', () => {
    const state = at('round 10 angles movement\nkent: angles 2\nessex: angles 1 leader offa');
    const [move] = moves(state, { worths: { essex: [0, 0, 5], leader: [2] } }) as [Move];
    expect(inWords(move)).toBe('1 kent > essex');
    expect(move.gain).toBeCloseTo(5); // he was there before
    expect(move.force.leader).toBe(true);
    expect(move.leader).toBe(false);
  });
});

describe('Armies at sea', () => {
  const RAID = 'round 4 saxons movement\nenglish-channel: saxons 3';

  it('raiders land for more than nine tenths of what an army is worth', () => {
    expect(orders(RAID, { kent: [0, 10] }, { army: 10 })).toEqual(['1 english-channel > kent']);
    expect(orders(RAID, { kent: [0, 8.9] }, { army: 10 })).toEqual([]);
    const [move] = moves(at(RAID), { worths: { kent: [0, 10] }, army: 10 }) as [Move];
    expect(move.gain).toBeCloseTo(1);
  });

  it('SEA-6: who must land, lands where it hurts least, each for himself', () => {
    const must = 'round 7 saxons movement\nfrisian-sea: saxons 2';
    const bad: Worths = Object.fromEntries(LAND_AREAS.map((area) => [areaId(area), [0, -9, -18]]));
    const told: Worths = { ...bad, suffolk: [0, -2, -9], norfolk: [0, -3, -9] };
    expect(orders(must, told)).toEqual(['1 frisian-sea > suffolk', '1 frisian-sea > norfolk']);
    expect(orders(must, { ...bad, suffolk: [0, -3, -4], norfolk: [0, -2.5, -9] })).toEqual([
      '2 frisian-sea > suffolk',
    ]);
    // What gains is looked at first, and those on land stay where they are.
    const other = `${must}\nkent: saxons 1`;
    expect(orders(other, { ...told, sussex: [0, 1] })[0]).toBe('1 kent > sussex');
    expect(orders(other, { ...told, kent: [0, 0, -9] }).every((order) => !order.includes('1 kent'))).toBe(
      true,
    );
  });
});

describe('What was thought of before', () => {
  it('is thought out again where armies come from, or go to', () => {
    // One army in Kent is worth ten: after the first has gone, the second stays.
    expect(orders(KENT(2), { kent: [0, 10, 10], essex: [0, 5], sussex: [0, 5] })).toEqual(['1 kent > essex']);
    // Sussex is no better with two, whoever comes first.
    const two = KENT(2, 'wessex: saxons 2');
    expect(orders(two, { sussex: [0, 5], kent: [0, 1, 1], wessex: [0, 1, 1] })).toHaveLength(1);
    // Armies that came are counted where they came to, when others think of coming.
    expect(orders(two, { sussex: [0, 5, 9], kent: [0, 1, 1], wessex: [0, 1, 1] })).toEqual([
      '1 kent > sussex',
      '1 wessex > sussex',
    ]);
  });

  it('OVR-2: armies that wait find the ways that an overrun opens', () => {
    const start = at('round 9 welsh movement\navalon: welsh 3\ndevon: welsh 1\nwessex: angles 1');
    const told: Told = { worths: { sussex: [0, 5] } };
    const planner = plannerFor(start, told);
    expect(planner.next()).toBeUndefined();
    planner.lookAgain(after(start, 'move 2 avalon wessex'));
    expect(planner.next()?.to).toBe(AREA.sussex);
  });

  it('a way that was refused is tried by others', () => {
    const state = at(KENT(1, 'wessex: saxons 1'));
    const planner = plannerFor(state, { worths: { sussex: [0, 5], kent: [0, 1], wessex: [0, 2] } });
    const first = planner.next() as Move;
    expect(inWords(first)).toBe('1 kent > sussex');
    planner.forget(first);
    const second = planner.next() as Move;
    expect(inWords(second)).toBe('1 wessex > sussex');
    planner.forget(second);
    expect(planner.next()).toBeUndefined();
  });

  it('LDR-8: the way of the leader is forgotten apart from that of others', () => {
    const state = at('round 10 angles movement\nkent: angles 3 leader offa');
    const planner = plannerFor(state, { worths: { essex: [0, 5], leader: [1] } });
    const led = planner.next() as Move;
    expect(inWords(led)).toBe('leader 1 kent > essex');
    planner.forget(led);
    expect(inWords(planner.next() as Move)).toBe('1 kent > essex');
    expect(areaOf('essex')).toBe(led.to);
  });
});
