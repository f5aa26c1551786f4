import { type GameState, type NationId, nationOf } from '@bretwalda/engine';
import { landAccount, overpopulation } from '@bretwalda/engine/queries';
import { growthAhead } from './growth.ts';

/** How a nation grows (POP). */
export interface Population {
  /** Points kept from the last growth, of six. */
  readonly marker: number;
  /** What its areas bring, and what it gets of it as a subject without leave (POP-13). */
  readonly fromAreas: number;
  readonly ifHalved?: number;
  /** Armies of the next growth, and what is kept. */
  readonly armies: number;
  readonly kept: number;
  /** Armies and burhs on land, the most there may be, and how many are too many (OPOP-1). */
  readonly onLand: number;
  readonly limit: number;
  readonly over: number;
}

/** The Romans have reinforcements instead (POP-6). */
export function populationOf(state: GameState, id: NationId): Population | undefined {
  const growth = growthAhead(state, id);
  if (growth === undefined) return undefined;
  const nation = nationOf(id);
  const { bodies, most } = landAccount(state, nation);
  const { carried, fromAreas, half, armies, kept } = growth;
  return {
    marker: carried,
    fromAreas,
    ...(half !== undefined && { ifHalved: half }),
    armies,
    kept,
    onLand: bodies,
    limit: most,
    over: overpopulation(state, nation),
  };
}
