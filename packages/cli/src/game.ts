import { isDeepStrictEqual } from 'node:util';
import type { Bot } from '@bretwalda/ai';
import {
  type Action,
  apply,
  botView,
  type Config,
  type GameState,
  legalActions,
  makeAction,
  type NationId,
  newGame,
  outcome,
  RuleError,
  type Seat,
  seatOfAction,
  seededDice,
  toPosition,
} from '@bretwalda/engine';
import { en } from '@bretwalda/text';
import { botSeed } from './bots.ts';
import { TurnClock } from './turn-clock.ts';

/** One game between bots. */

const LONGEST_GAME = 30_000;

/** A bot did what it must not; any other error is one of the program. */
export class Misplay extends Error {}

/** What came of a game: plain data, so that it travels between threads. */
export interface Played {
  readonly actions: number;
  /** Points by seat. */
  readonly points: readonly number[];
  readonly winners: readonly number[];
  readonly nations: Readonly<Record<NationId, number>>;
  /** Nations that had a turn. */
  readonly seen: readonly NationId[];
  /** Milliseconds that each seat thought about each turn of its nations. */
  readonly turns: readonly (readonly number[])[];
}

/** Plays to the end with a bot for each seat. With `strict`, an action must be in the list the bot was given. */
export function playGame(config: Config, seed: number, bots: readonly Bot[], strict = false): Played {
  const dice = seededDice(seed);
  const randoms = bots.map((_, seat) => seededDice(botSeed(seed, seat)));
  const clock = new TurnClock(bots.length);
  let state = newGame(config);
  const first = toPosition(state).nation;
  const seen = new Set<NationId>(first ? [first] : []);
  let actions = 0;
  while (state.pending !== null) {
    if (actions >= LONGEST_GAME) throw new Misplay(`the game has not ended after ${LONGEST_GAME} actions`);
    const { seat, legal } = asked(state);
    const seenByBot = botView(state, seat);
    const start = performance.now();
    const { action } = (bots[seat] as Bot).choose(seenByBot, legal, randoms[seat] as (typeof randoms)[0]);
    clock.add(state, seat, performance.now() - start);
    if (strict && !legal.some((other) => other === action || isDeepStrictEqual(other, action)))
      throw new Misplay(`${en.names.player(seat)} chose "${text(action)}", which is not in the list`);
    const applied = carryOut(state, action, dice, seat);
    for (const event of applied.events) if (event.type === 'turn-started') seen.add(event.nation);
    state = applied.state;
    actions++;
  }
  const { players, nations, winners } = outcome(state);
  return {
    actions,
    points: players.map(({ points }) => points),
    winners,
    nations: Object.fromEntries(
      Object.entries(nations).map(([id, { points }]) => [id, points]),
    ) as Played['nations'],
    seen: [...seen],
    turns: clock.turns,
  };
}

/** Only votes can be open to several players at once; each sees and casts but his own. */
function asked(state: GameState): { seat: Seat; legal: Action[] } {
  const all = legalActions(state);
  const seat = seatOfAction(state, all[0] as Action);
  const legal = state.pending?.kind === 'vote' ? all.filter((a) => seatOfAction(state, a) === seat) : all;
  return { seat, legal };
}

function carryOut(state: GameState, action: Action, dice: Parameters<typeof apply>[2], seat: Seat) {
  try {
    return apply(state, action, dice);
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    throw new Misplay(`${en.names.player(seat)} chose "${text(action)}": ${error.message}`, {
      cause: error,
    });
  }
}

/** A bot may have answered with anything. */
function text(action: Action): string {
  try {
    return makeAction(action);
  } catch {
    return JSON.stringify(action);
  }
}
