import { type GameState, MAJOR, type Nation, RAID, statusOf } from '@bretwalda/engine';

/** The phases of a nation's turn as the phase bar shows them (SEQ-5, MAJ-1). */
export type PhaseId = 'growth' | 'move' | 'battles' | 'move-2' | 'battles-2' | 'withdraw' | 'count';

export function phasesOf(state: GameState, nation: Nation): readonly PhaseId[] {
  const status = statusOf(state.round, nation);
  return [
    'growth',
    'move',
    'battles',
    ...(status & MAJOR ? (['move-2', 'battles-2'] as const) : []),
    ...(status & RAID ? (['withdraw'] as const) : []),
    'count',
  ];
}

const STEPS: Readonly<Record<string, PhaseId>> = {
  'turn-start': 'growth',
  allowance: 'growth',
  population: 'growth',
  'special-arrivals': 'growth',
  invaders: 'growth',
  leader: 'growth',
  movement: 'move',
  battles: 'battles',
  'before-withdrawal': 'battles',
  withdrawal: 'withdraw',
  departure: 'count',
  overpopulation: 'count',
  reduction: 'count',
  'turn-end': 'count',
};

/** The phase that is being played; undefined between turns. */
export function phaseOf(state: GameState): PhaseId | undefined {
  if (state.nation < 0) return undefined;
  const phase = STEPS[state.step];
  if (state.half === 2 && phase === 'move') return 'move-2';
  if (state.half === 2 && phase === 'battles') return 'battles-2';
  return phase;
}

/** The phase that comes after the one being played. */
export function phaseAfter(state: GameState): PhaseId | undefined {
  const phase = phaseOf(state);
  if (!phase) return undefined;
  const all = phasesOf(state, state.nation);
  return all[all.indexOf(phase) + 1];
}
