import { type GameState, type Group, N } from '@bretwalda/engine';

/** Steps that a group still has on its own or behind its leader (MOV-2, LDR-8). */
export function allowanceLeft(state: GameState, group: Group): number {
  const leader = state.leaders[state.nation];
  const led = leader !== null && leader !== undefined && leader.at === group.at;
  const most = led || group.kind === 'cavalry' || state.nation === N.romans ? 3 : 2;
  return Math.max(0, most - group.spent);
}
