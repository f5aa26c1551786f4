import type { LeaderId, NationId } from '@bretwalda/engine';
import { BATTLE_UNITS, isStrong, leastToFell } from '@bretwalda/engine/queries';
import type { Forces } from './battle-forces.ts';
import { type BattleSide, fighters, type SideForce } from './battle-types.ts';

/** What counts in a battle, for people to read before the dice fall. */
export type BattleFact =
  | { readonly kind: 'leader'; readonly leader: LeaderId; readonly nation: NationId }
  | { readonly kind: 'shelter'; readonly nation: NationId }
  | {
      readonly kind: 'falls';
      readonly nation: NationId;
      /** The least value that fells its units, and that of strong units beside others; null: all are alike. */
      readonly needed: number;
      readonly byStrong: number | null;
    }
  | { readonly kind: 'cavalry' | 'legions' | 'fort' | 'burh'; readonly nation: NationId }
  | { readonly kind: 'burh-first'; readonly nation: NationId }
  | { readonly kind: 'pairs' | 'no-retreat-yet' };

const FOE = { attacker: 'defender', defender: 'attacker' } as const;

/** What the dice of a force must show to fell ordinary units: one number, or two if some of it are strong. */
function neededBy(force: SideForce, target: SideForce): { needed: number; byStrong: number | null } {
  const needs = BATTLE_UNITS.filter((unit) => force[unit] > 0).map((unit) =>
    leastToFell(target, 'infantry', isStrong(force, unit), false),
  );
  const needed = Math.max(...needs);
  const least = Math.min(...needs);
  return { needed, byStrong: least < needed ? least : null };
}

/** How the units of one side can be felled (BAT-6, BAT-7, CAS-2, CAS-3). */
function defences(forces: Forces, side: BattleSide, difficult: boolean, burhFirst: boolean): BattleFact[] {
  const force = forces[side];
  const foe = forces[FOE[side]];
  const { nation } = force;
  if (side === 'defender' && difficult) return [{ kind: 'shelter', nation }, ...burhFacts(force, burhFirst)];
  const facts: BattleFact[] = [];
  const legions = force.strong;
  if (!legions && force.infantry + force.burh > 0 && fighters(foe) > 0)
    facts.push({ kind: 'falls', nation, ...neededBy(foe, force) });
  if (force.cavalry > 0) facts.push({ kind: 'cavalry', nation });
  if (legions && force.infantry > 0) facts.push({ kind: 'legions', nation });
  if (force.fort > 0) facts.push({ kind: 'fort', nation });
  return [...facts, ...burhFacts(force, burhFirst)];
}

const burhFacts = ({ burh, nation }: SideForce, burhFirst: boolean): BattleFact[] => {
  if (burh === 0) return [];
  return [{ kind: burhFirst ? 'burh-first' : 'burh', nation }];
};

export function whatCounts(
  forces: Forces,
  difficult: boolean,
  burhFirst: boolean,
  begun: boolean,
  dicePerUnit = 1,
): BattleFact[] {
  const leaders = ([forces.attacker, forces.defender] as const).flatMap(({ leader, nation }): BattleFact[] =>
    leader === null ? [] : [{ kind: 'leader', leader, nation }],
  );
  return [
    ...(dicePerUnit > 1 ? [{ kind: 'pairs' } as const] : []), // X-BAT-5
    ...leaders,
    ...defences(forces, 'defender', difficult, burhFirst),
    ...defences(forces, 'attacker', difficult, burhFirst),
    ...(begun ? [] : [{ kind: 'no-retreat-yet' } as const]), // BAT-13
  ];
}
