/** Computer players on the engine's public contract; docs/ai.md explains them. */
export type { Bot, Budget, Choice } from './bot.ts';
export { BOT_NAMES, type BotName, createBot } from './levels.ts';
export {
  type Attack,
  type BattleSpec,
  battleOdds,
  NO_SIDE,
  type Odds,
  type Outcome,
  oddsIn,
  type RetreatPolicy,
  type Side,
  specIn,
} from './odds/index.ts';
export type { Origin, Reason } from './reasons.ts';
export { expectedByNow, type Standing, standingOf, targetOf } from './value/expected-points.ts';
