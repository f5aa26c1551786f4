import type { Area, GameState, LeaderId, Nation } from '@bretwalda/engine';
import {
  buildsForts,
  burhsIn,
  cavalryIn,
  hasFort,
  infantryIn,
  isSea,
  leaderIn,
} from '@bretwalda/engine/queries';

/** All that a nation has in one area. */
export interface Presence {
  readonly infantry: number;
  readonly cavalry: number;
  readonly fort: boolean;
  readonly burh: boolean;
  readonly leader: LeaderId | null;
}

/** Forts belong to the Romans, also where no army stands beside them (FORT-1). */
export const presenceOf = (state: GameState, nation: Nation, area: Area): Presence => ({
  infantry: infantryIn(state, nation, area),
  cavalry: cavalryIn(state, nation, area),
  fort: buildsForts(state, nation) && !isSea(area) && hasFort(state, area),
  burh: burhsIn(state, nation, area) > 0,
  leader: leaderIn(state, nation, area)?.id ?? null,
});
