import { describe, expect, it } from 'vitest';
import { fromPosition, positionProblems } from '../src/game/from-position.ts';
import { newGame } from '../src/game/new-game.ts';
import { toPosition } from '../src/game/position.ts';
import type { Position } from '../src/model/position.ts';
import { at, start } from './support.ts';

/** Everything that is wrong with a position, for whoever is writing one. */

const welsh = { round: 3, nation: 'welsh', areas: {} };

/** All problems; the first must be what the engine refuses the position with. */
function problems(position: unknown) {
  const all = positionProblems(position as Position);
  const read = fromPosition(position as Position);
  if (read.ok) expect(all).toEqual([]);
  else expect(read.violation).toEqual(all[0]);
  for (const { code } of all) expect(code).toBe('bad-position');
  return all.map(({ rule, details }) => ({ rule, ...details }));
}

describe('A good position', () => {
  it.each([
    ['one that is written by hand', welsh],
    ['a new game', toPosition(newGame({ scenario: 'standard-5' }))],
    [
      'sides that are still open',
      toPosition(start({ scenario: 'short-3', options: { sides: 'bid' } }).state),
    ],
    [
      'a battle',
      toPosition(
        at('round 9 saxons movement\nkent: saxons 3\nessex: angles 2\nsuffolk: angles 1')
          .do('move 3 kent essex')
          .do('end', [1, 1, 1, 1, 1]).state,
      ),
    ],
    ['the end', toPosition(at('round 16 over').state)],
  ])('has no problems: %s', (_, position) => {
    expect(problems(position)).toEqual([]);
  });
});

describe('A position with several problems', () => {
  it('tells all of them, in the order in which it is read', () => {
    expect(
      problems({
        round: 17,
        nation: 'swiss',
        half: 3,
        areas: {
          atlantis: { units: [] },
          kent: { units: [{ nation: 'welsh', infantry: 14, leader: 'alfred' }] },
          'irish-sea': { fort: 'intact' },
        },
        markers: { welsh: 6 },
        ledger: [{ nation: 'nobody' }],
        turn: { shortfall: -1, groups: 7, luck: true },
      }),
    ).toEqual([
      { rule: 'round', round: 17, first: 1, last: 16 },
      { rule: 'nation', nation: 'swiss' },
      { rule: 'half', half: 3 },
      { rule: 'area', area: 'atlantis' },
      { rule: 'leader', leader: 'alfred', nation: 'welsh' },
      { rule: 'fort', area: 'irish-sea' },
      { rule: 'marker', nation: 'welsh', marker: 6 },
      { rule: 'ledger', line: 1 },
      { rule: 'turn', field: 'turn.luck', expected: 'no such field' },
      { rule: 'turn', field: 'turn.groups', expected: 'a list' },
      { rule: 'turn', field: 'turn.shortfall', expected: 'a whole number from 0 to 99' },
      { rule: 'supply', nation: 'welsh', infantry: 14, most: 13 },
    ]);
  });

  it('of a scenario or options that are unknown tells just that', () => {
    expect(positionProblems({ ...welsh, scenario: 'chess' } as never)).toMatchObject([
      { code: 'bad-config' },
    ]);
    expect(fromPosition({ ...welsh, scenario: 'chess' } as never)).toEqual({
      ok: false,
      violation: positionProblems({ ...welsh, scenario: 'chess' } as never)[0],
    });
  });

  it('with something of the wrong shape tells what was found before it', () => {
    expect(problems({ ...welsh, half: 3, areas: { kent: null } })).toEqual([{ rule: 'half', half: 3 }]);
    expect(problems({ ...welsh, areas: { kent: null } })).toMatchObject([{ rule: 'shape' }]);
  });
});

