import { describe, expect, it } from 'vitest';
import { fromPosition } from '../src/game/from-position.ts';
import { newGame } from '../src/game/new-game.ts';
import { outcome } from '../src/game/outcome.ts';
import { toPosition } from '../src/game/position.ts';
import { AREA, NATION, nationId } from '../src/model/ids.ts';
import type { Position } from '../src/model/position.ts';
import { holderOf } from '../src/model/readers.ts';
import { at, refusedPosition, start, type TestGame } from './support.ts';

/** Positions written by hand: what is left out, who holds an area, and how many pieces there are. */

const read = (position: unknown) => {
  const result = fromPosition(position as Position);
  if (!result.ok) throw new Error(JSON.stringify(result.violation));
  return result.value;
};

const refusal = (position: unknown) => {
  const result = fromPosition(position as Position);
  return result.ok ? 'accepted' : { rule: result.violation.rule, ...result.violation.details };
};

const holder = (game: TestGame, area: keyof typeof AREA) => nationId(holderOf(game.state, AREA[area]));

describe('What a position leaves out', () => {
  it('is a movement where a nation is named, and the start of a round where none is', () => {
    const areas = { gwynedd: { units: [{ nation: 'welsh', infantry: 1 }] } };
    const moving = read({ round: 3, nation: 'welsh', areas });
    expect(moving).toEqual(read({ round: 3, nation: 'welsh', step: 'movement', half: 1, areas }));
    expect(moving).toMatchObject({ step: 'movement', invasionHalf: 1, version: 2, scenario: 'standard-4' });
    expect(read({ round: 3, areas })).toEqual(read({ round: 3, nation: null, step: 'round-start', areas }));
  });

  it('is a board without pieces, records or points', () => {
    const { markers, overlords, submitted, attacked, scored, ledger, areas } = toPosition(
      read({ round: 16, step: 'over' }),
    );
    expect({ markers, overlords, submitted, attacked, scored, ledger, areas }).toEqual({
      markers: {},
      overlords: {},
      submitted: [],
      attacked: [],
      scored: {},
      ledger: [],
      areas: {},
    });
  });

  it('are the sides: each player has the group of his own number, without a bid', () => {
    const { cards, order, owner } = read({ round: 16, step: 'over', areas: {} });
    expect(cards).toEqual([0, 1, 2, 3].map((seat) => ({ seat, points: 0 })));
    expect(order).toEqual([0, 1, 2, 3]);
    expect(owner).toEqual(newGame({ scenario: 'standard-4' }).owner);
  });

  it('given sides say whose nations they are, and what was bid', () => {
    const cards = [2, 0, 3, 1].map((seat) => ({ seat, points: seat }));
    const state = read({ round: 16, step: 'over', areas: {}, sides: { cards, order: [3, 2, 1, 0] } });
    const fixed = newGame({ scenario: 'standard-4' }).owner;
    expect(state.owner).toEqual(fixed.map((group) => cards[group]?.seat ?? -1));
    expect(state.order).toEqual([3, 2, 1, 0]);
    expect(outcome(state).players.map(({ bid }) => bid)).toEqual([0, 1, 2, 3]);
  });

  it('SCN-3 SUB-27: who has submitted to the Romans; their subjects have, but for the Belgae', () => {
    const submitted = (position: object) =>
      toPosition(read({ nation: 'welsh', areas: {}, ...position })).submitted;
    expect(submitted({ round: 3 })).toEqual([]);
    expect(submitted({ scenario: 'short-3', round: 6 })).toEqual(['welsh', 'brigantes']);
    expect(submitted({ scenario: 'short-3', round: 6, submitted: [] })).toEqual([]);
    const overlords = { belgae: 'romans', picts: 'romans' };
    expect(submitted({ round: 3, overlords })).toEqual(['picts']);
    expect(submitted({ round: 3, overlords, submitted: ['belgae'] })).toEqual(['belgae', 'picts']);
    expect(submitted({ round: 8, overlords: { brigantes: 'angles' } })).toEqual([]);
  });

  it.each(['battles', 'before-withdrawal', 'withdrawal'])(
    'is the way that armies took: in the step %s they stand where they are',
    (step) => {
      const { groups } = read({
        round: 13,
        nation: 'danes',
        step,
        areas: {
          kent: {
            units: [
              { nation: 'danes', infantry: 3 },
              { nation: 'saxons', infantry: 2 },
            ],
          },
          'frisian-sea': { units: [{ nation: 'danes', infantry: 1 }] },
        },
        turn: step === 'battles' ? {} : { pending: { kind: 'withdraw', nation: 'danes' } },
      });
      expect(groups.map(({ at, count }) => [at, count])).toEqual([
        [AREA.kent, 3],
        [AREA['frisian-sea'], 1],
      ]);
    },
  );

  it('POP-13: is the leave of an overlord: a subject grows at half the rate', () => {
    const board = 'subject welsh to romans\ngwynedd: welsh 1\npowys: welsh 1\ngwent: welsh 1\ndyfed: welsh 1';
    const [full, half] = ['full', 'half'].map((grant) =>
      at(`round 3 welsh turn-start\n${board}`).do(`population ${grant}`).marker('welsh'),
    );
    expect(full).not.toBe(half);
    expect(at(`round 3 welsh population\n${board}`).marker('welsh')).toBe(half);
  });

  it('LDR-3: a leader may come', () => {
    expect(at('round 11 saxons leader\nkent: saxons 2\nessex: saxons 1').asks).toBe('leader');
  });

  it('RAID-4: a leader at sea began there, one on land began on land', () => {
    const leader = (area: string) =>
      read({
        round: 12,
        nation: 'danes',
        areas: { [area]: { units: [{ nation: 'danes', infantry: 1, leader: 'ivar-and-halfdan' }] } },
      }).leaders[NATION.danes];
    expect(leader('frisian-sea')).toMatchObject({ at: AREA['frisian-sea'], withdrawTo: AREA['frisian-sea'] });
    expect(leader('kent')).toMatchObject({ at: AREA.kent, withdrawTo: -1 });
  });
});

