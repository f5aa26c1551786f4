import { NO_DICE } from '../model/draft.ts';
import { type Nation, nationId } from '../model/ids.ts';
import { ownerOf } from '../model/readers.ts';
import type { GameState } from '../model/state.ts';
import { contestedAreas } from '../query/battle.ts';
import { hadTurn, inScenario } from '../query/moment.ts';
import { fromPosition } from './from-position.ts';
import { apply, decision, defaultAction, legalActions } from './play.ts';
import { toPosition } from './position.ts';

/** The round of the next turn of a nation; undefined: it has none. */
export function roundAhead(state: GameState, nation: Nation): number | undefined {
  const isOn = state.nation === nation;
  const round = isOn || hadTurn(state, nation, state.round) ? state.round + 1 : state.round;
  return inScenario(state, round) ? round : undefined;
}

/**
 * The next turn of a nation as it would be if it came now: at its owner's first decision, with what comes in its round, on
 * the board as it stands. What others are asked before that gets the engine's answer. Undefined: nothing is to be decided,
 * there is no such turn, or the board is in the midst of a battle.
 */
export function turnAhead(state: GameState, nation: Nation): GameState | undefined {
  const round = roundAhead(state, nation);
  const seat = ownerOf(state, nation);
  if (round === undefined || seat < 0 || state.pending === null) return undefined;
  if (contestedAreas(state).length > 0) return undefined;
  const { turn: _, half: __, ...board } = toPosition(state);
  const start = fromPosition({ ...board, round, nation: nationId(nation), step: 'turn-start' });
  if (!start.ok) return undefined;
  let ahead = start.value;
  while (ahead.nation === nation) {
    const isOwn = decision(ahead).some((asked) => asked.seat === seat);
    const legal = legalActions(ahead);
    if (isOwn && legal.length > 1) return ahead;
    const action = isOwn ? legal[0] : defaultAction(ahead);
    if (action === undefined || (isOwn && action.type === 'end')) return undefined;
    ahead = apply(ahead, action, NO_DICE).state;
  }
  return undefined;
}
