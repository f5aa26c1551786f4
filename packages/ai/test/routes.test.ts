import {
  type Area,
  type AreaId,
  areaId,
  areaOf,
  type GameState,
  type Group,
  type Seat,
} from '@bretwalda/engine';
import { AREA, isSea } from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { AreaValues } from '../src/plan/area-values.ts';
import { reasonFor } from '../src/plan/reasons.ts';
import { type Route, routesOf } from '../src/plan/routes.ts';
import type { March, Move } from '../src/plan/turn-planner.ts';
import { after, at, planOf, stakesFor, VALUE } from './support.ts';

/** The ways of armies, and how a plan tells them. */

type Points = Partial<Record<AreaId, number>>;

const groupIn = (state: GameState, from: Area) => state.groups.find((group) => group.at === from) as Group;
const routes = (state: GameState, from: Area, entry: Points = {}, withLeader = false): Route[] =>
  routesOf(state, state.nation, groupIn(state, from), withLeader, (area) => entry[areaId(area)] ?? 0);
const routeTo = (state: GameState, from: Area, to: Area, entry: Points = {}, withLeader = false) =>
  routes(state, from, entry, withLeader).find(({ end }) => end === to);

describe('A way', () => {
  const KENT = at('round 11 saxons movement\nkent: saxons 2\nyork: angles 1');

  it('has its steps, and the group as it is before each of them', () => {
    const way = routeTo(KENT, AREA.kent, AREA.suffolk) as Route;
    expect(way.path).toEqual([AREA.essex, AREA.suffolk]);
    expect(way.stages.map((group) => group.at)).toEqual([AREA.kent, AREA.essex]);
    expect(way.stages[0]).toBe(groupIn(KENT, AREA.kent));
    expect(way.stages[1]).toMatchObject({ start: AREA.kent, spent: 1 });
    expect(way).toMatchObject({ end: AREA.suffolk, led: false, onTheWay: 0 });
  });

  it('ends elsewhere than it began, and never at sea', () => {
    for (const round of [9, 11]) {
      const ends = routes(
        at(`round ${round} saxons movement\nkent: saxons 2\nyork: angles 1`),
        AREA.kent,
      ).map(({ end }) => end);
      expect(ends).not.toContain(AREA.kent);
      expect(ends.some(isSea)).toBe(false);
      expect(new Set(ends).size).toBe(ends.length);
      // SEA-11: there are boats in round 9.
      expect(ends.includes(AREA.norfolk)).toBe(round === 9);
    }
  });

  it('SCORE-3: counts the points for vacant areas on it, not for its end', () => {
    const entry = { essex: 3, suffolk: 5 };
    expect(routeTo(KENT, AREA.kent, AREA.suffolk, entry)?.onTheWay).toBe(3);
    expect(routeTo(KENT, AREA.kent, AREA.essex, entry)?.onTheWay).toBe(0);
    const held = at('round 11 saxons movement\nkent: saxons 2\nessex: saxons 1\nyork: angles 1');
    expect(routeTo(held, AREA.kent, AREA.suffolk, entry)?.onTheWay).toBe(0);
  });

  it('is the one of several that brings most points on the way', () => {
    const york = at('round 11 angles movement\nyork: angles 2');
    const to = (entry: Points) => routeTo(york, AREA.york, AREA.hwicce, entry);
    expect(to({ march: 2, 'north-mercia': 1 })).toMatchObject({
      path: [AREA.march, AREA.hwicce],
      onTheWay: 2,
    });
    expect(to({ march: 1, 'north-mercia': 2 })).toMatchObject({
      path: [AREA['north-mercia'], AREA.hwicce],
      onTheWay: 2,
    });
    // A longer way to the next area, if something lies on it.
    expect(routeTo(york, AREA.york, AREA.march, { 'north-mercia': 1 })).toMatchObject({
      path: [AREA['north-mercia'], AREA.march],
    });
    expect(routeTo(york, AREA.york, AREA.march, {})).toMatchObject({ path: [AREA.march] });
  });

  it('LDR-8: with a leader is marked so, and only from where he is', () => {
    const offa = at('round 10 angles movement\nessex: angles 2 leader offa\nyork: angles 1');
    expect(routeTo(offa, AREA.essex, AREA.march, {}, true)).toMatchObject({ led: true });
    expect(routeTo(offa, AREA.essex, AREA.kent)).toMatchObject({ led: false });
    expect(routes(offa, AREA.york, {}, true)).toEqual([]);
  });

  it('MOV-2: there is none for those who have moved, unless the leader takes them along', () => {
    const start = at('round 10 angles movement\nessex: angles 2 leader offa\nyork: angles 1');
    const moved = ['move 1 york march', 'move 1 march hwicce'].reduce(
      (state, text) => after(state, text),
      start,
    );
    expect(routes(moved, AREA.hwicce)).toEqual([]);
    expect(routes(start, AREA.york).length).toBeGreaterThan(0);
  });
});

