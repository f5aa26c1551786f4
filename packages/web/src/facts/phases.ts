import type { GameState, Nation, PendingKind } from '@bretwalda/engine';
import { hasStep, MAJOR, RAID, statusOf } from '@bretwalda/engine/queries';
import type { PhaseId } from '@bretwalda/text';

export type { PhaseId };

/** The phases of a nation's turn as the phase bar shows them (SEQ-5, MAJ-1, X-SEQ-1). */
export function phasesOf(state: GameState, nation: Nation): readonly PhaseId[] {
  const status = statusOf(state, state.round, nation);
  return [
    'population',
    ...(status & MAJOR
      ? (['movement-1', 'battles-1', 'movement-2', 'battles-2'] as const)
      : (['movement', 'battles'] as const)),
    ...(status & RAID ? (['withdrawal'] as const) : []),
    ...(hasStep(state, 'overpopulation') ? (['overpopulation'] as const) : []),
  ];
}

const STEPS: Readonly<Partial<Record<GameState['step'], PhaseId>>> = {
  'turn-start': 'population',
  allowance: 'population',
  population: 'population',
  'special-arrivals': 'population',
  invaders: 'population',
  reinforcements: 'population',
  leader: 'population',
  movement: 'movement',
  battles: 'battles',
  'before-withdrawal': 'battles',
  withdrawal: 'withdrawal',
  departure: 'overpopulation',
  overpopulation: 'overpopulation',
  reduction: 'overpopulation',
  'turn-end': 'overpopulation',
};

/** A pending decision tells it better than the step, which has often moved on. */
const ASKED: Readonly<Partial<Record<PendingKind, PhaseId>>> = {
  allowance: 'population',
  burhs: 'population',
  place: 'population',
  'leave-out': 'population',
  leader: 'population',
  move: 'movement',
  permission: 'movement',
  battle: 'battles',
  strike: 'battles',
  'burh-loss': 'battles',
  losses: 'battles',
  retreat: 'battles',
  withdraw: 'withdrawal',
  remove: 'overpopulation',
};

/** The phase that is being played; undefined between turns. */
export function phaseOf(state: GameState): PhaseId | undefined {
  if (state.nation < 0) return undefined;
  const phase = (state.pending && ASKED[state.pending.kind]) ?? STEPS[state.step];
  const major = (statusOf(state, state.round, state.nation) & MAJOR) !== 0;
  if (phase === 'movement' && major) return state.invasionHalf === 2 ? 'movement-2' : 'movement-1';
  if (phase === 'battles' && major) return state.invasionHalf === 2 ? 'battles-2' : 'battles-1';
  return phase;
}

/** Decisions between turns belong to the step before the one the game has moved on to. */
const BETWEEN: Readonly<Partial<Record<PendingKind, GameState['step']>>> = {
  begin: 'sides',
  side: 'sides',
  replace: 'roman-departure',
  'leave-out': 'all-invaders',
  exchange: 'norman-reinforcements',
  ballot: 'bretwalda',
  vote: 'bretwalda',
};

/** What happens between turns. */
export function stepOf({ pending, step }: GameState): GameState['step'] {
  if (pending?.kind === 'place') return pending.why === 'king' ? 'king' : 'special-reinforcements';
  return (pending && BETWEEN[pending.kind]) ?? step;
}

/** The phase that comes after the one being played. */
export function phaseAfter(state: GameState): PhaseId | undefined {
  const phase = phaseOf(state);
  if (!phase) return undefined;
  const all = phasesOf(state, state.nation);
  return all[all.indexOf(phase) + 1];
}
