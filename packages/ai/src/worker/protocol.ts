import type { Action, GameState, Seat } from '@bretwalda/engine';
import { BOT_NAMES, type BotName } from '../levels.ts';
import type { Reason } from '../reasons.ts';

/** What a pool and its workers say to each other: plain data that survives a structured clone. */

/** A seat of a game must decide. */
export interface Question {
  /** Any name, the same for all questions of a game. */
  readonly game: string;
  readonly seat: Seat;
  readonly bot: BotName;
  /** The seed of the bots in this game, unrelated to the dice of the game. */
  readonly seed: number;
  /**
   * How many actions the game has seen. Together with the seed it fixes the bot's dice; if it goes down, moves were
   * undone.
   */
  readonly decision: number;
  /** What the seat sees: `botView(state, seat)`. */
  readonly view: GameState;
  /** The bot answers with the best it has after this time, counted from when it starts to think. */
  readonly budgetMs?: number;
}

export interface Request extends Question {
  readonly id: number;
}

/** The game is over, or has left the table: its bots are no longer needed. No reply. */
export interface Forget {
  readonly type: 'forget';
  readonly game: string;
}

export type Message = Request | Forget;

export type Reply =
  | { readonly id: number; readonly action: Action; readonly reasons: readonly Reason[] }
  | { readonly id: number; readonly error: string };

/** What is wrong with a question, or undefined. Of the view only the outer shape is checked. */
export function problemOf(question: object): string | undefined {
  const { game, seat, bot, seed, decision, view, budgetMs = 0 } = question as Record<keyof Question, unknown>;
  if (typeof game !== 'string') return 'game must be a string';
  if (!isCount(seat)) return 'seat must be 0, 1, 2, ...';
  if (!BOT_NAMES.includes(bot as BotName)) return `bot must be one of ${BOT_NAMES.join(', ')}`;
  if (!Number.isSafeInteger(seed)) return 'seed must be a whole number';
  if (!isCount(decision)) return 'decision must be 0, 1, 2, ...';
  if (typeof view !== 'object' || view === null || !('pending' in view)) return 'view must be a game state';
  if (typeof budgetMs !== 'number' || !(budgetMs >= 0)) return 'budgetMs must be a number of milliseconds';
  return undefined;
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
