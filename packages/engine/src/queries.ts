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
  MAY_LAND,
  NATION,
  NATION_COUNT,
  REGION,
  SCOTTISH,
  STEPS,
  stepsFrom,
} from './model/ids.ts';
export { groupAt, holderOf, markerOf, overlordOf, ownerOf } from './model/readers.ts';
export { allowanceOf, LEADER_ALLOWANCE } from './query/allowance.ts';
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
export {
  ARMY_COST,
  areaPoints,
  BURH_COST,
  buildsBurhs,
  burhsLeft,
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
  buildsForts,
  canGrow,
  canOverpopulate,
  hasBurhs,
  hasReinforcements,
  limesRound,
  submissionEnds,
} from './query/traits.ts';
