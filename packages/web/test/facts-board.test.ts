import {
  apply,
  areaOf,
  type GameState,
  type LandId,
  type NationId,
  NOBODY,
  nationOf,
  newGame,
  seatsOf,
  seededDice,
  toSeat,
} from '@bretwalda/engine';
import { roster } from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { areaFact, worthOf } from '../src/facts/area.ts';
import { limitText, populationLayer, stackingLayer } from '../src/facts/map-layers.ts';
import { isInRow, timetableOf } from '../src/facts/nation-timetable.ts';
import { scoringAhead } from '../src/facts/next-scoring.ts';
import { presenceOf } from '../src/facts/presence.ts';
import { neighbourNation } from '../src/facts/roster.ts';
import { aroundNow, timelineOf } from '../src/facts/rounds.ts';
import { groupOf, seatColour, seatColours } from '../src/facts/seat-colours.ts';
import { sidesOf } from '../src/facts/sides.ts';
import { stacksOf } from '../src/facts/stacks.ts';
import { armyCount, supplyOf, unitsOf } from '../src/facts/units.ts';
import { at } from './at-position.ts';

const START = newGame({ scenario: 'standard-4' });
const over = (state: GameState): GameState => ({ ...state, step: 'over', pending: null });

/** Saxons with burhs and a leader, stacks that are too high, and ships at sea. */
const MIXED = at({
  round: 13,
  nation: 'saxons',
  step: 'movement',
  areas: {
    essex: { units: [{ nation: 'saxons', infantry: 2, leader: 'edgar', burh: true }] },
    kent: { units: [{ nation: 'saxons', burh: true }] },
    york: { units: [{ nation: 'danes', infantry: 4 }] },
    gwent: { units: [{ nation: 'welsh', infantry: 3 }] },
    devon: { units: [{ nation: 'welsh', infantry: 1 }] },
    'north-sea': { units: [{ nation: 'norwegians', infantry: 3 }] },
  },
});

/** Two forts, one of them without an army, and the ruin of a third. */
const FORTS = at({
  round: 3,
  nation: 'romans',
  step: 'movement',
  areas: {
    kent: { units: [{ nation: 'romans', infantry: 3 }], fort: 'intact' },
    essex: { fort: 'intact' },
    york: { units: [{ nation: 'brigantes', infantry: 1 }], fort: 'destroyed' },
  },
});

describe('the units of a nation (UI-29)', () => {
  it('are those it can have, with their figures', () => {
    expect(unitsOf(START, 'normans')).toEqual([
      {
        unit: 'infantry',
        inPlay: 0,
        total: 8,
        dice: 1,
        hitsOn: 5,
        hitsStrongOn: 6,
        fallsTo: 5,
        fallsInDifficult: 6,
        moves: 2,
        led: 3,
        cost: 6,
      },
      {
        unit: 'cavalry',
        inPlay: 0,
        total: 4,
        dice: 1,
        hitsOn: 4,
        hitsStrongOn: 6,
        fallsTo: 6,
        fallsInDifficult: 6,
        moves: 3,
        led: 3,
      },
      { unit: 'leader', inPlay: 0, total: 1, dice: 0, moves: 3 },
    ]);
    expect(unitsOf(START, 'romans').map(({ unit, inPlay, total }) => [unit, inPlay, total])).toEqual([
      ['infantry', 16, 16],
      ['fort', 0, undefined],
    ]);
    // BAT-7: a fort is no Roman: it falls as others do, and does not move.
    expect(unitsOf(START, 'romans')[1]).toMatchObject({
      hitsOn: 5,
      fallsTo: 5,
      fallsInDifficult: 6,
      moves: 0,
    });
    expect(unitsOf(START, 'picts')).toHaveLength(1);
    expect(unitsOf(START, 'picts')[0]).not.toHaveProperty('led');
  });

  it('in play are counted, each kind for itself', () => {
    expect(unitsOf(MIXED, 'saxons').map(({ unit, inPlay }) => [unit, inPlay])).toEqual([
      ['infantry', 2],
      ['leader', 1],
      ['burh', 2],
    ]);
    expect(unitsOf(FORTS, 'romans').map(({ unit, inPlay }) => [unit, inPlay])).toEqual([
      ['infantry', 3],
      ['fort', 2],
    ]);
  });

  it('of both kinds make the armies, and population raises infantry alone (GEN-5, POP-4)', () => {
    const horse = at({
      round: 16,
      nation: 'normans',
      step: 'movement',
      areas: { kent: { units: [{ nation: 'normans', infantry: 3, cavalry: 2 }] } },
    });
    expect(armyCount(horse, 'normans')).toEqual({ inPlay: 5, total: 12 });
    expect(supplyOf(horse, 'normans')).toBe(5);
    expect(armyCount(horse, 'saxons')).toEqual({ inPlay: 0, total: 20 });
    expect(unitsOf(horse, 'normans').map(({ inPlay }) => inPlay)).toEqual([3, 2, 0]);
  });
});

