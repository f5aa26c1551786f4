import { areaOf, type GameState, type NationId, newGame, type Position } from '@bretwalda/engine';
import { FIRST_NATION, rulesWith } from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { worthOf } from '../src/facts/area.ts';
import { cardTable } from '../src/facts/card.ts';
import { columnsOf } from '../src/facts/columns.ts';
import { expectedByNow, targetOf } from '../src/facts/expected-points.ts';
import { growthAhead } from '../src/facts/growth.ts';
import { leadersOf } from '../src/facts/leaders.ts';
import { limitsOf } from '../src/facts/limits.ts';
import { populationLayer, stackingOf } from '../src/facts/map-layers.ts';
import { phaseOf, phasesOf } from '../src/facts/phases.ts';
import { purchasesAhead } from '../src/facts/purchase.ts';
import { timelineOf } from '../src/facts/rounds.ts';
import { armyCount, unitsOf } from '../src/facts/units.ts';
import { at } from './at-position.ts';

/** What the screen says of Britannia reduX. */

const START = newGame({ scenario: 'redux-4' });

const redux = (round: number, nation: NationId, stacks: Readonly<Record<string, number>>): GameState =>
  at({
    scenario: 'redux-4',
    round,
    nation,
    step: 'movement',
    areas: Object.fromEntries(
      Object.entries(stacks).map(([area, infantry]) => [area, { units: [{ nation, infantry }] }]),
    ),
  } as Position);

describe('the card of a nation', () => {
  it('X-SCORE-1, X-SEQ-2: has one column for all rounds, with its centres first', () => {
    expect(
      columnsOf(START, 'danes').map(({ key, first, last, next }) => ({ key, first, last, next })),
    ).toEqual([{ key: 'every-6', first: 6, last: 16, next: true }]);
    const rows = cardTable(START, 'danes').rows.map(({ area, centre, cells }) => [
      area,
      centre,
      cells[0]?.points,
    ]);
    expect(rows.slice(0, 4)).toEqual([
      ['york', true, 5],
      ['lindsey', true, 5],
      ['norfolk', true, 5],
      ['orkneys', false, 1],
    ]);
    expect(rows).toHaveLength(37);
  });

  it('X-SEQ-2: marks what is held now in every round, and sums what was gained so far', () => {
    const played = redux(9, 'saxons', { essex: 1, kent: 1 });
    const before = {
      round: 8,
      nation: played.nation,
      reason: 'hold',
      area: areaOf('york'),
      line: 0,
      points: 1,
    };
    const saxons = cardTable({ ...played, ledger: [before] } as unknown as GameState, 'saxons');
    expect(saxons.rows.filter(({ cells }) => cells[0]?.mark === 'held').map(({ area }) => area)).toEqual([
      'essex',
      'kent',
    ]);
    expect(saxons.gains).toEqual([4]);
    expect(saxons.soFar).toEqual([1]);
  });

  it('X-SCORE-1: an area is worth something to everybody, and most to those whose centre it is', () => {
    const kent = worthOf(START, 'kent').map(({ nation, values }) => [
      nation,
      values.map(({ points }) => points),
    ]);
    expect(kent).toHaveLength(15);
    expect(kent).toContainEqual(['normans', [8]]);
    expect(kent).toContainEqual(['jutes', [3]]);
    expect(kent).toContainEqual(['welsh', [1]]);
  });

  it('knows what is usual in reduX, not in the full game', () => {
    expect(expectedByNow(START, 'saxons')).toBe(0);
    expect(targetOf(START, 'saxons')).not.toBe(targetOf(newGame({ scenario: 'standard-4' }), 'saxons'));
    expect(targetOf(newGame({ scenario: 'redux-short-4' }), 'saxons')).toBeLessThan(
      targetOf(START, 'saxons'),
    );
  });
});

