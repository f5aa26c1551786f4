import { type Area, type GameState, type Nation, NOBODY, newGame } from '@bretwalda/engine';
import {
  ALL_NATIONS,
  AREA,
  DIFFICULT,
  LAND_AREAS,
  NATION,
  NATION_COUNT,
  ownerOf,
} from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { prospectsOf, row, temperOf } from '../src/value/prospects.ts';
import { byBoat, nearTo } from '../src/value/reach.ts';
import { worth } from '../src/value/stakes.ts';
import { handMade } from '../src/value/value.ts';
import { EVEN, WEIGHTS } from '../src/value/weights.ts';
import { at, stakesFor, VALUE } from './support.ts';

/** A game of the second edition, for questions about its tables. */
const GAME = newGame({ scenario: 'standard-4' });

/** What a position promises, place by place. */

const SAXONS = at(
  'round 9 saxons movement\nkent: saxons 2\nessex: saxons 1\nyork: angles 2\nsussex: jutes 1',
);
const forecast = (state: GameState = SAXONS) => VALUE.forecast(state);

describe('Who has moved in this round', () => {
  it.each<[GameState['step'], boolean]>([
    ['turn-start', false],
    ['allowance', false],
    ['population', false],
    ['special-arrivals', false],
    ['invaders', false],
    ['leader', false],
    ['movement', false],
    ['battles', true],
    ['before-withdrawal', true],
    ['withdrawal', true],
    ['departure', true],
    ['overpopulation', true],
    ['reduction', true],
    ['turn-end', true],
  ])('the nation at turn, in its step %s: %s', (step, moved) => {
    const o = forecast({ ...SAXONS, step });
    expect(o.hasMoved(NATION.saxons)).toBe(moved);
    expect(o.hasMoved(NATION.welsh)).toBe(true); // before the Saxons
    expect(o.hasMoved(NATION.angles)).toBe(false); // after them
  });

  it.each<GameState['step']>(['hold-points', 'bretwalda', 'king', 'round-end'])(
    'everybody, in %s',
    (step) => {
      const o = forecast({ ...SAXONS, step, nation: NOBODY });
      expect(ALL_NATIONS.every((nation) => o.hasMoved(nation))).toBe(true);
    },
  );

  it('MAJ-1: nobody after the first half of a Major Invasion', () => {
    const romans = at('round 1 romans movement\nkent: romans 8\nessex: belgae 1');
    const battles = (half: 1 | 2) => forecast({ ...romans, step: 'battles', invasionHalf: half });
    expect(battles(1).hasMoved(NATION.romans)).toBe(false);
    expect(battles(2).hasMoved(NATION.romans)).toBe(true);
    expect(forecast({ ...SAXONS, step: 'battles', invasionHalf: 1 }).hasMoved(NATION.saxons)).toBe(true); // no Major Invasion
  });
});

describe('How near armies are', () => {
  const share = (nation: Nation, from: Area, to: Area): number => {
    const { areas, share: shares } = nearTo(GAME, nation, from);
    return shares[areas.indexOf(to)] ?? 0;
  };

  it('the next area is near, the second less, behind hills it is far', () => {
    expect(share(NATION.saxons, AREA.kent, AREA.essex)).toBe(1);
    expect(share(NATION.saxons, AREA.kent, AREA.suffolk)).toBeGreaterThan(0);
    expect(share(NATION.saxons, AREA.kent, AREA.suffolk)).toBeLessThan(1);
    expect(share(NATION.saxons, AREA.kent, AREA.kent)).toBe(0);
    expect(share(NATION.saxons, AREA.kent, AREA.york)).toBe(0);
    // MOV-4: armies stop in the Downlands, next to Essex.
    expect(share(NATION.saxons, AREA.essex, AREA.downlands)).toBe(1);
  });

  it('MOV-2: Romans reach a third area, others do not', () => {
    const third = LAND_AREAS.filter(
      (to) => share(NATION.romans, AREA.kent, to) > 0 && share(NATION.saxons, AREA.kent, to) === 0,
    );
    expect(third.length).toBeGreaterThan(0);
    for (const to of third)
      expect(share(NATION.romans, AREA.kent, to)).toBeLessThan(share(NATION.romans, AREA.kent, AREA.suffolk));
  });

  it('straits are crossed once, and end the move', () => {
    expect(share(NATION.picts, AREA.skye, AREA.hebrides)).toBe(1);
    expect(share(NATION.welsh, AREA.devon, AREA.gwent)).toBe(1);
    expect(share(NATION.caledonians, AREA.hebrides, AREA.skye)).toBe(1);
    expect(share(NATION.caledonians, AREA.hebrides, AREA.alban)).toBe(0);
  });

  it('SEA-7: from a sea its coasts, but for those closed to a nation', () => {
    expect(share(NATION.saxons, AREA['english-channel'], AREA.kent)).toBe(1);
    expect(share(NATION.danes, AREA['north-sea'], AREA.york)).toBe(1);
    expect(share(NATION.danes, AREA['north-sea'], AREA.lothian)).toBeLessThan(1); // only over land
    expect(share(NATION.saxons, AREA['english-channel'], AREA.york)).toBe(0);
  });

  it('SEA-11: boats reach the other coasts of a sea', () => {
    expect(byBoat(AREA.kent)).toEqual(expect.arrayContaining([AREA.sussex, AREA.wessex, AREA.norfolk]));
    expect(byBoat(AREA.kent)).not.toContain(AREA.kent);
    expect(byBoat(AREA.downlands)).toEqual([]);
    expect(new Set(byBoat(AREA.kent)).size).toBe(byBoat(AREA.kent).length);
  });
});

