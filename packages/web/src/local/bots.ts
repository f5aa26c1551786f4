import type { BotName, Choice } from '@bretwalda/ai';
import { BotPool } from '@bretwalda/ai/pool';
import type { GameState, Seat } from '@bretwalda/engine';

/** Computer players in a worker of their own, so that the page never waits for them. */

let pool: BotPool | null = null;

const spawn = () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });

/** Milliseconds that one decision may take, so that nobody waits long on a slow phone; elsewhere a king needs less. */
const LONGEST_THOUGHT = 4000;

export interface BotQuestion {
  readonly game: string;
  readonly seat: Seat;
  readonly bot: BotName;
  readonly seed: number;
  readonly decision: number;
  /** What a person in this seat would see. */
  readonly view: GameState;
}

export function askBot(question: BotQuestion): Promise<Choice> {
  pool ??= new BotPool({ spawn, workers: 1 });
  return pool.ask({ ...question, budgetMs: LONGEST_THOUGHT });
}

export const forgetBots = (game: string): void => pool?.forget(game);