describe('the stacks of a nation', () => {
  it('that does not move now go as far as they could, led or not, the largest first', () => {
    expect(
      stacksOf(MIXED, 'welsh').map(({ area, unit, count, left, most }) => [area, unit, count, left, most]),
    ).toEqual([
      ['gwent', 'infantry', 3, 2, 2],
      ['devon', 'infantry', 1, 2, 2],
    ]);
    expect(stacksOf(MIXED, 'danes').map(({ area, count }) => [area, count])).toEqual([['york', 4]]);
  });

  it('as large as each other go by their place on the board', () => {
    const two = at({
      round: 3,
      nation: 'romans',
      areas: {
        york: { units: [{ nation: 'brigantes', infantry: 2 }] },
        cumbria: { units: [{ nation: 'brigantes', infantry: 2 }] },
        kent: { units: [{ nation: 'belgae', infantry: 1 }] },
      },
    });
    const [first = 'york', second = 'york'] = stacksOf(two, 'brigantes').map(({ area }) => area);
    expect(areaOf(first)).toBeLessThan(areaOf(second));
  });

  it('of foot and horse go by their place, too', () => {
    const horse = at({
      round: 16,
      nation: 'welsh',
      step: 'movement',
      areas: {
        gwent: { units: [{ nation: 'welsh', infantry: 1 }] },
        york: { units: [{ nation: 'normans', cavalry: 2 }] },
        kent: { units: [{ nation: 'normans', infantry: 2 }] },
      },
    });
    expect(areaOf('york')).toBeLessThan(areaOf('kent'));
    expect(stacksOf(horse, 'normans').map(({ area, unit }) => [area, unit])).toEqual([
      ['york', 'cavalry'],
      ['kent', 'infantry'],
    ]);
  });

  it('LDR-8: with a leader could go further, also while others move', () => {
    const waiting = at({
      round: 13,
      nation: 'danes',
      step: 'movement',
      areas: {
        york: { units: [{ nation: 'danes', infantry: 1 }] },
        essex: { units: [{ nation: 'saxons', infantry: 2, leader: 'edgar' }] },
        kent: { units: [{ nation: 'saxons', infantry: 1 }] },
      },
    });
    expect(stacksOf(waiting, 'saxons').map(({ area, left }) => [area, left])).toEqual([
      ['essex', 3],
      ['kent', 2],
    ]);
  });

  it('that fights have moved: they are told as they stand', () => {
    const landed = at({
      round: 12,
      nation: 'danes',
      step: 'battles',
      areas: {
        york: {
          units: [
            { nation: 'angles', infantry: 1 },
            { nation: 'danes', infantry: 3 },
          ],
        },
      },
    });
    expect(stacksOf(landed, 'danes').map(({ area, count }) => [area, count])).toEqual([['york', 3]]);
    expect(stacksOf(over(landed), 'danes')).toHaveLength(1);
  });

  it('that moves have the steps that are left to them, led ones one more', () => {
    const welsh = at({
      round: 8,
      nation: 'welsh',
      step: 'movement',
      areas: { dyfed: { units: [{ nation: 'welsh', infantry: 1 }] } },
    });
    const step = { type: 'move', from: 'dyfed', to: 'powys', unit: 'infantry', count: 1 } as const;
    const moved = apply(welsh, { ...step, leader: false, group: 0 }, seededDice(1)).state;
    expect(stacksOf(moved, 'welsh')).toMatchObject([{ area: 'powys', count: 1, most: 2 }]);
    expect(stacksOf(moved, 'welsh')[0]?.left).toBeLessThan(2);
    expect(stacksOf(MIXED, 'saxons')).toEqual([
      { area: 'essex', unit: 'infantry', count: 2, left: 3, most: 3 },
    ]);
  });
});

