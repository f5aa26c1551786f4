import {
  ARMY_COST,
  armiesInPlay,
  BURH_COST,
  type GameState,
  hasFort,
  infantrySupply,
  isStrong,
  LAND_AREAS,
  N,
  NATIONS,
  type NationId,
  nationOf,
} from '@bretwalda/engine';

export type UnitKind = 'infantry' | 'cavalry' | 'leader' | 'fort' | 'burh';

/** What a unit of a nation can do (UI-29). */
export interface UnitFact {
  readonly unit: UnitKind;
  readonly inPlay: number;
  /** None: as many as are built (GEN-6). */
  readonly total?: number;
  /** The least roll that hits an ordinary target, and a strong one (BAT-6); none: it rolls no die. */
  readonly hitsOn?: number;
  readonly hitsStrongOn?: number;
  /** The least roll of an ordinary enemy that removes it, and when it defends difficult terrain (BAT-7). */
  readonly fallsTo?: number;
  readonly fallsInDifficult?: number;
  /** Areas it moves, and led by a leader (MOV-2, LDR-8). */
  readonly moves: number;
  readonly led?: number;
  /** Population points. */
  readonly cost?: number;
}

const strong = (nation: number, unit: 'infantry' | 'cavalry' | 'fort' | 'burh') =>
  isStrong(nation, unit)
    ? { hitsOn: 4, hitsStrongOn: 6, fallsTo: 6, fallsInDifficult: 6 }
    : { hitsOn: 5, hitsStrongOn: 6, fallsTo: 5, fallsInDifficult: 6 };

const sum = (row: readonly number[] | undefined): number => (row ?? []).reduce((a, b) => a + b, 0);

function infantry(state: GameState, nation: number, total: number, led: boolean): UnitFact {
  const roman = nation === N.romans;
  return {
    unit: 'infantry',
    inPlay: sum(state.infantry[nation]),
    total,
    ...strong(nation, 'infantry'),
    moves: roman ? 3 : 2,
    ...(led && { led: 3 }),
    ...(!roman && { cost: ARMY_COST }), // POP-6
  };
}

/** The kinds of units that a nation has. */
export function unitsOf(state: GameState, id: NationId): readonly UnitFact[] {
  const nation = nationOf(id);
  const facts = NATIONS[nation];
  if (facts === undefined) return [];
  const led = facts.leaders.length > 0;
  const units: UnitFact[] = [infantry(state, nation, facts.infantry, led)];
  if (facts.cavalry > 0)
    units.push({
      unit: 'cavalry',
      inPlay: sum(state.cavalry[nation]),
      total: facts.cavalry,
      ...strong(nation, 'cavalry'),
      moves: 3,
      led: 3,
    });
  if (led)
    units.push({
      unit: 'leader',
      inPlay: state.leaders[nation] ? 1 : 0,
      total: facts.leaders.length,
      moves: 3,
    });
  if (nation === N.romans)
    units.push({
      unit: 'fort',
      inPlay: LAND_AREAS.filter((area) => hasFort(state, area)).length,
      ...strong(nation, 'fort'),
      moves: 0,
    });
  if (facts.burhs > 0)
    units.push({
      unit: 'burh',
      inPlay: sum(state.burhs),
      total: facts.burhs,
      ...strong(nation, 'burh'),
      moves: 0,
      cost: BURH_COST,
    });
  return units;
}

/** Armies in play and the most there can be (GEN-5). */
export function armyCount(
  state: GameState,
  id: NationId,
): { readonly inPlay: number; readonly total: number } {
  const nation = nationOf(id);
  const facts = NATIONS[nation];
  return { inPlay: armiesInPlay(state, nation), total: (facts?.infantry ?? 0) + (facts?.cavalry ?? 0) };
}

/** Infantry that population could still raise (POP-4). */
export const supplyOf = (state: GameState, id: NationId): number => infantrySupply(state, nationOf(id));
