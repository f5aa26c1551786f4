import {
  type AreaId,
  areaId,
  areaOf,
  type GameState,
  type Kind,
  type Nation,
  type NationId,
  nationOf,
} from '@bretwalda/engine';
import { AREAS, allowanceOf, leaderIn, movementAccount, rulesOf } from '@bretwalda/engine/queries';

/** Armies that stand together and can still move as far (UI-29). */
export interface StackFact {
  readonly area: AreaId;
  readonly unit: Kind;
  readonly count: number;
  readonly left: number;
  readonly most: number;
}

const KINDS: readonly Kind[] = ['infantry', 'cavalry'];

/** Armies that do not move now could go as far as their leader would take them (LDR-8). */
const standing = (state: GameState, nation: Nation): readonly StackFact[] =>
  KINDS.flatMap((unit) =>
    AREAS.map((at) => {
      const count = state[unit][nation]?.[at] ?? 0;
      const most = allowanceOf(rulesOf(state), nation, unit, leaderIn(state, nation, at) !== undefined);
      return { area: areaId(at), unit, count, left: most, most };
    }),
  );

const moving = (state: GameState, nation: Nation): readonly StackFact[] =>
  state.groups.map((group) => {
    const { left, most } = movementAccount(state, nation, group);
    return { area: areaId(group.at), unit: group.kind, count: group.count, left, most };
  });

/** The armies of a nation by area; those of the nation that moves now with the steps they have left. */
export function stacksOf(state: GameState, id: NationId): readonly StackFact[] {
  const nation = nationOf(id);
  const moves = state.nation === nation && state.pending?.kind === 'move' && state.groups.length > 0;
  return [...(moves ? moving(state, nation) : standing(state, nation))]
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || areaOf(a.area) - areaOf(b.area));
}