describe('Fields that nobody knows', () => {
  it.each(['seats', 'Round', 'pending', 'toString'])('%s is no field of a position', (field) => {
    expect(problems({ ...welsh, [field]: 1 })).toEqual([{ rule: 'field', field }]);
  });

  it('several are told one by one, with all other problems', () => {
    expect(problems({ ...welsh, owner: [], half: 7, holder: [] })).toEqual([
      { rule: 'field', field: 'owner' },
      { rule: 'field', field: 'holder' },
      { rule: 'half', half: 7 },
    ]);
  });

  it('within a turn nothing of the state can be smuggled in', () => {
    const turn = { seats: 42, rules: 'x', markers: [999] };
    expect(problems({ ...welsh, turn })).toEqual(
      ['seats', 'rules', 'markers'].map((field) => ({
        rule: 'turn',
        field: `turn.${field}`,
        expected: 'no such field',
      })),
    );
  });

  it('nor in an area or among units, so that a word that is misspelt is not overlooked', () => {
    const areas = {
      kent: { unit: [], fort: 'destroyed' },
      gwynedd: { units: [{ nation: 'welsh', infantry: 1, calvary: 2 }] },
    };
    expect(problems({ ...welsh, areas })).toEqual([
      { rule: 'field', field: 'areas.kent.unit' },
      { rule: 'field', field: 'areas.gwynedd.units.calvary' },
    ]);
  });

  it('of a turn with a wrong field nothing is used, so nothing else is said of it', () => {
    const alfred = { id: 'alfred', at: 'kent', start: 'kent', home: null, spent: 0, flags: 0, from: null };
    const elsewhere = { rule: 'leader', leader: 'alfred' };
    expect(problems({ ...welsh, turn: { leaders: [alfred] } })).toEqual([elsewhere]);
    expect(problems({ ...welsh, turn: { leaders: [alfred], shortfall: -1 } })).toEqual([
      { rule: 'turn', field: 'turn.shortfall', expected: 'a whole number from 0 to 99' },
    ]);
  });
});

describe('Whoever is asked must be at the table', () => {
  const asking = (seat: number, scenario = 'standard-4') => ({
    ...toPosition(newGame({ scenario: scenario as 'standard-4', options: { sides: 'choose' } })),
    turn: { pending: { kind: 'side', seat } },
  });

  it('a seat of the table is', () => {
    expect(problems(asking(3))).toEqual([]);
    expect(problems(asking(4, 'standard-5'))).toEqual([]);
  });

  it.each([4, 5, -1])('seat %j of four is not', (seat) => {
    expect(problems(asking(seat))).toEqual(
      seat === 4
        ? [{ rule: 'pending', kind: 'side', seats: [4] }]
        : [{ rule: 'turn', field: 'turn.pending.seat', expected: 'a seat from 0 to 4' }],
    );
  });

  it('nor the fifth seat in a ballot of four', () => {
    const { turn: _, ...position } = toPosition(
      at('round 9 bretwalda\nkent: saxons 1\nyork: angles 1').state,
    );
    expect(problems({ ...position, turn: { pending: { kind: 'ballot', seat: 3 } } })).toEqual([]);
    expect(problems({ ...position, turn: { pending: { kind: 'ballot', seat: 4 } } })).toEqual([
      { rule: 'pending', kind: 'ballot', seats: [4] },
    ]);
  });

  it('nor a nation that nobody plays', () => {
    const pending = { kind: 'move', nation: 'romans' };
    expect(
      problems({ scenario: 'short-3', round: 7, nation: 'welsh', areas: {}, turn: { pending } }),
    ).toEqual([{ rule: 'pending', kind: 'move', seats: [-1] }]);
  });
});

describe('Sides', () => {
  const cards = [0, 1, 2, 3].map((seat) => ({ seat, points: 0 }));

  it.each([
    [[0, 1, 2, 3, 3]],
    [[0, 1, 2, 3, 0]],
    [[0, 1, 2]],
    [[0, 1, 2, 2]],
    [[0, 1, 2, 4]],
    [[0, 1, 2, -1]],
    [[0, 1, 2, '3']],
    [[]],
  ])('every seat comes once in the order, not %j', (order) => {
    expect(problems({ ...welsh, sides: { cards, order } })).toEqual([{ rule: 'sides' }]);
  });

  it('nobody holds two groups', () => {
    const twice = [0, 1, 2, 0].map((seat) => ({ seat, points: 0 }));
    expect(problems({ ...welsh, sides: { cards: twice, order: [0, 1, 2, 3] } })).toEqual([{ rule: 'sides' }]);
  });

  it('any order of the seats is good', () => {
    expect(problems({ ...welsh, sides: { cards, order: [2, 3, 0, 1] } })).toEqual([]);
  });
});

describe('A ballot', () => {
  const vote = { kind: 'vote', secret: true, voters: ['saxons', 'angles'], votes: [null, null] };
  const position = (pending: object) => {
    const { turn: _, ...rest } = toPosition(
      at('round 9 bretwalda\noptions {"ballot":"secret"}\nkent: saxons 1\nyork: angles 1').state,
    );
    return { ...rest, turn: { pending } };
  };

  it('has one vote for each voter', () => {
    expect(problems(position(vote))).toEqual([]);
    for (const votes of [[], [null], [null, null, null]])
      expect(problems(position({ ...vote, votes }))).toEqual([{ rule: 'pending', kind: 'vote' }]);
  });
});
