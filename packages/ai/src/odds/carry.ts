import type { Hits } from '@bretwalda/engine';
import { NOBODY } from '@bretwalda/engine';
import { NO_HITS, ordinaryUnits } from '@bretwalda/engine/queries';
import type { Side } from './sides.ts';

/** Where each unit rolls two dice and two hits make a loss, an odd hit is carried to the next round (X-BAT-5). */

/** What can be carried against a side, by its code. */
export const CARRIES: readonly Hits[] = [NO_HITS, { high: 0, low: 1 }, { high: 1, low: 0 }];
const NONE = 0;
const LOW = 1;
const HIGH = 2;

export const carryCode = ({ high, low }: Hits): number => (high > 0 ? HIGH : low > 0 ? LOW : NONE);

/**
 * The codes in an order that a round without losses never goes back in: one hit may be added, and then only another one
 * can change it, which makes a loss. A low hit without a target is dropped instead.
 */
export const carryOrder = (side: Side): readonly number[] =>
  ordinaryUnits({ ...side, nation: NOBODY }, 0) > 0 ? [NONE, LOW, HIGH] : [LOW, NONE, HIGH];