describe('an area (UI-30)', () => {
  it('of land has its neighbours, straits and seas', () => {
    expect(areaFact(START, 'skye')).toMatchObject({
      sea: false,
      terrain: 'difficult',
      region: 'scotland',
      population: 1,
      borders: ['alban', 'caithness', 'dalriada', 'moray'],
      straits: ['hebrides'],
      seas: ['icelandic-sea', 'irish-sea'],
      ruin: false,
    });
  });

  it('of sea has its coasts and other seas, and no limit', () => {
    const fact = areaFact(START, 'english-channel');
    expect(fact).toEqual({
      area: 'english-channel',
      sea: true,
      population: 0,
      borders: ['cornwall', 'devon', 'kent', 'sussex', 'wessex'],
      straits: [],
      seas: ['atlantic-ocean', 'frisian-sea'],
      occupants: [{ nation: 'romans', infantry: 16, cavalry: 0, burh: false, fort: false }],
      ruin: false,
    });
  });

  it('shows who stands there, with burh, fort, ruin and leader', () => {
    expect(areaFact(MIXED, 'essex').occupants).toMatchObject([
      { nation: 'saxons', infantry: 2, burh: true, fort: false, leader: 'edgar' },
    ]);
    expect(areaFact(MIXED, 'kent').occupants).toMatchObject([{ nation: 'saxons', infantry: 0, burh: true }]);
    expect(areaFact(FORTS, 'york')).toMatchObject({
      ruin: true,
      occupants: [{ nation: 'brigantes', fort: false }],
    });
    expect(areaFact(FORTS, 'essex')).toMatchObject({
      ruin: false,
      occupants: [{ nation: 'romans', infantry: 0, fort: true, burh: false }],
    });
    expect(areaFact(MIXED, 'sussex').occupants).toEqual([]);
    expect(areaFact(MIXED, 'york').occupants[0]?.stacking).toMatchObject({ now: 4, limit: 3, over: true });
    expect(areaFact(MIXED, 'gwent').occupants[0]?.stacking).toMatchObject({ now: 3, limit: 2, overstack: 4 });
  });

  it.each<[NationId, object]>([
    ['saxons', { infantry: 1, burh: true }],
    ['normans', { infantry: 1, cavalry: 1 }],
  ])('has the %s with %j', (nation, force) => {
    const state = at({
      round: 16,
      nation: 'welsh',
      areas: {
        gwent: { units: [{ nation: 'welsh', infantry: 1 }] },
        kent: { units: [{ nation, ...force }] },
      },
    });
    expect(areaFact(state, 'kent').occupants).toMatchObject([{ nation, ...force }]);
  });

  it('has a leader who passes through alone', () => {
    const leaders = MIXED.leaders.map((one) => one && { ...one, at: areaOf('sussex') });
    expect(areaFact({ ...MIXED, leaders }, 'sussex').occupants).toMatchObject([
      { nation: 'saxons', infantry: 0, leader: 'edgar' },
    ]);
  });

  it('has a legion beside its fort', () => {
    const camp = at({
      round: 3,
      nation: 'romans',
      areas: { kent: { units: [{ nation: 'romans', infantry: 1 }], fort: 'intact' } },
    });
    expect(areaFact(camp, 'kent').occupants).toMatchObject([{ nation: 'romans', infantry: 1, fort: true }]);
  });

  it('is worth something to those alone who score for it', () => {
    for (const { values } of worthOf(START, 'york')) {
      expect(values.length).toBeGreaterThan(0);
      expect(values.every(({ points }) => points > 0)).toBe(true);
    }
    const romans = worthOf(START, 'hebrides').find(({ nation }) => nation === 'romans');
    expect(romans).toBeUndefined();
    const welsh = worthOf(START, 'dyfed').find(({ nation }) => nation === 'welsh');
    expect(welsh?.values.map(({ mark }) => mark)).toContain('held');
  });

  it('FORT-1: forts are the Romans’ own, burhs the Saxons’, leaders whose they are', () => {
    const here = (state: GameState, nation: NationId, area: LandId) =>
      presenceOf(state, nationOf(nation), areaOf(area));
    const nothing = { infantry: 0, cavalry: 0, fort: false, burh: false, leader: null };
    expect(here(MIXED, 'saxons', 'essex')).toEqual({ ...nothing, infantry: 2, burh: true, leader: 'edgar' });
    expect(here(MIXED, 'danes', 'essex')).toEqual(nothing);
    expect(here(FORTS, 'romans', 'essex')).toEqual({ ...nothing, fort: true });
    expect(here(FORTS, 'belgae', 'essex')).toEqual(nothing);
    expect(here(FORTS, 'romans', 'york')).toEqual(nothing);
    const fleet = presenceOf(START, nationOf('romans'), areaOf('english-channel'));
    expect(fleet).toEqual({ ...nothing, infantry: 16 });
  });
});

