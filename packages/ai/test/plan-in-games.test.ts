import {
  type ActionOf,
  type Area,
  areaId,
  areaOf,
  check,
  type GameState,
  type MoveAction,
  type Nation,
  type Seat,
} from '@bretwalda/engine';
import { armiesIn, isSea, LAND_AREAS, stackingExcess } from '@bretwalda/engine/queries';
import { beforeAll, describe, expect, it } from 'vitest';
import { createBot } from '../src/levels.ts';
import { oddsIn } from '../src/odds/index.ts';
import { AreaValues } from '../src/plan/area-values.ts';
import { PLAIN, type Plan } from '../src/plan/plan.ts';
import { TurnPlanner } from '../src/plan/turn-planner.ts';
import type { Reason } from '../src/reasons.ts';
import { numbers, planOf, playGame, stakesFor, states, VALUE } from './support.ts';

type Sent = Extract<Reason, { code: 'take' | 'guard' }>;

const moves = (plan: Plan): MoveAction[] => plan.steps.map(({ action }) => action as ActionOf<'move'>);

const isHeldByOther = (state: GameState, area: Area): boolean =>
  !isSea(area) && (state.holder[area] as Nation) >= 0 && state.holder[area] !== state.nation;

describe('Plans in whole games', () => {
  /** All plans of a game, each asked for when the phase begins. */
  function plansOf(
    scenario: 'standard-4' | 'short-3' | 'two-early',
    name: 'random' | 'squire',
    seed: number,
  ) {
    const found: { start: GameState; plan: Plan }[] = [];
    playGame({
      config: { scenario },
      seed,
      bots: numbers(4).map(() => createBot(name)),
      watch(start) {
        const fresh = start.groups.every((group) => group.spent === 0 && group.at === group.start);
        if (start.pending?.kind === 'move' && fresh && start.refused.length === 0)
          found.push({ start, plan: planOf(start) });
      },
    });
    return found;
  }

  let plans: { start: GameState; plan: Plan }[];
  beforeAll(() => {
    plans = [
      ...plansOf('standard-4', 'random', 1),
      ...plansOf('standard-4', 'squire', 2),
      ...plansOf('short-3', 'random', 3),
      ...plansOf('two-early', 'random', 4),
    ];
  }, 120_000);

  it('every step of every plan is legal, and leads where the plan says', () => {
    expect(plans.length).toBeGreaterThan(200);
    for (const { start, plan } of plans) expect(states(start, plan).at(-1)).toEqual(plan.after);
  });

  it('STK-5: no plan leaves stacks that are too high', () => {
    for (const { start, plan } of plans)
      expect(stackingExcess(plan.after, start.nation)).toBeLessThanOrEqual(
        stackingExcess(start, start.nation),
      );
  });

  it('every phase can be ended after its plan', () => {
    for (const { plan } of plans) expect(check(plan.after, { type: 'end' })).toBeUndefined();
  });

  it('LDR-5: nobody who plans leaves a leader alone, before the rules are asked', () => {
    const led = plans.filter(({ start }) => start.leaders[start.nation]);
    expect(led.length).toBeGreaterThan(5);
    let beside = 0;
    for (const { start } of led) {
      const { nation } = start;
      const values = new AreaValues(
        VALUE.forecast(start),
        nation,
        stakesFor(start, start.owner[nation] as Seat),
      );
      const planner = new TurnPlanner(values, start, PLAIN);
      const armies = LAND_AREAS.map((area) => armiesIn(start, nation, area));
      let leader = start.leaders[nation]?.at as Area;
      for (let move = planner.next(); move; move = planner.next()) {
        for (const { group, count } of move.marches) {
          if (!isSea(group.at)) armies[group.at] = (armies[group.at] as number) - count;
          if (group.at === leader && !move.leader) beside++;
          armies[move.to] = (armies[move.to] as number) + count;
        }
        if (move.leader) leader = move.to;
        if (!isSea(leader)) expect(armies[leader]).toBeGreaterThan(0);
        planner.book(move);
      }
    }
    expect(beside).toBeGreaterThan(5);
  });

  it('leaders march', () => {
    const marches = plans.flatMap(({ plan }) => moves(plan)).filter(({ leader }) => leader);
    expect(marches.length).toBeGreaterThan(5);
    expect(marches.every(({ count }) => count > 0)).toBe(true);
  });

  it('OVR-2: armies go on from areas that they overran', () => {
    const overruns = plans.filter(({ start, plan }) => {
      const before = states(start, plan);
      return moves(plan).some(({ from }, i) => isHeldByOther(before[i] as GameState, areaOf(from)));
    });
    expect(overruns.length).toBeGreaterThan(5);
  });

  it('every reason of a step names where its move ends, and who goes there from where', () => {
    let joined = 0;
    for (const { start, plan } of plans)
      plan.steps.forEach(({ move }, i) => {
        const [reason] = plan.reasons(i) as [Sent];
        expect(reason.area).toBe(areaId(move.to));
        const going = new Set(plan.steps.map((step) => step.move).filter(({ to }) => to === move.to));
        const marches = [...going].flatMap((each) => each.marches);
        expect(reason.armies).toBe(marches.reduce((sum, { count }) => sum + count, 0));
        expect(reason.origins.reduce((sum, { armies }) => sum + armies, 0)).toBe(reason.armies);
        expect(new Set(reason.origins.map(({ area }) => area)).size).toBe(reason.origins.length);
        for (const { area, armies } of reason.origins)
          expect(armies).toBeLessThanOrEqual(armiesIn(start, start.nation, areaOf(area)));
        if (reason.origins.length > 1) joined++;
      });
    expect(joined).toBeGreaterThan(20);
  });

  it('the chances of an attack are those of all who come', () => {
    let attacks = 0;
    for (const { plan } of plans) {
      for (const reason of plan.reasons(0) as Sent[]) {
        if (reason.code !== 'take' || reason.from === null) continue;
        const odds = (['stand', { kind: 'outnumbered', ratio: 1 }] as const).map(
          (attackerPolicy) => oddsIn(plan.after, areaOf(reason.area), { attackerPolicy }).win,
        );
        expect(Math.min(...odds.map((win) => Math.abs(win - reason.win)))).toBeLessThan(1e-9);
        attacks++;
      }
    }
    expect(attacks).toBeGreaterThan(100);
  });
});