describe('units', () => {
  it('X-GEN-2, XP-3: are armies alone, as many as there are pieces', () => {
    for (const id of ['saxons', 'romano-british', 'normans', 'danes'] as const) {
      const [army, ...others] = unitsOf(START, id);
      expect(others).toEqual([]);
      expect(army).toMatchObject({
        unit: 'infantry',
        moves: 2,
        hitsOn: 5,
        fallsTo: 5,
        fallsInDifficult: 6,
        cost: 4,
      });
      expect(army).not.toHaveProperty('led');
      expect(army).not.toHaveProperty('hitsStrongOn');
    }
    expect(armyCount(START, 'normans').total).toBe(12);
    expect(armyCount(START, 'romano-british').total).toBe(10);
    expect(leadersOf(START, 'saxons')).toEqual([]);
  });

  it('X-BAT-5: roll two dice and fall to two hits where luck is reduced', () => {
    const dice = (variants: readonly string[]) =>
      unitsOf(newGame({ scenario: 'redux-4', options: { variants: [...variants] } }), 'saxons')[0]?.dice;
    expect(dice([])).toBe(1);
    expect(dice(['reduced-luck'])).toBe(2);
  });

  it('X-STK-1: stand three or two in an area, six or four as the overstack', () => {
    const state = redux(9, 'saxons', { essex: 4, downlands: 1 });
    expect(stackingOf(state, 'saxons', areaOf('essex'))).toMatchObject({
      now: 4,
      limit: 3,
      overstack: 6,
      over: true,
    });
  });
});

describe('the turn', () => {
  it('X-SEQ-1: has three phases', () => {
    expect(phasesOf(START, FIRST_NATION)).toEqual(['population', 'movement', 'battles']);
    const arriving = { ...START, step: 'reinforcements', pending: null, nation: 11 } as unknown as GameState;
    expect(phaseOf(arriving)).toBe('population');
  });

  it('X-POP-1, X-POP-3: raises an army for four points, and fewer beyond the limit', () => {
    const fed = redux(9, 'saxons', { essex: 2, kent: 2 });
    expect(growthAhead(fed, 'saxons')).toMatchObject({ points: 4, armies: 1, kept: 0, unfed: 0 });
    expect(purchasesAhead(fed, 'saxons')?.goods).toMatchObject([{ unit: 'army', cost: 4, affordable: 1 }]);
    const hungry = redux(9, 'saxons', { essex: 3, kent: 3 });
    expect(growthAhead(hungry, 'saxons')).toMatchObject({ points: 4, armies: 0, unfed: 1, removed: 0 });
    expect(purchasesAhead(hungry, 'saxons')?.goods).toMatchObject([{ affordable: 0 }]);
    expect(growthAhead(redux(9, 'saxons', { essex: 6 }), 'saxons')).toMatchObject({ unfed: 3, removed: 1 });
  });

  it('X-LIM-1: the map marks where armies stand that the land does not feed', () => {
    const over = (stacks: Readonly<Record<string, number>>) =>
      populationLayer(redux(9, 'saxons', stacks), 'saxons').get('essex')?.over === true;
    expect(over({ essex: 3 })).toBe(false);
    expect(over({ essex: 4 })).toBe(true);
  });
});

describe('the timeline', () => {
  const coming = (round: number, nation: NationId) =>
    timelineOf(START)
      .find((fact) => fact.round === round)
      ?.comings.find((one) => one.nation === nation);

  it('XP-1, X-SEQ-2: has eleven rounds, points in each and a King at the end', () => {
    const rounds = timelineOf(START);
    expect(rounds.map(({ round }) => round)).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
    expect(rounds.every(({ scoring }) => scoring)).toBe(true);
    expect(rounds.filter(({ crown }) => crown).map(({ round, crown }) => [round, crown])).toEqual([
      [16, 'king'],
    ]);
  });

  it('X-REI-1, X-REI-2, X-GEN-3: tells of two seas, of armies on land and of names', () => {
    expect(coming(11, 'danes')).toMatchObject({
      seas: ['north-sea', 'frisian-sea'],
      onBorder: true,
      onLand: false,
    });
    expect(coming(16, 'saxons')).toMatchObject({ seas: [], onLand: true, armies: 2 });
    expect(coming(9, 'angles')).toMatchObject({ armies: 0, namesake: 'oswiu' });
    expect(coming(9, 'angles')).not.toHaveProperty('leader');
  });

  it('X-MOV-4: says of nations that come by sea that they stay in theirs', () => {
    expect(limitsOf(START, 'danes').staysInSea).toBe(true);
    expect(limitsOf(START, 'welsh').staysInSea).toBe(false);
    expect(limitsOf(START, 'welsh').closedSeas).toEqual([]);
  });
});

describe('DIG-4, DIG-13: the computer game', () => {
  it('has units as its own rules make them', () => {
    const state = newGame({ scenario: 'computer-full' });
    const [infantry, leader] = unitsOf(state, 'saxons');
    expect(infantry).toMatchObject({ moves: 2, led: 3 });
    expect(leader).toMatchObject({ unit: 'leader', total: 5 });
    expect(unitsOf(state, 'romans')[0]).toMatchObject({ moves: 3 });
    expect(rulesWith('computer-game', state.options.variants).ways.led).toBe('one-area-more');
  });
});