describe('the layers of the map', () => {
  it('stacking: full where the limit is reached, over where it is passed', () => {
    const layer = stackingLayer(MIXED, 'welsh');
    expect(layer.get('devon')).toEqual({ text: '1/2', small: '4', weight: 0.5, held: true });
    expect(layer.get('gwent')).toEqual({ text: '3/2', small: '4', weight: 1, held: true, over: true });
    expect(layer.get('kent')).toMatchObject({ text: '0/3', small: '∞', weight: 0, held: false });
    expect(limitText(Number.POSITIVE_INFINITY)).toBe('∞');
    expect(limitText(3)).toBe('3');
  });

  it('STK-1: as many as may be are not too many', () => {
    const full = at({
      round: 8,
      nation: 'welsh',
      areas: { devon: { units: [{ nation: 'welsh', infantry: 2 }] } },
    });
    expect(stackingLayer(full, 'welsh').get('devon')).toEqual({
      text: '2/2',
      small: '4',
      weight: 1,
      held: true,
    });
    expect(areaFact(full, 'devon').occupants[0]?.stacking).toEqual({
      now: 2,
      limit: 2,
      overstack: 4,
      over: false,
    });
  });

  it('stacking: where there is no limit four armies are much', () => {
    const romans = (armies: number) =>
      stackingLayer(
        at({
          round: 2,
          nation: 'romans',
          areas: { kent: { units: [{ nation: 'romans', infantry: armies }] } },
        }),
        'romans',
      ).get('kent');
    expect(romans(2)).toEqual({ text: '2/∞', weight: 0.5, held: true });
    expect(romans(8)).toEqual({ text: '8/∞', weight: 1, held: true });
  });

  it('stacking: held is what stands alone in its area with an army or a burh', () => {
    const landed = at({
      round: 12,
      nation: 'danes',
      step: 'battles',
      areas: {
        york: { units: [{ nation: 'angles', infantry: 1 }] },
        lindsey: {
          units: [
            { nation: 'angles', infantry: 2 },
            { nation: 'danes', infantry: 3 },
          ],
        },
      },
    });
    const held = (state: GameState, nation: NationId, area: LandId) =>
      stackingLayer(state, nation).get(area)?.held;
    expect(held(landed, 'angles', 'york')).toBe(true);
    expect(held(landed, 'angles', 'lindsey')).toBe(false);
    expect(held(MIXED, 'saxons', 'kent')).toBe(true);
    // STK-4: a fort alone is nothing that counts.
    expect(held(FORTS, 'romans', 'kent')).toBe(true);
    expect(held(FORTS, 'romans', 'essex')).toBe(false);
  });

  it('population: marks stacks that overpopulation could take from, and no others (UI-54)', () => {
    const layer = populationLayer(MIXED, 'welsh');
    expect(layer.get('gwent')).toEqual({ text: '1', weight: 0.5, held: true });
    const crowded = at({
      round: 3,
      nation: 'romans',
      areas: {
        gwent: { units: [{ nation: 'welsh', infantry: 5 }] },
        devon: { units: [{ nation: 'welsh', infantry: 1 }] },
      },
    });
    expect(populationLayer(crowded, 'welsh').get('gwent')).toEqual({
      text: '1',
      weight: 0.5,
      held: true,
      over: true,
    });
    expect(populationLayer(crowded, 'welsh').get('devon')).toEqual({ text: '1', weight: 0.5, held: true });
    expect(populationLayer(crowded, 'welsh').get('kent')).toEqual({ text: '2', weight: 1, held: false });
  });
});

