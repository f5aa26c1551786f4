/** The public contract of the engine. Nothing else is exported; docs/architecture.md explains it. */
export * from './data/board.ts';
export * from './data/cards.ts';
export * from './data/figures.ts';
export * from './data/nations.ts';
export * from './data/scenarios.ts';
export * from './data/timeline.ts';
export { DEFAULT_OPTIONS } from './game/config.ts';
export { fromPosition, positionProblems } from './game/from-position.ts';
export { earliestUndo, type History, newHistory, phaseStart, play, present, undoTo } from './game/history.ts';
export { type Entry, type Journal, replay, undoLimit } from './game/journal.ts';
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
export { type SeenEntry, view, viewJournal } from './game/view.ts';
export type { Action, ActionOf, ActionType, MoveAction } from './model/action.ts';
export type { Answer, Decision, DecisionData, DecisionOf } from './model/decision.ts';
export { type Dice, type RollCause, scriptedDice, seededDice } from './model/dice.ts';
export type { EventType, GameEvent } from './model/event.ts';
/**
 * Read-only questions about a state, for computer players and screens. Here areas and nations are the small numbers of
 * the state; `areaId`, `areaOf`, `nationId` and `nationOf` go between them and the ids of the tables.
 */
export {
  A,
  ADJACENT,
  ALL_NATIONS,
  AREA_COUNT,
  AREAS,
  type Area,
  adjacentTo,
  areaId,
  areaOf,
  BORDERS,
  bordersOf,
  COAST,
  coastOf,
  DIFFICULT,
  ENGLISH,
  FIRST_AREA,
  FIRST_NATION,
  FIRST_SEAT,
  HIDDEN_VOTE,
  isSea,
  isStrait,
  LAND_AREAS,
  LAND_COUNT,
  landId,
  MAY_LAND,
  N,
  NATION_COUNT,
  type Nation,
  NO_SEAT,
  NO_VOTE,
  NOBODY,
  NOWHERE,
  nationId,
  nationOf,
  REGION,
  SCOTTISH,
  type Seat,
  STEPS,
  seatsOf,
  stepsFrom,
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
export { groupAt, holderOf, markerOf, overlordOf, ownerOf } from './model/readers.ts';
export type { Group, Kind, Leader, Pending, PendingKind } from './model/state.ts';
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
export { explain } from './notation/explain.ts';
export { makePosition, parsePosition } from './notation/position-text.ts';
export { type LoadedGame, loadGame, makeSave, parseSave, type SavedGame } from './notation/save.ts';
export { allowanceOf, LEADER_ALLOWANCE } from './query/allowance.ts';
export { attackForbiddenBy, hasTruce, isPassage } from './query/attack.ts';
export {
  burhFallsFirst,
  burhQuestion,
  cavalryRange,
  contestedAreas,
  type Force,
  forceIn,
  HIGH_HIT,
  hitsOf,
  isSheltered,
  isStrong,
  leaderBonus,
  leastToFell,
  lowHit,
  type Toll,
  tollOf,
} from './query/battle.ts';
export {
  BATTLE_UNITS,
  type BattleUnit,
  type DieAccount,
  diceAccount,
  type Side as BattleSide,
} from './query/battle-account.ts';
export {
  armyBounty,
  bounty,
  type Fallen,
  fortBounty,
  leaderBounty,
  type Moment,
  mayBreakPeace,
} from './query/bounty.ts';
export { appearsIn, type LeaderStay, stayOf } from './query/cast.ts';
export {
  areasForKing,
  CLAIMANTS,
  crownAhead,
  crownOf,
  isClaimant,
  isContest,
  type KingAccount,
  kingAccount,
  type VoteAccount,
  voteAccount,
} from './query/crown.ts';
export {
  countsFor,
  type HoldAccount,
  holdAccount,
  limitPart,
  nextHold,
  nextHoldOf,
  occupyAward,
} from './query/hold-account.ts';
export {
  arrivesLater,
  growsLater,
  hadTurn,
  inScenario,
  isCounted,
  isSeaOpen,
  leaderComesLater,
  movesLater,
  nextScoring,
  roundsOf,
} from './query/moment.ts';
export { type MovementAccount, movementAccount } from './query/movement-account.ts';
export {
  areasWithArmies,
  areasWithBodies,
  armiesIn,
  armiesInPlay,
  bodiesIn,
  buildsForts,
  burhsIn,
  cardNation,
  cavalryIn,
  countEnglish,
  englishCounts,
  fightersIn,
  fortIn,
  hasFort,
  infantryIn,
  isBoundTo,
  isContested,
  isSoleOccupant,
  leaderIn,
  mayBuildFort,
  scenarioOf,
  soleOccupant,
} from './query/occupation.ts';
export {
  ARMY_COST,
  areaPoints,
  BURH_COST,
  buildsBurhs,
  burhsLeft,
  canGrow,
  type GrowthAccount,
  growthAccount,
  hasBurh,
  hasPopulation,
  landAccount,
  MARKER_TOP,
  overpopulation,
  populationLimit,
  populationPoints,
} from './query/population.ts';
export { isReinforced, romanReinforcements } from './query/reinforcements.ts';
export { canRetreat, type Leaving, retreats } from './query/retreat.ts';
export { bidOf, nationPoints, nationsOf, seatPoints } from './query/score.ts';
export { fits, normalLimit, overstackLimit, stackingExcess } from './query/stacking.ts';
export {
  afterStep,
  heldFast,
  isDone,
  isLed,
  leaderAfterStep,
  leaderStepProblem,
  mayLeave,
  stepProblem,
} from './query/step.ts';
export { maySubmit, mustSubmit } from './query/submission.ts';
export { cavalrySupply, infantrySupply } from './query/supply.ts';
export {
  BOATS,
  cardOf,
  heldValues,
  holdValues,
  limesValues,
  MAJOR,
  occupyValues,
  RAID,
  snapshotValues,
  statusOf,
  timelineEvent,
} from './query/tables.ts';
export {
  canOverpopulate,
  hasBurhs,
  hasReinforcements,
  limesRound,
  submissionEnds,
} from './query/traits.ts';
