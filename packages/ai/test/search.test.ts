import { type AreaId, apply, areaOf, type GameState, type Seat, seededDice } from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import type { Plan } from '../src/plan/plan.ts';
import { candidates } from '../src/search/choose-plan.ts';
import type { Level } from '../src/search/commander.ts';
import { moodsOf } from '../src/search/styles.ts';
import { Watch } from '../src/search/watch.ts';
import { WEIGHTS } from '../src/value/weights.ts';
import { at, NO_DICE, stakesFor, VALUE } from './support.ts';

/** The Angles may go many ways. */
const ANGLES = at(`
  round 8 angles movement
  lindsey: angles 3
  norfolk: angles 2
  york: angles 2
  north-mercia: brigantes 1
  south-mercia: welsh 1
  suffolk: saxons 1
  bernicia: brigantes 2
  cumbria: brigantes 1
  cheshire: welsh 1
`);

/** Two Angles among strangers: they would rather take York, which nobody holds. */
const FEW = at(`
  round 8 angles movement
  norfolk: angles 2
  suffolk: saxons 2
  lindsey: brigantes 2
  south-mercia: welsh 2
  north-mercia: brigantes 1
`);

const LEVEL: Level = {
  weights: WEIGHTS,
  noise: 0,
  ideas: 24,
  early: 24,
  wide: true,
  plans: 25,
  samples: 1,
  replies: 1,
  trials: 0,
  details: 0,
};

function plans(s: GameState, change: Partial<Level> = {}): Plan[] {
  const seat = s.owner[s.nation] as Seat;
  const level = { ...LEVEL, early: change.ideas ?? LEVEL.early, ...change };
  const found = candidates(
    VALUE,
    s,
    stakesFor(s, seat),
    level,
    moodsOf(WEIGHTS),
    seededDice(1),
    new Watch(undefined),
  );
  return found.map(({ plan }) => plan);
}

const placesOf = (plan: Plan): Set<number> => new Set(plan.steps.map(({ move }) => move.to));

describe('The plans that a king compares', () => {
  it('all end differently, and every step of each is legal', () => {
    const all = plans(ANGLES);
    expect(all.length).toBeGreaterThan(6);
    expect(new Set(all.map(({ after }) => JSON.stringify(after.groups))).size).toBe(all.length);
    for (const { steps, after } of all) {
      const end = steps.reduce((s: GameState, { action }) => apply(s, action, NO_DICE).state, ANGLES);
      expect(end).toEqual(after);
    }
  });

  it('leave out each place to which the first one goes', () => {
    const [first, ...others] = plans(ANGLES, { ideas: 10 }) as [Plan, ...Plan[]];
    expect(placesOf(first).size).toBeGreaterThan(2);
    for (const place of placesOf(first))
      expect(others.some((other) => !placesOf(other).has(place) && other.steps.length > 0)).toBe(true);
  });

  it('go to places in reach where the first one does not go', () => {
    const [first, ...others] = plans(FEW, { ideas: 10 }) as [Plan, ...Plan[]];
    const beside = ['suffolk', 'lindsey', 'essex'].map((id) => areaOf(id as AreaId));
    for (const place of beside) {
      expect(placesOf(first).has(place)).toBe(false);
      expect(others.some((other) => placesOf(other).has(place))).toBe(true);
    }
  });

  it('are no more than he thinks up, and no more than he has use for', () => {
    expect(plans(ANGLES, { ideas: 3 }).length).toBeLessThanOrEqual(4);
    expect(plans(ANGLES, { plans: 2 })).toHaveLength(2);
    expect(plans(ANGLES, { plans: 1 })).toHaveLength(1);
  });

  it('are fewer while half of the game is still to come', () => {
    const count = (when: Partial<GameState>) =>
      plans({ ...ANGLES, ...when } as GameState, { ideas: 10, early: 3 }).length;
    expect(count({ round: 8 })).toBeLessThanOrEqual(4);
    expect(count({ round: 9 })).toBeGreaterThan(4);
    // This one ends in round 13.
    expect(count({ round: 6, scenario: 'short-3' })).toBeGreaterThan(4);
  });
});
