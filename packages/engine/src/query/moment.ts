import { TIMELINE, type TimelineRound } from '../data/timeline.ts';
import type { Nation } from '../model/ids.ts';
import { type GameState, ORDER_OF_PLAY, type Step } from '../model/state.ts';
import { scenarioOf } from './occupation.ts';
import { MAJOR, RAID, statusOf } from './tables.ts';

/** Where the game stands among its rounds and turns (SEQ). */

export const timelineRound = (round: number): TimelineRound => TIMELINE[round - 1] as TimelineRound;

/** The steps from one to another, both included. */
const stepsBetween = (first: Step, last: Step): readonly Step[] =>
  ORDER_OF_PLAY.slice(ORDER_OF_PLAY.indexOf(first), ORDER_OF_PLAY.indexOf(last) + 1);

const BEFORE_TURNS = stepsBetween('sides', 'standing-points');
const BEFORE_GROWTH = stepsBetween('turn-start', 'population');
const BEFORE_ARRIVALS = stepsBetween('turn-start', 'invaders');
const BEFORE_LEADERS = stepsBetween('turn-start', 'leader');
const AFTER_MOVEMENT = stepsBetween('battles', 'turn-end');
const AFTER_COUNTING = stepsBetween('bretwalda', 'over');

/** The rounds that this scenario plays, in order. */
export function roundsOf(s: GameState): readonly TimelineRound[] {
  const [first, last] = scenarioOf(s).rounds;
  return TIMELINE.slice(first - 1, last);
}

export const inScenario = (s: GameState, round: number): boolean => {
  const [first, last] = scenarioOf(s).rounds;
  return round >= first && round <= last;
};

/** Have the areas of this round been counted (SEQ-8)? */
export const isCounted = (s: GameState, round: number): boolean =>
  round < s.round || (round === s.round && AFTER_COUNTING.includes(s.step));

/** Has the nation played its turn of this round? Nations play in their order (SEQ-2). */
export const hadTurn = (s: GameState, nation: Nation, round: number): boolean => {
  if (round !== s.round) return round < s.round;
  if (BEFORE_TURNS.includes(s.step)) return false;
  return s.nation < 0 || s.nation > nation;
};

/** Is the Population Increase of this round still to come for a nation? */
export const growsLater = (s: GameState, nation: Nation): boolean =>
  s.nation === nation ? BEFORE_GROWTH.includes(s.step) : !hadTurn(s, nation, s.round);

/** Does the nation whose turn it is move a second time after these battles (MAJ-1)? */
export const isFirstHalf = (s: GameState): boolean =>
  s.invasionHalf === 1 && s.nation >= 0 && (statusOf(s.round, s.nation) & MAJOR) !== 0;

/**
 * May the moving armies be at sea when their movement ends (SEA-5, SEA-12, MAJ-4), and retreat there from a battle
 * (RET-12)? Raiders, and those who move a second time, may.
 */
export const isSeaOpen = (s: GameState): boolean =>
  isFirstHalf(s) || (s.nation >= 0 && (statusOf(s.round, s.nation) & RAID) !== 0);

/** Does a nation still have moves this round, including the second ones of a Major Invasion? */
export const movesLater = (s: GameState, nation: Nation): boolean =>
  s.nation === nation ? isFirstHalf(s) || !AFTER_MOVEMENT.includes(s.step) : !hadTurn(s, nation, s.round);

/** Are the invaders and reinforcements of a nation's next moves still to come? */
export const arrivesLater = (s: GameState, nation: Nation): boolean =>
  s.nation !== nation || !movesLater(s, nation) || BEFORE_ARRIVALS.includes(s.step);

/** Is a nation's leader of this round still to come? He comes at the end of growth, or with invaders. */
export const leaderComesLater = (s: GameState, nation: Nation, round: number): boolean => {
  if (round !== s.round) return round > s.round;
  if (s.nation !== nation) return !hadTurn(s, nation, round);
  return BEFORE_LEADERS.includes(s.step) || s.pending?.kind === 'leader';
};

/** The scoring round being played or coming next; none once the last has been counted. */
export const nextScoring = (s: GameState): number | undefined =>
  roundsOf(s).find(({ round, scoring }) => scoring && !isCounted(s, round))?.round;
