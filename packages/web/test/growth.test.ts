import {
  type Action,
  defaultAction,
  nationOf,
  newHistory,
  type Position,
  play,
  present,
  seededDice,
} from '@bretwalda/engine';
import { NATIONS } from '@bretwalda/engine/data';
import { areaPoints } from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { growthAhead, isGrowthLeft, lastGrowth } from '../src/facts/growth.ts';
import { populationOf } from '../src/facts/population.ts';
import { at } from './at-position.ts';

const armies = (nation: 'welsh' | 'saxons' | 'brigantes' | 'romano-british', infantry = 1) => ({
  units: [{ nation, infantry }],
});

/** Four Welsh areas in the turn of the Romano-British of round 9, before their own. */
const WELSH: Position = {
  round: 9,
  nation: 'romano-british',
  step: 'movement',
  areas: {
    kent: armies('romano-british'),
    dyfed: armies('welsh'),
    gwynedd: armies('welsh'),
    powys: armies('welsh', 2),
    hwicce: armies('welsh'),
  },
  markers: { welsh: 3 },
};

describe('the growth of a nation (UI-62)', () => {
  it('POP-1: clear areas bring 2 points, difficult ones 1, the most fertile first', () => {
    const growth = growthAhead(at(WELSH), 'welsh');
    expect(growth?.areas.map(({ area, points, difficult }) => [area, points, difficult])).toEqual([
      ['hwicce', 2, false],
      ['gwynedd', 2, false],
      ['dyfed', 2, false],
      ['powys', 1, true],
    ]);
    expect(growth?.fromAreas).toBe(7);
  });

  it('POP-2: six points make an army, the rest is carried over', () => {
    expect(growthAhead(at(WELSH), 'welsh')).toMatchObject({
      carried: 3,
      points: 10,
      armies: 1,
      kept: 4,
      lost: 0,
    });
  });

  it('POP-4: where the supply is short, no more than 5 are kept', () => {
    const { infantry = 0 } = NATIONS[nationOf('welsh')] ?? {};
    const areas = { ...WELSH.areas, dyfed: armies('welsh', infantry - 4) }; // all pieces are on the board
    expect(growthAhead(at({ ...WELSH, areas }), 'welsh')).toMatchObject({
      points: 10,
      armies: 0,
      kept: 5,
      lost: 5,
    });
  });

  it('POP-6: the Romans never grow', () => {
    expect(growthAhead(at(WELSH), 'romans')).toBeUndefined();
  });

  it('POP-7: the Romano-British leave round 6 out', () => {
    const state = at({ round: 6, areas: { kent: armies('romano-british') } });
    expect(growthAhead(state, 'romano-british')?.round).toBe(7);
  });

  it('POP-12: without land nothing comes in, and what was kept stays', () => {
    const state = at({ ...WELSH, areas: { york: armies('brigantes') } });
    expect(growthAhead(state, 'welsh')).toMatchObject({ areas: [], carried: 3, armies: 0, kept: 3 });
  });

  it('POP-13: a subject gets half, rounded up', () => {
    const kent = { units: [{ nation: 'romans' as const, infantry: 1 }], fort: 'intact' as const };
    const areas = { ...WELSH.areas, kent };
    const state = at({ ...WELSH, areas, round: 3, nation: 'romans', overlords: { welsh: 'romans' } });
    expect(growthAhead(state, 'welsh')).toMatchObject({
      fromAreas: 7,
      half: 4,
      points: 7,
      armies: 1,
      kept: 1,
    });
    expect(populationOf(state, 'welsh')).toMatchObject({ fromAreas: 7, ifHalved: 4, armies: 1, kept: 1 });
    expect(populationOf(at(WELSH), 'welsh')).not.toHaveProperty('ifHalved');
  });

  it('counts what the engine counts, for every nation', () => {
    const state = at({ ...WELSH, areas: { ...WELSH.areas, york: armies('brigantes', 3) } });
    for (const { id } of NATIONS)
      if (id !== 'romans') expect(growthAhead(state, id)?.fromAreas).toBe(areaPoints(state, nationOf(id)));
  });

  it('comes in this round before the phase, in the next one after it, and not after the last', () => {
    const round = (position: Position) => growthAhead(at(position), 'welsh')?.round;
    expect(round(WELSH)).toBe(9);
    expect(round({ ...WELSH, nation: 'welsh' })).toBe(10);
    expect(round({ ...WELSH, nation: 'brigantes' })).toBe(10);
    const last = at({ ...WELSH, round: 16, nation: 'welsh' });
    expect(isGrowthLeft(last, growthAhead(last, 'welsh') as never)).toBe(false);
  });
});

