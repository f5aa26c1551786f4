import {
  type AreaId,
  type GameEvent,
  type GameState,
  NOBODY,
  nationOf,
  newGame,
  parsePosition,
  toSeat,
} from '@bretwalda/engine';
import { describe, expect, it, vi } from 'vitest';
import { Store } from '../src/base/store.ts';
import { decisionOf, legalIn } from '../src/facts/legal.ts';
import { phaseAfter, phaseOf, phasesOf, stepOf } from '../src/facts/phases.ts';
import { onlyPerson, peopleFight, peopleOf } from '../src/session/people.ts';
import { piecesOf } from '../src/session/pieces.ts';
import { gainsOf, isNoteworthy, travelsOf } from '../src/session/shown.ts';
import { at } from './at-position.ts';
import { person, sessionAt, squire } from './table-for.ts';

/** What the board is given to draw, and who sits before it. */

function stateOf(text: string): GameState {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(JSON.stringify(position.violation));
  return at(position.value);
}

const START = newGame({ scenario: 'standard-4' });

describe('the pieces of an area', () => {
  const in_ = (state: GameState, area: AreaId, mover: number = NOBODY) =>
    piecesOf(state, mover).find((pieces) => pieces.area === area);
  const MIXED = stateOf(`
    round 13 saxons movement
    essex: saxons 2 burh leader edgar
    kent: saxons 1
    york: danes 4
    north-sea: norwegians 3
  `);

  it('every area is there once, the empty ones without pieces', () => {
    const all = piecesOf(START, NOBODY);
    expect(new Set(all.map(({ area }) => area)).size).toBe(all.length);
    expect(all.map(({ area }) => area)).toEqual(expect.arrayContaining(['kent', 'english-channel']));
    expect(in_(MIXED, 'sussex')).toEqual({ area: 'sussex', stacks: [], fort: 'none', burh: false });
  });

  it('armies, leader and burh of whoever stands there', () => {
    expect(in_(MIXED, 'essex')).toEqual({
      area: 'essex',
      stacks: [
        {
          nation: 'saxons',
          infantry: 2,
          cavalry: 0,
          leader: 'edgar',
          badge: 'other',
          raiders: false,
          overlord: null,
        },
      ],
      fort: 'none',
      burh: true,
      builder: 'saxons',
    });
    expect(in_(MIXED, 'north-sea')?.stacks).toMatchObject([
      { nation: 'norwegians', infantry: 3, raiders: true },
    ]);
    expect(in_(MIXED, 'kent')).toMatchObject({ burh: false, stacks: [{ leader: null }] });
  });

  it('forts, ruins, subjects and horse (UI-49, UI-51)', () => {
    const romans = stateOf(`
      round 3 welsh movement
      kent: romans 2, fort
      york: brigantes 1, ruin
      powys: welsh 2
      subject welsh to romans
    `);
    expect(in_(romans, 'kent')).toMatchObject({
      fort: 'intact',
      stacks: [{ nation: 'romans', overlord: null }],
    });
    expect(in_(romans, 'york')?.fort).toBe('burnt');
    expect(in_(romans, 'powys')?.stacks).toMatchObject([{ nation: 'welsh', overlord: 'romans' }]);
    const horse = stateOf('round 16 normans movement\nkent: normans 1 cavalry 2\nyork: saxons 1');
    expect(in_(horse, 'kent')?.stacks).toMatchObject([{ infantry: 1, cavalry: 2 }]);
    const riders = stateOf('round 16 normans movement\nkent: normans 0 cavalry 2\nyork: saxons 1');
    expect(in_(riders, 'kent')?.stacks).toMatchObject([{ infantry: 0, cavalry: 2 }]);
    const both = stateOf('round 16 normans movement\nkent: normans 2 cavalry 2\nyork: saxons 1');
    expect(in_(both, 'kent')?.stacks).toMatchObject([{ infantry: 2, cavalry: 2 }]);
    const north = stateOf(
      'round 8 angles movement\nyork: angles 1\ngalloway: brigantes 1\nsubject brigantes to angles',
    );
    expect(in_(north, 'galloway')?.stacks).toMatchObject([{ nation: 'brigantes', overlord: 'angles' }]);
  });

  it('a badge says how many of the moving nation can still move (UI-44)', () => {
    const saxons = nationOf('saxons');
    expect(in_(MIXED, 'essex', saxons)?.stacks[0]?.badge).toBe('all');
    expect(in_(MIXED, 'kent', saxons)?.stacks[0]?.badge).toBe('all');
    expect(in_(MIXED, 'york', saxons)?.stacks[0]?.badge).toBe('other');
    /** So many attack one army in Essex. */
    const attacking = (armies: number) => {
      const session = sessionAt(
        `round 10 saxons movement\nkent: saxons ${armies}\nessex: angles 1\nyork: angles 1`,
        'PPPP',
      );
      session.start();
      session.flow.takeSeat();
      session.selectArea('kent');
      session.pick('essex');
      const { state } = session.scene.get();
      session.close();
      return in_(state, 'essex', saxons)?.stacks.find(({ nation }) => nation === 'saxons')?.badge;
    };
    expect(attacking(3)).toBe('some'); // OVR-2: two hold one, the third goes on
    expect(attacking(1)).toBe('none');
  });

  it('an area in which nothing changed keeps its object, so that only what is new is drawn', () => {
    const before = piecesOf(MIXED, NOBODY);
    const same = piecesOf(MIXED, NOBODY, before);
    expect(same.every((pieces, i) => pieces === before[i])).toBe(true);
    const moved = stateOf(
      'round 13 saxons movement\nessex: saxons 1 burh leader edgar\nkent: saxons 1\nyork: danes 4',
    );
    const now = piecesOf(moved, NOBODY, before);
    expect(now.flatMap((pieces, i) => (pieces === before[i] ? [] : [pieces.area])).sort()).toEqual([
      'essex',
      'north-sea',
    ]);
  });
});

