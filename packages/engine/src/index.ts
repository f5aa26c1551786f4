/**
 * The contract of the engine: what it takes to play, check, save, view and replay a game. Read-only questions about a state are in
 * `@bretwalda/engine/queries`, the printed components in `@bretwalda/engine/data`; docs/architecture.md explains all three.
 */

export type { AreaId, LandId, SeaId } from './data/board.ts';
export type { LeaderId, NationId } from './data/nations.ts';
export type { ScenarioId } from './data/scenarios.ts';
export { DEFAULT_OPTIONS } from './game/config.ts';
export { fromPosition, positionProblems } from './game/from-position.ts';
export {
  earliestUndo,
  type History,
  newHistory,
  phaseStart,
  play,
  present,
  type SeenHistory,
  undoTo,
} from './game/history.ts';
export { type Entry, type Journal, replay, replayEntry } from './game/journal.ts';
export { checkConfig, newGame, startGame } from './game/new-game.ts';
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
export { roundAhead, turnAhead } from './game/turn-ahead.ts';
export { botView, type SeenEntry, view, viewEvents, viewJournal, withoutScores } from './game/view.ts';
export type { Action, ActionOf, ActionType, MoveAction } from './model/action.ts';
export type { Answer, Decision, DecisionData, DecisionOf } from './model/decision.ts';
export { type Dice, type RollCause, scriptedDice, seededDice } from './model/dice.ts';
export type { EventType, GameEvent } from './model/event.ts';
export {
  type Area,
  areaId,
  areaOf,
  HIDDEN_VOTE,
  landId,
  type Nation,
  NO_SEAT,
  NO_VOTE,
  NOBODY,
  NOWHERE,
  nationId,
  nationOf,
  type Seat,
  seatsOf,
  toSeat,
} from './model/ids.ts';
export {
  type Award,
  type FallenUnit,
  namedSource,
  type PointsReason,
  type PointsSource,
  type ScoreEntry,
} from './model/points.ts';
export type { Position } from './model/position.ts';
export { readAction } from './model/shape.ts';
export type { Group, Hits, Kind, Leader, Pending, PendingKind, Step } from './model/state.ts';
export { type Config, type GameState, type Options, RULES_VERSION } from './model/state.ts';
export {
  type Result,
  RuleError,
  VIOLATION_CODES,
  type Violation,
  type ViolationCode,
  type ViolationOf,
} from './model/violation.ts';
export type { ViolationDetails } from './model/violation-details.ts';
export { makeAction, parseAction } from './notation/action-text.ts';
export { makePosition, parsePosition } from './notation/position-text.ts';
export { type LoadedGame, loadGame, makeSave, parseSave, resealed, type SavedGame } from './notation/save.ts';