describe('the rounds (UI-81)', () => {
  it('bring each nation what the timeline says', () => {
    const comings = (round: number) => timelineOf(START)[round - 1]?.comings;
    expect(comings(1)).toMatchObject([
      { nation: 'romans', armies: 0, seas: [], status: ['major-invasion'] },
      { nation: 'belgae', armies: 1, leader: 'boudicca' }, // the army of Boudicca is placed on land
    ]);
    expect(comings(12)?.find(({ nation }) => nation === 'norsemen')).toMatchObject({
      armies: 4,
      seas: ['irish-sea', 'atlantic-ocean'],
    });
    expect(comings(7)?.[0]).toMatchObject({ nation: 'romano-british', armies: 2, leader: 'arthur' });
    expect(comings(2)).toEqual([]);
  });

  it('are past, now or later; those who came have come', () => {
    const rounds = timelineOf(MIXED);
    expect(rounds.filter(({ when }) => when === 'now').map(({ round }) => round)).toEqual([13]);
    expect(rounds.filter(({ when }) => when === 'past')).toHaveLength(12);
    expect(rounds.filter(({ when }) => when === 'later')).toHaveLength(3);
    expect(rounds.filter(({ counted }) => counted).map(({ round }) => round)).toEqual([5, 7, 10]);
    expect(rounds[12]?.comings.map(({ nation, past }) => [nation, past])).toEqual([
      ['norsemen', true],
      ['dubliners', true],
      ['danes', true],
      ['saxons', false],
    ]);
    expect(
      timelineOf(over(MIXED)).every(({ when, comings }) => when === 'past' && comings.every((c) => c.past)),
    ).toBe(true);
  });

  it('have a Bretwalda from round 8 to 10, a King from 11 on but for round 15', () => {
    const crowns = timelineOf(START).map(({ crown }) => crown ?? '-');
    expect(crowns.join(' ')).toBe('- - - - - - - bretwalda bretwalda bretwalda king king king king - king');
    expect(timelineOf(START)[0]).not.toHaveProperty('crown');
  });

  it('around now are as many as asked for', () => {
    expect(aroundNow([1, 2, 3, 4, 5, 6], 3, 3)).toEqual([3, 4, 5]);
    expect(aroundNow([1, 2, 3, 4, 5, 6], 5, 3)).toEqual([4, 5, 6]);
  });

  it('in the lanes of a nation (UI-26)', () => {
    const lanes = (
      id: Parameters<typeof timetableOf>[1],
      kind: Parameters<typeof isInRow>[0],
      state = START,
    ) =>
      timetableOf(state, id)
        .filter((round) => isInRow(kind, round))
        .map(({ round }) => round);
    expect(lanes('saxons', 'arrivals')).toEqual([4, 5, 6, 7]);
    expect(lanes('saxons', 'raid')).toEqual([4, 5]);
    expect(lanes('saxons', 'major')).toEqual([6]);
    expect(lanes('saxons', 'boats')).toEqual([5, 6, 7, 8, 9, 10]);
    expect(lanes('saxons', 'burhs')).toEqual([12, 13]);
    expect(lanes('saxons', 'reinforcements')).toEqual([16]);
    expect(lanes('romans', 'reinforcements')).toEqual([2, 3, 4, 5]);
    expect(lanes('saxons', 'crown')).toEqual([8, 9, 10, 11, 12, 13, 14, 16]);
    const armies = (id: Parameters<typeof timetableOf>[1]) =>
      timetableOf(START, id).map((round) => round.armies);
    expect(armies('danes').slice(10)).toEqual([8, 6, 2, 6, 0, 3]);
    expect(armies('belgae').slice(0, 2)).toEqual([1, 0]);
    expect(armies('normans')[14]).toBe(10); // on foot and on horse
  });

  it('of a lane are past, now or to come', () => {
    const marks = (state: GameState) =>
      timetableOf(state, 'welsh').map(({ now, past }) => (now ? 'now' : past ? 'past' : '-'));
    expect(marks(MIXED).slice(10)).toEqual(['past', 'past', 'now', '-', '-', '-']);
    expect(timetableOf(MIXED, 'welsh')[12]?.past).toBe(false);
    expect(marks(over(MIXED)).every((mark) => mark === 'past')).toBe(true);
  });
});

