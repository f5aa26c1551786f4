import { UNIT_KINDS } from './battle-dice.ts';
import type { DieReport, RoundReport, SideForce, UnitKind } from './battle-types.ts';

/** One unit in a row of the battle window. */
export interface UnitView {
  readonly key: string;
  readonly unit: UnitKind;
  /** None before they are rolled; more than one where each unit rolls several. */
  readonly dice: readonly DieReport[];
  readonly fate: 'stands' | 'fallen' | 'left';
}

/** The units of a side one by one: in a round with their dice and their fate, otherwise as they stand. */
export function unitViews(
  force: SideForce,
  round: RoundReport | null,
  side: 'attacker' | 'defender',
): UnitView[] {
  const dice = round ? round.dice[side] : [];
  return UNIT_KINDS.flatMap((unit) => {
    const own = dice.filter((die) => die.unit === unit);
    const many = force[unit];
    const each = many === 0 ? 0 : own.length / many;
    const lost = round ? round.losses[side][unit] : 0;
    const left = round && (unit === 'infantry' || unit === 'cavalry') ? leftBy(round, force, unit) : 0;
    return Array.from({ length: many }, (_, i) => ({
      key: `${unit}${i}`,
      unit,
      dice: own.slice(i * each, (i + 1) * each),
      fate: i >= many - lost ? 'fallen' : i >= many - lost - left ? 'left' : 'stands',
    }));
  });
}

const leftBy = (round: RoundReport, force: SideForce, unit: 'infantry' | 'cavalry'): number =>
  round.retreats.reduce((n, retreat) => (retreat.nation === force.nation ? n + retreat[unit] : n), 0);
