import type { Action } from '@bretwalda/engine';
import type { Reason } from '../reasons.ts';

/** An action and, if somebody asks, the reason for it. */
export interface Answer {
  readonly action: Action;
  why(): readonly Reason[];
}

/** The best of the legal actions, and how much better it is than the next. */
export function bestOf(
  legal: readonly Action[],
  value: (action: Action) => number,
): { action: Action; gain: number } {
  let action = legal[0] as Action;
  let best = Number.NEGATIVE_INFINITY;
  let second = Number.NEGATIVE_INFINITY;
  for (const candidate of legal) {
    const v = value(candidate);
    if (v > best) {
      second = best;
      best = v;
      action = candidate;
    } else if (v > second) second = v;
  }
  return { action, gain: legal.length > 1 ? best - second : 0 };
}

export const answer = (action: Action, ...reasons: readonly Reason[]): Answer => ({
  action,
  why: () => reasons,
});
