import {
  type Action,
  apply,
  defaultAction,
  type GameState,
  NOBODY,
  newGame,
  type ScenarioId,
  seededDice,
} from '@bretwalda/engine';
import { NATIONS, SCENARIOS } from '@bretwalda/engine/data';
import { nationPoints, roster } from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { areaFact, worthOf } from '../src/facts/area.ts';
import { cardTable, splitTail } from '../src/facts/card.ts';
import { columnsOf } from '../src/facts/columns.ts';
import { eliminationsOf, specialGoalsOf } from '../src/facts/eliminations.ts';
import { expectedByNow, targetOf } from '../src/facts/expected-points.ts';
import { leadersOf } from '../src/facts/leaders.ts';
import { limitsOf } from '../src/facts/limits.ts';
import { pointsLayer, populationLayer, stackingLayer } from '../src/facts/map-layers.ts';
import { timetableOf, timetableRows } from '../src/facts/nation-timetable.ts';
import { populationOf } from '../src/facts/population.ts';
import { neighbourNation } from '../src/facts/roster.ts';
import { aroundNow, timelineOf } from '../src/facts/rounds.ts';
import { sidesOf } from '../src/facts/sides.ts';
import { stacksOf } from '../src/facts/stacks.ts';
import { unitsOf } from '../src/facts/units.ts';
import { at } from './at-position.ts';

/** Saxons of round 6 after they held Sussex and Wessex in round 5, with too many armies in two areas. */
const SAXONS = at({
  round: 6,
  nation: 'saxons',
  step: 'movement',
  areas: {
    sussex: { units: [{ nation: 'saxons', infantry: 4 }] },
    wessex: { units: [{ nation: 'saxons', infantry: 2 }] },
    'frisian-sea': { units: [{ nation: 'saxons', infantry: 4, leader: 'aelle' }] },
    york: { units: [{ nation: 'angles', infantry: 2 }] },
  },
  ledger: [
    { nation: 'saxons', round: 5, points: 2, reason: 'hold', area: 'sussex' },
    { nation: 'saxons', round: 5, points: 2, reason: 'hold', area: 'wessex' },
    { nation: 'saxons', round: 4, points: 6, reason: 'eliminate', area: 'kent', unit: 'fort', of: 'romans' },
    {
      nation: 'saxons',
      round: 4,
      points: 2,
      reason: 'eliminate',
      area: 'kent',
      unit: 'infantry',
      of: 'romans',
    },
  ],
});

describe('the card of a nation', () => {
  it('has a column for every scoring round and frames the next (UI-23)', () => {
    const columns = columnsOf(SAXONS, 'saxons');
    expect(columns.map(({ last }) => last)).toEqual([5, 7, 10, 13, 16]);
    expect(columns.map(({ when }) => when)).toEqual(['past', 'later', 'later', 'later', 'later']);
    expect(columns.findIndex(({ next }) => next)).toBe(1);
  });

  it('marks what was scored, missed, and is held now (UI-27)', () => {
    const { rows, totals, gains } = cardTable(SAXONS, 'saxons');
    const marks = (area: string) => rows.find((row) => row.area === area)?.cells.map(({ mark }) => mark);
    expect(marks('sussex')).toEqual(['scored', 'held', 'open', 'open', 'open']);
    expect(marks('essex')).toEqual(['missed', 'open', 'open', 'open', 'open']);
    expect(marks('york')).toEqual(['none', 'open', 'none', 'none', 'none']);
    expect(rows[0]?.area).toBe('essex');
    expect(totals).toEqual([22, 44, 39, 39, 39]);
    expect(gains).toEqual([4, 8, 0, 0, 0]);
  });

  it('keeps to the limit of the card', () => {
    const state = at({
      round: 7,
      areas: {
        essex: { units: [{ nation: 'saxons', infantry: 1 }] },
        cornwall: { units: [{ nation: 'saxons', infantry: 1 }] },
        devon: { units: [{ nation: 'saxons', infantry: 1 }] },
      },
    });
    expect(cardTable(state, 'saxons').gains[1]).toBe(6 + 3); // of 4 in Wales, half of 6
  });

  it('shows entering and holding apart', () => {
    const start = newGame({ scenario: 'standard-4' });
    expect(columnsOf(start, 'romans').map(({ kind }) => kind)).toEqual(['occupy', 'limes']);
    expect(columnsOf(start, 'danes').map(({ kind, first }) => [kind, first])).toEqual([
      ['snapshot', 11],
      ['occupy', 12],
      ['hold', 13],
      ['hold', 16],
    ]);
  });

  it('folds long tails of equal areas', () => {
    const { rows } = cardTable(newGame({ scenario: 'standard-4' }), 'welsh');
    const { head, tail } = splitTail(rows);
    expect(rows).toHaveLength(37);
    expect(tail.length).toBeGreaterThan(15);
    expect(head.length + tail.length).toBe(37);
    expect(head.some(({ held }) => held)).toBe(true);
    expect(splitTail(cardTable(SAXONS, 'saxons').rows).tail).toEqual([]);
  });
});