describe('A position that is written', () => {
  it('leaves out what is not there', () => {
    const position = toPosition(
      at('round 9 hold-points\nkent: saxons 2\nessex: romano-british cavalry 1\nlindsey: saxons burh').state,
    );
    expect(position.areas).toStrictEqual({
      kent: { units: [{ nation: 'saxons', infantry: 2 }] },
      essex: { units: [{ nation: 'romano-british', cavalry: 1 }] },
      lindsey: { units: [{ nation: 'saxons', burh: true }] },
    });
    expect(toPosition(at('round 3 welsh movement\nkent: ruin\ngwent: welsh 1').state).areas).toStrictEqual({
      gwent: { units: [{ nation: 'welsh', infantry: 1 }] },
      kent: { fort: 'destroyed' },
    });
  });

  it('tells a fort that stands from a new one and from a ruin', () => {
    const { areas } = toPosition(at('round 3 welsh movement\nkent: fort\nessex: newfort\nyork: ruin').state);
    expect([areas.kent, areas.essex, areas.york]).toStrictEqual([
      { fort: 'intact' },
      { fort: 'new' },
      { fort: 'destroyed' },
    ]);
  });

  it('says null where no nation has its turn', () => {
    expect(toPosition(at('round 16 over').state).nation).toBeNull();
    expect(toPosition(at('round 3 welsh movement').state).nation).toBe('welsh');
  });
});

describe('Who holds an area', () => {
  it('of two nations the one that does not move was there first', () => {
    for (const units of ['saxons 1, angles 1', 'angles 1, saxons 1']) {
      expect(holder(at(`round 9 saxons battles\nkent: ${units}\nyork: angles 1`), 'kent')).toBe('angles');
      expect(holder(at(`round 9 angles battles\nkent: ${units}\nyork: angles 1`), 'kent')).toBe('saxons');
    }
  });

  it('a fort makes it Roman, with or without armies', () => {
    expect(holder(at('round 3 welsh movement\nkent: fort'), 'kent')).toBe('romans');
    expect(holder(at('round 3 welsh movement\nkent: newfort'), 'kent')).toBe('romans');
    expect(holder(at('round 3 welsh movement\nkent: romans 1 fort'), 'kent')).toBe('romans');
    expect(holder(at('round 3 romans movement\nkent: romans 1 fort'), 'kent')).toBe('romans');
    expect(holder(at('round 3 welsh movement\nkent: ruin\ngwent: welsh 1, ruin'), 'gwent')).toBe('welsh');
  });

  it('a fort that the Welsh attack is still Roman; one that others stand beside is impossible', () => {
    expect(holder(at('round 3 welsh battles\nkent: welsh 2, fort'), 'kent')).toBe('romans');
    expect(refusedPosition('round 3 romans movement\nkent: welsh 1, fort')).toMatchObject({
      rule: 'fort',
      details: { area: 'kent', holder: 'welsh' },
    });
    expect(refusedPosition('round 3 romans movement\nkent: welsh 1, newfort').rule).toBe('fort');
  });

  it('a nation is named once in an area', () => {
    const units = ['saxons', 'saxons', 'angles'].map((nation) => ({ nation, infantry: 1 }));
    expect(refusal({ round: 9, nation: 'saxons', areas: { kent: { units } } })).toMatchObject({
      rule: 'two-nations',
      nations: ['saxons', 'saxons', 'angles'],
    });
  });

  it('three nations in one area are too many, whoever moves', () => {
    expect(refusedPosition('round 9 saxons movement\nkent: saxons 1, angles 1, welsh 1')).toMatchObject({
      rule: 'two-nations',
      details: { area: 'kent', nations: ['saxons', 'angles', 'welsh'] },
    });
    expect(refusedPosition('round 3 picts movement\nkent: welsh 1, picts 1, fort')).toMatchObject({
      rule: 'two-nations',
      details: { area: 'kent', nations: ['romans', 'welsh', 'picts'] },
    });
  });

  it('RB-1: while the Romans leave, the Romano-British hold what was theirs', () => {
    const game = at('round 6 roman-departure\nkent: romans 2 fort, romano-british 1\nyork: romans 2');
    expect(game.asks).toBe('replace');
    expect(holder(game, 'kent')).toBe('romano-british');
    expect(holder(game, 'york')).toBe('romans');
    expect(refusedPosition('round 6 roman-departure\nkent: romans 2, saxons 1').rule).toBe('two-nations');
    expect(refusedPosition('round 6 round-end\nkent: romans 2, romano-british 1').rule).toBe('two-nations');
  });
});

