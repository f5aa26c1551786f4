import { type GameState, newGame, type Position } from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import { type CardTable, cardTable, splitTail } from '../src/facts/card.ts';
import { columnsOf } from '../src/facts/columns.ts';
import { eliminationsOf, specialGoalsOf } from '../src/facts/eliminations.ts';
import { leadersOf } from '../src/facts/leaders.ts';
import { limitsOf } from '../src/facts/limits.ts';
import { at } from './at-position.ts';

type Ledger = NonNullable<Position['ledger']>;

const START = newGame({ scenario: 'standard-4' });
const over = (state: GameState): GameState => ({ ...state, step: 'over', pending: null });

describe('a scoring round that is counted', () => {
  const counted = (nation: string, ledger: readonly object[]): CardTable =>
    cardTable(
      at({
        round: 8,
        nation: 'romans',
        areas: { kent: { units: [{ nation: 'saxons', infantry: 1 }] } },
        ledger: ledger.map((entry) => ({ nation, round: 7, ...entry })) as Ledger,
      }),
      nation as 'saxons',
    );
  const gainOf = ({ columns, gains }: CardTable, round: number) =>
    gains[columns.findIndex(({ last }) => last === round)];

  it('LIMIT-4: shows what was left after the limit of the card', () => {
    const card = counted('saxons', [
      { points: 6, reason: 'hold', area: 'essex' },
      { points: 2, reason: 'hold', area: 'devon' },
      { points: 2, reason: 'hold', area: 'cornwall' },
      { points: -1, reason: 'limit' },
    ]);
    expect(gainOf(card, 7)).toBe(9);
    expect(gainOf(card, 5)).toBe(0);
  });

  it('SUB-24: shows the half that a subject kept', () => {
    const card = counted('welsh', [
      { points: 4, reason: 'hold', area: 'dyfed' },
      { points: -2, reason: 'subject-half' },
    ]);
    expect(gainOf(card, 7)).toBe(2);
    expect(gainOf(card, 10)).toBe(0);
  });

  it('does not count what was scored for something else', () => {
    const card = counted('saxons', [
      { points: 2, reason: 'hold', area: 'kent' },
      { points: 6, reason: 'eliminate', area: 'kent', unit: 'fort', of: 'romans' },
      { points: 4, reason: 'bretwalda' },
    ]);
    expect(gainOf(card, 7)).toBe(2);
  });

  it('nothing of it is left open at the end of the game', () => {
    const card = cardTable(over(START), 'welsh');
    expect(card.columns.every(({ when, next }) => when === 'past' && !next)).toBe(true);
    expect(card.rows.flatMap(({ cells }) => cells.map(({ mark }) => mark))).not.toContain('open');
  });
});

