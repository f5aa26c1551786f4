/** The public contract of the engine. Nothing else is exported; docs/architecture.md explains it. */
export * from './data/board.ts';
export * from './data/cards.ts';
export * from './data/nations.ts';
export * from './data/scenarios.ts';
export * from './data/timeline.ts';
export { fromPosition } from './game/from-position.ts';
export { type History, newHistory, phaseStart, play, present, undoTo } from './game/history.ts';
export { type Entry, type Journal, replay, undoLimit } from './game/journal.ts';
export { checkConfig, DEFAULT_OPTIONS, newGame, startGame } from './game/new-game.ts';
export { type Outcome, outcome, type Reason } from './game/outcome.ts';
export {
  type Applied,
  apply,
  check,
  decision,
  defaultAction,
  legalActions,
  seatOfAction,
} from './game/play.ts';
export { toPosition } from './game/position.ts';
export { view } from './game/view.ts';
export type { Action, ActionOf, ActionType } from './model/action.ts';
export type { Decision } from './model/decision.ts';
export { type Dice, scriptedDice, seededDice } from './model/dice.ts';
export type { EventType, GameEvent } from './model/event.ts';
export type { Position } from './model/position.ts';
export { type Config, type GameState, type Options, RULES_VERSION, type Seat } from './model/state.ts';
export {
  type Result,
  RuleError,
  VIOLATION_CODES,
  type Violation,
  type ViolationCode,
} from './model/violation.ts';
export { makeAction, parseAction } from './notation/action-text.ts';
export { explain } from './notation/explain.ts';
export { makePosition, parsePosition } from './notation/position-text.ts';
export { type LoadedGame, loadGame, makeSave, parseSave, type SavedGame } from './notation/save.ts';
