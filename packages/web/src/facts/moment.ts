import {
  buildsBurhs,
  type GameState,
  type Nation,
  scenarioOf,
  TIMELINE,
  type TimelineRound,
} from '@bretwalda/engine';

/** Where the game stands among the rounds. */

const AFTER_HOLD: readonly GameState['step'][] = ['bretwalda', 'king', 'round-end', 'over'];
const BEFORE_TURNS: readonly GameState['step'][] = [
  'sides',
  'round-start',
  'roman-departure',
  'arthur-departure',
  'special-reinforcements',
  'norman-reinforcements',
  'standing-points',
];

/** The rounds that this scenario plays, in order. */
export function roundsOf(state: GameState): readonly TimelineRound[] {
  const [first, last] = scenarioOf(state).rounds;
  return TIMELINE.filter(({ round }) => round >= first && round <= last);
}

export const inScenario = (state: GameState, round: number): boolean => {
  const [first, last] = scenarioOf(state).rounds;
  return round >= first && round <= last;
};

/** Have the areas of this round been counted (SEQ-8)? */
export const isCounted = (state: GameState, round: number): boolean =>
  round < state.round || (round === state.round && AFTER_HOLD.includes(state.step));

/** Has the nation played its turn of this round? Playing order is the order of the nations (SEQ-2). */
export const hadTurn = (state: GameState, nation: Nation, round: number): boolean => {
  if (round !== state.round) return round < state.round;
  if (BEFORE_TURNS.includes(state.step)) return false;
  return state.nation < 0 || state.nation > nation;
};

/** The scoring round that is played now or comes next; none once the last has been counted. */
export const nextScoring = (state: GameState): number | undefined =>
  roundsOf(state).find(({ round, scoring }) => scoring && !isCounted(state, round))?.round;

/** BURH-1. */
export const isBurhRound = buildsBurhs;