describe('other goals', () => {
  it('counts eliminations', () => {
    const rows = eliminationsOf(SAXONS, 'saxons');
    expect(rows.map(({ points, times }) => [points, times]).slice(0, 2)).toEqual([
      [2, 1],
      [6, 1],
    ]);
    expect(rows.at(-1)?.targets).toEqual([{ kind: 'leader', leader: 'svein-estrithson' }]);
  });

  it('counts each for the line of the card that paid, also where two pay the same', () => {
    const entry = { nation: 'romano-british', round: 7, points: 2, reason: 'eliminate', area: 'kent' };
    const state = at({
      round: 7,
      areas: { kent: { units: [{ nation: 'romano-british', infantry: 1 }] } },
      ledger: [
        { ...entry, line: 1, unit: 'infantry', of: 'saxons' },
        { ...entry, line: 2, unit: 'infantry', of: 'welsh' },
        { ...entry, line: 2, unit: 'infantry', of: 'jutes' }, // of two lines that pay for them
      ],
    });
    expect(eliminationsOf(state, 'romano-british').map(({ key, times }) => [key, times])).toEqual([
      ['0', 0],
      ['1', 1],
      ['2', 2],
    ]);
  });

  it('takes off what was scored for moves that were taken back', () => {
    const state = at({
      round: 12,
      nation: 'danes',
      areas: { york: { units: [{ nation: 'danes', infantry: 1 }] } },
      ledger: [
        { nation: 'danes', round: 12, points: 3, reason: 'occupy', area: 'york' },
        { nation: 'danes', round: 12, points: -3, reason: 'taken-back', area: 'york' },
      ],
    });
    const row = cardTable(state, 'danes').rows.find(({ area }) => area === 'york');
    expect(row?.cells.map(({ mark }) => mark)).not.toContain('scored');
  });

  it('leaves out what a shorter scenario never brings', () => {
    const short = newGame({ scenario: 'short-3' });
    const leaders = eliminationsOf(short, 'saxons').flatMap(({ targets }) => targets);
    expect(leaders).not.toContainEqual({ kind: 'leader', leader: 'william' });
    expect(leadersOf(short, 'saxons').map(({ leader }) => leader)).toEqual([
      'aelle',
      'egbert',
      'alfred',
      'edgar',
    ]);
  });

  it('knows the special lines', () => {
    const start = newGame({ scenario: 'standard-4' });
    expect(specialGoalsOf(start, 'normans')).toMatchObject([{ event: 'harold-eliminated', earned: false }]);
    expect(specialGoalsOf(start, 'saxons')).toEqual([]);
  });
});

