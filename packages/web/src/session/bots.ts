import type { BotName, Choice } from '@bretwalda/ai';
import { BotPool } from '@bretwalda/ai/pool';
import { type GameState, type Seat, view } from '@bretwalda/engine';

/** Computer players in a worker of their own, so that the page never waits for them. */

let pool: BotPool | null = null;

const spawn = () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });

/** Milliseconds that one decision may take, so that nobody waits long on a slow phone; elsewhere a king needs less. */
const LONGEST_THOUGHT = 4000;

export interface Asked {
  readonly game: string;
  readonly seat: Seat;
  readonly bot: BotName;
  readonly seed: number;
  readonly decision: number;
  readonly state: GameState;
}

/** What a computer player answers. It sees what a person in its seat would see. */
export function askBot({ state, ...question }: Asked): Promise<Choice> {
  pool ??= new BotPool({ spawn, workers: 1 });
  return pool.ask({ ...question, view: view(state, question.seat), budgetMs: LONGEST_THOUGHT });
}

export const forgetBots = (game: string): void => pool?.forget(game);
