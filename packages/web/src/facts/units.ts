import { type GameState, type Nation, type NationId, nationOf } from '@bretwalda/engine';
import { NATIONS } from '@bretwalda/engine/data';
import {
  ARMY_COST,
  allowanceOf,
  armiesInPlay,
  type BattleUnit,
  BURH_COST,
  buildsForts,
  canGrow,
  HIGH_HIT,
  hasFort,
  infantrySupply,
  isStrong,
  LAND_AREAS,
  LEADER_ALLOWANCE,
  leastToFell,
  lowHit,
} from '@bretwalda/engine/queries';
import type { UnitKind } from '@bretwalda/text';

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

const fights = (nation: Nation, unit: BattleUnit) => ({
  hitsOn: lowHit(isStrong(nation, unit)),
  hitsStrongOn: HIGH_HIT,
  fallsTo: leastToFell(nation, unit, false, false),
  fallsInDifficult: leastToFell(nation, unit, false, true),
});

const sum = (row: readonly number[] | undefined): number => (row ?? []).reduce((a, b) => a + b, 0);

function infantry(state: GameState, nation: Nation, total: number, led: boolean): UnitFact {
  return {
    unit: 'infantry',
    inPlay: sum(state.infantry[nation]),
    total,
    ...fights(nation, 'infantry'),
    moves: allowanceOf(nation, 'infantry', false),
    ...(led && { led: allowanceOf(nation, 'infantry', true) }),
    ...(canGrow(nation) && { cost: ARMY_COST }),
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
      ...fights(nation, 'cavalry'),
      moves: allowanceOf(nation, 'cavalry', false),
      led: allowanceOf(nation, 'cavalry', true),
    });
  if (led)
    units.push({
      unit: 'leader',
      inPlay: state.leaders[nation] ? 1 : 0,
      total: facts.leaders.length,
      moves: LEADER_ALLOWANCE,
    });
  if (buildsForts(nation))
    units.push({
      unit: 'fort',
      inPlay: LAND_AREAS.filter((area) => hasFort(state, area)).length,
      ...fights(nation, 'fort'),
      moves: 0,
    });
  if (facts.burhs > 0)
    units.push({
      unit: 'burh',
      inPlay: sum(state.burhs),
      total: facts.burhs,
      ...fights(nation, 'burh'),
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