describe('the columns of a card', () => {
  it('go by round and say which line of the card they are', () => {
    expect(
      columnsOf(START, 'danes').map(({ key, line, first, last }) => `${key} ${line} ${first}-${last}`),
    ).toEqual(['snapshot-11 0 11-11', 'occupy-12 1 12-12', 'hold-13 0 13-13', 'hold-16 1 16-16']);
    expect(
      columnsOf(START, 'romans').map(({ key, line, first, last }) => `${key} ${line} ${first}-${last}`),
    ).toEqual(['occupy-1 0 1-3', 'limes-5 0 5-5']);
  });

  it('one that is open counts before those to come, and what is held before what is entered', () => {
    const when = (round: number, nation: 'romans' | 'danes' | 'normans') =>
      columnsOf(
        at({
          round,
          nation,
          step: 'movement',
          areas: { kent: { units: [{ nation, infantry: 1 }] } },
        }),
        nation,
      ).map(({ key, when, next }) => `${key} ${when}${next ? ' next' : ''}`);
    expect(when(2, 'romans')).toEqual(['occupy-1 open next', 'limes-5 later']);
    expect(when(5, 'romans')).toEqual(['occupy-1 past', 'limes-5 open next']);
    expect(when(16, 'normans')).toEqual(['occupy-15 past', 'hold-16 open next']);
    expect(when(11, 'danes')[0]).toBe('snapshot-11 open next');
  });

  it('LIMES-1: the Limes column promises what the Romans would be paid for today, before anything is counted', () => {
    const holding = (round: number): Position => ({
      round,
      nation: 'romans',
      step: 'movement',
      areas: { essex: { units: [{ nation: 'romans', infantry: 1 }], fort: 'intact' } },
    });
    const gains = (round: number) => cardTable(at(holding(round)), 'romans').gains;
    expect(gains(4)).toEqual([0, 6]);
    expect(gains(2)).toEqual([0, 0]); // the points for entering come first
  });

  it('of a shorter scenario are those of its rounds', () => {
    const rounds = (scenario: 'short-3' | 'two-vikings') =>
      columnsOf(newGame({ scenario }), 'welsh').map(({ kind, last }) => `${kind} ${last}`);
    expect(rounds('short-3')).toEqual(['hold 7', 'occupy 9', 'hold 10', 'hold 13']);
    expect(rounds('two-vikings')).toEqual(['hold 13']);
  });

  it('an area that is entered counts once its nation stands there alone', () => {
    const state = at({
      round: 2,
      nation: 'romans',
      step: 'movement',
      areas: {
        kent: { units: [{ nation: 'romans', infantry: 1 }] },
        essex: { units: [{ nation: 'belgae', infantry: 1 }] },
      },
    });
    const mark = (area: string) =>
      cardTable(state, 'romans').rows.find((row) => row.area === area)?.cells[0]?.mark;
    expect(mark('kent')).toBe('held');
    expect(mark('essex')).toBe('open');
  });
});

describe('the tail of a long card', () => {
  const { rows } = cardTable(START, 'welsh');

  it('has only areas that are alike, neither held nor scored', () => {
    const { head, tail } = splitTail(rows);
    expect(new Set(tail.map(({ cells }) => cells.map(({ points }) => points).join())).size).toBe(1);
    expect(tail.some(({ held }) => held)).toBe(false);
    expect([...head, ...tail].sort((a, b) => rows.indexOf(a) - rows.indexOf(b))).toEqual(rows);
    const scored = rows.map((row) =>
      row === tail[0]
        ? {
            ...row,
            cells: row.cells.map((cell, i) => (i === 0 ? { ...cell, mark: 'scored' as const } : cell)),
          }
        : row,
    );
    expect(splitTail(scored).tail).toHaveLength(tail.length - 1);
    const held = rows.map((row) => (row === tail[0] ? { ...row, held: true } : row));
    expect(splitTail(held).tail).toHaveLength(tail.length - 1);
  });

  it('is folded only where that saves room', () => {
    const { head, tail } = splitTail(rows);
    expect(splitTail([...tail, ...tail].slice(0, 18)).tail).toEqual([]); // a card that is not long
    expect(splitTail([...tail, ...tail].slice(0, 19)).tail).toHaveLength(19);
    expect(splitTail([...head, ...head, ...tail.slice(0, 5)])).toMatchObject({ tail: [] });
    expect(splitTail([...head, ...head, ...tail.slice(0, 6)]).tail).toHaveLength(6);
    expect(splitTail([])).toEqual({ head: [], tail: [] });
  });

  it('the areas most wanted next come first, then those wanted most of all', () => {
    const worth = rows.map(({ cells }) => [
      cells[0]?.points ?? 0,
      cells.reduce((sum, { points }) => sum + points, 0),
    ]);
    const sorted = worth.toSorted(([a = 0, x = 0], [b = 0, y = 0]) => b - a || y - x);
    expect(worth).toEqual(sorted);
    expect(rows.every(({ cells }) => cells.some(({ points }) => points > 0))).toBe(true);
  });
});

