import { decision, type GameState, outcome, type Seat } from '@bretwalda/engine';
import {
  type Clocks,
  clocksAfter,
  deadlineOf,
  reminderOf,
  resultOf,
  runningAmong,
} from '@bretwalda/protocol';
import type { Moment, StoredGame } from './journal.ts';
import { placeOf } from './place.ts';
import { isOver } from './room.ts';

/** What the database says of a game beside its journal, worked out from a state of it. */

export const decidersOf = (state: GameState): Seat[] => [...new Set(decision(state).map(({ seat }) => seat))];

/** A game after one more row. */
export function momentOf(
  after: Pick<Moment, 'length' | 'rolls' | 'deciders'> & { readonly state: GameState },
  game: StoredGame,
  now: number,
): Moment {
  const { state, ...rest } = after;
  const clocks = clocksWith(game, after.deciders, now);
  const over = isOver(state);
  const [deadline, remindAt] = [deadlineOf(clocks), reminderOf(clocks)].map((at) =>
    at === null ? null : new Date(at),
  );
  return {
    ...rest,
    ...placeOf(state),
    at: new Date(now),
    status: over ? 'over' : 'running',
    result: over ? resultOf(outcome(state)) : null,
    clocks: over ? null : clocks,
    deadline: over ? null : (deadline ?? null),
    remindAt: over ? null : (remindAt ?? null),
  };
}

/** The clocks of a table when these seats must decide; those of computers, and of players on vacation, stand. */
function clocksWith(
  { clocks, agreed, seats }: StoredGame,
  deciders: readonly number[],
  now: number,
): Clocks | null {
  if (!clocks || !agreed.clock) return null;
  const timekeeping = seats.map(({ user, bot, away }) => ({
    isPerson: user !== null && bot === null,
    isOnVacation: away,
  }));
  const running = runningAmong(deciders, timekeeping);
  return clocksAfter(clocks, agreed.clock, running, now);
}
