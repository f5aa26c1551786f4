import { type GameEvent, type GameState, type History, newGame, type Seat, toSeat } from '@bretwalda/engine';

import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../src/base/settings.ts';
import { happeningsOf, shownHappenings } from '../src/session/happenings.ts';

/** Which events of an entry have a window of their own, and what it tells (UI-80). */

type Pending = GameState['pending'];
const STATE = newGame({ scenario: 'standard-4' });
const asking = (pending: object | null): GameState => ({ ...STATE, pending: pending as Pending });

/** A game whose last entry brought these events, with what was asked before and after it. */
const after = (
  events: readonly object[],
  { before = null, now = null }: { readonly before?: object | null; readonly now?: object | null } = {},
): History => ({
  config: { scenario: 'standard-4' },
  journal: [],
  states: [asking(before), asking(now)],
  events: [[], events as readonly GameEvent[]],
});

const points = (reason: string) => ({ type: 'points', nation: 'romans', points: 6, reason });
const freed = (nation: string) => ({ type: 'submission-ended', nation, overlord: 'romans' });

it('nothing is shown where nobody plays at this screen', () => {
  const history = after([{ type: 'king', nation: 'saxons' }]);
  const on = { ...DEFAULT_SETTINGS, events: true, motion: 'calm' } as const;
  const shown = (...people: Seat[]) => shownHappenings(people, history, on);
  expect(shown(toSeat(3))).toHaveLength(1);
  expect(shown()).toEqual([]);
});

describe('a leader', () => {
  const event = (type: string) => ({ type, nation: 'brigantes', leader: 'urien', area: 'york' });

  it('who comes is told with the freedom he brings his own nation', () => {
    const came = event('leader-entered');
    expect(happeningsOf(after([came, freed('brigantes'), freed('welsh'), points('special')]))).toEqual([
      { kind: 'leader-entered', nation: 'brigantes', leader: 'urien', events: [came, freed('brigantes')] },
    ]);
  });

  it.each(['leader-left', 'leader-eliminated'])('is told alone: %s', (kind) => {
    expect(happeningsOf(after([event(kind), freed('brigantes')]))).toEqual([
      { kind, nation: 'brigantes', leader: 'urien', events: [event(kind)] },
    ]);
  });
});

it('a submission is told with the points that it brings', () => {
  const submitted = { type: 'submitted', nation: 'belgae', overlord: 'romans' };
  expect(happeningsOf(after([submitted, points('special'), points('occupy')]))).toEqual([
    { kind: 'submitted', nation: 'belgae', events: [submitted, points('special')] },
  ]);
});

describe('a crown', () => {
  it('of a king is told with its points, and not at all where nobody has it', () => {
    const king = { type: 'king', nation: 'saxons' };
    expect(happeningsOf(after([king, points('king'), points('hold')]))).toEqual([
      { kind: 'king', nation: 'saxons', events: [king, points('king')] },
    ]);
    expect(happeningsOf(after([{ type: 'king', nation: null }]))).toEqual([]);
  });

  const vote = (seat: number, nation: string) => ({ type: 'voted', seat, for: nation });
  /** An open election: somebody ends their turn, then the votes are given one by one. */
  const election = (...entries: readonly (readonly object[])[]): History => ({
    ...after([]),
    journal: [
      { action: { type: 'end' } },
      ...entries.map(() => ({ action: { type: 'vote' } })),
    ] as unknown as History['journal'],
    events: [[vote(3, 'picts')], [vote(2, 'welsh')], ...entries] as unknown as History['events'],
  });

  it('of a Bretwalda is told with the votes of this election and no other', () => {
    const crowned = { type: 'bretwalda', nation: 'angles' };
    const votes = [vote(0, 'saxons'), vote(1, 'angles')] as const;
    expect(
      happeningsOf(election([votes[0]], [votes[1], crowned, points('bretwalda'), points('hold')])),
    ).toEqual([{ kind: 'bretwalda', nation: 'angles', events: [...votes, crowned, points('bretwalda')] }]);
  });

  it('that nobody won shows the first who was voted for, and without votes nothing', () => {
    const none = { type: 'bretwalda', nation: null };
    expect(happeningsOf(election([vote(0, 'saxons')], [vote(1, 'angles'), none]))).toMatchObject([
      { kind: 'bretwalda', nation: 'saxons' },
    ]);
    expect(happeningsOf(election([none]))).toEqual([]);
  });

  it('is told with all votes where the game began with them', () => {
    const crowned = { type: 'bretwalda', nation: 'angles' };
    const votes = [vote(0, 'saxons'), vote(1, 'angles')] as const;
    const history = {
      ...election([votes[0]], [votes[1], crowned]),
      journal: [{ action: { type: 'vote' } }, { action: { type: 'vote' } }] as unknown as History['journal'],
      events: [[], [votes[0]], [votes[1], crowned]] as unknown as History['events'],
    };
    expect(happeningsOf(history)[0]?.events).toEqual([...votes, crowned]);
  });
});

describe('what goes away', () => {
  const removed = (why: string) => ({ type: 'removed', nation: 'romans', area: 'kent', count: 1, why });

  it.each([
    ['reduction', 'recall', 'romans'],
    ['departure', 'cnut-leaves', 'danes'],
    ['roman-departure', 'romans-leave', 'romans'],
  ])('%s is told once, when it begins', (why, kind, nation) => {
    const told = [{ kind, nation, events: [] }];
    expect(happeningsOf(after([removed(why)]))).toEqual(told);
    expect(happeningsOf(after([], { now: { kind: 'remove', why } }))).toEqual(told);
    expect(happeningsOf(after([removed(why)], { before: { kind: 'remove', why } }))).toEqual([]);
    expect(
      happeningsOf(after([removed(why)], { before: { kind: 'remove', why: 'overpopulation' } })),
    ).toEqual(told);
  });

  it('is told also where others have just died for want of land', () => {
    const told = [{ kind: 'recall', nation: 'romans', events: [] }];
    expect(happeningsOf(after([removed('overpopulation'), removed('reduction')]))).toEqual(told);
    const before = { kind: 'remove', why: 'overpopulation' };
    expect(happeningsOf(after([points('hold'), removed('reduction')], { before }))).toEqual(told);
  });

  it('for want of land has no window', () => {
    expect(happeningsOf(after([removed('overpopulation')]))).toEqual([]);
    expect(happeningsOf(after([], { now: { kind: 'move' } }))).toEqual([]);
  });

  it('RB-1: forts that are to become Romano-British mean that the Romans leave, and their subjects are free', () => {
    const now = { kind: 'replace' };
    expect(happeningsOf(after([freed('welsh'), points('hold')], { now }))).toEqual([
      { kind: 'romans-leave', nation: 'romans', events: [freed('welsh')] },
    ]);
    expect(happeningsOf(after([], { before: now, now }))).toEqual([]);
    expect(happeningsOf(after([freed('welsh'), removed('reduction')]))).toMatchObject([{ events: [] }]);
  });

  it('at the very start of a game is told, too', () => {
    const history = { ...after([]), states: [asking(null)], events: [[removed('departure')]] as never };
    expect(happeningsOf(history)).toMatchObject([{ kind: 'cnut-leaves' }]);
  });
});
