import type { Action, GameState, Nation } from '@bretwalda/engine';
import { submissionEnds } from '@bretwalda/engine/queries';
import type { Stakes } from '../value/stakes.ts';
import type { Evaluation } from '../value/value.ts';
import { type Answer, bestOf } from './answer.ts';
import { after } from './by-value.ts';

/** Rounds for which a submission holds. */
const roundsOfPeace = (s: GameState, overlord: Nation): number => submissionEnds(s, overlord) - s.round;

/** Submitting costs growth and gives the overlord points; it saves what his armies would have taken (SUB-7). */
export function submit(
  e: Evaluation,
  s: GameState,
  legal: readonly Action[],
  overlord: Nation,
  stakes: Stakes,
): Answer {
  const { peace } = e.weights;
  const { action, gain } = bestOf(
    legal,
    (candidate) =>
      after(e, s, candidate, stakes) + (candidate.type === 'submit' ? peace * roundsOfPeace(s, overlord) : 0),
  );
  return { action, why: () => [{ code: 'best-position', gain }] };
}
