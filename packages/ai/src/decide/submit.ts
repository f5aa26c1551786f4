import { type Action, type GameState, N, type Nation } from '@bretwalda/engine';
import type { Stakes } from '../value/stakes.ts';
import type { Evaluation } from '../value/value.ts';
import { type Answer, bestOf } from './answer.ts';
import { after } from './by-value.ts';

/** Rounds for which a submission holds: to the Romans until they leave, to the Angles until round 12 (SUB-25, BSUB-11). */
const roundsOfPeace = (s: GameState, overlord: Nation): number => (overlord === N.romans ? 6 : 13) - s.round;

/** Submitting costs growth and gives the overlord points; it saves what his armies would have taken (SUB-7). */
export function submit(
  e: Evaluation,
  s: GameState,
  legal: readonly Action[],
  overlord: Nation,
  stakes: Stakes,
  peace: number,
): Answer {
  const { action, gain } = bestOf(
    legal,
    (candidate) =>
      after(e, s, candidate, stakes) + (candidate.type === 'submit' ? peace * roundsOfPeace(s, overlord) : 0),
  );
  return { action, why: () => [{ code: 'best-position', gain }] };
}