describe('what grew', () => {
  const before = newHistory({ scenario: 'standard-4', position: WELSH });
  const begun = play(before, { type: 'end' }, seededDice(1)).history;

  it('is told with its areas as soon as it happened, and stays told', () => {
    const grown = { round: 9, carried: 3, fromAreas: 7, points: 10, armies: 1, kept: 4, burhs: 0 };
    expect(present(begun).pending?.kind).toBe('place');
    expect(lastGrowth(begun, 1, 'welsh')).toMatchObject(grown);
    expect(lastGrowth(begun, 0, 'welsh')).toBeUndefined(); // looking back at the moment before
    const { history } = play(begun, { type: 'place', area: 'dyfed' }, seededDice(1));
    expect(lastGrowth(history, 2, 'welsh')).toMatchObject(grown);
    expect(lastGrowth(history, 2, 'welsh')?.areas).toHaveLength(4);
    expect(growthAhead(present(history), 'welsh')).toMatchObject({
      round: 10,
      carried: 4,
      armies: 1,
      kept: 5,
    });
  });

  it('POP-13: tells a subject the half it got, or all where it had leave', () => {
    const position: Position = {
      ...WELSH,
      round: 3,
      nation: 'welsh',
      step: 'turn-start',
      areas: {
        ...WELSH.areas,
        kent: { units: [{ nation: 'romans', infantry: 1 }], fort: 'intact' },
      },
      overlords: { welsh: 'romans' },
    };
    const granted = (grant: 'full' | 'half') => {
      const asked = newHistory({ scenario: 'standard-4', position });
      return lastGrowth(play(asked, { type: 'population', grant }, seededDice(1)).history, 1, 'welsh');
    };
    expect(granted('half')).toMatchObject({ fromAreas: 7, half: 4, points: 7 });
    expect(granted('full')).toMatchObject({ fromAreas: 7, points: 10 });
    expect(granted('full')).not.toHaveProperty('half');
  });

  it('of the first nation of a round belongs to that round', () => {
    const position: Position = {
      round: 7,
      nation: 'angles',
      step: 'movement',
      areas: { york: { units: [{ nation: 'angles', infantry: 1 }] }, dyfed: armies('welsh') },
    };
    let history = newHistory({ scenario: 'standard-4', position });
    for (let half = 1; half <= 2; half++) history = play(history, { type: 'end' }, seededDice(1)).history;
    expect(history.events[2]).toContainEqual({ type: 'round-started', round: 8 });
    expect(lastGrowth(history, 2, 'welsh')).toMatchObject({ round: 8, fromAreas: 2 });
  });

  it('names the areas of its own moment, through a whole game', () => {
    const dice = seededDice(5);
    let history = newHistory({ scenario: 'standard-4' });
    const seen = new Set<string>();
    while (present(history).pending && history.journal.length < 1200)
      history = play(history, defaultAction(present(history)) as Action, dice).history;
    history.events.forEach((events, at) => {
      for (const event of events) {
        if (event.type !== 'population') continue;
        const growth = lastGrowth(history, at, event.nation);
        expect(growth?.areas.reduce((sum, { points }) => sum + points, 0)).toBe(growth?.fromAreas);
        seen.add(event.nation);
      }
    });
    expect(seen.size).toBeGreaterThan(8);
  });

  it('is nothing for who has not grown', () => {
    expect(lastGrowth(begun, 1, 'picts')).toBeUndefined();
  });

  it('BURH-1: burhs cost 2 points each and come before armies', () => {
    const saxons: Position = {
      round: 13,
      nation: 'saxons',
      step: 'turn-start',
      areas: {
        kent: armies('saxons', 2),
        sussex: armies('saxons'),
        wessex: armies('saxons', 2),
        essex: armies('saxons'),
      },
      markers: { saxons: 2 },
    };
    let history = newHistory({ scenario: 'standard-4', position: saxons });
    history = play(history, { type: 'burh', area: 'wessex' }, seededDice(1)).history;
    history = play(history, { type: 'end' }, seededDice(1)).history;
    expect(lastGrowth(history, 2, 'saxons')).toMatchObject({
      points: 10,
      burhs: 1,
      armies: 1,
      kept: 2,
      lost: 0,
    });
  });
});
