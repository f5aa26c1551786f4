import type { Action } from '../model/action.ts';
import { scriptedDice } from '../model/dice.ts';
import type { Seat } from '../model/ids.ts';
import type { Config, GameState } from '../model/state.ts';
import { ok, type Result, refused, type Violation, violation } from '../model/violation.ts';
import { checkConfig, newGame } from './new-game.ts';
import { type Applied, apply, check, seatOfAction } from './play.ts';

/** One action of a game with the dice it rolled. A game is its configuration plus its journal. */
export interface Entry {
  readonly seq: number;
  readonly seat: Seat;
  readonly action: Action;
  readonly rolls: readonly number[];
}

export type Journal = readonly Entry[];

const broken = (seq: number, reason: string, cause?: Violation): Violation =>
  violation('bad-journal', cause?.rule ?? 'journal', {
    entry: seq,
    reason,
    ...(cause && { cause: cause.code, ...cause.details }),
  });

/** The state after a list of entries, or the first entry that does not fit. */
export function replay(config: Config, journal: Journal): Result<GameState> {
  const problem = checkConfig(config);
  if (problem) return refused(problem);
  let state = newGame(config);
  for (const [index, entry] of journal.entries()) {
    const next = replayEntry(state, entry, index);
    if (!next.ok) return next;
    state = next.value.state;
  }
  return ok(state);
}

/** The state after one more entry, which must be the one numbered `index`. */
export function replayEntry(state: GameState, entry: Entry, index: number): Result<Applied> {
  if (entry.seq !== index) return refused(broken(index, `entry ${entry.seq} stands in its place`));
  const problem = check(state, entry.action, entry.seat);
  if (problem) return refused(broken(index, 'the action is not legal here', problem));
  if (seatOfAction(state, entry.action) !== entry.seat)
    return refused(broken(index, 'another seat decides here'));
  const dice = scriptedDice(entry.rolls);
  try {
    const applied = apply(state, entry.action, dice);
    if (dice.left() > 0) return refused(broken(index, `${dice.left()} rolls are left over`));
    return ok(applied);
  } catch (error) {
    if (error instanceof RangeError) return refused(broken(index, error.message));
    throw error;
  }
}

/** How many entries must stay when `seat`, who decides now, goes back: not past dice or another player's entry. */
export function undoLimit(journal: readonly Pick<Entry, 'seat' | 'rolls'>[], seat: Seat): number {
  let limit = journal.length;
  while (limit > 0) {
    const entry = journal[limit - 1];
    if (entry?.seat !== seat || entry.rolls.length > 0) break;
    limit--;
  }
  return limit;
}
