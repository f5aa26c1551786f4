import {
  type Action,
  apply,
  type Config,
  fromPosition,
  type GameState,
  legalActions,
  makeAction,
  newGame,
  outcome,
  parseAction,
  parsePosition,
  scriptedDice,
  seatOfAction,
  seededDice,
  view,
} from '@bretwalda/engine';
import type { Bot, Choice } from '../../src/bot.ts';

const LONGEST_GAME = 10_000;

/** A game between bots, one for each seat, to its end. Every action must be one of those offered. */
export function playOut(config: Config, seed: number, bots: readonly Bot[]) {
  const dice = seededDice(seed);
  const random = seededDice(seed + 1_000_003);
  let state = newGame(config);
  let actions = 0;
  for (; state.pending !== null; actions++) {
    if (actions >= LONGEST_GAME) throw new Error(`no end after ${actions} actions`);
    const all = legalActions(state);
    const seat = seatOfAction(state, all[0] as Action);
    const legal = legalActions(state, seat);
    const { action } = (bots[seat] as Bot).choose(view(state, seat), legal, random);
    if (!legal.includes(action)) throw new Error(`${makeAction(action)} was not offered`);
    state = apply(state, action, dice).state;
  }
  return { actions, ...outcome(state) };
}

/** A position in text notation. */
export function at(text: string): GameState {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(JSON.stringify(position.violation));
  const state = fromPosition(position.value);
  if (!state.ok) throw new Error(JSON.stringify(state.violation));
  return state.value;
}

/** A position after some actions, each with the dice that it rolls. */
export function after(text: string, actions: readonly (readonly [string, readonly number[]])[]): GameState {
  return actions.reduce((state, [action, rolls]) => {
    const parsed = parseAction(action);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.violation));
    return apply(state, parsed.value, scriptedDice(rolls)).state;
  }, at(text));
}

/** What a bot answers in a position. */
export function ask(bot: Bot, state: GameState, seed = 1): Choice {
  const legal = legalActions(state);
  return bot.choose(view(state, seatOfAction(state, legal[0] as Action)), legal, seededDice(seed));
}

/** The texts of its moves in a position, to the end of the Movement Phase. */
export function moves(bot: Bot, start: GameState, seed = 1): string[] {
  const random = seededDice(seed);
  const texts: string[] = [];
  let state = start;
  while (state.pending?.kind === 'move') {
    const { action } = bot.choose(state, legalActions(state), random);
    texts.push(makeAction(action));
    if (action.type === 'end') break;
    state = apply(state, action, seededDice(1)).state;
  }
  return texts;
}
