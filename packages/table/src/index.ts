/** One way to every game; docs/architecture.md explains it. */
export { BotDriver, type BotParts, type Question } from './bots.ts';
export { follow } from './follow.ts';
export type { Change, GameLink, Listener, Played, Snapshot, Submitted, Undone } from './link.ts';
export { type GameParts, LocalGame } from './local-game.ts';
export { Gap, type Opening, RemoteGame, type Wire } from './remote-game.ts';
export { ReplayGame } from './replay-game.ts';
export {
  type GameRow,
  type PlayedRow,
  rowSince,
  type SeenStep,
  secretVotes,
  seenSteps,
  type UndoneRow,
  withRow,
  withSteps,
} from './rows.ts';
export type { Viewer } from './sight.ts';
export { BOT_LEVELS, type BotLevel, type Player, people, type TableConfig, withPlayers } from './table.ts';
