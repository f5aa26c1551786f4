/** What a server of games and its clients say to each other; docs/architecture.md explains it. */

export { type Accounts, makeAccounts } from './accounts.ts';
export {
  type ApiParts,
  allTold,
  type GameApi,
  type Looking,
  makeApi,
  type Opened,
  RefusedError,
  refusalIn,
  type SeenEvent,
  type Told,
  type ToldApi,
} from './api.ts';
export * from './clock.ts';
export { type ConnectionParts, type ConnectionState, connectGame, GameConnection } from './connection.ts';
/** Actions in one submission; a turn of the largest army has fewer. */
export const actionLimit = 60;

export { commitmentTo, type DiceSource, fairDice, rollAt } from './dice.ts';
export * from './dice-record.ts';
export { ERROR_CODES, type ErrorCode, type Refusal, readRefusal } from './errors.ts';
export * from './orders.ts';
export * from './proof.ts';
export * from './result.ts';
export * from './table.ts';
export * from './talk.ts';
