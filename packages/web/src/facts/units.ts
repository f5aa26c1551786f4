import { type GameState, type Nation, type NationId, nationOf } from '@bretwalda/engine';
import {
  allowanceOf,
  armiesInPlay,
  type BattleUnit,
  buildsForts,
  canGrow,
  cavalryPrice,
  figuresOf,
  HIGH_HIT,
  hasFort,
  hasStrongInfantry,
  infantryPrice,
  infantrySupply,
  isStrong,
  LAND_AREAS,
  leaderAllowance,
  leastToFell,
  lowHit,
  rulesOf,
} from '@bretwalda/engine/queries';
import type { UnitKind } from '@bretwalda/text';
import { comingLeaders } from './leaders.ts';

/** What a unit of a nation can do (UI-29). */
export interface UnitFact {
  readonly unit: UnitKind;
  readonly inPlay: number;
  /** None: as many as are built (GEN-6). */
  readonly total?: number;
  /** Dice that it rolls, and as many hits that one of its enemies rolls remove it (BAT-4, X-BAT-5). */
  readonly dice: number;
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

/** Are there units that only a high roll hits (GEN-3)? */
const hasStrongUnits = (state: GameState): boolean => {
  const { maxCavalry, traitOf } = rulesOf(state);
  return maxCavalry.some((n) => n > 0) || traitOf.strongInfantry.some(Boolean);
};

const fights = (state: GameState, nation: Nation, unit: BattleUnit) => {
  const own = { strong: hasStrongInfantry(state, nation) };
  return {
    dice: figuresOf(state).dicePerUnit,
    hitsOn: lowHit(isStrong(own, unit)),
    ...(hasStrongUnits(state) && { hitsStrongOn: HIGH_HIT }),
    fallsTo: leastToFell(own, unit, false, false),
    fallsInDifficult: leastToFell(own, unit, false, true),
  };
};

const sum = (row: readonly number[] | undefined): number => (row ?? []).reduce((a, b) => a + b, 0);

function infantry(state: GameState, nation: Nation, total: number, led: boolean): UnitFact {
  return {
    unit: 'infantry',
    inPlay: sum(state.infantry[nation]),
    total,
    ...fights(state, nation, 'infantry'),
    moves: allowanceOf(rulesOf(state), nation, 'infantry', false),
    ...(led && { led: allowanceOf(rulesOf(state), nation, 'infantry', true) }),
    ...(canGrow(state, nation) && { cost: infantryPrice(state, nation) }),
  };
}

/** The kinds of units that a nation has. */
export function unitsOf(state: GameState, id: NationId): readonly UnitFact[] {
  const nation = nationOf(id);
  const rules = rulesOf(state);
  const { maxInfantry, maxCavalry, traitOf, figures } = rules;
  const leaders = comingLeaders(state, id).length;
  const cavalry = maxCavalry[nation] ?? 0;
  const units: UnitFact[] = [infantry(state, nation, maxInfantry[nation] ?? 0, leaders > 0)];
  if (cavalry > 0)
    units.push({
      unit: 'cavalry',
      inPlay: sum(state.cavalry[nation]),
      total: cavalry,
      ...fights(state, nation, 'cavalry'),
      moves: allowanceOf(rules, nation, 'cavalry', false),
      led: allowanceOf(rules, nation, 'cavalry', true),
      ...(cavalryPrice(state, nation) < Number.POSITIVE_INFINITY && { cost: cavalryPrice(state, nation) }),
    });
  if (leaders > 0)
    units.push({
      unit: 'leader',
      inPlay: state.leaders[nation] ? 1 : 0,
      total: leaders,
      dice: 0,
      moves: leaderAllowance(rules),
    });
  if (buildsForts(state, nation))
    units.push({
      unit: 'fort',
      inPlay: LAND_AREAS.filter((area) => hasFort(state, area)).length,
      ...fights(state, nation, 'fort'),
      moves: 0,
    });
  if (traitOf.burhs[nation])
    units.push({
      unit: 'burh',
      inPlay: sum(state.burhs),
      total: figures.maxBurhs,
      ...fights(state, nation, 'burh'),
      moves: 0,
      cost: figures.burhCost,
    });
  return units;
}

/** Armies in play and the most there can be (GEN-5). */
export function armyCount(
  state: GameState,
  id: NationId,
): { readonly inPlay: number; readonly total: number } {
  const nation = nationOf(id);
  const { maxInfantry, maxCavalry } = rulesOf(state);
  return {
    inPlay: armiesInPlay(state, nation),
    total: (maxInfantry[nation] ?? 0) + (maxCavalry[nation] ?? 0),
  };
}

/** Infantry that population could still raise (POP-4). */
export const supplyOf = (state: GameState, id: NationId): number => infantrySupply(state, nationOf(id));