describe('Strength near an area', () => {
  const near = (text: string, nation: Nation, area: Area) =>
    forecast(at(text)).strengthNear(nation)[area] as number;

  it('grows with the armies, and with those on horse more', () => {
    const one = near('round 11 saxons movement\nkent: saxons 1\nyork: angles 1', NATION.saxons, AREA.essex);
    const two = near('round 11 saxons movement\nkent: saxons 2\nyork: angles 1', NATION.saxons, AREA.essex);
    expect(one).toBe(1);
    expect(two).toBe(2);
    const horse = near(
      'round 16 normans movement\nkent: normans 0 cavalry 2\nyork: saxons 1',
      NATION.normans,
      AREA.essex,
    );
    expect(horse).toBeGreaterThan(2);
    const romans = near(
      'round 2 romans movement\nkent: romans 2\nyork: brigantes 1',
      NATION.romans,
      AREA.essex,
    );
    expect(romans).toBeGreaterThan(2);
  });

  it('SEA-11: boats bring some to coasts that are far on foot, in rounds that have boats', () => {
    const boats = (round: number) =>
      near(`round ${round} saxons movement\nkent: saxons 4\nyork: angles 1`, NATION.saxons, AREA.norfolk);
    expect(boats(9)).toBeGreaterThan(0);
    expect(boats(11)).toBe(0);
  });

  it('counts invaders to come until they have arrived', () => {
    const arriving = at('round 6 saxons movement\nkent: saxons 1\nyork: brigantes 1');
    const coming = (step: GameState['step']) =>
      forecast({ ...arriving, step }).strengthNear(NATION.saxons)[AREA.lindsey] as number;
    expect(coming('turn-start')).toBeGreaterThan(0);
    expect(coming('invaders')).toBeGreaterThan(0);
    expect(coming('turn-start')).toBeGreaterThan(coming('movement')); // those at sea have come by then
    expect(coming('invaders')).toBe(coming('turn-start'));
  });

  it('ROM-3: counts the reinforcements of the Romans', () => {
    const romans = (round: number) =>
      near(`round ${round} belgae movement\nyork: romans 2\nessex: belgae 1`, NATION.romans, AREA.kent);
    expect(romans(1)).toBeGreaterThan(0); // round 2 brings some to the Channel
    expect(romans(5)).toBe(0);
  });

  it('is nothing for who is not in the game, or has no turn left', () => {
    const end = at('round 16 normans movement\nkent: normans 1\nessex: saxons 2\nyork: angles 1');
    expect(forecast({ ...end, step: 'battles' }).strengthNear(NATION.normans)[AREA.essex]).toBe(0);
    expect(
      forecast(newGame({ scenario: 'two-vikings' }))
        .strengthNear(NATION.romans)
        .every((n) => n === 0),
    ).toBe(true);
  });
});

