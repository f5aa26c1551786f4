import { randomBot } from './baseline/random.ts';
import type { Bot } from './bot.ts';

/** Every computer player by name. Each call makes a new one, for one seat of one game. */
const BOTS = { random: randomBot } as const satisfies Readonly<Record<string, () => Bot>>;

export type BotName = keyof typeof BOTS;
export const BOT_NAMES = Object.keys(BOTS) as readonly BotName[];

export const createBot = (name: BotName): Bot => BOTS[name]();
