import {
  type Action,
  apply,
  defaultAction,
  type GameState,
  type LandId,
  type NationId,
  nationOf,
  type Position,
  seededDice,
} from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import { cardTable } from '../src/facts/card.ts';
import { expectedByNow, standingOf, targetOf } from '../src/facts/expected-points.ts';
import { pointsLayer } from '../src/facts/map-layers.ts';
import { at } from './at-position.ts';

const hold = (nation: NationId, areas: readonly LandId[]): Position['areas'] =>
  Object.fromEntries(areas.map((area) => [area, { units: [{ nation, infantry: 1 }] }]));

/** What the card shows as "held now" in its next column. */
const shown = (state: GameState, id: NationId): number | null | undefined => {
  const { columns, gains } = cardTable(state, id);
  return gains[columns.findIndex(({ next }) => next)];
};

/** What the engine gives for it, when the round is counted at once. */
function counted(state: GameState, id: NationId): number {
  const { round } = state;
  const dice = seededDice(1);
  let now = state;
  while (now.round === round && now.pending !== null)
    now = apply(now, defaultAction(now) as Action, dice).state;
  return now.ledger
    .filter((entry) => entry.nation === nationOf(id) && entry.round === round)
    .reduce((sum, { points }) => sum + points, 0);
}

describe('odd halves on a card', () => {
  const subject = (areas: readonly LandId[]): GameState =>
    at({
      round: 5,
      nation: 'angles',
      step: 'movement',
      areas: {
        ...hold('welsh', areas),
        kent: { units: [{ nation: 'romans', infantry: 2 }], fort: 'intact' },
        'frisian-sea': { units: [{ nation: 'angles', infantry: 1 }] },
      },
      overlords: { welsh: 'romans' },
    });

  it.each([
    [['dyfed'], 2],
    [['dyfed', 'york'], 3],
    [['dyfed', 'clwyd', 'york'], 4],
    [['york'], 0],
  ] as const)('SUB-24: a subject keeps half of %s, halves up: %i', (areas, points) => {
    const state = subject(areas);
    expect(shown(state, 'welsh')).toBe(points);
    expect(counted(state, 'welsh')).toBe(points);
  });

  it.each([
    [['kent', 'devon', 'cornwall'], 3 + 1],
    [['kent', 'essex', 'devon', 'cornwall'], 7 + 3],
    [['essex', 'devon', 'cornwall'], 4 + 2],
  ] as const)(
    'LIMIT-4: of an odd sum in England the Saxons of %s get the half rounded down',
    (areas, points) => {
      const state = at({
        round: 10,
        nation: 'saxons',
        step: 'movement',
        areas: hold('saxons', areas),
        options: { ballot: 'open' },
      });
      expect(shown(state, 'saxons')).toBe(points);
      const bretwalda = 4; // nobody else votes
      expect(counted(state, 'saxons')).toBe(points + bretwalda);
    },
  );

  it('the layer of points tells what is held', () => {
    expect(pointsLayer(subject(['dyfed']), 'welsh').get('dyfed')).toMatchObject({ text: '4', held: true });
  });
});

describe('the expected points by now', () => {
  const expected = (id: NationId, position: Omit<Position, 'areas'>): number =>
    expectedByNow(at({ ...position, areas: hold('welsh', ['dyfed']) }), id);

  it('count a turn once it is played', () => {
    const before = { round: 2, nation: 'belgae', step: 'movement' } as const;
    expect(expected('welsh', before)).toBe(2);
    expect(expected('romans', { round: 1, nation: 'romans', step: 'movement' })).toBe(0);
    expect(expected('romans', { round: 1, nation: 'belgae', step: 'movement' })).toBe(55);
    expect(expected('romans', { ...before, nation: 'romans' })).toBe(55);
    expect(expected('romans', before)).toBe(79);
  });

  it('count a scoring round once it is counted, not when the turn is played', () => {
    expect(expected('welsh', { round: 5, nation: 'angles', step: 'movement' })).toBe(2);
    expect(expected('welsh', { round: 6, nation: 'romano-british', step: 'movement' })).toBe(11);
  });

  it('begin at nothing where a scenario begins later, and end where it ends', () => {
    const short = (round: number): Omit<Position, 'areas'> => ({
      scenario: 'short-3',
      round,
      nation: 'brigantes',
      step: 'movement',
    });
    expect(expected('welsh', short(6))).toBe(0);
    expect(expected('welsh', short(8))).toBe(30 + 5 - 11); // its turn of round 8 is played
    const last = at({ ...short(13), areas: hold('welsh', ['dyfed']) });
    expect(targetOf(last, 'welsh')).toBe(72 - 11);
  });

  it('SCN-11: the second Romano-British are measured by the card they play', () => {
    const position = { scenario: 'two-germanic', round: 8, nation: 'angles', step: 'movement' } as const;
    expect(expected('belgae', position)).toBe(9);
    expect(expected('belgae', position)).toBe(expected('romano-british', position));
  });

  it('stand beside what a nation has', () => {
    const state = at({
      round: 8,
      nation: 'brigantes',
      step: 'movement',
      areas: hold('welsh', ['dyfed']),
      ledger: [{ nation: 'welsh', round: 7, points: 12, reason: 'hold', area: 'dyfed' }],
    });
    expect(standingOf(state, 'welsh')).toEqual({ points: 12, expected: 35, target: 92 });
  });
});
