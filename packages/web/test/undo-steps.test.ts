import { FIRST_SEAT } from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { UndoSteps } from '../src/session/undo-steps.ts';

/** Entries of a journal by number; their actions tell them apart. */
const entries = (...numbers: readonly number[]) =>
  numbers.map(
    (seq) => ({ seq, seat: FIRST_SEAT, action: { type: 'choose', group: seq }, rolls: [] }) as const,
  );

const groupsOf = (steps: UndoSteps) =>
  steps.takeLast().map((step) => step.map((action) => (action.type === 'choose' ? action.group : -1)));

describe('steps that were taken back', () => {
  it('are played again as they were done, and only while nothing else has happened', () => {
    const steps = new UndoSteps();
    expect(steps.mayRedo(0)).toBe(false);
    steps.played(0); // entries 0 and 1
    steps.played(2); // entry 2
    steps.undone(entries(0, 1, 2), 0, 2, 3);
    expect(steps.mayRedo(3)).toBe(true);
    expect(steps.mayRedo(4)).toBe(false);
    expect(groupsOf(steps)).toEqual([[0, 1], [2]]);
    expect(steps.mayRedo(3)).toBe(false);
    expect(groupsOf(steps)).toEqual([]);
  });

  it('know where others began that are still there', () => {
    const steps = new UndoSteps();
    steps.played(0);
    steps.played(3);
    steps.undone(entries(3, 4), 3, 2, 3);
    steps.undone(entries(0, 1, 2), 0, 3, 4);
    expect(groupsOf(steps)).toEqual([[0, 1, 2]]);
    steps.redone(5);
    expect(steps.mayRedo(5)).toBe(true);
    expect(groupsOf(steps)).toEqual([[3, 4]]);
  });

  it('forget what was begun in what is gone', () => {
    const steps = new UndoSteps();
    steps.played(0);
    steps.played(2);
    steps.undone(entries(2, 3), 2, 2, 3);
    steps.played(2); // another step, up to entry 4
    steps.undone(entries(0, 1, 2, 3, 4), 0, 4, 5);
    expect(groupsOf(steps)).toEqual([
      [0, 1],
      [2, 3, 4],
    ]);
  });

  it('of somebody who came in the midst of a turn are one step', () => {
    const steps = new UndoSteps();
    steps.played(2);
    steps.undone(entries(0, 1, 2), 0, 1, 2);
    expect(groupsOf(steps)).toEqual([[0, 1], [2]]);
  });

  it('lose what could be redone before, once something new was done', () => {
    const steps = new UndoSteps();
    steps.played(0);
    steps.undone(entries(0), 0, 1, 2);
    steps.played(0);
    steps.undone(entries(0), 0, 3, 4);
    expect(groupsOf(steps)).toEqual([[0]]);
    expect(groupsOf(steps)).toEqual([]);
  });
});
