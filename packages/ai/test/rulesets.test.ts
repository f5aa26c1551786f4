import { type Area, type GameState, type Group, type Nation, nationOf, newGame } from '@bretwalda/engine';
import { SCENARIOS } from '@bretwalda/engine/data';
import { AREA, NATION } from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { PlannedStacks } from '../src/plan/planned-stacks.ts';
import { Forecast } from '../src/value/forecast.ts';
import { PAR, parOf } from '../src/value/par.ts';
import { REDUX_WEIGHTS } from '../src/value/redux-weights.ts';
import { WEIGHTS } from '../src/value/weights.ts';
import { weightsOf } from '../src/value/weights-of.ts';
import { at } from './support.ts';

/** What bots know of a game's rules they ask its tables: the same question has other answers in other rulesets. */

const lines = (...all: string[]) => at(all.join('\n'));
const using = (...variants: string[]) => `options ${JSON.stringify({ variants })}`;

describe('What the land feeds', () => {
  const isTight = (s: GameState) => new PlannedStacks(s, s.nation).isTight([]);
  /** Armies saved, or lost, if so many of the first group go to a place. */
  function saved(s: GameState, picked: number, to: Area): number {
    return new PlannedStacks(s, s.nation).saved(to, [{ group: s.groups[0] as Group, picked }]);
  }

  it('X-LIM-1: clear land feeds one army more', () => {
    expect(isTight(lines('redux-4 round 9 angles movement', 'lothian: angles 2'))).toBe(false);
    expect(isTight(lines('redux-4 round 9 angles movement', 'lothian: angles 3'))).toBe(true);
    expect(isTight(lines('redux-4 round 9 angles movement', 'mar: angles 2'))).toBe(true);
    expect(isTight(lines('round 9 angles movement', 'lothian: angles 2'))).toBe(true);
  });

  it('X-LIM-1: whoever leaves his clear land loses what it feeds', () => {
    const land = ['dunedin: picts 1', 'alban: picts 4'];
    const state = lines('redux-4 round 9 picts movement', ...land);
    const group = state.groups.find(({ at }) => at === AREA.dunedin) as Group;
    const stacks = new PlannedStacks(state, NATION.picts);
    expect(stacks.saved(AREA.mar, [{ group, picked: 1 }])).toBe(-1);
    expect(stacks.saved(AREA.lothian, [{ group, picked: 1 }])).toBe(0);
  });

  it('X-LIM-1: land that somebody else still holds gives nothing more', () => {
    const state = (...more: string[]) =>
      lines('redux-4 round 9 scots movement', 'irish-sea: scots 3', ...more);
    expect(saved(state(), 3, AREA.strathclyde)).toBe(0);
    expect(saved(state('strathclyde: brigantes 1'), 3, AREA.strathclyde)).toBe(-1);
  });

  it('DIG-13: burhs that need no food leave it to the armies', () => {
    const land = ['round 13 saxons movement', 'kent: saxons 2 burh', 'essex: saxons 1'];
    expect(isTight(lines(...land))).toBe(true);
    expect(isTight(lines(...land, using('burhs-need-no-food')))).toBe(false);
  });
});

describe('Who can come', () => {
  const near = (s: GameState, nation: Nation, area: Area) =>
    new Forecast(s, WEIGHTS).strengthNear(nation)[area];

  it('X-MOV-1: hills stop nobody where terrain is open', () => {
    const state = (...more: string[]) =>
      lines('redux-4 round 9 brigantes movement', 'cheshire: brigantes 2', ...more);
    expect(near(state(), NATION.brigantes, AREA.gwynedd)).toBe(0);
    expect(near(state(using('open-terrain')), NATION.brigantes, AREA.gwynedd)).toBeCloseTo(0.7 * 2);
  });

  it('DIG-6: hills that cost two areas are no second step', () => {
    const state = (...more: string[]) => lines('round 9 brigantes movement', 'cumbria: brigantes 2', ...more);
    const dear = state(using('difficult-costs-two'));
    expect(near(state(), NATION.brigantes, AREA.clwyd)).toBeCloseTo(0.7 * 2);
    expect(near(dear, NATION.brigantes, AREA.clwyd)).toBe(0);
    expect(near(dear, NATION.brigantes, AREA.pennines)).toBe(2);
    expect(near(dear, NATION.brigantes, AREA.march)).toBeCloseTo(0.7 * 2);
  });

  it('X-REI-2: armies that are due on land, from where the nation stands', () => {
    const state = lines('redux-4 round 14 normans movement', 'kent: saxons 1', 'york: danes 1');
    expect(near(state, NATION.saxons, AREA.essex)).toBe(2);
    const edition = lines('round 14 normans movement', 'kent: saxons 1', 'york: danes 1');
    expect(near(edition, NATION.saxons, AREA.essex)).toBe(1);
  });

  it('X-REI-3: at least two, from its centres, if it holds nothing', () => {
    const state = lines('redux-4 round 14 normans movement', 'york: danes 1');
    // Essex and Sussex are next to Kent, Wessex is two steps away.
    expect(near(state, NATION.saxons, AREA.kent)).toBeCloseTo((2 / 3) * (1 + 1 + 0.7));
    expect(near(state, NATION.jutes, AREA.kent)).toBe(0);
  });
});

describe('What a future is trusted to bring', () => {
  const game = (scenario: string) => newGame({ scenario: scenario as 'standard-4' });

  it('is weighed by the ruleset: in reduX every round brings points', () => {
    expect(weightsOf(game('standard-4'))).toBe(WEIGHTS);
    expect(weightsOf(game('computer-full'))).toBe(WEIGHTS);
    expect(weightsOf(game('redux-4'))).toBe(REDUX_WEIGHTS);
    expect(weightsOf(game('redux-short-4'))).toBe(REDUX_WEIGHTS);
  });

  it('has a temper for each nation of reduX', () => {
    const nations = SCENARIOS.filter(({ rules }) => rules === 'redux').flatMap(({ groups }) => groups.flat());
    expect(Object.keys(REDUX_WEIGHTS.tempers).sort()).toEqual([...new Set<string>(nations)].sort());
  });
});

describe('What a nation should score', () => {
  const parIn = (scenario: string, nation: keyof typeof PAR) =>
    parOf(newGame({ scenario: scenario as 'standard-4' }), nationOf(nation));

  it('was measured for the cards of the second edition', () => {
    expect(parIn('standard-4', 'saxons')).toBe(PAR.saxons);
    expect(parIn('computer-full', 'welsh')).toBe(PAR.welsh);
  });

  it('XP-9: is made of cards, set-up and arrivals where nobody measured it', () => {
    const own = parIn('redux-4', 'normans');
    expect(own).toBeGreaterThan(20);
    expect(own).toBeLessThan(80);
    expect(parIn('redux-4', 'romans')).toBe(0);
    expect(parIn('redux-short-4', 'normans')).toBe(0);
    expect(parIn('redux-short-4', 'angles')).toBeLessThan(parIn('redux-4', 'angles'));
  });

  it('is known for whoever plays a part', () => {
    for (const { id, groups } of SCENARIOS)
      for (const nation of groups.flat())
        expect(parIn(id, nation), `${id} ${nation}`).toBeGreaterThanOrEqual(0);
  });
});
