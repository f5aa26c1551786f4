import { type AreaId, apply, areaOf, type GameState, type Seat } from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import type { Plan } from '../src/plan/plan.ts';
import { candidates } from '../src/search/choose-plan.ts';
import { always, type Effort, stageOf } from '../src/search/effort.ts';
import type { Level } from '../src/search/search.ts';
import { plannerWith, searchIn } from './searching.ts';
import { at, NO_DICE, stakesFor } from './support.ts';

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

const EFFORT: Effort = { ideas: 24, plans: 25, samples: 1 };

const LEVEL = plannerWith(EFFORT, { replies: 1 });

function plans(s: GameState, effort: Partial<Effort> = {}): Plan[] {
  return plansOf(s, { ...LEVEL, effort: always({ ...EFFORT, ...effort }) });
}

function plansOf(s: GameState, level: Level): Plan[] {
  const found = candidates(searchIn(s, { level }), stakesFor(s, s.owner[s.nation] as Seat));
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

  it('are few early in the game, more in its second half, and most in the last round', () => {
    const effort = {
      early: { ...EFFORT, ideas: 3 },
      late: { ...EFFORT, ideas: 6 },
      last: { ...EFFORT, plans: 9 },
    };
    const count = (when: Partial<GameState>) =>
      plansOf({ ...ANGLES, ...when } as GameState, { ...LEVEL, effort }).length;
    const [few, more, most] = [count({ round: 8 }), count({ round: 9 }), count({ round: 16 })];
    expect(few).toBeLessThanOrEqual(4);
    expect(more).toBeGreaterThan(few);
    expect(more).toBeLessThanOrEqual(7);
    expect(most).toBe(9);
    // Eight rounds to come are early, seven are not, and none is the last.
    const stage = (round: number, scenario = ANGLES.scenario) => stageOf({ ...ANGLES, round, scenario });
    expect([1, 8, 9, 15, 16].map((round) => stage(round))).toEqual([
      'early',
      'early',
      'late',
      'late',
      'last',
    ]);
    expect([6, 12, 13].map((round) => stage(round, 'short-3'))).toEqual(['late', 'late', 'last']);
    expect([1, 4, 5].map((round) => stage(round, 'two-early'))).toEqual(['late', 'late', 'last']);
    // This one goes from round 6 to round 13.
    expect(count({ round: 6, scenario: 'short-3' })).toBeGreaterThan(few);
    expect(count({ round: 13, scenario: 'short-3' })).toBe(most);
  });
});