describe('How strong armies stand', () => {
  const strength = (text: string, nation: Nation, infantry: number, cavalry = 0) =>
    forecast(at(text)).strengthIn(nation, AREA.kent, infantry, cavalry);

  it('FORT-1: Romans with their fort, and with one they build where none was burnt', () => {
    const alone = strength('round 2 romans movement\nkent: fort\nyork: romans 2', NATION.romans, 0);
    expect(alone).toBe(1);
    const built = strength('round 2 romans movement\nyork: romans 2', NATION.romans, 1);
    const ruin = strength('round 2 romans movement\nkent: belgae 1, ruin\nyork: romans 2', NATION.romans, 1);
    expect(built - ruin).toBeCloseTo(1);
    expect(strength('round 2 romans movement\nyork: romans 2', NATION.romans, 0)).toBe(0);
  });

  it('BURH: a burh counts like an army, a horseman for more', () => {
    const saxons = 'round 13 saxons movement\nkent: saxons 1 burh\nyork: danes 1';
    expect(strength(saxons, NATION.saxons, 1)).toBe(2);
    expect(strength(saxons, NATION.danes, 1)).toBe(1);
    const normans = 'round 16 normans movement\nkent: normans 1 cavalry 1\nyork: saxons 1';
    expect(strength(normans, NATION.normans, 1, 1)).toBeGreaterThan(2);
  });
});

describe('What an area promises', () => {
  it('hold points of this round until they are counted', () => {
    const state = at('round 10 saxons movement\nkent: saxons 2\nyork: angles 1');
    expect(forecast(state).nextPoints(NATION.saxons, AREA.kent)).toMatchObject({ round: 10 });
    const counted = { ...state, step: 'bretwalda', nation: -1 } as GameState;
    expect(forecast(counted).nextPoints(NATION.saxons, AREA.kent)).toMatchObject({ round: 13 });
    const standing = (s: GameState) => forecast(s).standing(NATION.saxons, AREA.kent, 2, 0);
    expect(standing({ ...state, step: 'hold-points', nation: -1 } as GameState)).toBeGreaterThan(
      standing(counted),
    );
  });

  it('DANE-2: raiders pass through nothing that counts when they withdraw', () => {
    const raid = forecast(at('round 11 danes movement\nnorth-sea: danes 4\nyork: angles 1'));
    expect(raid.entry(NATION.danes, AREA.york)).toBeGreaterThan(0);
    expect(raid.passing(NATION.danes, AREA.york)).toBe(0);
    const later = forecast(at('round 12 danes movement\nnorth-sea: danes 4\nyork: angles 1'));
    expect(later.passing(NATION.danes, AREA.lindsey)).toBe(later.entry(NATION.danes, AREA.lindsey));
  });

  it('is wanted more by who is still to move', () => {
    const before = at('round 10 angles movement\nkent: saxons 1\nyork: angles 1');
    expect(forecast(before).hasMoved(NATION.saxons)).toBe(true);
    const saxons = at('round 10 saxons movement\nkent: saxons 1\nyork: angles 1');
    expect(forecast(saxons).wanted(NATION.saxons, AREA.essex)).toBeGreaterThan(
      forecast(before).wanted(NATION.saxons, AREA.essex),
    );
  });

  it('nothing for nobody, and more armies help less and less', () => {
    const o = forecast();
    const standing = (n: number) => o.standing(NATION.saxons, AREA.kent, n, 0);
    expect(standing(0)).toBe(0);
    const more = [1, 2, 3, 4, 5, 6].map((n) => standing(n) - standing(n - 1));
    expect(more.every((gain) => gain > 0)).toBe(true);
    expect(more[4]).toBeLessThan(more[0] as number);
    expect(more[3]).toBeLessThan(more[2] as number); // a fourth army is worth less than a third
  });

  it('nobody comes where nobody can', () => {
    const o = forecast(at('round 9 saxons movement\nkent: saxons 2'));
    expect(o.strongestThreat(NATION.saxons, AREA.kent)).toBe(-1);
    expect(o.keeps(NATION.saxons, AREA.kent, 1, 'all')).toBe(1);
  });

  it('SUB-19: overlord, subject and fellow subject are no threat to each other', () => {
    const threat = (holder: Nation, ...more: string[]) =>
      forecast(
        at(
          [
            'round 3 romans movement',
            'march: romans 6',
            'powys: welsh 1',
            'clwyd: brigantes 1',
            ...more,
          ].join('\n'),
        ),
      ).keeps(holder, AREA.powys, 1, 'all');
    expect(threat(NATION.welsh)).toBeLessThan(1);
    const onlyBrigantes = threat(NATION.welsh, 'subject welsh to romans');
    expect(onlyBrigantes).toBeGreaterThan(threat(NATION.welsh));
    expect(onlyBrigantes).toBeLessThan(1);
    const peace = threat(NATION.welsh, 'subject welsh to romans', 'subject brigantes to romans');
    expect(peace).toBeGreaterThan(onlyBrigantes);
    expect(peace).toBeCloseTo(1, 2); // but for raiders from the sea
  });

  it('a player’s own nations are less of a threat than others', () => {
    const cautious = handMade({ ...WEIGHTS, threatOwn: 1 });
    // The Saxons and the Brigantes have one player.
    const state = at('round 9 saxons movement\npennines: saxons 4\ncumbria: brigantes 1');
    expect(state.owner[NATION.saxons]).toBe(state.owner[NATION.brigantes]);
    const keeps = (value: typeof VALUE) =>
      value.forecast(state).keeps(NATION.brigantes, AREA.cumbria, 1, 'all');
    expect(keeps(VALUE)).toBeGreaterThan(keeps(cautious));
  });
});