describe('As many pieces as there are', () => {
  const supply = (text: string) => {
    const { rule, details } = refusedPosition(text);
    return { rule, ...details };
  };

  it('GEN-4: burhs are taken from the infantry of the Saxons, eight at most', () => {
    const burhs = ['kent', 'essex', 'sussex', 'wessex', 'avalon', 'suffolk', 'norfolk', 'hwicce'];
    const line = burhs.map((area) => `${area}: saxons 1 burh`).join('\n');
    expect(at(`round 12 saxons movement\n${line}\nyork: saxons 4`).area('kent')).toBe('saxons 1 burh');
    expect(supply(`round 12 saxons movement\n${line}\nyork: saxons 5`)).toEqual({
      rule: 'supply',
      nation: 'saxons',
      infantry: 21,
      most: 20,
    });
    expect(supply(`round 12 saxons movement\n${line}\nyork: saxons burh`)).toEqual({
      rule: 'burhs',
      burhs: 9,
      most: 8,
    });
  });

  it('burhs are no infantry of anybody else', () => {
    const game = at('round 12 welsh movement\nkent: saxons burh\ngwynedd: welsh 13');
    expect(game.area('gwynedd')).toBe('welsh 13');
  });

  it('ART-8: from round 8 former cavalry may stand beyond the eight of the Romano-British', () => {
    const british = (round: number, n: number) =>
      `round ${round} romano-british movement\nkent: romano-british ${n}`;
    expect(at(british(8, 10)).area('kent')).toBe('romano-british 10');
    expect(at(british(7, 8)).area('kent')).toBe('romano-british 8');
    expect(supply(british(7, 9))).toEqual({
      rule: 'supply',
      nation: 'romano-british',
      infantry: 9,
      most: 8,
    });
    expect(supply(british(8, 11))).toMatchObject({ infantry: 11, most: 10 });
    expect(supply('round 8 jutes movement\nkent: jutes 7')).toMatchObject({ infantry: 7, most: 6 });
  });

  it('all areas count together, land and sea', () => {
    expect(at('round 6 jutes movement\nkent: jutes 3\nfrisian-sea: jutes 3').area('kent')).toBe('jutes 3');
    expect(supply('round 6 jutes movement\nkent: jutes 3\nfrisian-sea: jutes 4')).toMatchObject({
      infantry: 7,
    });
    expect(at('round 7 romano-british movement\nkent: romano-british cavalry 2').area('kent')).toBe(
      'romano-british cavalry 2',
    );
    expect(
      supply(
        'round 7 romano-british movement\nkent: romano-british cavalry 2\nessex: romano-british cavalry 1',
      ),
    ).toEqual({ rule: 'supply', nation: 'romano-british', cavalry: 3, most: 2 });
  });

  it('a nation that is not in the scenario has no cavalry either', () => {
    expect(refusedPosition('short-3 round 7 welsh movement\nkent: normans cavalry 1')).toMatchObject({
      rule: 'nation',
      details: { nation: 'normans', scenario: 'short-3' },
    });
  });

  it('a burh keeps a leader company and holds its area; a fort holds its own', () => {
    expect(at('round 12 saxons movement\nkent: saxons burh leader alfred').area('kent')).toBe(
      'saxons burh leader alfred',
    );
    expect(at('round 12 welsh movement\nkent: saxons burh').area('kent')).toBe('saxons burh');
  });
});

