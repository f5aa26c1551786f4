import type { LandId, NationId, Position } from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import { cardTable } from '../src/facts/card.ts';
import { columnsOf } from '../src/facts/columns.ts';
import { pointsLayer } from '../src/facts/map-layers.ts';
import { at } from './at-position.ts';

/** What a card says of its areas: scored, missed, held or open. */

type Areas = Position['areas'];

const alone = (nation: NationId, ...areas: readonly LandId[]): Areas =>
  Object.fromEntries(areas.map((area) => [area, { units: [{ nation, infantry: 1 }] }]));

/** A moment in which it is some nation's turn to move. */
const turnOf = (round: number, nation: NationId, areas: Areas, more: Partial<Position> = {}) =>
  at({ round, nation, step: 'movement', areas: { ...alone(nation, 'gwent'), ...areas }, ...more });

const told = (state: ReturnType<typeof at>, nation: NationId) =>
  columnsOf(state, nation).map(({ key, when, next }) => `${key} ${when}${next ? ' next' : ''}`);

const marksOf = (state: ReturnType<typeof at>, nation: NationId, area: LandId) =>
  cardTable(state, nation)
    .rows.find((row) => row.area === area)
    ?.cells.map(({ mark }) => mark);

describe('when a column of a card is over', () => {
  it('SCORE-2: areas held count at the end of the round, also for who has had its turn', () => {
    expect(told(turnOf(13, 'saxons', alone('norsemen', 'orkneys')), 'norsemen')).toEqual([
      'occupy-11 open',
      'hold-13 open next',
      'hold-16 later',
    ]);
    const camp: Areas = { kent: { units: [{ nation: 'romans', infantry: 1 }], fort: 'intact' } };
    expect(told(turnOf(5, 'welsh', camp), 'romans')).toEqual(['occupy-1 past', 'limes-5 open next']);
  });

  it('SCORE-3: areas entered count during the turn, and no more after the last of them', () => {
    expect(told(turnOf(12, 'danes', alone('danes', 'york')), 'danes')[1]).toBe('occupy-12 open next');
    expect(told(turnOf(12, 'saxons', alone('danes', 'york')), 'danes').slice(1, 3)).toEqual([
      'occupy-12 past',
      'hold-13 later next',
    ]);
    expect(told(turnOf(16, 'saxons', alone('norsemen', 'orkneys')), 'norsemen')).toEqual([
      'occupy-11 past',
      'hold-13 past',
      'hold-16 open next',
    ]);
  });
});

describe('what would count now', () => {
  it('BSUB-9: the land of subject Brigantes counts for the Angles', () => {
    const north = turnOf(
      10,
      'angles',
      { york: { units: [{ nation: 'angles', infantry: 1 }] }, ...alone('brigantes', 'cumbria') },
      { overlords: { brigantes: 'angles' } },
    );
    expect(marksOf(north, 'angles', 'cumbria')).toContain('held');
  });

  it('LIMES-1: the Romans are paid for forts, not for ruins', () => {
    const limes = turnOf(5, 'romans', {
      essex: { units: [{ nation: 'romans', infantry: 1 }], fort: 'intact' },
      york: { units: [{ nation: 'romans', infantry: 1 }], fort: 'destroyed' },
    });
    expect(marksOf(limes, 'romans', 'essex')?.at(-1)).toBe('held');
    expect(marksOf(limes, 'romans', 'york')?.at(-1)).toBe('open');
  });
});

describe('what was scored', () => {
  it('for areas entered stays scored, whoever stands there now', () => {
    const state = turnOf(2, 'romans', alone('belgae', 'essex'), {
      ledger: [
        { nation: 'romans', round: 1, points: 2, reason: 'occupy', area: 'essex' },
        { nation: 'romans', round: 1, points: 2, reason: 'occupy', area: 'kent' },
        { nation: 'romans', round: 1, points: -2, reason: 'taken-back', area: 'kent' },
      ],
    });
    expect(marksOf(state, 'romans', 'essex')?.[0]).toBe('scored');
    expect(marksOf(state, 'romans', 'kent')?.[0]).toBe('open');
    expect(cardTable(state, 'romans').gains).toEqual([2, 0]);
    expect(pointsLayer(state, 'romans').get('essex')).toMatchObject({ held: true });
    expect(pointsLayer(state, 'romans').get('kent')).toMatchObject({ held: false });
  });

  it('by the Danes as raiders, and by the Limes, has columns of its own', () => {
    const danes = turnOf(12, 'danes', alone('danes', 'york'), {
      ledger: [{ nation: 'danes', round: 11, points: 2, reason: 'occupy', area: 'kent' }],
    });
    expect(marksOf(danes, 'danes', 'kent')?.[0]).toBe('scored');
    expect(marksOf(danes, 'danes', 'essex')?.[0]).toBe('missed');
    expect(cardTable(danes, 'danes').gains[0]).toBe(2);
    const romans = turnOf(
      6,
      'welsh',
      {},
      {
        ledger: [{ nation: 'romans', round: 5, points: 4, reason: 'limes', area: 'kent' }],
      },
    );
    expect(marksOf(romans, 'romans', 'kent')?.at(-1)).toBe('scored');
    expect(marksOf(romans, 'romans', 'essex')?.at(-1)).toBe('missed');
    expect(cardTable(romans, 'romans').gains).toEqual([0, 4]);
  });

  it('by others, or in another round, is not on this line', () => {
    const state = turnOf(
      14,
      'welsh',
      {},
      {
        ledger: [
          { nation: 'jutes', round: 7, points: 4, reason: 'hold', area: 'kent' },
          { nation: 'saxons', round: 13, points: 2, reason: 'hold', area: 'kent' },
        ],
      },
    );
    expect(marksOf(state, 'saxons', 'kent')).toEqual(['missed', 'missed', 'missed', 'scored', 'open']);
    expect(cardTable(state, 'saxons').gains).toEqual([0, 0, 0, 2, 0]);
  });
});

it('the areas that bring most next time stand first, also on a card with columns before that', () => {
  const { columns, rows } = cardTable(turnOf(6, 'saxons', {}), 'saxons');
  const next = columns.findIndex((column) => column.next);
  expect(next).toBeGreaterThan(0);
  const points = rows.map(({ cells }) => cells[next]?.points ?? 0);
  expect(points).toEqual(points.toSorted((a, b) => b - a));
});