describe('A reason for several moves to one place', () => {
  const march = (from: Area, count: number): March => ({
    group: { at: from } as Group,
    count,
    route: { end: AREA.kent, path: [], stages: [], led: false, onTheWay: 0 },
  });
  const move = (to: Area, marches: March[], infantry: number, leader = false): Move => ({
    to,
    marches,
    leader,
    gain: 1,
    force: { infantry, cavalry: 0, leader },
  });
  const reason = (state: GameState, ...moves: Move[]) =>
    reasonFor(
      new AreaValues(
        VALUE.forecast(state),
        state.nation,
        stakesFor(state, state.owner[state.nation] as Seat),
      ),
      moves,
    );

  it('tells all who go there and where they come from', () => {
    const state = at('round 11 saxons movement\nessex: saxons 3\nsussex: saxons 3\nyork: angles 1');
    expect(
      reason(
        state,
        move(AREA.kent, [march(AREA.essex, 1), march(AREA.sussex, 1)], 2),
        move(AREA.kent, [march(AREA.essex, 2)], 4),
      ),
    ).toEqual({
      code: 'take',
      area: 'kent',
      armies: 4,
      origins: [
        { area: 'essex', armies: 3 },
        { area: 'sussex', armies: 1 },
      ],
      leader: false,
      from: null,
      win: 1,
      bounty: 0,
      points: 3,
      round: 13,
    });
  });

  it('SCORE-3: tells points for entering before later ones, and without a round', () => {
    const danes = (...more: string[]) =>
      reason(
        at(['round 12 danes movement', 'york: danes 3', 'kent: saxons 1', ...more].join('\n')),
        move(AREA.lindsey, [march(AREA.york, 1)], 1),
      );
    expect(danes()).toMatchObject({ points: 4, round: null });
    expect(danes('scored danes lindsey')).toMatchObject({ round: 13 });
    const nothing = at('round 16 jutes movement\nkent: jutes 3\nyork: angles 1');
    expect(reason(nothing, move(AREA.suffolk, [march(AREA.kent, 1)], 1))).toMatchObject({
      points: 0,
      round: null,
    });
  });

  it('guards an area of its own, against whoever is most to be feared', () => {
    const state = at('round 11 jutes movement\nkent: jutes 1\nsussex: jutes 2\nessex: saxons 4');
    expect(reason(state, move(AREA.kent, [march(AREA.sussex, 1)], 2))).toEqual({
      code: 'guard',
      area: 'kent',
      armies: 1,
      origins: [{ area: 'sussex', armies: 1 }],
      points: 4,
      round: 13,
      against: 'saxons',
    });
    const alone = at('round 8 jutes movement\nkent: jutes 1\nsussex: jutes 2');
    expect(reason(alone, move(AREA.kent, [march(AREA.sussex, 1)], 2))).toMatchObject({ against: null });
  });

  it('tells the odds of an attack with all who fight there, and with the leader of any of the moves', () => {
    const state = at(
      'round 10 angles movement\nsuffolk: angles 3 leader offa\nkent: angles 2\nessex: saxons 1',
    );
    const led = move(AREA.essex, [march(AREA.suffolk, 1)], 1, true);
    const rest = {
      ...move(AREA.essex, [march(AREA.kent, 1)], 2),
      force: { infantry: 2, cavalry: 0, leader: true },
    };
    const both = reason(state, led, rest);
    expect(both).toMatchObject({ code: 'take', from: 'saxons', leader: true, armies: 2 });
    const win = (told: ReturnType<typeof reason>) => (told.code === 'take' ? told.win : Number.NaN);
    expect(win(both)).toBeGreaterThan(win(reason(state, led)));
    expect(win(both)).toBeGreaterThan(
      win(reason(state, { ...rest, force: { ...rest.force, leader: false } })),
    );
    expect(win(both)).toBeLessThan(1);
  });
});

describe('A plan', () => {
  it('LDR-5: lets the leader and his company go first', () => {
    const state = at(
      'round 10 angles movement\nessex: angles 2 leader offa\nnorfolk: angles 2\nyork: angles 2\nsuffolk: saxons 1',
    );
    const plan = planOf(state);
    const moves = plan.steps.map(({ action, move }) => ({
      led: action.type === 'move' && action.leader,
      to: move.to,
      move,
    }));
    for (const { move } of moves) {
      const own = moves.filter((other) => other.move === move);
      if (move.leader) expect(own[0]?.led).toBe(true);
      else expect(own.some(({ led }) => led)).toBe(false);
    }
  });

  it('tells a reason for each place that is still to come, once', () => {
    const plan = planOf(at('round 9 saxons movement\nessex: saxons 6\nyork: angles 2'));
    expect(plan.steps.length).toBeGreaterThan(2);
    const places = (from: number) =>
      plan.reasons(from).map((reason) => 'area' in reason && reason.area && areaOf(reason.area));
    const order = [...new Set(plan.steps.map(({ move }) => move.to))];
    expect(places(0)).toEqual(order);
    expect(places(plan.steps.length - 1)).toEqual([plan.steps.at(-1)?.move.to]);
    expect(places(plan.steps.length)).toEqual([]);
    expect(plan.reasons(0)[0]).toBe(plan.reasons(0)[0]); // told again, not thought out again
  });
});