describe('the phases of a turn (SEQ-5)', () => {
  it('a Major Invasion moves and fights twice, raiders withdraw', () => {
    const phases = (round: number, nation: string) =>
      phasesOf({ ...START, round }, nationOf(nation as 'saxons'));
    expect(phases(8, 'welsh')).toEqual(['population', 'movement', 'battles', 'overpopulation']);
    expect(phases(1, 'romans')).toEqual([
      'population',
      'movement-1',
      'battles-1',
      'movement-2',
      'battles-2',
      'overpopulation',
    ]);
    expect(phases(4, 'irish')).toEqual(['population', 'movement', 'battles', 'withdrawal', 'overpopulation']);
  });

  it('the one being played, and the one after it', () => {
    const now = (text: string) => {
      const state = stateOf(text);
      return [phaseOf(state), phaseAfter(state)];
    };
    const WELSH = 'dyfed: welsh 1\ngwynedd: welsh 1\npowys: welsh 2\nhwicce: welsh 1\nkent: romans 1, fort';
    expect(now(`round 3 welsh movement\n${WELSH}`)).toEqual(['movement', 'battles']);
    expect(now('round 9 saxons overpopulation\nkent: saxons 4\nyork: angles 1')).toEqual([
      'overpopulation',
      undefined,
    ]);
    expect(now('round 1 romans movement\nenglish-channel: romans 16\nkent: belgae 1')).toEqual([
      'movement-1',
      'battles-1',
    ]);
    const state = sessionAt(`round 3 welsh turn-start\n${WELSH}`, 'PPPP').scene.get().state;
    expect(state.pending?.kind).toBe('place');
    expect(phaseOf(state)).toBe('population');
    expect(phaseOf({ ...state, nation: NOBODY })).toBeUndefined();
    expect(phaseAfter({ ...state, nation: NOBODY })).toBeUndefined();
  });

  it('the second half of a Major Invasion is told apart', () => {
    const romans = stateOf('round 1 romans movement\nenglish-channel: romans 16\nkent: belgae 1');
    const second: GameState = { ...romans, invasionHalf: 2 };
    expect([phaseOf(second), phaseAfter(second)]).toEqual(['movement-2', 'battles-2']);
    const battles: GameState = { ...romans, step: 'battles', pending: null };
    expect(phaseOf(battles)).toBe('battles-1');
    expect(phaseOf({ ...battles, invasionHalf: 2 })).toBe('battles-2');
  });

  it.each<[GameState['step'], string]>([
    ['turn-start', 'population'],
    ['invaders', 'population'],
    ['leader', 'population'],
    ['movement', 'movement'],
    ['battles', 'battles'],
    ['before-withdrawal', 'battles'],
    ['withdrawal', 'withdrawal'],
    ['departure', 'overpopulation'],
    ['overpopulation', 'overpopulation'],
    ['reduction', 'overpopulation'],
    ['turn-end', 'overpopulation'],
  ])('without a question the step tells: %s is %s', (step, phase) => {
    const state = stateOf('round 10 saxons movement\nkent: saxons 1\nyork: angles 1');
    expect(phaseOf({ ...state, step, pending: null })).toBe(phase);
  });

  it('MAJ-1: new armies of a Major Invasion come before its first half', () => {
    const state = stateOf('round 6 saxons movement\nkent: saxons 1\nyork: angles 1');
    expect(phaseOf(state)).toBe('movement-1');
    expect(phaseOf({ ...state, step: 'population', pending: null })).toBe('population');
    expect(phaseOf({ ...state, step: 'overpopulation', pending: null })).toBe('overpopulation');
  });

  it('what is done between turns is what is asked, else the step', () => {
    const doing = (pending: object | null) =>
      stepOf({ ...START, step: 'round-end' as GameState['step'], pending: pending as GameState['pending'] });
    expect(doing({ kind: 'place', why: 'king' })).toBe('king');
    expect(doing({ kind: 'place', why: 'special' })).toBe('special-reinforcements');
    expect(doing({ kind: 'vote' })).toBe('bretwalda');
    expect(doing({ kind: 'replace' })).toBe('roman-departure');
    expect(doing({ kind: 'leave-out' })).toBe('all-invaders');
    expect(doing(null)).toBe('round-end');
  });

  it('a question tells better than the step', () => {
    const state = stateOf('round 10 saxons movement\nkent: saxons 1\nyork: angles 1');
    const asked = (kind: string) =>
      phaseOf({ ...state, step: 'turn-end', pending: { kind } as GameState['pending'] });
    for (const kind of ['allowance', 'burhs', 'place', 'leave-out', 'leader'])
      expect(asked(kind)).toBe('population');
    for (const kind of ['move', 'permission']) expect(asked(kind)).toBe('movement');
    for (const kind of ['battle', 'strike', 'burh-loss', 'losses', 'retreat'])
      expect(asked(kind)).toBe('battles');
    expect(asked('withdraw')).toBe('withdrawal');
    expect(asked('remove')).toBe('overpopulation');
    expect(phaseOf({ ...state, step: 'battles', pending: { kind: 'submit' } as GameState['pending'] })).toBe(
      'battles',
    );
  });
});