describe('Records and turns that do not fit', () => {
  const NOBODYS = {
    at: 'kent',
    kind: 'infantry',
    n: 0,
    start: 'kent',
    back: null,
    home: null,
    spent: 0,
    flags: 0,
    trail: 0,
  };
  const welsh = {
    round: 3,
    nation: 'welsh',
    areas: { gwynedd: { units: [{ nation: 'welsh', infantry: 1 }] } },
  };

  it.each([
    [
      { overlords: { brigantes: 'saxons' }, round: 8 },
      { rule: 'overlord', nation: 'brigantes', overlord: 'saxons', round: 8 },
    ],
    [
      { overlords: { welsh: 'angles' }, round: 8 },
      { rule: 'overlord', nation: 'welsh', overlord: 'angles', round: 8 },
    ],
    [{ scored: { swiss: ['kent'] } }, { rule: 'nation', nation: 'swiss' }],
    [{ markers: { welsh: 1.5 } }, { rule: 'marker', nation: 'welsh', marker: 1.5 }],
    [
      { turn: { pending: { kind: 'place', nation: 'picts', why: 'population', left: 1, placed: [] } } },
      { rule: 'pending', kind: 'place' },
    ],
    [
      { nation: null, step: 'hold-points', turn: { groups: [NOBODYS] } },
      { rule: 'groups', grouped: 0, inPlay: 0 },
    ],
    [
      { sides: { cards: [0, 1, 2, 3, 3].map((seat) => ({ seat, points: 0 })), order: [0, 1, 2, 3] } },
      { rule: 'sides' },
    ],
    [
      { sides: { cards: [0, 1, 2, 1.5].map((seat) => ({ seat, points: 0 })), order: [0, 1, 2, 3] } },
      { rule: 'sides' },
    ],
  ])('%j', (part, expected) => {
    expect(refusal({ ...welsh, ...part })).toEqual(expected);
  });

  it('a leader is known by his name and his place', () => {
    const saxons = (at: string, id = 'alfred') => ({
      round: 12,
      nation: 'saxons',
      areas: {
        kent: { units: [{ nation: 'saxons', infantry: 1, leader: 'alfred' }] },
        york: { units: [{ nation: 'danes', infantry: 1, leader: 'ivar-and-halfdan' }] },
      },
      turn: {
        pending: { kind: 'move', nation: 'saxons' },
        leaders: [{ id, at, start: 'essex', home: null, spent: 1, flags: 0, from: 'essex' }],
      },
    });
    expect(refusal(saxons('york'))).toEqual({ rule: 'leader', leader: 'alfred' });
    expect(refusal(saxons('kent', 'edgar'))).toEqual({ rule: 'leader', leader: 'edgar' });
    const { leaders, entries } = read(saxons('kent'));
    expect(entries).toEqual([]);
    expect(leaders[NATION.saxons]).toMatchObject({
      id: 'alfred',
      at: AREA.kent,
      start: AREA.essex,
      spent: 1,
    });
    expect(leaders[NATION.danes]).toMatchObject({ id: 'ivar-and-halfdan', at: AREA.york, start: AREA.york });
  });

  it('CAS-7: cavalry that fell and is not yet named still belongs to its group', () => {
    const game = at(
      'round 16 normans movement\nkent: normans cavalry 2\nsussex: normans cavalry 1\nessex: saxons 3',
    )
      .do('move 2 cavalry kent essex')
      .do('move 1 cavalry sussex essex')
      .do('end', [1, 1, 1, 6, 1, 1]);
    expect(game.state.battle?.owedCavalry).toBe(1);
    expect(read(toPosition(game.state))).toEqual(game.state);
  });
});

describe('Sides that are still open', () => {
  it('SETUP-1 BID-1: nobody owns a nation, and no group is taken', () => {
    const { state } = start({ scenario: 'standard-4', options: { sides: 'bid' } });
    expect(state.cards).toEqual([null, null, null, null]);
    expect(state.owner.every((seat) => seat === -1)).toBe(true);
    expect(read(toPosition(state))).toEqual(state);
  });

  it('fixed ones are taken from the start', () => {
    const { state } = start({ scenario: 'standard-4', groups: [1, 2, 3, 0] });
    expect(state.cards.map((card) => card?.seat)).toEqual([3, 0, 1, 2]);
    expect(state.cards.every((card) => card?.points === 0)).toBe(true);
  });
});
