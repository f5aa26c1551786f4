import {
  type Action,
  fromPosition,
  type GameState,
  legalActions,
  makeAction,
  nationOf,
  newGame,
  parseAction,
  parsePosition,
  type Seat,
} from '@bretwalda/engine';
import { people } from '@bretwalda/table';
import { describe, expect, it } from 'vitest';
import { PlanGame, planStart, stepsOf } from '../src/online/plan-game.ts';

/** Play together 4: a turn is prepared on a copy of the board. */

const at = (text: string): GameState => {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(JSON.stringify(position.violation));
  const state = fromPosition(position.value);
  if (!state.ok) throw new Error(JSON.stringify(state.violation));
  return state.value;
};

const order = (text: string): Action => {
  const read = parseAction(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};

/** The Angles move; the Saxons of another player move before them, so their next turn comes in the next round. */
const CALM = at(`
  round 10 angles movement
  kent: saxons 2
  essex: angles 2
  sussex: saxons 1
`);

const planFor = (states: readonly GameState[], nation: 'saxons' | 'angles') => {
  const start = planStart(states, nationOf(nation));
  if (!start) throw new Error('nothing to plan');
  return { start, plan: new PlanGame(start, people(CALM.scenario)) };
};

const text = (plan: PlanGame) => plan.plan.get().actions.map(makeAction);

/** Places whatever growth brings, up to the movement. */
async function grow(plan: PlanGame): Promise<number> {
  let steps = 0;
  for (; ; steps++) {
    const { state, revision } = plan.snapshot();
    if (state.pending?.kind === 'move') return steps;
    await plan.submit(legalActions(state).slice(0, 1), revision, plan.seat);
  }
}

describe('a plan', () => {
  it('begins at the first decision of the next turn, on the board as it stands', () => {
    const { start, plan } = planFor([CALM], 'saxons');
    expect(start.isEarlier).toBe(false);
    expect([plan.round, plan.plan.get()]).toEqual([11, { actions: [], end: null }]);
    expect(plan.snapshot().state.infantry[nationOf('saxons')]).toEqual(CALM.infantry[nationOf('saxons')]);
  });

  it('is played like a turn; what the rules forbid is refused and not planned', async () => {
    const { plan } = planFor([CALM], 'saxons');
    const grown = await grow(plan);
    const { revision } = plan.snapshot();
    const answer = await plan.submit([order('move 1 kent york')], revision, plan.seat);
    expect(answer.kind).toBe('refused');
    expect((await plan.submit([order('move 1 kent wessex')], revision, plan.seat)).kind).toBe('refused');
    expect((await plan.submit([order('move 1 sussex wessex')], revision, plan.seat)).kind).toBe('ok');
    expect(text(plan).slice(grown)).toEqual(['move 1 sussex wessex']);
    await plan.undo(grown, plan.snapshot().revision, plan.seat);
    expect(text(plan)).toHaveLength(grown);
  });

  it('ends before dice, and goes on when the last step is taken back', async () => {
    const { plan } = planFor([CALM], 'saxons');
    await grow(plan);
    const { state, revision } = plan.snapshot();
    const attack = legalActions(state).find((one) => one.type === 'move' && one.to === 'essex') as Action;
    expect(await plan.submit([attack], revision, plan.seat)).toMatchObject({ kind: 'ok' });
    const before = text(plan);
    await plan.submit([order('end')], plan.snapshot().revision, plan.seat);
    expect(plan.plan.get().end).toBe('dice');
    expect(text(plan)).toEqual([...before, 'end']);
    expect(plan.snapshot().state.pending?.kind).toBe('move'); // nothing was rolled
    expect((await plan.submit([order('end')], plan.snapshot().revision, plan.seat)).kind).toBe('closed');
    plan.takeBack();
    expect(plan.plan.get()).toMatchObject({ end: null });
    plan.takeBack();
    expect(text(plan)).toEqual(before.slice(0, -1));
  });

  it('ends with the turn', async () => {
    const { plan } = planFor([CALM], 'saxons');
    await grow(plan);
    await plan.submit([order('end')], plan.snapshot().revision, plan.seat);
    expect(plan.plan.get().end).toBe('turn');
  });

  it('takes up what was prepared before, as far as it fits the board', async () => {
    const { plan } = planFor([CALM], 'saxons');
    await grow(plan);
    await plan.submit([order('move 1 sussex wessex')], plan.snapshot().revision, plan.seat);
    const kept = plan.plan.get().actions;
    const again = planFor([CALM], 'saxons').plan;
    expect(again.resume(kept)).toBe(0);
    expect(again.plan.get().actions).toEqual(kept);
    const other = planFor([CALM], 'saxons').plan;
    expect(other.resume([...kept, order('move 1 york lindsey'), order('end')])).toBe(2);
    expect(other.plan.get().actions).toEqual(kept);
  });

  it('in the midst of battles begins on the board before them', () => {
    const fought = at(`
      round 10 angles battles
      kent: saxons 2, angles 2
      sussex: saxons 1
    `);
    expect(planStart([fought], nationOf('saxons'))).toBeUndefined();
    expect(planStart([CALM, fought], nationOf('saxons'))).toMatchObject({ isEarlier: true });
  });

  it('of a nation that is moving now is one of the next round', () => {
    expect(planFor([CALM], 'angles').plan.round).toBe(11);
    const last = newGame({ scenario: 'two-early' });
    expect(planStart([last], -1 as never)).toBeUndefined();
  });
});

describe('what is prepared', () => {
  it('is listed with the board before each step, up to one that is not possible', () => {
    const { start } = planFor([CALM], 'saxons');
    const plan = new PlanGame(start, people(CALM.scenario));
    const first = legalActions(plan.snapshot().state, plan.seat as Seat)[0] as Action;
    const steps = stepsOf(start, [first, order('move 9 york kent'), order('end')]);
    expect(steps.map(({ before }) => before !== null)).toEqual([true, false, false]);
    expect(stepsOf(undefined, [first])).toEqual([{ action: first, before: null }]);
  });
});