describe('what the board shows of events', () => {
  const step = { nation: 'welsh', unit: 'infantry', count: 2, leader: false, from: 'dyfed', to: 'powys' };
  const moves = ['moved', 'retreated', 'withdrew', 'displaced'].map((type) => ({
    type,
    ...step,
  })) as GameEvent[];

  it('moves of all kinds travel, and nothing else', () => {
    const others = [
      { type: 'turn-started', nation: 'welsh' },
      { type: 'points', from: 'x' },
    ] as unknown as GameEvent[];
    const travels = travelsOf([...others, ...moves], START, '7');
    expect(travels).toHaveLength(4);
    expect(travels[0]).toEqual({
      key: '7.2',
      nation: 'welsh',
      unit: 'infantry',
      count: 2,
      leader: null,
      from: 'dyfed',
      to: 'powys',
    });
    expect(new Set(travels.map(({ key }) => key)).size).toBe(4);
  });

  it('a leader who goes along is named', () => {
    const led = stateOf('round 16 normans movement\nsussex: normans 2 leader william\nyork: saxons 3');
    const event = { type: 'moved', ...step, nation: 'normans', leader: true } as GameEvent;
    expect(travelsOf([event], led, '1')[0]?.leader).toBe('william');
    expect(travelsOf([{ ...event, leader: false } as GameEvent], led, '1')[0]?.leader).toBeNull();
    expect(travelsOf([event], START, '1')[0]?.leader).toBeNull();
  });

  it('units that are placed one by one are told, heaps are not', () => {
    const placed = (why: string) => ({
      type: 'placed',
      nation: 'welsh',
      area: 'powys',
      unit: 'infantry',
      count: 1,
      why,
    });
    const events = ['population', 'king', 'special', 'boudicca', 'invaders', 'reinforcements', 'arthur'].map(
      placed,
    );
    expect(gainsOf(events as unknown as GameEvent[], 'g').map(({ key }) => key)).toEqual([
      'g.0',
      'g.1',
      'g.2',
      'g.3',
    ]);
    expect(gainsOf([placed('king')] as unknown as GameEvent[], 'g')).toEqual([
      { key: 'g.0', nation: 'welsh', area: 'powys', count: 1 },
    ]);
  });

  it.each([
    ['round-started', true],
    ['leader-entered', true],
    ['leader-left', true],
    ['leader-eliminated', true],
    ['submitted', true],
    ['submission-ended', true],
    ['bretwalda', true],
    ['king', true],
    ['fort-destroyed', true],
    ['replaced', true],
    ['game-over', true],
    ['moved', false],
    ['points', false],
  ])('%s: a notice above the map: %s', (type, yes) => {
    expect(isNoteworthy({ type } as GameEvent)).toBe(yes);
  });
});