describe('Prospects', () => {
  const p = prospectsOf(GAME, 16, WEIGHTS);

  it('are made once for a set of weights and an end of the game', () => {
    expect(prospectsOf(GAME, 16, WEIGHTS)).toBe(p);
    expect(prospectsOf(GAME, 13, WEIGHTS)).not.toBe(p);
    expect(prospectsOf(GAME, 16, { ...WEIGHTS })).not.toBe(p);
  });

  it('have the points of each scoring round in it, and of all later ones before it', () => {
    expect(row(p.now, NATION.saxons, 7)[AREA.essex]).toBe(6);
    expect(row(p.now, NATION.saxons, 8)[AREA.essex]).toBe(0);
    for (const table of p.later) {
      expect(row(table, NATION.saxons, 16)[AREA.essex]).toBe(0);
      expect(row(table, NATION.saxons, 15)[AREA.essex]).toBe(row(p.now, NATION.saxons, 16)[AREA.essex]);
      expect(row(table, NATION.saxons, 14)[AREA.essex]).toBeLessThan(
        row(table, NATION.saxons, 15)[AREA.essex] as number,
      );
    }
    expect(row(prospectsOf(GAME, 13, WEIGHTS).later[0] as never, NATION.saxons, 13)[AREA.essex]).toBe(0);
  });

  it('last longer for more armies, and in difficult terrain', () => {
    const [one, two, three] = p.later.map((table) => row(table, NATION.angles, 8)[AREA.york] as number) as [
      number,
      number,
      number,
    ];
    expect(two).toBeGreaterThan(one);
    expect(three).toBeGreaterThan(two);
    const kept = (area: Area) => {
      const after = row(p.later[0] as never, NATION.welsh, 14)[area] as number;
      return after / (row(p.now, NATION.welsh, 16)[area] as number);
    };
    const scoring = LAND_AREAS.filter((area) => (row(p.now, NATION.welsh, 16)[area] as number) > 0);
    const hills = scoring.filter((area) => DIFFICULT[area]);
    const plains = scoring.filter((area) => !DIFFICULT[area]);
    for (const hill of hills) for (const plain of plains) expect(kept(hill)).toBeGreaterThan(kept(plain));
    expect(hills.length * plains.length).toBeGreaterThan(0);
  });

  it('LIMIT-1: count less where the card limits them', () => {
    expect(row(p.now, NATION.saxons, 7)[AREA.cornwall]).toBeCloseTo(2 * WEIGHTS.limited);
    expect(row(p.now, NATION.saxons, 7)[AREA.kent]).toBe(3);
  });

  it('SCORE-3: points for entering come once, the best of the later rounds', () => {
    expect(row(p.occupy, NATION.danes, 12)[AREA.lindsey]).toBe(4);
    expect(row(p.occupyLater, NATION.danes, 11)[AREA.lindsey]).toBe(4);
    expect(row(p.occupyLater, NATION.danes, 12)[AREA.lindsey]).toBe(0);
    expect(row(p.occupyLater, NATION.danes, 10)[AREA.lindsey]).toBeLessThan(4);
    expect(row(p.occupyLater, NATION.danes, 10)[AREA.lindsey]).toBeGreaterThan(0);
  });

  it('an army is worth something while there is something to score, and nothing after the end', () => {
    expect(p.army[NATION.saxons]?.[9]).toBeGreaterThan(0);
    expect(p.army[NATION.saxons]?.[17]).toBe(0);
    expect(prospectsOf(GAME, 13, WEIGHTS).army[NATION.saxons]?.[14]).toBe(0);
    expect(p.army[NATION.angles]?.[16]).toBeLessThan(p.army[NATION.angles]?.[8] as number);
  });

  it('the most wanted area of a nation is wanted by 1, the others by less', () => {
    const wish = row(p.wish, NATION.saxons, 9);
    expect(Math.max(...wish)).toBe(1);
    expect(Math.min(...wish)).toBeGreaterThanOrEqual(0);
    expect(wish[AREA.orkneys]).toBe(0);
  });

  it('who has no temper of his own is even', () => {
    expect(temperOf(WEIGHTS, NATION.belgae)).toBe(EVEN);
    expect(temperOf(WEIGHTS, NATION.romans)).toEqual(WEIGHTS.tempers.romans);
    expect(p.fear[NATION.belgae]).toBe(1);
    expect(Math.max(...p.fear)).toBeLessThanOrEqual(1 / WEIGHTS.threatFocus);
  });
});

