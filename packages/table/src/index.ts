/** One way to every game; docs/architecture.md explains it. */
export { BotDriver, type BotParts, type Question } from './bots.ts';
export { follow } from './follow.ts';
export type { Change, GameLink, Listener, Played, Snapshot, Submitted, Undone } from './link.ts';
export { type GameParts, LocalGame } from './local-game.ts';
export { ReplayGame } from './replay-game.ts';
export { BOT_LEVELS, type BotLevel, type Player, people, type TableConfig, withPlayers } from './table.ts';
