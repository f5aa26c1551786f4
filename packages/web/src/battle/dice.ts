import { type Area, isSheltered, isStrong, type Nation, nationOf } from '@bretwalda/engine';
import type { DieReport, SideForce, UnitKind } from './types.ts';

/** Units in the order in which they stand and roll. */
export const UNIT_KINDS: readonly UnitKind[] = ['infantry', 'cavalry', 'fort', 'burh'];

export type Rolls = Readonly<Record<UnitKind, readonly number[]>>;

/** What a die must show to fell a unit of this kind (BAT-6, BAT-7, CAS-2). */
export function neededToFell(target: Nation, unit: UnitKind, byStrong: boolean, sheltered: boolean): number {
  if (sheltered || isStrong(target, unit)) return 6;
  return byStrong ? 4 : 5;
}

/** A unit that only a six fells wears a shield on the screen. */
export const isProtected = (nation: Nation, unit: UnitKind, sheltered: boolean): boolean =>
  sheltered || isStrong(nation, unit);

/** Kinds a die may fell. A fort falls only after the last of its Romans (CAS-3). */
function targetsOf(force: SideForce): UnitKind[] {
  const kinds = UNIT_KINDS.filter((unit) => force[unit] > 0);
  return force.nation === 'romans' && force.infantry > 0 ? ['infantry'] : kinds;
}

/** The dice of one side in one round, one for each unit, with what the leader adds (LDR-12) and whether they hit. */
export function readDice(own: SideForce, foe: SideForce, rolls: Rolls, sheltered: boolean): DieReport[] {
  const nation = nationOf(own.nation);
  const target = nationOf(foe.nation);
  return UNIT_KINDS.flatMap((unit) => {
    const bonus = own.leader !== null && unit !== 'fort' ? 1 : 0;
    const needs = targetsOf(foe).map((kind) => neededToFell(target, kind, isStrong(nation, unit), sheltered));
    const needed = Math.min(...needs, 6);
    return rolls[unit].map((natural) => {
      const value = natural + bonus;
      return { unit, natural, bonus, value, needed, hit: value >= needed };
    });
  });
}

/** Only those who were there first have the shelter of difficult land (BAT-7). */
export const shelterOf = (area: Area, side: 'attacker' | 'defender'): boolean =>
  side === 'defender' && isSheltered(area);
