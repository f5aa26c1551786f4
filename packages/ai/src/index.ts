/** Computer players on the engine's public contract; docs/ai.md explains them. */
export type { Bot, Budget, Choice } from './bot.ts';
export { BOT_NAMES, type BotName, createBot } from './levels.ts';
export { describe, type Reason } from './reasons.ts';
