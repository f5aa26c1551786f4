import type { Action, GameState, Seat } from '@bretwalda/engine';
import { BOT_NAMES, type BotName } from '../levels.ts';
import type { Reason } from '../reasons.ts';

/** What a pool and its workers say to each other: plain data that survives a structured clone. */

/** A seat of a game has to decide. */
export interface Question {
  /** Any name; all questions of a game have the same. */
  readonly game: string;
  readonly seat: Seat;
  readonly bot: BotName;
  /** The chance of the bots in this game. It has nothing to do with the dice of the game. */
  readonly seed: number;
  /** How many actions the game has seen. With the seed it fixes the bot's chance; when it falls, moves were undone. */
  readonly decision: number;
  /** What the seat sees: `view(state, seat)`. */
  readonly view: GameState;
  /** The bot answers with what it has after this time, counted from the moment it begins to think. */
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

/** What is wrong with a question, or undefined. The view is taken on trust but for its outer shape. */
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