describe('usual points', () => {
  it('aims for the same on every side of the full game', () => {
    const sides = sidesOf(newGame({ scenario: 'standard-4' }));
    expect(sides.map(({ target }) => target)).toEqual([212, 212, 212, 212]);
  });

  it('never falls and ends at the target', () => {
    for (const { id } of NATIONS) {
      let last = 0;
      for (let round = 1; round <= 16; round++) {
        const now = expectedByNow({ ...SAXONS, round, nation: NOBODY, step: 'round-end' }, id);
        expect(now).toBeGreaterThanOrEqual(last);
        last = now;
      }
      expect(last).toBe(targetOf(SAXONS, id));
    }
  });

  it('counts from the first round of a scenario', () => {
    const short = newGame({ scenario: 'short-3' });
    expect(expectedByNow(short, 'welsh')).toBe(0);
    expect(targetOf(short, 'welsh')).toBe(61);
  });

  it('takes bids off', () => {
    const state: GameState = {
      ...SAXONS,
      cards: SAXONS.cards.map((card, i) => card && { ...card, points: i }),
    };
    expect(
      sidesOf(state)
        .map(({ bid }) => bid)
        .sort(),
    ).toEqual([0, 1, 2, 3]);
  });
});

describe('the timeline', () => {
  it('says what comes when', () => {
    const rounds = timelineOf(SAXONS);
    expect(rounds).toHaveLength(16);
    expect(rounds.filter(({ scoring }) => scoring).map(({ round }) => round)).toEqual([5, 7, 10, 13, 16]);
    expect(rounds.find(({ when }) => when === 'now')?.comings.at(-3)).toEqual({
      nation: 'saxons',
      armies: 8,
      seas: ['frisian-sea'],
      onBorder: false,
      onLand: false,
      leader: 'aelle',
      status: ['major-invasion', 'boats'],
      past: false,
    });
    expect(timelineOf(newGame({ scenario: 'two-vikings' })).map(({ round }) => round)).toEqual([
      11, 12, 13, 14,
    ]);
  });

  it('shows five rounds around now', () => {
    const rounds = Array.from({ length: 16 }, (_, i) => i + 1);
    expect(aroundNow(rounds, 0)).toEqual([1, 2, 3, 4, 5]);
    expect(aroundNow(rounds, 7)).toEqual([6, 7, 8, 9, 10]);
    expect(aroundNow(rounds, 15)).toEqual([12, 13, 14, 15, 16]);
    expect(aroundNow([1, 2], 0)).toEqual([1, 2]);
  });

  it('has lanes only for what a nation does', () => {
    expect(timetableRows(timetableOf(SAXONS, 'saxons'))).toEqual([
      'arrivals',
      'raid',
      'major',
      'boats',
      'burhs',
      'reinforcements',
      'crown',
    ]);
    expect(timetableRows(timetableOf(SAXONS, 'welsh'))).toEqual(['crown']);
  });

  it('knows where leaders are', () => {
    expect(leadersOf(SAXONS, 'saxons').map(({ state }) => state)).toEqual([
      'here',
      'to-come',
      'to-come',
      'to-come',
      'to-come',
    ]);
    expect(leadersOf(SAXONS, 'belgae')).toMatchObject([{ leader: 'boudicca', state: 'gone' }]);
  });

  it('walks through the nations in playing order', () => {
    expect(roster(SAXONS)).toHaveLength(17);
    expect(roster(newGame({ scenario: 'two-early' }))).not.toContain('normans');
    expect(neighbourNation(SAXONS, 'normans', 1)).toBe('romans');
    expect(neighbourNation(SAXONS, 'romans', -1)).toBe('normans');
  });
});