describe('points for beaten units (UI-24)', () => {
  const told = (state: GameState, id: Parameters<typeof eliminationsOf>[1]) =>
    eliminationsOf(state, id).map(({ points, targets, rounds, ownTurnOnly, exceptOwnTurnOf, open }) =>
      [
        points,
        targets
          .map(
            (target) =>
              ('nation' in target ? `${target.nation} ` : '') +
              ('leader' in target ? target.leader : target.kind),
          )
          .join('+'),
        rounds?.join('-') ?? 'any time',
        ...(ownTurnOnly ? ['own turn'] : []),
        ...(exceptOwnTurnOf === undefined ? [] : [`not in own turn of ${exceptOwnTurnOf}`]),
        open ? 'open' : 'over',
      ].join(', '),
    );

  it('say for whom, when and how much, as the card does', () => {
    expect(told(START, 'belgae')).toEqual([
      '6, romans army+fort, 1-1, own turn, open',
      '2, romans army, any time, not in own turn of 1, open',
      '4, fort, any time, not in own turn of 1, open',
    ]);
    expect(told(START, 'romano-british')).toEqual([
      '6, aelle, 6-7, open',
      '2, saxons army+angles army+jutes army, 6-7, own turn, open',
      '2, turncoat, 6-7, own turn, open',
    ]);
    expect(told(START, 'saxons')[2]).toBe('2, romano-british cavalry, any time, own turn, open');
    expect(told(START, 'irish')).toEqual(['2, any-army, 3-6, own turn, open', '2, fort, any time, open']);
  });

  it('a shorter scenario has those alone whose rounds and units it has', () => {
    const of = (scenario: 'short-3' | 'two-early' | 'two-vikings') => newGame({ scenario });
    expect(told(of('short-3'), 'irish')).toEqual(['2, any-army, 6-6, own turn, open']);
    expect(told(of('short-3'), 'picts')).toEqual([]); // Romans and their forts
    expect(told(of('two-vikings'), 'irish')).toEqual([]);
    expect(told(of('two-early'), 'jutes')).toHaveLength(2);
  });

  it('are over after their last round, and all of them after the game', () => {
    const later = (round: number) =>
      at({ round, nation: 'welsh', areas: { kent: { units: [{ nation: 'belgae', infantry: 1 }] } } });
    expect(eliminationsOf(later(7), 'romano-british').every(({ open }) => open)).toBe(true);
    expect(eliminationsOf(later(8), 'romano-british').some(({ open }) => open)).toBe(false);
    expect(eliminationsOf(later(8), 'belgae').map(({ open }) => open)).toEqual([false, true, true]);
    expect(eliminationsOf(over(START), 'belgae').some(({ open }) => open)).toBe(false);
  });

  it('count what this nation scored on this line, and nothing else', () => {
    const entry = { round: 4, points: 2, area: 'kent', unit: 'infantry', of: 'romans' };
    const state = at({
      round: 5,
      nation: 'welsh',
      areas: { kent: { units: [{ nation: 'saxons', infantry: 1 }] } },
      ledger: [
        { ...entry, nation: 'saxons', reason: 'eliminate' },
        { ...entry, nation: 'saxons', reason: 'eliminate' },
        { ...entry, nation: 'angles', reason: 'eliminate' },
        { nation: 'saxons', round: 5, points: 2, reason: 'hold', area: 'kent' },
      ] as Ledger,
    });
    expect(eliminationsOf(state, 'saxons').map(({ times }) => times)).toEqual([2, 0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('points for events', () => {
  it('are open until their last round, and earned once', () => {
    expect(specialGoalsOf(START, 'romans')).toEqual([
      { event: 'belgae-submit', points: 6, rounds: [1, 1], by: [], earned: false, open: true },
    ]);
    expect(specialGoalsOf(START, 'normans')).toEqual([
      {
        event: 'harold-eliminated',
        points: 6,
        rounds: [15, 16],
        by: ['norwegians', 'danes', 'normans'],
        earned: false,
        open: true,
      },
    ]);
    const submitted = at({
      round: 2,
      nation: 'romans',
      areas: { kent: { units: [{ nation: 'romans', infantry: 1 }] } },
      ledger: [{ nation: 'romans', round: 1, points: 6, reason: 'special', what: 'belgae-submit' }],
    });
    expect(specialGoalsOf(submitted, 'romans')[0]).toMatchObject({ earned: true, open: false });
    expect(specialGoalsOf(submitted, 'normans')[0]).toMatchObject({ earned: false, open: true });
    expect(specialGoalsOf(over(START), 'normans')[0]?.open).toBe(false);
  });

  it('a scenario that never comes so far has none', () => {
    expect(specialGoalsOf(newGame({ scenario: 'short-3' }), 'romans')).toEqual([]);
  });
});

describe('the leaders of a nation', () => {
  const saxons = (round: number, ledger: Ledger = []) =>
    leadersOf(
      at({
        round,
        nation: 'saxons',
        step: 'movement',
        areas: {
          essex: { units: [{ nation: 'saxons', infantry: 2, ...(round === 12 && { leader: 'alfred' }) }] },
        },
        ledger,
      }),
      'saxons',
    );

  it('say when they come, from which sea, and when they leave', () => {
    expect(leadersOf(START, 'danes')).toEqual([
      { leader: 'ivar-and-halfdan', round: 12, year: 860, state: 'to-come', sea: 'north-sea' },
      { leader: 'cnut', round: 14, year: 985, state: 'to-come', sea: 'frisian-sea', leaves: 'end-of-turn' },
      { leader: 'svein-estrithson', round: 16, year: 1066, state: 'to-come', sea: 'frisian-sea' },
    ]);
    expect(leadersOf(START, 'romano-british')).toMatchObject([
      { leader: 'arthur', round: 7, leaves: 'round-8' },
    ]);
    expect(leadersOf(START, 'picts')).toEqual([]);
  });

  it('are here, fallen, gone or to come', () => {
    expect(saxons(12).map(({ leader, state, at: where }) => [leader, state, where])).toEqual([
      ['aelle', 'gone', undefined],
      ['egbert', 'gone', undefined],
      ['alfred', 'here', 'essex'],
      ['edgar', 'to-come', undefined],
      ['harold', 'to-come', undefined],
    ]);
    const fell = saxons(8, [
      {
        nation: 'romano-british',
        round: 6,
        points: 6,
        reason: 'eliminate',
        area: 'kent',
        unit: 'leader',
        leader: 'aelle',
        of: 'saxons',
      },
    ] as Ledger);
    expect(fell[0]).toMatchObject({ leader: 'aelle', state: 'fallen' });
    expect(fell[1]).toMatchObject({ leader: 'egbert', state: 'to-come' });
  });
});

describe('what a nation may not do', () => {
  it('closed seas and coasts, each in the shorter way', () => {
    expect(limitsOf(START, 'danes')).toEqual({
      closedSeas: [],
      staysInSea: false,
      landing: { only: false, regions: ['scotland'], areas: ['galloway', 'lothian'] },
    });
    expect(limitsOf(START, 'normans')).toEqual({ closedSeas: [], staysInSea: true });
    expect(limitsOf(START, 'welsh')).toMatchObject({ closedSeas: [], staysInSea: false });
    expect(limitsOf(START, 'scots').landing).toEqual({
      only: true,
      regions: [],
      areas: [
        'orkneys',
        'hebrides',
        'caithness',
        'skye',
        'dalriada',
        'dunedin',
        'strathclyde',
        'galloway',
        'lothian',
      ],
    });
    expect(limitsOf(START, 'dubliners').landing).toEqual({
      only: false,
      regions: [],
      areas: ['kent', 'sussex', 'wessex', 'devon', 'cornwall'],
    });
  });
});
