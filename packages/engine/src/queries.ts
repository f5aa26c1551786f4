/**
 * Read-only questions about a state, for bots and screens: the same ones that the rules ask. Areas, nations and seats
 * are the small numbers of the state; `areaId`, `areaOf`, `nationId` and `nationOf` of the contract convert them.
 */
export {
  ADJACENT,
  ALL_NATIONS,
  AREA,
  AREA_COUNT,
  AREAS,
  adjacentTo,
  BORDERS,
  bordersOf,
  COAST,
  coastOf,
  DIFFICULT,
  ENGLISH,
  FIRST_AREA,
  FIRST_NATION,
  FIRST_SEAT,
  isSea,
  isStrait,
  LAND_AREAS,
  LAND_COUNT,
  NATION,
  NATION_COUNT,
  REGION,
  SCOTTISH,
  STEPS,
  stepsFrom,
} from './model/ids.ts';
export { groupAt, holderOf, markerOf, overlordOf, ownerOf } from './model/readers.ts';
export {
  calendarOf,
  clauseIn,
  figuresOf,
  hasStep,
  type Rules,
  rulesOf,
  rulesWith,
  waysOf,
} from './model/rules.ts';
export { allowanceOf, leaderAllowance } from './query/allowance.ts';
export { arthursChoice } from './query/arthur.ts';
export { attackForbiddenBy, hasTruce, isPassage } from './query/attack.ts';
export {
  burhFallsFirst,
  burhQuestion,
  type Casualties,
  casualtiesOf,
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
  NO_HITS,
  ordinaryUnits,
  type Tally,
  tally,
} from './query/battle.ts';
export {
  BATTLE_UNITS,
  type BattleUnit,
  type DieAccount,
  diceAccount,
  type Pairing,
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
export { appearsIn, type LeaderStay, roster, stayOf } from './query/cast.ts';
export {
  areasForKing,
  CLAIMANTS,
  crownAhead,
  crownOf,
  isClaimant,
  isContest,
  type KingAccount,
  kingAccount,
  kingPoints,
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
  scoresHalf,
} from './query/hold-account.ts';
export { leaderAfterStep, leaderStepProblem } from './query/leader-step.ts';
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
  timelineRound,
} from './query/moment.ts';
export { type MovementAccount, movementAccount } from './query/movement-account.ts';
export { type Mover, moverOf } from './query/mover.ts';
export {
  areasWithArmies,
  areasWithStack,
  armiesIn,
  armiesInPlay,
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
  stackSizeIn,
} from './query/occupation.ts';
export { type AskedByOthers, askedByOthers } from './query/outside-turn.ts';
export { heldFast, mayLeave } from './query/overrun.ts';
export {
  areaPoints,
  buildsBurhs,
  burhsLeft,
  comeTogether,
  feedsBurhs,
  type GrowthAccount,
  growthAccount,
  hasBurh,
  hasPopulation,
  landAccount,
  overpopulation,
  populationLimit,
  populationPoints,
} from './query/population.ts';
export { affordableCavalry, cavalryPrice, infantryPrice, markerTop } from './query/prices.ts';
export {
  isReinforced,
  landArrivals,
  reinforcementsDue,
  tableReinforcements,
} from './query/reinforcements.ts';
export { canRetreat, type Leaving, retreats } from './query/retreat.ts';
export { areScoresOpen, bidOf, handicapOf, nationPoints, nationsOf, seatPoints } from './query/score.ts';
export { fits, normalLimit, overstackLimit, stackingExcess } from './query/stacking.ts';
export {
  afterStep,
  isDone,
  isLed,
  stepProblem,
  stepsFor,
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
  buildsForts,
  burhBuilder,
  canGrow,
  canOverpopulate,
  fortBuilder,
  hasBurhs,
  hasReinforcements,
  hasStrongInfantry,
  limesRound,
  submissionEnds,
} from './query/traits.ts';