describe('the sides (UI-82)', () => {
  it('the one with most points leads; as many points, the first seat', () => {
    const state = at({
      round: 8,
      nation: 'romans',
      areas: { kent: { units: [{ nation: 'saxons', infantry: 1 }] } },
      ledger: [
        { nation: 'saxons', round: 7, points: 9, reason: 'hold', area: 'kent' },
        { nation: 'welsh', round: 7, points: 4, reason: 'hold', area: 'dyfed' },
      ],
    });
    const sides = sidesOf(state);
    expect(sides.map(({ points }) => points)).toEqual([9, 4, 0, 0]);
    expect(sides[0]?.nations).toContainEqual(expect.objectContaining({ nation: 'saxons', points: 9 }));
    expect(sides.slice(2).map(({ seat }) => seat)).toEqual(
      [...sides.slice(2).map(({ seat }) => seat)].sort(),
    );
    for (const side of sides) {
      const sum = (key: 'points' | 'expected' | 'target') =>
        side.nations.reduce((all, row) => all + row[key], 0);
      expect([side.points, side.expected, side.target]).toEqual([
        sum('points'),
        sum('expected'),
        sum('target'),
      ]);
    }
  });

  it('a bid is taken off what they have, usually have and aim for', () => {
    const bids: GameState = {
      ...START,
      cards: START.cards.map((card, i) => card && { ...card, points: 10 * i }),
    };
    for (const side of sidesOf(bids)) {
      const sum = (key: 'points' | 'expected' | 'target') =>
        side.nations.reduce((all, row) => all + row[key], 0);
      expect(side.points).toBe(sum('points') - side.bid);
      expect(side.expected).toBe(sum('expected') - side.bid);
      expect(side.target).toBe(sum('target') - side.bid);
    }
    expect(sidesOf(bids).map(({ bid }) => bid)).toEqual([0, 10, 20, 30]);
  });

  it('have colours of their counters, each its own', () => {
    expect(seatColours('standard-4')).toEqual(['yellow', 'green', 'red', 'blue']);
    expect(seatColours('standard-3')).toEqual(['yellow', 'blue', 'red']);
    expect(seatColours('short-3')).toEqual(['green', 'red', 'yellow']);
    expect(seatColours('standard-5')).toEqual(['yellow', 'green', 'red', 'blue', 'purple']);
    expect(seatsOf(4).map((seat) => seatColour(START, seat))).toEqual(seatColours('standard-4'));
  });

  it('that changed places take their colours along; while they are open seats have them by number', () => {
    const swapped: GameState = {
      ...START,
      cards: START.cards.map((card, i) => card && { ...card, seat: toSeat(i < 2 ? 1 - i : i) }),
    };
    expect(seatsOf(2).map((seat) => groupOf(swapped, seat))).toEqual([1, 0]);
    expect(seatsOf(2).map((seat) => seatColour(swapped, seat))).toEqual(['green', 'yellow']);
    const open: GameState = { ...START, cards: START.cards.map(() => null) };
    expect(groupOf(open, toSeat(0))).toBe(-1);
    expect(seatsOf(4).map((seat) => seatColour(open, seat))).toEqual(seatColours('standard-4'));
  });
});

describe('the nations of a scenario', () => {
  it('are those that come, and those that a position brings', () => {
    const short = newGame({ scenario: 'two-early' });
    expect(roster(short)).not.toContain('normans');
    const brought = at({
      scenario: 'two-early',
      round: 3,
      nation: 'romans',
      areas: { kent: { units: [{ nation: 'danes', infantry: 1 }] } },
    });
    expect(roster(brought)).toContain('danes');
    expect(roster(brought)).not.toContain('normans');
    expect(neighbourNation(short, roster(short).at(-1) ?? 'romans', 1)).toBe(roster(short)[0]);
    expect(neighbourNation(START, 'romans', 1)).toBe(roster(START)[1]);
    expect(neighbourNation(START, 'welsh', -1)).toBe(roster(START)[roster(START).indexOf('welsh') - 1]);
  });
});

describe('the next scoring', () => {
  it('is told with what the nation at hand would get, and without one between turns', () => {
    const state = at({
      round: 7,
      nation: 'saxons',
      step: 'movement',
      areas: { essex: { units: [{ nation: 'saxons', infantry: 1 }] } },
    });
    expect(scoringAhead(state)).toEqual({ round: 7, points: 6 });
    expect(scoringAhead({ ...state, nation: NOBODY })).toEqual({ round: 7, points: null });
    expect(scoringAhead(over({ ...state, round: 16 }))).toBeUndefined();
  });
});
