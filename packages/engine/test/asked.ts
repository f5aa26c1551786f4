import { expect } from 'vitest';
import type { NationId } from '../src/data/nations.ts';
import { check, defaultAction } from '../src/game/play.ts';
import type { Action } from '../src/model/action.ts';
import { seatsOf, toSeat } from '../src/model/ids.ts';
import { makeAction } from '../src/notation/action-text.ts';
import type { TestGame } from './support.ts';

/** The answer that is given for a player who is silent. */
export const silence = (game: TestGame): string => makeAction(defaultAction(game.state) as Action);

export /** Checks who is asked what, that nobody else may answer, and gives the answer for a player who is silent. */
function asked(game: TestGame, kind: string, nation: NationId | null, at: number): string {
  const seat = toSeat(at);
  expect(game.decision).toMatchObject({ kind, nation, seat });
  const action = defaultAction(game.state) as Action;
  expect(check(game.state, action, seat)).toBeUndefined();
  for (const other of seatsOf(game.state.seats))
    if (other !== seat) expect(check(game.state, action, other)?.code).toBe('not-your-decision');
  return makeAction(action);
}