describe('armies', () => {
  it('gives the figures of a unit', () => {
    expect(unitsOf(SAXONS, 'saxons')).toMatchObject([
      {
        unit: 'infantry',
        inPlay: 10,
        total: 20,
        hitsOn: 5,
        fallsTo: 5,
        fallsInDifficult: 6,
        moves: 2,
        led: 3,
        cost: 6,
      },
      { unit: 'leader', inPlay: 1, moves: 3 },
      { unit: 'burh', inPlay: 0, total: 8, cost: 2, moves: 0 },
    ]);
    expect(unitsOf(SAXONS, 'romans')[0]).toMatchObject({ hitsOn: 4, fallsTo: 6, moves: 3 });
    expect(unitsOf(SAXONS, 'romans')[0]).not.toHaveProperty('cost');
  });

  it('counts growth and overpopulation (UI-36)', () => {
    expect(populationOf(SAXONS, 'saxons')).toEqual({
      marker: 0,
      fromAreas: 4,
      armies: 0,
      kept: 4,
      onLand: 6,
      limit: 4,
      over: 2,
    });
    expect(populationOf(SAXONS, 'romans')).toBeUndefined();
  });

  it('tells how far stacks can still move', () => {
    expect(stacksOf(SAXONS, 'saxons').map(({ area, count, left }) => [area, count, left])).toEqual([
      ['sussex', 4, 2],
      ['frisian-sea', 4, 3],
      ['wessex', 2, 2],
    ]);
  });

  it('names limits in the shorter way', () => {
    expect(limitsOf(SAXONS, 'saxons')).toMatchObject({
      closedSeas: ['atlantic-ocean'],
      points: { limited: 'wales', halfOf: 'england' },
    });
    expect(limitsOf(SAXONS, 'scots').landing?.only).toBe(true);
    expect(limitsOf(SAXONS, 'danes').landing).toMatchObject({ only: false, regions: ['scotland'] });
    expect(limitsOf(SAXONS, 'normans').staysInSea).toBe(true);
  });
});

describe('layers and areas', () => {
  it('write their figures', () => {
    expect(pointsLayer(SAXONS, 'saxons').get('essex')).toEqual({ text: '6', weight: 1, held: false });
    expect(pointsLayer(SAXONS, 'saxons').get('sussex')?.held).toBe(true);
    expect(populationLayer(SAXONS, 'saxons').get('sussex')).toEqual({
      text: '2',
      weight: 1,
      held: true,
      over: true,
    });
    expect(populationLayer(SAXONS, 'angles').get('york')?.over).toBeUndefined();
    expect(stackingLayer(SAXONS, 'saxons').get('sussex')).toMatchObject({
      text: '4/3',
      small: '∞',
      over: true,
      held: true,
    });
    // STK-2: even the one overstack has a limit in difficult land; Romans have no other (STK-3).
    expect(stackingLayer(SAXONS, 'saxons').get('gwent')).toMatchObject({ text: '0/2', small: '4' });
    expect(stackingLayer(SAXONS, 'romans').get('kent')).toMatchObject({ text: '0/∞' });
    expect(stackingLayer(SAXONS, 'romans').get('gwent')?.small).toBeUndefined();
  });

  it('tell who stands where and what it is worth', () => {
    expect(areaFact(SAXONS, 'sussex').occupants).toEqual([
      {
        nation: 'saxons',
        infantry: 4,
        cavalry: 0,
        burh: false,
        fort: false,
        stacking: { now: 4, limit: 3, overstack: Number.POSITIVE_INFINITY, over: true },
      },
    ]);
    expect(areaFact(SAXONS, 'frisian-sea')).toMatchObject({ sea: true, population: 0 });
    const york = worthOf(SAXONS, 'york');
    expect(york.find(({ nation }) => nation === 'welsh')?.values[0]?.column.kind).toBe('hold');
    expect(york.map(({ nation }) => nation)).toContain('norwegians');
  });
});

describe('every scenario', () => {
  it.each(SCENARIOS.map(({ id }) => id))('%s: a whole game can be looked at', (scenario: ScenarioId) => {
    const dice = seededDice(7);
    let state = newGame({ scenario });
    for (let step = 0; state.pending !== null; step++) {
      if (step % 200 === 0) look(state);
      state = apply(state, defaultAction(state) as Action, dice).state;
    }
    look(state);
    for (const id of roster(state))
      expect(columnsOf(state, id).every(({ when }) => when === 'past')).toBe(true);
  });
});

/** What the card shows as gained is what the ledger says. */
function look(state: GameState): void {
  const points = nationPoints(state);
  expect(sidesOf(state).reduce((sum, side) => sum + side.points, 0)).toBe(points.reduce((a, b) => a + b, 0));
  timelineOf(state);
  for (const id of roster(state)) {
    cardTable(state, id);
    eliminationsOf(state, id);
    leadersOf(state, id);
    for (const layer of [pointsLayer, populationLayer, stackingLayer])
      for (const { weight } of layer(state, id).values()) expect(weight >= 0 && weight <= 1).toBe(true);
  }
}
