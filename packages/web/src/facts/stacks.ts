import {
  type AreaId,
  areaId,
  type GameState,
  type Group,
  isDone,
  type Kind,
  N,
  type NationId,
  nationOf,
} from '@bretwalda/engine';

/** Armies that stand together and can still move as far (UI-29). */
export interface StackFact {
  readonly area: AreaId;
  readonly unit: Kind;
  readonly count: number;
  readonly left: number;
  readonly most: number;
}

/** MOV-2, ROM-1; armies that stand with their leader can be led (LDR-8). */
const mostOf = (state: GameState, nation: number, unit: Kind, at: number): number =>
  unit === 'cavalry' || nation === N.romans || state.leaders[nation]?.at === at ? 3 : 2;

function leftOf(state: GameState, nation: number, group: Group): number {
  if (isDone(state, nation, group)) return 0;
  return Math.max(0, mostOf(state, nation, group.kind, group.at) - group.spent);
}

/** The armies of a nation by area; those of the nation that moves now with the steps they have left. */
export function stacksOf(state: GameState, id: NationId): readonly StackFact[] {
  const nation = nationOf(id);
  const moving = state.nation === nation && state.pending?.kind === 'move' && state.groups.length > 0;
  const stacks = moving
    ? state.groups.map((g) => ({ at: g.at, unit: g.kind, count: g.n, left: leftOf(state, nation, g) }))
    : (['infantry', 'cavalry'] as const).flatMap((unit) =>
        (state[unit][nation] ?? []).map((count, at) => ({
          at,
          unit,
          count,
          left: mostOf(state, nation, unit, at),
        })),
      );
  return stacks
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.at - b.at)
    .map(({ at, unit, count, left }) => ({
      area: areaId(at),
      unit,
      count,
      left,
      most: mostOf(state, nation, unit, at),
    }));
}