describe('the people at the screen', () => {
  it('are counted by seat; only who plays alone is "you"', () => {
    const mix = [squire('A'), person('B'), squire('C'), person('D')];
    expect(peopleOf(mix)).toEqual([1, 3]);
    expect(onlyPerson(peopleOf(mix))).toBeNull();
    expect(onlyPerson(peopleOf([squire('A'), person('B')]))).toBe(1);
    expect(onlyPerson(peopleOf([squire('A'), squire('B')]))).toBeNull();
  });

  it('fight where one of the nations is theirs', () => {
    const people = [toSeat(0)];
    const owner = (id: 'romans' | 'welsh' | 'saxons' | 'angles') => START.owner[nationOf(id)];
    expect([owner('romans'), owner('welsh')]).toEqual([0, 1]);
    expect(peopleFight(people, START, 'romans', 'welsh')).toBe(true);
    expect(peopleFight(people, START, 'welsh', 'romans')).toBe(true);
    expect(peopleFight(people, START, 'welsh', 'angles')).toBe(false);
  });

  it('have their own decision, or none', () => {
    expect(decisionOf(START, toSeat(0))).toMatchObject({ seat: 0 });
    expect(decisionOf(START, toSeat(1))).toBeUndefined();
    expect(decisionOf(START, null)).toBeUndefined();
  });

  it('see the legal actions of the last two states, listed once', () => {
    const other = stateOf('round 10 saxons movement\nkent: saxons 1\nyork: angles 1');
    const first = legalIn(START);
    expect(first.length).toBeGreaterThan(0);
    expect(legalIn(other)).not.toEqual(first);
    expect(legalIn(START)).toBe(first);
    expect(legalIn(other)).toBe(legalIn(other));
  });
});

describe('a value that is watched', () => {
  it('tells its watchers of every change, and of none that is none', () => {
    const store = new Store({ a: 1, b: 2 });
    const watcher = vi.fn();
    const stop = store.subscribe(watcher);
    store.update({ b: 3 });
    expect(store.get()).toEqual({ a: 1, b: 3 });
    expect(watcher).toHaveBeenCalledTimes(1);
    store.set(store.get());
    expect(watcher).toHaveBeenCalledTimes(1);
    stop();
    store.update({ a: 4 });
    expect(watcher).toHaveBeenCalledTimes(1);
  });

  it('a watcher may stop watching while it is told', () => {
    const store = new Store(0);
    const second = vi.fn();
    const stop = store.subscribe(() => stop());
    store.subscribe(second);
    store.set(1);
    store.set(2);
    expect(second).toHaveBeenCalledTimes(2);
  });
});
