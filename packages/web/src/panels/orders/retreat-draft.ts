import type { LandId } from '@bretwalda/engine';
import type { Orders } from '@bretwalda/protocol';

/** A retreat while it is being ordered. */
export interface RetreatDraft {
  readonly standUpTo: number;
  readonly to: readonly LandId[];
}

/** With so many enemies for each of one's own nobody retreats. */
export const FIGHT_ON = 100;

/** Enemy units for each of one's own, up to which one fights on. */
export const LIMITS: readonly number[] = [0, 0.5, 1, 1.5, 2, 3, FIGHT_ON];

const USUAL: RetreatDraft = { standUpTo: 1, to: [] };

export const retreatDraft = (given: Orders['retreat']): RetreatDraft =>
  given ? { standUpTo: given.standUpTo, to: given.to as readonly LandId[] } : USUAL;
