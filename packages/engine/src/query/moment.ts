import type { TimelineRound } from '../data/timeline.ts';
import type { Nation } from '../model/ids.ts';
import { hasStep, rulesOf } from '../model/rules.ts';
import type { GameState, Step } from '../model/state.ts';
import { scenarioOf } from './occupation.ts';
import { MAJOR, RAID, statusOf } from './tables.ts';
import { canGrow, waitsAtSea } from './traits.ts';

/** Where the game stands among its rounds and turns (SEQ). */

export const timelineRound = (s: GameState, round: number): TimelineRound =>
  rulesOf(s).timeline.find((row) => row.round === round) as TimelineRound;

/** Does the game stand at or before a step of its order of play, and at or after one? */
const isUpTo = (s: GameState, step: Step): boolean => placeOf(s, s.step) <= placeOf(s, step);
const isFrom = (s: GameState, step: Step): boolean => placeOf(s, s.step) >= placeOf(s, step);
const placeOf = (s: GameState, step: Step): number => rulesOf(s).place[step] ?? -1;

/** The rounds that this scenario plays, in order. */
export function roundsOf(s: GameState): readonly TimelineRound[] {
  return rulesOf(s).timeline.filter(({ round }) => inScenario(s, round));
}

export const inScenario = (s: GameState, round: number): boolean => {
  const [first, last] = scenarioOf(s).rounds;
  return round >= first && round <= last;
};

/** Have the areas of this round been counted (SEQ-8)? */
export const isCounted = (s: GameState, round: number): boolean =>
  round < s.round || (round === s.round && !isUpTo(s, 'hold-points'));

/** Has the nation played its turn of this round? Nations play in their order (SEQ-2). */
export const hadTurn = (s: GameState, nation: Nation, round: number): boolean => {
  if (round !== s.round) return round < s.round;
  if (!isFrom(s, 'turn-start')) return false;
  return s.nation < 0 || s.nation > nation;
};

/** Is the Population Increase of this round still to come for a nation? */
export const growsLater = (s: GameState, nation: Nation): boolean =>
  s.nation === nation ? isUpTo(s, 'population') : !hadTurn(s, nation, s.round);

/** Does the nation whose turn it is move a second time after these battles (MAJ-1)? */
export const isFirstHalf = (s: GameState): boolean =>
  s.invasionHalf === 1 && s.nation >= 0 && (statusOf(s, s.round, s.nation) & MAJOR) !== 0;

/** Does the nation whose turn it is raid (RAID-1)? */
export const isRaidingTurn = (s: GameState): boolean =>
  s.nation >= 0 && (statusOf(s, s.round, s.nation) & RAID) !== 0;

/**
 * May the moving armies be at sea when their movement ends (SEA-5, SEA-12, MAJ-4)? Raiders, and those who move a second
 * time, may.
 */
export const isSeaOpen = (s: GameState): boolean =>
  isFirstHalf(s) || isRaidingTurn(s) || (s.nation >= 0 && waitsAtSea(s, s.nation));

/** Does a nation still have moves this round, including the second ones of a Major Invasion? */
export const movesLater = (s: GameState, nation: Nation): boolean =>
  s.nation === nation ? isFirstHalf(s) || !isFrom(s, 'battles') : !hadTurn(s, nation, s.round);

/** Are the invaders and reinforcements of a nation's next moves still to come? */
export const arrivesLater = (s: GameState, nation: Nation): boolean => {
  if (!movesLater(s, nation)) return true;
  if (hasStep(s, 'all-invaders') && canGrow(s, nation)) return isUpTo(s, 'all-invaders'); // DIG-1
  return s.nation !== nation || isUpTo(s, 'invaders');
};

/** Is a nation's leader of this round still to come? He comes at the end of growth, or with invaders. */
export const leaderComesLater = (s: GameState, nation: Nation, round: number): boolean => {
  if (round !== s.round) return round > s.round;
  if (s.nation !== nation) return !hadTurn(s, nation, round);
  return isUpTo(s, 'leader') || s.pending?.kind === 'leader';
};

/** The scoring round being played or coming next; none once the last has been counted, or if areas never are. */
export const nextScoring = (s: GameState): number | undefined =>
  !hasStep(s, 'hold-points')
    ? undefined
    : roundsOf(s).find(({ round, scoring }) => scoring && !isCounted(s, round))?.round;
