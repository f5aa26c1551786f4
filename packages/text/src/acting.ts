import { areaId, type GameState, type LeaderId, type NationId, nationId, nationOf } from '@bretwalda/engine';
import { comeTogether } from '@bretwalda/engine/queries';

/** Who acts, for the labels of actions. */

export const movingNation = (state: GameState): NationId | null =>
  state.nation < 0 ? null : nationId(state.nation);

export const retreatingNation = (state: GameState): NationId | null =>
  state.pending?.kind === 'retreat' ? nationId(state.pending.nation) : movingNation(state);

/** The leader of a nation if he stands in an area; null for the area: wherever he is. */
export function leaderAt(state: GameState, nation: NationId | null, at: string | null): LeaderId | null {
  const leader = nation && state.leaders[nationOf(nation)];
  return leader && (at === null || areaId(leader.at) === at) ? leader.id : null;
}

export const arrivingLeader = (state: GameState): LeaderId | null =>
  state.pending?.kind === 'leader' ? state.pending.leader : null;

export const battleArea = (state: GameState) => (state.battle ? areaId(state.battle.area) : null);

/** Infantry that comes when so many cavalry are taken for it (R16-5). */
export const footBeside = (state: GameState, cavalry: number): number =>
  state.pending?.kind === 'exchange' ? state.pending.due - 2 * cavalry : 0;

/** How many armies an order to place them places: one, or all that come together (X-REI-2, DIG-35). */
export const placedAtOnce = (state: GameState): number =>
  state.pending?.kind === 'place' && comeTogether(state, state.pending.why) ? state.pending.left : 1;
