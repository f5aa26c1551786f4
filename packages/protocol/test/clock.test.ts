import { describe, expect, it } from 'vitest';
import {
  clocksAfter,
  deadlineOf,
  newClocks,
  reminderOf,
  remindersOf,
  runningAmong,
  stoppedAt,
  timeLeft,
} from '../src/index.ts';

/** Play together 3: time at a table. */

const RULES = { bank: 1000, increment: 100, cap: 1500 };
const person = { isPerson: true, isOnVacation: false };

describe('clocks', () => {
  it('run for people who must decide, not for computers, nor on vacation', () => {
    const seats = [person, { isPerson: false, isOnVacation: false }, { isPerson: true, isOnVacation: true }];
    expect(runningAmong([0, 1, 2], seats)).toEqual([0]);
    expect(runningAmong([1, 2, 3], seats)).toEqual([]);
  });

  it('stand without a reward when somebody goes on vacation, and go on from there', () => {
    const running = clocksAfter(newClocks(RULES, 2), RULES, [0], 0);
    const stopped = stoppedAt(running, 0, 400);
    expect([stopped.left, stopped.since]).toEqual([
      [600, 1000],
      [null, null],
    ]);
    expect(deadlineOf(stopped)).toBeNull();
    const again = clocksAfter(stopped, RULES, [0], 5000);
    expect(timeLeft(again, 0, 5100)).toBe(500);
  });

  it('remind each player at four fifths of the time of that player', () => {
    const both = clocksAfter(clocksAfter(newClocks(RULES, 2), RULES, [0], 0), RULES, [0, 1], 300);
    expect(remindersOf(both)).toEqual([
      { seat: 0, since: 0, at: 800 },
      { seat: 1, since: 300, at: 1100 },
    ]);
    expect(reminderOf(both)).toBe(800);
    expect(remindersOf({ ...both, paused: true })).toEqual([]);
    expect(remindersOf(null)).toEqual([]);
    expect(reminderOf(newClocks(RULES, 2))).toBeNull();
  });
});