describe('The worth of a position', () => {
  it('is points and prospects, each by what it counts for a seat', () => {
    const stakes = stakesFor(SAXONS, ownerOf(SAXONS, NATION.saxons));
    const future = VALUE.future(SAXONS);
    let sum = 0;
    for (let nation = 0; nation < NATION_COUNT; nation++)
      sum += (future[nation] as number) * (stakes.future[nation] as number);
    expect(worth(VALUE, SAXONS, stakes)).toBeCloseTo(sum);
    const ahead = at(
      'round 9 saxons movement\nkent: saxons 2\nessex: saxons 1\nyork: angles 2\nsussex: jutes 1\npoints {"nation":"saxons","round":7,"points":10,"reason":"hold","area":"kent"}',
    );
    expect(worth(VALUE, ahead, stakes)).toBeCloseTo(sum + 10);
  });

  it('armies at sea and in a contested area count for their nation', () => {
    const future = (text: string, nation: Nation) => VALUE.future(at(text))[nation] as number;
    const sea = (n: number) =>
      future(`round 11 danes movement\nnorth-sea: danes ${n}\nyork: angles 1`, NATION.danes);
    expect(sea(4)).toBeGreaterThan(sea(3));
    const leader = (who: string) =>
      future(`round 9 angles movement\nyork: angles 2${who}\nkent: saxons 1`, NATION.angles);
    expect(leader(' leader oswiu') - leader('')).toBeCloseTo(WEIGHTS.leader);
  });

  it('a leader who has made his moves is worth no more', () => {
    const angles = at('round 9 angles movement\nyork: angles 2 leader oswiu\nkent: saxons 1');
    const without = handMade({ ...WEIGHTS, leader: 0 });
    const gain = (state: GameState) =>
      (VALUE.future(state)[NATION.angles] as number) - (without.future(state)[NATION.angles] as number);
    expect(gain(angles)).toBeCloseTo(WEIGHTS.leader);
    expect(gain({ ...angles, step: 'battles' })).toBeCloseTo(0);
  });

  it('LIMES-1: an overlord hopes for the Limes points of his subjects', () => {
    const board = 'round 4 romans movement\nkent: romans 2, fort\nyork: brigantes 1';
    const free = VALUE.future(at(board))[NATION.romans] as number;
    const subject = VALUE.future(at(`${board}\nsubject brigantes to romans`))[NATION.romans] as number;
    expect(subject).toBeGreaterThan(free);
  });

  it('points in reach are a prospect, the more the stronger who can reach them', () => {
    const hopeful = handMade(WEIGHTS);
    const hopeless = handMade({ ...WEIGHTS, prospect: 0 });
    const prospect = (armies: number, guard = 1) => {
      const state = at(
        `round 9 saxons movement\nkent: saxons ${armies}\nessex: angles ${guard}\nyork: angles 1`,
      );
      return (
        (hopeful.future(state)[NATION.saxons] as number) - (hopeless.future(state)[NATION.saxons] as number)
      );
    };
    expect(prospect(1)).toBeGreaterThan(0);
    expect(prospect(3)).toBeGreaterThan(prospect(1));
    expect(prospect(2, 3)).toBeLessThan(prospect(2, 1));
  });
});
