import { greedyBot } from './baseline/greedy.ts';
import { randomBot } from './baseline/random.ts';
import type { Bot } from './bot.ts';
import { commander } from './search/commander.ts';
import { WEIGHTS } from './value/weights.ts';

/** Every computer player by name. Each call makes a new one, for one seat of one game. */
const BOTS = {
  random: randomBot,
  greedy: greedyBot,
  squire: () => commander({ weights: WEIGHTS, noise: 0.3, plans: 1, samples: 0, replies: 0 }),
  thane: () => commander({ weights: WEIGHTS, noise: 0, plans: 1, samples: 0, replies: 0 }),
  k0: () => commander({ weights: WEIGHTS, noise: 0, plans: 8, samples: 3, replies: 0 }),
  k4: () => commander({ weights: WEIGHTS, noise: 0, plans: 8, samples: 3, replies: 4 }),
  k9: () => commander({ weights: WEIGHTS, noise: 0, plans: 8, samples: 3, replies: 9 }),
} as const satisfies Readonly<Record<string, () => Bot>>;

export type BotName = keyof typeof BOTS;
export const BOT_NAMES = Object.keys(BOTS) as readonly BotName[];

export const createBot = (name: BotName): Bot => BOTS[name]();
